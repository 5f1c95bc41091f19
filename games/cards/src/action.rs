//! What a seat can do, and what can be drawn.

use std::fmt;
use std::str::FromStr;

use irrgarten_game::BadText;
use irrgarten_kit::{Cell, Cursor, Direction, List, Scribble};

use crate::components::{Card, MOST_TAKEN};

/// Lay a card and take others: `44n@0,-1x0,1x1,1`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Action {
    pub card: Card,
    /// Where its printed top points.
    pub top: Direction,
    pub cell: Cell,
    /// Cells of the cards taken, by row, then column.
    pub taken: List<Cell, MOST_TAKEN>,
}

/// A card is drawn from the pile: `+19`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Draw(pub Card);

/// `44n@` and a cell of at most nine letters for the card and for each it takes.
const LONGEST: usize = 4 + 9 + MOST_TAKEN * 10;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = Scribble::<LONGEST>::default();
        text.number(self.card.number(), true);
        text.letter(self.top.letter());
        text.letter('@');
        text.cell(self.cell);
        for &cell in self.taken.iter() {
            text.letter('x');
            text.cell(cell);
        }
        f.write_str(text.as_str())
    }
}

impl FromStr for Action {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Action, BadText> {
        let mut cursor = Cursor::new(text);
        let card = Card::read(&mut cursor)?;
        let top = read_top(&mut cursor)?;
        cursor.expect("@")?;
        let cell = read_cell(&mut cursor)?;
        let mut taken = List::new();
        while cursor.eat("x") {
            let here = cursor.clone();
            let cell = read_cell(&mut cursor)?;
            if taken.contains(&cell) {
                return Err(here.fail("each cell once"));
            }
            let room = taken.try_push(cell);
            room.ok_or_else(|| here.fail(format!("at most {MOST_TAKEN} cards taken")))?;
        }
        cursor.end()?;
        taken.sort_unstable();
        Ok(Action { card, top, cell, taken })
    }
}

pub(crate) fn read_top(cursor: &mut Cursor<'_>) -> Result<Direction, BadText> {
    let top = cursor.peek().and_then(Direction::from_letter);
    let top = top.ok_or_else(|| cursor.fail("where the card's top points: n, e, s or w"))?;
    cursor.next_char();
    Ok(top)
}

pub(crate) fn read_cell(cursor: &mut Cursor<'_>) -> Result<Cell, BadText> {
    let x = read_coordinate(cursor)?;
    cursor.expect(",")?;
    Ok(Cell::new(x, read_coordinate(cursor)?))
}

fn read_coordinate(cursor: &mut Cursor<'_>) -> Result<i8, BadText> {
    const EXPECTED: &str = "a cell x,y with numbers from -120 to 120";
    let start = cursor.clone();
    let number = cursor.number(EXPECTED)?;
    let near = i8::try_from(number).ok().filter(|number| number.unsigned_abs() <= 120);
    near.ok_or_else(|| start.fail(EXPECTED))
}

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "+{}", self.0)
    }
}

impl FromStr for Draw {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Draw, BadText> {
        let mut cursor = Cursor::new(text);
        cursor.expect("+")?;
        let card = Card::read(&mut cursor)?;
        cursor.end()?;
        Ok(Draw(card))
    }
}
