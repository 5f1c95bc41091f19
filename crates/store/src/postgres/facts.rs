//! What a batch has to know before it can be written.

use std::collections::HashMap;

use tokio_postgres::Row;

use super::change::{Change, Tried, Waiting};
use super::columns::{self, Damaged};
use super::failure::Trouble;
use super::pipeline::Parameters;
use super::session::Session;
use crate::seals::{CommandKey, of_command};
use crate::{Append, ChainHash, DocumentKey, Epoch, Link, Seq, StoreError, TableId, Version};

/// The end of a log, and the hash of the event there, which must be the same.
pub(super) const HEADS: &str = "SELECT t.id, t.last, t.hash, e.hash
    FROM unnest($1::bytea[]) w(id) JOIN tables t ON t.id = w.id
        LEFT JOIN events e ON e.table_id = t.id AND e.seq = t.last";
pub(super) const COMMANDS: &str =
    "SELECT e.table_id, e.seq, e.hash, e.actor, e.command, e.command_last, e.command_seal
    FROM unnest($1::bytea[], $2::text[], $3::text[]) w(id, actor, command)
        JOIN events e ON e.table_id = w.id AND e.command = w.command AND e.actor = w.actor";
pub(super) const EVENTS_AT: &str = "SELECT e.table_id, e.seq, e.hash
    FROM unnest($1::bytea[], $2::bigint[]) w(id, seq) JOIN events e ON e.table_id = w.id AND e.seq = w.seq";
pub(super) const LEASES: &str = "SELECT l.table_id, l.epoch
    FROM unnest($1::bytea[]) w(id) JOIN leases l ON l.table_id = w.id";
pub(super) const VERSIONS: &str = "SELECT d.collection, d.key, d.version
    FROM unnest($1::text[], $2::text[]) w(collection, key)
        JOIN documents d ON d.collection = w.collection AND d.key = w.key";
pub(super) const FRESH_VERSIONS: &str =
    "SELECT nextval('document_versions') FROM generate_series(1, $1::bigint)";

/// The ends of the logs that this process has written last. A log that has moved on by another process is noticed when
/// an append is refused.
pub(super) type KnownHeads = HashMap<TableId, Link>;

/// More are not remembered: then all are forgotten.
const MOST_KNOWN: usize = 100_000;

pub(super) fn remember(known: &mut KnownHeads, table: TableId, head: Link) {
    if known.len() >= MOST_KNOWN {
        known.clear();
    }
    known.insert(table, head);
}

/// What was found. A table, command, event or document that is missing here is missing in the database.
#[derive(Default)]
pub(super) struct Facts {
    pub(super) heads: HashMap<TableId, Result<Link, StoreError>>,
    /// The first and last event of the command that a change of this table names.
    pub(super) done: HashMap<TableId, (Seq, Seq)>,
    pub(super) events: HashMap<(TableId, Seq), ChainHash>,
    /// `None` if they were not asked for: the database compares them in any case.
    pub(super) leases: Option<HashMap<TableId, Epoch>>,
    pub(super) versions: HashMap<DocumentKey, Version>,
    /// Versions that no document has had yet.
    pub(super) fresh: Vec<Version>,
}

