//! Where the paintings lie that a seat can collect.

use irrgarten_game::Seat;
use irrgarten_kit::{Direction, Set};

use crate::board::Board;
use crate::components::{Mark, Painting, Square, SquareSet};
use crate::options::Mode;
use crate::state::State;
use crate::tiles::Tile;

/// Tiles that a player does not remember while they lie face down.
pub(super) type Forgotten = Set<Tile>;

/// Where a painting lies, unless it is on the spare or somewhere face down and forgotten.
pub(super) fn place_of(board: &Board, painting: Painting, forgotten: Forgotten) -> Option<Square> {
    let Some(tile) = board.set().tile(Mark::Painting(painting)) else {
        return board.set().fixed_square(painting);
    };
    let square = board.find(tile)?;
    (!(forgotten.has(tile) && board.is_down(square))).then_some(square)
}

/// The cards that a movement of this seat can collect now ([`State::collects`] as a list).
pub(super) fn cards(state: &State, seat: Seat) -> impl Iterator<Item = Painting> {
    let reach = if state.public.mode == Mode::Expert { 1 } else { crate::components::PLACES };
    let own = state.public.tableaus[seat].iter().any(Option::is_some) || !state.public.pile.is_empty();
    let owners = Seat::all(state.public.seats()).filter(move |&owner| !own || owner == seat);
    owners.flat_map(move |owner| state.public.tableaus[owner].into_iter().take(reach).flatten())
}

/// The squares where they lie.
pub(super) fn wanted(state: &State, seat: Seat, forgotten: Forgotten) -> SquareSet {
    let mut squares = SquareSet::EMPTY;
    for painting in cards(state, seat) {
        if let Some(square) = place_of(&state.board, painting, forgotten) {
            squares.add(square);
        }
    }
    squares
}

/// These squares and those that openings of theirs lead to.
pub(super) fn with_ring(board: &Board, squares: SquareSet) -> SquareSet {
    let maze = board.maze();
    let lead = |side: Direction| squares.and(maze.open(side)).step(side);
    Direction::ALL.into_iter().map(lead).fold(squares, SquareSet::or)
}

/// These squares and all that are next to them.
pub(super) fn widened(squares: SquareSet) -> SquareSet {
    let next = |side: Direction| squares.step(side);
    Direction::ALL.into_iter().map(next).fold(squares, SquareSet::or)
}

/// The squares from which a pawn can come to this one, and those that a single change could join to them. A face-down
/// tile can be entered from every side (P-BACK-01).
pub(super) fn catchment(board: &Board, goal: Square) -> SquareSet {
    let alone = SquareSet::only(goal);
    if !board.is_down(goal) {
        return with_ring(board, board.ways().reachable(alone));
    }
    let entrance = |side: Direction| alone.step(side).and(board.maze().open(side.opposite()));
    let entrances = Direction::ALL.into_iter().map(entrance).fold(SquareSet::EMPTY, SquareSet::or);
    with_ring(board, board.ways().reachable(entrances)).or(widened(alone))
}
