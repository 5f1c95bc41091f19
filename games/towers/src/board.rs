//! The towers on the board and the free one beside it.

use irrgarten_kit::{Direction, Maze, Openings, Push, Ways};

use crate::components::{Arrow, EXTENT, Square, SquareSet, TALLEST, Treasure};
use crate::tower::{Tower, movable_squares};

/// The maze. Openings and heights are kept as sets of squares as well: moves are found by them.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    standing: [Tower; EXTENT * EXTENT],
    maze: Maze<EXTENT>,
    /// By height, from 1: the squares with such a tower.
    levels: [SquareSet; TALLEST],
    free: Tower,
}

/// Steps over open paths, by what they cost.
pub(crate) struct Steps {
    /// One level up or down at most (T-MOVE-05).
    pub(crate) small: Ways<EXTENT>,
    /// Two or more levels up.
    pub(crate) up: Ways<EXTENT>,
    /// Two or more levels down.
    pub(crate) down: Ways<EXTENT>,
}

impl Board {
    /// The fixed towers stand where they always do, these on the other squares, row by row.
    pub(crate) fn new(free: Tower, movable: impl IntoIterator<Item = (Tower, Openings)>) -> Board {
        let mut board = Board {
            standing: [free; EXTENT * EXTENT],
            maze: Maze::closed(),
            levels: [SquareSet::EMPTY; TALLEST],
            free,
        };
        let fixed = Square::all().filter_map(|square| Some((square, Tower::fixed_on(square)?)));
        let fixed = fixed.map(|(square, tower)| (square, (tower, tower.openings())));
        for (square, (tower, openings)) in fixed.chain(movable_squares().zip(movable)) {
            board.standing[square.index()] = tower;
            board.maze.set(square, openings);
            board.levels[usize::from(tower.height()) - 1].add(square);
        }
        board
    }

    pub fn tower(&self, square: Square) -> Tower {
        self.standing[square.index()]
    }

    pub fn openings(&self, square: Square) -> Openings {
        self.maze.openings(square)
    }

    pub fn height(&self, square: Square) -> u8 {
        self.tower(square).height()
    }

    /// The tower outside.
    pub fn free(&self) -> Tower {
        self.free
    }

    /// Where this treasure is, unless it is on the free tower.
    pub fn find(&self, treasure: Treasure) -> Option<Square> {
        Square::all().find(|&square| self.tower(square).treasure() == Some(treasure))
    }

    /// Every tower, row by row, and the free one.
    pub fn towers(&self) -> impl Iterator<Item = Tower> {
        self.standing.into_iter().chain([self.free])
    }

    /// T-SLIDE-01, T-SLIDE-02: pushes the free tower in; what is pushed out is the free tower now.
    pub(crate) fn slide(&mut self, arrow: Arrow, openings: Openings) {
        let push = Push::at(arrow);
        self.maze.slide(&push, openings);
        for (height, level) in (1..).zip(&mut self.levels) {
            *level = level.slide(&push, self.free.height() == height).0;
        }
        for square in arrow.squares() {
            std::mem::swap(&mut self.standing[square.index()], &mut self.free);
        }
    }

    /// T-MOVE-04: does an open path lead to the neighbour on this side? Says which it is.
    pub fn neighbour(&self, from: Square, side: Direction) -> Option<Square> {
        let to = from.step(side)?;
        (self.openings(from).has(side) && self.openings(to).has(side.opposite())).then_some(to)
    }

    /// Could one get there if heights did not matter?
    pub(crate) fn connects(&self, from: Square, to: Square) -> bool {
        self.maze.ways().reachable(SquareSet::only(from)).has(to)
    }

    pub(crate) fn steps(&self) -> Steps {
        let [one, two, three, four, five] = self.levels;
        let (from_three, from_four) = (three.or(four).or(five), four.or(five));
        let rising = Direction::ALL.map(|direction| {
            let below = |high: SquareSet| high.step(direction.opposite());
            let low = one.and(below(from_three)).or(two.and(below(from_four)));
            low.or(three.and(below(five)))
        });
        let ways = self.maze.ways();
        let up = ways.only_from(|direction| rising[direction.index()]);
        // Whoever could rise on the way back falls on the way there.
        let down = ways.only_from(|direction| {
            let back = direction.opposite();
            rising[back.index()].step(back)
        });
        Steps { small: ways.minus(&up).minus(&down), up, down }
    }
}

impl std::fmt::Debug for Board {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&crate::notation::board_text(self))
    }
}
