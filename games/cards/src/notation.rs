//! Positions as text (`docs/notation.md`):
//! `cards/1 n=2 @0,0:33e.13w/26e.23e h=03,44|08,34 c=-|- p=42 t=1`.

use std::fmt::Write as _;

use irrgarten_game::{BadText, Event, MAX_SEATS, Notation, Seat, Settings as _, Viewer};
use irrgarten_kit::{Cell, Cursor, Scribble};

use crate::Cards;
use crate::action::{Action, Draw, read_cell, read_top};
use crate::components::{CARDS, Card};
use crate::labyrinth::{Labyrinth, Laid};
use crate::options::Options;
use crate::setup::{Impossible, Part, Pile, Setup};
use crate::state::State;
use crate::view::View;

/// The cards of the pile, the next first, if a position's text tells.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Order(Vec<Card>);

impl Notation for Cards {
    type Order = Order;

    fn position(state: &State, order: &Order) -> String {
        let mut setup = Setup::of(state, |_| true);
        if !order.0.is_empty() {
            setup.pile = Pile::Ordered(order.0.clone());
        }
        text(&setup)
    }

    fn read_position(text: &str) -> Result<(State, Order), BadText> {
        let (setup, fields) = read(text)?;
        let state = setup.to_state().map_err(|problem| fields.complain(problem))?;
        let order = match setup.pile {
            Pile::Ordered(cards) => Order(cards),
            Pile::Count(_) | Pile::Known(_) => Order::default(),
        };
        Ok((state, order))
    }

    fn foretold(state: &State, order: &Order) -> Option<Draw> {
        state.drawing().and(order.0.first()).map(|&card| Draw(card))
    }

    fn drawn(order: &mut Order, Draw(card): Draw) {
        if order.0.first() == Some(&card) {
            order.0.remove(0);
        }
    }

    fn view_text(view: &View) -> String {
        text(view.setup())
    }

    fn read_view(text: &str) -> Result<View, BadText> {
        let (setup, fields) = read(text)?;
        View::checked(setup).map_err(|problem| fields.complain(problem))
    }

    /// Only who draws a card sees it.
    fn told(before: &State, event: &Event<Action, Draw>, who: Viewer) -> String {
        match event {
            Event::Act(_, action) => action.to_string(),
            Event::Chance(draw) if before.drawing().is_some_and(|seat| who.is(seat)) => draw.to_string(),
            Event::Chance(_) => "+?".to_owned(),
        }
    }
}

pub(crate) fn state_text(state: &State) -> String {
    text(&Setup::of(state, |_| true))
}

pub(crate) fn labyrinth_text(labyrinth: &Labyrinth) -> String {
    rows(&labyrinth.iter().collect::<Vec<_>>())
}

fn text(setup: &Setup) -> String {
    let hand =
        |hand: &Vec<Option<Card>>| list(hand, |card| card.map_or("?".to_owned(), |card| card.to_string()));
    let hands: Vec<String> = setup.hands.iter().map(hand).collect();
    let won: Vec<String> = setup.won.iter().map(|won| list(won, Card::to_string)).collect();
    let pile = match &setup.pile {
        Pile::Count(count) => count.to_string(),
        Pile::Known(cards) => format!("?{}", list(cards, Card::to_string)),
        Pile::Ordered(cards) => list(cards, Card::to_string),
    };
    let mover = setup.mover.map_or("-".to_owned(), |seat| seat.to_string());
    let mut text = format!(
        "cards/1 n={} {} h={} c={} p={pile} t={mover}",
        setup.hands.len(),
        rows(&setup.laid),
        hands.join("|"),
        won.join("|"),
    );
    for (key, value) in (Options { rulings: setup.rulings, ..Options::default() }).changed() {
        let (key, value) = if key == "equal_turns" { ("equal", "1".to_owned()) } else { (key, value) };
        let _ = write!(text, " {key}={value}");
    }
    text
}

fn list<T>(things: &[T], show: impl Fn(&T) -> String) -> String {
    if things.is_empty() { "-".to_owned() } else { things.iter().map(show).collect::<Vec<_>>().join(",") }
}

