//! Reading the pieces of a position's fields: towers, treasures, magic cards.

use irrgarten_game::BadText;
use irrgarten_kit::{Cursor, Openings};

use crate::action::read_card;
use crate::components::{Cards, MAGIC, Magic, Square, TREASURES, Treasure};
use crate::setup::{Deck, Hand};
use crate::tower::Tower;

/// Things with commas between.
pub(crate) fn list<'a, T>(
    cursor: &mut Cursor<'a>,
    mut read: impl FnMut(&mut Cursor<'a>) -> Result<T, BadText>,
) -> Result<Vec<T>, BadText> {
    let mut things = vec![read(cursor)?];
    while cursor.eat(",") {
        things.push(read(cursor)?);
    }
    Ok(things)
}

/// Rows of dots and movable towers, each where it belongs.
pub(crate) fn read_board(cursor: &mut Cursor<'_>) -> Result<Vec<(Tower, Openings)>, BadText> {
    let mut towers = Vec::new();
    for square in Square::all() {
        if square.column() == 0 && square.row() > 0 {
            cursor.expect("/")?;
        }
        if Tower::fixed_on(square).is_some() {
            cursor.expect(".")?;
        } else {
            towers.push(read_tower(cursor)?);
        }
    }
    Ok(towers)
}

pub(crate) fn read_tower(cursor: &mut Cursor<'_>) -> Result<(Tower, Openings), BadText> {
    let start = cursor.clone();
    let openings = Openings::read(cursor)?;
    let height = cursor.next_char().and_then(|height| height.to_digit(10)).unwrap_or_default();
    let treasure = match cursor.next_char() {
        Some('-') => Some(None),
        letter => letter.and_then(Treasure::from_letter).map(Some),
    };
    let tower = treasure.and_then(|treasure| Tower::looking_like(openings, height as u8, treasure));
    let tower = tower.ok_or_else(|| start.fail("one of the 17 movable towers, such as 31E or 52-"))?;
    Ok((tower, openings))
}

pub(crate) type Cardless = (Vec<Treasure>, Vec<Option<Treasure>>);

/// `E|JBACH`
pub(crate) fn read_pile(cursor: &mut Cursor<'_>) -> Result<Cardless, BadText> {
    let found = read_treasures(cursor, false)?.into_iter().flatten().collect();
    cursor.expect("|")?;
    Ok((found, read_treasures(cursor, true)?))
}

fn read_treasures(cursor: &mut Cursor<'_>, hidden: bool) -> Result<Vec<Option<Treasure>>, BadText> {
    let mut cards = Vec::new();
    if cursor.eat("-") {
        return Ok(cards);
    }
    loop {
        let card = match cursor.peek() {
            Some('?') if hidden => Some(None),
            letter => letter.and_then(Treasure::from_letter).map(Some),
        };
        match card {
            Some(card) if cards.len() < TREASURES => cards.push(card),
            _ if cards.is_empty() => return Err(cursor.fail("treasures from A to L, or - for none")),
            _ => return Ok(cards),
        }
        cursor.next_char();
    }
}

pub(crate) fn read_rune(cursor: &mut Cursor<'_>) -> Result<bool, BadText> {
    if cursor.eat("+") {
        Ok(true)
    } else {
        cursor.expect("-").map(|()| false).map_err(|_| cursor.fail("+ or - for every seat"))
    }
}

pub(crate) fn read_hand(cursor: &mut Cursor<'_>) -> Result<Hand, BadText> {
    if cursor.eat("?") {
        return read_count(cursor).map(Hand::Closed);
    }
    let cards = read_cards(cursor)?;
    Ok(Hand::Open(cards.into_iter().collect::<Cards>()))
}

fn read_count(cursor: &mut Cursor<'_>) -> Result<usize, BadText> {
    let expected = format!("a number of cards from 1 to {MAGIC}");
    let start = cursor.clone();
    let count = usize::try_from(cursor.number(&expected)?).ok();
    count.filter(|count| (1..=MAGIC).contains(count)).ok_or_else(|| start.fail(expected))
}

pub(crate) fn read_deck(cursor: &mut Cursor<'_>) -> Result<Deck, BadText> {
    if !cursor.eat("?") {
        return read_cards(cursor)
            .map(|cards| if cards.is_empty() { Deck::Count(0) } else { Deck::Ordered(cards) });
    }
    if cursor.peek().is_some_and(|letter| letter.is_ascii_digit()) {
        read_count(cursor).map(Deck::Count)
    } else {
        read_cards(cursor).map(Deck::Known)
    }
}

/// Letters up to the next mark, or `-` for none.
pub(crate) fn read_cards(cursor: &mut Cursor<'_>) -> Result<Vec<Magic>, BadText> {
    let mut cards = Vec::new();
    if cursor.eat("-") {
        return Ok(cards);
    }
    loop {
        cards.push(read_card(cursor)?);
        if cursor.peek().is_none_or(|letter| !letter.is_ascii_uppercase()) {
            return Ok(cards);
        }
        if cards.len() == MAGIC {
            return Err(cursor.fail(format!("at most {MAGIC} cards")));
        }
    }
}
