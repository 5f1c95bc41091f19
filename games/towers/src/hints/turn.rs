//! Everything a seat can do with its turn.

use std::ops::ControlFlow;

use irrgarten_game::{PerSeat, Seat};
use irrgarten_players::Budget;

use super::race::Runner;
use crate::action::Action;
use crate::board::Board;
use crate::components::{ARROWS, Arrow, Cards, RUNE_STONE, Square, SquareSet};
use crate::moves;
use crate::public::Stage;
use crate::state::State;

/// What a stop brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Gain {
    /// A card.
    Nothing,
    Target,
    Rune,
    /// The victory.
    Home,
}

/// Where a turn can end, and what that costs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stop {
    pub(super) square: Square,
    pub(super) spent: Cards,
    pub(super) gain: Gain,
}

impl Stop {
    pub(super) fn action(self) -> Action {
        Action::Move(self.square, self.spent)
    }

    /// What a seat has before it after this stop.
    pub(super) fn runner(self, state: &State, seat: Seat) -> Runner {
        runner_after(state, seat, self.spent, self.gain)
    }
}

/// A slide and all stops behind it.
pub(super) struct Branch {
    /// None if it has been made already.
    pub(super) slide: Option<Action>,
    pub(super) board: Board,
    pub(super) pawns: PerSeat<Square>,
    pub(super) barred: Option<Arrow>,
    pub(super) stops: Vec<Stop>,
}

/// What a seat has before it.
pub(super) fn runner(state: &State, seat: Seat) -> Runner {
    Runner {
        treasures: state.pile(seat).len(),
        rune: !state.public.rune_done(seat),
        cards: state.hand(seat).total(),
    }
}

/// What a seat has before it that has spent and gained this. A card that is drawn counts.
pub(super) fn runner_after(state: &State, seat: Seat, spent: Cards, gain: Gain) -> Runner {
    let before = runner(state, seat);
    let cards = before.cards - spent.total();
    match gain {
        Gain::Nothing | Gain::Home => Runner { cards: cards + 1, ..before },
        Gain::Target => Runner { treasures: before.treasures - 1, cards, ..before },
        Gain::Rune => Runner { rune: false, cards, ..before },
    }
}

/// The goals that never move, for a seat with this much still to do.
pub(super) fn fixed_goals(state: &State, seat: Seat, runner: Runner) -> SquareSet {
    match (runner.rune, runner.treasures) {
        (true, _) => SquareSet::only(RUNE_STONE),
        (false, 0) => SquareSet::only(state.public.colour(seat).corner()),
        (false, _) => SquareSet::EMPTY,
    }
}

/// All slides, or the one that has been made, with all stops. Ends early with the budget, but never without a stop.
pub(super) fn branches(state: &State, seat: Seat, budget: &mut Budget<'_>) -> Vec<Branch> {
    let mut all = Vec::new();
    if let Stage::Move(_) = state.public.stage {
        all.push(branch(state, seat, None));
        return all;
    }
    let _ = moves::slides(&state.public.board, state.public.barred, &mut |slide| {
        all.push(branch(state, seat, Some(slide)));
        if budget.spend(1) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    all
}

fn branch(state: &State, seat: Seat, slide: Option<Action>) -> Branch {
    let (mut board, mut pawns, mut barred) = (state.public.board, state.public.pawns, state.public.barred);
    if let Some(Action::Slide(arrow, openings)) = slide {
        board.slide(arrow, openings);
        for each in Seat::all(state.public.seats()) {
            pawns[each] = arrow.carries(pawns[each]);
        }
        barred = Some(arrow.opposite());
    }
    let (mut stops, pawn) = (Vec::new(), pawns[seat]);
    let gain = |square: Square| {
        let treasure = board.tower(square).treasure();
        if treasure.is_some() && treasure == state.target(seat) && (state.public.stay_finds || square != pawn)
        {
            Gain::Target
        } else if square == RUNE_STONE && !state.public.rune_done(seat) {
            Gain::Rune
        } else if state.public.goals_met(seat) && square == state.public.colour(seat).corner() {
            Gain::Home
        } else {
            Gain::Nothing
        }
    };
    let _ = moves::moves(
        &board.steps(),
        pawn,
        state.hands[seat],
        state.public.is_kid(seat),
        &mut |square, spent| {
            stops.push(Stop { square, spent, gain: gain(square) });
            ControlFlow::Continue(())
        },
    );
    Branch { slide, board, pawns, barred, stops }
}

/// Every slide, and the board after it.
pub(super) fn each_slide(board: &Board, barred: Option<Arrow>, mut look: impl FnMut(Arrow, &Board)) {
    for arrow in ARROWS.into_iter().filter(|&arrow| Some(arrow) != barred) {
        for openings in board.free().openings().turnings() {
            let mut after = *board;
            after.slide(arrow, openings);
            look(arrow, &after);
        }
    }
}
