//! What is in the box: towers, treasures, magic cards and pawns, as tables.

use irrgarten_kit::{Arrow as AnyArrow, Direction, Indexed, Openings, Square as AnySquare};

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

    /// `A` to `L`.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    pub const fn name(self) -> &'static str {
        Treasure::NAMES[self.0 as usize]
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

/// The colours of pawns, clockwise around the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(u8)]
pub enum Colour {
    #[default]
    Red,
    Blue,
    Green,
    Yellow,
}

impl Colour {
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow];

    /// `R`, `B`, `G` or `Y`.
    pub const fn letter(self) -> char {
        ['R', 'B', 'G', 'Y'][self as usize]
    }

    pub const fn name(self) -> &'static str {
        ["red", "blue", "green", "yellow"][self as usize]
    }

    pub fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }

    /// The corner where the pawn starts and to which it comes home (T-COMP-03).
    pub const fn start(self) -> Square {
        let last = EXTENT - 1;
        let (column, row) = [(0, 0), (last, 0), (last, last), (0, last)][self as usize];
        Square::new(column, row)
    }

    /// The colours of a table of so many seats, in seat order. Two sit across from each other.
    pub const fn of_table(seats: u8) -> &'static [Colour] {
        match seats {
            2 => &[Colour::Red, Colour::Green],
            3 => &[Colour::Red, Colour::Blue, Colour::Green],
            _ => &Colour::ALL,
        }
    }
}

/// One of the 26 towers: first the movable ones, then the fixed ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Tower(u8);

/// What a tower is like. Openings are those with the smallest digit; fixed towers stand like that.
struct Make {
    openings: u8,
    height: u8,
    treasure: Option<Treasure>,
}

const STRAIGHT: u8 = 5;
const CORNER: u8 = 3;
const TEE: u8 = 7;

const fn make(openings: u8, height: u8, letter: Option<char>) -> Make {
    let treasure = match letter {
        Some(letter) => Some(Treasure(letter as u8 - b'A')),
        None => None,
    };
    Make { openings, height, treasure }
}

const MAKES: [Make; MOVABLE + FIXED] = [
    make(CORNER, 1, Some('E')),
    make(STRAIGHT, 1, Some('F')),
    make(CORNER, 1, None),
    make(STRAIGHT, 1, None),
    make(CORNER, 2, Some('G')),
    make(STRAIGHT, 2, Some('H')),
    make(CORNER, 2, None),
    make(STRAIGHT, 2, None),
    make(TEE, 2, None),
    make(CORNER, 3, Some('I')),
    make(STRAIGHT, 3, Some('J')),
    make(CORNER, 3, None),
    make(STRAIGHT, 3, None),
    make(TEE, 3, None),
    make(CORNER, 4, Some('K')),
    make(STRAIGHT, 4, Some('L')),
    make(TEE, 4, None),
    // The fixed ones, row by row.
    make(6, 1, None),
    make(14, 2, Some('A')),
    make(12, 1, None),
    make(7, 3, Some('D')),
    make(15, 5, None),
    make(13, 3, Some('B')),
    make(3, 1, None),
    make(11, 2, Some('C')),
    make(9, 1, None),
];

/// How many towers are like this.
const fn count(from: usize, to: usize, openings: u8, height: u8) -> usize {
    let (mut nth, mut found) = (from, 0);
    while nth < to {
        let made = &MAKES[nth];
        if (openings == 0 || made.openings == openings) && (height == 0 || made.height == height) {
            found += 1;
        }
        nth += 1;
    }
    found
}

/// Is every treasure on one tower, and on no other?
const fn treasures_are_on_one_tower_each() -> bool {
    let mut seen = [0; TREASURES];
    let mut nth = 0;
    while nth < MAKES.len() {
        if let Some(Treasure(treasure)) = MAKES[nth].treasure {
            seen[treasure as usize] += 1;
        }
        nth += 1;
    }
    let mut treasure = 0;
    while treasure < TREASURES {
        if seen[treasure] != 1 {
            return false;
        }
        treasure += 1;
    }
    true
}

const _: () = {
    assert!(MOVABLE + FIXED == EXTENT * EXTENT + 1, "a tower for every square, and a free one");
    assert!(count(0, MOVABLE, STRAIGHT, 0) == 7 && count(0, MOVABLE, CORNER, 0) == 7, "the shapes");
    assert!(count(0, MOVABLE, TEE, 0) == 3, "the shapes");
    assert!(count(0, MOVABLE, 0, 1) == 4 && count(0, MOVABLE, 0, 2) == 5, "the heights");
    assert!(count(0, MOVABLE, 0, 3) == 5 && count(0, MOVABLE, 0, 4) == 3, "the heights");
    assert!(count(MOVABLE, MAKES.len(), 0, 1) == 4, "four low starts");
    assert!(MAKES[MOVABLE + FIXED / 2].height as usize == TALLEST, "the rune stone is the highest");
    assert!(treasures_are_on_one_tower_each(), "every treasure is on one tower");
    assert!(CARDS_OF_A_KIND as usize * Magic::ALL.len() == MAGIC, "24 magic cards");
};

impl Tower {
    fn made(self) -> &'static Make {
        &MAKES[self.index()]
    }

    /// How many layers of stone.
    pub fn height(self) -> u8 {
        self.made().height
    }

    pub fn treasure(self) -> Option<Treasure> {
        self.made().treasure
    }

    /// As it stands with the smallest digit; a fixed tower as it always stands.
    pub fn openings(self) -> Openings {
        Openings::of_number(self.made().openings)
    }

    /// Can it slide?
    pub fn is_movable(self) -> bool {
        self.index() < MOVABLE
    }

    /// The movable towers.
    pub fn movable() -> impl Iterator<Item = Tower> {
        Tower::all().take(MOVABLE)
    }

    /// The tower fixed on this square, if it is one of the nine.
    pub fn fixed_on(square: Square) -> Option<Tower> {
        let (column, row) = (square.column(), square.row());
        let fixed = column.is_multiple_of(2) && row.is_multiple_of(2);
        fixed.then(|| Tower((MOVABLE + row / 2 * 3 + column / 2) as u8))
    }

    /// The movable tower that looks like this, however it is turned.
    pub fn looking_like(openings: Openings, height: u8, treasure: Option<Treasure>) -> Option<Tower> {
        Tower::movable().find(|tower| {
            (tower.height(), tower.treasure()) == (height, treasure)
                && tower.openings().turnings().any(|turned| turned == openings)
        })
    }
}

impl Indexed for Tower {
    const COUNT: usize = MOVABLE + FIXED;

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn at(index: usize) -> Tower {
        debug_assert!(index < Tower::COUNT, "no tower {index}");
        Tower(index as u8)
    }
}
