//! What a viewer may ask for, found by asking the functions that decide about the commands.

use irrgarten_game::{Seat, SeatSet, Viewer};
use irrgarten_wire::{May, TakeBack, When};

use crate::proposal::NextStep;
use crate::{Person, Table, TableError};

impl Table {
    /// What a viewer may ask for now. It follows from the log alone: who is away is sent as it changes.
    pub(crate) fn may(&self, viewer: Viewer) -> May {
        let Some(by) = self.person_behind(viewer) else { return May::default() };
        let everybody: SeatSet = self.all_seats().collect();
        // Nobody can be gone from more seats than all, so this is the most that absence can allow.
        let aborts_alone = self.step_to_abort(by, everybody) == Ok(NextStep::CarryOut);
        let abort = when(self.step_to_abort(by, SeatSet::EMPTY));
        let playing_on = May {
            resume: self.seated(by).is_ok() && self.can_resume().is_ok(),
            abort,
            abort_if_gone: match abort {
                Some(When::Agreed) | None if aborts_alone => numbers(self.missing_for_abort(by)),
                Some(When::Now | When::Agreed) | None => Vec::new(),
            },
            resign: self.seated(by).and_then(|seat| self.can_resign(seat)).is_ok(),
            ..May::default()
        };
        if self.is_full() {
            return playing_on;
        }
        let guard = self.guarding(by, true, SeatSet::EMPTY);
        let mut guard_if_gone = self.guarding(by, true, everybody);
        guard_if_gone.retain(|seat| !guard.contains(seat));
        let take_back = self.last_actor().and_then(|seat| {
            when(self.step_to_undo(by, seat)).map(|when| TakeBack { seat: seat.number(), when })
        });
        May {
            pause: when(self.step_to_pause(by)),
            take_back,
            guard,
            guard_if_gone,
            dismiss_guardian: self.guarding(by, false, SeatSet::EMPTY),
            list: self.host_only(by).is_ok() && self.may_configure(by).is_ok() && self.can_list().is_ok(),
            give_seat: self.host_only(by).is_ok() && self.can_give_seat().is_ok(),
            ..playing_on
        }
    }

    /// The person who asks for what this viewer asks for: the one on the seat. Among the public only a host can ask for
    /// anything here.
    fn person_behind(&self, viewer: Viewer) -> Option<&Person> {
        match self.known(viewer) {
            Viewer::Seat(seat) => self.occupant(seat)?.person(),
            Viewer::Public => Some(&self.host).filter(|host| self.first_seat_of(&host.id).is_none()),
        }
    }

    /// The seats for which this person may let the guardian play, or stop it.
    fn guarding(&self, by: &Person, plays: bool, gone: SeatSet) -> Vec<u8> {
        let changes = self.all_seats().zip(&self.seat_entries).filter(|(seat, entry)| {
            entry.guarded != plays && !entry.resigned && self.may_guard(by, *seat, plays, gone).is_ok()
        });
        changes.map(|(seat, _)| seat.number()).collect()
    }
}

fn when(step: Result<NextStep, TableError>) -> Option<When> {
    match step.ok()? {
        NextStep::Nothing => None,
        NextStep::CarryOut => Some(When::Now),
        NextStep::Ask { asked, .. } if asked.is_empty() => Some(When::Now),
        NextStep::Ask { .. } => Some(When::Agreed),
    }
}

fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(Seat::number).collect()
}
