//! How well the team stands, at a glance: how near everybody is to what it wants when its turn comes.

use irrgarten_game::Seat;
use irrgarten_kit::Set;
use irrgarten_players::Budget;

use super::goals::{Forgotten, catchment, place_of, wanted, widened, with_ring};
use super::lines::haul;
use crate::book::PageNumber;
use crate::components::{PAINTINGS, Painting, SquareSet};
use crate::options::Mode;
use crate::public::Stage;
use crate::reach::Reach;
use crate::state::State;
use crate::thief;

/// What a wanted painting counts that can be walked to, by an ability of movement, after one change of the maze; and
/// how much less for each step that is still between.
const WALK: f32 = 1.0;
const BY_ABILITY: f32 = 0.95;
const ONE_CHANGE: f32 = 0.75;
const STEP: f32 = 0.12;
/// A painting on the spare has to be pushed in.
const SPARE: f32 = 0.4;
/// The second of two paintings in a turn depends on the first.
const SECOND: f32 = 0.7;
/// The turns to come count less and less: the thief comes in between.
const LATER: f32 = 0.75;
/// A face-down tile is in everybody's way.
const DOWN: f32 = 0.04;
/// Between plans of equal worth, a pawn stays near to what its seat wants.
const FAR: f32 = 0.002;

/// A small number to calculate with.
pub(super) fn real(count: usize) -> f32 {
    f32::from(count as u16)
}

/// Whose coming turns a player cares for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CountedTurns {
    Own,
    All,
}

/// The seats in the order of their coming turns, and how much each turn counts. Turns without a page count nothing.
fn coming(state: &State, seat: Seat, counted: CountedTurns) -> impl Iterator<Item = (Seat, f32)> {
    let (seats, pages) = (state.public.seats(), state.public.book.len());
    let after = move |turns: u8| Seat::at(((seat.index() + usize::from(turns)) % usize::from(seats)) as _);
    (1..=seats)
        .filter(move |&turns| usize::from(turns) <= pages && (counted == CountedTurns::All || turns == seats))
        .map(move |turns| {
            (after(turns), if counted == CountedTurns::Own { 1.0 } else { LATER.powi(i32::from(turns) - 1) })
        })
}

/// How well the seats stand at the end of this seat's turn, at a glance.
pub(super) fn glance(state: &State, seat: Seat, counted: CountedTurns, forgotten: Forgotten) -> f32 {
    let near: f32 =
        coming(state, seat, counted).map(|(other, counts)| counts * prospect(state, other, forgotten)).sum();
    near - DOWN * real(state.board.down().len()) - FAR * real(distance(state, seat, forgotten))
}

/// Steps from the pawn to the nearest wanted painting if there were no walls.
fn distance(state: &State, seat: Seat, forgotten: Forgotten) -> usize {
    let pawn = state.public.pawns[seat];
    wanted(state, seat, forgotten).iter().map(|goal| goal.distance(pawn)).min().unwrap_or_default()
}

/// Between 0 and 2: about how many paintings a seat could collect.
fn prospect(state: &State, seat: Seat, forgotten: Forgotten) -> f32 {
    let board = &state.board;
    let reach = Reach::of(board, state.public.pawns[seat]);
    let ability = state.public.abilities[seat];
    let by = if ability.moves() { reach.by(ability).all() } else { SquareSet::EMPTY };
    let walk = reach.plain.all();
    let ring = with_ring(board, reach.plain.open.or(by)).or(walk);
    let near = |painting: Painting| {
        let Some(square) = place_of(board, painting, forgotten) else { return SPARE };
        if walk.has(square) {
            WALK
        } else if by.has(square) {
            BY_ABILITY
        } else {
            joined(ring, catchment(board, square))
        }
    };
    let tableau = state.public.tableaus[seat];
    match tableau {
        [Some(left), Some(right)] if state.public.mode == Mode::Expert => {
            let first = near(left);
            let between = match (place_of(board, left, forgotten), place_of(board, right, forgotten)) {
                (Some(one), Some(two)) => joined(catchment(board, one), catchment(board, two)),
                _ => SPARE,
            };
            first * (1.0 + SECOND * between.max(near(right) * first))
        }
        [Some(left), Some(right)] => {
            let (one, two) = (near(left), near(right));
            one.max(two) + SECOND * one.min(two)
        }
        [Some(only), None] | [None, Some(only)] => near(only),
        [None, None] => {
            let help = super::goals::cards(state, seat).map(near);
            help.fold(0.0, f32::max)
        }
    }
}

/// How easily one change of the maze joins two parts of it.
fn joined(mut one: SquareSet, other: SquareSet) -> f32 {
    let mut worth = ONE_CHANGE;
    while !one.meets(other) && worth > STEP {
        one = widened(one);
        worth -= STEP;
    }
    worth
}

/// The same, from what each seat could really collect if nothing happened before its turn: the next seat, and those
/// after it.
pub(super) fn survey(state: &State, seat: Seat, budget: &mut Budget<'_>) -> (f32, f32) {
    let mut hauls = coming(state, seat, CountedTurns::All)
        .map(|(other, counts)| counts * f32::from(haul(state, other, 2, budget)));
    let next = hauls.next().unwrap_or_default();
    (next, hauls.sum())
}

/// What the next seat could collect after the thief's next page, on average over these pages.
pub(super) fn after_page(state: &State, seat: Seat, pages: Set<PageNumber>, budget: &mut Budget<'_>) -> f32 {
    let next = seat.left(state.public.seats());
    let mut sum = 0.0;
    for number in pages.iter() {
        let mut after = *state;
        thief::carry_out(&mut after, state.board.set().page(number));
        sum += f32::from(haul(&after, next, 2, budget));
    }
    sum / real(pages.len().max(1))
}

/// Paintings a turn that a team of the best collects, by mode.
const PACE: [f32; 3] = [1.6, 1.52, 1.4];

/// The chance to win, from how the team stands and from what is left of paintings and pages.
pub(super) fn chance(state: &State, standing: f32) -> f32 {
    chance_at(PACE[state.public.mode as usize], state, standing)
}

/// The same for a team that finds a painting a turn from now on, which is just enough with the whole book: for grading
/// moves. A team of the best would win whatever one of it does in a turn.
pub(super) fn usual_chance(state: &State, standing: f32) -> f32 {
    chance_at(1.0, state, standing)
}

fn chance_at(pace: f32, state: &State, standing: f32) -> f32 {
    let (left, pages) = (real(PAINTINGS - state.found()), real(state.public.book.len()));
    if state.public.stage == Stage::Won {
        return 1.0;
    }
    if left > 2.0 * pages {
        return 0.0;
    }
    let ahead = pace * pages + 0.5 * standing - left;
    1.0 / (1.0 + (-1.7 * ahead / (0.8 * pages.sqrt() + 0.5)).exp())
}
