//! The two clocks of the server: a monotonic one for games, and the wall clock.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use irrgarten_table::Millis;
use tokio::time::Instant;

/// What a clock shows when the server starts: what happened at other nodes before then has a time as well.
const AT_START: Millis = 400 * 24 * 60 * 60 * 1000;

/// A monotonic clock that times games, and the wall clock for people.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    start: Instant,
    speedup: u32,
}

impl Clock {
    /// A monotonic clock that runs faster than real time by this factor.
    pub(crate) fn new(speedup: u32) -> Clock {
        Clock { start: Instant::now(), speedup: speedup.max(1) }
    }

    /// Milliseconds of the monotonic clock.
    pub(crate) fn now(self) -> Millis {
        AT_START + (self.start.elapsed() * self.speedup).as_millis() as Millis
    }

    /// What this clock showed at a time of the wall clock, which may be before the server was started.
    pub(crate) fn at_wall(self, wall: Millis) -> Millis {
        let ago = Clock::wall().saturating_sub(wall).saturating_mul(self.speedup.into());
        self.now().saturating_sub(ago)
    }

    /// The real time in which the monotonic clock advances by this much.
    pub(crate) fn lasting(self, millis: Millis) -> Duration {
        Duration::from_millis(millis) / self.speedup
    }

    /// When the monotonic clock shows this.
    pub(crate) fn instant(self, millis: Millis) -> Instant {
        // A far deadline is as good as any: adding more could overflow and panic.
        let century = 100 * 365 * 24 * 60 * 60 * 1000;
        self.start + self.lasting(millis.saturating_sub(AT_START).min(century))
    }

    /// Milliseconds since 1970, by the wall clock.
    pub(crate) fn wall() -> Millis {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Millis)
    }
}
