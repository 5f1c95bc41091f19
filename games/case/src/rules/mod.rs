//! The rules, in the order of the rulebook.

mod act;

use std::ops::ControlFlow;

use irrgarten_game::{ChanceRng, Game, Meta, Outcome, PerSeat, SearchRng, Seat, SeatSet, Turn, Viewer};
use irrgarten_kit::Indexed as _;

use crate::action::{Action, Chance};
use crate::board::{Room, Spot};
use crate::components::{EXHIBITS, SUSPECTS, Triple};
use crate::options::{Entry, Options};
use crate::refusal::Refusal;
use crate::state::{MOST_TURNS, Phase, State, Table};
use crate::view::{View, guess, seen};
use crate::walk::reaches;
use crate::{Case, deal, hints, moves};

/// Roll, dice, walk, suspicion, five answers, and an end of the turn or an accusation with its verdict.
const EVENTS_OF_A_TURN: u32 = 4 + 5 + 2;

impl Game for Case {
    const META: Meta = Meta {
        slug: "case",
        title: "The Case File",
        after: "Cluedo (A. E. Pratt), a football club's edition",
        version: 1,
        min_seats: 2,
        max_seats: 6,
        longest: MOST_TURNS as u32 * EVENTS_OF_A_TURN + (2 * SUSPECTS + EXHIBITS) as u32,
        together: false,
        live: false,
    };

    type Options = Options;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Refusal = Refusal;

    fn setup(seats: u8, options: Options, dealer: &mut ChanceRng) -> State {
        assert!((2..=6).contains(&seats), "K-COMP-05: for 2 to 6 players");
        deal::deal(seats, options, dealer)
    }

    fn seats(state: &State) -> u8 {
        state.0.seats()
    }

    fn turn(State(table): &State) -> Turn {
        match table.phase {
            Phase::Over(winner) => {
                let place = |seat| if Some(seat) == winner { 1 } else { 2 };
                Turn::Over(Outcome::Ranking(PerSeat::from_fn(table.seats(), place)))
            }
            Phase::Dice | Phase::Verdict(_) => Turn::Chance,
            // K-REFUTE-09: passing is not a choice. K-LEAVE-02: neither is the answer of who left.
            Phase::Answer { asked, shows, .. } if !shows || table.left.has(asked) => Turn::Chance,
            Phase::Answer { asked, .. } => Turn::Decide(SeatSet::only(asked)),
            _ => Turn::Decide(SeatSet::only(table.mover)),
        }
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        let table = &state.0;
        match (Case::turn(state), table.phase) {
            (Turn::Over(_), _) => Err(Refusal::GameOver),
            (_, phase) if matches!(action, Action::Leave(_)) => may_leave(table, seat, action, phase),
            (Turn::Chance, _) => Err(Refusal::WaitForDealer),
            (_, Phase::Answer { triple, asked, .. }) => may_answer(table, seat, action, triple, asked),
            _ if seat != table.mover => Err(Refusal::NotYourTurn),
            (_, phase) => may_move(table, action, phase),
        }
    }

    fn actions(
        state: &State,
        seat: Seat,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        moves::actions(state, seat, visit)
    }

    fn act(State(table): &mut State, seat: Seat, action: Action) {
        // K-SUMMON-04: the right to stay lapses with the turn.
        if table.phase == Phase::Start && seat == table.mover {
            table.summoned = table.summoned.without(seat);
        }
        match action {
            Action::Take(suspect) => {
                table.players[seat] = Some(suspect);
                table.begin();
            }
            Action::Lay(exhibit, place) => {
                table.exhibits[exhibit.index()] = Some(place);
                table.begin();
            }
            Action::Roll => table.phase = Phase::Dice,
            Action::Passage => {
                if let Spot::Room(room) = table.pawn(seat)
                    && let Some(other) = room.passage()
                {
                    table.arrive(other.into());
                }
            }
            Action::Go(spot) => table.arrive(spot),
            Action::Stuck | Action::End => table.end_turn(),
            Action::Suspect(triple) => table.suspect_now(triple),
            Action::Show(_, card) => {
                if let Phase::Answer { triple, asked, .. } = table.phase {
                    table.shown(triple, asked, card);
                }
            }
            Action::Accuse(triple) => {
                // K-ACCUSE-04: the pawn is put into the centre; it may be there already.
                table.put(seat, Spot::CENTRE);
                table.phase = Phase::Verdict(triple);
            }
            Action::Leave(_) => table.leave(seat),
        }
    }

