//! The rules, in the order of the rulebook.

pub(crate) mod act;
mod check;

use std::ops::ControlFlow;

use irrgarten_game::{ChanceRng, Dice, Game, Meta, Outcome, SearchRng, Seat, SeatSet, Turn, Viewer, Visit};

use crate::action::{Action, Chance, Move, Turned};
use crate::options::Options;
use crate::public::Stage;
use crate::refusal::Refusal;
use crate::state::State;
use crate::view::View;
use crate::{Paintings, deal, moves, thief, view};

impl Game for Paintings {
    irrgarten_game::associated_types!(Options, State, Action, Chance, View, Refusal);

    const META: Meta = Meta {
        slug: "paintings",
        title: "The Stolen Paintings",
        after: "Die drei ??? Labyrinth, Team Edition (B. J. Gilbert, M. J. Kobbert, 2022)",
        known_as: &["Die drei Fragezeichen", "Die 3 ???", "The Three Investigators", "Ravensburger"],
        version: 1,
        min_seats: 2,
        max_seats: 4, // P-COMP-01
        together: true,
        // 24 turns: read, page, Slide, ability, Move, Bonus move, a tile turned up by each, end, two cards.
        longest: 24 * 11,
    };

    fn deal(seats: u8, options: Options, dealer: &mut ChanceRng) -> State {
        deal::deal(seats, options, dealer)
    }

    fn seats(state: &State) -> u8 {
        state.public.seats()
    }

    fn turn(state: &State) -> Turn {
        match state.public.stage {
            Stage::Read(seat) | Stage::Act { seat, .. } | Stage::Orient { seat, .. } => {
                Turn::Decide(SeatSet::only(seat))
            }
            Stage::Page(_) | Stage::Draw { .. } => Turn::Chance,
            Stage::Won => Turn::Over(Outcome::Team { won: true }),
            Stage::Lost => Turn::Over(Outcome::Team { won: false }),
        }
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        check::check(state, seat, action)
    }

    fn actions(state: &State, seat: Seat, visit: &mut impl Visit<Action>) -> ControlFlow<()> {
        moves::actions(state, seat, visit)
    }

    fn any_action(state: &State, seat: Seat, dice: &mut impl Dice) -> Option<Action> {
        moves::any_action(state, seat, dice)
    }

    fn act(state: &mut State, seat: Seat, action: Action) {
        debug_assert!(state.public.stage.mover() == Some(seat), "checked before");
        match action {
            Action::Read => state.public.stage = Stage::Page(seat), // P-READ-01
            Action::Slide(arrow, openings) => act::slide(state, arrow, openings),
            Action::Rotate(square, openings) => act::rotate(state, square, openings),
            Action::Swap(one, two) => act::swap(state, one, two),
            Action::Move(movement) => act::go(state, seat, movement),
            Action::Orient(openings) => act::orient(state, seat, openings),
            Action::End => act::end(state, seat),
        }
    }

    /// Can be taken back: it has shown nobody a page, a card or a tile that lay face down.
    fn can_be_undone(state: &State, seat: Seat, action: Action) -> bool {
        match action {
            Action::Read | Action::End | Action::Move(Move { turned: Turned::Up, .. }) => false,
            Action::Slide(..) | Action::Rotate(..) | Action::Swap(..) => true,
            Action::Move(_) | Action::Orient(_) => {
                let mut after = *state;
                Paintings::act(&mut after, seat, action);
                after.public.stage != Stage::Won
            }
        }
    }

    fn chances(state: &State, visit: &mut impl FnMut(Chance, u32)) {
        match state.public.stage {
            Stage::Page(_) => {
                let set = state.board.set();
                state.public.book.iter().for_each(|number| visit(Chance::Page(set.page(number)), 1));
            }
            Stage::Draw { .. } => state.public.pile.iter().for_each(|card| visit(Chance::Card(card), 1)),
            _ => {}
        }
    }

    fn chance(state: &mut State, drawn: Chance) {
        match (state.public.stage, drawn) {
            (Stage::Page(seat), Chance::Page(page)) => {
                let number = state.board.set().page_number(page);
                if number.is_some_and(|number| state.public.book.remove(number)) {
                    thief::carry_out(state, page);
                    state.public.stage = Stage::Act { seat, moves: 1, collected: 0 }; // P-MOVE-01
                }
            }
            (Stage::Draw { .. }, Chance::Card(painting)) => act::draw(state, painting),
            _ => {}
        }
    }

    fn view(state: &State, _: Viewer) -> View {
        view::view(state)
    }

    fn determinize(view: &View, dice: &mut SearchRng) -> State {
        view.determinize(dice)
    }
}
