//! How much a suspicion is expected to reveal about the case, in bits, on average over all answers.

use irrgarten_game::{SearchRng, Seat};
use irrgarten_kit::Indexed as _;

use super::evidence::{Event, Evidence, Seen};
use super::posterior::{NoOdds, Posterior, Thinker, Weighing};
use crate::components::{CASES, Cards, Exhibit, Place, Suspect, Triple};

/// A suspicion, and how much it is expected to reveal.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Advice {
    pub triple: Triple,
    /// Bits about the case file.
    pub bits: f64,
}

/// The exact gain of a suspicion that these seats answer, in this order, where these are the odds before.
pub fn gain(
    evidence: &Evidence,
    before: &Posterior,
    order: &[Seat],
    triple: Triple,
    thinker: &mut Thinker,
    stop: &dyn Fn() -> bool,
) -> Result<f64, NoOdds> {
    let mut left = 0.0;
    for events in answers(order, triple) {
        let mut told = evidence.clone();
        told.events.extend(events.into_iter().map(|seen| Event { turn: u16::MAX, seen }));
        match thinker.odds(&told, Weighing::ByChoice, stop) {
            Ok(after) => left += after.scale() / before.scale() * after.entropy(),
            Err(NoOdds::Impossible) => {}
            Err(NoOdds::Stopped) => return Err(NoOdds::Stopped),
        }
    }
    Ok((before.entropy() - left).max(0.0))
}

/// Everything that can be answered: somebody shows one of the three cards, or nobody can.
pub(crate) fn answers(order: &[Seat], triple: Triple) -> Vec<Vec<Seen>> {
    let passed = |count: usize| order[..count].iter().map(|&by| Seen::Passed { by, triple });
    let mut all: Vec<Vec<Seen>> = vec![passed(order.len()).collect()];
    for (nth, &by) in order.iter().enumerate() {
        for card in triple.cards().iter() {
            let shown = Seen::Showed { by, triple, card: Some(card) };
            all.push(passed(nth).chain([shown]).collect());
        }
    }
    all
}

/// What suspicions are compared over.
pub struct Adviser<'a> {
    evidence: &'a Evidence,
    /// The seats that answer, in order.
    order: &'a [Seat],
    odds: &'a Posterior,
    /// Deals drawn with the exact odds: the cards of those who answer, and the number of the case.
    deals: Vec<(Vec<Cards>, usize)>,
    /// How many different cases were drawn.
    cases: usize,
}

impl<'a> Adviser<'a> {
    const DEALS: u32 = 1500;

    /// With the odds that follow from the evidence.
    pub fn new(evidence: &'a Evidence, order: &'a [Seat], odds: &'a Posterior) -> Adviser<'a> {
        let sampler = odds.sampler();
        let mut dice = SearchRng::new(1);
        let mut numbers = [usize::MAX; CASES];
        let mut cases = 0;
        let draw = |_| {
            let (hands, file) = sampler.draw(&mut dice);
            let number = &mut numbers[file.index()];
            if *number == usize::MAX {
                *number = cases;
                cases += 1;
            }
            (order.iter().map(|&seat| hands[seat]).collect(), *number)
        };
        let deals = (0..Self::DEALS).map(draw).collect();
        Adviser { evidence, order, odds, deals, cases }
    }

    /// The best suspicions in these places, the best first: chosen over the deals, then measured exactly.
    pub fn best(
        &self,
        places: &[Place],
        most: usize,
        thinker: &mut Thinker,
        stop: &dyn Fn() -> bool,
    ) -> Result<Vec<Advice>, NoOdds> {
        let pairs = Suspect::all().flat_map(|suspect| Exhibit::all().map(move |exhibit| (suspect, exhibit)));
        let mut ranked: Vec<Advice> = Vec::new();
        for (suspect, exhibit) in pairs {
            for &place in places {
                if stop() {
                    return Err(NoOdds::Stopped);
                }
                let triple = Triple { suspect, exhibit, place };
                ranked.push(Advice { triple, bits: self.odds.entropy() - self.uncertainty_after(triple) });
            }
        }
        ranked.sort_by(|one, two| two.bits.total_cmp(&one.bits));
        ranked.truncate(most);
        for advice in &mut ranked {
            advice.bits = gain(self.evidence, self.odds, self.order, advice.triple, thinker, stop)?;
        }
        ranked.sort_by(|one, two| two.bits.total_cmp(&one.bits));
        Ok(ranked)
    }

    /// What is unknown about the case after the answer, in bits, on average over the deals.
    fn uncertainty_after(&self, triple: Triple) -> f64 {
        let nobody = 3 * self.order.len();
        // How often each answer comes with each case. A player who could show several cards shows each equally often.
        let mut sums = vec![0.0; (nobody + 1) * self.cases];
        let mut add = |answer: usize, case: usize, weight| sums[answer * self.cases + case] += weight;
        for (hands, case) in &self.deals {
            let fitting = |hand: &Cards| hand.and(triple.cards());
            let Some(nth) = hands.iter().position(|hand| !fitting(hand).is_empty()) else {
                add(nobody, *case, 1.0);
                continue;
            };
            let cards = fitting(&hands[nth]);
            for card in cards.iter() {
                add(3 * nth + card.pile(), *case, 1.0 / f64::from(cards.len() as u32));
            }
        }
        sums.chunks(self.cases).map(uncertainty).sum::<f64>() / f64::from(Self::DEALS)
    }
}

/// Weight times entropy.
fn uncertainty(weights: &[f64]) -> f64 {
    let total: f64 = weights.iter().sum();
    let some = weights.iter().filter(|weight| **weight > 0.0);
    some.map(|weight| -weight * (weight / total).log2()).sum()
}
