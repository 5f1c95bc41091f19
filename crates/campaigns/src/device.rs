use std::net::SocketAddr;
use std::time::Duration;

use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::frames;

/// Longer than anything takes on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);
/// What is asked for at once. Most messages fit.
const READ_AT_ONCE: usize = 8 * 1024;

/// Why nothing more comes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lost {
    /// The server said goodbye.
    Closed(u16, String),
    /// The connection ended without a word.
    Gone,
    /// The server is there and says nothing.
    Silent,
}

/// One socket at a table, without a library: thousands of them share a machine with the server that is measured.
pub struct Device {
    stream: TcpStream,
    /// What was read and not looked at yet.
    unread: Vec<u8>,
}

impl Device {
    /// Opens a socket with the cookie of a guest, or as nobody.
    pub async fn connect(address: SocketAddr, table: &str, cookie: Option<&str>) -> Result<Device, Lost> {
        timeout(PATIENCE, Device::open(address, table, cookie)).await.unwrap_or(Err(Lost::Silent))
    }

    async fn open(address: SocketAddr, table: &str, cookie: Option<&str>) -> Result<Device, Lost> {
        let mut stream = TcpStream::connect(address).await.map_err(|_| Lost::Gone)?;
        stream.set_nodelay(true).map_err(|_| Lost::Gone)?;
        let cookie = cookie.map(|cookie| format!("cookie: {cookie}\r\n")).unwrap_or_default();
        let request = format!(
            "GET /api/table/{table}/socket HTTP/1.1\r\nhost: {address}\r\n{cookie}connection: upgrade\r\n\
             upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: aXJyZ2FydGVuLWhvdXNlLg==\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await.map_err(|_| Lost::Gone)?;
        let mut device = Device { stream, unread: Vec::new() };
        loop {
            if let Some(end) = device.unread.windows(4).position(|four| four == b"\r\n\r\n") {
                let welcome = device.unread.starts_with(b"HTTP/1.1 101 ");
                device.unread.drain(..end + 4);
                return if welcome { Ok(device) } else { Err(Lost::Gone) };
            }
            device.read().await?;
        }
    }

    /// Asks for the table: what has happened since a version, or as it is.
    pub async fn hello(&mut self, version: Option<u64>) -> Result<(), Lost> {
        self.say(&json!({ "type": "hello", "version": version }).to_string()).await
    }

    /// Asks for something under a name.
    pub async fn ask(&mut self, id: &str, command: &serde_json::Value) -> Result<(), Lost> {
        self.say(&format!(r#"{{"type":"do","id":"{id}","command":{command}}}"#)).await
    }

    /// Sends a text.
    pub async fn say(&mut self, text: &str) -> Result<(), Lost> {
        self.send(frames::TEXT, text.as_bytes()).await
    }

    async fn send(&mut self, kind: u8, payload: &[u8]) -> Result<(), Lost> {
        let frame = frames::masked(kind, payload);
        match timeout(PATIENCE, self.stream.write_all(&frame)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(Lost::Gone),
            Err(_) => Err(Lost::Silent),
        }
    }

    /// The next text of the server.
    pub async fn next(&mut self) -> Result<String, Lost> {
        loop {
            let Some((frame, length)) = frames::first(&self.unread).map_err(|_| Lost::Gone)? else {
                self.read().await?;
                continue;
            };
            let (kind, payload) = (frame.kind, self.unread[frame.payload].to_vec());
            self.unread.drain(..length);
            match kind {
                frames::TEXT => return String::from_utf8(payload).map_err(|_| Lost::Gone),
                frames::PING => self.send(frames::PONG, &payload).await?,
                frames::CLOSE => return Err(goodbye(&payload)),
                _ => {}
            }
        }
    }

    /// Waits for more. Nothing is lost if it is not waited for to the end.
    async fn read(&mut self) -> Result<(), Lost> {
        self.unread.reserve(READ_AT_ONCE);
        match timeout(PATIENCE, self.stream.read_buf(&mut self.unread)).await {
            Ok(Ok(0) | Err(_)) => Err(Lost::Gone),
            Ok(Ok(_)) => Ok(()),
            Err(_) => Err(Lost::Silent),
        }
    }

    /// Stays, and listens to nothing but whether the server is there.
    pub async fn hold(mut self) -> Lost {
        loop {
            match self.next().await {
                Ok(_) | Err(Lost::Silent) => {}
                Err(lost) => return lost,
            }
        }
    }
}

fn goodbye(payload: &[u8]) -> Lost {
    match payload.split_first_chunk() {
        Some((code, reason)) => {
            Lost::Closed(u16::from_be_bytes(*code), String::from_utf8_lossy(reason).into_owned())
        }
        None => Lost::Gone,
    }
}
