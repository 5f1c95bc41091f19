//! Anything that can be written down as a position, and the one checked door to states and views.

mod check;

use irrgarten_game::{PerSeat, Seat, SeatSet};
use irrgarten_kit::{Hand, Openings, Pile};

use crate::board::Board;
use crate::components::{Arrow, Cards, Colour, Magic, Square, Treasure};
use crate::public::{Public, Stage};
use crate::state::State;
use crate::tower::Tower;
use crate::view::View;

/// What belongs to a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    pub colour: Colour,
    pub pawn: Square,
    /// Treasures found, in this order.
    pub found: Vec<Treasure>,
    /// The treasure cards still to be found, the target first, as far as they are known.
    pub pile: Vec<Treasure>,
    /// How many cards lie below them that are not known.
    pub hidden: usize,
    pub rune_done: bool,
    pub hand: Hand<Cards>,
    /// Is every magic card a joker for this seat?
    pub kid: bool,
}

/// A position as it is written, possible or not, with or without its secrets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// What stands on the squares without a fixed tower, row by row.
    pub towers: Vec<(Tower, Openings)>,
    pub free: Tower,
    /// By seat.
    pub places: Vec<Place>,
    pub deck: Pile<Magic>,
    pub discard: Vec<Magic>,
    pub stage: Stage,
    pub barred: Option<Arrow>,
    pub stay_finds: bool,
    /// With `equal_turns`: the seat with which every round begins.
    pub round: Option<Seat>,
}

/// The part of a position that cannot be, in the order in which they are written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Part {
    Board,
    Free,
    Pawns,
    Treasures,
    Hands,
    Deck,
    Discard,
    Turn,
    Barred,
}

impl irrgarten_kit::Part for Part {
    fn field(self) -> usize {
        match self {
            Part::Board => 2,
            Part::Free => 3,
            Part::Pawns => 4,
            Part::Treasures => 5,
            Part::Hands => 7,
            Part::Deck => 8,
            Part::Discard => 9,
            Part::Turn => 10,
            Part::Barred => 11,
        }
    }
}

/// Why a setup is no position.
pub type Impossible = irrgarten_kit::Impossible<Part>;

impl Setup {
    pub fn seats(&self) -> u8 {
        self.places.len() as u8
    }
}

impl TryFrom<Setup> for View {
    type Error = Impossible;

    /// The view this describes, if somebody could see a position like that.
    fn try_from(setup: Setup) -> Result<View, Impossible> {
        setup.check()?;
        let seats = setup.seats();
        let place = |seat: Seat| &setup.places[seat.index()];
        let which = |has: fn(&Place) -> bool| -> SeatSet {
            Seat::all(seats).filter(|&seat| has(place(seat))).collect()
        };
        let public = Public {
            board: Board::new(setup.free, setup.towers.iter().copied()),
            colours: PerSeat::from_fn(seats, |seat| place(seat).colour),
            pawns: PerSeat::from_fn(seats, |seat| place(seat).pawn),
            found: PerSeat::from_fn(seats, |seat| place(seat).found.iter().copied().collect()),
            runes: which(|place| place.rune_done),
            discard: setup.discard.iter().copied().collect(),
            stage: setup.stage,
            barred: setup.barred,
            kids: which(|place| place.kid),
            stay_finds: setup.stay_finds,
            round: setup.round,
        };
        Ok(View {
            public,
            known: PerSeat::from_fn(seats, |seat| place(seat).pile.iter().copied().collect()),
            hands: PerSeat::from_fn(seats, |seat| place(seat).hand.map(|cards| *cards)),
        })
    }
}

impl TryFrom<Setup> for State {
    type Error = Impossible;

    /// The state this describes, if it describes one completely.
    fn try_from(setup: Setup) -> Result<State, Impossible> {
        let view = View::try_from(setup)?;
        let known =
            Seat::all(view.public.seats()).all(|seat| view.known(seat).len() == view.public.left(seat));
        let expected = "all treasure cards in sight: a position with ? is only a view";
        Impossible::unless(known, Part::Treasures, expected)?;
        let open = view.hands.iter().all(|hand| hand.open().is_some());
        Impossible::unless(open, Part::Hands, "all hands in sight: a position with ? is only a view")?;
        Ok(view.completed([], []))
    }
}
