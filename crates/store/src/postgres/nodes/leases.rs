//! Leases: which node does what a table does by itself.

use tokio_postgres::Row;

use crate::postgres::columns::{self, Damaged};
use crate::postgres::failure::Trouble;
use crate::postgres::session::Session;
use crate::{Epoch, StoreError, TableId, TableLook};

const TAKE: &str = "INSERT INTO leases (table_id, node, epoch) VALUES ($1, $2, nextval('lease_epochs'))
    ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, epoch = excluded.epoch
        WHERE leases.node = excluded.node OR NOT EXISTS (
            SELECT 1 FROM nodes n WHERE n.id = leases.node AND n.expires > clock_timestamp())
    RETURNING table_id, epoch";
/// Several nodes may do this at once: each takes what no other is taking.
const TAKE_OVER: &str = "WITH orphans AS (
        SELECT l.table_id FROM nodes n JOIN leases l ON l.node = n.id WHERE n.expires <= clock_timestamp()
        ORDER BY l.table_id LIMIT 500 FOR UPDATE OF l SKIP LOCKED)
    UPDATE leases l SET node = $1, epoch = nextval('lease_epochs')
    FROM orphans WHERE l.table_id = orphans.table_id RETURNING l.table_id, l.epoch";
const OWN: &str = "SELECT table_id, epoch FROM leases WHERE node = $1";
const GIVE_BACK: &str = "DELETE FROM leases WHERE table_id = $1 AND epoch = $2";
const LOOK: &str = "SELECT t.id, t.last, EXISTS (
        SELECT 1 FROM leases l JOIN nodes n ON n.id = l.node
        WHERE l.table_id = t.id AND n.expires > clock_timestamp())
    FROM unnest($1::bytea[]) w(id) JOIN tables t ON t.id = w.id";

pub(super) const STATEMENTS: &[&str] = &[TAKE, TAKE_OVER, OWN, GIVE_BACK, LOOK];

fn damaged(Damaged: Damaged) -> Trouble {
    Trouble::Failed(StoreError::Corrupt { place: "the leases of tables".to_owned() })
}

fn lease(row: &Row) -> Result<(TableId, Epoch), Trouble> {
    let read = || Ok((columns::get(row, 0)?, Epoch::new(columns::get(row, 1)?)));
    read().map_err(damaged)
}

pub(super) async fn take(session: &Session, node: i64, table: TableId) -> Result<Option<Epoch>, Trouble> {
    let table_id: &[u8] = table.as_bytes();
    let rows = session.rows(TAKE, &[&table_id, &node]).await?;
    rows.first().map(|row| lease(row).map(|(_, epoch)| epoch)).transpose()
}

/// Takes the leases of nodes that are gone, or some of them.
pub(super) async fn take_over(session: &Session, node: i64) -> Result<Vec<(TableId, Epoch)>, Trouble> {
    session.rows(TAKE_OVER, &[&node]).await?.iter().map(lease).collect()
}

/// All leases of a node.
pub(super) async fn own(session: &Session, node: i64) -> Result<Vec<(TableId, Epoch)>, Trouble> {
    session.rows(OWN, &[&node]).await?.iter().map(lease).collect()
}

pub(super) async fn give_back(session: &Session, table: TableId, epoch: Epoch) -> Result<(), Trouble> {
    let table_id: &[u8] = table.as_bytes();
    session.rows(GIVE_BACK, &[&table_id, &(epoch.get() as i64)]).await.map(drop)
}

pub(super) async fn look(session: &Session, tables: &[TableId]) -> Result<Vec<TableLook>, Trouble> {
    let ids: Vec<&[u8]> = tables.iter().map(|table| table.as_bytes().as_slice()).collect();
    let rows = session.rows(LOOK, &[&ids]).await?;
    let read = |row: &Row| {
        let (table, last, leased) = (columns::get(row, 0)?, columns::get(row, 1)?, columns::get(row, 2)?);
        Ok(TableLook { table, last, leased })
    };
    rows.iter().map(|row| read(row).map_err(damaged)).collect()
}
