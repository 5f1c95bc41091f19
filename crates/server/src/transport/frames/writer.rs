//! Writes frames to a connection as far as the network takes them, and leaves the rest to the connection's own task.

use std::io::{self, IoSlice};
use std::net::Shutdown;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use irrgarten_table::Millis;
use socket2::SockRef;
use tokio::net::tcp::OwnedWriteHalf;
use tokio::sync::Notify;
use tokio::time::timeout;

use super::EncodedMessage;
use crate::clock::Clock;

/// How many bytes may wait for a client that does not read.
const MOST_WAITING: usize = 256 * 1024;
/// Most of the time an acknowledgement and an update are written together.
const FEW: usize = 4;
/// No reveal has been written yet.
const NEVER: u64 = u64::MAX;

/// The write half of a connection, shared by the tables and the connection's own task.
pub(crate) struct FrameWriter {
    half: OwnedWriteHalf,
    waiting: Mutex<Waiting>,
    /// Signalled when something begins to wait.
    behind: Notify,
    /// When a race was last revealed to the client.
    revealed: AtomicU64,
}

/// What the network has not taken yet.
#[derive(Default)]
struct Waiting {
    bytes: Vec<u8>,
    messages: usize,
    /// They contain a reveal of a race.
    reveals: bool,
    /// The closing frame has been sent: no table may write after it.
    closed: bool,
}

/// The client does not read what is written.
pub(crate) struct TooSlow;

/// Why nothing more can be written.
pub(crate) enum WriteEnd {
    /// The client has gone.
    Gone,
    /// The client takes nothing.
    TooSlow,
}

