//! Appends events to a log.

use rusqlite::{Connection, params};

use super::change::Change;
use super::columns::Millis;
use super::failure::At;
use super::origin::{self, CommandKey};
use super::reading::Head;
use super::table_cache::TableCache;
use super::{documents, summaries};
use crate::{Append, Appended, Chain, CommandRef, Link, Seq, StoreError, TableId};

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
        let head = self.put_end(db, head, chain.tip()).at("the end of a log")?;
        self.put_events(db, head, &links, command).at("an event")?;
        if let Some(summary) = &self.summary {
            summaries::put(db, head.number, self.at_ms, summary).at("a summary")?;
        } else if tip == Link::START {
            summaries::put(db, head.number, self.at_ms, &summaries::of_new_table()).at("a summary")?;
        }
        documents::put_all(db, &self.documents).at("a document")?;
        cache.note(self.table, head, command.map(|command| (command, self.next)));
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
    /// Moves the end of the log, or creates the table.
    fn put_end(&self, db: &Connection, before: Option<Head>, link: Link) -> rusqlite::Result<Head> {
        let number = if let Some(before) = before {
            db.prepare_cached("UPDATE tables SET last = ?2, hash = ?3 WHERE number = ?1")?
                .execute(params![before.number, link.seq, link.hash])?;
            before.number
        } else {
            db.prepare_cached("INSERT INTO tables (id, last, hash, created_ms) VALUES (?1, ?2, ?3, ?4)")?
                .insert(params![self.table, link.seq, link.hash, Millis::new(self.at_ms)])?
        };
        Ok(Head { number, link })
    }

    fn put_events(
        &self,
        db: &Connection,
        head: Head,
        links: &[Link],
        mut command: Option<CommandKey>,
    ) -> rusqlite::Result<()> {
        let mut insert = db.prepare_cached(
            "INSERT INTO events (table_number, seq, at_ms, bytes, hash,
                                 actor, command, command_last, command_seal)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
        )?;
        for (event, link) in self.events.iter().zip(links) {
            // Only the first event carries the command.
            let seal = command.take().map(|key| origin::seal(link.hash, key, head.link.seq));
            let origin = seal.and(self.command.as_ref());
            insert.execute(params![
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
