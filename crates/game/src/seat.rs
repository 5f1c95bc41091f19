//! Seats, and sets and lists of them.

use std::fmt;

use crate::BadText;

/// The most seats of any game.
pub const MAX_SEATS: usize = 6;

/// A place at the table. Programs count seats from 0 ([`Seat::index`]), people from 1 ([`Seat::number`]).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// If the index is not below [`MAX_SEATS`].
    pub const fn at(index: usize) -> Seat {
        assert!(index < MAX_SEATS, "no such seat");
        Seat(index as u8)
    }

    /// Counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 1, as in protocols, records and on the page.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The seat with this number, if a table of this many seats has it.
    pub const fn numbered(number: u8, seats: u8) -> Option<Seat> {
        if number >= 1 && number <= seats && seats as usize <= MAX_SEATS {
            Some(Seat(number - 1))
        } else {
            None
        }
    }

    /// The left neighbour, which plays next, at a table of this many seats.
    #[must_use]
    pub const fn left(self, seats: u8) -> Seat {
        if self.0 + 1 < seats { Seat(self.0 + 1) } else { Seat(0) }
    }

    /// All seats of a table, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        debug_assert!(seats as usize <= MAX_SEATS, "too many seats");
        (0..seats).map(Seat)
    }

    /// Reads a seat's number at a table of this many seats.
    pub fn read(text: &str, seats: u8) -> Result<Seat, BadText> {
        let number = text.parse().ok();
        number
            .and_then(|number| Seat::numbered(number, seats))
            .ok_or_else(|| BadText::new(text, 0, format!("a seat from 1 to {seats}")))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// One seat alone.
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// All seats of a table of this size.
    pub const fn all(seats: u8) -> SeatSet {
        SeatSet(((1u16 << seats) - 1) as u8)
    }

    /// Is this seat in the set?
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & 1 << seat.0 != 0
    }

    /// The same set with one seat more.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The same set without one seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// The number of seats.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is the set empty?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// In seat order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS).map(Seat::at).filter(move |&seat| self.has(seat))
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::number)).finish()
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

/// One value for every seat of a table, without heap.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PerSeat<T> {
    // Unused places hold the default, so that derived equality compares only what is used.
    things: [T; MAX_SEATS],
    seats: u8,
}

impl<T: Copy + Default> PerSeat<T> {
    /// Made by a function of the seat.
    ///
    /// # Panics
    /// If there are more than [`MAX_SEATS`] seats.
    pub fn from_fn(seats: u8, mut thing: impl FnMut(Seat) -> T) -> PerSeat<T> {
        let mut all = PerSeat::new(seats);
        for seat in Seat::all(seats) {
            all[seat] = thing(seat);
        }
        all
    }

    /// The default for every seat.
    ///
    /// # Panics
    /// If there are more than [`MAX_SEATS`] seats.
    pub fn new(seats: u8) -> PerSeat<T> {
        assert!(seats as usize <= MAX_SEATS, "too many seats");
        PerSeat { things: [T::default(); MAX_SEATS], seats }
    }
}

impl<T> PerSeat<T> {
    /// How many seats there are.
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// The values, in seat order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> {
        self.things[..self.seats as usize].iter()
    }

    /// Each seat with its value, in seat order.
    pub fn each(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(self.seats).zip(&self.things)
    }
}

impl<T> std::ops::Index<Seat> for PerSeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        debug_assert!(seat.0 < self.seats, "seat {seat} at a table of {}", self.seats);
        &self.things[seat.index()]
    }
}

impl<T> std::ops::IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        debug_assert!(seat.0 < self.seats, "seat {seat} at a table of {}", self.seats);
        &mut self.things[seat.index()]
    }
}

impl<T: fmt::Debug> fmt::Debug for PerSeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_seat_has_the_first_as_left_neighbour() {
        let order: Vec<u8> = std::iter::successors(Some(Seat::at(1)), |seat| Some(seat.left(3)))
            .take(4)
            .map(Seat::number)
            .collect();
        assert_eq!(order, [2, 3, 1, 2]);
    }

    #[test]
    fn a_seat_is_read_only_if_the_table_has_it() {
        assert_eq!(Seat::read("3", 3), Ok(Seat::at(2)));
        for wrong in ["0", "4", "", "x", "-1", "999"] {
            assert!(Seat::read(wrong, 3).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_set_knows_its_members() {
        let set: SeatSet = [Seat::at(0), Seat::at(4)].into_iter().collect();
        assert_eq!(set.len(), 2);
        assert!(set.has(Seat::at(4)) && !set.has(Seat::at(3)));
        assert_eq!(set.without(Seat::at(0)), SeatSet::only(Seat::at(4)));
        assert_eq!(SeatSet::all(6).len(), 6);
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::at(0), Seat::at(4)]);
    }
}
