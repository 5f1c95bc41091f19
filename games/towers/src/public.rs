//! What everybody at the table sees, and what can be asked about it.

use irrgarten_game::{PerSeat, Seat, SeatSet};
use irrgarten_kit::List;

use crate::board::Board;
use crate::components::{Arrow, Colour, MAGIC, Magic, Square, TREASURES, Treasure};

/// Whose turn it is and what is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// This seat must slide (T-TURN-01).
    Slide(Seat),
    /// This seat moves its pawn or stays (T-TURN-02).
    Move(Seat),
    /// A magic card is drawn for this seat (T-STOP-03, T-STOP-04).
    Draw(Seat),
    /// The game is over, these have won.
    Won(SeatSet),
}

impl Stage {
    /// The seat on turn.
    pub fn mover(self) -> Option<Seat> {
        match self {
            Stage::Slide(seat) | Stage::Move(seat) | Stage::Draw(seat) => Some(seat),
            Stage::Won(_) => None,
        }
    }
}

/// Treasure cards of one seat. With two seats each gets the most.
pub(crate) type Treasures = List<Treasure, { TREASURES / 2 }>;

/// What everybody sees: part of every [`State`](crate::State) and of every [`View`](crate::View).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Public {
    pub board: Board,
    pub colours: PerSeat<Colour>,
    pub pawns: PerSeat<Square>,
    pub found: PerSeat<Treasures>,
    /// The seats that have turned their rune card over.
    pub runes: SeatSet,
    /// In the order played.
    pub discard: List<Magic, MAGIC>,
    pub stage: Stage,
    /// The arrow opposite to the latest slide.
    pub barred: Option<Arrow>,
    /// The seats that play by the children's rule.
    pub kids: SeatSet,
    pub stay_finds: bool,
    /// With `equal_turns`: the seat with which every round begins.
    pub round: Option<Seat>,
}

impl Public {
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

    /// The seats whose pawns stand on this square.
    pub(crate) fn pawns_on(&self, square: Square) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats()).filter(move |&seat| self.pawn(seat) == square)
    }

    /// The treasures a seat has found, in this order.
    pub fn found(&self, seat: Seat) -> &[Treasure] {
        &self.found[seat]
    }

    /// How many treasures a seat still has to find.
    pub fn left(&self, seat: Seat) -> usize {
        TREASURES / usize::from(self.seats()) - self.found[seat].len()
    }

    /// Has the seat turned its rune card over?
    pub fn rune_done(&self, seat: Seat) -> bool {
        self.runes.has(seat)
    }

    /// Does every magic card count as a joker for this seat?
    pub fn is_kid(&self, seat: Seat) -> bool {
        self.kids.has(seat)
    }

    /// Has the seat found all its treasures and turned its rune card over?
    pub fn goals_met(&self, seat: Seat) -> bool {
        // Multiplied, not divided: this is asked of every seat in every turn of a playout.
        self.rune_done(seat) && self.found[seat].len() * usize::from(self.seats()) == TREASURES
    }

    /// Goals met, and on its own start: that seat has won, at the latest when the round is over (T-END-01).
    pub fn is_home(&self, seat: Seat) -> bool {
        self.goals_met(seat) && self.pawn(seat) == self.colour(seat).corner()
    }

    /// Every seat that is home.
    pub fn home(&self) -> SeatSet {
        Seat::all(self.seats()).filter(|&seat| self.is_home(seat)).collect()
    }
}
