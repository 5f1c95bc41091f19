//! The same people play again, at a new table.

use irrgarten_faces::Games;
use irrgarten_game::Seat;
use irrgarten_store::{Append, Seq, StoreError, TableId};
use irrgarten_table::{
    CommandFrom, Input, Logged, Occupant, Person, PersonCommand, Phase, Secret, ServerCommand, Table,
    TableError,
};

use super::commit::NamedCommand;
use super::{TableTask, summary};
use crate::clock::Clock;
use crate::error::ServerError;
use crate::people::random;
use irrgarten_wire::Code;

impl TableTask {
    /// The table of the rematch, which the first request opens. Its id is derived from this table's id and the key of
    /// the server: if the server fails between opening it and saying so, the next request finds the same table.
    pub(super) async fn rematch(&mut self, by: Person, keep: bool) -> Result<String, ServerError> {
        let id = TableId::from_bytes(self.rematch_id());
        let games = self.services.games;
        let table = self.load().await?;
        if let Some(rematch) = table.rematch() {
            return Ok(rematch.to_owned());
        }
        if table.phase() != Phase::Over {
            return Err(ServerError::from(&TableError::NotOver));
        }
        if table.seats_of(&by.id).is_empty() {
            return Err(ServerError::from(&TableError::NotYourSeat));
        }
        let secret = Secret(random().map_err(|_| Code::Internal)?);
        let (fresh, logged) = seated_again(games, table, keep, id, &by, secret, Clock::wall())
            .map_err(|refusal| ServerError::from(&refusal))?;
        let events: Result<Vec<Vec<u8>>, _> = logged.iter().map(serde_json::to_vec).collect();
        let events = events.map_err(|_| Code::Internal)?;
        let mut append = Append::new(id, Seq::FIRST, Clock::wall(), events);
        append.summary = summary(&fresh);
        match self.services.store.append(append).await {
            // After a conflict the table is there already, but nobody has been told.
            Ok(_) | Err(StoreError::Conflict { .. }) => {}
            Err(error) => return Err(error.into()),
        }
        self.carry_out(NamedCommand::by_server(ServerCommand::LinkRematch(id.to_string()))).await?;
        self.tell();
        Ok(id.to_string())
    }

    fn rematch_id(&self) -> [u8; 16] {
        let hash =
            blake3::keyed_hash(&self.services.key, format!("irrgarten rematch 1 {}", self.id).as_bytes());
        let mut id = [0; 16];
        id.copy_from_slice(&hash.as_bytes()[..16]);
        id
    }
}

/// A new table with the settings of the old one, everybody one seat further, so that somebody else begins.
fn seated_again(
    games: Games,
    old: &Table,
    keep: bool,
    id: TableId,
    host: &Person,
    secret: Secret,
    at: u64,
) -> Result<(Table, Vec<Logged>), TableError> {
    let config = old.rematch_config(keep);
    let seats = config.seats;
    let (mut table, mut log) = Table::open(games, &id.to_string(), config, host.clone(), secret, at)?;
    for seat in Seat::all(seats) {
        let next = Seat::at((seat.index() + 1) % usize::from(seats));
        let (by, command) = match old.occupant(seat) {
            Some(Occupant::Person { person }) => (person.clone(), PersonCommand::Sit(next)),
            Some(Occupant::Bot { level }) => (host.clone(), PersonCommand::Invite(next, *level)),
            Some(Occupant::Empty) | None => continue,
        };
        log.extend(table.handle(&Input { asked: CommandFrom::Person(by, command), now: 0, at })?);
    }
    Ok((table, log))
}
