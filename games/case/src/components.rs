//! What is in the box: suspects, exhibits, places and their cards (K-COMP-01, K-COMP-02).

use irrgarten_game::BadText;
use irrgarten_kit::{Cursor, Indexed};

pub(crate) const SUSPECTS: usize = 6;
pub(crate) const EXHIBITS: usize = 6;
pub(crate) const PLACES: usize = 9;
/// All cards.
pub const CARDS: usize = SUSPECTS + EXHIBITS + PLACES;
/// Cards that do not go into the case file.
pub(crate) const DEALT: usize = CARDS - 3;
/// All case files there can be.
pub const CASES: usize = SUSPECTS * EXHIBITS * PLACES;

const _: () = assert!(CARDS == 21 && CASES == 324, "K-COMP-02 and K-SETUP-06");

/// A kind of thing that has a card, a letter and a number.
macro_rules! thing {
    ($(#[$about:meta])* $name:ident, $count:ident, $first:literal, $offset:expr) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub struct $name(u8);

        impl $name {
            /// How it is written.
            pub const fn letter(self) -> char {
                ($first + self.0) as char
            }

            pub fn from_letter(letter: char) -> Option<$name> {
                $name::all().find(|thing| thing.letter() == letter)
            }

            /// Its card.
            pub const fn card(self) -> Card {
                Card($offset as u8 + self.0)
            }

            pub(crate) fn read(cursor: &mut Cursor<'_>, expected: &str) -> Result<$name, BadText> {
                let thing = cursor.peek().and_then($name::from_letter);
                let thing = thing.ok_or_else(|| cursor.fail(expected))?;
                cursor.next_char();
                Ok(thing)
            }
        }

        impl Indexed for $name {
            const COUNT: usize = $count;

            fn index(self) -> usize {
                usize::from(self.0)
            }

            fn at(index: usize) -> $name {
                debug_assert!(index < $count, "no such thing: {index}");
                $name(index as u8)
            }
        }
    };
}

thing! {
    /// Who: `1` to `6`, with a pawn and a card each.
    Suspect, SUSPECTS, b'1', 0
}
thing! {
    /// What: `a` to `f`, with a marker and a card each.
    Exhibit, EXHIBITS, b'a', SUSPECTS
}
thing! {
    /// Where: `A` to `I`, with a region of the board and a card each.
    Place, PLACES, b'A', SUSPECTS + EXHIBITS
}

/// Which pile a card belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    Suspect(Suspect),
    Exhibit(Exhibit),
    Place(Place),
}

/// A card, counted through suspects, exhibits and places.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Card(u8);

/// A set of cards.
pub type Cards = irrgarten_kit::Set<Card>;

impl Card {
    pub fn kind(self) -> Kind {
        match usize::from(self.0) {
            nth if nth < SUSPECTS => Kind::Suspect(Suspect::at(nth)),
            nth if nth < SUSPECTS + EXHIBITS => Kind::Exhibit(Exhibit::at(nth - SUSPECTS)),
            nth => Kind::Place(Place::at(nth - SUSPECTS - EXHIBITS)),
        }
    }

    /// 0 for suspects, 1 for exhibits, 2 for places.
    pub fn pile(self) -> usize {
        match self.kind() {
            Kind::Suspect(_) => 0,
            Kind::Exhibit(_) => 1,
            Kind::Place(_) => 2,
        }
    }

    /// `1` to `6`, `a` to `f` or `A` to `I`.
    pub fn letter(self) -> char {
        match self.kind() {
            Kind::Suspect(suspect) => suspect.letter(),
            Kind::Exhibit(exhibit) => exhibit.letter(),
            Kind::Place(place) => place.letter(),
        }
    }

    pub fn from_letter(letter: char) -> Option<Card> {
        Card::all().find(|card| card.letter() == letter)
    }

    pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<Card, BadText> {
        let card = cursor.peek().and_then(Card::from_letter);
        let card = card.ok_or_else(|| cursor.fail("a card: 1 to 6, a to f or A to I"))?;
        cursor.next_char();
        Ok(card)
    }
}

impl Indexed for Card {
    const COUNT: usize = CARDS;

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn at(index: usize) -> Card {
        debug_assert!(index < CARDS, "no card {index}");
        Card(index as u8)
    }
}

impl std::fmt::Display for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Write::write_char(f, self.letter())
    }
}

/// The letters of cards, in order.
pub(crate) fn letters(cards: Cards) -> String {
    cards.iter().map(Card::letter).collect()
}

/// Who hid which exhibit where: `2eF`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Triple {
    pub suspect: Suspect,
    pub exhibit: Exhibit,
    pub place: Place,
}

impl Triple {
    pub fn cards(self) -> Cards {
        [self.suspect.card(), self.exhibit.card(), self.place.card()].into_iter().collect()
    }

    /// All of them, in order.
    pub fn all() -> impl Iterator<Item = Triple> {
        (0..CASES).map(Triple::at)
    }

    /// Its number below [`CASES`].
    pub fn index(self) -> usize {
        (self.suspect.index() * EXHIBITS + self.exhibit.index()) * PLACES + self.place.index()
    }

    pub fn at(index: usize) -> Triple {
        let (pair, place) = (index / PLACES, index % PLACES);
        Triple {
            suspect: Suspect::at(pair / EXHIBITS),
            exhibit: Exhibit::at(pair % EXHIBITS),
            place: Place::at(place),
        }
    }

    pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<Triple, BadText> {
        Ok(Triple {
            suspect: Suspect::read(cursor, "a suspect from 1 to 6")?,
            exhibit: Exhibit::read(cursor, "an exhibit from a to f")?,
            place: Place::read(cursor, "a place from A to I")?,
        })
    }
}

impl std::fmt::Display for Triple {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}{}", self.suspect.letter(), self.exhibit.letter(), self.place.letter())
    }
}

/// Cards in every hand at a table of this many (K-SETUP-07).
pub const fn hand_size(seats: u8) -> usize {
    DEALT / seats as usize
}

/// Cards laid open beside the board (K-SETUP-08).
pub const fn open_size(seats: u8) -> usize {
    DEALT % seats as usize
}
