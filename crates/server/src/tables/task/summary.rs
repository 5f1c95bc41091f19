//! What the lobby shows of a table.

use irrgarten_game::Seat;
use irrgarten_store::{Actor, ListedPhase, Summary};
use irrgarten_table::{Phase, Table};
use irrgarten_wire::LobbyTable;

use super::people;

/// What the lobby shows of a table.
pub(crate) fn summary(table: &Table) -> Option<Summary> {
    let config = table.config();
    let seats = Seat::all(config.seats).filter_map(|seat| table.occupant(seat).cloned());
    let shown = LobbyTable {
        table: table.id().to_owned(),
        game: config.game.clone(),
        host: table.host().clone(),
        seats: seats.collect(),
        colours: table.colours(),
        clock: config.clock,
        phase: table.phase(),
        options: config.options.clone(),
        rated: config.rated,
        private: config.private,
        score: table.score().map(ToString::to_string),
        at: 0,
    };
    let mut participants: Vec<Actor> =
        people(table).into_iter().filter_map(|person| Actor::new(person.id.0).ok()).collect();
    participants.extend(Actor::new(table.host().id.0.clone()).ok());
    participants.sort();
    participants.dedup();
    let phase = match table.phase() {
        Phase::Gathering => ListedPhase::Open,
        Phase::Dealing | Phase::Playing | Phase::Paused => ListedPhase::Running,
        Phase::Over => ListedPhase::Finished,
    };
    let document = serde_json::to_vec(&shown).ok()?;
    Some(Summary { phase, listed: !config.private, participants, document })
}
