//! What a seat can do, and what chance decides.

use std::fmt;
use std::str::FromStr;

use irrgarten_game::{BadText, Seat};
use irrgarten_kit::{Cell, Cursor, Indexed as _, Set, listed};

use crate::arrangement::{Laid, WIDEST, read_top};
use crate::components::{Card, CardSet, Roll, Treasure};

/// Thousandths of a second since a seat saw its cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Think(pub u32);

/// Seconds with three decimals.
impl fmt::Display for Think {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:03}", self.0 / 1000, self.0 % 1000)
    }
}

impl Think {
    /// A million seconds are enough even for play over days.
    const MOST: u32 = 1_000_000;

    pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<Think, BadText> {
        const EXPECTED: &str = "a time in seconds such as 31.250";
        let start = cursor.clone();
        let seconds = cursor.while_char(|letter| letter.is_ascii_digit());
        let plain = seconds == "0" || !seconds.starts_with('0');
        let whole: u32 = seconds.parse().ok().filter(|_| plain).ok_or_else(|| start.fail(EXPECTED))?;
        cursor.expect(".")?;
        let parts = cursor.while_char(|letter| letter.is_ascii_digit());
        let parts: u32 =
            parts.parse().ok().filter(|_| parts.len() == 3).ok_or_else(|| start.fail(EXPECTED))?;
        if whole >= Think::MOST {
            return Err(start.fail(EXPECTED));
        }
        Ok(Think(whole * 1000 + parts))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    Roll,
    Go,
    /// Put, move or turn.
    Put(Laid),
    /// Back to the hand.
    Lift(Card),
    Exchange(CardSet),
    Claim,
    Pass,
    /// Ticks only.
    Wait,
    /// The slowest seat takes a card that was put back, or none.
    Take(Option<Treasure>),
    /// The table's clock for what the seat does next. Never listed: no seat decides it.
    At(Think),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Roll => f.write_str("roll"),
            Action::Go => f.write_str("go"),
            Action::Put(Laid { card, cell, top }) => write!(f, "{card}{}@{cell}", top.letter()),
            Action::Lift(card) => write!(f, "{card}-"),
            Action::Exchange(cards) => write!(f, "x{}", list(*cards)),
            Action::Claim => f.write_str("!"),
            Action::Pass => f.write_str("pass"),
            Action::Wait => f.write_str("wait"),
            Action::Take(Some(card)) => write!(f, "take{card}"),
            Action::Take(None) => f.write_str("take-"),
            Action::At(time) => write!(f, "{time}"),
        }
    }
}

/// Ids ascending, separated by commas; `-` for none.
pub(crate) fn list(cards: CardSet) -> String {
    listed(cards.iter(), ",")
}

pub(crate) fn read_list(cursor: &mut Cursor<'_>) -> Result<CardSet, BadText> {
    let mut cards = Set::EMPTY;
    cursor.list_or_none(|cursor| {
        let start = cursor.clone();
        let new = cards.add(Card::read(cursor)?);
        new.then_some(()).ok_or_else(|| start.fail("every card once"))
    })?;
    Ok(cards)
}

impl Action {
    pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<Action, BadText> {
        const EXPECTED: &str = "roll, go, 05w@0,0, 05-, x12,13, !, pass, wait or take2";
        let words = [
            ("roll", Action::Roll),
            ("go", Action::Go),
            ("!", Action::Claim),
            ("pass", Action::Pass),
            ("wait", Action::Wait),
            ("take-", Action::Take(None)),
        ];
        if let Some((_, action)) = words.into_iter().find(|(word, _)| cursor.eat(word)) {
            return Ok(action);
        }
        if cursor.eat("take") {
            let value = Treasure::all().find(|card| cursor.eat(&card.to_string()));
            return value.map(|card| Action::Take(Some(card))).ok_or_else(|| cursor.fail("1, 2, 3 or -"));
        }
        if cursor.eat("x") {
            let here = cursor.clone();
            let cards = read_list(cursor)?;
            return if cards.is_empty() {
                Err(here.fail("cards to exchange"))
            } else {
                Ok(Action::Exchange(cards))
            };
        }
        let digits = cursor.rest().bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 {
            return Err(cursor.fail(EXPECTED));
        }
        if cursor.rest()[digits..].starts_with('.') {
            return Think::read(cursor).map(Action::At);
        }
        let card = Card::read(cursor)?;
        if cursor.eat("-") {
            return Ok(Action::Lift(card));
        }
        let top = read_top(cursor)?;
        cursor.expect("@")?;
        let cell = read_cell(cursor)?;
        Ok(Action::Put(Laid { cell, card, top }))
    }
}

fn read_cell(cursor: &mut Cursor<'_>) -> Result<Cell, BadText> {
    let x = read_coordinate(cursor)?;
    cursor.expect(",")?;
    Ok(Cell::new(x, read_coordinate(cursor)?))
}

fn read_coordinate(cursor: &mut Cursor<'_>) -> Result<i8, BadText> {
    let start = cursor.clone();
    let number = cursor.number("a cell x,y")?;
    let plain = cursor.at() - start.at() == number.to_string().len();
    let near = i32::from(-WIDEST)..=i32::from(WIDEST);
    if plain && near.contains(&number) {
        Ok(number as i8)
    } else {
        Err(start.fail("a cell not far from 0,0"))
    }
}

impl FromStr for Action {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Action, BadText> {
        let mut cursor = Cursor::new(text);
        let action = Action::read(&mut cursor)?;
        cursor.end()?;
        Ok(action)
    }
}

/// What the dice and the shuffle decide, one card at a time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// `roll=4`, `roll=G:O4`
    Roll(Roll),
    /// `s1=05`
    Deal(Seat, Card),
    /// `+09`
    Draw(Card),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Roll(roll) => write!(f, "roll={roll}"),
            Chance::Deal(seat, card) => write!(f, "s{seat}={card}"),
            Chance::Draw(card) => write!(f, "+{card}"),
        }
    }
}

impl FromStr for Chance {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Chance, BadText> {
        let mut cursor = Cursor::new(text);
        let chance = if cursor.eat("roll=") {
            Chance::Roll(Roll::read(&mut cursor)?)
        } else if cursor.eat("+") {
            Chance::Draw(Card::read(&mut cursor)?)
        } else if cursor.eat("s") {
            let seat =
                Seat::read(cursor.while_char(|letter| letter != '='), 4).map_err(|bad| bad.shifted(1))?;
            cursor.expect("=")?;
            Chance::Deal(seat, Card::read(&mut cursor)?)
        } else {
            return Err(cursor.fail("roll=4, roll=G:O4, s1=05 or +09"));
        };
        cursor.end()?;
        Ok(chance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_exchanged_in_any_order_and_written_in_one() {
        assert_eq!("x13,12".parse::<Action>().unwrap().to_string(), "x12,13");
        for wrong in
            ["x", "x-", "x12,12", "05", "05w@0", "05w@00,0", "05w@99,0", "12.34", "01.500", "take4", ""]
        {
            assert!(wrong.parse::<Action>().is_err(), "{wrong}");
        }
        for right in ["12.345", "05w@-1,0", "05-", "take-", "take3", "!", "0.000"] {
            assert_eq!(right.parse::<Action>().unwrap().to_string(), right);
        }
    }
}
