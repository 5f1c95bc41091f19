//! A stream that ends when a client sends more than a game needs.

use std::error::Error;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::{fmt, io};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::Instant;

use super::FrameScanner;
use crate::protection::bucket::Bucket;

/// A message of the protocol is shorter than this, on average.
const BYTES_A_MESSAGE: f64 = 1024.0;
/// A burst of messages may be as long as the longest.
const BYTES_A_LONG_MESSAGE: f64 = 8.0 * BYTES_A_MESSAGE;
/// Where messages are not limited, bytes are not either; a number that can be multiplied stays finite.
const UNLIMITED: f64 = 1e12;

/// What the client of a socket sends, up to a limit.
///
/// Messages are counted where they are handled, and a client that sends too many is read later. Everything else is
/// counted here, before the library sees it: pings cost an answer each, and fragments that never become a message
/// would be read on and on.
pub(crate) struct LimitedStream<S> {
    inner: S,
    bytes: Bucket,
    /// Frames that are not a whole message: control frames and fragments. A client needs hardly any.
    others: Bucket,
    frames: FrameScanner,
}

/// The client sends more than a game needs.
#[derive(Debug)]
pub(crate) struct Flood;

impl fmt::Display for Flood {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the client sends more than a game needs")
    }
}

impl Error for Flood {}

impl Flood {
    /// Did a stream end because of a flood?
    pub(crate) fn caused(error: &io::Error) -> bool {
        matches!(error.get_ref(), Some(inner) if inner.is::<Flood>())
    }
}

impl<S> LimitedStream<S> {
    /// About as many bytes as messages of this rate need, and as many other frames as messages.
    pub(crate) fn new(inner: S, rate: f64, burst: f64) -> LimitedStream<S> {
        let (rate, burst) = (rate.min(UNLIMITED), burst.min(UNLIMITED));
        LimitedStream {
            inner,
            bytes: Bucket::new(rate * BYTES_A_MESSAGE, burst * BYTES_A_LONG_MESSAGE),
            others: Bucket::new(rate, burst),
            frames: FrameScanner::default(),
        }
    }

    fn count(&mut self, read: &[u8]) -> io::Result<()> {
        let now = Instant::now();
        let others = self.frames.count_others(read);
        let counted = self.bytes.try_take_many(read.len() as f64, now);
        counted
            .and_then(|()| self.others.try_take_many(others.into(), now))
            .map_err(|_| io::Error::other(Flood))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for LimitedStream<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buf.filled().len();
        ready!(Pin::new(&mut self.inner).poll_read(cx, buf))?;
        Poll::Ready(self.count(&buf.filled()[before..]))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for LimitedStream<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.inner).poll_write(cx, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PING: [u8; 6] = [0x89, 0x80, 0, 0, 0, 0];

    fn limited() -> LimitedStream<()> {
        LimitedStream::new((), 5.0, 30.0)
    }

    #[test]
    fn a_burst_of_the_longest_messages_passes_and_a_flood_does_not() {
        let message = [&[0x81, 0xfe, 0x1f, 0xf8, 0, 0, 0, 0][..], &[b'x'; 8184]].concat();
        let mut stream = limited();
        assert!((0..30).all(|_| stream.count(&message).is_ok()));
        assert!((0..3).any(|_| stream.count(&message).is_err_and(|error| Flood::caused(&error))));
        let mut local = LimitedStream::new((), f64::MAX, f64::MAX);
        assert!((0..1000).all(|_| local.count(&message).is_ok() && local.count(&PING).is_ok()));
    }

    #[test]
    fn a_few_pings_pass_and_a_flood_does_not() {
        let mut stream = limited();
        assert!((0..30).all(|_| stream.count(&PING).is_ok()));
        assert!((0..2).any(|_| stream.count(&PING).is_err()));
        assert!(limited().count(&PING.repeat(31)).is_err(), "all at once");
    }
}
