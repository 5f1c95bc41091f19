//! The fast list of actions. Like the check, it needs only what everybody sees and the player's own hand.

use std::ops::ControlFlow;

use irrgarten_game::{Seat, Turn, Visit};
use irrgarten_kit::Indexed as _;

use crate::action::Action;
use crate::board::Spot;
use crate::components::{Cards, Exhibit, Place, Suspect, Triple};
use crate::options::CentreEntry;
use crate::public::{Phase, Public};

/// What this seat, which holds these cards, can do.
pub(crate) fn actions(
    public: &Public,
    seat: Seat,
    hand: Cards,
    visit: &mut impl Visit<Action>,
) -> ControlFlow<()> {
    let Turn::Decide(seats) = public.decides() else { return ControlFlow::Continue(()) };
    if !seats.has(seat) {
        return ControlFlow::Continue(());
    }
    let Some((own, pawn)) = public.players[seat].zip(public.pawn(seat)) else {
        let free = Suspect::all().filter(|&suspect| public.player(suspect).is_none());
        return free.map(Action::Take).try_for_each(visit);
    };
    match public.phase {
        Phase::Lay => public.next_exhibit().map_or(ControlFlow::Continue(()), |exhibit| {
            let free = Place::all().filter(|&place| !public.exhibits.contains(&Some(place)));
            free.map(|place| Action::Lay(exhibit, place)).try_for_each(visit)
        }),
        Phase::Start => start(public, pawn, visit),
        Phase::Walk(roll) => {
            let reach = public.reach(roll);
            if reach.is_empty() {
                visit(Action::Stuck)
            } else {
                reach.iter().map(Action::Go).try_for_each(visit)
            }
        }
        Phase::Suspect => pawn.place().map_or(ControlFlow::Continue(()), |place| suspicions(place, visit)),
        Phase::Answer { triple, .. } => {
            hand.and(triple.cards()).iter().map(|card| Action::Show(own, card)).try_for_each(visit)
        }
        Phase::Accuse => {
            if pawn != Spot::CENTRE || public.rulings.entry == CentreEntry::Free {
                visit(Action::End)?;
            }
            Triple::all().map(Action::Accuse).try_for_each(visit)
        }
        Phase::Take | Phase::Dice | Phase::Verdict(_) | Phase::Over(_) => ControlFlow::Continue(()),
    }
}

fn start(public: &Public, pawn: Spot, visit: &mut impl Visit<Action>) -> ControlFlow<()> {
    visit(Action::Roll)?;
    let Spot::Room(room) = pawn else { return ControlFlow::Continue(()) };
    if room.passage().is_some() {
        visit(Action::Passage)?;
    }
    match room.place() {
        None => Triple::all().map(Action::Accuse).try_for_each(visit),
        Some(place) if public.summoned.has(public.mover) => suspicions(place, visit),
        Some(_) => ControlFlow::Continue(()),
    }
}

fn suspicions(place: Place, visit: &mut impl Visit<Action>) -> ControlFlow<()> {
    let pairs = Suspect::all().flat_map(|suspect| Exhibit::all().map(move |exhibit| (suspect, exhibit)));
    pairs.map(|(suspect, exhibit)| Action::Suspect(Triple { suspect, exhibit, place })).try_for_each(visit)
}
