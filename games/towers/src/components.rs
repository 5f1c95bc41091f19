//! What is in the box: treasures, magic cards and pawns; the towers are in `tower`.

use irrgarten_game::Message;
pub use irrgarten_kit::Colour;
use irrgarten_kit::{Arrow as AnyArrow, Direction, Indexed, Square as AnySquare};

/// Squares along a side.
pub const EXTENT: usize = 5;
pub type Square = AnySquare<EXTENT>;
pub type SquareSet = irrgarten_kit::SquareSet<EXTENT>;
pub type Arrow = AnyArrow<EXTENT>;

/// The centre, where the rune stone stands (T-COMP-03).
pub const RUNE_STONE: Square = Square::new(2, 2);

/// The places where the free tower can be pushed in (T-COMP-04).
pub const ARROWS: [Arrow; 8] = [
    Arrow::new(Direction::North, 1),
    Arrow::new(Direction::North, 3),
    Arrow::new(Direction::South, 1),
    Arrow::new(Direction::South, 3),
    Arrow::new(Direction::West, 1),
    Arrow::new(Direction::West, 3),
    Arrow::new(Direction::East, 1),
    Arrow::new(Direction::East, 3),
];

const _: () = assert!(ARROWS.len() == 2 * (EXTENT - 1), "two lines of each way slide, from both ends");

/// The lowest tower.
pub(crate) const LOWEST: usize = 1;
/// The highest tower.
pub const TALLEST: usize = 5;
/// Towers that never move (T-COMP-02).
pub(crate) const FIXED: usize = 9;
/// Towers that do.
pub const MOVABLE: usize = 17;
pub(crate) const TREASURES: usize = 12;
/// Magic cards of each of the three kinds.
pub(crate) const CARDS_OF_A_KIND: u8 = 8;
/// All magic cards.
pub const MAGIC: usize = 24;

/// Something to be found, on a tower and on a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Treasure(u8);

impl Treasure {
    const NAMES: [&'static str; TREASURES] = [
        "chalice", "crown", "sword", "lamp", "potion", "ring", "key", "book", "mirror", "map", "feather",
        "coin",
    ];
    /// The messages that name them, in the same order.
    const MESSAGES: [&'static str; TREASURES] = [
        "kinds-chalice",
        "kinds-crown",
        "kinds-sword",
        "kinds-lamp",
        "kinds-potion",
        "kinds-ring",
        "kinds-key",
        "kinds-book",
        "kinds-mirror",
        "kinds-map",
        "kinds-feather",
        "kinds-coin",
    ];

    /// The treasure with this letter, of which there must be one.
    pub(crate) const fn lettered(letter: char) -> Treasure {
        assert!('A' <= letter && letter <= 'L', "a treasure from A to L");
        Treasure(letter as u8 - b'A')
    }

    /// Counted from 0.
    pub(crate) const fn number(self) -> usize {
        self.0 as usize
    }

    /// `A` to `L`.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    pub const fn name(self) -> &'static str {
        Treasure::NAMES[self.0 as usize]
    }

    /// What it is called in the words files.
    pub(crate) const fn message(self) -> Message {
        Message::new(Treasure::MESSAGES[self.0 as usize])
    }

    pub fn from_letter(letter: char) -> Option<Treasure> {
        Treasure::all().find(|treasure| treasure.letter() == letter)
    }
}

impl Indexed for Treasure {
    const COUNT: usize = TREASURES;

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn at(index: usize) -> Treasure {
        debug_assert!(index < TREASURES, "no treasure {index}");
        Treasure(index as u8)
    }
}

/// The kinds of magic cards (T-COMP-05).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(u8)]
pub enum Magic {
    #[default]
    Up,
    Down,
    Joker,
}

impl Magic {
    pub const ALL: [Magic; 3] = [Magic::Up, Magic::Down, Magic::Joker];

    /// `U`, `D` or `J`.
    pub const fn letter(self) -> char {
        ['U', 'D', 'J'][self as usize]
    }

    pub fn from_letter(letter: char) -> Option<Magic> {
        Magic::ALL.into_iter().find(|magic| magic.letter() == letter)
    }
}

impl Indexed for Magic {
    const COUNT: usize = 3;

    fn index(self) -> usize {
        self as usize
    }

    fn at(index: usize) -> Magic {
        Magic::ALL[index]
    }
}

/// How many magic cards of each kind: a hand, the draw pile, or the price of a move.
pub type Cards = irrgarten_kit::Bag<3>;

/// All magic cards of the box.
pub(crate) fn all_magic() -> Cards {
    Cards::of([CARDS_OF_A_KIND; 3])
}

/// The colours of a table of this many seats, in seat order. Two sit across from each other.
pub const fn colours_of_table(seats: u8) -> &'static [Colour] {
    match seats {
        2 => &[Colour::Red, Colour::Green],
        3 => &[Colour::Red, Colour::Blue, Colour::Green],
        _ => &Colour::ALL,
    }
}
