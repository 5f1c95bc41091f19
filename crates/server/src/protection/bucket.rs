//! A token bucket: a rate limit that allows short bursts.

use std::time::Duration;

use tokio::time::Instant;

/// Allows a number of messages a second, and bursts of more. A client that sends too much is slowed down, never
/// disconnected.
#[derive(Debug)]
pub(crate) struct Bucket {
    rate: f64,
    burst: f64,
    left: f64,
    since: Instant,
}

impl Bucket {
    pub(crate) fn new(rate: f64, burst: f64) -> Bucket {
        Bucket { rate, burst, left: burst, since: Instant::now() }
    }

    fn refill(&mut self, now: Instant) {
        let gained = now.saturating_duration_since(self.since).as_secs_f64() * self.rate;
        self.left = (self.left + gained).min(self.burst);
        self.since = now;
    }

    /// Takes a token. If none is left, returns how long to wait before reading the next message.
    pub(crate) fn take(&mut self, now: Instant) -> Option<Duration> {
        self.refill(now);
        self.left -= 1.0;
        (self.left < 0.0).then(|| Duration::from_secs_f64(-self.left / self.rate))
    }

    /// Takes a token if there is one, or returns how long to wait for one.
    pub(crate) fn try_take(&mut self, now: Instant) -> Result<(), Duration> {
        self.try_take_many(1.0, now)
    }

    /// Takes some tokens if they are there, or returns how long to wait for them.
    pub(crate) fn try_take_many(&mut self, count: f64, now: Instant) -> Result<(), Duration> {
        self.refill(now);
        if self.left < count {
            return Err(Duration::from_secs_f64((count - self.left) / self.rate));
        }
        self.left -= count;
        Ok(())
    }

    /// How long to wait for the next token, if there is none.
    pub(super) fn wait(&mut self, now: Instant) -> Option<Duration> {
        self.refill(now);
        (self.left < 1.0).then(|| Duration::from_secs_f64((1.0 - self.left) / self.rate))
    }

    /// Whether all tokens are there, as if none had ever been taken.
    pub(super) fn is_full(&mut self, now: Instant) -> bool {
        self.refill(now);
        self.left >= self.burst
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_refused_costs_nothing() {
        let start = Instant::now();
        let mut bucket = Bucket::new(1.0, 2.0);
        assert_eq!((bucket.try_take(start), bucket.try_take(start)), (Ok(()), Ok(())));
        assert!((0..9).all(|_| bucket.try_take(start) == Err(Duration::from_secs(1))));
        assert!(!bucket.is_full(start + Duration::from_secs(1)));
        assert_eq!(bucket.try_take(start + Duration::from_secs(1)), Ok(()));
        assert!(bucket.is_full(start + Duration::from_secs(9)));
    }

    #[test]
    fn a_burst_passes_and_a_flood_waits() {
        let start = Instant::now();
        let mut bucket = Bucket::new(5.0, 30.0);
        assert!((0..30).all(|_| bucket.take(start).is_none()));
        assert_eq!(bucket.take(start), Some(Duration::from_millis(200)));
        assert_eq!(bucket.take(start + Duration::from_millis(200)), Some(Duration::from_millis(200)));
        assert_eq!(bucket.take(start + Duration::from_mins(1)), None);
    }
}
