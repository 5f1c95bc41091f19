//! The way out of a connection, shared by all who have something to write to it.
//!
//! A table writes its news to the sockets itself, as far as the network takes it at once, instead of waking a task for each
//! of them. Only what the network does not take waits for the connection's own task.

use std::io::{self, IoSlice};
use std::net::Shutdown;
use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use irrgarten_table::Millis;
use socket2::SockRef;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::sync::Notify;
use tokio::time::timeout;

use crate::clock::Clock;

/// More than this does not wait for somebody who does not read, in bytes.
const MOST_WAITING: usize = 256 * 1024;
/// No reveal has been written.
const NEVER: u64 = u64::MAX;

/// The way out.
pub(crate) struct Outlet {
    half: OwnedWriteHalf,
    waiting: Mutex<Waiting>,
    /// Something has begun to wait.
    behind: Notify,
    /// When what a race is about was written last.
    revealed: AtomicU64,
}

#[derive(Default)]
struct Waiting {
    bytes: Vec<u8>,
    messages: usize,
    /// Among them is what a race is about.
    reveals: bool,
    /// Goodbye has been said: tables have nothing more to say here.
    closed: bool,
}

/// What is written as one piece.
pub(crate) struct News<'a> {
    /// Whole frames.
    pub(crate) frames: &'a [IoSlice<'a>],
    /// How many.
    pub(crate) messages: usize,
    /// The moment, if they show what a race is about.
    pub(crate) reveal: Option<Millis>,
}

/// Whoever does not read what is written.
pub(crate) struct Slow;

/// Why what waits cannot be written.
pub(crate) enum Stuck {
    /// The other end has gone.
    Gone,
    /// It takes nothing.
    Slow,
}

