//! A position that can be played on.

use irrgarten_game::{Notation as _, PerSeat, Seat};
use irrgarten_kit::{Bag, Order};

use crate::Cards;
use crate::components::{CARDS, Card, CardSet, Deck};
use crate::labyrinth::Labyrinth;
use crate::options::Rulings;

/// A valid position. It comes from a deal or through [`Setup`](crate::Setup), the one checked door.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) rulings: Rulings,
    pub(crate) labyrinth: Labyrinth,
    pub(crate) hands: PerSeat<CardSet>,
    pub(crate) won: PerSeat<CardSet>,
    /// The cards nobody holds, and those laid aside unseen unless it is known which they are.
    pub(crate) unseen: Bag<CARDS>,
    /// The cards laid aside, if a position that was written down tells which: all of them or none. An empty pile
    /// makes no difference between the two, so it has none.
    pub(crate) aside: CardSet,
    /// How many cards can still be drawn. It follows from the rest, but is asked for in every turn of a playout.
    pub(crate) pile: u8,
    /// Whose turn it is; nobody's when the game is over.
    pub(crate) mover: Option<Seat>,
}

/// Cards in a hand at the beginning of a turn.
pub(crate) const HAND: usize = 2;

impl State {
    pub fn rulings(&self) -> Rulings {
        self.rulings
    }

    pub fn deck(&self) -> &'static Deck {
        self.rulings.deck.deck()
    }

    pub fn labyrinth(&self) -> &Labyrinth {
        &self.labyrinth
    }

    pub fn seats(&self) -> u8 {
        self.hands.seats()
    }

    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat]
    }

    /// The cards a seat has collected.
    pub fn won(&self, seat: Seat) -> CardSet {
        self.won[seat]
    }

    pub fn mover(&self) -> Option<Seat> {
        self.mover
    }

    /// How many cards can still be drawn.
    pub fn pile(&self) -> usize {
        usize::from(self.pile)
    }

    /// The seat that has laid its card and draws now (C-DRAW-01).
    pub fn drawing(&self) -> Option<Seat> {
        self.mover.filter(|&seat| self.pile > 0 && self.hands[seat].len() < HAND)
    }

    /// Could the pile give this card?
    pub fn may_draw(&self, card: Card) -> bool {
        self.unseen.count(card) > 0
    }
}

impl std::fmt::Debug for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&Cards::position(self, &Order::default()))
    }
}
