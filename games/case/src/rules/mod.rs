//! The rules, in the order of the rulebook.

mod act;
mod check;

use std::ops::ControlFlow;

use irrgarten_game::{ChanceRng, Game, Meta, SearchRng, Seat, Turn, Viewer, Visit};
use irrgarten_kit::Indexed as _;

use crate::action::{Action, Chance};
use crate::board::Spot;
use crate::components::{EXHIBITS, SUSPECTS};
use crate::log::MOST_TURNS;
use crate::options::Options;
use crate::public::Phase;
use crate::refusal::Refusal;
use crate::state::State;
use crate::view::View;
use crate::{Case, deal, moves};

/// Roll, dice, walk, suspicion, five answers, and an end of the turn or an accusation with its verdict.
const EVENTS_OF_A_TURN: u32 = 4 + 5 + 2;

impl Game for Case {
    irrgarten_game::associated_types!(Options, State, Action, Chance, View, Refusal);

    const META: Meta = Meta {
        slug: "case",
        title: "The Case File",
        after: "Cluedo (A. E. Pratt)",
        known_as: &["Clue", "BVB", "Borussia Dortmund", "Hasbro", "Parker"],
        version: 1,
        min_seats: 2,
        max_seats: 6,
        together: false,
        longest: MOST_TURNS as u32 * EVENTS_OF_A_TURN + (2 * SUSPECTS + EXHIBITS) as u32,
    };

    fn deal(seats: u8, options: Options, dealer: &mut ChanceRng) -> State {
        deal::deal(seats, options, dealer)
    }

    fn seats(state: &State) -> u8 {
        state.public.seats()
    }

    fn turn(state: &State) -> Turn {
        state.public.decides()
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        check::check(&state.public, seat, state.hands[seat], action)
    }

    fn actions(state: &State, seat: Seat, visit: &mut impl Visit<Action>) -> ControlFlow<()> {
        moves::actions(&state.public, seat, state.hands[seat], visit)
    }

    fn act(state: &mut State, seat: Seat, action: Action) {
        let public = &mut state.public;
        // K-SUMMON-04: the right to stay lapses with the turn.
        if public.phase == Phase::Start && seat == public.mover {
            public.summoned = public.summoned.without(seat);
        }
        match action {
            Action::Take(suspect) => {
                public.players[seat] = Some(suspect);
                public.begin();
            }
            Action::Lay(exhibit, place) => {
                public.exhibits[exhibit.index()] = Some(place);
                public.begin();
            }
            Action::Roll => public.phase = Phase::Dice,
            Action::Passage => {
                if let Some(Spot::Room(room)) = public.pawn(seat)
                    && let Some(other) = room.passage()
                {
                    public.arrive(other.into());
                }
            }
            Action::Go(spot) => public.arrive(spot),
            Action::Stuck | Action::End => public.end_turn(),
            Action::Suspect(triple) => state.suspect(triple),
            Action::Show(_, card) => {
                if let Phase::Answer { triple, asked, .. } = public.phase {
                    state.show(triple, asked, card);
                }
            }
            Action::Accuse(triple) => {
                public.accuse(triple);
                public.phase = Phase::Verdict(triple);
            }
            Action::Leave(_) => public.leave(seat),
        }
    }

    fn chances(state: &State, visit: &mut impl FnMut(Chance, u32)) {
        let public = &state.public;
        let suspect = |seat| public.players[seat].into_iter();
        match public.phase {
            Phase::Dice => (1..=6).for_each(|one| (1..=6).for_each(|two| visit(Chance::Dice(one, two), 1))),
            Phase::Answer { asked, shows: false, .. } => {
                suspect(asked).for_each(|by| visit(Chance::Pass(by), 1));
            }
            Phase::Answer { triple, asked, .. } if public.left.has(asked) => {
                let cards = state.absent_answers(asked, triple);
                let shows =
                    suspect(asked).flat_map(|by| cards.iter().map(move |card| Chance::Show(by, card)));
                shows.for_each(|shown| visit(shown, 1));
            }
            Phase::Verdict(triple) if state.file == triple => visit(Chance::Right, 1),
            Phase::Verdict(_) => visit(Chance::Wrong, 1),
            _ => {}
        }
    }

    fn chance(state: &mut State, drawn: Chance) {
        let public = &mut state.public;
        match (drawn, public.phase) {
            (Chance::Dice(one, two), _) => public.phase = Phase::Walk(one + two),
            (Chance::Pass(_), Phase::Answer { triple, asked, .. }) => state.pass_on(triple, asked),
            (Chance::Show(_, card), Phase::Answer { triple, asked, .. }) => state.show(triple, asked, card),
            // K-END-01.
            (Chance::Right, _) => public.phase = Phase::Over(Some(public.mover)),
            (Chance::Wrong, Phase::Verdict(triple)) => public.accused_wrongly(triple),
            _ => {}
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn determinize(view: &View, dice: &mut SearchRng) -> State {
        view.guess(dice)
    }
}
