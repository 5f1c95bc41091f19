//! The fast list of actions.

use std::ops::ControlFlow;

use irrgarten_game::{Game as _, Seat, Turn};
use irrgarten_kit::Indexed as _;

use crate::Case;
use crate::action::Action;
use crate::board::Spot;
use crate::components::{Exhibit, Place, Suspect, Triple};
use crate::options::Entry;
use crate::state::{Phase, State, Table};

type Visit<'a> = &'a mut dyn FnMut(Action) -> ControlFlow<()>;

pub(crate) fn actions(
    state: &State,
    seat: Seat,
    visit: &mut impl FnMut(Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let Turn::Decide(seats) = Case::turn(state) else { return ControlFlow::Continue(()) };
    if !seats.has(seat) {
        return ControlFlow::Continue(());
    }
    let table = &state.0;
    let pawn = table.pawn(seat);
    match table.phase {
        Phase::Take => {
            let free = Suspect::all().filter(|&suspect| table.player(suspect).is_none());
            free.map(Action::Take).try_for_each(visit)
        }
        Phase::Lay => {
            let exhibit = table.next_exhibit().unwrap_or_default();
            let free = Place::all().filter(|&place| !table.exhibits.contains(&Some(place)));
            free.map(|place| Action::Lay(exhibit, place)).try_for_each(visit)
        }
        Phase::Start => start(table, pawn, visit),
        Phase::Walk(roll) => {
            let reach = table.reach(roll);
            if reach.is_empty() {
                visit(Action::Stuck)
            } else {
                reach.iter().map(Action::Go).try_for_each(visit)
            }
        }
        Phase::Suspect => pawn.place().map_or(ControlFlow::Continue(()), |place| suspicions(place, visit)),
        Phase::Answer { triple, asked, .. } => {
            let by = table.suspect(asked);
            table.matching(asked, triple).iter().map(|card| Action::Show(by, card)).try_for_each(visit)
        }
        Phase::Accuse => {
            if pawn != Spot::CENTRE || table.house.entry == Entry::Free {
                visit(Action::End)?;
            }
            Triple::all().map(Action::Accuse).try_for_each(visit)
        }
        Phase::Dice | Phase::Verdict(_) | Phase::Over(_) => ControlFlow::Continue(()),
    }
}

fn start(table: &Table, pawn: Spot, visit: Visit<'_>) -> ControlFlow<()> {
    visit(Action::Roll)?;
    let Spot::Room(room) = pawn else { return ControlFlow::Continue(()) };
    if room.passage().is_some() {
        visit(Action::Passage)?;
    }
    match room.place() {
        None => Triple::all().map(Action::Accuse).try_for_each(visit),
        Some(place) if table.summoned.has(table.mover) => suspicions(place, visit),
        Some(_) => ControlFlow::Continue(()),
    }
}

fn suspicions(place: Place, visit: Visit<'_>) -> ControlFlow<()> {
    let pairs = Suspect::all().flat_map(|suspect| Exhibit::all().map(move |exhibit| (suspect, exhibit)));
    pairs.map(|(suspect, exhibit)| Action::Suspect(Triple { suspect, exhibit, place })).try_for_each(visit)
}
