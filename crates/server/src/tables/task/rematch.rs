//! The same people play again, at a new table.

use irrgarten_api::{Rematch, open_rematch};
use irrgarten_store::{Append, Seq, StoreError, TableId};
use irrgarten_table::{Person, Secret, ServerCommand};

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
        let secret = Secret(random().map_err(|_| Code::Internal)?);
        let rematch = Rematch { id: &id.to_string(), host: &by, keep, secret, at: Clock::wall() };
        let (fresh, logged) =
            open_rematch(games, table, &rematch).map_err(|refusal| ServerError::from(&refusal))?;
        let events: Result<Vec<Vec<u8>>, _> = logged.iter().map(serde_json::to_vec).collect();
        let events = events.map_err(|_| Code::Internal)?;
        let mut append = Append::new(id, Seq::FIRST, Clock::wall(), events);
        append.summary = summary(id, &fresh);
        match self.services.store.append(append).await {
            // After a conflict the table is there already, but nobody has been told.
            Ok(_) | Err(StoreError::Conflict { .. }) => {}
            Err(error) => return Err(error.into()),
        }
        self.carry_out(NamedCommand::by_server(ServerCommand::LinkRematch(id.to_string()))).await?;
        self.send_updates();
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
