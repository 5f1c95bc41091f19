//! In how few own turns can a seat collect a painting, if nobody else moved and the thief did nothing?
//!
//! The search tries one turn, then two, and so on, so that what it finds first is the fewest. The last turn is
//! searched by what leads to a painting, those before it through everything that can be done. No cards are drawn on
//! the way.

mod command;

pub use command::Turns;

use std::collections::HashSet;
use std::ops::ControlFlow;

use irrgarten_game::{Game as _, Seat};
use irrgarten_kit::Journey;
use irrgarten_players::Budget;

use crate::Paintings;
use crate::action::Action;
use crate::components::Painting;
use crate::hints::ways_to_collect;
use crate::public::Stage;
use crate::state::State;

/// Looks at no more than this many positions. The seat acts in this state, perhaps in the middle of its turn.
fn fewest(start: &State, seat: Seat, goal: Painting, most: u64) -> Journey<Action> {
    let mut search = Search { seat, goal, budget: Budget::nodes(most), turns: Vec::new() };
    let mut at_least = 1;
    let line = loop {
        match search.within(start, at_least) {
            ControlFlow::Break(Found::Line) => break Some(search.turns),
            ControlFlow::Break(Found::EnoughOfIt) => break None,
            ControlFlow::Continue(()) => at_least += 1,
        }
    };
    Journey { line, at_least, looked: most - search.budget.left() }
}

/// Why a search ends.
enum Found {
    Line,
    EnoughOfIt,
}

struct Search {
    seat: Seat,
    goal: Painting,
    budget: Budget<'static>,
    /// Made so far.
    turns: Vec<Vec<Action>>,
}

impl Search {
    /// Is the painting collected within this many turns?
    fn within(&mut self, state: &State, turns: usize) -> ControlFlow<Found> {
        if turns == 1 {
            return self.last_turn(state);
        }
        let mut known = HashSet::new();
        self.whole_turn(state, &mut Vec::new(), &mut known, turns - 1)
    }

    fn last_turn(&mut self, state: &State) -> ControlFlow<Found> {
        let (goal, mut line) = (self.goal, None);
        let _ = ways_to_collect(state, self.seat, &mut self.budget, &mut |path, after| {
            if lies_open(after, goal) {
                return ControlFlow::Continue(());
            }
            line = Some(path.to_vec());
            ControlFlow::Break(())
        });
        if let Some(actions) = line {
            self.turns.push(actions);
            return ControlFlow::Break(Found::Line);
        }
        self.enough()
    }

    fn enough(&self) -> ControlFlow<Found> {
        if self.budget.left() == 0 {
            ControlFlow::Break(Found::EnoughOfIt)
        } else {
            ControlFlow::Continue(())
        }
    }

    /// Everything that can be done in a turn, and this many turns after each different end of it.
    fn whole_turn(
        &mut self,
        state: &State,
        path: &mut Vec<Action>,
        known: &mut HashSet<State>,
        later: usize,
    ) -> ControlFlow<Found> {
        let next = next_turn(state, self.seat);
        let ends = matches!(state.public.stage, Stage::Act { .. });
        if ends && known.insert(next) {
            self.turns.push(path.clone());
            self.within(&next, later)?;
            self.turns.pop();
        }
        let mut all = Vec::new();
        let _ = Paintings::actions(state, self.seat, &mut |action| {
            all.push(action);
            ControlFlow::Continue(())
        });
        for action in all {
            // A tile that is turned before a slide can as well be turned after it, unless it drops out.
            let late = matches!((path.last(), action), (Some(Action::Rotate(..)), Action::Slide(..)));
            if late || action == Action::End {
                continue;
            }
            if !self.budget.spend(1) {
                return ControlFlow::Break(Found::EnoughOfIt);
            }
            let mut after = *state;
            Paintings::act(&mut after, self.seat, action);
            path.push(action);
            self.whole_turn(&after, path, known, later)?;
            path.pop();
        }
        ControlFlow::Continue(())
    }
}

/// Is the painting on a tableau still?
fn lies_open(state: &State, painting: Painting) -> bool {
    state.public.tableaus.iter().any(|tableau| tableau.contains(&Some(painting)))
}

/// The seat's turn begins, and nothing has happened before it.
fn next_turn(state: &State, seat: Seat) -> State {
    let mut next = *state;
    next.public.stage = Stage::Act { seat, moves: 1, collected: 0 };
    (next.public.slide_used, next.public.ability_used) = (false, false);
    next
}
