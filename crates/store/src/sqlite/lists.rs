//! Lists of tables: everything that the lobby has, and the tables of each person in order.

use std::collections::BTreeSet;

use rusqlite::{Connection, OptionalExtension, ToSql, params};

use super::columns::Millis;
use crate::summary_row::SummaryRow;
use crate::{Actor, ListedPhase, TableQuery};

const OF_PERSON: &str = "SELECT updated_ms, table_number FROM participants
     WHERE actor = ?1 AND phase = ?2 AND listed = ?3 AND (updated_ms, table_number) < (?4, ?5)
     ORDER BY updated_ms DESC, table_number DESC LIMIT ?6";

/// The place of a table in a list. Later ones come first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct ListKey {
    pub(super) updated_ms: u64,
    pub(super) table_number: i64,
}

impl ListKey {
    const END: Self = Self { updated_ms: i64::MAX as u64, table_number: i64::MAX };

    /// Is this the summary that the list had in this place?
    pub(super) fn leads_to(self, row: &SummaryRow, query: &TableQuery) -> bool {
        let Self { updated_ms, .. } = self;
        let of = |actor: &Actor| row.participants().any(|participant| participant == actor.as_str());
        row.updated_ms == updated_ms
            && query.phase.is_none_or(|phase| phase == row.phase)
            && query.listed.is_none_or(|listed| listed == row.listed)
            && query.participant.as_ref().is_none_or(of)
    }
}

/// The first places of a list, at most `limit`.
pub(super) fn keys(db: &Connection, query: &TableQuery, limit: usize) -> rusqlite::Result<Vec<ListKey>> {
    let mut before = ListKey::END;
    if let Some(cursor) = query.after {
        let number = db
            .prepare_cached("SELECT number FROM tables WHERE id = ?1")?
            .query_row([cursor.id], |row| row.get(0))
            .optional()?;
        before = ListKey { updated_ms: cursor.updated_ms, table_number: number.unwrap_or(0) };
    }
    match &query.participant {
        Some(actor) => keys_of_person(db, query, actor, before, limit),
        None => keys_of_all(db, query, before, limit),
    }
}

/// For every person there are ordered lists by phase, for listed tables and for others. Those that the query asks for are
/// merged.
fn keys_of_person(
    db: &Connection,
    query: &TableQuery,
    actor: &Actor,
    before: ListKey,
    limit: usize,
) -> rusqlite::Result<Vec<ListKey>> {
    let mut select = db.prepare_cached(OF_PERSON)?;
    let mut found = Vec::new();
    for phase in ListedPhase::ALL.into_iter().filter(|phase| query.phase.is_none_or(|only| only == *phase)) {
        for listed in
            [false, true].into_iter().filter(|listed| query.listed.is_none_or(|only| only == *listed))
        {
            let before = (Millis::new(before.updated_ms), before.table_number);
            let asked = params![actor, phase, listed, before.0, before.1, limit as i64];
            for key in select.query_map(asked, key)? {
                found.push(key?);
            }
        }
    }
    found.sort_unstable_by(|one, other| other.cmp(one));
    found.truncate(limit);
    Ok(found)
}

fn keys_of_all(
    db: &Connection,
    query: &TableQuery,
    before: ListKey,
    limit: usize,
) -> rusqlite::Result<Vec<ListKey>> {
    let mut sql = String::from(
        "SELECT updated_ms, table_number FROM summaries WHERE (updated_ms, table_number) < (:updated, :number)",
    );
    let (updated, most) = (Millis::new(before.updated_ms), limit as i64);
    let mut values: Vec<(&str, &dyn ToSql)> =
        vec![(":updated", &updated), (":number", &before.table_number), (":limit", &most)];
    if let Some(phase) = &query.phase {
        sql.push_str(" AND phase = :phase");
        values.push((":phase", phase));
    }
    if let Some(listed) = &query.listed {
        sql.push_str(" AND listed = :listed");
        values.push((":listed", listed));
    }
    sql.push_str(" ORDER BY updated_ms DESC, table_number DESC LIMIT :limit");
    db.prepare_cached(&sql)?.query_map(values.as_slice(), key)?.collect()
}

