//! Handles the messages that a client sends over its socket.

use std::sync::Arc;

use irrgarten_table::{ConnectionTiming, ViewOptions};
use irrgarten_wire::{Code, FromClient, Problem, ToClient, close};
use tokio::sync::oneshot;
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::{self, Message, error::ProtocolError};

use super::{Connection, End};
use crate::error::ServerError;
use crate::metrics::count;
use crate::tables::command;
use crate::tables::task::{Received, Reply, Sink, TaskRequest};
use crate::transport::frames::Flood;

impl Connection {
    pub(super) async fn hear(&mut self, message: Message) -> Result<(), End> {
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => return Err(self.bad(close::NOT_TEXT, "only text is understood")),
            Message::Close(_) => {
                self.writer.close();
                return Err(End::Gone);
            }
            Message::Pong(echo) => {
                self.line.pong(&echo, Instant::now());
                return Ok(());
            }
            // The library answers.
            Message::Ping(_) | Message::Frame(_) => return Ok(()),
        };
        let at = self.app.clock().now();
        self.slow_down().await?;
        let Ok(message) = serde_json::from_str::<FromClient>(&text) else {
            return Err(self.bad(close::MALFORMED, "this is not a message of the protocol"));
        };
        match message {
            FromClient::Ping {} => self.say(&ToClient::Pong {}).await,
            FromClient::Hello { version, seats, text, changes } => {
                let (keeps, kept) = oneshot::channel();
                let (connection, person) = (self.id, self.person.clone());
                self.kept = Some(kept);
                let sink = Sink::Socket(Arc::clone(&self.writer), keeps);
                self.ask(TaskRequest::Join {
                    connection,
                    person,
                    version,
                    options: ViewOptions { seats, text, changes },
                    sink,
                })
                .await
            }
            FromClient::Do { id, command } => {
                if self.kept.is_none() {
                    return Err(self.bad(close::MALFORMED, "say hello first"));
                }
                let Some(person) = self.person.clone() else {
                    return self.say(&ToClient::error(Some(id), ServerError::from(Code::WhoAreYou).0)).await;
                };
                match command::read(&self.app, &person.id, command) {
                    Ok(command) => {
                        let reply = Reply::Connection(self.id);
                        let (round_trip, revealed) = (self.line.round_trip(), self.writer.revealed());
                        let received = Some(Received { at, line: ConnectionTiming { round_trip, revealed } });
                        self.ask(TaskRequest::Do { reply, person, id, command, received }).await
                    }
                    Err(ServerError(problem)) => self.say(&ToClient::error(Some(id), problem)).await,
                }
            }
        }
    }

    /// A client that sends too much is told once, and not read for a while.
    async fn slow_down(&mut self) -> Result<(), End> {
        let now = Instant::now();
        let Some(wait) = self.bucket.take(now) else { return Ok(()) };
        self.slowed = Some(now + wait);
        count(&self.app.metrics().slowed_down);
        let message = format!("too many messages: the next is read in {} ms", wait.as_millis());
        self.say(&ToClient::error(None, Problem::new(Code::SlowDown, message))).await
    }

    async fn ask(&mut self, ask: TaskRequest) -> Result<(), End> {
        let gone = |_| End::Close(close::RESYNC, "connect again with the last version you have");
        self.app.registry().send(self.table, ask).await.map_err(gone)
    }

    fn bad(&self, code: u16, reason: &'static str) -> End {
        count(&self.app.metrics().bad_frames);
        End::Close(code, reason)
    }

    /// A frame that is not accepted.
    pub(super) fn broken(&self, error: &tungstenite::Error) -> End {
        let (code, reason) = match error {
            tungstenite::Error::Io(error) if Flood::caused(error) => {
                (close::FLOOD, "more frames than a game needs")
            }
            tungstenite::Error::Capacity(_) => (close::TOO_BIG, "at most 8192 bytes"),
            tungstenite::Error::Utf8(_) => (close::MALFORMED, "this is no text"),
            // The client has gone without a closing frame.
            tungstenite::Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => return End::Gone,
            tungstenite::Error::Protocol(_) => (close::MALFORMED, "this is not a frame"),
            _ => return End::Gone,
        };
        count(&self.app.metrics().bad_frames);
        End::Broken(code, reason)
    }
}
