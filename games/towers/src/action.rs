//! What a seat can do, and what can be drawn.

use std::fmt;
use std::str::FromStr;

use irrgarten_game::BadText;
use irrgarten_kit::{Cursor, Openings, Scribble};

use crate::components::{Arrow, Cards, MAGIC, Magic, Square};

/// A step of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Push the free tower in at this arrow, with these openings: `sW2=3`.
    Slide(Arrow, Openings),
    /// Go there, or stay, and spend these cards: `mc3+U`.
    Move(Square, Cards),
}

/// A magic card is drawn: `!D`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Draw(pub Magic);

/// The letters of a move with all the magic there is.
const LONGEST: usize = 4 + MAGIC;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = Scribble::<LONGEST>::default();
        match self {
            Action::Slide(arrow, openings) => {
                text.letter('s');
                arrow.scribble(&mut text);
                text.letter('=');
                text.letter(openings.digit());
            }
            Action::Move(goal, cards) => {
                text.letter('m');
                text.letters(goal.name());
                if cards.total() > 0 {
                    text.letter('+');
                }
                letters(cards).for_each(|letter| text.letter(letter));
            }
        }
        f.write_str(text.as_str())
    }
}

/// The letters of cards in the order U, D, J.
pub(crate) fn letters(cards: &Cards) -> impl Iterator<Item = char> {
    let kinds = cards.iter::<Magic>();
    kinds.flat_map(|(magic, count)| std::iter::repeat_n(magic.letter(), usize::from(count)))
}

impl FromStr for Action {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Action, BadText> {
        let mut cursor = Cursor::new(text);
        let action = if cursor.eat("s") {
            let arrow = Arrow::read(&mut cursor)?;
            cursor.expect("=")?;
            Action::Slide(arrow, Openings::read(&mut cursor)?)
        } else if cursor.eat("m") {
            let goal = Square::read(&mut cursor)?;
            let cards = if cursor.eat("+") { read_cards(&mut cursor)? } else { Cards::EMPTY };
            Action::Move(goal, cards)
        } else {
            return Err(cursor.fail("a slide such as sW2=3 or a move such as mc3+U"));
        };
        cursor.end()?;
        Ok(action)
    }
}

/// At least one card.
fn read_cards(cursor: &mut Cursor<'_>) -> Result<Cards, BadText> {
    let mut cards = Cards::EMPTY;
    loop {
        cards.add(read_card(cursor)?);
        if cursor.rest().is_empty() {
            return Ok(cards);
        }
        if cards.total() == MAGIC {
            return Err(cursor.fail(format!("at most {MAGIC} cards")));
        }
    }
}

pub(crate) fn read_card(cursor: &mut Cursor<'_>) -> Result<Magic, BadText> {
    let card = cursor.peek().and_then(Magic::from_letter);
    let card = card.ok_or_else(|| cursor.fail("a magic card: U, D or J"))?;
    cursor.next_char();
    Ok(card)
}

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "!{}", self.0.letter())
    }
}

impl FromStr for Draw {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Draw, BadText> {
        let mut cursor = Cursor::new(text);
        cursor.expect("!")?;
        let card = read_card(&mut cursor)?;
        cursor.end()?;
        Ok(Draw(card))
    }
}
