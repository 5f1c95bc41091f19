//! The two clocks of the server: a steady one for games, and the one on the wall.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use irrgarten_table::Millis;
use tokio::time::Instant;

/// The two clocks of the server: a steady one that decides, and the one on the wall that people read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    start: Instant,
    haste: u32,
}

impl Clock {
    /// A steady clock that runs so many times as fast as the world.
    pub(crate) fn new(haste: u32) -> Clock {
        Clock { start: Instant::now(), haste: haste.max(1) }
    }

    /// Milliseconds of the steady clock.
    pub(crate) fn now(self) -> Millis {
        (self.start.elapsed() * self.haste).as_millis() as Millis
    }

    /// How long so many milliseconds of the steady clock last.
    pub(crate) fn lasting(self, millis: Millis) -> Duration {
        Duration::from_millis(millis) / self.haste
    }

    /// When the steady clock shows this.
    pub(crate) fn instant(self, millis: Millis) -> Instant {
        // Far enough away for everybody; an overflow would be a panic.
        let century = 100 * 365 * 24 * 60 * 60 * 1000;
        self.start + self.lasting(millis.min(century))
    }

    /// Milliseconds since 1970, by the clock on the wall.
    pub(crate) fn wall() -> Millis {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Millis)
    }
}
