//! Sets of squares, as fast as the machine can.

use std::fmt;

use crate::word::{Extent, Supported, Word};
use crate::{Arrow, Direction, Square};

/// A set of squares of a board of `N` by `N`, for odd `N` from 5 to 13, without heap.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct SquareSet<const N: usize>
where
    Extent<N>: Supported,
{
    bits: <Extent<N> as Supported>::Word,
}

impl<const N: usize> SquareSet<N>
where
    Extent<N>: Supported,
{
    /// No square.
    pub const EMPTY: SquareSet<N> = SquareSet { bits: Word::NONE };
    /// Every square.
    pub const ALL: SquareSet<N> = SquareSet { bits: Extent::<N>::ALL };

    /// One square alone.
    pub fn only(square: Square<N>) -> SquareSet<N> {
        SquareSet { bits: Word::only(square.index()) }
    }

    /// Is it in?
    pub fn has(self, square: Square<N>) -> bool {
        self.meets(SquareSet::only(square))
    }

    /// Puts a square in.
    pub fn add(&mut self, square: Square<N>) {
        *self = self.or(SquareSet::only(square));
    }

    /// Puts a square in, or takes it out.
    pub fn set(&mut self, square: Square<N>, is_in: bool) {
        let only = SquareSet::only(square);
        *self = if is_in { self.or(only) } else { self.minus(only) };
    }

    /// How many.
    pub fn len(self) -> usize {
        self.bits.count()
    }

    /// No square at all?
    pub fn is_empty(self) -> bool {
        self == SquareSet::EMPTY
    }

    /// Is any square in both?
    pub fn meets(self, other: SquareSet<N>) -> bool {
        !self.and(other).is_empty()
    }

    /// Squares of both.
    #[must_use]
    pub fn and(self, other: SquareSet<N>) -> SquareSet<N> {
        SquareSet { bits: self.bits.and(other.bits) }
    }

    /// Squares of either.
    #[must_use]
    pub fn or(self, other: SquareSet<N>) -> SquareSet<N> {
        SquareSet { bits: self.bits.or(other.bits) }
    }

    /// Squares of this set and not of the other.
    #[must_use]
    pub fn minus(self, other: SquareSet<N>) -> SquareSet<N> {
        SquareSet { bits: self.bits.minus(other.bits) }
    }

    /// Row by row.
    pub fn iter(self) -> impl Iterator<Item = Square<N>> {
        let mut left = self;
        std::iter::from_fn(move || {
            let first = Square::at(left.bits.lowest()?);
            left = left.minus(SquareSet::only(first));
            Some(first)
        })
    }

    /// The squares where the board ends in a direction.
    #[must_use]
    pub fn edge(direction: Direction) -> SquareSet<N> {
        let bits = match direction {
            Direction::North => Extent::<N>::FIRST_ROW,
            Direction::East => Extent::<N>::FIRST_COLUMN.up(N - 1),
            Direction::South => row(N - 1),
            Direction::West => Extent::<N>::FIRST_COLUMN,
        };
        SquareSet { bits }
    }

    /// The neighbours of its squares in a direction, as far as the board reaches.
    #[must_use]
    pub fn step(self, direction: Direction) -> SquareSet<N> {
        self.minus(SquareSet::edge(direction)).shift(direction)
    }

    /// The same for a set none of whose squares is at that edge.
    #[inline]
    pub(crate) fn shift(self, direction: Direction) -> SquareSet<N> {
        let bits = match direction {
            Direction::North => self.bits.down(N),
            Direction::East => self.bits.up(1),
            Direction::South => self.bits.up(N),
            Direction::West => self.bits.down(1),
        };
        SquareSet { bits }
    }

    /// The set after a push, something in it or not coming in; and whether what left the board was in it.
    #[must_use]
    #[inline]
    pub fn slide(self, push: &Push<N>, enters: bool) -> (SquareSet<N>, bool) {
        let line = SquareSet { bits: self.bits.and(push.line.bits).up(push.up).down(push.down) };
        // What leaves the line on the far side is cut off with it.
        let pushed = line.and(push.line).or(if enters { push.entry } else { SquareSet::EMPTY });
        (self.minus(push.line).or(pushed), self.meets(push.exit))
    }
}

/// What a push at an arrow does to every set alike: made once, used for all sets of a board.
pub struct Push<const N: usize>
where
    Extent<N>: Supported,
{
    line: SquareSet<N>,
    entry: SquareSet<N>,
    exit: SquareSet<N>,
    up: usize,
    down: usize,
}

impl<const N: usize> Push<N>
where
    Extent<N>: Supported,
{
    /// A push at this arrow.
    pub fn at(arrow: Arrow<N>) -> Push<N> {
        let column = || Extent::<N>::FIRST_COLUMN.up(arrow.line());
        let (bits, up, down) = match arrow.side() {
            Direction::North => (column(), N, 0),
            Direction::East => (row(arrow.line()), 0, 1),
            Direction::South => (column(), 0, N),
            Direction::West => (row(arrow.line()), 1, 0),
        };
        let (entry, exit) = (SquareSet::only(arrow.entry()), SquareSet::only(arrow.exit()));
        Push { line: SquareSet { bits }, entry, exit, up, down }
    }
}

/// All squares of a row.
fn row<const N: usize>(row: usize) -> <Extent<N> as Supported>::Word
where
    Extent<N>: Supported,
{
    Extent::<N>::FIRST_ROW.up(row * N)
}

impl<const N: usize> Default for SquareSet<N>
where
    Extent<N>: Supported,
{
    fn default() -> SquareSet<N> {
        SquareSet::EMPTY
    }
}

impl<const N: usize> fmt::Debug for SquareSet<N>
where
    Extent<N>: Supported,
{
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<const N: usize> FromIterator<Square<N>> for SquareSet<N>
where
    Extent<N>: Supported,
{
    fn from_iter<I: IntoIterator<Item = Square<N>>>(squares: I) -> SquareSet<N> {
        let mut set = SquareSet::EMPTY;
        squares.into_iter().for_each(|square| set.add(square));
        set
    }
}
