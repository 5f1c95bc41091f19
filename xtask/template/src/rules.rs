//! The rules, in the order of the rulebook.

use std::ops::ControlFlow;

use irrgarten_game::{
    ChanceRng, Game, Meta, Outcome, PerSeat, SearchRng, Seat, SeatSet, Turn, Viewer, Visit,
};

use crate::action::{Action, Chance};
use crate::components::{HAND, PEBBLES};
use crate::options::{Options, Pairs};
use crate::refusal::Refusal;
use crate::state::{Phase, State};
use crate::view::View;
use crate::{Rules, deal, moves};

impl Game for Rules {
    irrgarten_game::associated_types!(Options, State, Action, Chance, View, Refusal);

    const META: Meta = Meta {
        slug: "__slug__",
        title: "__Name__",
        after: "an example game",
        known_as: &[],
        version: 1,
        min_seats: 2,
        max_seats: 4,
        together: false,
        // Every pebble is laid once, at most every laid pebble is given away, and two hands are never drawn.
        longest: (2 * PEBBLES + PEBBLES - 2 * HAND) as u32,
    };

    fn deal(seats: u8, options: Options, dealer: &mut ChanceRng) -> State {
        deal::deal(seats, options, dealer)
    }

    fn seats(state: &State) -> u8 {
        state.hands.seats()
    }

    fn turn(state: &State) -> Turn {
        match state.phase {
            Phase::Lay(seat) => Turn::Decide(SeatSet::only(seat)),
            Phase::Draw(_) => Turn::Chance,
            // X-WIN-01
            Phase::Over => Turn::Over(Outcome::by_points(&taken(state))),
        }
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        if state.phase != Phase::Lay(seat) {
            return Err(Refusal::NotYourTurn);
        }
        match action {
            Action::Lay(pebble) if state.hands[seat].count(pebble) == 0 => Err(Refusal::NotInHand),
            Action::Lay(pebble) if !state.fits(pebble) => Err(Refusal::TooLow),
            Action::Give if state.can_lay(seat) => Err(Refusal::CanLay),
            Action::Lay(_) | Action::Give => Ok(()),
        }
    }

    fn actions(state: &State, seat: Seat, visit: &mut impl Visit<Action>) -> ControlFlow<()> {
        moves::actions(state, seat, visit)
    }

    fn act(state: &mut State, seat: Seat, action: Action) {
        debug_assert!(Self::check(state, seat, action).is_ok(), "{action} has not been checked");
        match action {
            Action::Lay(pebble) => {
                let pair = state.top() == Some(pebble);
                state.hands[seat].take(pebble);
                state.heap.push(pebble);
                state.last = Some(seat);
                // X-PAIR-01
                if pair && state.options.pairs == Pairs::Take {
                    take_heap(state);
                }
                // X-DRAW-01
                if state.bag.total() > 0 { state.phase = Phase::Draw(seat) } else { pass_on(state, seat) }
            }
            // X-GIVE-01
            Action::Give => {
                take_heap(state);
                pass_on(state, seat);
            }
        }
    }

    fn chances(state: &State, visit: &mut impl FnMut(Chance, u32)) {
        if let Phase::Draw(_) = state.phase {
            state.bag.iter().for_each(|(pebble, count)| visit(Chance(pebble), count.into()));
        }
    }

    fn chance(state: &mut State, Chance(pebble): Chance) {
        let Phase::Draw(seat) = state.phase else { return };
        let there = state.bag.take(pebble);
        debug_assert!(there, "only what is in the bag is drawn");
        state.hands[seat].add(pebble);
        pass_on(state, seat);
    }

    fn points(state: &State) -> Option<PerSeat<u16>> {
        Some(taken(state))
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, |seat| viewer.is(seat))
    }

    fn determinize(view: &View, dice: &mut SearchRng) -> State {
        view.determinize(dice)
    }
}

fn taken(state: &State) -> PerSeat<u16> {
    PerSeat::from_fn(state.taken.seats(), |seat| state.taken[seat].total() as u16)
}

/// The heap goes to the seat that laid its top.
fn take_heap(state: &mut State) {
    if let Some(seat) = state.last.take() {
        let heap = std::mem::take(&mut state.heap);
        heap.iter().for_each(|&pebble| state.taken[seat].add(pebble));
    }
}

/// X-TURN-01 and X-END-01: the next seat to the left that still holds pebbles, or the end.
fn pass_on(state: &mut State, seat: Seat) {
    let seats = state.hands.seats();
    let around = std::iter::successors(Some(seat.left(seats)), |seat| Some(seat.left(seats)));
    let next = around.take(seats.into()).find(|&seat| state.hands[seat].total() > 0);
    if next.is_none() {
        take_heap(state);
    }
    state.phase = next.map_or(Phase::Over, Phase::Lay);
}
