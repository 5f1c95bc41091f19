//! A position: what lies on the table and before every seat.

use irrgarten_game::{PerSeat, Seat, SeatSet};
use irrgarten_kit::{List, Set};

use crate::components::{CARDS, Card, CardSet, Layout, Roll, Treasure, Treasures};
use crate::fit::Task;
use crate::options::{Clock, House};
pub use crate::place::{Choice, Hand, Place, Status};

/// Where a round stands. The check is done in the moment the race ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    Roll,
    /// The die is in the air.
    Rolling,
    /// Until `go`.
    Deal,
    Race,
    /// The slow one chooses.
    Last,
    Over,
}

/// A table as it is written down, possible or not, with or without its secrets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    pub house: House,
    pub round: u8,
    pub roller: Seat,
    pub phase: Phase,
    pub roll: Option<Roll>,
    /// D-ROLL-04: assignment cards out of the game.
    pub used: Set<Layout>,
    /// The treasure cards in the middle.
    pub treasures: Treasures,
    pub discard: CardSet,
    /// D-EXCH-05: discarded by the exchange whose draws are still to come.
    pub put_down: CardSet,
    /// D-SW-02: the order of everybody's pile as far as somebody has drawn.
    pub line: List<Card, CARDS>,
    /// Actions in this race.
    pub moves: u16,
    pub tick: u8,
    pub places: PerSeat<Place>,
}

impl Table {
    pub fn seats(&self) -> u8 {
        self.places.seats()
    }

    /// Path cards for every seat this round.
    pub fn cards_each(&self) -> usize {
        self.roll.map_or(0, Roll::cards)
    }

    /// What this round asks for, once it is known.
    pub fn task(&self) -> Option<Task> {
        self.roll.map(|roll| Task { roll, fit: self.house.fit, mirror: self.house.mirror })
    }

    /// The seats that have neither claimed nor passed.
    pub fn racing(&self) -> SeatSet {
        let working = |seat: &Seat| self.phase == Phase::Race && self.places[*seat].status == Status::Working;
        Seat::all(self.seats()).filter(working).collect()
    }

    /// D-SW-01: the seats that have not begun their own race.
    pub fn waiting(&self) -> SeatSet {
        let waiting = |seat: &Seat| self.phase == Phase::Race && self.places[*seat].status == Status::Waiting;
        Seat::all(self.seats()).filter(waiting).collect()
    }

    /// The seat the next card is dealt to. Equal hands are dealt once.
    pub fn dealing(&self) -> Option<Seat> {
        if self.phase != Phase::Deal {
            return None;
        }
        let each = self.cards_each();
        let mut seats = Seat::all(if self.house.same { 1 } else { self.seats() });
        seats.find(|&seat| self.places[seat].held() < each)
    }

    /// The seat that has discarded and not yet drawn.
    pub fn drawing(&self) -> Option<Seat> {
        if self.phase != Phase::Race {
            return None;
        }
        let each = self.cards_each();
        Seat::all(self.seats()).find(|&seat| self.places[seat].held() < each)
    }

    /// Must this seat still say what it does in this tick or race?
    pub fn awaited(&self, seat: Seat) -> bool {
        let place = &self.places[seat];
        let racing = self.phase == Phase::Race && place.status == Status::Working;
        racing && place.busy == 0 && place.choice == Choice::Open
    }

    /// How many cards a seat has drawn from its copy of the pile.
    pub(crate) fn drawn(&self, seat: Seat) -> usize {
        let place = &self.places[seat];
        (place.lost.len() + place.held()).saturating_sub(self.cards_each())
    }

    /// The cards a seat was dealt, where everybody has a pile of their own.
    pub(crate) fn dealt(&self, seat: Seat) -> CardSet {
        let place = &self.places[seat];
        let drawn: CardSet = self.line.iter().take(self.drawn(seat)).copied().collect();
        place.cards().or(place.lost).minus(drawn)
    }

    /// The cards of the pile: those that lie nowhere else.
    pub fn pile(&self) -> CardSet {
        let held = Seat::all(self.seats()).fold(Set::EMPTY, |all: CardSet, seat| {
            all.or(if self.house.personal() { self.dealt(seat) } else { self.places[seat].cards() })
        });
        let known: CardSet = self.line.iter().copied().collect();
        Set::full().minus(held).minus(self.discard).minus(self.put_down).minus(known)
    }

    /// How many cards the pile has, whatever they are.
    pub fn pile_count(&self) -> usize {
        let seats = Seat::all(if self.house.same { 1 } else { self.seats() });
        let held: usize = match self.phase {
            Phase::Race | Phase::Last if self.house.personal() => seats.count() * self.cards_each(),
            _ => seats.map(|seat| self.places[seat].held()).sum(),
        };
        CARDS.saturating_sub(held + self.discard.len() + self.put_down.len() + self.line.len())
    }

    /// D-EXCH-05: what the seat that draws could get.
    pub fn draws(&self, seat: Seat) -> CardSet {
        if self.house.personal()
            && let Some(&card) = self.line.get(self.drawn(seat))
        {
            return [card].into_iter().collect();
        }
        let piles = [self.pile(), self.discard, self.put_down];
        piles.into_iter().find(|pile| !pile.is_empty()).unwrap_or_default()
    }

    /// D-LAST-01: the seat that chooses now, the next without a card clockwise from the roller's left.
    pub fn chooser(&self) -> Option<Seat> {
        let empty = |seat: &Seat| {
            matches!(self.places[*seat].status, Status::Waiting | Status::Working | Status::Passed)
        };
        self.clockwise().find(|seat| self.phase == Phase::Last && empty(seat))
    }

    /// All seats from the roller's left, the roller last.
    pub(crate) fn clockwise(&self) -> impl Iterator<Item = Seat> + use<> {
        let (seats, first) = (self.seats(), self.roller.left(self.seats()));
        std::iter::successors(Some(first), move |seat| Some(seat.left(seats))).take(usize::from(seats))
    }

    /// D-CLAIM-01: the treasure card with the most treasures leaves the middle.
    pub(crate) fn take_best(&mut self) -> Option<Treasure> {
        let best = self.treasures.iter().last()?;
        self.treasures.remove(best);
        Some(best)
    }

    pub(crate) fn in_ticks(&self) -> bool {
        self.house.clock == Clock::Ticks
    }
}

/// A valid position. It comes from a start or through the one checked door, [`State::try_from`] a [`Table`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct State(pub(crate) Table);

impl State {
    pub fn table(&self) -> &Table {
        &self.0
    }
}

impl std::fmt::Debug for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&crate::notation::text(&self.0, None))
    }
}
