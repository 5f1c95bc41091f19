//! The rows that a batch writes, column by column, and the statements that write them.

use super::failure::Trouble;
use super::pipeline::{Parameters, Pipeline};
use super::session::Session;
use crate::seals::{CommandKey, of_command, of_document};
use crate::summary_row::SummaryRow;
use crate::{Append, DocumentChange, DocumentKey, DocumentWrite, Epoch, Link, Seq, TableId, Version};

/// The lease must still be there when this is committed: a node that takes it over waits until then.
pub(super) const EXPECT_LEASES: &str =
    "SELECT must_be((SELECT l.epoch FROM leases l WHERE l.table_id = w.id FOR SHARE), w.epoch)
    FROM unnest($1::bytea[], $2::bigint[]) w(id, epoch)";
/// A summary may be replaced only while its log ends where it ended when the summary was made.
pub(super) const EXPECT_HEADS: &str = "SELECT must_be(t.last, w.last)
    FROM unnest($1::bytea[], $2::bigint[]) w(id, last) JOIN tables t ON t.id = w.id FOR UPDATE OF t";
pub(super) const PUT_EVENTS: &str = "INSERT INTO events
        (table_id, seq, at_ms, bytes, hash, actor, command, command_last, command_seal)
    SELECT * FROM unnest($1::bytea[], $2::bigint[], $3::bigint[], $4::bytea[], $5::bytea[],
        $6::text[], $7::text[], $8::bigint[], $9::bytea[])";
pub(super) const PUT_TABLES: &str = "INSERT INTO tables (id, last, hash, created_ms)
    SELECT * FROM unnest($1::bytea[], $2::bigint[], $3::bytea[], $4::bigint[])";
pub(super) const MOVE_HEADS: &str = "UPDATE tables t SET last = w.last, hash = w.hash
    FROM unnest($1::bytea[], $2::bigint[], $3::bytea[]) w(id, last, hash) WHERE t.id = w.id";
pub(super) const PUT_SUMMARIES: &str = "INSERT INTO summaries
        (table_id, seq, phase, listed, updated_ms, participants, document, seal)
    SELECT * FROM unnest($1::bytea[], $2::bigint[], $3::text[], $4::boolean[], $5::bigint[], $6::text[],
        $7::bytea[], $8::bytea[])
    ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, phase = excluded.phase, listed = excluded.listed,
        updated_ms = excluded.updated_ms, participants = excluded.participants, document = excluded.document,
        seal = excluded.seal";
pub(super) const CLEAR_PARTICIPANTS: &str = "DELETE FROM participants WHERE table_id = ANY($1::bytea[])";
pub(super) const PUT_PARTICIPANTS: &str =
    "INSERT INTO participants (table_id, actor, phase, listed, updated_ms)
    SELECT * FROM unnest($1::bytea[], $2::text[], $3::text[], $4::boolean[], $5::bigint[])";
pub(super) const NEW_DOCUMENTS: &str = "INSERT INTO documents (collection, key, version, bytes, seal)
    SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bytea[], $5::bytea[])";
pub(super) const CHANGE_DOCUMENTS: &str = "WITH changed AS (
        UPDATE documents d SET version = w.version, bytes = w.bytes, seal = w.seal
        FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bytea[], $5::bytea[], $6::bigint[])
            w(collection, key, version, bytes, seal, old)
        WHERE d.collection = w.collection AND d.key = w.key AND d.version = w.old RETURNING 1)
    SELECT must_be(count(*), cardinality($1)) FROM changed";
pub(super) const DELETE_DOCUMENTS: &str = "WITH deleted AS (
        DELETE FROM documents d USING unnest($1::text[], $2::text[], $3::bigint[]) w(collection, key, old)
        WHERE d.collection = w.collection AND d.key = w.key AND d.version = w.old RETURNING 1)
    SELECT must_be(count(*), cardinality($1)) FROM deleted";
pub(super) const PUT_SNAPSHOTS: &str = "INSERT INTO snapshots (table_id, seq, hash, bytes, seal)
    SELECT * FROM unnest($1::bytea[], $2::bigint[], $3::bytea[], $4::bytea[], $5::bytea[])
    ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, hash = excluded.hash, bytes = excluded.bytes,
        seal = excluded.seal";

type Bytes = Vec<u8>;

#[derive(Default)]
struct Events<'a> {
    tables: Vec<Bytes>,
    seqs: Vec<i64>,
    times: Vec<i64>,
    bytes: Vec<&'a [u8]>,
    hashes: Vec<Bytes>,
    actors: Vec<Option<&'a str>>,
    commands: Vec<Option<&'a str>>,
    lasts: Vec<Option<i64>>,
    seals: Vec<Option<Bytes>>,
}

