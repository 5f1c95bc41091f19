//! What looks good at first sight. Programs measure themselves by it, so it stays as it is.

use std::ops::ControlFlow;

use irrgarten_game::Seat;

use crate::action::Action;
use crate::components::{Cards, RUNE_STONE, Square, SquareSet};
use crate::moves;
use crate::state::State;

/// Reaching a goal is worth this much, a card spent on it costs a little.
const GOAL: i32 = 1000;
const CARD: i32 = 12;
/// A step nearer to a goal.
const STEP: i32 = 10;

/// A move is as good as the place where it ends; a slide as good as the best move behind it.
pub(crate) fn promise(state: &State, seat: Seat, action: Action) -> i32 {
    match action {
        Action::Move(goal, cards) => Wishes::of(state, seat).worth(goal, cards),
        Action::Slide(arrow, openings) => {
            let mut after = *state;
            after.public.board.slide(arrow, openings);
            after.public.pawns[seat] = arrow.carries(state.public.pawns[seat]);
            let wishes = Wishes::of(&after, seat);
            let mut best = i32::MIN;
            let (pawn, hand) = (after.public.pawns[seat], after.hands[seat]);
            let _ = moves::moves(
                &after.public.board.steps(),
                pawn,
                hand,
                after.public.is_kid(seat),
                &mut |goal, cards| {
                    best = best.max(wishes.worth(goal, cards));
                    ControlFlow::Continue(())
                },
            );
            best
        }
    }
}

/// Where a seat wants to go.
struct Wishes(SquareSet);

impl Wishes {
    fn of(state: &State, seat: Seat) -> Wishes {
        let target = state.target(seat).and_then(|target| state.public.board.find(target));
        let rune = (!state.public.rune_done(seat)).then_some(RUNE_STONE);
        let home = state.public.goals_met(seat).then(|| state.public.colour(seat).corner());
        Wishes(target.into_iter().chain(rune).chain(home).collect())
    }

    /// A goal counts most, then being near one; magic is worth keeping.
    fn worth(&self, goal: Square, cards: Cards) -> i32 {
        let distance = self.0.iter().map(|wish| goal.distance(wish)).min();
        let spent = CARD * cards.total() as i32;
        match distance {
            Some(0) => GOAL - spent,
            Some(steps) => -STEP * steps as i32 - spent,
            None => -spent,
        }
    }
}
