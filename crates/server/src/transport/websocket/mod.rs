//! One WebSocket: reads what a client says, writes what its table tells.

mod round_trip;
pub(crate) mod upgrade;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use irrgarten_store::TableId;
use irrgarten_table::{Line, Person};
use irrgarten_wire::{FromClient, Problem, ToClient, close};
use tokio::sync::{oneshot, watch};
use tokio::time::error::Elapsed;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until, timeout};
use tokio_tungstenite::tungstenite::{self, error::ProtocolError};

use crate::App;
use crate::error::Failure;
use crate::guard::admission::Place;
use crate::guard::bucket::Bucket;
use crate::metrics::count;
use crate::notify::notifications::dismissal;
use crate::tables::command;
use crate::tables::task::{Ask, ConnectionId, Heard, Out, Reply, Wish};
use crate::transport::outlet::{Outlet, Stuck};
use round_trip::Measure;

const PING_EVERY: Duration = Duration::from_secs(10);
const DEAD_AFTER: Duration = Duration::from_secs(30);
/// A client that takes longer for one message is not there.
const SEND_WITHIN: Duration = Duration::from_secs(10);
/// How long a client may take to say goodbye in turn.
const GOODBYE: Duration = Duration::from_secs(1);

/// A name for something that listens to a table.
pub(crate) fn new_connection() -> ConnectionId {
    static CONNECTIONS: AtomicU64 = AtomicU64::new(0);
    CONNECTIONS.fetch_add(1, Ordering::Relaxed)
}

struct Connection {
    id: ConnectionId,
    app: App,
    table: TableId,
    person: Option<Person>,
    place: Place,
    socket: WebSocket,
    /// Where the table writes its news, past the socket.
    outlet: Arc<Outlet>,
    /// Ends when the table lets go of this connection; nothing before `hello`.
    kept: Option<oneshot::Receiver<()>>,
    line: Measure,
    bucket: Bucket,
    /// Nothing is read before this, after too many messages.
    slowed: Option<Instant>,
    heard: Instant,
    opened: Instant,
}

