use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::json;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// Longer than anything takes on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);
/// Thousands of devices share a machine with the house.
const READ_BUFFER: usize = 4 * 1024;

/// Why nothing more comes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lost {
    /// The house said goodbye.
    Closed(u16, String),
    /// The connection ended without a word.
    Gone,
    /// The house is there and says nothing.
    Silent,
}

/// One socket at a table.
pub struct Device {
    socket: WebSocketStream<TcpStream>,
}

impl Device {
    /// Opens a socket with the cookie of a guest, or as nobody.
    pub async fn connect(address: SocketAddr, table: &str, cookie: Option<&str>) -> Result<Device, Lost> {
        timeout(PATIENCE, Device::open(address, table, cookie)).await.unwrap_or(Err(Lost::Silent))
    }

    async fn open(address: SocketAddr, table: &str, cookie: Option<&str>) -> Result<Device, Lost> {
        let stream = TcpStream::connect(address).await.map_err(|_| Lost::Gone)?;
        stream.set_nodelay(true).map_err(|_| Lost::Gone)?;
        let mut request = format!("ws://{address}/api/table/{table}/socket")
            .into_client_request()
            .map_err(|_| Lost::Gone)?;
        if let Some(cookie) = cookie.and_then(|cookie| HeaderValue::from_str(cookie).ok()) {
            request.headers_mut().insert("cookie", cookie);
        }
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER).write_buffer_size(0);
        let opened = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
        opened.map(|(socket, _)| Device { socket }).map_err(|_| Lost::Gone)
    }

    /// Asks for the table: what has happened since a version, or as it is.
    pub async fn hello(&mut self, version: Option<u64>) -> Result<(), Lost> {
        self.say(&json!({ "type": "hello", "version": version }).to_string()).await
    }

    /// Asks for something under a name.
    pub async fn ask(&mut self, id: &str, command: &serde_json::Value) -> Result<(), Lost> {
        self.say(&json!({ "type": "do", "id": id, "command": command }).to_string()).await
    }

    /// Sends a text.
    pub async fn say(&mut self, text: &str) -> Result<(), Lost> {
        match timeout(PATIENCE, self.socket.send(Message::text(text))).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(Lost::Gone),
            Err(_) => Err(Lost::Silent),
        }
    }

    /// The next text of the house.
    pub async fn next(&mut self) -> Result<Utf8Bytes, Lost> {
        loop {
            match timeout(PATIENCE, self.socket.next()).await {
                Ok(Some(Ok(Message::Text(text)))) => return Ok(text),
                Ok(Some(Ok(Message::Close(Some(frame))))) => {
                    return Err(Lost::Closed(frame.code.into(), frame.reason.to_string()));
                }
                Ok(Some(Ok(Message::Close(None)) | Err(_)) | None) => return Err(Lost::Gone),
                Ok(Some(Ok(_))) => {}
                Err(_) => return Err(Lost::Silent),
            }
        }
    }

    /// Stays, and listens to nothing but whether the house is there.
    pub async fn hold(mut self) -> Lost {
        loop {
            match self.next().await {
                Ok(_) | Err(Lost::Silent) => {}
                Err(lost) => return lost,
            }
        }
    }
}
