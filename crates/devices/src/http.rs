//! The few HTTP requests that a campaign makes.

use std::fmt::Write as _;
use std::io;
use std::net::SocketAddr;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// An HTTP response.
#[derive(Debug)]
pub struct Response {
    /// Its status code.
    pub status: u16,
    /// Its body.
    pub body: String,
    head: String,
}

impl Response {
    /// The value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.all(name).next()
    }

    /// The values of a header that may come several times.
    pub fn all(&self, name: &str) -> impl Iterator<Item = &str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.filter(move |(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    /// The body as JSON; `null` if it is not JSON.
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.body).unwrap_or_default()
    }
}

/// One request on a connection of its own.
pub async fn ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: Option<&str>,
) -> io::Result<Response> {
    let headers = [&[("connection", "close")], headers].concat();
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(request(address, method, path, &headers, body).as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    read(&answer).ok_or_else(incomplete)
}

/// A connection that stays open for one request after the other.
pub struct KeptOpen {
    address: SocketAddr,
    stream: TcpStream,
}

impl KeptOpen {
    /// Connects.
    pub async fn connect(address: SocketAddr) -> io::Result<KeptOpen> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(KeptOpen { address, stream })
    }

    /// One request, whose response says how long it is.
    pub async fn ask(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&str>,
    ) -> io::Result<Response> {
        let request = request(self.address, method, path, headers, body);
        self.stream.write_all(request.as_bytes()).await?;
        let mut answer = Vec::new();
        loop {
            if self.stream.read_buf(&mut answer).await? == 0 {
                return Err(incomplete());
            }
            let whole = std::str::from_utf8(&answer).ok().and_then(read);
            if let Some(response) = whole.filter(|response| response.header("content-length").is_some()) {
                return Ok(response);
            }
        }
    }
}

fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: Option<&str>,
) -> String {
    let mut request = format!("{method} {path} HTTP/1.1\r\n");
    if headers.iter().all(|(name, _)| *name != "host") {
        let _ = write!(request, "host: {address}\r\n");
    }
    for (name, value) in headers {
        let _ = write!(request, "{name}: {value}\r\n");
    }
    if let Some(body) = body {
        let _ = write!(request, "content-type: application/json\r\ncontent-length: {}\r\n", body.len());
    }
    request.push_str("\r\n");
    request.push_str(body.unwrap_or_default());
    request
}

fn incomplete() -> io::Error {
    io::Error::new(io::ErrorKind::UnexpectedEof, "an incomplete response")
}

/// `None` for an incomplete response.
fn read(text: &str) -> Option<Response> {
    let (head, body) = text.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let answer = Response { status, head: head.to_owned(), body: body.to_owned() };
    let length = answer.header("content-length").and_then(|length| length.parse::<usize>().ok());
    length.is_none_or(|length| length == answer.body.len()).then_some(answer)
}
