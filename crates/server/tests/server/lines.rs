//! A client that reads a stream of JSON lines.

use std::fmt::Write as _;
use std::net::SocketAddr;
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// Longer than anything takes, shorter than a test may.
const PATIENCE: Duration = Duration::from_secs(30);

pub(crate) struct Lines {
    stream: BufReader<TcpStream>,
    chunk: Vec<u8>,
    /// Every line that was not empty.
    pub(crate) frames: Vec<String>,
    /// How many were.
    pub(crate) beats: usize,
}

impl Lines {
    pub(crate) async fn open(address: SocketAddr, path: &str, headers: &[(&str, &str)]) -> Lines {
        let mut request = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\n");
        for (name, value) in headers {
            write!(request, "{name}: {value}\r\n").unwrap();
        }
        request.push_str("\r\n");
        let mut stream = BufReader::new(TcpStream::connect(address).await.unwrap());
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            assert!(stream.read_line(&mut head).await.unwrap() > 0, "{head}");
        }
        assert!(head.starts_with("HTTP/1.1 200") && head.contains("application/x-ndjson"), "{head}");
        Lines { stream, chunk: Vec::new(), frames: Vec::new(), beats: 0 }
    }

    /// The next line that is not empty; `None` when the response has ended.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            if let Some(end) = self.chunk.iter().position(|&byte| byte == b'\n') {
                let line: Vec<u8> = self.chunk.drain(..=end).collect();
                let line = String::from_utf8(line).unwrap().trim_end().to_owned();
                if line.is_empty() {
                    self.beats += 1;
                    continue;
                }
                let value = serde_json::from_str(&line).unwrap();
                self.frames.push(line);
                return Some(value);
            }
            if !self.read_chunk().await {
                return None;
            }
        }
    }

    /// The next line of a kind.
    pub(crate) async fn until(&mut self, kind: &str) -> Value {
        loop {
            let line = self.next().await.unwrap_or_else(|| panic!("ended before {kind}: {:?}", self.frames));
            if line["type"] == kind {
                return line;
            }
        }
    }

    async fn read_chunk(&mut self) -> bool {
        let read = async {
            let mut size = String::new();
            if self.stream.read_line(&mut size).await.unwrap_or(0) == 0 {
                return false;
            }
            let size = usize::from_str_radix(size.trim(), 16).unwrap();
            let mut chunk = vec![0; size + 2];
            self.stream.read_exact(&mut chunk).await.unwrap();
            self.chunk.extend_from_slice(&chunk[..size]);
            size > 0
        };
        timeout(PATIENCE, read).await.expect("the server says nothing")
    }
}
