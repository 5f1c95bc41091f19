//! What a seat can do, and what can be turned up.

use std::fmt;
use std::str::FromStr;

use irrgarten_game::BadText;
use irrgarten_kit::{Cursor, Openings, Scribble};

use crate::book::Page;
use crate::components::{Ability, Arrow, Painting, Square};

/// What becomes of a face-down tile on which a movement ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turned {
    /// There is none.
    Nothing,
    /// It stays face down: `~`.
    Left,
    /// It is turned face up: `^`. How it lies then is the next action, when all have seen its front.
    Up,
}

/// A movement: the Move or the Bonus move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    /// Where it ends; the own field to stay.
    pub goal: Square,
    /// The movement ability it uses.
    pub by: Option<Ability>,
    pub turned: Turned,
}

/// A step of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Turn the page: `read`.
    Read,
    /// Push the spare in at this arrow, with these openings: `sW2=3`.
    Slide(Arrow, Openings),
    /// Turn the tile on this field: `rb1=6`.
    Rotate(Square, Openings),
    /// Exchange two neighbouring tiles, the smaller field first: `wb2-c2`.
    Swap(Square, Square),
    /// `md1`, `ma4^`, `ma4~`, `ma6+x`, `mb7+b^`.
    Move(Move),
    /// Lay the tile that was just turned up so: `=7`.
    Orient(Openings),
    /// End the turn: `end`.
    End,
}

/// What the dealer turns up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// The next page of the book: `read=A+O`.
    Page(Page),
    /// The next painting card: `+C`.
    Card(Painting),
}

impl fmt::Display for Turned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Turned::Nothing => Ok(()),
            Turned::Left => f.write_str("~"),
            Turned::Up => f.write_str("^"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Read => f.write_str("read"),
            // A hundred of these may be on offer: they are written in one go.
            Action::Slide(arrow, openings) => {
                let mut text = Scribble::<5>::default();
                text.letter('s');
                arrow.scribble(&mut text);
                text.letter('=');
                text.letter(openings.digit());
                f.write_str(text.as_str())
            }
            Action::Rotate(square, openings) => {
                let mut text = Scribble::<5>::default();
                text.letter('r');
                text.letters(square.name());
                text.letter('=');
                text.letter(openings.digit());
                f.write_str(text.as_str())
            }
            Action::Swap(one, two) => write!(f, "w{one}-{two}"),
            Action::Move(Move { goal, by: Some(ability), turned }) => {
                write!(f, "m{goal}+{}{turned}", ability.letter().to_ascii_lowercase())
            }
            Action::Move(Move { goal, by: None, turned }) => write!(f, "m{goal}{turned}"),
            Action::Orient(openings) => write!(f, "={openings}"),
            Action::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Action, BadText> {
        match text {
            "read" => return Ok(Action::Read),
            "end" => return Ok(Action::End),
            _ => {}
        }
        let mut cursor = Cursor::new(text);
        let action = match cursor.next_char() {
            Some('s') => {
                let arrow = Arrow::read(&mut cursor)?;
                cursor.expect("=")?;
                Action::Slide(arrow, Openings::read(&mut cursor)?)
            }
            Some('r') => {
                let square = Square::read(&mut cursor)?;
                cursor.expect("=")?;
                Action::Rotate(square, Openings::read(&mut cursor)?)
            }
            Some('w') => {
                let one = Square::read(&mut cursor)?;
                cursor.expect("-")?;
                let two = Square::read(&mut cursor)?;
                Action::Swap(one.min(two), one.max(two))
            }
            Some('m') => Action::Move(read_move(&mut cursor)?),
            Some('=') => Action::Orient(Openings::read(&mut cursor)?),
            _ => {
                let expected = "an action such as read, sW2=3, rb1=6, wb2-c2, md1, ma4^, =7 or end";
                return Err(Cursor::new(text).fail(expected));
            }
        };
        cursor.end()?;
        Ok(action)
    }
}

fn read_move(cursor: &mut Cursor<'_>) -> Result<Move, BadText> {
    let goal = Square::read(cursor)?;
    let by = if cursor.eat("+") { Some(read_ability(cursor)?) } else { None };
    let turned = if cursor.eat("~") {
        Turned::Left
    } else if cursor.eat("^") {
        Turned::Up
    } else {
        Turned::Nothing
    };
    Ok(Move { goal, by, turned })
}

fn read_ability(cursor: &mut Cursor<'_>) -> Result<Ability, BadText> {
    let small = cursor.peek().filter(char::is_ascii_lowercase);
    let ability = small.and_then(|letter| Ability::from_letter(letter.to_ascii_uppercase()));
    let ability = ability.filter(|ability| ability.moves());
    let ability = ability.ok_or_else(|| cursor.fail("a movement ability: x, t or b"))?;
    cursor.next_char();
    Ok(ability)
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Page(page) => write!(f, "read={page}"),
            Chance::Card(painting) => write!(f, "+{}", painting.letter()),
        }
    }
}

impl FromStr for Chance {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Chance, BadText> {
        let mut cursor = Cursor::new(text);
        let chance = if cursor.eat("read=") {
            Chance::Page(Page::read(&mut cursor)?)
        } else if cursor.eat("+") {
            Chance::Card(Painting::read(&mut cursor)?)
        } else {
            return Err(cursor.fail("a page such as read=A+O, or a painting such as +C"));
        };
        cursor.end()?;
        Ok(chance)
    }
}
