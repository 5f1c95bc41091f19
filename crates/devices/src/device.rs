//! A device at a table: one WebSocket, and all that it was sent.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::frames;

/// Longer than anything takes on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);
/// How many bytes are read at once. Most messages fit.
const READ_AT_ONCE: usize = 8 * 1024;

/// Why a connection ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Disconnect {
    /// The server refused to open it, with this status.
    Refused(u16),
    /// The server closed it.
    Closed(u16, String),
    /// It ended without a closing frame.
    Gone,
    /// The server is there but sends nothing.
    Silent,
}

/// One socket at a table, without a library: thousands of them share a machine with the server under test.
pub struct Device {
    stream: TcpStream,
    /// Bytes that were read but not parsed yet.
    unread: Vec<u8>,
}

impl Device {
    /// Opens a socket with the cookie of a guest, or without one.
    pub async fn connect(
        address: SocketAddr,
        table: &str,
        cookie: Option<&str>,
    ) -> Result<Device, Disconnect> {
        let cookie: Vec<_> = cookie.map(|cookie| ("cookie", cookie)).into_iter().collect();
        Device::connect_with(address, table, &cookie).await
    }

    /// Opens a socket with these headers.
    pub async fn connect_with(
        address: SocketAddr,
        table: &str,
        headers: &[(&str, &str)],
    ) -> Result<Device, Disconnect> {
        timeout(PATIENCE, Device::open(address, table, headers)).await.unwrap_or(Err(Disconnect::Silent))
    }

    async fn open(address: SocketAddr, table: &str, headers: &[(&str, &str)]) -> Result<Device, Disconnect> {
        let mut stream = TcpStream::connect(address).await.map_err(|_| Disconnect::Gone)?;
        stream.set_nodelay(true).map_err(|_| Disconnect::Gone)?;
        let headers: String = headers.iter().flat_map(|(name, value)| [name, ": ", value, "\r\n"]).collect();
        let request = format!(
            "GET /api/table/{table}/socket HTTP/1.1\r\nhost: {address}\r\n{headers}connection: upgrade\r\n\
             upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: aXJyZ2FydGVuLWhvdXNlLg==\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await.map_err(|_| Disconnect::Gone)?;
        let mut device = Device { stream, unread: Vec::new() };
        loop {
            if let Some(end) = device.unread.windows(4).position(|four| four == b"\r\n\r\n") {
                let head: Vec<u8> = device.unread.drain(..end + 4).collect();
                let status =
                    String::from_utf8_lossy(&head).split(' ').nth(1).and_then(|status| status.parse().ok());
                return match status {
                    Some(101) => Ok(device),
                    Some(refused) => Err(Disconnect::Refused(refused)),
                    None => Err(Disconnect::Gone),
                };
            }
            device.read().await?;
        }
    }

    /// Sends `hello`: for what has happened since a version, or for a snapshot.
    pub async fn hello(&mut self, version: Option<u64>) -> Result<(), Disconnect> {
        self.say(&json!({ "type": "hello", "version": version }).to_string()).await
    }

    /// The same, and asks for changes instead of whole tables from then on.
    pub async fn hello_for_changes(&mut self, version: Option<u64>) -> Result<(), Disconnect> {
        self.say(&json!({ "type": "hello", "version": version, "changes": true }).to_string()).await
    }

    /// Sends a command with an id.
    pub async fn ask(&mut self, id: &str, command: &serde_json::Value) -> Result<(), Disconnect> {
        self.say(&format!(r#"{{"type":"do","id":"{id}","command":{command}}}"#)).await
    }

    /// Sends a text message.
    pub async fn say(&mut self, text: &str) -> Result<(), Disconnect> {
        self.send(frames::TEXT, text.as_bytes()).await
    }

    async fn send(&mut self, kind: u8, payload: &[u8]) -> Result<(), Disconnect> {
        let frame = frames::masked(kind, payload);
        match timeout(PATIENCE, self.stream.write_all(&frame)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(Disconnect::Gone),
            Err(_) => Err(Disconnect::Silent),
        }
    }

    /// The next text message of the server.
    pub async fn next(&mut self) -> Result<String, Disconnect> {
        loop {
            let Some((frame, length)) = frames::first(&self.unread).map_err(|_| Disconnect::Gone)? else {
                self.read().await?;
                continue;
            };
            let (kind, payload) = (frame.kind, self.unread[frame.payload].to_vec());
            self.unread.drain(..length);
            match kind {
                frames::TEXT => return String::from_utf8(payload).map_err(|_| Disconnect::Gone),
                frames::PING => self.send(frames::PONG, &payload).await?,
                frames::CLOSE => return Err(goodbye(&payload)),
                _ => {}
            }
        }
    }

    /// The connection, and the bytes that were read but not parsed.
    pub fn into_parts(self) -> (TcpStream, Vec<u8>) {
        (self.stream, self.unread)
    }

    /// Waits for more bytes. May be cancelled without losing any.
    async fn read(&mut self) -> Result<(), Disconnect> {
        self.unread.reserve(READ_AT_ONCE);
        match timeout(PATIENCE, self.stream.read_buf(&mut self.unread)).await {
            Ok(Ok(0) | Err(_)) => Err(Disconnect::Gone),
            Ok(Ok(_)) => Ok(()),
            Err(_) => Err(Disconnect::Silent),
        }
    }

    /// Stays connected and answers pings, until the connection ends.
    pub async fn hold(mut self) -> Disconnect {
        loop {
            match self.next().await {
                Ok(_) | Err(Disconnect::Silent) => {}
                Err(lost) => return lost,
            }
        }
    }
}

/// What a server says in its close frame.
pub fn goodbye(payload: &[u8]) -> Disconnect {
    match payload.split_first_chunk() {
        Some((code, reason)) => {
            Disconnect::Closed(u16::from_be_bytes(*code), String::from_utf8_lossy(reason).into_owned())
        }
        None => Disconnect::Gone,
    }
}
