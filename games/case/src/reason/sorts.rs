//! Cards about which the same is known are counted together: they are one sort, and only their number matters.
//!
//! So a set of cards is a [`Tally`]. Early in a game, when most cards have not been named yet, there are far fewer tallies
//! than sets. What a tally weighs is divided by the factorial of each of its numbers: then the product of all tallies of a
//! deal, times [`Sorts::orders`], counts every deal once.

use irrgarten_kit::Indexed as _;

use super::places::{Mask, cards_in};
use crate::components::Card;

/// How many cards of each sort, in one number. The lower half has a field of bits for every sort; the upper half is a
/// number below [`Sorts::tallies`], different for each tally. Both are added by adding.
pub(crate) type Tally = u64;

/// The upper half begins here.
const NUMBER: u32 = 32;

/// The place of a tally among all.
pub(crate) fn number(tally: Tally) -> usize {
    (tally >> NUMBER) as usize
}

/// Cards of one kind about which the same is known.
#[derive(Clone, Debug)]
pub(crate) struct Sort {
    pub(crate) cards: Mask,
    /// How many there are.
    pub(crate) count: u32,
    /// One of them.
    pub(crate) one: Tally,
    /// Where its field begins, and the bits a number takes.
    shift: u32,
    field: Tally,
}

impl Sort {
    /// One of them, to stand for all.
    pub(crate) fn first(&self) -> Card {
        Card::at(self.cards.trailing_zeros() as usize)
    }

    /// Any cards of the sort, this many of them.
    pub(crate) fn some(&self, count: u32) -> Mask {
        (0..self.count - count).fold(self.cards, |cards, _| cards & cards.wrapping_sub(1))
    }
}

/// What is needed to see whether two tallies fit beside each other.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct TallyLimits {
    /// The fields of sorts with one card.
    single: Tally,
    /// A bit above each other field, which is set by more cards than there are.
    guard: Tally,
}

impl TallyLimits {
    /// Are there enough cards for what is taken and this, too?
    #[inline]
    pub(crate) fn fits(self, taken: Tally, more: Tally) -> bool {
        (taken & more & self.single) | ((taken + more) & self.guard) == 0
    }
}

/// All cards whose place is not known.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sorts {
    pub(crate) list: Vec<Sort>,
    pub(crate) room: TallyLimits,
    /// The tally of no cards. Its fields start so high that one card more than there are carries into the guard bit.
    pub(crate) none: Tally,
    /// All cards, to be added to `none`.
    all: Tally,
    /// How many tallies there are.
    pub(crate) tallies: usize,
    /// In how many orders the cards of each sort can lie.
    pub(crate) orders: f64,
}

impl Sorts {
    /// Cards are alike if they are of one kind, the same is known of both, and neither was `named`.
    pub(crate) fn of(free: impl Iterator<Item = Card>, known: &[u16], named: Mask) -> Sorts {
        let mut groups: Vec<(Card, Mask)> = Vec::new();
        for card in free {
            let bit = 1 << card.index();
            let alike = |(first, cards): &&mut (Card, Mask)| {
                (bit | *cards) & named == 0
                    && first.pile() == card.pile()
                    && known[first.index()] == known[card.index()]
            };
            match groups.iter_mut().find(alike) {
                Some((_, cards)) => *cards |= bit,
                None => groups.push((card, bit)),
            }
        }
        // Fields of one bit come first, so that no overflow of other fields reaches them.
        groups.sort_by_key(|(_, cards)| cards.count_ones() > 1);
        let mut sorts = Sorts { tallies: 1, orders: 1.0, ..Sorts::default() };
        let mut shift = 0;
        for (_, cards) in groups {
            shift = sorts.add(cards, shift);
        }
        sorts
    }

