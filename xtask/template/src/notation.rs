//! Everything as text: `__slug__/1 n=2 heap=13@2 h=135|224 c=-|11 bag=10 t=1`.
//!
//! Pebbles are their digits. `@2` is the seat that laid the top of the heap, `h` what the seats hold (`?` for each
//! pebble of a hand one may not see), `c` what they have taken, `t` whose turn it is: `1+` draws, `-` is the end.
//! Behind it may stand `pairs=climb`, and `order=` with all pebbles of the bag in the order they will be drawn.

use std::fmt::Write as _;

use irrgarten_game::{BadText, Game as _, Notation, Ply, Settings as _, Viewer};
use irrgarten_kit::{Cursor, Fields, Hand, Order, Pile, listed};

use crate::Rules;
use crate::action::{Action, Chance};
use crate::components::{PEBBLES, Pebble, Pebbles};
use crate::options::Options;
use crate::setup::Setup;
use crate::state::{Phase, State};
use crate::view::View;

impl Notation for Rules {
    type Order = Order<Pebble>;

    fn position(state: &State, order: &Order<Pebble>) -> String {
        let mut text = Self::view_text(&View::of(state, |_| true));
        if !order.cards().is_empty() {
            let _ = write!(text, " order={}", listed(order.cards(), ""));
        }
        text
    }

    fn read_position(text: &str) -> Result<(State, Order<Pebble>), BadText> {
        let (setup, fields) = read(text)?;
        let order = setup.bag.clone().order();
        let state = State::try_from(setup).map_err(|problem| fields.complain(problem))?;
        Ok((state, order))
    }

    fn foretold(state: &State, order: &Order<Pebble>) -> Option<Chance> {
        order.next().filter(|_| matches!(state.phase, Phase::Draw(_))).map(Chance)
    }

    fn drawn(order: &mut Order<Pebble>, Chance(pebble): Chance) {
        order.drawn(pebble);
    }

    fn view_text(view: &View) -> String {
        let digits = |pebbles: &Pebbles| listed(pebbles.things::<Pebble>(), "");
        let hand = |hand: &Hand<Pebbles>| match hand {
            Hand::Open(pebbles) => digits(pebbles),
            Hand::Closed(count) => "?".repeat(*count),
        };
        let mut text = format!(
            "{} n={} heap={}{} h={} c={} bag={} t={}{}",
            Self::META.tag(),
            view.seats(),
            listed(view.heap.iter(), ""),
            view.last.map(|seat| format!("@{seat}")).unwrap_or_default(),
            listed(view.hands.iter().map(hand), "|"),
            listed(view.taken.iter().map(digits), "|"),
            view.bag,
            listed(view.mover(), ""),
            if matches!(view.phase, Phase::Draw(_)) { "+" } else { "" },
        );
        for (key, value) in view.options.changed() {
            let _ = write!(text, " {key}={value}");
        }
        text
    }

    fn read_view(text: &str) -> Result<View, BadText> {
        let (setup, fields) = read(text)?;
        View::try_from(setup).map_err(|problem| fields.complain(problem))
    }

    /// Only the seat that draws a pebble sees it.
    fn redacted_for(before: &State, ply: &Ply<Action, Chance>, viewer: Viewer) -> String {
        match (ply, before.phase) {
            (Ply::Chance(_), Phase::Draw(seat)) if !viewer.is(seat) => "+?".to_owned(),
            (Ply::Chance(drawn), _) => drawn.to_string(),
            (Ply::Act(_, action), _) => action.to_string(),
        }
    }
}

/// With what the fields of a position begin.
const KEYS: [&str; 7] = ["__slug__/1", "n=", "heap=", "h=", "c=", "bag=", "t="];

/// Everything the text says, not yet checked against the rest.
fn read(text: &str) -> Result<(Setup, Fields<'_>), BadText> {
    let fields = Fields::of(text, &KEYS);
    fields.read_tag(&Rules::META)?;
    let seats = fields.read_key(1, |cursor| cursor.count(Rules::META.max_seats.into()))? as u8;
    let (heap, last) = fields.read_key(2, |cursor| {
        let heap = read_pebbles(cursor)?;
        let last = if cursor.eat("@") { Some(cursor.seat(seats)?) } else { None };
        Ok((heap, last))
    })?;
    let hands = fields.read_key(3, |cursor| cursor.by_seat(seats, read_hand))?;
    let taken = fields.read_key(4, |cursor| cursor.by_seat(seats, read_pebbles))?;
    let bag = fields.read_key(5, read_count)?;
    let phase = fields.read_key(6, |cursor| {
        if cursor.eat("-") {
            return Ok(Phase::Over);
        }
        let seat = cursor.seat(seats)?;
        Ok(if cursor.eat("+") { Phase::Draw(seat) } else { Phase::Lay(seat) })
    })?;
    let mut setup =
        Setup { options: Options::default(), heap, last, hands, taken, bag: Pile::Count(bag), phase };
    for &(at, word) in fields.rest() {
        read_more(&mut setup, word).map_err(|bad| bad.shifted(at))?;
    }
    Ok((setup, fields))
}

/// A setting, or the order of the bag.
fn read_more(setup: &mut Setup, word: &str) -> Result<(), BadText> {
    let mut cursor = Cursor::new(word);
    if !cursor.eat("order=") {
        return setup.options.read(word);
    }
    let start = cursor.clone();
    let order = read_pebbles(&mut cursor)?;
    cursor.end()?;
    if order.len() != setup.bag.len() {
        return Err(start.fail(format!("{} pebbles, as in the bag", setup.bag.len())));
    }
    setup.bag = Pile::Ordered(order);
    Ok(())
}

fn read_count(cursor: &mut Cursor<'_>) -> Result<usize, BadText> {
    if cursor.eat("0") { Ok(0) } else { cursor.count(PEBBLES) }
}

fn read_hand(cursor: &mut Cursor<'_>) -> Result<Hand<Vec<Pebble>>, BadText> {
    match cursor.while_char(|letter| letter == '?').len() {
        0 => read_pebbles(cursor).map(Hand::Open),
        hidden => Ok(Hand::Closed(hidden)),
    }
}

/// Digits, or `-` for none.
fn read_pebbles(cursor: &mut Cursor<'_>) -> Result<Vec<Pebble>, BadText> {
    let mut pebbles = Vec::new();
    if cursor.eat("-") {
        return Ok(pebbles);
    }
    pebbles.push(Pebble::read(cursor)?);
    while cursor.peek().is_some_and(|letter| letter.is_ascii_digit()) {
        pebbles.push(Pebble::read(cursor)?);
    }
    Ok(pebbles)
}
