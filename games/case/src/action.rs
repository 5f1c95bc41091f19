//! What a seat can do, and what the dealer says.

use std::fmt;
use std::str::FromStr;

use irrgarten_game::BadText;
use irrgarten_kit::{Cursor, Scribble};

use crate::board::Spot;
use crate::components::{Card, Exhibit, Place, Suspect, Triple};

/// A step of a turn, or an answer to another player's suspicion.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Play this suspect: `t3`.
    Take(Suspect),
    /// Lay this exhibit there before the game: `aB`.
    Lay(Exhibit, Place),
    /// Roll the dice: `r`.
    Roll,
    /// Take the secret passage: `p`.
    Passage,
    /// Walk there: `m7.5`, `mF`, `mX`.
    Go(Spot),
    /// No square and no door can be reached: `m-`.
    Stuck,
    /// Voice a suspicion: `s2eF`.
    Suspect(Triple),
    /// The player of this suspect shows a card to the player who asked: `5=e`.
    Show(Suspect, Card),
    /// Accuse: `a2eF`.
    Accuse(Triple),
    /// End the turn without an accusation: `.`
    End,
    /// The player of this suspect leaves the table for good: `3x`.
    Leave(Suspect),
}

/// What chance brings, and what follows from cards that only the dealer sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// Two dice: `r34`.
    Dice(u8, u8),
    /// The player of this suspect has none of the cards: `3-`.
    Pass(Suspect),
    /// The cards of a player who left answer: `5=e`.
    Show(Suspect, Card),
    /// The accusation is right: `+`.
    Right,
    /// The accusation is wrong: `!`.
    Wrong,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take(suspect) => write!(f, "t{}", suspect.letter()),
            Action::Lay(exhibit, place) => write!(f, "{}{}", exhibit.letter(), place.letter()),
            Action::Roll => f.write_str("r"),
            Action::Passage => f.write_str("p"),
            Action::Go(spot) => {
                let mut text = Scribble::<6>::default();
                text.letter('m');
                spot.scribble(&mut text);
                f.write_str(text.as_str())
            }
            Action::Stuck => f.write_str("m-"),
            Action::Suspect(triple) => f.write_str(named('s', *triple).as_str()),
            Action::Show(by, card) => write!(f, "{}={card}", by.letter()),
            Action::Accuse(triple) => f.write_str(named('a', *triple).as_str()),
            Action::End => f.write_str("."),
            Action::Leave(suspect) => write!(f, "{}x", suspect.letter()),
        }
    }
}

/// A suspicion or an accusation. There are hundreds to choose from: they are written in one go.
fn named(first: char, triple: Triple) -> Scribble<4> {
    let mut text = Scribble::default();
    text.letter(first);
    text.letter(triple.suspect.letter());
    text.letter(triple.exhibit.letter());
    text.letter(triple.place.letter());
    text
}

/// The digit of a player, and the sign behind it.
fn digit_and(cursor: &mut Cursor<'_>, sign: &str) -> Option<Suspect> {
    let mut ahead = cursor.clone();
    let who = ahead.next_char().and_then(Suspect::from_letter)?;
    ahead.eat(sign).then(|| {
        *cursor = ahead;
        who
    })
}

impl FromStr for Action {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Action, BadText> {
        let mut cursor = Cursor::new(text);
        let cursor = &mut cursor;
        let second = text.chars().nth(1);
        let laid =
            text.chars().next().and_then(Exhibit::from_letter).zip(second.and_then(Place::from_letter));
        let action = if let Some((exhibit, place)) = laid {
            cursor.next_char();
            cursor.next_char();
            Action::Lay(exhibit, place)
        } else if let Some(by) = digit_and(cursor, "=") {
            Action::Show(by, Card::read(cursor)?)
        } else if let Some(who) = digit_and(cursor, "x") {
            Action::Leave(who)
        } else if cursor.eat("t") {
            Action::Take(Suspect::read(cursor, "a suspect from 1 to 6")?)
        } else if cursor.eat("m-") {
            Action::Stuck
        } else if cursor.eat("m") {
            Action::Go(Spot::read(cursor)?)
        } else if cursor.eat("s") {
            Action::Suspect(Triple::read(cursor)?)
        } else if cursor.eat("a") {
            Action::Accuse(Triple::read(cursor)?)
        } else if cursor.eat("r") {
            Action::Roll
        } else if cursor.eat("p") {
            Action::Passage
        } else if cursor.eat(".") {
            Action::End
        } else {
            return Err(cursor.fail("an action such as t2, r, p, m7.5, mF, s2eF, 5=e, a2eF or ."));
        };
        cursor.end()?;
        Ok(action)
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Dice(one, two) => write!(f, "r{one}{two}"),
            Chance::Pass(who) => write!(f, "{}-", who.letter()),
            Chance::Show(by, card) => write!(f, "{}={card}", by.letter()),
            Chance::Right => f.write_str("+"),
            Chance::Wrong => f.write_str("!"),
        }
    }
}

impl FromStr for Chance {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Chance, BadText> {
        let mut cursor = Cursor::new(text);
        let cursor = &mut cursor;
        let chance = if cursor.eat("r") {
            Chance::Dice(read_die(cursor)?, read_die(cursor)?)
        } else if cursor.eat("+") {
            Chance::Right
        } else if cursor.eat("!") {
            Chance::Wrong
        } else if let Some(who) = digit_and(cursor, "-") {
            Chance::Pass(who)
        } else if let Some(by) = digit_and(cursor, "=") {
            Chance::Show(by, Card::read(cursor)?)
        } else {
            return Err(cursor.fail("a roll such as r34, a pass such as 3-, a card such as 5=e, + or !"));
        };
        cursor.end()?;
        Ok(chance)
    }
}

fn read_die(cursor: &mut Cursor<'_>) -> Result<u8, BadText> {
    let value = cursor.peek().and_then(|digit| digit.to_digit(10)).filter(|value| (1..=6).contains(value));
    let value = value.ok_or_else(|| cursor.fail("a die from 1 to 6"))?;
    cursor.next_char();
    Ok(value as u8)
}
