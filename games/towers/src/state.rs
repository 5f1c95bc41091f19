//! A position that can be played on.

use irrgarten_game::{PerSeat, Seat, SeatSet};
use irrgarten_kit::List;

use crate::board::Board;
use crate::components::{Arrow, Cards, Colour, MAGIC, Magic, Square, TREASURES, Treasure};

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

/// The treasure cards of a seat as they were dealt: first those found, then the target, then the rest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Pile {
    pub(crate) cards: List<Treasure, { TREASURES / 2 }>,
    pub(crate) found: u8,
}

impl Pile {
    pub(crate) fn found(&self) -> &[Treasure] {
        &self.cards[..usize::from(self.found)]
    }

    /// The cards still to be found, the target first.
    pub(crate) fn left(&self) -> &[Treasure] {
        &self.cards[usize::from(self.found)..]
    }
}

/// A valid position. It comes from a deal or through [`Setup`](crate::Setup), the one checked door.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) colours: PerSeat<Colour>,
    pub(crate) pawns: PerSeat<Square>,
    pub(crate) piles: PerSeat<Pile>,
    /// Who has turned the rune card over.
    pub(crate) runes: SeatSet,
    pub(crate) hands: PerSeat<Cards>,
    /// The draw pile. Nobody knows its order.
    pub(crate) deck: Cards,
    /// In the order played.
    pub(crate) discard: List<Magic, MAGIC>,
    pub(crate) stage: Stage,
    /// The arrow opposite to the latest slide.
    pub(crate) barred: Option<Arrow>,
    /// Who plays by the children's rule.
    pub(crate) kids: SeatSet,
    pub(crate) stay_finds: bool,
    /// With `equal_turns`: the seat with which every round begins.
    pub(crate) round: Option<Seat>,
}

impl State {
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

    /// The treasures a seat has found, in this order.
    pub fn found(&self, seat: Seat) -> &[Treasure] {
        self.piles[seat].found()
    }

    /// The treasure cards a seat has before it, the target first.
    pub fn pile(&self, seat: Seat) -> &[Treasure] {
        self.piles[seat].left()
    }

    /// What a seat is looking for.
    pub fn target(&self, seat: Seat) -> Option<Treasure> {
        self.pile(seat).first().copied()
    }

    /// Has the seat turned its rune card over?
    pub fn rune_done(&self, seat: Seat) -> bool {
        self.runes.has(seat)
    }

    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat]
    }

    pub fn deck(&self) -> Cards {
        self.deck
    }

    pub fn discard(&self) -> &[Magic] {
        &self.discard
    }

    pub fn stage(&self) -> Stage {
        self.stage
    }

    pub fn barred(&self) -> Option<Arrow> {
        self.barred
    }

    /// Does every magic card count as a joker for this seat?
    pub fn is_kid(&self, seat: Seat) -> bool {
        self.kids.has(seat)
    }

    pub fn stay_finds(&self) -> bool {
        self.stay_finds
    }

    /// With `equal_turns`: the seat with which every round begins.
    pub fn round(&self) -> Option<Seat> {
        self.round
    }

    /// Has the seat found all its treasures and turned its rune card over?
    pub fn goals_met(&self, seat: Seat) -> bool {
        self.pile(seat).is_empty() && self.rune_done(seat)
    }

    /// Goals met, and on its own start: that seat has won, at the latest when the round is over (T-END-01).
    pub fn is_home(&self, seat: Seat) -> bool {
        self.goals_met(seat) && self.pawn(seat) == self.colour(seat).corner()
    }

    /// Everybody who is home.
    pub fn home(&self) -> SeatSet {
        Seat::all(self.seats()).filter(|&seat| self.is_home(seat)).collect()
    }
}

impl std::fmt::Debug for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&crate::notation::state_text(self))
    }
}
