//! The rules, in the order of the rulebook.

use std::ops::ControlFlow;

use irrgarten_game::{
    ChanceRng, Dice, First, Game, Meta, Outcome, Paced, PerSeat, Race, SearchRng, Seat, SeatSet,
    Settings as _, Stamp, Timing, Turn, Viewer,
};
use irrgarten_kit::{List, Set};

use crate::action::{Action, Chance};
use crate::components::{Layout, MOST, ROUNDS, Roll, Treasure};
use crate::options::{First as Begins, Options};
use crate::race::MOST_MOVES;
use crate::refusal::Refusal;
use crate::state::{Hand, Phase, Place, State, Status, Table};
use crate::view::View;
use crate::{Djinn, finish, hints, live, moves, quick, race, view};

/// The most events of a round: the roll, the deal, the start, every action of a race an exchange of a whole hand, and
/// the choices in the end.
const ROUND: u32 = 2 + 4 * MOST as u32 + 1 + MOST_MOVES as u32 * (1 + MOST as u32) + 4;

impl Game for Djinn {
    const META: Meta = Meta {
        slug: "djinn",
        title: "The Djinn's Cave",
        after: "Logik-Labyrinth (J. Johnson, K. Hanke)",
        version: 1,
        min_seats: 1,
        max_seats: 4,
        longest: ROUNDS as u32 * ROUND,
        together: false,
        live: true,
    };

    type Options = Options;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Refusal = Refusal;

    fn setup(seats: u8, options: Options, dealer: &mut ChanceRng) -> State {
        assert!((Self::META.min_seats..=Self::META.max_seats).contains(&seats), "D-SETUP-01: {seats} seats");
        assert!(options.suits(seats).is_ok(), "{options:?} with {seats} seats");
        let roller = match options.first {
            Begins::Random => Seat::at(dealer.below(u32::from(seats)) as usize),
            Begins::Youngest => Seat::at(0),
            Begins::Seat(seat) => seat,
        };
        State(Table {
            house: options.house,
            round: 1,
            roller, // D-SETUP-05
            phase: Phase::Roll,
            roll: None,
            used: Set::EMPTY,                  // D-SETUP-03
            treasures: Treasure::table(seats), // D-SETUP-04
            discard: Set::EMPTY,               // D-SETUP-02
            put_down: Set::EMPTY,
            line: List::new(),
            moves: 0,
            tick: 0,
            places: PerSeat::from_fn(seats, |_| Place::default()),
        })
    }

    fn seats(state: &State) -> u8 {
        state.0.seats()
    }

    fn turn(State(table): &State) -> Turn {
        let roller = SeatSet::only(table.roller);
        match table.phase {
            Phase::Rolling => Turn::Chance,
            Phase::Deal if table.dealing().is_some() => Turn::Chance,
            Phase::Roll | Phase::Deal => Turn::Decide(roller),
            Phase::Race if table.drawing().is_some() => Turn::Chance,
            // D-ARR-01: all at the same time.
            Phase::Race => {
                let waiting = table.waiting();
                let decides = |&seat: &Seat| table.awaited(seat) || waiting.has(seat);
                Turn::Decide(Seat::all(table.seats()).filter(decides).collect())
            }
            Phase::Last => Turn::Decide(table.chooser().map_or(SeatSet::EMPTY, SeatSet::only)),
            Phase::Over => Turn::Over(Outcome::by_points(&points(table))), // D-END-02, D-END-03
        }
    }

    fn check(State(table): &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        check(table, seat, action)
    }

    fn actions(
        state: &State,
        seat: Seat,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        moves::actions(&state.0, seat, visit)
    }

    fn any_action(state: &State, seat: Seat, dice: &mut impl Dice) -> Option<Action> {
        quick::any_action(state, seat, dice)
    }

    fn act(State(table): &mut State, seat: Seat, action: Action) {
        match (table.phase, action) {
            (Phase::Roll, _) => table.phase = Phase::Rolling,
            (Phase::Deal, _) => table.phase = Phase::Race, // D-GO-01
            (Phase::Race, action) => race::act(table, seat, action),
            (Phase::Last, Action::Take(card)) => finish::take(table, seat, card),
            _ => {}
        }
    }

    fn chances(State(table): &State, visit: &mut impl FnMut(Chance, u32)) {
        if table.phase == Phase::Rolling {
            return rolls(table, visit);
        }
        if let Some(seat) = table.dealing() {
            table.pile().iter().for_each(|card| visit(Chance::Deal(seat, card), 1));
        }
        if let Some(seat) = table.drawing() {
            table.draws(seat).iter().for_each(|card| visit(Chance::Draw(card), 1));
        }
    }

