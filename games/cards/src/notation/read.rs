//! Reading positions and views.

use irrgarten_game::{BadText, Game as _, MAX_SEATS, Settings as _};
use irrgarten_kit::{Cell, Cursor, Fields, Hand, Pile};

use crate::Cards;
use crate::action::{read_cell, read_top};
use crate::components::{CARDS, Card};
use crate::labyrinth::Laid;
use crate::options::Options;
use crate::setup::Setup;

/// With what the fields of a position begin.
const KEYS: [&str; 7] = ["cards/1", "n=", "@", "h=", "c=", "p=", "t="];

/// Everything the text says, not yet checked against the rest.
pub(super) fn read(text: &str) -> Result<(Setup, Fields<'_>), BadText> {
    let fields = Fields::of(text, &KEYS);
    fields.read_tag(&Cards::META)?;
    let seats = fields.read_key(1, |cursor| cursor.count(MAX_SEATS))? as u8;
    let laid = fields.read_key(2, read_rows)?;
    let hands =
        fields.read_key(3, |cursor| cursor.by_seat(seats, |cursor| Hand::read(cursor, Card::read)))?;
    let won = fields.read_key(4, |cursor| cursor.by_seat(seats, |cursor| cursor.list_or_none(Card::read)))?;
    let seat = |cursor: &mut Cursor<'_>| cursor.seat(seats).map(Some);
    let mover = fields.read_key(6, |cursor| if cursor.eat("-") { Ok(None) } else { seat(cursor) })?;
    let mut options = Options::default();
    for &(at, word) in fields.rest() {
        let word = if word == "equal=1" { "equal_turns=true" } else { word };
        let known = ["edges=", "equal_turns=true", "take=", "deck="].iter().any(|key| word.starts_with(key));
        let expected = "edges=strict, equal=1, take=auto_max or deck=lanes50";
        let read = if known { options.read(word) } else { Err(BadText::new(word, 0, expected)) };
        read.map_err(|bad| bad.shifted(at))?;
    }
    let rulings = options.rulings;
    let held = hands.iter().map(Hand::len).sum::<usize>();
    let elsewhere = laid.len() + held + won.iter().map(Vec::len).sum::<usize>();
    let left = CARDS.saturating_sub(elsewhere + rulings.cards_aside(seats));
    let pile = fields.read_key(5, |cursor| read_pile(cursor, left))?;
    Ok((Setup { rulings, laid, hands, won, pile, mover }, fields))
}

/// The cards of `0,0:33e.13w/26e.23e`, as they lie.
fn read_rows(cursor: &mut Cursor<'_>) -> Result<Vec<(Card, Laid)>, BadText> {
    let corner = read_cell(cursor)?;
    cursor.expect(":")?;
    let mut laid = Vec::new();
    let (mut x, mut y, mut width) = (0, 0, None);
    loop {
        if !cursor.eat("_") {
            let card = Card::read(cursor)?;
            let top = read_top(cursor)?;
            let cell = (i8::try_from(i32::from(corner.x) + x), i8::try_from(i32::from(corner.y) + y));
            let (Ok(x), Ok(y)) = cell else { return Err(cursor.fail("a smaller labyrinth")) };
            laid.push((card, Laid { cell: Cell::new(x, y), top }));
        }
        if cursor.eat(".") {
            x += 1;
            continue;
        }
        if *width.get_or_insert(x) != x {
            return Err(cursor.fail("rows of equal length"));
        }
        if !cursor.eat("/") {
            return Ok(laid);
        }
        (x, y) = (0, y + 1);
    }
}

/// A count, an ordered list, or a `?` and a list. Two digits alone are a card only where one card is left.
fn read_pile(cursor: &mut Cursor<'_>, left: usize) -> Result<Pile<Card>, BadText> {
    if cursor.eat("?") {
        return cursor.list_or_none(Card::read).map(Pile::Known);
    }
    let text = cursor.rest();
    if text.contains(',') || (left == 1 && text.len() == 2) {
        return cursor.list_or_none(Card::read).map(Pile::Ordered);
    }
    let start = cursor.clone();
    let count = cursor.number("a number of cards, or a list of cards")?;
    usize::try_from(count).map(Pile::Count).map_err(|_| start.fail("a number of cards"))
}
