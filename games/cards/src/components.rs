//! What is in the box: two decks of fifty cards, read from their data files when the program is compiled.

use std::fmt;
use std::str::FromStr;

use irrgarten_game::BadText;
use irrgarten_kit::{Direction, Indexed, Set};

use crate::gates::Gates;

/// Cards in every deck.
pub(crate) const CARDS: usize = 50;
/// Kinds of treasures.
pub(crate) const KINDS: usize = 25;
/// Every kind is on this many cards.
pub(crate) const CARDS_OF_A_KIND: usize = 4;
/// The most cards one turn can win: the other three of each of the laid card's two kinds.
pub const MOST_TAKEN: usize = 2 * (CARDS_OF_A_KIND - 1);

irrgarten_kit::numbered_cards! {
    /// A card, by the number printed on it.
    pub struct Card of CARDS;
}

pub type CardSet = Set<Card>;

/// The picture of a treasure.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Kind(u8);

impl Kind {
    const NAMES: [&'static str; KINDS] = [
        "amulet",
        "bat",
        "crown",
        "dragon",
        "emerald",
        "feather",
        "ghost",
        "helmet",
        "idol",
        "jug",
        "candlestick",
        "lizard",
        "map",
        "necklace",
        "owl",
        "purse",
        "quill",
        "ring",
        "sword",
        "chest",
        "unicorn",
        "viper",
        "wand",
        "axe",
        "key",
    ];

    pub(crate) const fn from_letter(letter: u8) -> Kind {
        assert!(letter >= b'A' && letter < b'A' + KINDS as u8, "a treasure is a letter from A to Y");
        Kind(letter - b'A')
    }

    /// `A` to `Y`, as in the deck files.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    pub const fn name(self) -> &'static str {
        Kind::NAMES[self.0 as usize]
    }
}

impl Indexed for Kind {
    const COUNT: usize = KINDS;

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn at(index: usize) -> Kind {
        debug_assert!(index < KINDS, "no kind {index}");
        Kind(index as u8)
    }
}

/// A treasure on a card.
#[derive(Clone, Copy, Debug)]
pub struct Treasure {
    pub kind: Kind,
    /// 0 to 3 for a to d, as printed.
    pub room: u8,
    /// Which of the card's corridors passes it.
    pub corridor: u8,
}

/// What is printed on a card.
#[derive(Clone, Copy, Debug)]
pub struct Face {
    /// Gates of the one or two corridors.
    pub corridors: [Gates; 2],
    pub treasures: [Treasure; 2],
    /// Which rooms are open to each other: ab, bc, cd, da, ac, bd.
    pub passages: [bool; 6],
    /// How the deck file calls cards with these passages.
    pub family: char,
}

impl Face {
    /// The ends of each passage.
    pub const PASSAGES: [(u8, u8); 6] = [(0, 1), (1, 2), (2, 3), (3, 0), (0, 2), (1, 3)];

    pub const fn gates(&self) -> Gates {
        self.corridors[0].or(self.corridors[1])
    }

    /// The kinds of its two treasures.
    pub fn kinds(&self) -> [Kind; 2] {
        self.treasures.map(|treasure| treasure.kind)
    }
}

/// A corridor of a card: the smallest place a way leads through.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Corridor {
    pub card: Card,
    /// 0 or 1.
    pub which: u8,
}

/// The gates of a card's corridors as it lies, and where they lead on its neighbours.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Orientation {
    pub(crate) gates: [Gates; 2],
    pub(crate) facing: [Gates; 2],
}

/// Fifty cards.
#[derive(Debug)]
pub struct Deck {
    pub name: DeckName,
    /// One or two.
    pub gates_per_side: u8,
    pub(crate) faces: [Face; CARDS],
    pub(crate) of_kind: [[Corridor; CARDS_OF_A_KIND]; KINDS],
    pub(crate) orientations: [[Orientation; 4]; CARDS],
}

impl Deck {
    pub fn face(&self, card: Card) -> &Face {
        &self.faces[card.index()]
    }

    pub(crate) fn orientation(&self, card: Card, top: Direction) -> Orientation {
        self.orientations[card.index()][top.index()]
    }

    /// The corridors in which a treasure of this kind lies, one on each of four cards.
    pub fn of_kind(&self, kind: Kind) -> &[Corridor; CARDS_OF_A_KIND] {
        &self.of_kind[kind.index()]
    }
}

/// The decks there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum DeckName {
    /// Two gate places on each side.
    #[default]
    Garden50,
    /// One gate in the middle of each side, for small children.
    Lanes50,
}

impl DeckName {
    pub const ALL: [DeckName; 2] = [DeckName::Garden50, DeckName::Lanes50];
    pub(crate) const WORDS: &'static [&'static str] = &["garden50", "lanes50"];

    pub fn deck(self) -> &'static Deck {
        static DECKS: [Deck; 2] = [
            crate::deck_file::read(DeckName::Garden50, include_str!("../decks/garden50.deck")),
            crate::deck_file::read(DeckName::Lanes50, include_str!("../decks/lanes50.deck")),
        ];
        &DECKS[self as usize]
    }
}

impl fmt::Display for DeckName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(DeckName::WORDS[*self as usize])
    }
}

impl FromStr for DeckName {
    type Err = BadText;

    fn from_str(text: &str) -> Result<DeckName, BadText> {
        let named = DeckName::ALL.into_iter().zip(DeckName::WORDS).find(|(_, word)| **word == text);
        named.map(|(name, _)| name).ok_or_else(|| BadText::new(text, 0, DeckName::WORDS.join(" or ")))
    }
}
