//! Everything as text: `__slug__/1 n=2 heap=13@2 h=135|224 c=-|11 bag=10 t=1`.
//!
//! Pebbles are their digits. `@2` is the seat that laid the top of the heap, `h` what the seats hold (`?` for each
//! pebble one may not see), `c` what they have collected, `t` whose turn it is: `1+` draws, `-` is the end.
//! Behind it may stand `pairs=climb`, and `order=` with all pebbles of the bag in the order they will be drawn.

use std::fmt;
use std::str::FromStr;

use irrgarten_game::{BadText, Event, Game as _, Notation, Seat, Settings as _, Viewer};
use irrgarten_kit::{Cursor, Indexed as _};

use crate::components::Pebbles;
use crate::rules::{Action, Chance};
use crate::state::{Options, Phase, State};
use crate::view::{self, Hand, View};
use crate::{Pebble, Rules};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay(pebble) => write!(f, "{}", pebble.value()),
            Action::Give => f.write_str("give"),
        }
    }
}

impl FromStr for Action {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Action, BadText> {
        match one_pebble(text) {
            Some(pebble) => Ok(Action::Lay(pebble)),
            None if text == "give" => Ok(Action::Give),
            None => Err(BadText::new(text, 0, "a pebble from 1 to 5, or give")),
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "+{}", self.0.value())
    }
}

impl FromStr for Chance {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Chance, BadText> {
        let drawn = text.strip_prefix('+').and_then(one_pebble);
        drawn.map(Chance).ok_or_else(|| BadText::new(text, 0, "a drawn pebble such as +3"))
    }
}

fn one_pebble(text: &str) -> Option<Pebble> {
    Pebble::all().find(|pebble| text.len() == 1 && text.starts_with(pebble.digit()))
}

impl Notation for Rules {
    /// The pebbles in the order they will be drawn; nothing if nobody knows.
    type Order = Vec<Pebble>;

    fn position(state: &State, order: &Vec<Pebble>) -> String {
        let text = Self::view_text(&view::seen(state, |_| true));
        if order.is_empty() { text } else { format!("{text} order={}", digits(order)) }
    }

    fn read_position(text: &str) -> Result<(State, Vec<Pebble>), BadText> {
        let mut cursor = Cursor::new(text);
        let view = read(&mut cursor, false)?;
        let state = checked(text, &view)?;
        let order = if cursor.eat(" order=") { pebbles(&mut cursor)? } else { Vec::new() };
        cursor.end()?;
        if !order.is_empty() && order.iter().copied().collect::<Pebbles>() != state.bag {
            return Err(BadText::new(text, 0, "an order of exactly the pebbles in the bag"));
        }
        Ok((state, order))
    }

    fn foretold(state: &State, order: &Vec<Pebble>) -> Option<Chance> {
        order.first().filter(|_| matches!(state.phase, Phase::Draw(_))).map(|&pebble| Chance(pebble))
    }

    fn drawn(order: &mut Vec<Pebble>, Chance(drawn): Chance) {
        if let Some(place) = order.iter().position(|&pebble| pebble == drawn) {
            order.remove(place);
        }
    }

    fn view_text(view: &View) -> String {
        let heap = match view.last {
            Some(seat) => format!("{}@{seat}", digits(&view.heap)),
            None => "-".to_owned(),
        };
        let hand = |hand: &Hand| match hand {
            Hand::Open(pebbles) => digits(pebbles),
            Hand::Closed(count) => "?".repeat(*count),
        };
        let hands: Vec<String> = view.hands.iter().map(hand).collect();
        let taken: Vec<String> = view.taken.iter().map(|pebbles| digits(pebbles)).collect();
        let turn = match view.phase {
            Phase::Lay(seat) => seat.to_string(),
            Phase::Draw(seat) => format!("{seat}+"),
            Phase::Over => "-".to_owned(),
        };
        let (seats, bag, hands, taken) = (hands.len(), view.bag, hands.join("|"), taken.join("|"));
        let changed = view.options.changed();
        let changed: String = changed.iter().flat_map(|(key, value)| [" ", key, "=", value]).collect();
        let meta = Self::META;
        format!(
            "{}/{} n={seats} heap={heap} h={hands} c={taken} bag={bag} t={turn}{changed}",
            meta.slug, meta.version
        )
    }

    fn read_view(text: &str) -> Result<View, BadText> {
        let mut cursor = Cursor::new(text);
        let view = read(&mut cursor, true)?;
        cursor.end()?;
        checked(text, &view)?;
        Ok(view)
    }

    /// A draw is seen by the seat that draws.
    fn told(before: &State, event: &Event<Action, Chance>, who: Viewer) -> String {
        match (event, before.phase) {
            (Event::Chance(_), Phase::Draw(seat)) if !who.is(seat) => "+?".to_owned(),
            (Event::Chance(drawn), _) => drawn.to_string(),
            (Event::Act(_, action), _) => action.to_string(),
        }
    }
}

