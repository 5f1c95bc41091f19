//! Which people are connected. It is not logged, and no game depends on it.

use std::time::Duration;

use irrgarten_api::people_at;
use irrgarten_game::Seat;
use irrgarten_wire::{AwaySeat, ToClient};
use tokio::time::Instant;

use super::TableTask;
use super::listeners::Listener;
use crate::transport::frames::EncodedMessage;

/// Changes within this time are sent together.
const TOGETHER: Duration = Duration::from_millis(200);

impl TableTask {
    /// Somebody has connected or disconnected: everybody will be told.
    pub(super) fn presence_changes(&mut self) {
        self.presence_at = self.presence_at.or_else(|| Some(Instant::now() + TOGETHER));
    }

    /// Tells the table which of its people are connected. A person who is not may have got a seat all the same.
    pub(super) fn note_who_is_here(&mut self) {
        let Some(table) = &mut self.table else { return };
        let now = self.services.clock.now();
        for person in people_at(table) {
            let mut here = self.listeners.values().filter_map(Listener::person);
            let is_here = here.any(|other| other.id == person.id) || self.elsewhere.is_here(&person.id);
            table.present(&person.id, is_here, now);
        }
    }

    pub(super) fn send_presence(&mut self, now: Instant) {
        if self.presence_at.is_none_or(|due| due > now) {
            return;
        }
        self.presence_at = None;
        self.say_who_is_here();
        let Some(presence) = self.presence() else { return };
        self.broadcast(&EncodedMessage::of(&presence));
    }

    fn presence(&self) -> Option<ToClient> {
        let table = self.table.as_ref()?;
        let here = |seat: &Seat| {
            let sitter = table.occupant(*seat).and_then(irrgarten_table::Occupant::person_id);
            sitter.is_none_or(|sitter| self.is_here(sitter))
        };
        let now = self.services.clock.now();
        let away = Seat::all(table.config().seats)
            .filter(|seat| !here(seat))
            .map(|seat| AwaySeat { seat: seat.number(), gone_in: table.gone_in(seat, now) })
            .collect();
        let without_seat = self
            .listeners
            .values()
            .filter(|listener| listener.person().is_none_or(|person| table.seats_of(&person.id).is_empty()));
        let watching = without_seat.count() + self.elsewhere.watching(table);
        Some(ToClient::Presence { away, watching: watching as u32 })
    }
}
