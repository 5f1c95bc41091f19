//! A bag: a pile whose order is unknown.

use irrgarten_game::Dice;

use crate::Indexed;

/// How many cards of each sort are in the pile. The order is not part of it: what nobody knows is not in a state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bag<const SORTS: usize> {
    counts: [u8; SORTS],
    total: u16,
}

impl<const SORTS: usize> Bag<SORTS> {
    /// An empty bag.
    pub const EMPTY: Bag<SORTS> = Bag { counts: [0; SORTS], total: 0 };

    /// A bag with this many of each sort, in the order of their index.
    #[inline]
    pub fn of(counts: [u8; SORTS]) -> Bag<SORTS> {
        Bag { counts, total: counts.iter().map(|&count| u16::from(count)).sum() }
    }

    /// How many of each sort, in the order of their index.
    pub const fn counts(&self) -> [u8; SORTS] {
        self.counts
    }

    /// How many things are in it.
    pub const fn total(&self) -> usize {
        self.total as usize
    }

    /// How many of this sort.
    pub fn count(&self, sort: impl Indexed) -> u8 {
        self.counts[sort.index()]
    }

    /// Puts one in.
    pub fn add(&mut self, sort: impl Indexed) {
        self.counts[sort.index()] += 1;
        self.total += 1;
    }

    /// Takes one out; false if there is none.
    pub fn take(&mut self, sort: impl Indexed) -> bool {
        let count = &mut self.counts[sort.index()];
        let there = *count > 0;
        *count -= u8::from(there);
        self.total -= u16::from(there);
        there
    }

    /// Takes one out without looking; `None` if the bag is empty.
    pub fn draw<T: Indexed>(&mut self, dice: &mut impl Dice) -> Option<T> {
        let nth = (self.total > 0).then(|| dice.below(u32::from(self.total)))?;
        let drawn = self.things().nth(nth as usize)?;
        self.take(drawn);
        Some(drawn)
    }

    /// Everything in the bag, sort by sort.
    pub fn things<T: Indexed>(&self) -> impl Iterator<Item = T> {
        self.iter().flat_map(|(sort, count)| (0..count).map(move |_| sort))
    }

    /// Every sort in the bag with its count: the weights of a draw.
    pub fn iter<T: Indexed>(&self) -> impl Iterator<Item = (T, u8)> {
        debug_assert!(T::COUNT == SORTS, "a bag of other things");
        let all = self.counts.iter().enumerate();
        all.filter(|&(_, &count)| count > 0).map(|(index, &count)| (T::at(index), count))
    }
}

impl<const SORTS: usize> Default for Bag<SORTS> {
    fn default() -> Bag<SORTS> {
        Bag::EMPTY
    }
}

impl<T: Indexed, const SORTS: usize> FromIterator<T> for Bag<SORTS> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Bag<SORTS> {
        let mut bag = Bag::EMPTY;
        things.into_iter().for_each(|thing| bag.add(thing));
        bag
    }
}

#[cfg(test)]
mod tests {
    use irrgarten_game::SearchRng;

    use super::*;

    #[derive(Clone, Copy, PartialEq, Debug)]
    struct Marble(usize);

    impl Indexed for Marble {
        const COUNT: usize = 3;
        fn index(self) -> usize {
            self.0
        }
        fn at(index: usize) -> Marble {
            Marble(index)
        }
    }

    #[test]
    fn what_is_drawn_was_in_it() {
        let marbles = [Marble(0), Marble(2), Marble(2)];
        let mut bag: Bag<3> = marbles.into_iter().collect();
        assert_eq!(bag.things().collect::<Vec<Marble>>(), marbles);
        let dice = &mut SearchRng::new(1);
        let drawn: Bag<3> = std::iter::from_fn(|| bag.draw::<Marble>(dice)).collect();
        assert_eq!((drawn.counts(), bag.total()), ([1, 0, 2], 0));
    }

    #[test]
    fn what_is_taken_was_in_it() {
        let mut bag: Bag<3> = [Marble(2), Marble(0), Marble(2)].into_iter().collect();
        assert_eq!(bag.total(), 3);
        assert_eq!(Bag::of([1, 0, 2]), bag);
        assert_eq!(bag.counts(), [1, 0, 2]);
        assert_eq!(bag.iter().collect::<Vec<(Marble, u8)>>(), [(Marble(0), 1), (Marble(2), 2)]);
        assert!(bag.take(Marble(2)) && bag.take(Marble(2)) && !bag.take(Marble(2)));
        assert_eq!((bag.total(), bag.count(Marble(0))), (1, 1));
    }
}
