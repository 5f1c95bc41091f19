//! What everybody at the table sees, and what can be asked about it.

use irrgarten_game::{PerSeat, Seat};
use irrgarten_kit::Set;

use crate::book::PageNumber;
use crate::components::{Ability, Arrow, Colour, PLACES, Painting, Square};
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
    /// This seat has turned up the tile under its pawn and says how it lies (P-BACK-03). No movement is left; this many
    /// paintings are collected in this turn.
    Orient { seat: Seat, collected: u8 },
    /// This many painting cards are still drawn for this seat (P-END-01).
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
            Stage::Read(seat)
            | Stage::Page(seat)
            | Stage::Act { seat, .. }
            | Stage::Orient { seat, .. }
            | Stage::Draw { seat, .. } => Some(seat),
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
    /// A pawn that stops on a face-down tile must turn it up (`turn_back=must`).
    pub must_turn: bool,
    /// Staying collects nothing (`stay_collects=no`).
    pub stay_is_no_stop: bool,
    /// Views show what lies face down (`memory=aid`).
    pub aid: bool,
}

/// What everybody at the table sees, beside the maze.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Public {
    pub mode: Mode,
    pub colours: PerSeat<Colour>,
    /// Where the pawns stand.
    pub pawns: PerSeat<Square>,
    pub tableaus: PerSeat<Tableau>,
    /// What each seat has beside Slide.
    pub abilities: PerSeat<Ability>,
    pub stage: Stage,
    /// Has the seat on turn used its Slide?
    pub slide_used: bool,
    /// Has the seat on turn used its other ability?
    pub ability_used: bool,
    /// The seat whose turn it was when the game was won, if it had used any of the two.
    pub won_after_using: Option<Seat>,
    pub latest: Option<Latest>,
    /// Painting cards to be drawn. Nobody knows their order.
    pub pile: Set<Painting>,
    /// Unread pages. Nobody knows their order.
    pub book: Set<PageNumber>,
    pub rulings: Rulings,
}

impl Public {
    pub fn seats(&self) -> u8 {
        self.pawns.seats()
    }

    /// Has this seat used its Slide, its other ability?
    pub(crate) fn used(&self, seat: Seat) -> (bool, bool) {
        let on_turn = self.stage.mover().or(self.won_after_using) == Some(seat);
        (on_turn && self.slide_used, on_turn && self.ability_used)
    }

    /// Where a tile is turned up and not yet laid (P-BACK-03). In the maze it has no passages, like a back.
    pub fn turned_up(&self) -> Option<Square> {
        match self.stage {
            Stage::Orient { seat, .. } => Some(self.pawns[seat]),
            _ => None,
        }
    }

    /// The seats whose pawns stand on this square.
    pub(crate) fn standing_on(&self, square: Square) -> impl Iterator<Item = Seat> {
        self.pawns.each().filter(move |(_, pawn)| **pawn == square).map(|(seat, _)| seat)
    }

    /// The arrow at which no player may push: it would take back what the thief just did (P-SLIDE-07).
    #[inline]
    pub fn barred(&self) -> Option<Arrow> {
        self.latest.filter(|latest| latest.thief).map(|latest| latest.arrow.opposite())
    }

    /// The paintings that have been collected.
    pub fn found(&self) -> Set<Painting> {
        let open = self.tableaus.iter().flatten().flatten().copied().collect();
        Set::full().minus(self.pile).minus(open)
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
