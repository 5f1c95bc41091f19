//! WebSocket frames written by hand: a table encodes a message once and writes it to every socket itself.
//!
//! The library would frame and copy a message for each socket, in a task of its own that a queue has to wake for each
//! move. Sending was a quarter of all time then. Tables that write themselves, and games that write straight into the
//! message, took a durable move from 246 us of CPU to 121 us and a server from 5,645 moves a second to 12,645
//! (`docs/performance.md`).
//!
//! Only this direction and only text is made by hand. The library reads frames, and its pings and closing frames go
//! through the same [`FrameWriter`] behind a [`SharedStream`], so that frames never run into each other. What it reads
//! comes through a [`LimitedStream`].

mod limited_stream;
mod message;
mod scanner;
mod stream;
mod writer;

pub(crate) use limited_stream::{Flood, LimitedStream};
pub(crate) use message::EncodedMessage;
use scanner::FrameScanner;
pub(crate) use stream::SharedStream;
pub(crate) use writer::{FrameWriter, TooSlow, WriteEnd};
