//! Deals drawn with exactly the odds that were counted.

use irrgarten_game::{Dice, PerSeat, Seat};
use irrgarten_kit::Indexed as _;

use super::chain::WeightedTally;
use super::hands::{COLUMNS, Lists};
use super::places::{FILE, Mask, cards_in};
use super::posterior::{Half, Posterior, triple_in};
use super::sorts::{Tally, number};
use crate::components::{Card, Cards, Triple};

/// Draws deals that fit what was seen.
pub struct Sampler<'a> {
    posterior: &'a Posterior,
    /// Running sums of the weights of the left half's entries, each together with the rest of the cards.
    sums: Vec<f64>,
    /// The levels of both halves.
    levels: [Vec<Vec<WeightedTally>>; 2],
}

impl Sampler<'_> {
    pub(crate) fn new(posterior: &Posterior) -> Sampler<'_> {
        let [left, _] = &posterior.halves;
        let mut sum = 0.0;
        let sums = left.chain.top().iter().zip(&left.rest).map(|(entry, rest)| {
            sum += entry.1 * rest;
            sum
        });
        Sampler { posterior, sums: sums.collect(), levels: posterior.halves.each_ref().map(sorted) }
    }

    /// All hands, and the case.
    pub fn draw(&self, dice: &mut impl Dice) -> (PerSeat<Cards>, Triple) {
        let Posterior { lists, halves: [left, right], .. } = self.posterior;
        let wanted = fraction(dice) * self.sums.last().copied().unwrap_or_default();
        let nth = self.sums.partition_point(|&sum| sum <= wanted).min(self.sums.len() - 1);
        let taken = left.chain.top()[nth].0;
        let mut deal = PartialDeal { lists, held: lists.fixed, piles: lists.sorts.cards().collect() };
        deal.piles.iter_mut().for_each(|cards| dice.shuffle(cards));
        deal.descend(&left.nths, &self.levels[0], lists.sorts.rest(taken), dice);
        deal.descend(&right.nths, &self.levels[1], taken, dice);
        let held = deal.held;
        let hands = PerSeat::from_fn(self.posterior.seats, |seat: Seat| cards_in(held[seat.index()]));
        (hands, triple_in(held[FILE]).expect("the list of the file takes one card of each kind"))
    }
}

/// Levels in the order of their tallies, for looking weights up.
fn sorted(half: &Half) -> Vec<Vec<WeightedTally>> {
    let mut levels = half.chain.levels.clone();
    for level in &mut levels {
        level.sort_unstable_by_key(|entry| number(entry.0));
    }
    levels
}

/// From 0 up to, but not including, 1.
fn fraction(dice: &mut impl Dice) -> f64 {
    const BITS: u32 = 26;
    let mut part = || f64::from(dice.word() >> (32 - BITS));
    let unit = f64::from(1u32 << BITS);
    (part() + part() / unit) / unit
}

/// A deal that is being drawn.
struct PartialDeal<'a> {
    lists: &'a Lists,
    held: [Mask; COLUMNS],
    /// By sort: the cards that nobody has yet.
    piles: Vec<Vec<Card>>,
}

impl PartialDeal<'_> {
    /// Draws one way for every list of a half, the last list first. The cards of the other half are taken.
    fn descend(
        &mut self,
        nths: &[usize],
        levels: &[Vec<WeightedTally>],
        mut taken: Tally,
        dice: &mut impl Dice,
    ) {
        let sorts = &self.lists.sorts;
        for (depth, &nth) in nths.iter().enumerate().rev() {
            let list = &self.lists.parts[nth];
            let level = &levels[depth];
            let weight_of = |rest: usize| {
                level.binary_search_by_key(&rest, |entry| number(entry.0)).map_or(0.0, |at| level[at].1)
            };
            let mut parts: Vec<(Tally, f64)> = Vec::new();
            list.beside(sorts.room, taken, |_, way| {
                let part = way.weight * weight_of(sorts.number_of_rest(taken + way.tally));
                if part > 0.0 {
                    parts.push((way.tally, part));
                }
            });
            let mut wanted = fraction(dice) * parts.iter().map(|(_, part)| part).sum::<f64>();
            let mut chosen = 0;
            for (tally, part) in parts {
                chosen = tally;
                if wanted < part {
                    break;
                }
                wanted -= part;
            }
            for (sort, count) in sorts.each(chosen) {
                let pile = &mut self.piles[sort];
                let cards = pile.drain(pile.len().saturating_sub(count as usize)..);
                self.held[list.owner.column()] |= cards.fold(0, |mask, card| mask | 1 << card.index());
            }
            taken += chosen;
        }
    }
}
