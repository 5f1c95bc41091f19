//! How long to wait before trying again.

use std::time::Duration;

const SHORTEST: Duration = Duration::from_millis(500);
const LONGEST: Duration = Duration::from_secs(20);

/// How long to wait before the next attempt: twice as long each time, and a random part of it, so that clients that
/// lost the server do not come back all at once.
pub(super) struct Backoff {
    step: Duration,
}

impl Backoff {
    pub(super) fn new() -> Backoff {
        Backoff { step: SHORTEST }
    }

    /// After a success the next failure counts as the first again.
    pub(super) fn reset(&mut self) {
        self.step = SHORTEST;
    }

    pub(super) fn next(&mut self) -> Duration {
        let step = self.step;
        self.step = (step * 2).min(LONGEST);
        part_of(step)
    }
}

/// Between a tenth and all of it.
pub(super) fn part_of(whole: Duration) -> Duration {
    // Without randomness, wait the longest.
    let dice = getrandom::u32().map_or(1.0, |dice| f64::from(dice) / f64::from(u32::MAX));
    whole.mul_f64(0.1 + 0.9 * dice)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_to_a_limit_and_differ() {
        let mut backoff = Backoff::new();
        let waits: Vec<Duration> = (0..50).map(|_| backoff.next()).collect();
        assert!(waits[0] <= SHORTEST && waits.iter().all(|wait| *wait <= LONGEST && *wait > Duration::ZERO));
        assert!(waits[10..].iter().any(|wait| *wait > Duration::from_secs(5)));
        assert!(waits[10..].windows(2).any(|pair| pair[0] != pair[1]));
        backoff.reset();
        assert!(backoff.next() <= SHORTEST);
    }
}
