//! What the connection's own task writes to its socket: answers that come from no table, pings, closing frames.

use futures_util::{SinkExt as _, StreamExt as _};
use irrgarten_wire::ToClient;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use super::{Connection, End, GOODBYE, SEND_WITHIN};
use crate::metrics::count;

impl Connection {
    /// Sends a message that comes from no table.
    pub(super) async fn say(&mut self, message: &ToClient) -> Result<(), End> {
        let text = serde_json::to_string(message).map_err(|_| End::Gone)?;
        self.send(Message::Text(text.into())).await
    }

    pub(super) async fn send(&mut self, message: Message) -> Result<(), End> {
        match timeout(SEND_WITHIN, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(End::Gone),
            Err(_) => {
                count(&self.app.metrics().slow_readers);
                Err(End::Gone)
            }
        }
    }

    /// Closes, and gives the client a moment to answer.
    pub(super) async fn say_goodbye(&mut self, code: u16, reason: &'static str) {
        if self.close(code, reason).await.is_err() {
            return;
        }
        let answer = async { while let Some(Ok(_)) = self.socket.next().await {} };
        let _ = timeout(GOODBYE, answer).await;
    }

    /// Sends the closing frame; nothing comes after that.
    pub(super) async fn close(&mut self, code: u16, reason: &'static str) -> Result<(), End> {
        self.writer.close();
        let frame = CloseFrame { code: code.into(), reason: Utf8Bytes::from_static(reason) };
        self.send(Message::Close(Some(frame))).await
    }
}