    fn chance(State(table): &mut State, drawn: Chance) {
        match drawn {
            Chance::Roll(roll) if table.phase == Phase::Rolling => {
                table.roll = Some(roll); // D-ROLL-02, D-ROLL-03
                if let Roll::Genie(layout) = roll {
                    table.used.add(layout); // D-ROLL-04
                }
                table.phase = Phase::Deal;
            }
            Chance::Deal(seat, card) if table.dealing() == Some(seat) => {
                let all = if table.house.same { table.seats() } else { 0 };
                for seat in Seat::all(all).chain((all == 0).then_some(seat)) {
                    let mut hand = table.places[seat].cards();
                    hand.add(card);
                    table.places[seat].hand = Hand::Shown(hand); // D-DEAL-01
                }
                if table.house.personal() && table.dealing().is_none() {
                    race::wait_for_each(table);
                }
            }
            Chance::Draw(card) => race::draw(table, card), // D-EXCH-02
            Chance::Roll(_) | Chance::Deal(..) => {}
        }
    }

    fn points(state: &State) -> Option<PerSeat<u16>> {
        Some(points(&state.0))
    }

    fn view(state: &State, who: Viewer) -> View {
        view::seen(&state.0, who)
    }

    fn determinize(view: &View, dice: &mut SearchRng) -> State {
        view.guess(dice)
    }

    fn promise(state: &State, seat: Seat, action: Action) -> i32 {
        hints::promise(&state.0, seat, action)
    }

    fn race(state: &State, options: &Options) -> Option<Race<Action>> {
        live::race(&state.0, options)
    }

    fn timing(state: &State, options: &Options, _: Seat, action: Action) -> Timing {
        live::timing(&state.0, options, action)
    }

    fn penalty(state: &State, options: &Options, seat: Seat, action: Action) -> u32 {
        live::penalty(&state.0, options, seat, action)
    }

    fn first(state: &State, options: &Options, claims: &PerSeat<Option<Stamp>>) -> Option<First<Action>> {
        live::first(&state.0, options, claims)
    }

    fn paced(state: &State, seat: Seat, strength: u8, dice: &mut SearchRng) -> Option<Paced<Action>> {
        live::paced(&state.0, seat, strength, dice)
    }
}

/// May this seat do this now?
pub(crate) fn check(table: &Table, seat: Seat, action: Action) -> Result<(), Refusal> {
    match (table.phase, action) {
        (Phase::Over, _) => Err(Refusal::GameOver), // D-ROUND-01
        (Phase::Roll | Phase::Deal, Action::Roll | Action::Go) if seat != table.roller => {
            Err(Refusal::NotTheRoller) // D-ROLL-01, D-GO-01
        }
        (Phase::Roll, Action::Roll) => Ok(()),
        (Phase::Roll | Phase::Rolling, _) => Err(Refusal::RollFirst),
        (Phase::Deal, Action::Go) if table.dealing().is_none() => Ok(()),
        (Phase::Deal, _) => Err(Refusal::NotStarted), // D-GO-01
        (Phase::Race, action) if table.waiting().has(seat) => match action {
            _ if table.drawing().is_some() => Err(Refusal::DrawFirst),
            Action::Go => Ok(()),          // D-SW-01
            _ => Err(Refusal::NotStarted), // D-GO-01
        },
        (Phase::Race, _) if table.places[seat].status != Status::Working => Err(Refusal::Frozen), // D-CLAIM-02
        (Phase::Race, _) if table.drawing().is_some() => Err(Refusal::DrawFirst),
        (Phase::Race, _) if !table.awaited(seat) => Err(Refusal::Busy), // D-TICK-01
        (Phase::Race, action) => race::check(table, seat, action),
        (Phase::Last, _) if table.chooser() != Some(seat) => Err(Refusal::NotSlow), // D-LAST-02
        (Phase::Last, Action::Take(None)) => Ok(()),
        (Phase::Last, Action::Take(Some(card))) if table.treasures.has(card) => Ok(()), // D-LAST-01
        (Phase::Last, Action::Take(Some(_))) => Err(Refusal::NotPutBack),
        (Phase::Last, _) => Err(Refusal::NothingToTake),
    }
}

/// Every face of the die is equally likely, and so is every assignment card behind the genie.
fn rolls(table: &Table, visit: &mut impl FnMut(Chance, u32)) {
    let left = Set::<Layout>::full().minus(table.used);
    let faces = table.house.die.faces();
    let shown = |face: u8| faces.iter().map(|&shown| u32::from(shown == face)).sum::<u32>();
    for number in (3..=5).filter(|&number| shown(number) > 0) {
        visit(Chance::Roll(Roll::Number(number)), shown(number) * left.len() as u32);
    }
    if shown(0) > 0 {
        left.iter().for_each(|layout| visit(Chance::Roll(Roll::Genie(layout)), shown(0)));
    }
}

/// D-END-01: the treasures on the cards, not the cards.
fn points(table: &Table) -> PerSeat<u16> {
    PerSeat::from_fn(table.seats(), |seat| table.places[seat].points)
}
