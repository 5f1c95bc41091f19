//! How bytes come in and go out: TCP connections, `WebSockets`, and streams of lines.

pub(crate) mod accept;
pub(crate) mod frames;
pub(crate) mod ndjson;
pub(crate) mod websocket;
