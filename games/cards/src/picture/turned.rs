//! A card as it lies.

use irrgarten_kit::Direction;

use crate::components::{Card, Deck, Face, Kind};
use crate::gates::Gates;

/// What is printed on a card, seen from the table and not from the card's own top.
#[derive(Clone, Copy)]
pub(super) struct Turned {
    pub(super) card: Card,
    pub(super) top: Direction,
    face: &'static Face,
    /// One gate in the middle of each side: the rooms are lanes.
    pub(super) lanes: bool,
}

impl Turned {
    pub(super) fn new(deck: &'static Deck, card: Card, top: Direction) -> Turned {
        Turned { card, top, face: deck.face(card), lanes: deck.gates_per_side == 1 }
    }

    /// All open gate places.
    pub(super) fn gates(&self) -> Gates {
        self.face.gates().turned(self.top)
    }

    /// Is there a gate on this side?
    pub(super) fn opens(&self, side: Direction) -> bool {
        self.gates().meets(Gates::of_side(side))
    }

    /// Are these rooms, counted clockwise as they lie, open to each other?
    pub(super) fn joins(&self, one: usize, two: usize) -> bool {
        let printed = |room: usize| ((room + 4 - self.top.index()) % 4) as u8;
        let ends = (printed(one), printed(two));
        let passages = Face::PASSAGES.into_iter().zip(self.face.passages);
        passages.into_iter().any(|(rooms, open)| open && (rooms == ends || rooms == (ends.1, ends.0)))
    }

    /// Do its two corridors never meet?
    pub(super) fn is_split(&self) -> bool {
        !self.face.corridors[1].is_empty()
    }

    /// The treasures with their rooms, counted clockwise as they lie.
    pub(super) fn treasures(&self) -> [(usize, Kind); 2] {
        self.face
            .treasures
            .map(|treasure| ((usize::from(treasure.room) + self.top.index()) % 4, treasure.kind))
    }
}
