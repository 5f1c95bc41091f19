//! A connection with its prepared statements, and a line that is connected again when it breaks.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::Instant;
use tokio_postgres::{Client, NoTls, Row, Statement};

use super::address::PostgresAddress;
use super::failure::Trouble;
use super::pipeline::Parameters;
use crate::StoreError;

/// The pause after a failed attempt to connect, which doubles up to the longest.
const SHORTEST_PAUSE: Duration = Duration::from_millis(20);
const LONGEST_PAUSE: Duration = Duration::from_secs(1);
/// A server that takes longer to answer is taken for lost. Much longer than a slow disk takes.
pub(super) const SILENCE: Duration = Duration::from_secs(10);

/// A connection.
pub(super) struct Session {
    pub(super) client: Client,
    statements: HashMap<&'static str, Statement>,
}

impl Session {
    /// Connects, and prepares these statements.
    pub(super) async fn open(
        address: &PostgresAddress,
        statements: &[&'static str],
    ) -> Result<Self, Trouble> {
        let (client, connection) = address.config.connect(NoTls).await?;
        // Its errors are those of the requests. It ends when the client is dropped.
        tokio::spawn(connection);
        let durable = "SELECT set_config('synchronous_commit', 'on', false) \
                       WHERE current_setting('synchronous_commit') = 'off'";
        client.batch_execute(durable).await?;
        let prepared = statements.iter().map(|sql| client.prepare(sql));
        let prepared = futures_util::future::try_join_all(prepared).await?;
        let statements = statements.iter().copied().zip(prepared).collect();
        Ok(Self { client, statements })
    }

    /// A statement that was prepared when the session was opened.
    pub(super) fn statement(&self, sql: &'static str) -> Result<&Statement, Trouble> {
        let missing = || StoreError::Database { what: format!("a statement was not prepared: {sql}") };
        Ok(self.statements.get(sql).ok_or_else(missing)?)
    }

    /// The rows of a prepared statement.
    pub(super) async fn rows(
        &self,
        sql: &'static str,
        parameters: Parameters<'_>,
    ) -> Result<Vec<Row>, Trouble> {
        let asking = self.client.query(self.statement(sql)?, parameters);
        match tokio::time::timeout(SILENCE, asking).await {
            Ok(found) => Ok(found?),
            Err(_) => Err(Trouble::silent()),
        }
    }
}

/// Asks a reader of a store, and again while the connection breaks and there is time.
macro_rules! ask {
    ($store:ident, |$session:ident| $question:expr) => {{
        let deadline = tokio::time::Instant::now() + $store.patience;
        let line = $store.reader();
        loop {
            let session = line.session(deadline).await?;
            let $session = &*session;
            match $question.await {
                Ok(answer) => break Ok(answer),
                Err($crate::postgres::failure::Trouble::Failed(error)) => break Err(error),
                // Nothing is in the way of reading: it is tried again as after a lost connection.
                Err($crate::postgres::failure::Trouble::Contended) => {}
                Err($crate::postgres::failure::Trouble::Lost(why)) => {
                    line.let_go(&session).await;
                    if tokio::time::Instant::now() >= deadline {
                        break Err(line.unreachable(&why));
                    }
                }
            }
        }
    }};
}
pub(super) use ask;

/// Keeps one session open.
pub(super) struct Line {
    address: Arc<PostgresAddress>,
    statements: Vec<&'static str>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    session: Option<Arc<Session>>,
    /// Before this, nobody tries to connect again; and why the last attempt failed.
    not_before: Option<(Instant, String)>,
    pause: Duration,
}

impl Line {
    pub(super) fn new(address: Arc<PostgresAddress>, statements: Vec<&'static str>) -> Self {
        Self { address, statements, state: Mutex::default() }
    }

    /// The session, which is opened if there is none. Waits at most until the deadline for a server that is away.
    pub(super) async fn session(&self, deadline: Instant) -> Result<Arc<Session>, StoreError> {
        loop {
            let mut state = self.state.lock().await;
            if let Some(session) = state.session.as_ref().filter(|session| !session.client.is_closed()) {
                return Ok(Arc::clone(session));
            }
            let now = Instant::now();
            match &state.not_before {
                Some((later, why)) if now < *later => {
                    if now >= deadline {
                        return Err(self.unreachable(why));
                    }
                    let until = deadline.min(*later);
                    drop(state);
                    tokio::time::sleep_until(until).await;
                }
                _ => match self.connect().await {
                    Ok(session) => {
                        *state = State { session: Some(Arc::clone(&session)), ..State::default() };
                        return Ok(session);
                    }
                    Err(Trouble::Lost(why)) => {
                        state.session = None;
                        state.pause = (2 * state.pause).clamp(SHORTEST_PAUSE, LONGEST_PAUSE);
                        state.not_before = Some((Instant::now() + state.pause, why));
                    }
                    Err(Trouble::Contended) => {}
                    Err(Trouble::Failed(error)) => return Err(error),
                },
            }
        }
    }

    async fn connect(&self) -> Result<Arc<Session>, Trouble> {
        let opening = Session::open(&self.address, &self.statements);
        match tokio::time::timeout(SILENCE, opening).await {
            Ok(opened) => opened.map(Arc::new),
            Err(_) => Err(Trouble::silent()),
        }
    }

    /// Lets go of a session that is broken.
    pub(super) async fn let_go(&self, broken: &Arc<Session>) {
        let mut state = self.state.lock().await;
        if state.session.as_ref().is_some_and(|session| Arc::ptr_eq(session, broken)) {
            state.session = None;
        }
    }

    pub(super) fn unreachable(&self, why: &str) -> StoreError {
        StoreError::Unreachable { what: format!("{}: {why}", self.address) }
    }
}
