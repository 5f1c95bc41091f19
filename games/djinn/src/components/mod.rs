//! What is in the box: thirty path cards, twelve assignment cards, treasures and a die.

mod data;

use std::fmt;

use irrgarten_game::BadText;
use irrgarten_kit::{Cursor, Direction, Indexed, List, Set};

/// Path cards.
pub(crate) const CARDS: usize = 30;
/// D-COMP-04: where a gate may be along its side.
pub(crate) const GATE_PLACES: u8 = 5;
/// Assignment cards.
pub(crate) const LAYOUTS: usize = 12;
/// The most cards a seat has in a round.
pub const MOST: usize = 5;
/// D-COMP-02: treasure cards of each value, so no game has more rounds.
pub const ROUNDS: u8 = 4;
/// D-SOLO-01: par times in seconds for three, four and five cards, free and on a layout.
pub(crate) const PARS: [u32; 3] = [15, 25, 40];
pub(crate) const LAYOUT_PARS: [u32; 3] = [30, 70, 180];
/// Faces of the die.
pub(crate) const FACES: usize = 6;

static DECK: [[u8; 4]; CARDS] = data::read_deck(include_str!("../../decks/paths30.deck"));
static CAVE: [Shape; LAYOUTS] = data::read_layouts(include_str!("../../layouts/cave12.layouts"));

irrgarten_kit::numbered_cards! {
    /// A path card, by the number printed on it.
    pub struct Card of CARDS;
}

pub type CardSet = Set<Card>;

/// The gates of a path card by side, the printed top first: 1 to 5 clockwise along the side, 0 if it is blank.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Gates(pub(crate) [u8; 4]);

impl Gates {
    /// The gate on this side when the printed top points there.
    pub(crate) fn at(self, top: Direction, side: Direction) -> u8 {
        // D-ARR-02: turning moves the sides, the places along them stay.
        self.0[(4 + side.index() - top.index()) % 4]
    }
}

impl Card {
    pub(crate) fn gates(self) -> Gates {
        Gates(DECK[self.index()])
    }

    /// The gate on this side when the printed top points there: 1 to 5 clockwise along the side, 0 if it is blank.
    pub fn gate(self, top: Direction, side: Direction) -> u8 {
        self.gates().at(top, side)
    }
}

/// The cells of an assignment card: one bit a cell, eight to a row, the top left corner first.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Shape {
    pub(crate) name: [u8; 2],
    pub(crate) rows: [u8; MOST],
    pub(crate) width: i8,
    pub(crate) height: i8,
}

/// An assignment card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Layout(u8);

impl Layout {
    fn shape(self) -> &'static Shape {
        &CAVE[self.index()]
    }

    /// Columns and rows of its box.
    pub fn size(self) -> (i8, i8) {
        (self.shape().width, self.shape().height)
    }

    /// D-ROLL-03: the number of cells shown.
    pub fn cells(self) -> usize {
        self.shape().rows.iter().map(|row| row.count_ones() as usize).sum()
    }

    /// Is there a cell here, as printed?
    pub fn has(self, x: i8, y: i8) -> bool {
        let (width, height) = self.size();
        (0..width).contains(&x) && (0..height).contains(&y) && self.shape().rows[y as usize] >> x & 1 != 0
    }

    /// Is there a cell here if the card is looked at from behind?
    pub fn has_mirrored(self, x: i8, y: i8) -> bool {
        self.has(self.size().0 - 1 - x, y)
    }

    pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<Layout, BadText> {
        let here = cursor.clone();
        let found = Layout::all().find(|layout| cursor.eat(layout.name()));
        found.ok_or_else(|| here.fail("a layout such as O4"))
    }

    /// A letter for its form and the number of its cells.
    pub fn name(self) -> &'static str {
        // The data are asserted to be ASCII when they are read.
        std::str::from_utf8(&self.shape().name).unwrap_or_default()
    }
}

impl Indexed for Layout {
    const COUNT: usize = LAYOUTS;

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn at(index: usize) -> Layout {
        debug_assert!(index < LAYOUTS, "no layout {index}");
        Layout(index as u8)
    }
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What the round asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Roll {
    /// D-ROLL-02: this many cards, any outline.
    Number(u8),
    /// D-ROLL-03: this layout.
    Genie(Layout),
}

impl Roll {
    /// Path cards for every seat.
    pub fn cards(self) -> usize {
        match self {
            Roll::Number(number) => usize::from(number),
            Roll::Genie(layout) => layout.cells(),
        }
    }

    /// D-SOLO-01: the par time in seconds.
    pub fn par(self) -> u32 {
        let pars = match self {
            Roll::Number(_) => PARS,
            Roll::Genie(_) => LAYOUT_PARS,
        };
        pars[self.cards() - 3]
    }

    pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<Roll, BadText> {
        if cursor.eat("G:") {
            return Layout::read(cursor).map(Roll::Genie);
        }
        let number = (3..=5u8).find(|number| cursor.eat(&number.to_string()));
        number.map(Roll::Number).ok_or_else(|| cursor.fail("3, 4, 5 or G: with a layout"))
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Roll::Number(number) => write!(f, "{number}"),
            Roll::Genie(layout) => write!(f, "G:{layout}"),
        }
    }
}

/// D-COMP-02: a treasure card, by the treasures on it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Treasure(u8);

pub type Treasures = Set<Treasure>;

impl Treasure {
    /// From 1 to 3, if there is one.
    pub fn worth(value: u8) -> Option<Treasure> {
        (1..=3).contains(&value).then(|| Treasure(value - 1))
    }

    pub const fn value(self) -> u8 {
        self.0 + 1
    }

    /// D-SETUP-04: the cards in the middle at the beginning of a round. One seat alone plays for all three.
    pub fn table(seats: u8) -> Treasures {
        let most = if seats == 1 { 3 } else { seats - 1 };
        Treasure::all().take(usize::from(most)).collect()
    }
}

impl Indexed for Treasure {
    const COUNT: usize = 3;

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn at(index: usize) -> Treasure {
        Treasure(index as u8)
    }
}

impl fmt::Display for Treasure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.value())
    }
}

/// D-COMP-03: the faces of a die; 0 is the genie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Die(u8);

impl Die {
    pub(crate) const WORDS: &'static [&'static str] =
        &["3,4,4,5,G,G", "3,4,5,G,G,G", "3,3,4,4,5,5", "G,G,G,G,G,G"];

    pub(crate) fn named(word: &str) -> Option<Die> {
        Die::WORDS.iter().position(|&die| die == word).map(|nth| Die(nth as u8))
    }

    pub(crate) fn word(self) -> &'static str {
        Die::WORDS[usize::from(self.0)]
    }

    /// Every face; nothing is the genie.
    pub(crate) fn faces(self) -> List<u8, FACES> {
        let mut faces = List::new();
        self.word().split(',').for_each(|face| faces.push(face.parse().unwrap_or(0)));
        faces
    }
}
