//! A client on a socket, for the tests.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Error, Message};

/// A device at a table. It keeps every message the server sent.
pub(crate) struct Client {
    socket: WebSocketStream<TcpStream>,
    pub(crate) frames: Vec<String>,
    commands: u32,
    name: String,
}

/// Longer than anything takes, shorter than a test may.
const PATIENCE: Duration = Duration::from_secs(30);

impl Client {
    pub(crate) async fn connect(address: SocketAddr, table: &str, cookie: Option<&str>) -> Client {
        let headers: Vec<(&'static str, String)> =
            cookie.map(|cookie| ("cookie", cookie.to_owned())).into_iter().collect();
        Client::with_headers(address, table, &headers).await.unwrap()
    }

    /// A device with small network buffers.
    pub(crate) async fn narrow(address: SocketAddr, table: &str, cookie: &str) -> Client {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(8 * 1024).unwrap();
        let stream = socket.connect(address).await.unwrap();
        Client::over(stream, address, table, &[("cookie", cookie.to_owned())]).await.unwrap()
    }

    pub(crate) async fn with_headers(
        address: SocketAddr,
        table: &str,
        headers: &[(&'static str, String)],
    ) -> Result<Client, Error> {
        let stream = TcpStream::connect(address).await.unwrap();
        Client::over(stream, address, table, headers).await
    }

    async fn over(
        stream: TcpStream,
        address: SocketAddr,
        table: &str,
        headers: &[(&'static str, String)],
    ) -> Result<Client, Error> {
        stream.set_nodelay(true).unwrap();
        let name = format!("{}", stream.local_addr().unwrap().port());
        let mut request = format!("ws://{address}/api/table/{table}/socket").into_client_request()?;
        for (key, value) in headers {
            request.headers_mut().insert(*key, value.parse().unwrap());
        }
        let (socket, _) = tokio_tungstenite::client_async(request, stream).await?;
        Ok(Client { socket, frames: Vec::new(), commands: 0, name })
    }

    pub(crate) async fn hello(&mut self, version: Option<u64>) {
        self.send(&json!({ "type": "hello", "version": version, "text": true })).await;
        let welcome = self.next().await;
        assert_eq!(welcome["type"], "welcome", "{welcome}");
    }

    pub(crate) async fn send(&mut self, message: &Value) {
        self.send_raw(Message::text(message.to_string())).await;
    }

    pub(crate) async fn send_raw(&mut self, message: Message) {
        self.try_send(message).await.unwrap();
    }

    /// Sends, if the server still listens.
    pub(crate) async fn try_send(&mut self, message: Message) -> Result<(), Error> {
        self.socket.send(message).await
    }

    /// The next message of the server; panics when the socket is closed.
    pub(crate) async fn next(&mut self) -> Value {
        match self.listen().await {
            Ok(text) => {
                let value = serde_json::from_str(&text).unwrap();
                self.frames.push(text);
                value
            }
            Err((code, reason)) => panic!("closed: {code} {reason}"),
        }
    }

    /// Reads until the server closes, and tells with which code and reason.
    pub(crate) async fn closing(&mut self) -> (u16, String) {
        loop {
            match self.listen().await {
                Ok(text) => self.frames.push(text),
                Err(closed) => return closed,
            }
        }
    }

    async fn listen(&mut self) -> Result<String, (u16, String)> {
        loop {
            match timeout(PATIENCE, self.socket.next()).await.expect("the server says nothing") {
                Some(Ok(Message::Text(text))) => return Ok(text.to_string()),
                Some(Ok(Message::Close(Some(frame)))) => {
                    return Err((frame.code.into(), frame.reason.to_string()));
                }
                Some(Ok(Message::Close(None)) | Err(_)) | None => return Err((1006, String::new())),
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next message of a kind; earlier ones are kept as frames.
    pub(crate) async fn until(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await;
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// Sends a command and waits for its answer.
    pub(crate) async fn command(&mut self, command: Value) -> Value {
        self.commands += 1;
        let id = format!("{}-{}", self.name, self.commands);
        self.command_as(&id, command).await
    }

    pub(crate) async fn command_as(&mut self, id: &str, command: Value) -> Value {
        self.send(&json!({ "type": "do", "id": id, "command": command })).await;
        loop {
            let message = self.next().await;
            if message["id"] == id {
                return message;
            }
        }
    }

    pub(crate) async fn must(&mut self, command: Value) -> u64 {
        let answer = self.command(command).await;
        assert_eq!(answer["type"], "ack", "{answer}");
        answer["version"].as_u64().unwrap()
    }

    pub(crate) async fn sit(&mut self, seat: u8) {
        self.must(json!({ "type": "sit", "seat": seat })).await;
    }

    pub(crate) async fn ready(&mut self, seat: u8) {
        self.must(json!({ "type": "ready", "seat": seat, "ready": true })).await;
    }

    /// Plays every turn of its seats until the game is over or the table has reached this version.
    pub(crate) async fn play(&mut self, until: u64) {
        // The last version each viewer has; one's own action must be in it before the next is chosen.
        let mut seen: BTreeMap<Option<u64>, Value> = BTreeMap::new();
        seen.extend(self.frames.iter().rev().find_map(|text| table_in(text)));
        let (mut asked, mut done) = (None, 0);
        loop {
            for (seat, table) in &seen {
                let version = table["version"].as_u64().unwrap();
                if table["phase"] == "over" || version >= until {
                    return;
                }
                let actions = table["actions"].as_array().unwrap();
                if actions.is_empty() || seat.is_none() || asked.is_some() || version < done {
                    continue;
                }
                self.commands += 1;
                // Any action will do, as long as games differ.
                let pick = (self.commands as usize * 7) % actions.len();
                let act = json!({ "type": "act", "seat": seat, "action": actions[pick] });
                let id = format!("{}-{}", self.name, self.commands);
                self.send(&json!({ "type": "do", "id": id, "command": act })).await;
                asked = Some(id);
            }
            let message = self.next().await;
            assert_ne!(message["type"], "error", "{message}");
            if asked.as_deref().is_some_and(|id| message["id"] == id) {
                asked = None;
                done = message["version"].as_u64().unwrap();
            }
            seen.extend(table_in(self.frames.last().unwrap()));
        }
    }
}

fn table_in(text: &str) -> Option<(Option<u64>, Value)> {
    let mut message: Value = serde_json::from_str(text).unwrap();
    let news = message["type"] == "events" || message["type"] == "snapshot";
    news.then(|| (message["seat"].as_u64(), message["table"].take()))
}
