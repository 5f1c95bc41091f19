//! Every way to collect paintings within a turn, exactly: which abilities before which movement.

use irrgarten_game::Seat;
use irrgarten_players::Budget;

use super::goals::{Forgotten, cards, catchment, wanted, with_ring};
use crate::action::{Action, Move, Turned};
use crate::components::{Ability, SquareSet};
use crate::moves::{Flow, SWAPS, orientations, slides, turnings};
use crate::public::Stage;
use crate::reach::{Goals, Reach};
use crate::rules::act;
use crate::state::State;
use crate::tiles;

/// A visitor that gets the actions done so far and the state after them.
pub(crate) type Visit<'a> = dyn FnMut(&[Action], &State) -> Flow + 'a;

/// How much of its own turn a player sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sense {
    /// One ability a turn.
    One,
    /// One ability before each movement that collects.
    OneAtATime,
    /// Everything but a swap that only a slide after it makes useful.
    Most,
    /// Everything.
    All,
}

impl Sense {
    pub(super) fn slides(self, state: &State) -> bool {
        !(state.public.slide_used || self == Sense::One && state.public.ability_used)
    }

    /// The other ability, if it can be used.
    pub(super) fn ability(self, state: &State, seat: Seat) -> Option<Ability> {
        let spent = state.public.ability_used || self == Sense::One && state.public.slide_used;
        (!spent).then(|| state.public.abilities[seat])
    }
}

/// A search through the turn of a seat.
pub(super) struct Lines<'a, 'b> {
    pub(super) seat: Seat,
    pub(super) sense: Sense,
    pub(super) forgotten: Forgotten,
    pub(super) budget: &'a mut Budget<'b>,
    /// What was done so far.
    pub(super) path: Vec<Action>,
}

/// Shows every way in which the seat that acts can collect in what is left of its turn, exactly. Ends when the visitor
/// does, or with the budget.
pub(crate) fn ways_to_collect(
    state: &State,
    seat: Seat,
    budget: &mut Budget<'_>,
    visit: &mut Visit<'_>,
) -> Flow {
    let (sense, forgotten) = (Sense::All, Forgotten::EMPTY);
    Lines { seat, sense, forgotten, budget, path: Vec::new() }.explore(state, visit)
}

/// The most paintings this seat could collect if it were on turn now, at most this many.
pub(super) fn haul(state: &State, seat: Seat, most: u8, budget: &mut Budget<'_>) -> u8 {
    let mut start = *state;
    start.public.stage = Stage::Act { seat, moves: 1, collected: 0 };
    (start.public.slide_used, start.public.ability_used) = (false, false);
    let mut lines = Lines { seat, sense: Sense::Most, forgotten: Forgotten::EMPTY, budget, path: Vec::new() };
    let mut found = 0;
    let _ = lines.explore(&start, &mut |_, after| {
        found = found.max((after.found() - state.found()) as u8);
        if found >= most { Flow::Break(()) } else { Flow::Continue(()) }
    });
    found
}

impl Lines<'_, '_> {
    /// Visits the actions done so far and the state after them, for every movement that collects something. Ends when
    /// the visitor does, or with the budget.
    pub(super) fn explore(&mut self, state: &State, visit: &mut Visit<'_>) -> Flow {
        if let Stage::Orient { .. } = state.public.stage {
            return self.orient(state, visit);
        }
        if !matches!(state.public.stage, Stage::Act { moves: 1.., .. }) {
            return Flow::Continue(());
        }
        if !self.budget.spend(1) {
            return Flow::Break(());
        }
        let reach = Reach::of(&state.board, state.public.pawns[self.seat]);
        let wanted = wanted(state, self.seat, self.forgotten);
        let missing = wanted.minus(reach.plain.all());
        self.stops(state, &reach, wanted, visit)?;
        let slid = self.path.last().is_some_and(|last| matches!(last, Action::Slide(..)));
        let ability =
            self.sense.ability(state, self.seat).filter(|_| !(slid && self.sense == Sense::OneAtATime));
        match ability {
            Some(Ability::Rotate) => self.rotations(state, &reach, missing, visit)?,
            Some(Ability::Swap) => self.swaps(state, &reach, missing, visit)?,
            _ => {}
        }
        // What can be reached is fetched first: a slide or a swap changes nothing about that afterwards.
        let elsewhere = cards(state, self.seat).count() > wanted.len();
        if self.sense.slides(state) && (elsewhere || !missing.is_empty()) {
            self.slides(state, visit)?;
            if ability == Some(Ability::Swap) && self.sense == Sense::All {
                self.swaps_before_slides(state, visit)?;
            }
        }
        Flow::Continue(())
    }

    /// Every movement that collects.
    fn stops(&mut self, state: &State, reach: &Reach<'_>, wanted: SquareSet, visit: &mut Visit<'_>) -> Flow {
        self.stop(state, None, &reach.plain, wanted, visit)?;
        match self.sense.ability(state, self.seat) {
            Some(ability) if ability.moves() => {
                self.stop(state, Some(ability), &reach.by(ability), wanted, visit)
            }
            _ => Flow::Continue(()),
        }
    }

