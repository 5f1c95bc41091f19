//! Limits the bytes a socket may send.

use std::io;
use std::sync::{Mutex, OnceLock, PoisonError};

use tokio::time::Instant;

use crate::protection::bucket::Bucket;

/// A message of the protocol is shorter than this, on average.
const BYTES_A_MESSAGE: f64 = 1024.0;
/// A burst of messages may be as long as the longest.
const BYTES_A_LONG_MESSAGE: f64 = 8.0 * BYTES_A_MESSAGE;
/// Where messages are not limited, bytes are not either; a number that can be multiplied stays finite.
const UNLIMITED: f64 = 1e12;

/// How many bytes a client may still send. Fragments that never become a message are noticed by nothing else: the
/// library reads them and waits for the end.
///
/// There is no limit before the connection becomes a socket: HTTP has limits of its own.
#[derive(Default)]
pub(crate) struct ReadBudget(OnceLock<Mutex<Bucket>>);

impl ReadBudget {
    /// From now on the connection may send about as many bytes as messages of this rate need.
    pub(crate) fn begin(&self, rate: f64, burst: f64) {
        let limited = |messages: f64, bytes: f64| messages.min(UNLIMITED) * bytes;
        let bucket = Bucket::new(limited(rate, BYTES_A_MESSAGE), limited(burst, BYTES_A_LONG_MESSAGE));
        let _ = self.0.set(Mutex::new(bucket));
    }

    /// Counts bytes that were read. An error ends the connection.
    pub(super) fn take(&self, bytes: usize) -> io::Result<()> {
        let Some(bucket) = self.0.get() else { return Ok(()) };
        let mut bucket = bucket.lock().unwrap_or_else(PoisonError::into_inner);
        let taken = bucket.try_take_many(bytes as f64, Instant::now());
        taken.map_err(|_| io::Error::other("the client sends more than a game needs"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_of_the_longest_messages_passes_and_a_flood_does_not() {
        let budget = ReadBudget::default();
        assert!((0..1000).all(|_| budget.take(1_000_000).is_ok()), "HTTP is not counted here");
        budget.begin(5.0, 30.0);
        assert!((0..30).all(|_| budget.take(8192).is_ok()));
        assert!((0..3).any(|_| budget.take(8192).is_err()));
        let local = ReadBudget::default();
        local.begin(f64::MAX, f64::MAX);
        assert!((0..1000).all(|_| local.take(1_000_000).is_ok()));
    }
}
