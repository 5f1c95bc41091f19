use std::time::Duration;

use tokio::time::Instant;

/// Lets so many messages a second through, and more for a moment. Who sends more is slowed down, never thrown out.
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

    /// Takes one; tells how long to wait before the next if there is none left.
    pub(crate) fn take(&mut self, now: Instant) -> Option<Duration> {
        let gained = now.saturating_duration_since(self.since).as_secs_f64() * self.rate;
        self.left = (self.left + gained).min(self.burst) - 1.0;
        self.since = now;
        (self.left < 0.0).then(|| Duration::from_secs_f64(-self.left / self.rate))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
