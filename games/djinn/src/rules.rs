//! The rules, in the order of the rulebook.

use std::ops::ControlFlow;

use irrgarten_game::{
    ChanceRng, Dice, Game, LiveRules, Meta, Outcome, PerSeat, SearchRng, Seat, SeatSet, Turn, Viewer, Visit,
};

use crate::action::{Action, Chance};
use crate::components::{MOST, ROUNDS};
use crate::options::Options;
use crate::public::{Phase, Table as _};
use crate::race::MOST_MOVES;
use crate::refusal::Refusal;
use crate::state::{State, Status};
use crate::view::View;
use crate::{Djinn, deal, finish, moves, race, view};

/// The most events of a round: the roll, the deal, the start, every action of a race an exchange of a whole hand, and
/// the choices in the end.
const ROUND: u32 = 2 + 4 * MOST as u32 + 1 + 4 * MOST_MOVES as u32 * (1 + MOST as u32) + 4;

impl Game for Djinn {
    irrgarten_game::associated_types!(Options, State, Action, Chance, View, Refusal);

    const META: Meta = Meta {
        slug: "djinn",
        title: "The Djinn's Cave",
        after: "Logik-Labyrinth (J. Johnson, K. Hanke)",
        known_as: &[
            "Logic Labyrinth",
            "Labyrinthe du génie",
            "Sesam, puzzle dich!",
            "La caverne du génie",
            "HABA",
        ],
        version: 1,
        min_seats: 1,
        max_seats: 4, // D-SETUP-01
        together: false,
        longest: ROUNDS as u32 * ROUND,
    };
    const LIVE: Option<LiveRules<Djinn>> = Some(LiveRules::of());

    fn deal(seats: u8, options: Options, dealer: &mut ChanceRng) -> State {
        deal::first(seats, options, dealer)
    }

    fn seats(state: &State) -> u8 {
        state.places.seats()
    }

    fn turn(state: &State) -> Turn {
        let roller = SeatSet::only(state.public.roller);
        match state.public.phase {
            Phase::Rolling => Turn::Chance,
            Phase::Deal(_) if state.dealing().is_some() => Turn::Chance,
            Phase::Roll | Phase::Deal(_) => Turn::Decide(roller),
            Phase::Race(_) if state.drawing().is_some() => Turn::Chance,
            // D-ARR-01: all at the same time.
            Phase::Race(_) => {
                let waiting = state.waiting();
                let decides = |&seat: &Seat| state.awaited(seat) || waiting.has(seat);
                Turn::Decide(Seat::all(state.seats()).filter(decides).collect())
            }
            Phase::Last(_) => Turn::Decide(state.chooser().map_or(SeatSet::EMPTY, SeatSet::only)),
            Phase::Over => Turn::Over(Outcome::by_points(&points(state))), // D-END-02, D-END-03
        }
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (state.public.phase, action) {
            (Phase::Over, _) => Err(Refusal::GameOver), // D-ROUND-01
            (Phase::Roll | Phase::Deal(_), Action::Roll | Action::Go) if seat != state.public.roller => {
                Err(Refusal::NotTheRoller) // D-ROLL-01, D-GO-01
            }
            (Phase::Roll, Action::Roll) => Ok(()),
            (Phase::Roll | Phase::Rolling, _) => Err(Refusal::RollFirst),
            (Phase::Deal(_), Action::Go) if state.dealing().is_none() => Ok(()),
            (Phase::Deal(_), _) => Err(Refusal::NotStarted), // D-GO-01
            (Phase::Race(_), action) if state.waiting().has(seat) => match action {
                _ if state.drawing().is_some() => Err(Refusal::DrawFirst),
                Action::Go => Ok(()),          // D-SW-01
                _ => Err(Refusal::NotStarted), // D-GO-01
            },
            (Phase::Race(_), _) if state.places[seat].status != Status::Working => {
                Err(Refusal::Frozen) // D-CLAIM-02
            }
            (Phase::Race(_), _) if state.drawing().is_some() => Err(Refusal::DrawFirst),
            (Phase::Race(_), _) if !state.awaited(seat) => Err(Refusal::Busy), // D-TICK-01
            (Phase::Race(roll), action) => race::check(state, state.public.rulings.task(roll), seat, action),
            (Phase::Last(_), _) if state.chooser() != Some(seat) => Err(Refusal::NotSlow), // D-LAST-02
            (Phase::Last(_), Action::Take(None)) => Ok(()),
            (Phase::Last(_), Action::Take(Some(card))) if state.public.treasures.has(card) => {
                Ok(()) // D-LAST-01
            }
            (Phase::Last(_), Action::Take(Some(_))) => Err(Refusal::NotPutBack),
            (Phase::Last(_), _) => Err(Refusal::NothingToTake),
        }
    }

    fn actions(state: &State, seat: Seat, visit: &mut impl Visit<Action>) -> ControlFlow<()> {
        moves::actions(state, seat, visit)
    }

    fn any_action(state: &State, seat: Seat, dice: &mut impl Dice) -> Option<Action> {
        moves::any_action(state, seat, dice)
    }

    fn act(state: &mut State, seat: Seat, action: Action) {
        match (state.public.phase, action) {
            (Phase::Roll, _) => state.public.phase = Phase::Rolling,
            (Phase::Deal(roll), _) => state.public.phase = Phase::Race(roll), // D-GO-01
            (Phase::Race(roll), action) => race::act(state, roll, seat, action),
            (Phase::Last(_), Action::Take(card)) => finish::take(state, seat, card),
            _ => {}
        }
    }

    fn chances(state: &State, visit: &mut impl FnMut(Chance, u32)) {
        if state.public.phase == Phase::Rolling {
            return deal::rolls(&state.public, visit);
        }
        if let Some(seat) = state.dealing() {
            state.pile().iter().for_each(|card| visit(Chance::Deal(seat, card), 1));
        }
        if let Some(seat) = state.drawing() {
            state.draws(seat).iter().for_each(|card| visit(Chance::Draw(card), 1));
        }
    }

    fn chance(state: &mut State, drawn: Chance) {
        match (state.public.phase, drawn) {
            (Phase::Rolling, Chance::Roll(roll)) => deal::roll(&mut state.public, roll),
            (Phase::Deal(_), Chance::Deal(seat, card)) if state.dealing() == Some(seat) => {
                deal::deal(state, seat, card);
            }
            (Phase::Race(roll), Chance::Draw(card)) => race::draw(state, roll, card), // D-EXCH-02
            _ => {}
        }
    }

    fn points(state: &State) -> Option<PerSeat<u16>> {
        Some(points(state))
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn determinize(view: &View, dice: &mut SearchRng) -> State {
        view::determinize(view, dice)
    }
}

/// D-END-01: the treasures on the cards, not the cards.
fn points(state: &State) -> PerSeat<u16> {
    PerSeat::from_fn(state.places.seats(), |seat| state.places[seat].points)
}
