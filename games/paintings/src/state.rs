//! A position that can be played on.

use irrgarten_game::{PerSeat, Seat};
use irrgarten_kit::Set;

use crate::board::Board;
use crate::book::PageNumber;
use crate::components::{Ability, Arrow, Colour, PAINTINGS, PLACES, Painting, Square};
use crate::options::Mode;

/// Whose turn it is and what is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// This seat must read (P-READ-01).
    Read(Seat),
    /// The page is turned over.
    Page(Seat),
    /// This seat acts: movements left, paintings collected in this turn.
    Act { seat: Seat, moves: u8, collected: u8 },
    /// So many painting cards are still drawn for this seat (P-END-01).
    Draw { seat: Seat, left: u8 },
    /// All paintings are found (P-WIN-01).
    Won,
    /// The book is read to its end (P-LOSE-01).
    Lost,
}

impl Stage {
    /// The seat with the book (P-TURN-01).
    pub fn mover(self) -> Option<Seat> {
        match self {
            Stage::Read(seat) | Stage::Page(seat) | Stage::Act { seat, .. } | Stage::Draw { seat, .. } => {
                Some(seat)
            }
            Stage::Won | Stage::Lost => None,
        }
    }
}

/// The latest slide of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Latest {
    pub arrow: Arrow,
    /// The thief's, not a player's?
    pub thief: bool,
}

/// The two places for painting cards in front of a seat, left and right.
pub type Tableau = [Option<Painting>; PLACES];

/// Rulings a table can choose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Rulings {
    /// A face-down tile one stops on must be turned (`turn_back=must`).
    pub must_turn: bool,
    /// Staying collects nothing (`stay_collects=no`).
    pub stay_is_no_stop: bool,
    /// Views show what lies face down (`memory=aid`).
    pub aid: bool,
}

/// A valid position. It comes from a deal or through [`Setup`](crate::Setup), the one checked door.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) mode: Mode,
    pub(crate) board: Board,
    pub(crate) colours: PerSeat<Colour>,
    pub(crate) pawns: PerSeat<Square>,
    pub(crate) tableaus: PerSeat<Tableau>,
    pub(crate) abilities: PerSeat<Ability>,
    pub(crate) stage: Stage,
    /// Has the seat on turn used its Slide, its other ability?
    pub(crate) slide_used: bool,
    pub(crate) ability_used: bool,
    pub(crate) latest: Option<Latest>,
    /// Painting cards to be drawn. Nobody knows their order.
    pub(crate) pile: Set<Painting>,
    /// Unread pages. Nobody knows their order.
    pub(crate) book: Set<PageNumber>,
    pub(crate) rulings: Rulings,
}

impl State {
    pub fn mode(&self) -> Mode {
        self.mode
    }

    pub fn board(&self) -> &Board {
        &self.board
    }

    pub fn seats(&self) -> u8 {
        self.pawns.seats()
    }

    pub fn colour(&self, seat: Seat) -> Colour {
        self.colours[seat]
    }

    /// Where a seat's pawn stands.
    pub fn pawn(&self, seat: Seat) -> Square {
        self.pawns[seat]
    }

    pub fn tableau(&self, seat: Seat) -> Tableau {
        self.tableaus[seat]
    }

    /// What a seat has beside Slide.
    pub fn ability(&self, seat: Seat) -> Ability {
        self.abilities[seat]
    }

    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Has the seat on turn used its Slide?
    pub fn slide_used(&self) -> bool {
        self.slide_used
    }

    /// Has the seat on turn used its other ability?
    pub fn ability_used(&self) -> bool {
        self.ability_used
    }

    pub fn latest(&self) -> Option<Latest> {
        self.latest
    }

    /// The arrow at which no player may push: it would take back what the thief just did (P-SLIDE-07).
    #[inline]
    pub fn barred(&self) -> Option<Arrow> {
        self.latest.filter(|latest| latest.thief).map(|latest| latest.arrow.opposite())
    }

    pub fn pile(&self) -> Set<Painting> {
        self.pile
    }

    pub fn book(&self) -> Set<PageNumber> {
        self.book
    }

    pub fn rulings(&self) -> Rulings {
        self.rulings
    }

    /// Paintings that have been collected.
    pub fn found(&self) -> usize {
        let open: usize = self.tableaus.iter().map(|tableau| tableau.iter().flatten().count()).sum();
        PAINTINGS - self.pile.len() - open
    }

    /// P-COLL-01, P-HELP-01, P-EXP-02, P-EXP-05: whose card, and at which place, a movement of this seat collects that
    /// stops at this painting.
    pub fn collects(&self, seat: Seat, painting: Painting) -> Option<(Seat, usize)> {
        let reach = if self.mode == Mode::Expert { 1 } else { PLACES };
        let on = |owner: Seat| {
            let place = self.tableaus[owner].iter().take(reach).position(|card| *card == Some(painting))?;
            Some((owner, place))
        };
        if self.tableaus[seat].iter().any(Option::is_some) || !self.pile.is_empty() {
            return on(seat);
        }
        Seat::all(self.seats()).find_map(on)
    }
}

impl std::fmt::Debug for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&crate::notation::state_text(self))
    }
}
