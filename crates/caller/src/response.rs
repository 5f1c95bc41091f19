//! HTTP responses, read as they arrive.

use std::time::Duration;

use http_body_util::BodyExt as _;
use hyper::HeaderMap;
use hyper::body::Incoming;
use tokio::time::timeout;

use crate::CallError;

/// An HTTP response of which only the head has been read.
pub struct Response {
    /// Its status.
    pub status: u16,
    headers: HeaderMap,
    body: Incoming,
    /// Bytes that are not a whole line yet.
    rest: Vec<u8>,
}

impl Response {
    pub(crate) fn new(response: hyper::Response<Incoming>) -> Response {
        let (head, body) = response.into_parts();
        Response { status: head.status.as_u16(), headers: head.headers, body, rest: Vec::new() }
    }

    /// A header, if it is there and text.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
    }

    /// More of the body; `false` at its end.
    async fn read(&mut self, patience: Duration) -> Result<bool, CallError> {
        loop {
            match timeout(patience, self.body.frame()).await.map_err(|_| CallError::Timeout)? {
                None => return Ok(false),
                Some(Err(error)) => return Err(CallError::Broken(error.to_string())),
                Some(Ok(frame)) => {
                    if let Ok(data) = frame.into_data() {
                        self.rest.extend_from_slice(&data);
                        return Ok(true);
                    }
                }
            }
        }
    }

    /// The whole body, if it is text of at most this many bytes.
    pub async fn text(mut self, most: usize, patience: Duration) -> Result<String, CallError> {
        while self.read(patience).await? {
            if self.rest.len() > most {
                return Err(CallError::Broken(format!("more than {most} bytes")));
            }
        }
        String::from_utf8(self.rest).map_err(|_| CallError::Broken("no text".to_owned()))
    }

    /// The next line of at most this many bytes, without its end; `None` at the end of the body. It may be empty.
    pub async fn line(&mut self, most: usize, patience: Duration) -> Result<Option<String>, CallError> {
        loop {
            if let Some(end) = self.rest.iter().position(|&byte| byte == b'\n') {
                let line = self.rest.drain(..=end).take(end).collect();
                let line = String::from_utf8(line).map_err(|_| CallError::Broken("no text".to_owned()))?;
                return Ok(Some(line));
            }
            if self.rest.len() > most {
                return Err(CallError::Broken(format!("a line of more than {most} bytes")));
            }
            if !self.read(patience).await? {
                return Ok(None);
            }
        }
    }
}