/// `@x,y:` of the top left corner, then row by row.
fn rows(laid: &[(Card, Laid)]) -> String {
    let cells = || laid.iter().map(|(_, laid)| laid.cell);
    let (Some(left), Some(right)) = (cells().map(|cell| cell.x).min(), cells().map(|cell| cell.x).max())
    else {
        return "@0,0:_".to_owned();
    };
    let (top, bottom) =
        (cells().map(|cell| cell.y).min().unwrap_or(0), cells().map(|cell| cell.y).max().unwrap_or(0));
    let width = usize::from(right.abs_diff(left)) + 1;
    let mut places = vec![None; width * (usize::from(bottom.abs_diff(top)) + 1)];
    for &(card, Laid { cell, top: side, .. }) in laid {
        places[usize::from(cell.y.abs_diff(top)) * width + usize::from(cell.x.abs_diff(left))] =
            Some((card, side));
    }
    let mut text = format!("@{left},{top}:");
    text.reserve(places.len() * 4);
    for row in places.chunks(width) {
        for place in row {
            match place {
                Some((card, side)) => {
                    let mut word = Scribble::<4>::default();
                    word.number(card.number(), true);
                    word.letter(side.letter());
                    text.push_str(word.as_str());
                }
                None => text.push('_'),
            }
            text.push('.');
        }
        text.pop();
        text.push('/');
    }
    text.pop();
    text
}

/// The words of a position and where they begin, for complaints.
struct Fields<'a> {
    words: Vec<(usize, &'a str)>,
}

