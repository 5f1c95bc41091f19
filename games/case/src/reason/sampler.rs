//! Deals drawn with exactly the odds that were counted.

use irrgarten_game::{Dice, PerSeat, Seat};

use super::chain::Entry;
use super::hands::{COLUMNS, Lists, Owner};
use super::places::{FILE, Mask, cards_in};
use super::posterior::{Half, Posterior, Source, triple_in};
use crate::components::{Card, Cards, Triple};

/// Draws deals that fit what was seen.
pub struct Sampler<'a> {
    posterior: &'a Posterior,
    /// What the sets of the left half weigh together with the rest, added up.
    sums: Vec<f64>,
    left: Vec<Vec<Entry>>,
    right: Vec<Vec<Entry>>,
}

impl Sampler<'_> {
    pub(crate) fn new(posterior: &Posterior) -> Sampler<'_> {
        let mut sampler = Sampler { posterior, sums: Vec::new(), left: Vec::new(), right: Vec::new() };
        if let Source::Counted { left, right } = &posterior.source {
            let mut sum = 0.0;
            sampler.sums.extend(left.chain.top().iter().zip(&left.rest).map(|(entry, rest)| {
                sum += entry.1 * rest;
                sum
            }));
            sampler.left = sorted(left);
            sampler.right = sorted(right);
        }
        sampler
    }

    /// All hands, and the case.
    pub fn draw(&self, dice: &mut impl Dice) -> (PerSeat<Cards>, Triple) {
        let lists = &self.posterior.lists;
        let mut held = lists.fixed;
        match &self.posterior.source {
            Source::Plain => draw_plain(lists, &mut held, dice),
            Source::Counted { left, right } => {
                let whole: Mask = (1 << lists.free.len()) - 1;
                let wanted = fraction(dice) * self.sums.last().copied().unwrap_or_default();
                let nth = self.sums.partition_point(|&sum| sum <= wanted).min(self.sums.len() - 1);
                let mask = left.chain.top()[nth].0;
                descend(lists, &left.nths, &self.left, mask, &mut held, dice);
                descend(lists, &right.nths, &self.right, whole & !mask, &mut held, dice);
            }
        }
        let hands = PerSeat::from_fn(self.posterior.seats, |seat: Seat| cards_in(held[seat.index()]));
        (hands, triple_in(held[FILE]).unwrap_or_default())
    }
}

/// Levels in the order of their sets, for looking weights up.
fn sorted(half: &Half) -> Vec<Vec<Entry>> {
    let mut levels = half.chain.levels.clone();
    for level in &mut levels {
        level.sort_unstable_by_key(|entry| entry.0);
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

/// Takes the lists of a half apart again, the last first.
fn descend(
    lists: &Lists,
    nths: &[usize],
    levels: &[Vec<Entry>],
    mut mask: Mask,
    held: &mut [Mask; COLUMNS],
    dice: &mut impl Dice,
) {
    for (depth, &nth) in nths.iter().enumerate().rev() {
        let list = &lists.parts[nth];
        let weight_of = |rest: Mask| {
            let level = &levels[depth];
            level.binary_search_by_key(&rest, |entry| entry.0).map_or(0.0, |at| level[at].1)
        };
        let inside = || list.ways.iter().filter(|way| way.mask & !mask == 0);
        let worth = |rest: Mask, weight: f64| weight * weight_of(rest);
        let total: f64 = inside().map(|way| worth(mask & !way.mask, way.weight)).sum();
        let mut wanted = fraction(dice) * total;
        let mut chosen = 0;
        for way in inside() {
            let part = worth(mask & !way.mask, way.weight);
            if part > 0.0 {
                chosen = way.mask;
                if wanted < part {
                    break;
                }
                wanted -= part;
            }
        }
        held[list.owner.column()] |= lists.cards(chosen);
        mask &= !chosen;
    }
}

/// All cases are alike, and so are all ways to deal the rest.
fn draw_plain(lists: &Lists, held: &mut [Mask; COLUMNS], dice: &mut impl Dice) {
    use irrgarten_kit::Indexed as _;
    let mut free: Vec<Card> = lists.free.clone();
    dice.shuffle(&mut free);
    for pile in 0..3 {
        if let Some(nth) = free.iter().position(|card| card.pile() == pile) {
            held[FILE] |= 1 << free.remove(nth).index();
        }
    }
    let mut cards = free.into_iter();
    for list in lists.parts.iter().filter(|list| list.owner != Owner::File) {
        let hand = cards.by_ref().take(list.size as usize);
        held[list.owner.column()] |= hand.fold(0, |mask, card| mask | 1 << card.index());
    }
}