fn key(row: &rusqlite::Row<'_>) -> rusqlite::Result<ListKey> {
    Ok(ListKey { updated_ms: row.get::<_, Millis>(0)?.get(), table_number: row.get(1)? })
}

/// A table in the list of one person.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct PersonRow {
    actor: String,
    phase: String,
    listed: bool,
    key: ListKey,
}

impl PersonRow {
    pub(super) const fn table_number(&self) -> i64 {
        self.key.table_number
    }
}

/// The rows that a summary has in the lists of its participants.
pub(super) fn rows_of(number: i64, row: &SummaryRow) -> impl Iterator<Item = PersonRow> {
    let key = ListKey { updated_ms: row.updated_ms, table_number: number };
    let person = move |actor: &str| PersonRow {
        actor: actor.to_owned(),
        phase: row.phase.name().to_owned(),
        listed: row.listed,
        key,
    };
    row.participants().map(person)
}

/// Every row of every list.
pub(super) fn all(db: &Connection) -> rusqlite::Result<BTreeSet<PersonRow>> {
    let mut select = db.prepare("SELECT updated_ms, table_number, actor, phase, listed FROM participants")?;
    let rows = select.query_map([], |row| {
        Ok(PersonRow { actor: row.get(2)?, phase: row.get(3)?, listed: row.get(4)?, key: key(row)? })
    })?;
    rows.collect()
}

/// Moves a table in the lists of its participants.
pub(super) fn put(
    db: &Connection,
    number: i64,
    old: Option<&SummaryRow>,
    new: &SummaryRow,
) -> rusqlite::Result<()> {
    let mut delete = db.prepare_cached(
        "DELETE FROM participants
         WHERE actor = ?1 AND phase = ?2 AND listed = ?3 AND updated_ms = ?4 AND table_number = ?5",
    )?;
    for row in old.into_iter().flat_map(|old| rows_of(number, old)) {
        delete.execute(params![row.actor, row.phase, row.listed, Millis::new(row.key.updated_ms), number])?;
    }
    let mut insert = db.prepare_cached(
        "INSERT OR IGNORE INTO participants (actor, phase, listed, updated_ms, table_number)
         VALUES (?1, ?2, ?3, ?4, ?5)",
    )?;
    for row in rows_of(number, new) {
        insert.execute(params![row.actor, row.phase, row.listed, Millis::new(row.key.updated_ms), number])?;
    }
    Ok(())
}

/// Removes every row that belongs to no summary. Goes through all lists.
pub(super) fn sweep(db: &Connection) -> rusqlite::Result<()> {
    db.execute(
        "DELETE FROM participants AS p WHERE NOT EXISTS (
             SELECT 1 FROM summaries s
             WHERE s.table_number = p.table_number AND s.phase = p.phase AND s.listed = p.listed
                 AND s.updated_ms = p.updated_ms
                 AND instr(' ' || s.participants || ' ', ' ' || p.actor || ' ') > 0)",
        [],
    )?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sqlite::schema::{self, Found};

    #[test]
    fn the_tables_of_a_person_are_found_by_an_index_alone() {
        let mut db = Connection::open_in_memory().unwrap();
        schema::migrate(&mut db, Found::Nothing).unwrap();
        let mut explain = db.prepare(&format!("EXPLAIN QUERY PLAN {OF_PERSON}")).unwrap();
        let plan: Vec<String> = explain
            .query_map(params!["ada", "open", true, 1, 1, 50], |row| row.get(3))
            .unwrap()
            .collect::<Result<_, _>>()
            .unwrap();
        assert_eq!(
            plan,
            ["SEARCH participants USING PRIMARY KEY (actor=? AND phase=? AND listed=? AND \
              (updated_ms,table_number)<(?,?))"]
        );
    }
}