#[derive(Default)]
struct Heads {
    tables: Vec<Bytes>,
    lasts: Vec<i64>,
    hashes: Vec<Bytes>,
    /// Only for new tables.
    created: Vec<i64>,
}

#[derive(Default)]
struct Summaries {
    tables: Vec<Bytes>,
    seqs: Vec<i64>,
    phases: Vec<&'static str>,
    listed: Vec<bool>,
    updated: Vec<i64>,
    participants: Vec<String>,
    documents: Vec<Bytes>,
    seals: Vec<Bytes>,
}

#[derive(Default)]
struct Participants {
    tables: Vec<Bytes>,
    actors: Vec<String>,
    phases: Vec<&'static str>,
    listed: Vec<bool>,
    updated: Vec<i64>,
}

#[derive(Default)]
struct Documents<'a> {
    collections: Vec<&'a str>,
    keys: Vec<&'a str>,
    versions: Vec<i64>,
    bytes: Vec<&'a [u8]>,
    seals: Vec<Bytes>,
    /// Only for documents that are there already.
    olds: Vec<i64>,
}

#[derive(Default)]
struct Snapshots<'a> {
    tables: Vec<Bytes>,
    seqs: Vec<i64>,
    hashes: Vec<Bytes>,
    bytes: Vec<&'a [u8]>,
    seals: Vec<Bytes>,
}

/// Everything that a batch writes.
#[derive(Default)]
pub(super) struct Rows<'a> {
    leases: (Vec<Bytes>, Vec<i64>),
    expected: Heads,
    events: Events<'a>,
    new_tables: Heads,
    heads: Heads,
    summaries: Summaries,
    participants: Participants,
    new_documents: Documents<'a>,
    documents: Documents<'a>,
    deleted: Documents<'a>,
    snapshots: Snapshots<'a>,
}

impl Heads {
    fn add(&mut self, table: TableId, link: Link, created_ms: u64) {
        self.tables.push(table.as_bytes().to_vec());
        self.lasts.push(link.seq.get() as i64);
        self.hashes.push(link.hash.as_bytes().to_vec());
        self.created.push(created_ms as i64);
    }
}

impl<'a> Rows<'a> {
    /// The events of an append with the links they get, and the new end of the log.
    pub(super) fn append(&mut self, append: &'a Append, links: &[Link]) {
        let Some(&tip) = links.last() else { return };
        let mut command = append.command.as_ref();
        for (event, link) in append.events.iter().zip(links) {
            // Only the first event carries the command.
            let origin = command.take();
            let seal = origin.map(|command| of_command(link.hash, CommandKey::of(command), tip.seq).to_vec());
            let events = &mut self.events;
            events.tables.push(append.table.as_bytes().to_vec());
            events.seqs.push(link.seq.get() as i64);
            events.times.push(append.at_ms as i64);
            events.bytes.push(event);
            events.hashes.push(link.hash.as_bytes().to_vec());
            events.actors.push(origin.map(|command| command.actor.as_str()));
            events.commands.push(origin.map(|command| command.id.as_str()));
            events.lasts.push(origin.map(|_| tip.seq.get() as i64));
            events.seals.push(seal);
        }
        let heads = if append.next == Seq::FIRST { &mut self.new_tables } else { &mut self.heads };
        heads.add(append.table, tip, append.at_ms);
    }

    pub(super) fn summary(&mut self, table: TableId, row: SummaryRow) {
        for actor in row.participants() {
            let people = &mut self.participants;
            people.tables.push(table.as_bytes().to_vec());
            people.actors.push(actor.to_owned());
            people.phases.push(row.phase.name());
            people.listed.push(row.listed);
            people.updated.push(row.updated_ms as i64);
        }
        let rows = &mut self.summaries;
        rows.seals.push(row.seal(table).to_vec());
        rows.tables.push(table.as_bytes().to_vec());
        rows.seqs.push(row.seq.get() as i64);
        rows.phases.push(row.phase.name());
        rows.listed.push(row.listed);
        rows.updated.push(row.updated_ms as i64);
        rows.participants.push(row.participants);
        rows.documents.push(row.document);
    }

    /// The lease must not be over.
    pub(super) fn expect_lease(&mut self, table: TableId, lease: Epoch) {
        self.leases.0.push(table.as_bytes().to_vec());
        self.leases.1.push(lease.get() as i64);
    }

    /// The log must still end here.
    pub(super) fn expect(&mut self, table: TableId, head: Link) {
        self.expected.add(table, head, 0);
    }

