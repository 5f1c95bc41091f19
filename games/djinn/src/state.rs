//! A position with everything in it: what everybody sees, the hands, and what was chosen for the tick.

use irrgarten_game::{PerSeat, Seat};
use irrgarten_kit::{List, Set};

use crate::action::{Action, Think};
use crate::arrangement::Arrangement;
use crate::components::{CARDS, Card, CardSet};
use crate::public::{Progress, Public, Table};
use crate::view::View;

/// How a seat stands in the round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Status {
    #[default]
    Working,
    /// D-SW-01: has not turned its cards up yet.
    Waiting,
    Passed,
    /// Took the card of this value; with the stopwatch the value is known when all are done.
    Claimed {
        value: Option<u8>,
        time: Option<Think>,
    },
    /// D-CHECK-03.
    GaveBack,
    /// D-LAST-01: this one of the cards put back, or none.
    Chose(Option<u8>),
}

impl Status {
    pub(crate) fn progress(self) -> Progress {
        match self {
            Status::Working => Progress::Working,
            Status::Waiting => Progress::Waiting,
            Status::Passed => Progress::Passed,
            Status::Claimed { .. } | Status::GaveBack | Status::Chose(_) => Progress::Done,
        }
    }
}

/// What lies before a seat, the cards turned up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Place {
    /// Treasures of the rounds before.
    pub points: u16,
    pub hand: CardSet,
    pub laid: Arrangement,
    pub status: Status,
    /// The table's clock for the seat's next action.
    pub time: Option<Think>,
    /// Ticks for which an exchange still keeps it busy.
    pub busy: u8,
    /// D-SW-02: where everybody has a pile of their own.
    pub own: OwnPiles,
}

/// D-SW-02: the piles of a seat that draws from a copy of the pile for itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct OwnPiles {
    pub discard: CardSet,
    /// Discarded by the exchange whose draws are still to come.
    pub put_down: CardSet,
    /// D-EXCH-05: discards shuffled in again, once the whole copy is drawn.
    pub renewed: CardSet,
}

impl OwnPiles {
    pub(crate) fn all(&self) -> CardSet {
        self.discard.or(self.put_down).or(self.renewed)
    }

    /// D-EXCH-05: what is drawn from when the copy is used up: the cards just put down only if there are no others.
    pub(crate) fn next(&self) -> CardSet {
        let piles = [self.renewed, self.discard, self.put_down];
        piles.into_iter().find(|pile| !pile.is_empty()).unwrap_or_default()
    }

    /// A card leaves the pile that is drawn from.
    fn draw(&mut self, card: Card) {
        if self.renewed.is_empty() {
            let used = if self.discard.is_empty() { &mut self.put_down } else { &mut self.discard };
            self.renewed = std::mem::take(used);
        }
        self.renewed.remove(card);
    }
}

impl Place {
    /// All cards it has had, where everybody has a pile of their own.
    pub(crate) fn cards(&self) -> CardSet {
        self.hand.or(self.own.all())
    }

    /// How many cards it has drawn from its own copy of the pile, if each seat has one.
    pub(crate) fn drawn(&self, each: usize) -> usize {
        self.cards().len().saturating_sub(each)
    }

    /// The cards it was dealt, where everybody has a pile of their own.
    pub(crate) fn dealt(&self, line: &[Card], each: usize) -> CardSet {
        let drawn: CardSet = line.iter().take(self.drawn(each)).copied().collect();
        self.cards().minus(drawn)
    }
}

/// The cards that lie neither before one of these seats nor on a discard pile.
pub(crate) fn rest<'a>(public: &Public, line: &[Card], places: impl Iterator<Item = &'a Place>) -> CardSet {
    let (personal, each) = (public.rulings.personal(), public.cards_each());
    let held = places.fold(Set::EMPTY, |all: CardSet, place| {
        all.or(if personal { place.dealt(line, each) } else { place.hand })
    });
    let known: CardSet = line.iter().copied().collect();
    Set::full().minus(held).minus(public.discard).minus(public.put_down).minus(known)
}

/// A valid position. It comes from a deal or through the one checked door, [`State::try_from`] a
/// [`Setup`](crate::Setup).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) public: Public,
    pub(crate) places: PerSeat<Place>,
    /// D-TICK-01: what seats have submitted for this tick.
    pub(crate) choices: PerSeat<Option<Action>>,
    /// D-SW-02: the order of everybody's pile as far as somebody has drawn.
    pub(crate) line: List<Card, CARDS>,
}

impl Table for State {
    fn public(&self) -> &Public {
        &self.public
    }

    fn seats(&self) -> u8 {
        self.places.seats()
    }

    fn held(&self, seat: Seat) -> usize {
        self.places[seat].hand.len()
    }

    fn progress(&self, seat: Seat) -> Progress {
        self.places[seat].status.progress()
    }

    fn line(&self) -> &[Card] {
        &self.line
    }
}

impl State {
    pub fn place(&self, seat: Seat) -> &Place {
        &self.places[seat]
    }

    pub fn places(&self) -> impl Iterator<Item = &Place> {
        self.places.iter()
    }

    /// Does the table wait for this seat, in this tick or race?
    pub fn awaited(&self, seat: Seat) -> bool {
        let place = &self.places[seat];
        let racing = self.public.phase.is_race() && place.status == Status::Working;
        racing && place.busy == 0 && self.choices[seat].is_none()
    }

    /// How many cards a seat has drawn from its copy of the pile.
    pub(crate) fn drawn(&self, seat: Seat) -> usize {
        self.places[seat].drawn(self.public.cards_each())
    }

    /// D-SW-02, D-EXCH-05: a seat takes a card from its copy of the pile, or from its discards.
    pub(crate) fn draw_own(&mut self, seat: Seat, card: Card) {
        let is_new = self.drawn(seat) == self.line.len();
        if is_new && self.pile().is_empty() {
            self.places[seat].own.draw(card);
        } else if is_new {
            self.line.push(card);
        }
    }

    /// The cards of the pile: those that lie nowhere else.
    pub fn pile(&self) -> CardSet {
        rest(&self.public, &self.line, self.places.iter())
    }

    /// D-EXCH-05: what the seat that draws could get.
    pub(crate) fn draws(&self, seat: Seat) -> CardSet {
        let pile = self.pile();
        if self.public.rulings.personal() {
            return match self.line.get(self.drawn(seat)) {
                Some(&card) => [card].into_iter().collect(),
                None if pile.is_empty() => self.places[seat].own.next(),
                None => pile,
            };
        }
        let piles = [pile, self.public.discard, self.public.put_down];
        piles.into_iter().find(|pile| !pile.is_empty()).unwrap_or_default()
    }
}

impl std::fmt::Debug for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&crate::notation::text(&View::open(self), &irrgarten_kit::Order::default()))
    }
}
