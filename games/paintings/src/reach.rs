//! Where a movement can end, as sets of squares: the fast twin of `walk`.

use irrgarten_kit::{Direction, Ways};

use crate::board::Board;
use crate::components::{Ability, EXTENT, Square, SquareSet, starts};

/// Fields where a movement can end.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Goals {
    /// Open ones.
    pub(crate) open: SquareSet,
    /// Face-down ones that a passage leads to (P-BACK-01).
    pub(crate) down: SquareSet,
    /// Face-down ones at the edge, entered from outside (P-BREAK-04).
    pub(crate) outside: SquareSet,
}

impl Goals {
    /// All of them.
    pub(crate) fn all(&self) -> SquareSet {
        self.open.or(self.down).or(self.outside)
    }
}

/// What a pawn reaches, without and with its ability.
pub(crate) struct Reach<'a> {
    board: &'a Board,
    ways: Ways<EXTENT>,
    pawn: SquareSet,
    pub(crate) plain: Goals,
}

impl<'a> Reach<'a> {
    #[inline]
    pub(crate) fn of(board: &'a Board, pawn: Square) -> Reach<'a> {
        let (ways, pawn) = (board.ways(), SquareSet::only(pawn));
        let mut reach = Reach { board, ways, pawn, plain: Goals::default() };
        reach.plain = if pawn.meets(board.down()) {
            Goals { down: pawn, ..Goals::default() } // P-BACK-07
        } else {
            reach.from(pawn)
        };
        reach
    }

    /// The fields reached from these open ones, and the face-down tiles beside them.
    #[inline]
    fn from(&self, squares: SquareSet) -> Goals {
        let open = self.ways.reachable(squares);
        let down = self.board.down();
        let down = if down.is_empty() { down } else { self.beside(open).and(down) };
        Goals { open, down, outside: SquareSet::EMPTY }
    }

    /// Where openings of these squares lead.
    fn beside(&self, squares: SquareSet) -> SquareSet {
        let maze = self.board.maze();
        let lead = |side: Direction| squares.and(maze.open(side)).step(side);
        Direction::ALL.into_iter().map(lead).fold(SquareSet::EMPTY, SquareSet::or)
    }

    /// What only the ability leads to: none that is reached without it.
    pub(crate) fn by(&self, ability: Ability) -> Goals {
        let beyond = match ability {
            Ability::Cross => self.from(self.beyond(self.plain.down)),
            Ability::Teleport if self.plain.open.meets(starts()) => self.from(starts()),
            Ability::BreakOut if self.plain.open.meets(self.exits()) => {
                let outside = self.board.down().and(edges());
                Goals { outside, ..self.from(self.exits()) }
            }
            _ => return Goals::default(),
        };
        let known = self.plain.open.or(self.plain.down).or(self.pawn);
        Goals {
            open: beyond.open.minus(known),
            down: beyond.down.minus(known),
            outside: beyond.outside.minus(known).minus(beyond.down),
        }
    }

    /// P-CROSS-02: the open fields beside these face-down tiles that have an opening towards them.
    fn beyond(&self, down: SquareSet) -> SquareSet {
        let maze = self.board.maze();
        let past = |side: Direction| down.step(side).and(maze.open(side.opposite()));
        Direction::ALL.into_iter().map(past).fold(SquareSet::EMPTY, SquareSet::or)
    }

    /// Open fields with an opening at the edge.
    fn exits(&self) -> SquareSet {
        let maze = self.board.maze();
        let out = |side: Direction| maze.open(side).and(SquareSet::edge(side));
        Direction::ALL.into_iter().map(out).fold(SquareSet::EMPTY, SquareSet::or)
    }
}

/// The squares at the edge of the board.
fn edges() -> SquareSet {
    Direction::ALL.into_iter().map(SquareSet::edge).fold(SquareSet::EMPTY, SquareSet::or)
}