    fn chances(State(table): &State, visit: &mut impl FnMut(Chance, u32)) {
        match table.phase {
            Phase::Dice => (1..=6).for_each(|one| (1..=6).for_each(|two| visit(Chance::Dice(one, two), 1))),
            Phase::Answer { asked, shows: false, .. } => visit(Chance::Pass(table.suspect(asked)), 1),
            Phase::Answer { triple, asked, .. } if table.left.has(asked) => {
                let cards = table.absent_answers(asked, triple);
                cards.iter().for_each(|card| visit(Chance::Show(table.suspect(asked), card), 1));
            }
            Phase::Verdict(triple) if table.file == Some(triple) => visit(Chance::Right, 1),
            Phase::Verdict(_) => visit(Chance::Wrong, 1),
            _ => {}
        }
    }

    fn chance(State(table): &mut State, drawn: Chance) {
        match (drawn, table.phase) {
            (Chance::Dice(one, two), _) => table.phase = Phase::Walk(one + two),
            (Chance::Pass(_), Phase::Answer { triple, asked, .. }) => table.pass_on(triple, asked),
            (Chance::Show(_, card), Phase::Answer { triple, asked, .. }) => table.shown(triple, asked, card),
            // K-END-01.
            (Chance::Right, _) => table.phase = Phase::Over(Some(table.mover)),
            (Chance::Wrong, Phase::Verdict(triple)) => table.accused_wrongly(triple),
            _ => {}
        }
    }

    fn view(state: &State, who: Viewer) -> View {
        seen(&state.0, who)
    }

    fn determinize(view: &View, dice: &mut SearchRng) -> State {
        guess(view.table(), dice)
    }

    fn promise(state: &State, seat: Seat, action: Action) -> i32 {
        hints::promise(state, seat, action)
    }
}

/// K-LEAVE-01: whoever is at the table, whenever the dealer is silent.
fn may_leave(table: &Table, seat: Seat, action: Action, phase: Phase) -> Result<(), Refusal> {
    if matches!(phase, Phase::Take | Phase::Lay) || table.left.has(seat) {
        return Err(Refusal::NotPlaying);
    }
    if Case::turn(&State(*table)) == Turn::Chance {
        return Err(Refusal::WaitForDealer);
    }
    if action == Action::Leave(table.suspect(seat)) { Ok(()) } else { Err(Refusal::OtherPlayer) }
}

fn may_answer(table: &Table, seat: Seat, action: Action, triple: Triple, asked: Seat) -> Result<(), Refusal> {
    match action {
        // K-REFUTE-01.
        Action::Show(..) if seat != asked => Err(Refusal::NotAsked),
        _ if seat != asked && seat != table.mover => Err(Refusal::NotYourTurn),
        Action::Show(by, _) if by != table.suspect(seat) => Err(Refusal::OtherPlayer),
        // K-REFUTE-03 and K-REFUTE-04.
        Action::Show(_, card) if !triple.cards().has(card) => Err(Refusal::NotNamed),
        Action::Show(_, card) if !table.matching(seat, triple).has(card) => Err(Refusal::NotInHand),
        Action::Show(..) => Ok(()),
        _ => Err(Refusal::AnswerFirst),
    }
}