/// What to ask for.
#[derive(Default)]
struct Questions<'a> {
    tables: Vec<&'a [u8]>,
    commands: (Vec<&'a [u8]>, Vec<&'a str>, Vec<&'a str>),
    events: (Vec<&'a [u8]>, Vec<i64>),
    leases: Vec<&'a [u8]>,
    documents: (Vec<&'a str>, Vec<&'a str>),
}

impl Facts {
    /// Reads what the batch needs. `known` saves asking: it is used for an append that fits it exactly.
    pub(super) async fn read(
        session: &Session,
        batch: &[Waiting],
        known: Option<&KnownHeads>,
    ) -> Result<Self, Trouble> {
        let mut facts = Self::default();
        let mut asked = Questions::default();
        for waiting in batch {
            asked.of(waiting, known, &mut facts);
        }
        let fresh = asked.documents.0.len() as i64;
        let commands: Parameters<'_> = &[&asked.commands.0, &asked.commands.1, &asked.commands.2];
        let (tables, events): (Parameters<'_>, Parameters<'_>) =
            (&[&asked.tables], &[&asked.events.0, &asked.events.1]);
        let documents: Parameters<'_> = &[&asked.documents.0, &asked.documents.1];
        let fresh_versions: Parameters<'_> = &[&fresh];
        let leases: Parameters<'_> = &[&asked.leases];
        let (heads, commands, events, leases, versions, fresh) = tokio::try_join!(
            ask(session, HEADS, asked.tables.is_empty(), tables),
            ask(session, COMMANDS, asked.commands.0.is_empty(), commands),
            ask(session, EVENTS_AT, asked.events.0.is_empty(), events),
            ask(session, LEASES, asked.leases.is_empty(), leases),
            ask(session, VERSIONS, fresh == 0, documents),
            ask(session, FRESH_VERSIONS, fresh == 0, fresh_versions),
        )?;
        facts
            .take(&heads, &commands, &events, &versions, &fresh)
            .and_then(|()| if known.is_none() { facts.take_leases(&leases) } else { Ok(()) })
            .map_err(|Damaged| StoreError::Corrupt { place: "what a transaction has to know".to_owned() })?;
        Ok(facts)
    }

    fn take(
        &mut self,
        heads: &[Row],
        commands: &[Row],
        events: &[Row],
        versions: &[Row],
        fresh: &[Row],
    ) -> Result<(), Damaged> {
        for row in heads {
            let (table, seq) = (columns::get(row, 0)?, columns::get(row, 1)?);
            let head = Link { seq, hash: columns::get(row, 2)? };
            let last = columns::get::<Option<ChainHash>>(row, 3)?;
            let whole = last == Some(head.hash);
            self.heads
                .insert(table, if whole { Ok(head) } else { Err(StoreError::BrokenChain { table, seq }) });
        }
        for row in commands {
            let (table, first) = (columns::get(row, 0)?, columns::get(row, 1)?);
            match origin(row, 2)? {
                Some((_, _, last)) => drop(self.done.insert(table, (first, last))),
                None => {
                    self.heads.insert(table, Err(StoreError::BrokenChain { table, seq: first }));
                }
            }
        }
        for row in events {
            self.events.insert((columns::get(row, 0)?, columns::get(row, 1)?), columns::get(row, 2)?);
        }
        for row in versions {
            let (collection, key): (String, String) = (columns::get(row, 0)?, columns::get(row, 1)?);
            let key = DocumentKey::new(collection, key).map_err(|_| Damaged)?;
            self.versions.insert(key, columns::get(row, 2)?);
        }
        self.fresh = fresh.iter().map(|row| columns::get(row, 0)).collect::<Result<_, _>>()?;
        Ok(())
    }
}

impl Facts {
    fn take_leases(&mut self, rows: &[Row]) -> Result<(), Damaged> {
        let lease = |row| Ok((columns::get(row, 0)?, Epoch::new(columns::get(row, 1)?)));
        self.leases = Some(rows.iter().map(lease).collect::<Result<_, _>>()?);
        Ok(())
    }
}

impl<'a> Questions<'a> {
    fn of(&mut self, waiting: &'a Waiting, known: Option<&KnownHeads>, facts: &mut Facts) {
        for write in waiting.change.documents() {
            self.documents.0.push(write.key.collection());
            self.documents.1.push(write.key.key());
        }
        match &waiting.change {
            Change::Append(append) => {
                if known.is_none() && append.lease.is_some() {
                    self.leases.push(append.table.as_bytes());
                }
                let head = known.and_then(|known| known.get(&append.table));
                match head.filter(|head| head.seq.next() == append.next) {
                    Some(head) => drop(facts.heads.insert(append.table, Ok(*head))),
                    None => self.append(append),
                }
            }
            Change::Summary { table, .. } => self.tables.push(table.as_bytes()),
            Change::Snapshot { table, seq, .. } => self.event(table, *seq),
            Change::Documents(_) => {}
        }
        if let (Some(Tried::Log(link)), Change::Append(append)) = (&waiting.tried, &waiting.change) {
            self.event(&append.table, link.seq);
        }
    }

    fn append(&mut self, append: &'a Append) {
        self.tables.push(append.table.as_bytes());
        if let Some(command) = &append.command {
            self.commands.0.push(append.table.as_bytes());
            self.commands.1.push(command.actor.as_str());
            self.commands.2.push(command.id.as_str());
        }
    }

    fn event(&mut self, table: &'a TableId, seq: Seq) {
        self.events.0.push(table.as_bytes());
        self.events.1.push(seq.get() as i64);
    }
}

async fn ask(
    session: &Session,
    sql: &'static str,
    nothing: bool,
    parameters: Parameters<'_>,
) -> Result<Vec<Row>, Trouble> {
    if nothing { Ok(Vec::new()) } else { session.rows(sql, parameters).await }
}

/// Reads hash, actor, command, the last event of its append, and the seal, from `column` on; `None` if they do not match.
pub(super) fn origin(row: &Row, column: usize) -> Result<Option<(String, String, Seq)>, Damaged> {
    let hash = columns::get(row, column)?;
    let (actor, id): (String, String) = (columns::get(row, column + 1)?, columns::get(row, column + 2)?);
    let last = columns::get(row, column + 3)?;
    let seal: [u8; 8] = columns::get(row, column + 4)?;
    let sealed = seal == of_command(hash, CommandKey::of_texts(&actor, &id), last);
    Ok(sealed.then_some((actor, id, last)))
}
