//! What lists show of a table.

use irrgarten_game::Seat;
use irrgarten_table::{Occupant, Person, Table, TableEvent};
use irrgarten_wire::LobbyTable;

/// What lists show of a table under this id. When it changed last is for the list to know.
pub fn table_summary(id: &str, table: &Table) -> LobbyTable {
    let config = table.config();
    let mut seats: Vec<Occupant> =
        Seat::all(config.seats).filter_map(|seat| table.occupant(seat).cloned()).collect();
    if table.has_room_for_another_seat() {
        seats.push(Occupant::Empty);
    }
    LobbyTable {
        table: id.to_owned(),
        game: config.game.clone(),
        host: table.host().clone(),
        seats,
        colours: table.colours(),
        clock: config.clock,
        phase: table.phase(),
        options: config.options.clone(),
        rated: config.rated,
        private: config.private,
        score: table.score().map(ToString::to_string),
        at: 0,
    }
}

/// Everybody who sits at the table.
pub fn people_at(table: &Table) -> Vec<Person> {
    let occupants = Seat::all(table.config().seats).filter_map(|seat| table.occupant(seat));
    occupants.filter_map(Occupant::person).cloned().collect()
}

/// Can this event change what lists show? Moves and chat are most events, and cannot.
pub fn can_change_summary(event: &TableEvent) -> bool {
    !matches!(
        event,
        TableEvent::Acted { .. }
            | TableEvent::Drew { .. }
            | TableEvent::Said { .. }
            | TableEvent::Proposed { .. }
            | TableEvent::Answered { .. }
            | TableEvent::Undone
    )
}
