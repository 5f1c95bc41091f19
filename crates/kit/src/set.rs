//! A set of up to 64 things of one sort.

use std::fmt;
use std::marker::PhantomData;

/// Things that can be counted through: cards, kinds, places.
pub trait Indexed: Copy {
    /// How many there are, at most 64.
    const COUNT: usize;

    /// Its number, below [`COUNT`](Indexed::COUNT).
    fn index(self) -> usize;

    /// The thing with this number.
    fn at(index: usize) -> Self;

    /// Every one, in order.
    fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..Self::COUNT).map(Self::at)
    }
}

/// A set of indexed things.
pub struct Set<T> {
    bits: u64,
    of: PhantomData<fn() -> T>,
}

impl<T: Indexed> Set<T> {
    /// The empty set.
    pub const EMPTY: Set<T> = Set { bits: 0, of: PhantomData };

    /// Everything there is.
    pub fn full() -> Set<T> {
        const { assert!(T::COUNT <= 64, "a set holds at most 64 sorts of things") };
        Set { bits: u64::MAX >> (64 - T::COUNT), of: PhantomData }
    }

    /// Is it in?
    pub fn has(self, thing: T) -> bool {
        self.bits >> thing.index() & 1 != 0
    }

    /// Puts it in. False if it was in already.
    pub fn add(&mut self, thing: T) -> bool {
        let before = self.bits;
        self.bits |= 1 << thing.index();
        self.bits != before
    }

    /// Takes it out. False if it was not in.
    pub fn remove(&mut self, thing: T) -> bool {
        let before = self.bits;
        self.bits &= !(1 << thing.index());
        self.bits != before
    }

    /// How many.
    pub fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Is it empty?
    pub fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// The one with the smallest index.
    pub fn first(self) -> Option<T> {
        (self.bits != 0).then(|| T::at(self.bits.trailing_zeros() as usize))
    }

    /// The one thing in it, if there is just one.
    pub fn only(self) -> Option<T> {
        self.first().filter(|_| self.bits.is_power_of_two())
    }

    /// The elements of this set that are not in the other.
    #[must_use]
    pub fn minus(self, other: Set<T>) -> Set<T> {
        Set { bits: self.bits & !other.bits, of: PhantomData }
    }

    /// The elements of either set.
    #[must_use]
    pub fn or(self, other: Set<T>) -> Set<T> {
        Set { bits: self.bits | other.bits, of: PhantomData }
    }

    /// The elements of both sets.
    #[must_use]
    pub fn and(self, other: Set<T>) -> Set<T> {
        Set { bits: self.bits & other.bits, of: PhantomData }
    }

    /// In order of index.
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut bits = self.bits;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let index = bits.trailing_zeros() as usize;
                bits &= bits - 1;
                T::at(index)
            })
        })
    }
}

impl<T> Clone for Set<T> {
    fn clone(&self) -> Set<T> {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> Default for Set<T> {
    fn default() -> Set<T> {
        Set { bits: 0, of: PhantomData }
    }
}

impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Set<T>) -> bool {
        self.bits == other.bits
    }
}

impl<T> Eq for Set<T> {}

impl<T> std::hash::Hash for Set<T> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}

impl<T: Indexed + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Indexed> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Set<T> {
        let mut set = Set::EMPTY;
        for thing in things {
            set.add(thing);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Debug)]
    struct Pebble(u8);

    impl Indexed for Pebble {
        const COUNT: usize = 64;
        fn index(self) -> usize {
            self.0 as usize
        }
        fn at(index: usize) -> Pebble {
            Pebble(index as u8)
        }
    }

    #[test]
    fn a_set_of_all_64_works_to_the_last_one() {
        let mut set = Set::<Pebble>::full();
        assert_eq!(set.len(), 64);
        assert!(set.remove(Pebble(63)) && !set.remove(Pebble(63)));
        assert!(!set.has(Pebble(63)) && set.has(Pebble(0)));
        assert_eq!(Set::full().minus(set).iter().collect::<Vec<_>>(), [Pebble(63)]);
        assert!(set.add(Pebble(63)) && !set.add(Pebble(63)));
        assert!(set.minus(set).is_empty());
        assert_eq!((set.first(), set.only()), (Some(Pebble(0)), None));
        assert_eq!([Pebble(9)].into_iter().collect::<Set<_>>().only(), Some(Pebble(9)));
    }
}
