//! What the lobby shows of a table, and how that is made anew.

use irrgarten_api::{people_at, table_summary};
use irrgarten_store::{Actor, ListedPhase, Seq, Summary, TableId};
use irrgarten_table::{Phase, Table};

use super::TableTask;
use crate::error::ServerError;

/// What the lobby shows of a table.
pub(crate) fn summary(id: TableId, table: &Table) -> Option<Summary> {
    let shown = table_summary(&id.to_string(), table);
    let mut participants: Vec<Actor> =
        people_at(table).into_iter().filter_map(|person| Actor::new(person.id.0).ok()).collect();
    participants.extend(Actor::new(table.host().id.0.clone()).ok());
    participants.sort();
    participants.dedup();
    let phase = match table.phase() {
        Phase::Gathering => ListedPhase::Open,
        Phase::Dealing | Phase::Playing | Phase::Paused => ListedPhase::Running,
        Phase::Over => ListedPhase::Finished,
    };
    let document = serde_json::to_vec(&shown).ok()?;
    Some(Summary { phase, listed: !shown.private, participants, document })
}

impl TableTask {
    /// Makes the summary anew from the log, because the stored one is not as it was written.
    pub(super) async fn summarise(&mut self) {
        match self.put_summary().await {
            Ok(()) => tracing::warn!(table = self.short(), "a damaged summary was made anew from the log"),
            Err(error) => {
                tracing::error!(table = self.short(), code = %error.code(), "a damaged summary stays damaged");
            }
        }
    }

    async fn put_summary(&mut self) -> Result<(), ServerError> {
        let id = self.id;
        let Some(fresh) = summary(id, self.load().await?) else { return Ok(()) };
        let log = self.services.store.read(self.id, Seq::FIRST).await?;
        let Some(last) = log.last() else { return Ok(()) };
        let document = fresh.document.clone();
        self.services.store.put_summary(self.id, last.seq, last.at_ms, fresh).await?;
        self.listed = Some(document);
        Ok(())
    }
}
