//! A turn and its notation.

use std::fmt;
use std::str::FromStr;

use irrgarten_game::BadText;
use irrgarten_kit::{Cursor, Direction, Openings};

/// A push, the first half of a turn. Written `Nb+6`: column b pushed from the north by a tile with the openings 6 (east
/// and south).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MazePush {
    /// The side at which the tile comes in.
    pub side: Direction,
    /// The line, counted from 0: a column at the north and south, else a row.
    pub line: usize,
    /// How the tile is turned.
    pub enters: Openings,
}

/// A push and a walk. Written `Nb+6>c4`: the push `Nb+6`, then a walk to c4.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MazeTurn {
    /// The side at which the tile comes in.
    pub side: Direction,
    /// The line, counted from 0: a column at the north and south, else a row.
    pub line: usize,
    /// How the tile is turned.
    pub enters: Openings,
    /// Column and row where the walk ends, counted from 0.
    pub to: (usize, usize),
}

/// A turn that may still lack its walk, as a player enters it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EnteredTurn {
    /// The push.
    pub push: MazePush,
    /// Column and row where the walk ends, counted from 0.
    pub to: Option<(usize, usize)>,
}

impl fmt::Display for MazePush {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = self.side.letter().to_ascii_uppercase();
        match self.side {
            Direction::North | Direction::South => write!(f, "{side}{}", letter(self.line))?,
            Direction::East | Direction::West => write!(f, "{side}{}", self.line + 1)?,
        }
        write!(f, "+{}", self.enters)
    }
}

impl fmt::Display for MazeTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let &MazeTurn { side, line, enters, to } = self;
        write!(f, "{}>{}", MazePush { side, line, enters }, square_name(to))
    }
}

/// The name of a square, from its column and row: `c4`.
pub fn square_name((column, row): (usize, usize)) -> String {
    format!("{}{}", letter(column), row + 1)
}

fn letter(column: usize) -> char {
    (b'a' + column as u8) as char
}

impl FromStr for EnteredTurn {
    type Err = BadText;

    fn from_str(text: &str) -> Result<EnteredTurn, BadText> {
        let mut cursor = Cursor::new(text);
        let side = cursor.peek().filter(char::is_ascii_uppercase);
        let side = side.and_then(|side| Direction::from_letter(side.to_ascii_lowercase()));
        let side = side.ok_or_else(|| cursor.fail("a side: N, E, S or W"))?;
        cursor.next_char();
        let line = match side {
            Direction::North | Direction::South => column(&mut cursor)?,
            Direction::East | Direction::West => row(&mut cursor)?,
        };
        cursor.expect("+")?;
        let push = MazePush { side, line, enters: Openings::read(&mut cursor)? };
        let to = if cursor.eat(">") { Some((column(&mut cursor)?, row(&mut cursor)?)) } else { None };
        cursor.end()?;
        Ok(EnteredTurn { push, to })
    }
}

fn column(cursor: &mut Cursor<'_>) -> Result<usize, BadText> {
    let letter = cursor.peek().filter(|letter| ('a'..='m').contains(letter));
    let letter = letter.ok_or_else(|| cursor.fail("a column from a to m"))?;
    cursor.next_char();
    Ok(letter as usize - 'a' as usize)
}

fn row(cursor: &mut Cursor<'_>) -> Result<usize, BadText> {
    const EXPECTED: &str = "a row from 1 to 13";
    let here = cursor.fail(EXPECTED);
    let row = cursor.number(EXPECTED)?;
    if (1..=13).contains(&row) { Ok(row as usize - 1) } else { Err(here) }
}