    /// A document, its version so far, and the one it gets.
    pub(super) fn document(&mut self, write: &'a DocumentWrite, old: Option<Version>, new: Version) {
        match (&write.change, old) {
            (DocumentChange::Put(bytes), Some(old)) => self.documents.add(&write.key, bytes, new, Some(old)),
            (DocumentChange::Put(bytes), None) => self.new_documents.add(&write.key, bytes, new, None),
            (DocumentChange::Delete, Some(old)) => self.deleted.add(&write.key, &[], new, Some(old)),
            (DocumentChange::Delete, None) => {}
        }
    }

    pub(super) fn snapshot(&mut self, table: TableId, link: Link, bytes: &'a [u8], seal: [u8; 32]) {
        self.snapshots.tables.push(table.as_bytes().to_vec());
        self.snapshots.seqs.push(link.seq.get() as i64);
        self.snapshots.hashes.push(link.hash.as_bytes().to_vec());
        self.snapshots.bytes.push(bytes);
        self.snapshots.seals.push(seal.to_vec());
    }

    /// Writes everything in one transaction; without any row it does nothing.
    pub(super) async fn write(&self, session: &Session) -> Result<(), Trouble> {
        let Self { expected, events, new_tables, heads, summaries, participants: people, .. } = self;
        let Self { leases, new_documents, documents, deleted, snapshots, .. } = self;
        // What another node may write as well comes first, always in the same order.
        let statements: [(&'static str, bool, Parameters<'_>); 12] = [
            (EXPECT_LEASES, leases.0.is_empty(), &[&leases.0, &leases.1]),
            (EXPECT_HEADS, expected.tables.is_empty(), &[&expected.tables, &expected.lasts]),
            (
                PUT_EVENTS,
                events.tables.is_empty(),
                &[
                    &events.tables,
                    &events.seqs,
                    &events.times,
                    &events.bytes,
                    &events.hashes,
                    &events.actors,
                    &events.commands,
                    &events.lasts,
                    &events.seals,
                ],
            ),
            (
                PUT_TABLES,
                new_tables.tables.is_empty(),
                &[&new_tables.tables, &new_tables.lasts, &new_tables.hashes, &new_tables.created],
            ),
            (MOVE_HEADS, heads.tables.is_empty(), &[&heads.tables, &heads.lasts, &heads.hashes]),
            (
                PUT_SUMMARIES,
                summaries.tables.is_empty(),
                &[
                    &summaries.tables,
                    &summaries.seqs,
                    &summaries.phases,
                    &summaries.listed,
                    &summaries.updated,
                    &summaries.participants,
                    &summaries.documents,
                    &summaries.seals,
                ],
            ),
            (CLEAR_PARTICIPANTS, summaries.tables.is_empty(), &[&summaries.tables]),
            (
                PUT_PARTICIPANTS,
                people.tables.is_empty(),
                &[&people.tables, &people.actors, &people.phases, &people.listed, &people.updated],
            ),
            (
                DELETE_DOCUMENTS,
                deleted.keys.is_empty(),
                &[&deleted.collections, &deleted.keys, &deleted.olds],
            ),
            (
                CHANGE_DOCUMENTS,
                documents.keys.is_empty(),
                &[
                    &documents.collections,
                    &documents.keys,
                    &documents.versions,
                    &documents.bytes,
                    &documents.seals,
                    &documents.olds,
                ],
            ),
            (
                NEW_DOCUMENTS,
                new_documents.keys.is_empty(),
                &[
                    &new_documents.collections,
                    &new_documents.keys,
                    &new_documents.versions,
                    &new_documents.bytes,
                    &new_documents.seals,
                ],
            ),
            (
                PUT_SNAPSHOTS,
                snapshots.tables.is_empty(),
                &[&snapshots.tables, &snapshots.seqs, &snapshots.hashes, &snapshots.bytes, &snapshots.seals],
            ),
        ];
        if statements.iter().all(|(_, nothing, _)| *nothing) {
            return Ok(());
        }
        let mut pipeline = Pipeline::new(session);
        for (sql, nothing, parameters) in statements {
            if !nothing {
                pipeline.add(sql, parameters)?;
            }
        }
        pipeline.commit().await
    }
}

impl<'a> Documents<'a> {
    fn add(&mut self, key: &'a DocumentKey, bytes: &'a [u8], new: Version, old: Option<Version>) {
        self.collections.push(key.collection());
        self.keys.push(key.key());
        self.versions.push(new.get() as i64);
        self.bytes.push(bytes);
        self.seals.push(of_document(key, bytes).to_vec());
        self.olds.extend(old.map(|old| old.get() as i64));
    }
}