/// What the mover may do.
#[expect(clippy::match_same_arms, reason = "every line is a sentence of the rulebook")]
fn may_move(table: &Table, action: Action, phase: Phase) -> Result<(), Refusal> {
    let pawn = table.pawn(table.mover);
    match (phase, action) {
        // K-SETUP-01.
        (Phase::Take, Action::Take(suspect)) if table.player(suspect).is_some() => Err(Refusal::AlreadyTaken),
        (Phase::Take, Action::Take(_)) => Ok(()),
        (Phase::Take, _) => Err(Refusal::TakeFirst),
        (_, Action::Take(_)) => Err(Refusal::SuspectsTaken),
        // K-SETUP-03.
        (Phase::Lay, Action::Lay(exhibit, _)) if table.next_exhibit() != Some(exhibit) => {
            Err(Refusal::OtherExhibit)
        }
        (Phase::Lay, Action::Lay(_, place)) if table.exhibits.contains(&Some(place)) => {
            Err(Refusal::PlaceInUse)
        }
        (Phase::Lay, Action::Lay(..)) => Ok(()),
        (Phase::Lay, _) => Err(Refusal::LayFirst),
        (_, Action::Lay(..)) => Err(Refusal::ExhibitsLaid),
        (_, Action::Show(..)) => Err(Refusal::NotAsked),
        // K-SUSPECT-01 and K-SUSPECT-02.
        (Phase::Suspect, Action::Suspect(triple)) => named_here(pawn, triple),
        (Phase::Suspect, _) => Err(Refusal::SuspectFirst),
        // K-TURN-04.
        (Phase::Start, Action::Roll) => Ok(()),
        (Phase::Start, Action::Passage) => match pawn {
            // K-PASS-02.
            Spot::Room(room) if room.passage().is_some() => Ok(()),
            _ => Err(Refusal::NoPassage),
        },
        (Phase::Start, Action::Suspect(triple)) => {
            // K-SUMMON-02.
            if table.summoned.has(table.mover) { named_here(pawn, triple) } else { no_suspicion(pawn) }
        }
        // K-ACCUSE-03 and K-ACCUSE-04.
        (Phase::Accuse, Action::Accuse(_)) => Ok(()),
        (Phase::Start, Action::Accuse(_)) if pawn == Spot::CENTRE => Ok(()),
        (_, Action::Accuse(_)) => Err(Refusal::NotInCentre),
        (Phase::Accuse, Action::End) if pawn == Spot::CENTRE && table.house.entry == Entry::Commits => {
            Err(Refusal::MustAccuse)
        }
        (Phase::Accuse, Action::End) => Ok(()),
        (_, Action::End) => Err(Refusal::NothingToEnd),
        (_, Action::Suspect(_)) => no_suspicion(pawn),
        // K-ROLL-01 to K-ROLL-08.
        (Phase::Walk(roll), Action::Go(goal)) => {
            let leads = reaches(pawn, roll, table.taken(table.mover), goal);
            if leads { Ok(()) } else { Err(Refusal::OutOfReach) }
        }
        (Phase::Walk(roll), Action::Stuck) => {
            if table.reach(roll).is_empty() {
                Ok(())
            } else {
                Err(Refusal::MustMove)
            }
        }
        (Phase::Start, Action::Go(_) | Action::Stuck) => Err(Refusal::RollFirst),
        (Phase::Walk(_), Action::Passage) => Err(Refusal::RolledAlready),
        _ => Err(Refusal::TurnHasBegun),
    }
}

fn named_here(pawn: Spot, triple: Triple) -> Result<(), Refusal> {
    if pawn == Spot::from(triple.place) { Ok(()) } else { Err(Refusal::OtherPlace) }
}

/// K-SUSPECT-08 and K-SUSPECT-09.
fn no_suspicion(pawn: Spot) -> Result<(), Refusal> {
    match pawn {
        Spot::Square(_) | Spot::Room(Room::CENTRE) => Err(Refusal::NoSuspicionHere),
        Spot::Room(_) => Err(Refusal::NotEntered),
    }
}
