//! Appends events to a log.

use rusqlite::{Connection, params};

use super::change::Change;
use super::columns::Millis;
use super::failure::At;
use super::origin::{self, CommandKey};
use super::reading::Head;
use super::table_cache::TableCache;
use super::{documents, summaries};
use crate::{Append, Appended, Chain, CommandRef, Link, Seq, StoreError, TableId, summary_row};

impl Change for Append {
    type Output = Appended;

    fn apply(&self, db: &Connection, cache: &mut TableCache) -> Result<Appended, StoreError> {
        let command = self.command.as_ref().map(CommandKey::of);
        let known = cache.table(db, self.table)?;
        if let (Some(table), Some(command)) = (known, command)
            && let Some((first, last)) = table.done(command)
        {
            return Ok(Appended::AlreadyDone { first, last });
        }
        let head = known.map(|table| table.head);
        let tip = head.map_or(Link::START, |head| head.link);
        if self.next != tip.seq.next() {
            return Err(StoreError::Conflict { next: tip.seq.next() });
        }
        documents::compare(db, &self.documents)?;

        let mut chain = Chain::after(self.table, tip);
        let links: Vec<Link> = self.events.iter().map(|event| chain.extend(self.at_ms, event)).collect();
        let number = match head {
            Some(head) => head.number,
            None => self.put_table(db).at("a new table")?,
        };
        let head = Head { number, link: chain.tip() };
        self.put_events(db, cache.next_place(), head, &links, command).at("an event")?;
        let fresh = head.link.seq;
        if let Some(summary) = &self.summary {
            summaries::put(db, self.table, number, fresh, self.at_ms, summary).at("a summary")?;
        } else if tip == Link::START {
            let summary = summary_row::of_new_table();
            summaries::put(db, self.table, number, fresh, self.at_ms, &summary).at("a summary")?;
        }
        documents::put_all(db, &self.documents).at("a document")?;
        cache.note(self.table, head, self.next, links.len(), command);
        Ok(Appended::Now { first: self.next, last: head.link })
    }
}

/// Was this command carried out before? Answered by the writer, which remembers the commands of the tables it writes
/// to: a reader would have to read the log.
pub(super) struct CommandDone {
    pub(super) table: TableId,
    pub(super) command: CommandRef,
}

impl Change for CommandDone {
    type Output = Option<(Seq, Seq)>;

    fn apply(&self, db: &Connection, cache: &mut TableCache) -> Result<Self::Output, StoreError> {
        let known = cache.table(db, self.table)?;
        Ok(known.and_then(|table| table.done(CommandKey::of(&self.command))))
    }
}

impl Append {
    /// Creates the table; returns its number. The end of its log is written with the index.
    fn put_table(&self, db: &Connection) -> rusqlite::Result<i64> {
        db.prepare_cached("INSERT INTO tables (id, last, hash, created_ms) VALUES (?1, ?2, ?3, ?4)")?
            .insert(params![self.table, Link::START.seq, Link::START.hash, Millis::new(self.at_ms)])
    }

    fn put_events(
        &self,
        db: &Connection,
        first_place: i64,
        head: Head,
        links: &[Link],
        mut command: Option<CommandKey>,
    ) -> rusqlite::Result<()> {
        let mut insert = db.prepare_cached(
            "INSERT INTO events (place, table_number, seq, at_ms, bytes, hash,
                                 actor, command, command_last, command_seal)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
        )?;
        for (place, (event, link)) in (first_place..).zip(self.events.iter().zip(links)) {
            // Only the first event carries the command.
            let seal = command.take().map(|key| origin::seal(link.hash, key, head.link.seq));
            let origin = seal.and(self.command.as_ref());
            insert.execute(params![
                place,
                head.number,
                link.seq,
                Millis::new(self.at_ms),
                event,
                link.hash,
                origin.map(|command| &command.actor),
                origin.map(|command| &command.id),
                origin.map(|_| head.link.seq),
                seal,
            ])?;
        }
        Ok(())
    }
}