impl FrameWriter {
    pub(super) fn new(half: OwnedWriteHalf) -> FrameWriter {
        let waiting = Mutex::default();
        FrameWriter { half, waiting, behind: Notify::new(), revealed: AtomicU64::new(NEVER) }
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes messages together, or queues them behind at most `most` others; `reveal` is the moment if they reveal a
    /// race. A client that has gone is noticed by [`keep_up`](FrameWriter::keep_up).
    pub(crate) fn send(
        &self,
        messages: &[EncodedMessage],
        reveal: Option<Millis>,
        most: usize,
    ) -> Result<(), TooSlow> {
        let mut few = [IoSlice::new(&[]); FEW];
        let mut many = Vec::new();
        let frames = if messages.len() <= FEW {
            &mut few[..messages.len()]
        } else {
            many.resize(messages.len(), IoSlice::new(&[]));
            &mut many[..]
        };
        for (slice, message) in frames.iter_mut().zip(messages) {
            *slice = IoSlice::new(message.frame());
        }
        let mut waiting = self.waiting();
        if waiting.closed {
            return Ok(());
        }
        let length: usize = frames.iter().map(|frame| frame.len()).sum();
        let full = waiting.messages + messages.len() > most || waiting.bytes.len() + length > MOST_WAITING;
        if full && !waiting.bytes.is_empty() {
            return Err(TooSlow);
        }
        self.write(&mut waiting, frames);
        if waiting.bytes.is_empty() {
            if let Some(moment) = reveal {
                self.revealed.store(moment, Ordering::Relaxed);
            }
        } else {
            waiting.messages += messages.len();
            waiting.reveals |= reveal.is_some();
        }
        Ok(())
    }

    /// From now on nothing of any table is written.
    pub(crate) fn close(&self) {
        self.waiting().closed = true;
    }

    /// When a race was last revealed to the client.
    pub(crate) fn revealed(&self) -> Option<Millis> {
        Some(self.revealed.load(Ordering::Relaxed)).filter(|&moment| moment != NEVER)
    }

    /// Queues bytes that are whole frames behind everything that waits.
    pub(super) fn write_behind(&self, bytes: &[u8]) {
        self.write(&mut self.waiting(), &[IoSlice::new(bytes)]);
    }

    /// Takes all of it: what the network does not take now is queued in one piece.
    fn write(&self, waiting: &mut Waiting, frames: &[IoSlice<'_>]) {
        let free = waiting.bytes.is_empty();
        // An error of the connection will come again when the rest is written.
        let mut taken = if free { self.half.try_write_vectored(frames).unwrap_or(0) } else { 0 };
        for frame in frames {
            let here = taken.min(frame.len());
            taken -= here;
            waiting.bytes.extend_from_slice(&frame[here..]);
        }
        if !waiting.bytes.is_empty() {
            self.behind.notify_one();
        }
    }

    /// Writes what waits.
    pub(super) fn poll_flush(&self, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        loop {
            {
                let mut waiting = self.waiting();
                if waiting.bytes.is_empty() {
                    return Poll::Ready(Ok(()));
                }
                match self.half.try_write(&waiting.bytes) {
                    Ok(taken) => {
                        waiting.bytes.drain(..taken);
                        if waiting.bytes.is_empty() {
                            // A client that is slow only now and then keeps no buffer.
                            (waiting.bytes, waiting.messages) = (Vec::new(), 0);
                        }
                        continue;
                    }
                    Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                    Err(error) => return Poll::Ready(Err(error)),
                }
            }
            ready!(self.half.as_ref().poll_write_ready(cx))?;
        }
    }

    pub(super) fn shut_down(&self) -> io::Result<()> {
        SockRef::from(self.half.as_ref()).shutdown(Shutdown::Write)
    }

    /// Writes what waits whenever something does. Ends when that is impossible.
    pub(crate) async fn keep_up(&self, patience: Duration, clock: Clock) -> WriteEnd {
        loop {
            self.behind.notified().await;
            match timeout(patience, std::future::poll_fn(|cx| self.poll_flush(cx))).await {
                Ok(Ok(())) => {}
                Ok(Err(_)) => return WriteEnd::Gone,
                Err(_) => return WriteEnd::TooSlow,
            }
            if std::mem::take(&mut self.waiting().reveals) {
                self.revealed.store(clock.now(), Ordering::Relaxed);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::{TcpListener, TcpStream};

    use super::super::SharedStream;
    use super::*;

    async fn connected() -> (SharedStream, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let client = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        (SharedStream::new(listener.accept().await.unwrap().0), client)
    }

    /// Sends a text as two messages, and gives the frames of both.
    fn say(writer: &FrameWriter, text: &[u8]) -> Result<Vec<u8>, TooSlow> {
        let (one, two) = text.split_at(text.len() / 2);
        let messages = [EncodedMessage::of_text(one), EncodedMessage::of_text(two)];
        writer.send(&messages, Some(5), 8)?;
        Ok([messages[0].frame(), messages[1].frame()].concat())
    }

    #[tokio::test]
    async fn what_the_network_does_not_take_waits_in_order_and_no_longer_than_allowed() {
        let (mut stream, mut client) = connected().await;
        let writer = stream.writer();
        let mut sent = Vec::new();
        // Nobody reads: sooner or later the network is full.
        let mut number = 0_u32;
        while let Ok(frames) = say(&writer, &number.to_be_bytes().repeat(1_000)) {
            sent.extend(frames);
            number += 1;
        }
        assert!(!writer.waiting().bytes.is_empty() && writer.waiting().messages <= 8);
        let expected = sent.len() + 3;
        let reading = tokio::spawn(async move {
            let mut all = vec![0; expected];
            client.read_exact(&mut all).await.unwrap();
            all
        });
        // What the connection's own task writes comes behind what waits, and no frame is torn apart.
        stream.write_all(b"end").await.unwrap();
        stream.flush().await.unwrap();
        sent.extend(b"end");
        assert!(reading.await.unwrap() == sent);
        assert_eq!(writer.waiting().messages, 0);
    }

    #[tokio::test]
    async fn a_reveal_counts_when_it_is_written_and_nothing_follows_a_closing_frame() {
        let (stream, mut client) = connected().await;
        let writer = stream.writer();
        assert_eq!(writer.revealed(), None);
        let clock = Clock::new(1);
        let keeping_up = writer.keep_up(Duration::from_secs(10), clock);
        tokio::pin!(keeping_up);
        let Ok(frames) = say(&writer, b"one") else { panic!("there is room") };
        assert_eq!(writer.revealed(), Some(5));
        writer.close();
        assert!(say(&writer, b"two").is_ok());
        let mut heard = vec![0; frames.len()];
        tokio::select! {
            read = client.read_exact(&mut heard) => assert_eq!(read.unwrap(), frames.len()),
            _ = &mut keeping_up => panic!("the other end is there"),
        }
        assert_eq!(heard, frames);
        assert!(timeout(Duration::from_millis(20), client.read_u8()).await.is_err());
    }
}
