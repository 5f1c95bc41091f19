//! Clocks. Time is charged only while the table is in memory: downtime of the server costs nobody anything.

use irrgarten_game::{PerSeat, Seat, SeatSet};

use crate::TimeControl;

/// Milliseconds, of the server's monotonic clock or of a span.
pub type Millis = u64;

const DAY: Millis = 24 * 60 * 60 * 1000;

/// The time of a seat at the beginning; 0 without a time control.
fn start(setting: TimeControl) -> Millis {
    match setting {
        TimeControl::None => 0,
        TimeControl::PerMove { seconds } | TimeControl::PerGame { seconds, .. } => {
            Millis::from(seconds) * 1000
        }
        TimeControl::Days { days } => Millis::from(days) * DAY,
    }
}

/// The time of a seat for its next move, if it had this much left after the last.
fn next(setting: TimeControl, left: Millis) -> Millis {
    match setting {
        TimeControl::PerGame { increment, .. } => left + Millis::from(increment) * 1000,
        TimeControl::None | TimeControl::PerMove { .. } | TimeControl::Days { .. } => start(setting),
    }
}

/// The time each seat has left, and since when it runs.
#[derive(Clone, Copy, Debug)]
pub struct Clocks {
    setting: TimeControl,
    left: PerSeat<Millis>,
    /// Since when each seat's clock runs. Not in the log: after loading, clocks start at that moment.
    since: PerSeat<Option<Millis>>,
}

impl Clocks {
    pub(crate) fn new(setting: TimeControl, seats: u8) -> Clocks {
        Clocks { setting, left: PerSeat::from_fn(seats, |_| start(setting)), since: PerSeat::new(seats) }
    }

    /// Lets the clocks of these seats run, from now on unless they run already, and stops the others.
    pub(crate) fn run(&mut self, seats: SeatSet, now: Millis) {
        if self.setting == TimeControl::None {
            return;
        }
        for seat in Seat::all(self.since.seats()) {
            match (seats.has(seat), self.since[seat]) {
                (true, None) => self.since[seat] = Some(now),
                // Others have ended its turn: its next one is a new move.
                (false, Some(_)) => {
                    self.since[seat] = None;
                    if !matches!(self.setting, TimeControl::PerGame { .. }) {
                        self.left[seat] = start(self.setting);
                    }
                }
                _ => {}
            }
        }
    }

    /// Stops all clocks, after each seat has used this much.
    pub(crate) fn stop(&mut self, spent: &[Millis]) {
        for (seat, spent) in Seat::all(self.since.seats()).zip(spent) {
            self.since[seat] = None;
            self.left[seat] = self.left[seat].saturating_sub(*spent);
        }
    }

    /// Stops the clock of a seat that has decided after this time, though its action happens later.
    pub(crate) fn stand_still(&mut self, seat: Seat, spent: Millis) {
        self.since[seat] = None;
        self.left[seat] = self.left[seat].saturating_sub(spent);
    }

    /// What this seat has used since its clock began to run.
    pub(crate) fn spent(&self, seat: Seat, now: Millis) -> Millis {
        self.since[seat].map_or(0, |since| now.saturating_sub(since))
    }

    /// Charges a seat for its move. Returns what it had left before the time for the next move was added.
    pub(crate) fn charge(&mut self, seat: Seat, spent: Millis) -> Millis {
        let left = self.left[seat].saturating_sub(spent);
        self.left[seat] = next(self.setting, left);
        self.since[seat] = None;
        left
    }

    /// Gives a seat back what it had left before a move that was taken back.
    pub(crate) fn take_back(&mut self, seat: Seat, left: Millis) {
        self.left[seat] = left;
    }

    /// What the seat has left now; `None` without a time control.
    pub fn left(&self, seat: Seat, now: Millis) -> Option<Millis> {
        (self.setting != TimeControl::None).then(|| self.left[seat].saturating_sub(self.spent(seat, now)))
    }

    /// The seats whose clocks run.
    pub fn running(&self) -> SeatSet {
        self.since.each().filter(|(_, since)| since.is_some()).map(|(seat, _)| seat).collect()
    }

