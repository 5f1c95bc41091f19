//! A WebSocket, for programs that visit a table as people do.

use std::net::IpAddr;

use futures_util::{SinkExt as _, StreamExt as _};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::handshake::client::generate_key;
use tokio_tungstenite::tungstenite::protocol::Role;

use crate::{Call, CallError, Caller, Response};

/// An open WebSocket. Pings are answered while it is read.
pub struct Socket(WebSocketStream<TokioIo<Upgraded>>);

impl Caller {
    /// Opens a WebSocket. If the server answers anything else, that is the inner error.
    pub async fn socket(
        &self,
        call: Call<'_>,
        may: impl Fn(IpAddr) -> bool,
    ) -> Result<Result<Socket, Response>, CallError> {
        let key = generate_key();
        let mut headers = call.headers.to_vec();
        headers.extend([
            ("connection", "Upgrade"),
            ("upgrade", "websocket"),
            ("sec-websocket-version", "13"),
            ("sec-websocket-key", key.as_str()),
        ]);
        let answer = self.send(&Call { headers: &headers, ..call }, may).await?;
        if answer.status() != hyper::StatusCode::SWITCHING_PROTOCOLS {
            return Ok(Err(Response::new(answer)));
        }
        let upgraded = hyper::upgrade::on(answer).await;
        let upgraded = upgraded.map_err(|error| CallError::Broken(error.to_string()))?;
        let socket = WebSocketStream::from_raw_socket(TokioIo::new(upgraded), Role::Client, None).await;
        Ok(Ok(Socket(socket)))
    }
}

impl Socket {
    /// The next message of text; `None` once the server has closed. It may be dropped and asked for again.
    pub async fn next(&mut self) -> Result<Option<String>, CallError> {
        while let Some(message) = self.0.next().await {
            match message.map_err(|error| CallError::Broken(error.to_string()))? {
                Message::Text(text) => return Ok(Some(text.as_str().to_owned())),
                Message::Close(_) => return Ok(None),
                Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {}
            }
        }
        Ok(None)
    }

    /// Sends a message of text.
    pub async fn send(&mut self, text: String) -> Result<(), CallError> {
        let sent = self.0.send(Message::text(text)).await;
        sent.map_err(|error| CallError::Broken(error.to_string()))
    }
}
