//! The thief's book: 24 pages of three kinds (P-READ-02).

use std::fmt;
use std::str::FromStr;

use irrgarten_game::BadText;
use irrgarten_kit::{Cursor, Direction, Indexed};

use crate::components::{ARROWS, Arrow, Colour, EXTENT, Mark, Painting};
use crate::tiles::TileSet;

/// Pages of the book (P-COMP-02).
pub(crate) const PAGES: usize = 24;

/// What the thief does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Page {
    /// Pushes the spare in, face down: `Nb`.
    Slide(Arrow),
    /// Turns two tiles face down: `A+O`.
    Flip(Mark, Mark),
    /// Puts two pawns on one start field: `RB>G`.
    Teleport([Colour; 2], Colour),
}

/// A page of the set that is played with, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct PageNumber(u8);

impl Indexed for PageNumber {
    const COUNT: usize = PAGES;

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn at(index: usize) -> PageNumber {
        debug_assert!(index < PAGES, "no page {index}");
        PageNumber(index as u8)
    }
}

const fn painting(letter: char) -> Mark {
    Mark::Painting(Painting::numbered(letter as usize - 'A' as usize))
}

const fn flip(one: char, two: char) -> Page {
    let other = match two {
        '0'..='9' => Mark::Chalk(two as u8 - b'0'),
        _ => painting(two),
    };
    Page::Flip(painting(one), other)
}

const fn slide(side: Direction, line: usize) -> Page {
    Page::Slide(Arrow::new(side, line))
}

const FLIPS: [[Page; 8]; 2] = [
    [
        flip('A', 'O'),
        flip('I', 'W'),
        flip('Q', 'G'),
        flip('D', 'J'),
        flip('B', '3'),
        flip('R', '6'),
        flip('L', '0'),
        flip('T', '9'),
    ],
    [
        flip('M', 'S'),
        flip('N', 'T'),
        flip('O', 'U'),
        flip('P', 'V'),
        flip('Q', '0'),
        flip('R', '1'),
        flip('W', '2'),
        flip('X', '3'),
    ],
];

const SLIDES: [Page; 12] = [
    slide(Direction::North, 1),
    slide(Direction::North, 3),
    slide(Direction::North, 5),
    slide(Direction::East, 1),
    slide(Direction::East, 3),
    slide(Direction::East, 5),
    slide(Direction::South, 5),
    slide(Direction::South, 3),
    slide(Direction::South, 1),
    slide(Direction::West, 5),
    slide(Direction::West, 3),
    slide(Direction::West, 1),
];

const TELEPORTS: [Page; 4] = [
    Page::Teleport([Colour::Red, Colour::Blue], Colour::Green),
    Page::Teleport([Colour::Blue, Colour::Green], Colour::Yellow),
    Page::Teleport([Colour::Green, Colour::Yellow], Colour::Red),
    Page::Teleport([Colour::Yellow, Colour::Red], Colour::Blue),
];

const _: () = {
    assert!(SLIDES.len() == ARROWS.len(), "every arrow once");
    assert!(SLIDES.len() + FLIPS[0].len() + TELEPORTS.len() == PAGES, "24 pages");
};

impl TileSet {
    /// What a page says.
    #[inline]
    pub fn page(self, number: PageNumber) -> Page {
        match number.index() {
            nth @ 0..12 => SLIDES[nth],
            nth @ 12..20 => FLIPS[self as usize][nth - 12],
            nth => TELEPORTS[nth - 20],
        }
    }

    /// Where a page stands in the book of this set.
    pub fn page_number(self, page: Page) -> Option<PageNumber> {
        let (before, kind): (usize, &[Page]) = match page {
            Page::Slide(arrow) => return SLIDE_NUMBERS[arrow.side().index()][arrow.line()],
            Page::Flip(..) => (SLIDES.len(), &FLIPS[self as usize]),
            Page::Teleport(..) => (SLIDES.len() + FLIPS[0].len(), &TELEPORTS),
        };
        kind.iter().position(|&other| other == page).map(|nth| PageNumber::at(before + nth))
    }
}

/// By side and line: the page that slides there.
const SLIDE_NUMBERS: [[Option<PageNumber>; EXTENT]; 4] = {
    let mut numbers = [[None; EXTENT]; 4];
    let mut nth = 0;
    while nth < SLIDES.len() {
        if let Page::Slide(arrow) = SLIDES[nth] {
            numbers[arrow.side().index()][arrow.line()] = Some(PageNumber(nth as u8));
        }
        nth += 1;
    }
    numbers
};

impl fmt::Display for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Page::Slide(arrow) => arrow.fmt(f),
            Page::Flip(one, two) => write!(f, "{}+{}", one.letter(), two.letter()),
            Page::Teleport([one, two], start) => {
                write!(f, "{}{}>{}", one.letter(), two.letter(), start.letter())
            }
        }
    }
}

impl Page {
    /// Reads a page as it stands in a position.
    pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<Page, BadText> {
        let start = cursor.clone();
        let bad = |_| start.fail("a page such as Nb, A+O or RB>G");
        let rest = cursor.rest();
        if rest.chars().nth(1) == Some('+') {
            let one = Mark::read(cursor).map_err(bad)?;
            cursor.expect("+")?;
            return Ok(Page::Flip(one, Mark::read(cursor).map_err(bad)?));
        }
        if rest.chars().nth(2) == Some('>') {
            let pawns = [Colour::read(cursor).map_err(bad)?, Colour::read(cursor).map_err(bad)?];
            cursor.expect(">")?;
            return Ok(Page::Teleport(pawns, Colour::read(cursor).map_err(bad)?));
        }
        Arrow::read(cursor).map(Page::Slide).map_err(bad)
    }
}

impl FromStr for Page {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Page, BadText> {
        let mut cursor = Cursor::new(text);
        let page = Page::read(&mut cursor)?;
        cursor.end()?;
        Ok(page)
    }
}
