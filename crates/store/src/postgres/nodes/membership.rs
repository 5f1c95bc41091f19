//! A node reports that it lives, and takes over what nodes that do not report have left.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::Instant;

use super::announcer::Announcer;
use super::leases;
use super::{Line, Member};
use crate::News;
use crate::postgres::columns::{self, Damaged};
use crate::postgres::failure::Trouble;
use crate::postgres::session::Session;

/// How often a node reports: several times in the three seconds after which it is taken for gone.
const BEAT: Duration = Duration::from_millis(500);

const REGISTER: &str =
    "INSERT INTO nodes (expires) VALUES (clock_timestamp() + interval '3 seconds') RETURNING id";
const REPORT: &str = "UPDATE nodes SET expires = clock_timestamp() + interval '3 seconds'
    WHERE id = $1 AND expires > clock_timestamp() RETURNING id";
const OTHERS: &str = "SELECT EXISTS (SELECT 1 FROM nodes WHERE id <> $1 AND expires > clock_timestamp())";
const LEAVE: &str = "UPDATE nodes SET expires = '-infinity' WHERE id = $1";
/// Once others have its leases, nothing of a node is left.
const BURY: &str = "WITH gone AS (
        DELETE FROM nodes n WHERE n.expires <= clock_timestamp()
            AND NOT EXISTS (SELECT 1 FROM leases l WHERE l.node = n.id) RETURNING n.id),
    unsaid AS (DELETE FROM notices s USING gone WHERE s.node = gone.id)
    SELECT id FROM gone";

pub(super) const STATEMENTS: &[&str] = &[REGISTER, REPORT, OTHERS, LEAVE, BURY];

/// Registers under a new number.
pub(super) async fn register(session: &Session, member: &Member) -> Result<(), Trouble> {
    let rows = session.rows(REGISTER, &[]).await?;
    let id: Option<i64> = rows.first().and_then(|row| row.try_get(0).ok());
    let id = id.ok_or_else(|| Trouble::Lost("it gave no number".to_owned()))?;
    member.id.store(id, Ordering::Release);
    look_for_others(session, member).await
}

/// After this, all nodes that live have seen a node that has registered.
pub(super) async fn until_known() {
    tokio::time::sleep(2 * BEAT).await;
}

/// Others take over at once.
pub(super) async fn leave(session: &Session, id: i64) -> Result<(), Trouble> {
    session.rows(LEAVE, &[&id]).await.map(drop)
}

/// Reports until the node ends.
pub(super) async fn live(
    line: Arc<Line>,
    member: Arc<Member>,
    announcer: Announcer,
    mut ended: watch::Receiver<()>,
) {
    loop {
        let beat = async {
            // A database that is away is waited for by the next report.
            if let Ok(session) = line.session(Instant::now() + BEAT).await
                && let Err(Trouble::Lost(_)) = report(&session, &member, &announcer).await
            {
                line.let_go(&session).await;
            }
            tokio::time::sleep(BEAT).await;
        };
        tokio::select! {
            () = beat => {}
            _ = ended.changed() => return,
        }
    }
}

async fn report(session: &Session, member: &Member, announcer: &Announcer) -> Result<(), Trouble> {
    if session.rows(REPORT, &[&member.id()]).await?.is_empty() {
        // It was taken for gone: others have its leases, or will.
        register(session, member).await?;
        member.tell(News::Missed);
    }
    look_for_others(session, member).await?;
    if member.news.receiver_count() > 0 {
        for (table, epoch) in leases::take_over(session, member.id()).await? {
            member.tell(News::TakenOver(table, epoch));
        }
    }
    if !session.rows(BURY, &[]).await?.is_empty() {
        member.tell(News::Gone);
        announcer.gone();
    }
    Ok(())
}

async fn look_for_others(session: &Session, member: &Member) -> Result<(), Trouble> {
    let rows = session.rows(OTHERS, &[&member.id()]).await?;
    let damaged = |Damaged| Trouble::Lost("it does not say which nodes there are".to_owned());
    let others = rows.first().map_or(Ok(false), |row| columns::get(row, 0)).map_err(damaged)?;
    if others && !member.others.swap(others, Ordering::Relaxed) {
        // What was kept to ourselves has to be said now.
        member.tell(News::Missed);
    }
    member.others.store(others, Ordering::Relaxed);
    Ok(())
}