/// Pebbles as digits, `-` for none.
fn digits(pebbles: &[Pebble]) -> String {
    if pebbles.is_empty() { "-".to_owned() } else { pebbles.iter().map(|pebble| pebble.digit()).collect() }
}

/// A state behind the view, if there is one: what is closed is filled in with any pebbles that are left.
fn checked(text: &str, view: &View) -> Result<State, BadText> {
    let lowest = |unseen: &mut Pebbles| {
        let pebble = unseen.iter().next().map_or(Pebble::default(), |(pebble, _)| pebble);
        unseen.take(pebble);
        pebble
    };
    let bad = |expected| BadText::new(text, 0, expected);
    let setup = view::fill(view, lowest).ok_or_else(|| bad("at most four pebbles of each value"))?;
    let state = State::try_from(setup).map_err(bad)?;
    if state.bag.total() == view.bag { Ok(state) } else { Err(bad("as many in the bag as lie nowhere else")) }
}

/// A position up to its settings; `hidden` hands are good enough for a view.
fn read(cursor: &mut Cursor<'_>, hidden: bool) -> Result<View, BadText> {
    let meta = Rules::META;
    cursor.expect(&format!("{}/{} n=", meta.slug, meta.version))?;
    let start = cursor.clone();
    let seats = match cursor.number("a number of seats")? {
        seats @ 2..=4 => seats as u8,
        _ => return Err(start.fail("2 to 4 seats")),
    };
    cursor.expect(" heap=")?;
    let heap = pebbles(cursor)?;
    let last = if heap.is_empty() {
        None
    } else {
        cursor.expect("@")?;
        Some(seat(cursor, seats)?)
    };
    cursor.expect(" h=")?;
    let hands = each(cursor, seats, |cursor| hand(cursor, hidden))?;
    cursor.expect(" c=")?;
    let taken = each(cursor, seats, sorted_pebbles)?;
    cursor.expect(" bag=")?;
    let start = cursor.clone();
    let bag = cursor.number("how many pebbles are in the bag")?;
    let bag = usize::try_from(bag).map_err(|_| start.fail("how many pebbles are in the bag"))?;
    cursor.expect(" t=")?;
    let phase = if cursor.eat("-") {
        Phase::Over
    } else {
        let seat = seat(cursor, seats)?;
        if cursor.eat("+") { Phase::Draw(seat) } else { Phase::Lay(seat) }
    };
    let mut options = Options::default();
    if cursor.eat(" pairs=") {
        let start = cursor.clone();
        let word = cursor.while_char(char::is_alphanumeric);
        options.set("pairs", word).ok_or_else(|| start.fail("take or climb"))?;
    }
    Ok(View { options, heap, last, hands, taken, bag, phase })
}

fn seat(cursor: &mut Cursor<'_>, seats: u8) -> Result<Seat, BadText> {
    let start = cursor.clone();
    let number = cursor.while_char(|letter| letter.is_ascii_digit());
    Seat::read(number, seats).map_err(|bad| start.fail(bad.expected()))
}

/// One thing for every seat, with `|` between them.
fn each<T>(
    cursor: &mut Cursor<'_>,
    seats: u8,
    mut read: impl FnMut(&mut Cursor<'_>) -> Result<T, BadText>,
) -> Result<Vec<T>, BadText> {
    let mut things = Vec::new();
    for seat in Seat::all(seats) {
        if seat.index() > 0 {
            cursor.expect("|")?;
        }
        things.push(read(cursor)?);
    }
    Ok(things)
}

fn hand(cursor: &mut Cursor<'_>, hidden: bool) -> Result<Hand, BadText> {
    match cursor.peek() {
        Some('?') if hidden => Ok(Hand::Closed(cursor.while_char(|letter| letter == '?').len())),
        _ => sorted_pebbles(cursor).map(Hand::Open),
    }
}

fn sorted_pebbles(cursor: &mut Cursor<'_>) -> Result<Vec<Pebble>, BadText> {
    let mut pebbles = pebbles(cursor)?;
    pebbles.sort();
    Ok(pebbles)
}

fn pebbles(cursor: &mut Cursor<'_>) -> Result<Vec<Pebble>, BadText> {
    if cursor.eat("-") {
        return Ok(Vec::new());
    }
    let start = cursor.clone();
    let digits = cursor.while_char(|letter| Pebble::from_digit(letter).is_some());
    if digits.is_empty() {
        Err(start.fail("pebbles from 1 to 5, or -"))
    } else {
        Ok(digits.chars().filter_map(Pebble::from_digit).collect())
    }
}
