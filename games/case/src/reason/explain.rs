//! Why something is certain: the fewest events that force it.

use irrgarten_game::Seat;
use irrgarten_kit::Indexed as _;

use super::evidence::Evidence;
use super::logic::Facts;
use super::places::{Holder, Question};
use crate::components::Card;

/// Something that is so in every deal that fits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fact {
    pub holder: Holder,
    pub card: Card,
    /// Has it, or has it not.
    pub held: bool,
}

/// Events of which none can be left out, by their place in the evidence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    pub events: Vec<usize>,
    /// Does it take the number of cards in the hands?
    pub sizes: bool,
}

impl Reason {
    /// The turns these events belong to, each once.
    pub fn turns(&self, evidence: &Evidence) -> Vec<u16> {
        let mut turns: Vec<u16> = self.events.iter().map(|&nth| evidence.events[nth].turn).collect();
        turns.dedup();
        turns
    }
}

impl Facts {
    /// Everything that is certain and worth saying: of some cards the holder, of the others the holders that do not
    /// have them.
    pub fn all<'a>(&'a self, evidence: &'a Evidence) -> impl Iterator<Item = Fact> + 'a {
        let holders = || Seat::all(evidence.seats()).map(Holder::Seat).chain([Holder::File]);
        let cards = Card::all().filter(|&card| !evidence.open.has(card));
        cards.flat_map(move |card| {
            let sure = holders().find(|&holder| self.certain(holder, card));
            holders().filter_map(move |holder| match sure {
                Some(place) => (place == holder).then_some(Fact { holder, card, held: true }),
                None => (!self.possible(holder, card)).then_some(Fact { holder, card, held: false }),
            })
        })
    }
}

/// A smallest set of events from which the fact follows: none of them can be left out. `None` if it does not follow.
pub fn explain(evidence: &Evidence, fact: Fact) -> Option<Reason> {
    let mut kept: Vec<usize> = (0..evidence.events.len()).collect();
    if !follows(evidence, &kept, true, fact) {
        return None;
    }
    let sizes = !follows(evidence, &kept, false, fact);
    // The latest events go first, so that the reason is one that was known as early as possible.
    for nth in (0..evidence.events.len()).rev() {
        let without: Vec<usize> = kept.iter().copied().filter(|&other| other != nth).collect();
        if follows(evidence, &without, sizes, fact) {
            kept = without;
        }
    }
    Some(Reason { events: kept, sizes })
}

/// Is there no deal in which it is otherwise?
fn follows(evidence: &Evidence, events: &[usize], sizes: bool, fact: Fact) -> bool {
    let mut question = Question::new(evidence);
    for &nth in events {
        question.learn(evidence.events[nth]);
    }
    if !sizes {
        question.forget_sizes();
    }
    if fact.held {
        question.forbid(fact.holder, fact.card);
    } else {
        question.force(fact.holder, fact.card);
    }
    question.solve(None).is_none()
}

/// The first event after which no deal fits any more.
pub fn first_contradiction(evidence: &Evidence) -> Option<usize> {
    let mut question = Question::new(evidence);
    evidence.events.iter().position(|event| {
        question.learn(*event);
        question.solve(None).is_none()
    })
}
