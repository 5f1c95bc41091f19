//! The rules, in the order of the rulebook.

use std::fmt;
use std::ops::ControlFlow;

use irrgarten_game::{ChanceRng, Game, Meta, Outcome, PerSeat, SearchRng, Seat, SeatSet, Turn, Viewer};
use irrgarten_kit::List;

use crate::components::{HAND, PEBBLES, draw_from, full_bag};
use crate::state::{Options, Pairs, Phase, State};
use crate::view::View;
use crate::{Pebble, Rules, hints, moves, view};

/// What a seat can do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Lays a pebble of the hand on the heap.
    Lay(Pebble),
    /// Gives the heap to whoever laid its top.
    Give,
}

/// What the dealer can draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chance(pub Pebble);

/// Why an action is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Somebody else acts, or nobody any more.
    NotYourTurn,
    /// No such pebble in the hand.
    NotInHand,
    /// The top of the heap is higher.
    TooLow,
    /// Only who cannot lay gives.
    CanLay,
}

impl irrgarten_game::Refusal for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Refusal::NotYourTurn => "X-TURN-01",
            Refusal::NotInHand => "X-LAY-01",
            Refusal::TooLow => "X-LAY-02",
            Refusal::CanLay => "X-GIVE-01",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::NotYourTurn => "it is not this seat's turn",
            Refusal::NotInHand => "this seat does not hold such a pebble",
            Refusal::TooLow => "the pebble is lower than the top of the heap",
            Refusal::CanLay => "who can lay a pebble may not give the heap away",
        })
    }
}

impl Game for Rules {
    const META: Meta = Meta {
        slug: "__slug__",
        title: "__Name__",
        after: "the example game of the house",
        version: 1,
        min_seats: 2,
        max_seats: 4,
        // Every pebble is laid once, at most every laid pebble is given away, and two hands are never drawn.
        longest: (2 * PEBBLES + PEBBLES - 2 * HAND) as u32,
        together: false,
        live: false,
    };

    type Options = Options;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Refusal = Refusal;

    // X-SETUP-01
    fn setup(seats: u8, options: Options, dealer: &mut ChanceRng) -> State {
        assert!((2..=4).contains(&seats), "for 2 to 4 seats");
        let mut bag = full_bag();
        let hands = PerSeat::from_fn(seats, |_| (0..HAND).map(|_| draw_from(&mut bag, dealer)).collect());
        let taken = PerSeat::new(seats);
        State { options, heap: List::new(), last: None, hands, taken, bag, phase: Phase::Lay(Seat::at(0)) }
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

    fn actions(
        state: &State,
        seat: Seat,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
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

    fn view(state: &State, who: Viewer) -> View {
        view::seen(state, |seat| who.is(seat))
    }

    fn determinize(view: &View, dice: &mut SearchRng) -> State {
        view::guess(view, dice)
    }

    fn promise(state: &State, seat: Seat, action: Action) -> i32 {
        hints::promise(state, seat, action)
    }
}

fn taken(state: &State) -> PerSeat<u16> {
    PerSeat::from_fn(state.taken.seats(), |seat| state.taken[seat].total() as u16)
}

/// The heap goes to whoever laid its top.
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
