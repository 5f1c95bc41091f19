//! What is in the box: paintings, marks, abilities and arrows; the tiles are in `tiles`, the pages in `book`.

use irrgarten_game::{BadText, Message};
pub use irrgarten_kit::Colour;
use irrgarten_kit::{Arrow as AnyArrow, Cursor, Direction, Indexed, Square as AnySquare};

/// Squares along a side.
pub const EXTENT: usize = 7;
pub type Square = AnySquare<EXTENT>;
pub type SquareSet = irrgarten_kit::SquareSet<EXTENT>;
pub type Arrow = AnyArrow<EXTENT>;

/// The places where the spare tile can be pushed in (P-COMP-05).
pub const ARROWS: [Arrow; 12] = [
    Arrow::new(Direction::North, 1),
    Arrow::new(Direction::North, 3),
    Arrow::new(Direction::North, 5),
    Arrow::new(Direction::South, 1),
    Arrow::new(Direction::South, 3),
    Arrow::new(Direction::South, 5),
    Arrow::new(Direction::West, 1),
    Arrow::new(Direction::West, 3),
    Arrow::new(Direction::West, 5),
    Arrow::new(Direction::East, 1),
    Arrow::new(Direction::East, 3),
    Arrow::new(Direction::East, 5),
];

/// Paintings, and cards that show one (P-COMP-03).
pub(crate) const PAINTINGS: usize = 24;
/// Places for painting cards in front of a seat.
pub(crate) const PLACES: usize = 2;
/// The most chalk drawings a tile set has.
pub(crate) const CHALKS: u8 = 22;

/// A stolen painting, in the maze and on a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Painting(u8);

impl Painting {
    const NAMES: [&'static str; PAINTINGS] = [
        "castle", "mummy", "ruby", "clock", "skull", "shadow", "cat", "parrot", "dragon", "island", "lion",
        "snake", "portrait", "lake", "devil", "mine", "sword", "spider", "star", "car", "temple", "twins",
        "dice", "scroll",
    ];

    const MESSAGES: [&'static str; PAINTINGS] = [
        "paintings-A",
        "paintings-B",
        "paintings-C",
        "paintings-D",
        "paintings-E",
        "paintings-F",
        "paintings-G",
        "paintings-H",
        "paintings-I",
        "paintings-J",
        "paintings-K",
        "paintings-L",
        "paintings-M",
        "paintings-N",
        "paintings-O",
        "paintings-P",
        "paintings-Q",
        "paintings-R",
        "paintings-S",
        "paintings-T",
        "paintings-U",
        "paintings-V",
        "paintings-W",
        "paintings-X",
    ];

    pub(crate) const fn numbered(index: usize) -> Painting {
        assert!(index < PAINTINGS, "a painting from A to X");
        Painting(index as u8)
    }

    /// `A` to `X`.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// The name of its picture.
    pub const fn name(self) -> &'static str {
        Painting::NAMES[self.0 as usize]
    }

    /// What people call it.
    pub const fn message(self) -> Message {
        Message::new(Painting::MESSAGES[self.0 as usize])
    }

    pub fn from_letter(letter: char) -> Option<Painting> {
        Painting::all().find(|painting| painting.letter() == letter)
    }

    pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<Painting, BadText> {
        let painting = cursor.peek().and_then(Painting::from_letter);
        let painting = painting.ok_or_else(|| cursor.fail("a painting from A to X"))?;
        cursor.next_char();
        Ok(painting)
    }
}

impl Indexed for Painting {
    const COUNT: usize = PAINTINGS;

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn at(index: usize) -> Painting {
        Painting::numbered(index)
    }
}

/// What the front of a tile shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mark {
    Painting(Painting),
    /// A chalk drawing, counted from 0.
    Chalk(u8),
}

impl Mark {
    /// `A` to `X` for a painting, `0` to `9` and `a` to `l` for a chalk drawing.
    pub const fn letter(self) -> char {
        match self {
            Mark::Painting(painting) => painting.letter(),
            Mark::Chalk(nth) if nth < 10 => (b'0' + nth) as char,
            Mark::Chalk(nth) => (b'a' + nth - 10) as char,
        }
    }

    pub fn from_letter(letter: char) -> Option<Mark> {
        let chalks = (0..CHALKS).map(Mark::Chalk);
        Painting::all().map(Mark::Painting).chain(chalks).find(|mark| mark.letter() == letter)
    }

    pub const fn painting(self) -> Option<Painting> {
        match self {
            Mark::Painting(painting) => Some(painting),
            Mark::Chalk(_) => None,
        }
    }

    pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<Mark, BadText> {
        let mark = cursor.peek().and_then(Mark::from_letter);
        let mark = mark.ok_or_else(|| cursor.fail("a mark: A to X, 0 to 9, a to l"))?;
        cursor.next_char();
        Ok(mark)
    }
}

/// What a seat has beside Slide (P-BASIC-02).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(u8)]
pub enum Ability {
    #[default]
    Rotate,
    Swap,
    Cross,
    Teleport,
    BreakOut,
}

impl Ability {
    /// The pool: one of each.
    pub const ALL: [Ability; 5] =
        [Ability::Rotate, Ability::Swap, Ability::Cross, Ability::Teleport, Ability::BreakOut];

    /// `R`, `W`, `X`, `T` or `B`.
    pub const fn letter(self) -> char {
        ['R', 'W', 'X', 'T', 'B'][self as usize]
    }

    /// The word for it in settings.
    pub const fn name(self) -> &'static str {
        ["Rotate", "Swap", "Cross", "Teleport", "Break-out"][self as usize]
    }

    /// What people call it.
    pub const fn message(self) -> Message {
        Message::new(
            ["abilities-R", "abilities-W", "abilities-X", "abilities-T", "abilities-B"][self as usize],
        )
    }

    pub fn from_letter(letter: char) -> Option<Ability> {
        Ability::ALL.into_iter().find(|ability| ability.letter() == letter)
    }

    /// Is it used inside a movement (P-ACT-03)?
    pub const fn moves(self) -> bool {
        matches!(self, Ability::Cross | Ability::Teleport | Ability::BreakOut)
    }
}

/// A corner field, where a pawn starts (P-COMP-04).
pub(crate) fn is_start(square: Square) -> bool {
    Colour::ALL.into_iter().any(|colour| colour.corner() == square)
}

/// The four corner fields.
pub(crate) fn starts() -> SquareSet {
    Colour::ALL.into_iter().map(Colour::corner).collect()
}

const _: () = assert!(ARROWS.len() == 2 * (EXTENT - 1), "three lines of each way slide, from both ends");
