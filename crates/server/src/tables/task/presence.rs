//! Which people are connected. It is not logged, and no game depends on it.

use std::time::Duration;

use irrgarten_game::Seat;
use irrgarten_wire::ToClient;
use tokio::time::Instant;

use super::TableTask;
use crate::transport::frames::EncodedMessage;

/// Changes within this time are sent together.
const TOGETHER: Duration = Duration::from_millis(200);

impl TableTask {
    /// Somebody has connected or disconnected: everybody will be told.
    pub(super) fn presence_changes(&mut self) {
        self.presence_at = self.presence_at.or_else(|| Some(Instant::now() + TOGETHER));
    }

    pub(super) fn tell_presence(&mut self, now: Instant) {
        if self.presence_at.is_none_or(|due| due > now) {
            return;
        }
        self.presence_at = None;
        let Some(presence) = self.presence() else { return };
        self.broadcast(&EncodedMessage::of(&presence));
    }

    fn presence(&self) -> Option<ToClient> {
        let table = self.table.as_ref()?;
        let here = |seat: &Seat| {
            let sitter = table.occupant(*seat).and_then(irrgarten_table::Occupant::person_id);
            sitter.is_none_or(|sitter| self.people_here().any(|person| person.id == *sitter))
        };
        let away = Seat::all(table.config().seats).filter(|seat| !here(seat)).map(Seat::number).collect();
        let without_seat = self.listeners.values().filter(|listener| {
            listener.person.as_ref().is_none_or(|person| table.seats_of(&person.id).is_empty())
        });
        Some(ToClient::Presence { away, watching: without_seat.count() as u32 })
    }
}
