//! What a suspicion would tell: how many bits about the case, on average over all answers.

use std::collections::HashMap;

use irrgarten_game::{SearchRng, Seat};
use irrgarten_kit::Indexed as _;

use super::evidence::{Event, Evidence, Seen};
use super::posterior::{NoOdds, Thinker, Weighing};
use crate::components::{Exhibit, Place, Suspect, Triple};

/// A suspicion, and what it would tell.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Advice {
    pub triple: Triple,
    /// Bits about the case file.
    pub bits: f64,
}

/// The exact gain of a suspicion that these seats answer, in this order.
pub fn gain(
    evidence: &Evidence,
    order: &[Seat],
    triple: Triple,
    thinker: &mut Thinker,
    stop: &dyn Fn() -> bool,
) -> Result<f64, NoOdds> {
    let before = thinker.odds(evidence, Weighing::ByChoice, stop)?;
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
fn answers(order: &[Seat], triple: Triple) -> Vec<Vec<Seen>> {
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

/// The best suspicions in these places, the best first: chosen over deals drawn with the exact odds, then measured
/// exactly.
pub fn advise(
    evidence: &Evidence,
    order: &[Seat],
    places: &[Place],
    most: usize,
    thinker: &mut Thinker,
    stop: &dyn Fn() -> bool,
) -> Result<Vec<Advice>, NoOdds> {
    const DEALS: usize = 1500;
    let odds = thinker.odds(evidence, Weighing::ByChoice, stop)?;
    let sampler = odds.sampler();
    let mut dice = SearchRng::new(1);
    let deals: Vec<_> = (0..DEALS).map(|_| sampler.draw(&mut dice)).collect();
    let pairs = || Suspect::all().flat_map(|suspect| Exhibit::all().map(move |exhibit| (suspect, exhibit)));
    let mut ranked: Vec<Advice> = Vec::new();
    for &place in places {
        for (suspect, exhibit) in pairs() {
            if stop() {
                return Err(NoOdds::Stopped);
            }
            let triple = Triple { suspect, exhibit, place };
            // By answer: how often each case lies behind it. A player who could show several shows each as often.
            let mut cases: HashMap<(usize, usize), HashMap<Triple, f64>> = HashMap::new();
            for (hands, file) in &deals {
                let fitting = |seat: Seat| hands[seat].and(triple.cards());
                let first = order.iter().position(|&seat| !fitting(seat).is_empty());
                let Some(nth) = first else {
                    *cases.entry((usize::MAX, 0)).or_default().entry(*file).or_default() += 1.0;
                    continue;
                };
                let cards = fitting(order[nth]);
                for card in cards.iter() {
                    let behind = cases.entry((nth, card.index())).or_default();
                    *behind.entry(*file).or_default() += 1.0 / f64::from(cards.len() as u32);
                }
            }
            let left: f64 = cases.values().map(uncertainty).sum();
            ranked.push(Advice { triple, bits: odds.entropy() - left / f64::from(DEALS as u32) });
        }
    }
    ranked.sort_by(|one, two| two.bits.total_cmp(&one.bits));
    ranked.truncate(most);
    for advice in &mut ranked {
        advice.bits = gain(evidence, order, advice.triple, thinker, stop)?;
    }
    ranked.sort_by(|one, two| two.bits.total_cmp(&one.bits));
    Ok(ranked)
}

/// Weight times entropy.
fn uncertainty(cases: &HashMap<Triple, f64>) -> f64 {
    let total: f64 = cases.values().sum();
    cases.values().map(|weight| -weight * (weight / total).log2()).sum()
}
