//! What a suspicion would tell, over deals drawn with the exact odds.

use irrgarten_game::{SearchRng, Seat};
use irrgarten_kit::Indexed as _;
use irrgarten_players::Budget;

use crate::components::{CASES, PLACES, Triple};
use crate::reason::Posterior;

/// Deals that are looked at.
const DEALS: u16 = 400;
/// Five players with three cards each, or nobody.
const ANSWERS: usize = 16;

/// A deal that was drawn, as far as answers depend on it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct DrawnDeal {
    /// A number among the cases that occur.
    case: usize,
    /// Hands as bits, in the order of answering.
    hands: [u32; 5],
}

/// What a suspicion is expected to tell.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Told {
    /// Bits about the case.
    pub(super) bits: f64,
    /// Those of them that are about the place.
    pub(super) place_bits: f64,
    /// How likely it is that nobody can answer, so that the case is clear.
    pub(super) wins: f64,
}

/// All deals that are looked at.
pub(super) struct Questions {
    /// Different deals, and how often each was drawn.
    deals: Vec<(DrawnDeal, f32)>,
    /// The place of every case that occurs.
    places: Vec<usize>,
    players: usize,
    unknown: Unknown,
}

impl Questions {
    /// Nodes that one question costs.
    pub(super) const COST: u64 = 64;

    /// `None` if the budget ends before.
    pub(super) fn new(odds: &Posterior, order: &[Seat], budget: &mut Budget<'_>) -> Option<Questions> {
        let sampler = odds.sampler();
        let mut dice = SearchRng::new(2);
        let mut numbers = [usize::MAX; CASES];
        let mut places = Vec::new();
        let mut draw = || {
            let (hands, file) = sampler.draw(&mut dice);
            let number = &mut numbers[file.index()];
            if *number == usize::MAX {
                *number = places.len();
                places.push(file.place.index());
            }
            let mut masks = [0; 5];
            for (mask, &seat) in masks.iter_mut().zip(order) {
                *mask = hands[seat].iter().fold(0, |mask, card| mask | 1 << card.index());
            }
            DrawnDeal { case: *number, hands: masks }
        };
        let drawn = (0..DEALS).map(|_| budget.spend(Questions::COST).then(&mut draw));
        let mut drawn = drawn.collect::<Option<Vec<DrawnDeal>>>()?;
        drawn.sort_unstable();
        let same = drawn.chunk_by(|one, two| one == two);
        let deals: Vec<(DrawnDeal, f32)> = same.map(|same| (same[0], f32::from(same.len() as u16))).collect();
        let mut counts = vec![0.0; places.len()];
        for (deal, times) in &deals {
            counts[deal.case] += times;
        }
        let unknown = Unknown::of(&counts, &places);
        Some(Questions { deals, places, players: order.len(), unknown })
    }

    /// What is unknown about the place, in bits.
    pub(super) fn place_entropy(&self) -> f64 {
        self.unknown.place / f64::from(DEALS)
    }

    /// What this suspicion tells. A player that could show several cards shows each as often.
    pub(super) fn ask(&self, triple: Triple, sums: &mut Vec<f32>) -> Told {
        let cards = [triple.suspect.card(), triple.exhibit.card(), triple.place.card()];
        let cards = cards.map(|card| 1u32 << card.index());
        let named = cards.iter().sum::<u32>();
        let cases = self.places.len();
        sums.clear();
        sums.resize(ANSWERS * cases, 0.0);
        for (deal, times) in &self.deals {
            let Some(nth) = deal.hands[..self.players].iter().position(|hand| hand & named != 0) else {
                sums[(ANSWERS - 1) * cases + deal.case] += times;
                continue;
            };
            let hand = deal.hands[nth];
            let each = times / f32::from((hand & named).count_ones() as u8);
            for (pile, card) in cards.iter().enumerate() {
                if hand & card != 0 {
                    sums[(3 * nth + pile) * cases + deal.case] += each;
                }
            }
        }
        let asked = sums.chunks(cases).enumerate();
        let asked = asked.filter(|(answer, _)| *answer < 3 * self.players || *answer == ANSWERS - 1);
        let mut after = Unknown::default();
        for (_, answer) in asked {
            let unknown = Unknown::of(answer, &self.places);
            after.case += unknown.case;
            after.place += unknown.place;
        }
        let mut behind = sums[(ANSWERS - 1) * cases..].iter().filter(|&&sum| sum > 0.0);
        let clear = behind.next().filter(|_| behind.next().is_none());
        let all = f64::from(DEALS);
        Told {
            bits: (self.unknown.case - after.case) / all,
            place_bits: (self.unknown.place - after.place) / all,
            wins: clear.map_or(0.0, |&sum| f64::from(sum) / all),
        }
    }
}

/// Weight times entropy.
#[derive(Clone, Copy, Default)]
struct Unknown {
    case: f64,
    place: f64,
}

impl Unknown {
    fn of(weights: &[f32], places: &[usize]) -> Unknown {
        let mut by_place = [0.0; PLACES];
        let (mut total, mut logs) = (0.0, 0.0);
        for (&weight, &place) in weights.iter().zip(places).filter(|(weight, _)| **weight > 0.0) {
            total += weight;
            logs += weight * weight.log2();
            by_place[place] += weight;
        }
        if total == 0.0 {
            return Unknown::default();
        }
        let whole = total * total.log2();
        let sums: f32 =
            by_place.iter().filter(|weight| **weight > 0.0).map(|weight| weight * weight.log2()).sum();
        Unknown { case: f64::from(whole - logs), place: f64::from(whole - sums) }
    }
}