impl<'a> Fields<'a> {
    fn of(text: &'a str) -> Fields<'a> {
        let words = text.split_ascii_whitespace();
        Fields { words: words.map(|word| (word.as_ptr() as usize - text.as_ptr() as usize, word)).collect() }
    }

    /// The nth word without the prefix it must have.
    fn word(&self, nth: usize, prefix: &str, text: &str) -> Result<(usize, &'a str), BadText> {
        let expected = || match nth {
            0 => "a position of the game: cards/1".to_owned(),
            _ => format!("{prefix}… (a position is cards/1 n= @ h= c= p= t=)"),
        };
        let (at, word) =
            self.words.get(nth).copied().ok_or_else(|| BadText::new("", text.len(), expected()))?;
        let rest = word.strip_prefix(prefix).ok_or_else(|| BadText::new(word, at, expected()))?;
        Ok((at + prefix.len(), rest))
    }

    fn complain(&self, problem: Impossible) -> BadText {
        let nth = match problem.part {
            Part::Labyrinth => 2,
            Part::Hands => 3,
            Part::Won => 4,
            Part::Pile => 5,
            Part::Turn => 6,
        };
        let (at, word) = self.words.get(nth).copied().unwrap_or_default();
        BadText::new(word, at, problem.expected)
    }
}

/// Everything the text says, not yet checked against the rest.
fn read(text: &str) -> Result<(Setup, Fields<'_>), BadText> {
    let fields = Fields::of(text);
    let (at, rest) = fields.word(0, "cards/1", text)?;
    if !rest.is_empty() {
        return Err(BadText::new(rest, at, "cards/1"));
    }
    let (at, word) = fields.word(1, "n=", text)?;
    let seats = word.parse().ok().filter(|seats| (1..=MAX_SEATS).contains(seats));
    let seats = seats.ok_or_else(|| BadText::new(word, at, "1 to 6 seats"))?;
    let (at, word) = fields.word(2, "@", text)?;
    let laid = read_rows(word).map_err(|bad| bad.shifted(at))?;
    let (at, word) = fields.word(3, "h=", text)?;
    let hands = read_seats(word, seats, read_hidden).map_err(|bad| bad.shifted(at))?;
    let (at, word) = fields.word(4, "c=", text)?;
    let won = read_seats(word, seats, Card::read).map_err(|bad| bad.shifted(at))?;
    let (at, word) = fields.word(6, "t=", text)?;
    let mover = match word {
        "-" => None,
        seat => Some(Seat::read(seat, seats as u8).map_err(|bad| bad.shifted(at))?),
    };
    let mut options = Options::default();
    for &(at, word) in fields.words.iter().skip(7) {
        let word = if word == "equal=1" { "equal_turns=true" } else { word };
        let known = ["edges=", "equal_turns=true", "take=", "deck="].iter().any(|key| word.starts_with(key));
        let expected = "edges=strict, equal=1, take=auto_max or deck=lanes50";
        let read = if known { options.read(word) } else { Err(BadText::new(word, 0, expected)) };
        read.map_err(|bad| bad.shifted(at))?;
    }
    let (at, word) = fields.word(5, "p=", text)?;
    let elsewhere =
        laid.len() + hands.iter().map(Vec::len).sum::<usize>() + won.iter().map(Vec::len).sum::<usize>();
    let expected = CARDS.saturating_sub(elsewhere + options.rulings.cards_aside(seats as u8));
    let pile = read_pile(word, expected).map_err(|bad| bad.shifted(at))?;
    Ok((Setup { rulings: options.rulings, laid, hands, won, pile, mover }, fields))
}

/// The cards of `0,0:33e.13w/26e.23e`, as they lie.
#[cfg(test)]
pub(crate) fn read_labyrinth(text: &str) -> Result<Vec<(Card, Laid)>, BadText> {
    read_rows(text)
}

/// `0,0:33e.13w/26e.23e`
fn read_rows(text: &str) -> Result<Vec<(Card, Laid)>, BadText> {
    let mut cursor = Cursor::new(text);
    let corner = read_cell(&mut cursor)?;
    cursor.expect(":")?;
    let mut laid = Vec::new();
    let (mut x, mut y, mut width) = (0, 0, None);
    loop {
        if !cursor.eat("_") {
            let card = Card::read(&mut cursor)?;
            let top = read_top(&mut cursor)?;
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
            cursor.end()?;
            return Ok(laid);
        }
        (x, y) = (0, y + 1);
    }
}

/// One list of cards for every seat: `03,44|08,34`.
fn read_seats<T>(
    text: &str,
    seats: usize,
    read: impl Fn(&mut Cursor<'_>) -> Result<T, BadText>,
) -> Result<Vec<Vec<T>>, BadText> {
    let mut cursor = Cursor::new(text);
    let mut all = Vec::new();
    while all.len() < seats {
        if !all.is_empty() {
            cursor.expect("|")?;
        }
        all.push(read_list(&mut cursor, &read)?);
    }
    cursor.end()?;
    Ok(all)
}

fn read_list<T>(
    cursor: &mut Cursor<'_>,
    read: impl Fn(&mut Cursor<'_>) -> Result<T, BadText>,
) -> Result<Vec<T>, BadText> {
    if cursor.eat("-") {
        return Ok(Vec::new());
    }
    let mut things = vec![read(cursor)?];
    while cursor.eat(",") {
        things.push(read(cursor)?);
    }
    Ok(things)
}

fn read_hidden(cursor: &mut Cursor<'_>) -> Result<Option<Card>, BadText> {
    if cursor.eat("?") { Ok(None) } else { Card::read(cursor).map(Some) }
}

/// A count, an ordered list, or a `?` and a list. Two digits alone are a card only where one card is left.
fn read_pile(text: &str, expected: usize) -> Result<Pile, BadText> {
    let mut cursor = Cursor::new(text);
    let pile = if cursor.eat("?") {
        Pile::Known(read_list(&mut cursor, Card::read)?)
    } else if text.contains(',') || (expected == 1 && text.len() == 2) {
        Pile::Ordered(read_list(&mut cursor, Card::read)?)
    } else {
        let count = cursor.number("a number of cards, or a list of cards")?;
        Pile::Count(usize::try_from(count).map_err(|_| Cursor::new(text).fail("a number of cards"))?)
    };
    cursor.end()?;
    Ok(pile)
}
