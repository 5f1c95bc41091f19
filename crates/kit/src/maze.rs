//! Mazes whose lines slide, and where one can go in them.

use crate::word::{Extent, Supported};
use crate::{Direction, Openings, Push, Square, SquareSet};

/// The openings of every square of a board of `N` by `N`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Maze<const N: usize>
where
    Extent<N>: Supported,
{
    /// By side: the squares that are open there.
    open: [SquareSet<N>; 4],
}

impl<const N: usize> Maze<N>
where
    Extent<N>: Supported,
{
    /// Walls everywhere.
    pub fn closed() -> Maze<N> {
        Maze::default()
    }

    /// The open sides of a square.
    pub fn openings(&self, square: Square<N>) -> Openings {
        let open = Direction::ALL.into_iter().filter(|side| self.open[side.index()].has(square));
        open.fold(Openings::NONE, Openings::with)
    }

    /// The squares that are open on this side.
    pub fn open(&self, side: Direction) -> SquareSet<N> {
        self.open[side.index()]
    }

    /// Gives a square other openings.
    pub fn set(&mut self, square: Square<N>, openings: Openings) {
        for side in Direction::ALL {
            self.open[side.index()].set(square, openings.has(side));
        }
    }

    /// Turns a square clockwise by this many quarters.
    pub fn rotate(&mut self, square: Square<N>, quarters: usize) {
        self.set(square, self.openings(square).turned(quarters));
    }

    /// Pushes a square with these openings in; gives the openings of the one that is pushed out.
    #[inline]
    pub fn slide(&mut self, push: &Push<N>, enters: Openings) -> Openings {
        let mut leaves = Openings::NONE;
        for side in Direction::ALL {
            let (pushed, left) = self.open[side.index()].slide(push, enters.has(side));
            self.open[side.index()] = pushed;
            if left {
                leaves = leaves.with(side);
            }
        }
        leaves
    }

    /// Where one can go on: both neighbours must be open to each other.
    #[inline]
    pub fn ways(&self) -> Ways<N> {
        let leaving = |side: Direction| {
            let back = side.opposite();
            self.open[side.index()].and(self.open[back.index()].step(back))
        };
        // Written out: a mapped array is not taken apart everywhere.
        let [north, east, south, west] = Direction::ALL;
        Ways { leaving: [leaving(north), leaving(east), leaving(south), leaving(west)] }
    }
}

/// Steps from square to square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ways<const N: usize>
where
    Extent<N>: Supported,
{
    /// By direction: the squares from which a step leads there. It never leads over the edge.
    leaving: [SquareSet<N>; 4],
}

impl<const N: usize> Ways<N>
where
    Extent<N>: Supported,
{
    /// Does a step lead from this square in this direction?
    pub fn lead(&self, from: Square<N>, direction: Direction) -> bool {
        self.leaving[direction.index()].has(from)
    }

    /// Only the steps in each direction from these squares.
    #[must_use]
    pub fn only_from(&self, squares: impl Fn(Direction) -> SquareSet<N>) -> Ways<N> {
        let kept = |direction: Direction| self.leaving[direction.index()].and(squares(direction));
        Ways { leaving: Direction::ALL.map(kept) }
    }

    /// The steps that the other has not.
    #[must_use]
    pub fn minus(&self, other: &Ways<N>) -> Ways<N> {
        let left =
            |direction: Direction| self.leaving[direction.index()].minus(other.leaving[direction.index()]);
        Ways { leaving: Direction::ALL.map(left) }
    }

    /// The steps of either.
    #[must_use]
    pub fn or(&self, other: &Ways<N>) -> Ways<N> {
        let both =
            |direction: Direction| self.leaving[direction.index()].or(other.leaving[direction.index()]);
        Ways { leaving: Direction::ALL.map(both) }
    }

    /// Where one step leads from any of these squares.
    #[must_use]
    pub fn step(&self, from: SquareSet<N>) -> SquareSet<N> {
        let [north, east, south, west] =
            Direction::ALL.map(|direction| from.and(self.leaving[direction.index()]).shift(direction));
        north.or(east).or(south.or(west))
    }

    /// Where any number of steps leads from any of these squares, themselves included.
    #[must_use]
    pub fn reachable(&self, from: SquareSet<N>) -> SquareSet<N> {
        let mut reached = from;
        loop {
            let more = reached.or(self.step(reached));
            if more == reached {
                return reached;
            }
            reached = more;
        }
    }
}
