//! Clocks. Time is charged only while the table is awake: what the house was down for costs nobody anything.

use irrgarten_game::{PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Milliseconds, of the host's steady clock or of a span.
pub type Millis = u64;

const DAY: Millis = 24 * 60 * 60 * 1000;

/// How time is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ClockSetting {
    /// Take your time.
    #[default]
    None,
    /// So long for each move.
    PerMove {
        /// Seconds.
        seconds: u32,
    },
    /// So long for the whole game, and a little more with each move.
    PerGame {
        /// Seconds for all moves together.
        seconds: u32,
        /// Seconds added with each move.
        increment: u32,
    },
    /// By correspondence: days for each move.
    Days {
        /// Days for each move.
        days: u16,
    },
}

impl ClockSetting {
    /// What a seat has at the beginning, if time is kept at all.
    fn start(self) -> Option<Millis> {
        match self {
            ClockSetting::None => None,
            ClockSetting::PerMove { seconds } | ClockSetting::PerGame { seconds, .. } => {
                Some(Millis::from(seconds) * 1000)
            }
            ClockSetting::Days { days } => Some(Millis::from(days) * DAY),
        }
    }

    /// What is left for the next move of a seat that used `spent` of `left`.
    fn after_move(self, left: Millis, spent: Millis) -> Millis {
        match self {
            ClockSetting::PerGame { increment, .. } => {
                left.saturating_sub(spent) + Millis::from(increment) * 1000
            }
            _ => self.start().unwrap_or(left),
        }
    }

    /// Is the setting one people can play with?
    pub fn is_sensible(self) -> bool {
        match self {
            ClockSetting::None => true,
            ClockSetting::PerMove { seconds } => (5..=86_400).contains(&seconds),
            ClockSetting::PerGame { seconds, increment } => {
                (30..=86_400).contains(&seconds) && increment <= 600
            }
            ClockSetting::Days { days } => (1..=30).contains(&days),
        }
    }
}

/// The time each seat has left, and since when somebody's runs.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    setting: ClockSetting,
    left: PerSeat<Millis>,
    /// Whose time runs, and since when. Not part of the log: a table that wakes up starts anew from that moment.
    running: Option<(SeatSet, Millis)>,
}

impl Clock {
    pub(crate) fn new(setting: ClockSetting, seats: u8) -> Clock {
        Clock { setting, left: PerSeat::from_fn(seats, |_| setting.start().unwrap_or(0)), running: None }
    }

    /// The time of these seats runs from now on; of nobody, if there are none.
    pub(crate) fn run(&mut self, seats: SeatSet, now: Millis) {
        self.running = (!seats.is_empty() && self.setting != ClockSetting::None).then_some((seats, now));
    }

    /// What this seat has used since its time began to run.
    pub(crate) fn spent(&self, seat: Seat, now: Millis) -> Millis {
        match self.running {
            Some((seats, since)) if seats.has(seat) => now.saturating_sub(since),
            _ => 0,
        }
    }

    /// The seat has moved after so long.
    pub(crate) fn charge(&mut self, seat: Seat, spent: Millis) {
        self.left[seat] = self.setting.after_move(self.left[seat], spent);
    }

    /// Time used without a move, as before a pause.
    pub(crate) fn deduct(&mut self, seat: Seat, spent: Millis) {
        self.left[seat] = self.left[seat].saturating_sub(spent);
    }

    /// What the seat has left now; `None` if time is not kept.
    pub fn left(&self, seat: Seat, now: Millis) -> Option<Millis> {
        (self.setting != ClockSetting::None).then(|| self.left[seat].saturating_sub(self.spent(seat, now)))
    }

    /// Whose time runs.
    pub fn running(&self) -> SeatSet {
        self.running.map_or(SeatSet::EMPTY, |(seats, _)| seats)
    }

    /// When the next seat runs out of time.
    pub fn deadline(&self) -> Option<Millis> {
        let (seats, since) = self.running?;
        seats.iter().map(|seat| since + self.left[seat]).min()
    }

    /// A seat that has no time left.
    pub(crate) fn out_of_time(&self, now: Millis) -> Option<Seat> {
        let (seats, since) = self.running?;
        seats.iter().find(|&seat| since + self.left[seat] <= now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Seat = Seat::at(0);
    const TWO: Seat = Seat::at(1);

    #[test]
    fn a_move_clock_starts_anew_with_every_move() {
        let mut clock = Clock::new(ClockSetting::PerMove { seconds: 60 }, 2);
        clock.run(SeatSet::only(ONE), 1_000);
        assert_eq!((clock.left(ONE, 21_000), clock.left(TWO, 21_000)), (Some(40_000), Some(60_000)));
        assert_eq!(clock.deadline(), Some(61_000));
        assert_eq!((clock.out_of_time(60_999), clock.out_of_time(61_000)), (None, Some(ONE)));
        clock.charge(ONE, 20_000);
        assert_eq!(clock.left(ONE, 1_000), Some(60_000));
    }

    #[test]
    fn a_game_clock_runs_down_and_gains_its_increment() {
        let mut clock = Clock::new(ClockSetting::PerGame { seconds: 60, increment: 2 }, 2);
        clock.run(SeatSet::only(ONE), 0);
        let spent = clock.spent(ONE, 10_000);
        clock.charge(ONE, spent);
        clock.run(SeatSet::only(TWO), 10_000);
        assert_eq!(clock.left(ONE, 99_000), Some(52_000));
    }

    #[test]
    fn a_clock_that_jumps_back_charges_nothing() {
        let mut clock = Clock::new(ClockSetting::PerGame { seconds: 60, increment: 0 }, 2);
        clock.run(SeatSet::only(ONE), 100_000);
        assert_eq!(clock.spent(ONE, 40_000), 0);
        assert_eq!(clock.left(ONE, 40_000), Some(60_000));
    }

    #[test]
    fn without_a_clock_nobody_runs_out_of_time() {
        let mut clock = Clock::new(ClockSetting::None, 2);
        clock.run(SeatSet::all(2), 0);
        assert_eq!(
            (clock.left(ONE, u64::MAX), clock.deadline(), clock.out_of_time(u64::MAX)),
            (None, None, None)
        );
    }
}