    fn stop(
        &mut self,
        state: &State,
        by: Option<Ability>,
        goals: &Goals,
        wanted: SquareSet,
        visit: &mut Visit<'_>,
    ) -> Flow {
        for goal in goals.open.and(wanted).iter() {
            self.go(state, Move { goal, by, turned: Turned::Nothing }, visit)?;
        }
        for goal in goals.down.or(goals.outside).and(wanted).iter() {
            let movement = Move { goal, by, turned: Turned::Up };
            let mut after = *state;
            act::go(&mut after, self.seat, movement);
            self.path.push(Action::Move(movement));
            let flow = self.orient(&after, visit);
            self.path.pop();
            flow?;
        }
        Flow::Continue(())
    }

    fn go(&mut self, state: &State, movement: Move, visit: &mut Visit<'_>) -> Flow {
        let mut after = *state;
        act::go(&mut after, self.seat, movement);
        self.follow(state, Action::Move(movement), &after, visit)
    }

    /// Every way to lay the tile that was turned up.
    fn orient(&mut self, state: &State, visit: &mut Visit<'_>) -> Flow {
        orientations(state, self.seat).iter().try_for_each(|&openings| {
            let mut after = *state;
            act::orient(&mut after, self.seat, openings);
            self.follow(state, Action::Orient(openings), &after, visit)
        })
    }

    /// Goes on after an action if it has found something: staying may be no stop.
    fn follow(&mut self, before: &State, action: Action, after: &State, visit: &mut Visit<'_>) -> Flow {
        if after.found() == before.found() {
            return Flow::Continue(());
        }
        self.path.push(action);
        let flow = match visit(&self.path, after) {
            Flow::Continue(()) => self.explore(after, visit),
            stop @ Flow::Break(()) => stop,
        };
        self.path.pop();
        flow
    }

    /// Only tiles between where the pawn can go and where a painting can be reached from: others join nothing.
    fn rotations(
        &mut self,
        state: &State,
        reach: &Reach<'_>,
        missing: SquareSet,
        visit: &mut Visit<'_>,
    ) -> Flow {
        let near = with_ring(&state.board, reach.plain.open);
        let far = missing.iter().fold(SquareSet::EMPTY, |far, goal| far.or(catchment(&state.board, goal)));
        for square in near.and(far).minus(state.board.down()).iter() {
            if tiles::fixed_openings(square).is_some() {
                continue;
            }
            for &openings in &turnings(state.board.openings(square))[1..] {
                let mut after = *state;
                act::rotate(&mut after, square, openings);
                self.stop_after(Action::Rotate(square, openings), &after, missing, visit)?;
            }
        }
        Flow::Continue(())
    }

    fn swaps(&mut self, state: &State, reach: &Reach<'_>, missing: SquareSet, visit: &mut Visit<'_>) -> Flow {
        let near = with_ring(&state.board, reach.plain.open);
        for goal in missing.iter() {
            let far = catchment(&state.board, goal);
            for (one, two) in SWAPS {
                let touches = |squares: SquareSet| squares.has(one) || squares.has(two);
                if touches(near) && touches(far) {
                    let mut after = *state;
                    act::swap(&mut after, one, two);
                    let there = match goal {
                        goal if goal == one => two,
                        goal if goal == two => one,
                        goal => goal,
                    };
                    self.stop_after(Action::Swap(one, two), &after, SquareSet::only(there), visit)?;
                }
            }
        }
        Flow::Continue(())
    }

    /// Movements that an ability has just made possible.
    fn stop_after(&mut self, action: Action, after: &State, goals: SquareSet, visit: &mut Visit<'_>) -> Flow {
        if !self.budget.spend(1) {
            return Flow::Break(());
        }
        let reach = Reach::of(&after.board, after.public.pawns[self.seat]);
        if !reach.plain.all().meets(goals) {
            return Flow::Continue(());
        }
        self.path.push(action);
        let flow = self.stop(after, None, &reach.plain, goals, visit);
        self.path.pop();
        flow
    }

    fn slides(&mut self, state: &State, visit: &mut Visit<'_>) -> Flow {
        slides(state, &mut |action| {
            let Action::Slide(arrow, openings) = action else { return Flow::Continue(()) };
            let mut after = *state;
            act::slide(&mut after, arrow, openings);
            self.path.push(action);
            let flow = self.explore(&after, visit);
            self.path.pop();
            flow
        })
    }

    fn swaps_before_slides(&mut self, state: &State, visit: &mut Visit<'_>) -> Flow {
        for (one, two) in SWAPS {
            let mut after = *state;
            act::swap(&mut after, one, two);
            self.path.push(Action::Swap(one, two));
            let flow = self.slides(&after, visit);
            self.path.pop();
            flow?;
        }
        Flow::Continue(())
    }
}
