//! Lists of tables: everything that the lobby has, and the tables of each person in order.

use std::fmt::Write as _;
use std::sync::LazyLock;

use crate::ListedPhase;

/// What [`summaries`](super::summaries) reads of a table.
pub(super) const COLUMNS: &str = "t.id, t.last, t.hash, t.created_ms, s.updated_ms, s.seq, s.phase, s.listed, \
                                  s.participants, s.document, s.seal";

/// The places of tables, in order, with everything else about them.
fn with_tables(places: &str) -> String {
    format!(
        "SELECT {COLUMNS}, k.updated_ms FROM ({places}) k JOIN tables t ON t.id = k.table_id \
         LEFT JOIN summaries s ON s.table_id = k.table_id ORDER BY k.updated_ms DESC, k.table_id DESC"
    )
}

/// $1 and $2 are the place before the first, $3 is the number of tables.
static OF_ALL: LazyLock<[String; 6]> = LazyLock::new(|| {
    let with = |filter: &str| {
        with_tables(&format!(
            "SELECT updated_ms, table_id FROM summaries WHERE (updated_ms, table_id) < ($1, $2){filter} \
             ORDER BY updated_ms DESC, table_id DESC LIMIT $3"
        ))
    };
    let phase = " AND phase = $4";
    [
        with(""),
        with(" AND NOT listed"),
        with(" AND listed"),
        with(phase),
        with(&format!("{phase} AND NOT listed")),
        with(&format!("{phase} AND listed")),
    ]
});

/// $4 is the person, $5 the phases, $6 whether they are listed. For every person there are ordered lists by phase, for
/// listed tables and for others: they are merged.
static OF_PERSON: LazyLock<String> = LazyLock::new(|| {
    let mut lists = String::new();
    for phase in ListedPhase::ALL {
        for listed in [false, true] {
            let between = if lists.is_empty() { "" } else { " UNION ALL " };
            let name = phase.name();
            let _ = write!(
                lists,
                "{between}(SELECT updated_ms, table_id FROM participants WHERE actor = $4 AND phase = '{name}' \
                 AND listed = {listed} AND '{name}' = ANY($5::text[]) AND {listed} = ANY($6::boolean[]) \
                 AND (updated_ms, table_id) < ($1, $2) ORDER BY updated_ms DESC, table_id DESC LIMIT $3)"
            );
        }
    }
    with_tables(&format!("SELECT * FROM ({lists}) p ORDER BY updated_ms DESC, table_id DESC LIMIT $3"))
});

pub(super) fn of_all(phase: Option<ListedPhase>, listed: Option<bool>) -> &'static str {
    let place = match listed {
        None => 0,
        Some(false) => 1,
        Some(true) => 2,
    };
    &OF_ALL[place + if phase.is_some() { 3 } else { 0 }]
}

pub(super) fn of_person() -> &'static str {
    &OF_PERSON
}

/// Every statement of this file.
pub(super) fn statements() -> impl Iterator<Item = &'static str> {
    OF_ALL.iter().map(String::as_str).chain([of_person()])
}
