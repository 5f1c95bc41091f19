//! One WebSocket: the task that serves a client until either side closes.

mod incoming;
mod outgoing;
mod round_trip;
pub(crate) mod upgrade;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::StreamExt as _;
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use irrgarten_store::TableId;
use irrgarten_table::Person;
use irrgarten_wire::{ToClient, close};
use tokio::sync::{oneshot, watch};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

use crate::App;
use crate::metrics::count;
use crate::notify::notifications::disconnected;
use crate::protection::admission::Admitted;
use crate::protection::bucket::Bucket;
use crate::tables::task::{ConnectionId, TaskRequest};
use crate::transport::frames::{FrameWriter, LimitedStream, WriteEnd};
use round_trip::RoundTrips;

const PING_EVERY: Duration = Duration::from_secs(10);
const DEAD_AFTER: Duration = Duration::from_secs(30);
/// A client that takes longer for one message is considered gone.
const SEND_WITHIN: Duration = Duration::from_secs(10);
/// How long a client may take to answer a closing frame.
const GOODBYE: Duration = Duration::from_secs(1);

type WebSocket = WebSocketStream<LimitedStream<TokioIo<Upgraded>>>;

/// A new id for a connection to a table.
pub(crate) fn new_connection() -> ConnectionId {
    static CONNECTIONS: AtomicU64 = AtomicU64::new(0);
    CONNECTIONS.fetch_add(1, Ordering::Relaxed)
}

struct Connection {
    id: ConnectionId,
    app: App,
    table: TableId,
    person: Option<Person>,
    admitted: Admitted,
    socket: WebSocket,
    /// Where the table writes, bypassing the socket.
    writer: Arc<FrameWriter>,
    /// Ends when the table lets go of this connection; `None` before `hello`.
    kept: Option<oneshot::Receiver<()>>,
    line: RoundTrips,
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
    /// The server closes with a code and a reason.
    Close(u16, &'static str),
    /// The same, after a frame that cannot be read to its end.
    Broken(u16, &'static str),
    /// The server shuts down.
    Drain,
}

impl Connection {
    fn new(
        app: App,
        table: TableId,
        person: Option<Person>,
        admitted: Admitted,
        socket: WebSocket,
        writer: Arc<FrameWriter>,
    ) -> Connection {
        let config = app.config();
        // A client without a name may send less.
        let rate = if person.is_some() { config.rate } else { config.rate / 2.0 };
        Connection {
            id: new_connection(),
            bucket: Bucket::new(rate, config.burst),
            app,
            table,
            person,
            admitted,
            socket,
            writer,
            kept: None,
            line: RoundTrips::default(),
            slowed: None,
            heard: Instant::now(),
            opened: Instant::now(),
        }
    }

    /// Most of the time a connection waits, and there are thousands: what it takes to handle a message is boxed.
    async fn serve(mut self: Box<Self>) {
        let end = self.converse().await.err().unwrap_or(End::Gone);
        let leave = TaskRequest::Leave { connection: self.id };
        let left = self.kept.is_some() && self.app.registry().send(self.table, leave).await.is_ok();
        Box::pin(self.end(end, left)).await;
    }

    async fn end(&mut self, end: End, left: bool) {
        match end {
            End::Gone => {}
            End::Close(code, reason) => self.say_goodbye(code, reason).await,
            End::Broken(code, reason) => {
                if self.close(code, reason).await.is_ok() {
                    // The rest of the frame cannot be read, and closing with unread bytes resets the connection: the
                    // client gets some time to read why.
                    tokio::time::sleep(GOODBYE).await;
                }
            }
            End::Drain => {
                if left {
                    // The table lets go when everything it was asked is done and sent.
                    let_go(&mut self.kept).await;
                }
                self.say_goodbye(close::RESTART, "the server closes for a moment").await;
            }
        }
    }

    async fn converse(&mut self) -> Result<(), End> {
        let mut beat = interval(PING_EVERY);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        // Created once, not with every message.
        let shown_out = self.shown_out();
        tokio::pin!(shown_out);
        let writer = Arc::clone(&self.writer);
        let keeping_up = writer.keep_up(SEND_WITHIN, self.app.clock());
        tokio::pin!(keeping_up);
        loop {
            tokio::select! {
                biased;
                () = let_go(&mut self.kept) => {
                    return Err(End::Close(close::RESYNC, "connect again with the last version you have"));
                }
                frame = self.socket.next(), if self.slowed.is_none() => {
                    self.heard = Instant::now();
                    let message = frame.ok_or(End::Gone)?.map_err(|error| self.broken(&error))?;
                    Box::pin(self.hear(message)).await?;
                }
                ended = &mut keeping_up => {
                    if matches!(ended, WriteEnd::TooSlow) {
                        count(&self.app.metrics().slow_readers);
                    }
                    return Err(End::Gone);
                }
                () = until(self.slowed) => self.slowed = None,
                _ = beat.tick() => {
                    // Answering pings keeps a client at a table, but not one that has not said hello.
                    let since = if self.kept.is_some() { self.heard } else { self.opened };
                    if self.slowed.is_none() && since.elapsed() > DEAD_AFTER {
                        return Err(End::Close(close::SILENT, "nothing was heard for too long"));
                    }
                    let ping = self.line.ping(Instant::now());
                    Box::pin(self.send(Message::Ping(ping))).await?;
                }
                end = &mut shown_out => {
                    if matches!(end, End::Drain) {
                        let seconds = self.app.config().back_in.as_secs() as u32;
                        Box::pin(self.say(&ToClient::Draining { seconds })).await?;
                    }
                    return Err(end);
                }
            }
        }
    }

    /// Completes when the server ends this connection, with the reason.
    fn shown_out(&self) -> impl Future<Output = End> + Send + use<> {
        let (mut draining, mut disconnections) =
            (self.app.draining(), self.app.notifications().disconnections());
        let (session_ended, person) = (self.admitted.ended(), self.person.clone());
        async move {
            tokio::select! {
                () = session_ended => End::Close(close::SIGNED_OUT, "this device is nobody any more"),
                () = disconnected(person.as_ref(), &mut disconnections) => {
                    End::Close(close::REVOKED, "the token was revoked")
                }
                () = closing(&mut draining) => End::Drain,
            }
        }
    }
}

/// Completes when the table has let go of a connection, and never before it has joined.
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

/// Completes when the server shuts down.
pub(crate) async fn closing(draining: &mut watch::Receiver<bool>) {
    let _ = draining.wait_for(|draining| *draining).await;
}