    /// When each running clock will run out.
    fn ends(&self) -> impl Iterator<Item = (Seat, Millis)> + '_ {
        self.since.each().filter_map(|(seat, since)| Some((seat, (*since)?.saturating_add(self.left[seat]))))
    }

    /// The seat whose clock runs out first, and when.
    pub(crate) fn first_to_end(&self) -> Option<(Seat, Millis)> {
        self.ends().min_by_key(|&(_, end)| end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Seat = Seat::at(0);
    const TWO: Seat = Seat::at(1);

    #[test]
    fn a_move_clock_restarts_with_every_move() {
        let mut clock = Clocks::new(TimeControl::PerMove { seconds: 60 }, 2);
        clock.run(SeatSet::only(ONE), 1_000);
        assert_eq!((clock.left(ONE, 21_000), clock.left(TWO, 21_000)), (Some(40_000), Some(60_000)));
        assert_eq!(clock.first_to_end(), Some((ONE, 61_000)));
        clock.charge(ONE, 20_000);
        assert_eq!(clock.left(ONE, 1_000), Some(60_000));
    }

    #[test]
    fn a_game_clock_runs_down_and_gains_its_increment() {
        let mut clock = Clocks::new(TimeControl::PerGame { seconds: 60, increment: 2 }, 2);
        clock.run(SeatSet::only(ONE), 0);
        let spent = clock.spent(ONE, 10_000);
        clock.charge(ONE, spent);
        clock.run(SeatSet::only(TWO), 10_000);
        assert_eq!(clock.left(ONE, 99_000), Some(52_000));
    }

    #[test]
    fn a_seat_that_moves_twice_pays_for_each_move_once() {
        let mut clock = Clocks::new(TimeControl::PerGame { seconds: 60, increment: 0 }, 1);
        clock.run(SeatSet::only(ONE), 0);
        for now in [10_000, 20_000, 30_000] {
            clock.charge(ONE, clock.spent(ONE, now));
            clock.run(SeatSet::only(ONE), now);
        }
        assert_eq!(clock.left(ONE, 30_000), Some(30_000));
    }

    #[test]
    fn in_a_race_a_move_of_one_leaves_the_clocks_of_the_others_alone() {
        let mut clock = Clocks::new(TimeControl::PerGame { seconds: 60, increment: 0 }, 3);
        clock.run(SeatSet::all(3), 0);
        clock.charge(ONE, clock.spent(ONE, 10_000));
        clock.run(SeatSet::all(3).without(ONE), 10_000);
        assert_eq!((clock.left(ONE, 30_000), clock.left(TWO, 30_000)), (Some(50_000), Some(30_000)));
        assert_eq!(clock.first_to_end(), Some((TWO, 60_000)));
        clock.stop(&[0, 30_000, 30_000]);
        clock.run(SeatSet::all(3), 90_000);
        assert_eq!((clock.left(ONE, 91_000), clock.left(TWO, 91_000)), (Some(49_000), Some(29_000)));
    }

    #[test]
    fn a_seat_whose_turn_others_end_has_a_whole_move_the_next_time() {
        let mut clock = Clocks::new(TimeControl::Days { days: 1 }, 2);
        clock.run(SeatSet::only(TWO), 0);
        clock.stop(&[0, 1_000]);
        assert_eq!(clock.left(TWO, 5_000), Some(DAY - 1_000));
        clock.run(SeatSet::only(TWO), 5_000);
        clock.run(SeatSet::only(ONE), 6_000);
        assert_eq!(clock.left(TWO, 6_000), Some(DAY));
    }

    #[test]
    fn a_clock_that_jumps_harms_nobody() {
        let mut clock = Clocks::new(TimeControl::PerGame { seconds: 60, increment: 0 }, 2);
        clock.run(SeatSet::only(ONE), 100_000);
        assert_eq!(clock.spent(ONE, 40_000), 0);
        assert_eq!(clock.left(ONE, 40_000), Some(60_000));
        clock.run(SeatSet::only(TWO), Millis::MAX);
        assert_eq!(
            (clock.first_to_end(), clock.left(TWO, Millis::MAX)),
            (Some((TWO, Millis::MAX)), Some(60_000))
        );
    }

    #[test]
    fn without_a_clock_nobody_runs_out_of_time() {
        let mut clock = Clocks::new(TimeControl::None, 2);
        clock.run(SeatSet::all(2), 0);
        assert_eq!((clock.left(ONE, u64::MAX), clock.first_to_end()), (None, None));
    }
}