/// Why a connection ends.
enum End {
    /// The client has gone, or cannot be reached.
    Gone,
    /// The house says goodbye with a code and a reason.
    Close(u16, &'static str),
    /// The same after a frame that cannot be read to its end.
    Broken(u16, &'static str),
    /// The house closes.
    Drain,
}

impl Connection {
    fn new(
        app: App,
        table: TableId,
        person: Option<Person>,
        place: Place,
        socket: WebSocket,
        outlet: Arc<Outlet>,
    ) -> Connection {
        let config = app.config();
        // Who only looks has less to say.
        let rate = if person.is_some() { config.rate } else { config.rate / 2.0 };
        Connection {
            id: new_connection(),
            bucket: Bucket::new(rate, config.burst),
            app,
            table,
            person,
            place,
            socket,
            outlet,
            kept: None,
            line: Measure::default(),
            slowed: None,
            heard: Instant::now(),
            opened: Instant::now(),
        }
    }

    async fn serve(mut self) {
        let end = self.converse().await.err().unwrap_or(End::Gone);
        let leave = Ask::Leave { connection: self.id };
        let left = self.kept.is_some() && self.app.registry().ask(self.table, leave).await.is_ok();
        match end {
            End::Gone => {}
            End::Close(code, reason) => self.say_goodbye(code, reason).await,
            End::Broken(code, reason) => {
                if self.close(code, reason).await.is_ok() {
                    // What is left of the frame cannot be read, and closing with something unread resets the
                    // connection: the client gets some time to read why.
                    tokio::time::sleep(GOODBYE).await;
                }
            }
            End::Drain => {
                if left {
                    // Everything the table was asked is done and told when it lets go.
                    let_go(&mut self.kept).await;
                }
                self.say_goodbye(close::RESTART, "the house closes for a moment").await;
            }
        }
    }

    async fn converse(&mut self) -> Result<(), End> {
        let mut beat = interval(PING_EVERY);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        // Waited for once and not anew with every message.
        let shown_out = self.shown_out();
        tokio::pin!(shown_out);
        let outlet = Arc::clone(&self.outlet);
        let keeping_up = outlet.keep_up(SEND_WITHIN, self.app.clock());
        tokio::pin!(keeping_up);
        loop {
            tokio::select! {
                biased;
                () = let_go(&mut self.kept) => {
                    return Err(End::Close(close::RESYNC, "connect again with the last version you have"));
                }
                frame = self.socket.recv(), if self.slowed.is_none() => {
                    self.heard = Instant::now();
                    let message = frame.ok_or(End::Gone)?.map_err(|error| self.broken(error))?;
                    self.hear(message).await?;
                }
                stuck = &mut keeping_up => {
                    if matches!(stuck, Stuck::Slow) {
                        count(&self.app.metrics().slow_readers);
                    }
                    return Err(End::Gone);
                }
                () = until(self.slowed) => self.slowed = None,
                _ = beat.tick() => {
                    // Answers to pings keep a guest at the table, but nobody at the door.
                    let since = if self.kept.is_some() { self.heard } else { self.opened };
                    if self.slowed.is_none() && since.elapsed() > DEAD_AFTER {
                        return Err(End::Close(close::SILENT, "nothing was heard for too long"));
                    }
                    let ping = self.line.ping(Instant::now());
                    self.send(Message::Ping(ping)).await?;
                }
                end = &mut shown_out => {
                    if matches!(end, End::Drain) {
                        let seconds = self.app.config().back_in.as_secs() as u32;
                        self.say(&ToClient::Draining { seconds }).await?;
                    }
                    return Err(end);
                }
            }
        }
    }

    /// Why the house ends this connection, when it does.
    fn shown_out(&self) -> impl Future<Output = End> + Send + use<> {
        let (mut draining, mut dismissals) = (self.app.draining(), self.app.bells().dismissals());
        let (session_ended, person) = (self.place.ended(), self.person.clone());
        async move {
            tokio::select! {
                () = session_ended => End::Close(close::SIGNED_OUT, "this device is nobody any more"),
                () = dismissal(person.as_ref(), &mut dismissals) => {
                    End::Close(close::DISMISSED, "the token was revoked")
                }
                () = closing(&mut draining) => End::Drain,
            }
        }
    }

    async fn hear(&mut self, message: Message) -> Result<(), End> {
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => return Err(self.bad(close::NOT_TEXT, "only text is understood")),
            Message::Close(_) => {
                self.outlet.close();
                return Err(End::Gone);
            }
            Message::Pong(echo) => {
                self.line.pong(&echo, Instant::now());
                return Ok(());
            }
            Message::Ping(_) => return Ok(()),
        };
        let at = self.app.clock().now();
        self.slow_down().await?;
        let Ok(message) = serde_json::from_str::<FromClient>(&text) else {
            return Err(self.bad(close::MALFORMED, "this is no message of the protocol"));
        };
        match message {
            FromClient::Ping {} => self.say(&ToClient::Pong {}).await,
            FromClient::Hello { version, seats, text } => {
                let (keeps, kept) = oneshot::channel();
                let (connection, person) = (self.id, self.person.clone());
                self.kept = Some(kept);
                let out = Out::Socket(Arc::clone(&self.outlet), keeps);
                self.ask(Ask::Join { connection, person, version, wish: Wish { seats, text }, out }).await
            }
            FromClient::Do { id, command } => {
                if self.kept.is_none() {
                    return Err(self.bad(close::MALFORMED, "say hello first"));
                }
                let Some(person) = self.person.clone() else {
                    return self.say(&ToClient::error(Some(id), Failure::who_are_you().0)).await;
                };
                match command::read(&self.app, &person.id, command) {
                    Ok(command) => {
                        let reply = Reply::Connection(self.id);
                        let (round_trip, revealed) = (self.line.round_trip(), self.outlet.revealed());
                        let heard = Some(Heard { at, line: Line { round_trip, revealed } });
                        self.ask(Ask::Do { reply, person, id, command, heard }).await
                    }
                    Err(Failure(problem)) => self.say(&ToClient::error(Some(id), problem)).await,
                }
            }
        }
    }

    /// Who sends too much is told once, and not read for a while.
    async fn slow_down(&mut self) -> Result<(), End> {
        let now = Instant::now();
        let Some(wait) = self.bucket.take(now) else { return Ok(()) };
        self.slowed = Some(now + wait);
        count(&self.app.metrics().slowed_down);
        let message = format!("too many messages: the next is read in {} ms", wait.as_millis());
        self.say(&ToClient::error(None, Problem::new("slow_down", message))).await
    }

    async fn ask(&mut self, ask: Ask) -> Result<(), End> {
        let gone = |_| End::Close(close::RESYNC, "connect again with the last version you have");
        self.app.registry().ask(self.table, ask).await.map_err(gone)
    }

    async fn say(&mut self, message: &ToClient) -> Result<(), End> {
        let text = serde_json::to_string(message).map_err(|_| End::Gone)?;
        self.send(Message::Text(text.into())).await
    }

    async fn send(&mut self, message: Message) -> Result<(), End> {
        let written = timeout(SEND_WITHIN, self.socket.send(message)).await;
        self.sent(&written)
    }

    fn sent(&self, written: &Result<Result<(), axum::Error>, Elapsed>) -> Result<(), End> {
        match written {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(End::Gone),
            Err(_) => {
                count(&self.app.metrics().slow_readers);
                Err(End::Gone)
            }
        }
    }

    fn bad(&self, code: u16, reason: &'static str) -> End {
        count(&self.app.metrics().bad_frames);
        End::Close(code, reason)
    }

    /// A frame the library does not accept.
    fn broken(&self, error: axum::Error) -> End {
        let (code, reason) = match error.into_inner().downcast_ref::<tungstenite::Error>() {
            Some(tungstenite::Error::Capacity(_)) => (close::TOO_BIG, "at most 8192 bytes"),
            Some(tungstenite::Error::Utf8(_)) => (close::MALFORMED, "this is no text"),
            // The client has gone without a word.
            Some(tungstenite::Error::Protocol(ProtocolError::ResetWithoutClosingHandshake)) => {
                return End::Gone;
            }
            Some(tungstenite::Error::Protocol(_)) => (close::MALFORMED, "this is no frame"),
            _ => return End::Gone,
        };
        count(&self.app.metrics().bad_frames);
        End::Broken(code, reason)
    }

    async fn say_goodbye(&mut self, code: u16, reason: &'static str) {
        if self.close(code, reason).await.is_err() {
            return;
        }
        let answer = async { while let Some(Ok(_)) = self.socket.recv().await {} };
        let _ = timeout(GOODBYE, answer).await;
    }

    /// Says why; nothing comes after that.
    async fn close(&mut self, code: u16, reason: &'static str) -> Result<(), End> {
        self.outlet.close();
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        self.send(Message::Close(Some(frame))).await
    }
}

/// Ready when the table has let go of a connection, and never before it has it.
async fn let_go(kept: &mut Option<oneshot::Receiver<()>>) {
    match kept {
        // Nothing is ever sent: the other end is dropped.
        Some(kept) => drop(kept.await),
        None => std::future::pending().await,
    }
}

async fn until(instant: Option<Instant>) {
    match instant {
        Some(instant) => sleep_until(instant).await,
        None => std::future::pending().await,
    }
}

/// Ready when the house closes; a house that has vanished closes, too.
pub(crate) async fn closing(draining: &mut watch::Receiver<bool>) {
    let _ = draining.wait_for(|draining| *draining).await;
}
