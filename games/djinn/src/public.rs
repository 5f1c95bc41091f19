//! What everybody at the table sees, and what can be asked about it.

use irrgarten_game::{PerSeat, Seat, SeatSet};
use irrgarten_kit::Set;

use crate::components::{CARDS, Card, CardSet, Layout, Roll, Treasure, Treasures};
use crate::fit::Task;
use crate::options::{Clock, Rulings};

/// Where a round stands. The check is done in the moment the race ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    Roll,
    /// The die is in the air.
    Rolling,
    /// Until `go`.
    Deal(Roll),
    Race(Roll),
    /// The slow one chooses.
    Last(Roll),
    Over,
}

impl Phase {
    /// What was rolled, while it matters.
    pub fn roll(self) -> Option<Roll> {
        match self {
            Phase::Deal(roll) | Phase::Race(roll) | Phase::Last(roll) => Some(roll),
            Phase::Roll | Phase::Rolling | Phase::Over => None,
        }
    }

    pub fn is_race(self) -> bool {
        matches!(self, Phase::Race(_))
    }
}

/// How far a seat is in the round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Progress {
    /// D-SW-01: has not turned its cards up yet.
    Waiting,
    Working,
    Passed,
    /// Has claimed, or has chosen after the race.
    Done,
}

/// What no viewer is ever denied.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Public {
    pub rulings: Rulings,
    pub round: u8,
    pub roller: Seat,
    pub phase: Phase,
    /// D-ROLL-04: assignment cards out of the game.
    pub used: Set<Layout>,
    /// The treasure cards in the middle.
    pub treasures: Treasures,
    pub discard: CardSet,
    /// D-EXCH-05: discarded by the exchange whose draws are still to come.
    pub put_down: CardSet,
    /// What each seat has done in this race, counted.
    pub moves: PerSeat<u16>,
    pub tick: u8,
}

impl Public {
    /// Path cards for every seat this round.
    pub fn cards_each(&self) -> usize {
        self.phase.roll().map_or(0, Roll::cards)
    }

    /// What this round asks for, once it is known.
    pub fn task(&self) -> Option<Task> {
        self.phase.roll().map(|roll| self.rulings.task(roll))
    }

    pub(crate) fn in_ticks(&self) -> bool {
        self.rulings.clock == Clock::Ticks
    }

    /// D-SW-01: does every seat race for itself now, unseen by the others?
    pub(crate) fn is_personal_race(&self) -> bool {
        self.rulings.personal() && self.phase.is_race()
    }

    /// D-CLAIM-01: the treasure card with the most treasures leaves the middle.
    pub(crate) fn take_best(&mut self) -> Option<Treasure> {
        let best = self.treasures.iter().last()?;
        self.treasures.remove(best);
        Some(best)
    }
}

/// What can be asked about a table whether or not all its cards are visible.
pub trait Table {
    fn public(&self) -> &Public;

    fn seats(&self) -> u8;

    /// How many cards this seat has.
    fn held(&self, seat: Seat) -> usize;

    fn progress(&self, seat: Seat) -> Progress;

    /// D-SW-02: the order of everybody's pile as far as somebody has drawn.
    fn line(&self) -> &[Card];

    /// The seats that have neither claimed nor passed.
    fn racing(&self) -> SeatSet {
        let working =
            |seat: &Seat| self.public().phase.is_race() && self.progress(*seat) == Progress::Working;
        Seat::all(self.seats()).filter(working).collect()
    }

    /// D-SW-01: the seats that have not begun their own race.
    fn waiting(&self) -> SeatSet {
        let waiting =
            |seat: &Seat| self.public().phase.is_race() && self.progress(*seat) == Progress::Waiting;
        Seat::all(self.seats()).filter(waiting).collect()
    }

    /// The seat the next card is dealt to. Equal hands are dealt once.
    fn dealing(&self) -> Option<Seat> {
        let Phase::Deal(roll) = self.public().phase else { return None };
        let mut seats = Seat::all(if self.public().rulings.same { 1 } else { self.seats() });
        seats.find(|&seat| self.held(seat) < roll.cards())
    }

    /// The seat that has discarded and not yet drawn.
    fn drawing(&self) -> Option<Seat> {
        let Phase::Race(roll) = self.public().phase else { return None };
        let each = roll.cards();
        Seat::all(self.seats()).find(|&seat| self.held(seat) < each)
    }

    /// D-LAST-01: the seat that chooses now, the next without a card clockwise from the roller's left.
    fn chooser(&self) -> Option<Seat> {
        let last = matches!(self.public().phase, Phase::Last(_));
        self.clockwise().find(|&seat| last && self.progress(seat) != Progress::Done)
    }

    /// All seats from the roller's left, the roller last.
    fn clockwise(&self) -> impl Iterator<Item = Seat> + use<Self> {
        let (seats, first) = (self.seats(), self.public().roller.left(self.seats()));
        std::iter::successors(Some(first), move |seat| Some(seat.left(seats))).take(usize::from(seats))
    }

    /// How many cards the pile has, whatever they are.
    fn pile_count(&self) -> usize {
        let public = self.public();
        let seats = Seat::all(if public.rulings.same { 1 } else { self.seats() });
        let held: usize = match public.phase {
            Phase::Race(roll) | Phase::Last(roll) if public.rulings.personal() => {
                seats.count() * roll.cards()
            }
            _ => seats.map(|seat| self.held(seat)).sum(),
        };
        CARDS.saturating_sub(held + public.discard.len() + public.put_down.len() + self.line().len())
    }
}
