//! The clocks of a race, one for every seat.

use irrgarten_game::{PerSeat, Seat};

use crate::Millis;

/// How long each seat has been racing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stopwatch(PerSeat<Watch>);

#[derive(Clone, Copy, Debug, Default)]
struct Watch {
    /// The last time that the log has of it.
    known: Millis,
    /// Since when it runs and what it showed then. Not in the log: after loading, it goes on from the time in the
    /// log.
    runs: Option<(Millis, Millis)>,
}

impl Watch {
    fn shows(self, now: Millis) -> Millis {
        self.runs.map_or(self.known, |(since, shown)| shown + now.saturating_sub(since))
    }
}

impl Stopwatch {
    pub(crate) fn new(seats: u8) -> Stopwatch {
        Stopwatch(PerSeat::new(seats))
    }

    /// Lets it run from now on, unless it does already.
    pub(crate) fn start(&mut self, seat: Seat, now: Millis) {
        let watch = &mut self.0[seat];
        watch.runs.get_or_insert((now, watch.known));
    }

    pub(crate) fn reset(&mut self, seat: Seat) {
        self.0[seat] = Watch::default();
    }

    /// Notes the time that the log has of it.
    pub(crate) fn note(&mut self, seat: Seat, shown: u32) {
        let watch = &mut self.0[seat];
        watch.known = watch.known.max(Millis::from(shown));
    }

    /// Goes on from the time in the log.
    pub(crate) fn wake(&mut self, now: Millis) {
        for seat in Seat::all(self.0.seats()) {
            let watch = &mut self.0[seat];
            watch.runs = watch.runs.map(|_| (now, watch.known));
        }
    }

    /// The time it shows, even if a later command was handled before.
    pub(crate) fn shows(&self, seat: Seat, now: Millis) -> u32 {
        u32::try_from(self.0[seat].shows(now)).unwrap_or(u32::MAX)
    }

    /// The time people see: never less than before.
    pub(crate) fn seen(&self, seat: Seat, now: Millis) -> Option<Millis> {
        let watch = self.0[seat];
        watch.runs.map(|_| watch.shows(now).max(watch.known))
    }

    /// When it will show this time.
    pub(crate) fn when(&self, seat: Seat, shown: Millis) -> Option<Millis> {
        self.0[seat].runs.map(|(since, before)| since.saturating_add(shown.saturating_sub(before)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_watch_goes_on_from_the_time_in_the_log() {
        let (mut watch, seat) = (Stopwatch::new(2), Seat::at(1));
        assert_eq!((watch.shows(seat, 9_000), watch.seen(seat, 9_000)), (0, None));
        watch.start(seat, 1_000);
        watch.start(seat, 5_000);
        assert_eq!((watch.shows(seat, 9_000), watch.when(seat, 10_000)), (8_000, Some(11_000)));
        watch.note(seat, 8_000);
        // A command that is handled later may have arrived earlier.
        assert_eq!((watch.shows(seat, 8_500), watch.seen(seat, 8_500)), (7_500, Some(8_000)));
        watch.wake(100_000);
        assert_eq!((watch.shows(seat, 101_000), watch.when(seat, 10_000)), (9_000, Some(102_000)));
        watch.reset(seat);
        assert_eq!((watch.shows(seat, 101_000), watch.when(seat, 1)), (0, None));
    }
}