    /// Adds a sort with a field at `shift`, and says where the next can be.
    fn add(&mut self, cards: Mask, shift: u32) -> u32 {
        let count = cards.count_ones();
        let bits = u32::BITS - count.leading_zeros();
        let field = (1 << bits) - 1;
        let one = 1 << shift | (self.tallies as Tally) << NUMBER;
        self.list.push(Sort { cards, count, one, shift, field });
        self.all += one * Tally::from(count);
        self.tallies *= count as usize + 1;
        self.orders *= factorial(count);
        if count == 1 {
            self.room.single |= 1 << shift;
            return shift + 1;
        }
        self.none |= (field - Tally::from(count)) << shift;
        self.room.guard |= 1 << (shift + bits);
        shift + bits + 1
    }

    /// The complement of a tally, encoded as a tally.
    pub(crate) fn rest(&self, taken: Tally) -> Tally {
        self.all + 2 * self.none - taken
    }

    /// The number of the rest.
    pub(crate) fn number_of_rest(&self, taken: Tally) -> usize {
        number(self.all) - number(taken)
    }

    /// Each sort of a tally, and how many there are of it.
    pub(crate) fn each(&self, tally: Tally) -> impl Iterator<Item = (usize, u32)> {
        let counted = self.list.iter().map(move |sort| (tally >> sort.shift & sort.field) as u32);
        counted.enumerate().filter(|(_, count)| *count > 0)
    }

    /// By number of cards: how many tallies have this many.
    pub(crate) fn by_size(&self) -> Vec<f64> {
        let mut ways = vec![1.0];
        for sort in &self.list {
            let mut more = vec![0.0; ways.len() + sort.count as usize];
            for (size, number) in ways.iter().enumerate() {
                more[size..=size + sort.count as usize].iter_mut().for_each(|sum| *sum += number);
            }
            ways = more;
        }
        ways
    }

    /// The cards of every sort.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Vec<Card>> {
        self.list.iter().map(|sort| cards_in(sort.cards).iter().collect())
    }
}

/// In how many orders this many cards can lie.
pub(crate) fn factorial(number: u32) -> f64 {
    (1..=number).map(f64::from).product()
}

#[cfg(test)]
mod tests {
    use irrgarten_game::{Dice as _, SearchRng};

    use super::*;
    use crate::components::CARDS;

    /// Every tally, with its numbers by sort.
    fn tallies(sorts: &Sorts) -> Vec<(Tally, Vec<u32>)> {
        let mut all = vec![(0, Vec::new())];
        for sort in &sorts.list {
            let more = |(tally, counts): &(Tally, Vec<u32>)| {
                let add = |count| (tally + sort.one * Tally::from(count), [&counts[..], &[count]].concat());
                (0..=sort.count).map(add).collect::<Vec<_>>()
            };
            all = all.iter().flat_map(more).collect();
        }
        all
    }

    #[test]
    fn tallies_fit_if_there_are_enough_cards_of_every_sort() {
        let mut dice = SearchRng::new(1);
        for _ in 0..40 {
            let known: [u16; CARDS] = std::array::from_fn(|_| dice.below(2) as u16);
            let named = dice.word() & dice.word();
            let free = Card::all().filter(|_| dice.below(3) == 0).collect::<Vec<_>>();
            let sorts = Sorts::of(free.iter().copied(), &known, named);
            let all = tallies(&sorts);
            assert_eq!((all.len(), sorts.by_size().iter().sum::<f64>()), (sorts.tallies, all.len() as f64));
            let mut numbers: Vec<usize> = all.iter().map(|(tally, _)| number(*tally)).collect();
            numbers.sort_unstable();
            assert!(numbers.into_iter().eq(0..all.len()));
            for (one, counts) in all.iter().take(60) {
                let told: Vec<(usize, u32)> = sorts.each(*one).collect();
                let wanted: Vec<(usize, u32)> =
                    counts.iter().copied().enumerate().filter(|(_, count)| *count > 0).collect();
                assert_eq!(told, wanted);
                let taken = sorts.none + one;
                assert_eq!(sorts.rest(sorts.rest(taken)), taken);
                for (two, others) in &all {
                    let enough = sorts.list.iter().zip(counts.iter().zip(others));
                    let enough = enough.clone().all(|(sort, (one, two))| one + two <= sort.count);
                    assert_eq!(sorts.room.fits(taken, *two), enough, "{counts:?} {others:?}");
                }
            }
        }
    }
}
