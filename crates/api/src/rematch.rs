//! The same people play again, at a new table.

use irrgarten_faces::Games;
use irrgarten_game::Seat;
use irrgarten_table::{
    CommandFrom, Input, Logged, Millis, Occupant, Person, PersonCommand, Phase, Secret, Table, TableError,
};
use irrgarten_wire::Code;

/// What a rematch needs to know.
pub struct Rematch<'a> {
    /// The id of the new table.
    pub id: &'a str,
    /// The person who asks for it, and hosts it.
    pub host: &'a Person,
    /// Whether to keep what the rulebook lets people keep of the game before.
    pub keep: bool,
    /// The server's share of the deal.
    pub secret: Secret,
    /// By the wall clock.
    pub at: Millis,
}

/// A new table with the settings of one whose game is over, everybody one seat further, so that somebody else begins.
pub fn open_rematch(
    games: Games,
    old: &Table,
    rematch: &Rematch<'_>,
) -> Result<(Table, Vec<Logged>), TableError> {
    let &Rematch { id, host, keep, secret, at } = rematch;
    if old.phase() != Phase::Over {
        return Err(TableError::Refused(Code::NotOver));
    }
    if old.seats_of(&host.id).is_empty() {
        return Err(TableError::Refused(Code::NotYourSeat));
    }
    let config = old.rematch_config(keep);
    let seats = config.seats;
    let (mut table, mut log) = Table::open(games, id, config, host.clone(), secret, at)?;
    for seat in Seat::all(seats) {
        let next = Seat::at((seat.index() + 1) % usize::from(seats));
        let (by, command) = match old.occupant(seat) {
            Some(Occupant::Person { person }) => (person.clone(), PersonCommand::Sit(next)),
            Some(Occupant::Bot { level }) => (host.clone(), PersonCommand::Invite(next, *level)),
            Some(Occupant::Empty) | None => continue,
        };
        log.extend(table.handle(&Input { asked: CommandFrom::Person(by, command), now: 0, at })?);
    }
    // Spectators who asked for a seat get one, as far as there is room; the others go on asking.
    for person in old.asking() {
        let asks = CommandFrom::Person(person.clone(), PersonCommand::AskSeat);
        log.extend(table.handle(&Input { asked: asks, now: 0, at })?);
        let gives = CommandFrom::Person(host.clone(), PersonCommand::GiveSeat(person.id.clone(), true));
        log.extend(table.handle(&Input { asked: gives, now: 0, at }).unwrap_or_default());
    }
    Ok((table, log))
}
