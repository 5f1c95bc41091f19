//! What people usually do when they suspect. It shifts odds and proves nothing.

use irrgarten_game::Seat;
use irrgarten_kit::Indexed as _;

use super::places::{Mask, mask_of};
use crate::components::{Card, Cards};
use crate::state::{Answer, Table, What};

/// How somebody asks.
struct Kind {
    /// How many are like this.
    share: f64,
    /// How much less likely a suspect or an exhibit is named that is in the own hand, or was shown before.
    known: f64,
}

/// Most ask for what they do not know; some hide it behind what they know.
const KINDS: [Kind; 2] = [Kind { share: 0.7, known: 0.03 }, Kind { share: 0.3, known: 0.6 }];
/// People go where they do not know the place; but often the dice or others choose for them.
const KNOWN_PLACE: f64 = 0.5;
/// With none of the cards an unanswered suspicion is the case, and nearly everybody sees that.
const OVERLOOKED: f64 = 0.03;

/// Something a player asked, or showed to another one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Habit {
    /// Asked for these. If nobody could answer, there still was no accusation.
    Asked { let_go: bool },
    /// Showed one of these, unseen, to somebody who asked for some of them again later.
    Showed { again: Mask },
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Usual {
    by: Seat,
    cards: Mask,
    habit: Habit,
}

impl Usual {
    /// How usual it is for this kind of players, with this hand.
    fn likelihood(&self, hand: Mask, kind: &Kind) -> f64 {
        let own = hand & self.cards;
        let factor = |card: u32| if Card::at(card as usize).pile() == 2 { KNOWN_PLACE } else { kind.known };
        match self.habit {
            Habit::Asked { let_go: true } if own == 0 => OVERLOOKED,
            Habit::Asked { .. } => bits(own).map(factor).product(),
            Habit::Showed { again } => {
                let fresh = f64::from((own & !again).count_ones());
                let old: f64 = bits(own & again).map(factor).sum();
                (fresh + old) / f64::from(own.count_ones().max(1))
            }
        }
    }
}

fn bits(mut mask: Mask) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let lowest = (mask != 0).then(|| mask.trailing_zeros());
        mask &= mask.wrapping_sub(1);
        lowest
    })
}

/// All that others have asked, and what they have shown to each other.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Habits(Vec<Usual>);

impl Habits {
    /// As seen from this seat.
    pub fn of(table: &Table, seat: Seat) -> Habits {
        let mut habits = Vec::new();
        for (nth, entry) in table.log.iter().enumerate().filter(|(_, entry)| entry.seat != seat) {
            let What::Suspicion { answer, .. } = entry.what else { continue };
            let cards = mask_of(entry.triple.cards());
            let let_go = answer == Answer::Nobody && !table.is_out(entry.seat);
            habits.push(Usual { by: entry.seat, cards, habit: Habit::Asked { let_go } });
            let later = table.log.iter().skip(nth + 1).filter(|later| later.seat == entry.seat);
            let named = later.fold(Cards::EMPTY, |named, later| named.or(later.triple.cards()));
            let again = mask_of(named) & cards;
            if let (Answer::Shown(None), Some(by)) = (answer, table.shower(entry))
                && again != 0
            {
                habits.push(Usual { by, cards, habit: Habit::Showed { again } });
            }
        }
        Habits(habits)
    }

    /// Is nothing known of this player?
    pub(crate) fn none(&self, seat: Seat) -> bool {
        self.0.iter().all(|usual| usual.by != seat)
    }

    /// How usual everything is that this player did, with this hand.
    pub(crate) fn likelihood(&self, seat: Seat, hand: Mask) -> f64 {
        let of_kind = |kind: &Kind| {
            let own = self.0.iter().filter(|usual| usual.by == seat);
            kind.share * own.map(|usual| usual.likelihood(hand, kind)).product::<f64>()
        };
        KINDS.iter().map(of_kind).sum()
    }
}