impl Outlet {
    /// Both directions of a connection.
    pub(crate) fn open(stream: TcpStream) -> Spoken {
        let (reading, half) = stream.into_split();
        let waiting = Mutex::default();
        let outlet = Outlet { half, waiting, behind: Notify::new(), revealed: AtomicU64::new(NEVER) };
        Spoken { reading, outlet: Arc::new(outlet) }
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes frames, or lets them wait behind at most so many others. An end that cannot be reached is noticed by
    /// [`keep_up`](Outlet::keep_up).
    pub(crate) fn send(&self, news: &News<'_>, most: usize) -> Result<(), Slow> {
        let mut waiting = self.waiting();
        if waiting.closed {
            return Ok(());
        }
        let length: usize = news.frames.iter().map(|frame| frame.len()).sum();
        let full = waiting.messages + news.messages > most || waiting.bytes.len() + length > MOST_WAITING;
        if full && !waiting.bytes.is_empty() {
            return Err(Slow);
        }
        self.put(&mut waiting, news.frames);
        if waiting.bytes.is_empty() {
            if let Some(moment) = news.reveal {
                self.revealed.store(moment, Ordering::Relaxed);
            }
        } else {
            waiting.messages += news.messages;
            waiting.reveals |= news.reveal.is_some();
        }
        Ok(())
    }

    /// Nothing of any table is written from now on.
    pub(crate) fn close(&self) {
        self.waiting().closed = true;
    }

    /// When what a race is about was written last.
    pub(crate) fn revealed(&self) -> Option<Millis> {
        Some(self.revealed.load(Ordering::Relaxed)).filter(|&moment| moment != NEVER)
    }

    /// Takes all of it: what the network does not take now waits in one piece.
    fn put(&self, waiting: &mut Waiting, frames: &[IoSlice<'_>]) {
        let free = waiting.bytes.is_empty();
        // Whatever is wrong with the connection will be wrong when the rest is to be written, too.
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
    fn poll_flush(&self, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
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
                            // Whoever is slow only now and then keeps no memory for it.
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

    /// Writes what waits whenever something does. Ready when that is impossible.
    pub(crate) async fn keep_up(&self, patience: Duration, clock: Clock) -> Stuck {
        loop {
            self.behind.notified().await;
            match timeout(patience, std::future::poll_fn(|cx| self.poll_flush(cx))).await {
                Ok(Ok(())) => {}
                Ok(Err(_)) => return Stuck::Gone,
                Err(_) => return Stuck::Slow,
            }
            if std::mem::take(&mut self.waiting().reveals) {
                self.revealed.store(clock.now(), Ordering::Relaxed);
            }
        }
    }
}

/// A connection as those read and write it who have it for themselves.
pub(crate) struct Spoken {
    reading: OwnedReadHalf,
    outlet: Arc<Outlet>,
}

impl Spoken {
    /// The way out, for others.
    pub(crate) fn outlet(&self) -> Arc<Outlet> {
        Arc::clone(&self.outlet)
    }
}

impl AsyncRead for Spoken {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.reading).poll_read(cx, buf)
    }
}

impl AsyncWrite for Spoken {
    /// Takes all or nothing: a frame is never torn by what a table writes.
    fn poll_write(self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        ready!(self.outlet.poll_flush(cx))?;
        let mut waiting = self.outlet.waiting();
        self.outlet.put(&mut waiting, &[IoSlice::new(bytes)]);
        Poll::Ready(Ok(bytes.len()))
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.outlet.poll_flush(cx)
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(self.outlet.poll_flush(cx))?;
        Poll::Ready(SockRef::from(self.outlet.half.as_ref()).shutdown(Shutdown::Write))
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpListener;

    use super::*;

    async fn connected() -> (Spoken, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let client = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        (Outlet::open(listener.accept().await.unwrap().0), client)
    }

    fn say(outlet: &Outlet, frames: &[u8]) -> Result<(), Slow> {
        let (one, two) = frames.split_at(frames.len() / 2);
        let frames = [IoSlice::new(one), IoSlice::new(two)];
        outlet.send(&News { frames: &frames, messages: 1, reveal: Some(5) }, 8)
    }

    #[tokio::test]
    async fn what_the_network_does_not_take_waits_in_order_and_no_longer_than_allowed() {
        let (mut spoken, mut client) = connected().await;
        let outlet = spoken.outlet();
        let mut sent = Vec::new();
        // Nobody reads: the network is full some time.
        let mut number = 0_u32;
        loop {
            let part = number.to_be_bytes().repeat(1_000);
            if say(&outlet, &part).is_err() {
                break;
            }
            sent.extend(part);
            number += 1;
        }
        assert!(!outlet.waiting().bytes.is_empty() && outlet.waiting().messages <= 8);
        let expected = sent.len() + 3;
        let reading = tokio::spawn(async move {
            let mut all = vec![0; expected];
            client.read_exact(&mut all).await.unwrap();
            all
        });
        // Whoever has the connection for themself comes behind what waits, and nothing is torn.
        spoken.write_all(b"end").await.unwrap();
        spoken.flush().await.unwrap();
        sent.extend(b"end");
        assert!(reading.await.unwrap() == sent);
        assert_eq!(outlet.waiting().messages, 0);
    }

    #[tokio::test]
    async fn a_reveal_counts_when_it_is_written_and_nothing_follows_a_goodbye() {
        let (spoken, mut client) = connected().await;
        let outlet = spoken.outlet();
        assert_eq!(outlet.revealed(), None);
        let clock = Clock::new(1);
        let keeping_up = outlet.keep_up(Duration::from_secs(10), clock);
        tokio::pin!(keeping_up);
        assert!(say(&outlet, b"one").is_ok());
        outlet.close();
        assert!(say(&outlet, b"two").is_ok());
        let mut heard = [0; 3];
        tokio::select! {
            read = client.read_exact(&mut heard) => assert_eq!(read.unwrap(), 3),
            _ = &mut keeping_up => panic!("the other end is there"),
        }
        assert_eq!(&heard, b"one");
        assert!(timeout(Duration::from_millis(20), client.read_u8()).await.is_err());
    }
}
