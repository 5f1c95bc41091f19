//! The machine words behind sets of squares: as narrow as a board's extent allows.

use std::fmt::Debug;
use std::hash::Hash;

/// A board of `N` by `N` squares, for those `N` for which there is a word: the odd ones from 5 to 13.
pub struct Extent<const N: usize>;

/// What is known of an extent when the program is compiled.
pub trait Supported {
    /// Has a bit for every square, row by row.
    type Word: Word;
    /// Every square.
    const ALL: Self::Word;
    /// The northern row.
    const FIRST_ROW: Self::Word;
    /// The western column.
    const FIRST_COLUMN: Self::Word;
}

/// A row of bits.
pub trait Word: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// No bit.
    const NONE: Self;
    /// This bit alone.
    fn only(bit: usize) -> Self;
    /// Bits of both.
    #[must_use]
    fn and(self, other: Self) -> Self;
    /// Bits of either.
    #[must_use]
    fn or(self, other: Self) -> Self;
    /// Bits of this one that the other has not.
    #[must_use]
    fn minus(self, other: Self) -> Self;
    /// Every bit moved up by this many places, fewer than it has.
    #[must_use]
    fn up(self, places: usize) -> Self;
    /// Every bit moved down by this many places, fewer than it has.
    #[must_use]
    fn down(self, places: usize) -> Self;
    /// How many bits.
    fn count(self) -> usize;
    /// The lowest bit, if there is one.
    fn lowest(self) -> Option<usize>;
}

macro_rules! word {
    ($word:ty) => {
        impl Word for $word {
            const NONE: $word = 0;
            fn only(bit: usize) -> $word {
                1 << bit
            }
            fn and(self, other: $word) -> $word {
                self & other
            }
            fn or(self, other: $word) -> $word {
                self | other
            }
            fn minus(self, other: $word) -> $word {
                self & !other
            }
            fn up(self, places: usize) -> $word {
                self << places
            }
            fn down(self, places: usize) -> $word {
                self >> places
            }
            fn count(self) -> usize {
                self.count_ones() as usize
            }
            fn lowest(self) -> Option<usize> {
                (self != 0).then(|| self.trailing_zeros() as usize)
            }
        }
    };
}

word!(u32);
word!(u64);
word!(u128);

/// 169 squares need three words; the lowest bits are in the first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Wide([u64; 3]);

impl Word for Wide {
    const NONE: Wide = Wide([0; 3]);
    fn only(bit: usize) -> Wide {
        let mut words = [0; 3];
        words[bit / 64] = 1 << (bit % 64);
        Wide(words)
    }
    fn and(self, other: Wide) -> Wide {
        Wide(std::array::from_fn(|nth| self.0[nth] & other.0[nth]))
    }
    fn or(self, other: Wide) -> Wide {
        Wide(std::array::from_fn(|nth| self.0[nth] | other.0[nth]))
    }
    fn minus(self, other: Wide) -> Wide {
        Wide(std::array::from_fn(|nth| self.0[nth] & !other.0[nth]))
    }
    fn up(self, places: usize) -> Wide {
        let (words, bits) = (places / 64, places % 64);
        let word = |nth: Option<usize>| nth.map_or(0, |nth| u128::from(self.0[nth]));
        Wide(std::array::from_fn(|nth| {
            let (here, below) = (word(nth.checked_sub(words)), word(nth.checked_sub(words + 1)));
            ((here << 64 | below) << bits >> 64) as u64
        }))
    }
    fn down(self, places: usize) -> Wide {
        let (words, bits) = (places / 64, places % 64);
        let word = |nth: usize| self.0.get(nth).map_or(0, |&word| u128::from(word));
        Wide(std::array::from_fn(|nth| ((word(nth + words + 1) << 64 | word(nth + words)) >> bits) as u64))
    }
    fn count(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }
    fn lowest(self) -> Option<usize> {
        let nth = self.0.iter().position(|&word| word != 0)?;
        Some(64 * nth + self.0[nth].trailing_zeros() as usize)
    }
}

/// Bits `first`, `first + step`, ... below `end`, as the three words of the widest set.
const fn comb(first: usize, step: usize, end: usize) -> [u64; 3] {
    let mut words = [0; 3];
    let mut bit = first;
    while bit < end {
        words[bit / 64] |= 1 << (bit % 64);
        bit += step;
    }
    words
}

const fn narrow([low, high, _]: [u64; 3]) -> u128 {
    low as u128 | (high as u128) << 64
}

macro_rules! supported {
    ($extent:literal, $word:ty) => {
        impl Supported for Extent<$extent> {
            type Word = $word;
            const ALL: $word = narrow(comb(0, 1, $extent * $extent)) as $word;
            const FIRST_ROW: $word = narrow(comb(0, 1, $extent)) as $word;
            const FIRST_COLUMN: $word = narrow(comb(0, $extent, $extent * $extent)) as $word;
        }
    };
}

supported!(5, u32);
supported!(7, u64);
supported!(9, u128);
supported!(11, u128);

impl Supported for Extent<13> {
    type Word = Wide;
    const ALL: Wide = Wide(comb(0, 1, 13 * 13));
    const FIRST_ROW: Wide = Wide(comb(0, 1, 13));
    const FIRST_COLUMN: Wide = Wide(comb(0, 13, 13 * 13));
}
