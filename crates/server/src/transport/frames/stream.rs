//! The stream that hyper and axum see. What they write goes through the connection's [`FrameWriter`].

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::net::tcp::OwnedReadHalf;

use super::FrameWriter;

/// A connection that the tables can write to as well.
pub(crate) struct SharedStream {
    reading: OwnedReadHalf,
    writer: Arc<FrameWriter>,
}

impl SharedStream {
    pub(crate) fn new(stream: TcpStream) -> SharedStream {
        let (reading, half) = stream.into_split();
        SharedStream { reading, writer: Arc::new(FrameWriter::new(half)) }
    }

    /// The writer, for the tables.
    pub(crate) fn writer(&self) -> Arc<FrameWriter> {
        Arc::clone(&self.writer)
    }
}

impl AsyncRead for SharedStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.reading).poll_read(cx, buf)
    }
}

impl AsyncWrite for SharedStream {
    /// Takes all or nothing: what a table writes never lands inside a frame.
    fn poll_write(self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        ready!(self.writer.poll_flush(cx))?;
        self.writer.write_behind(bytes);
        Poll::Ready(Ok(bytes.len()))
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.writer.poll_flush(cx)
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(self.writer.poll_flush(cx))?;
        Poll::Ready(self.writer.shut_down())
    }
}
