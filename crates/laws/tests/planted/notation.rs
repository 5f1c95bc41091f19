//! Positions of Nine Cards: `nine/1 n=2 h=12|34 f=5|- b=-|6 top=5 t=1`.
//!
//! Hands, heaps face up, buried cards, the top card, whose turn, `draw` if a card is to be drawn, and `p=` with
//! the pile, top first, if its order is known.

use std::fmt::Write as _;

use irrgarten_game::{BadText, Notation, PerSeat, Ply, PlyOf, Seat, Viewer};
use irrgarten_kit::{Hand, Indexed as _};

use crate::bug::Bug;
use crate::game::{NineCards, State};
use crate::parts::{Action, Card, Cards, Drawn, Options};
use crate::view::{Held, View, open};

pub(crate) fn write(view: &View, pile: &[Card]) -> String {
    let top = view.top.map_or("-".to_owned(), |card| card.to_string());
    let seen = PerSeat::from_fn(view.heaps.seats(), |seat| Hand::Open(view.heaps[seat]));
    let [hands, heaps, buried] = [&view.hands, &seen, &view.buried].map(written);
    let mut text = format!("nine/1 n={}", view.hands.seats());
    if view.options.strict {
        text += " rise=strict";
    }
    let _ = write!(text, " h={hands} f={heaps} b={buried} top={top} t={}", view.turn);
    if view.drawing {
        text += " draw";
    }
    if !pile.is_empty() {
        text += " p=";
        text.extend(pile.iter().map(Card::to_string));
    }
    text
}

fn written(held: &PerSeat<Held>) -> String {
    let each = held.iter().map(|held| match held {
        Hand::Open(cards) if cards.is_empty() => "-".to_owned(),
        Hand::Open(cards) => cards.iter().map(|card| card.to_string()).collect(),
        Hand::Closed(count) => "?".repeat(*count),
    });
    each.collect::<Vec<_>>().join("|")
}

struct Words<'a> {
    rest: Vec<&'a str>,
}

impl<'a> Words<'a> {
    /// The value of the next word, if it has this key.
    fn take(&mut self, key: &str) -> Option<&'a str> {
        let value = self.rest.first()?.strip_prefix(key)?;
        self.rest.remove(0);
        Some(value)
    }

    fn need(&mut self, key: &str) -> Result<&'a str, BadText> {
        self.take(key).ok_or_else(|| BadText::new(self.rest.first().unwrap_or(&""), 0, format!("{key:?}")))
    }
}

fn read(text: &str) -> Result<(View, Vec<Card>), BadText> {
    let mut words = Words { rest: text.split(' ').collect() };
    words.need("nine/1")?;
    let seats: u8 = match words.need("n=")? {
        "2" => 2,
        "3" => 3,
        other => return Err(BadText::new(other, 0, "2 or 3 seats")),
    };
    let options = Options { strict: words.take("rise=strict").is_some() };
    let mut held = |key| read_held(words.need(key)?, seats);
    let (hands, heaps, buried) = (held("h=")?, held("f=")?, held("b=")?);
    let heaps = all_seen(&heaps).ok_or_else(|| BadText::new(text, 0, "heaps without ?"))?;
    let top = match words.need("top=")? {
        "-" => None,
        card => Some(card.parse()?),
    };
    let turn = Seat::read(words.need("t=")?, seats)?;
    let drawing = words.take("draw").is_some();
    let pile = words.take("p=").map_or(Ok(Vec::new()), cards)?;
    match words.rest.first() {
        None => Ok((View { options, hands, heaps, buried, top, turn, drawing }, pile)),
        Some(word) => Err(BadText::new(word, 0, "the end")),
    }
}

fn read_held(text: &str, seats: u8) -> Result<PerSeat<Held>, BadText> {
    let each: Vec<&str> = text.split('|').collect();
    if each.len() != usize::from(seats) {
        return Err(BadText::new(text, 0, format!("cards for {seats} seats")));
    }
    let mut held = PerSeat::new(seats);
    for seat in Seat::all(seats) {
        held[seat] = match each[seat.index()] {
            "-" => Hand::default(),
            hidden if hidden.len() <= Card::COUNT && hidden.bytes().all(|byte| byte == b'?') => {
                Hand::Closed(hidden.len())
            }
            seen => Hand::Open(cards(seen)?.into_iter().collect()),
        };
    }
    Ok(held)
}

fn cards(text: &str) -> Result<Vec<Card>, BadText> {
    text.char_indices().map(|(at, _)| text.get(at..=at).unwrap_or_default().parse()).collect()
}

fn all_seen(held: &PerSeat<Held>) -> Option<PerSeat<Cards>> {
    let all: Option<Vec<Cards>> = held.iter().map(|held| held.open().copied()).collect();
    all.map(|all| PerSeat::from_fn(held.seats(), |seat| all[seat.index()]))
}

impl<const BUG: u8> NineCards<BUG> {
    /// The one place where positions and views are read.
    fn read(text: &str) -> Result<(View, Vec<Card>), BadText> {
        assert!(text.contains(" t=") || !Self::has(Bug::FragileReader), "whose turn is it?");
        let (view, order) = read(text)?;
        match view.sound() {
            Err(problem) if !Self::has(Bug::GullibleReader) => {
                Err(BadText::new(text, 0, format!("a sound position: {problem}")))
            }
            _ => Ok((view, order)),
        }
    }
}

impl<const BUG: u8> Notation for NineCards<BUG> {
    type Order = Vec<Card>;

    fn position(state: &State, order: &Vec<Card>) -> String {
        let mut view = open(state, |_, _| true);
        if Self::has(Bug::PositionTextForgets) {
            view.drawing = false;
        }
        write(&view, order)
    }

    fn read_position(text: &str) -> Result<(State, Vec<Card>), BadText> {
        let (view, order) = Self::read(text)?;
        let hidden = || BadText::new(text, 0, "all cards without ?");
        let hands = all_seen(&view.hands).ok_or_else(hidden)?;
        let buried = all_seen(&view.buried).ok_or_else(hidden)?;
        let View { options, heaps, top, turn, drawing, .. } = view;
        let state = State { options, hands, heaps, buried, top, turn, drawing };
        let pile: Cards = order.iter().copied().collect();
        if !order.is_empty() && (pile != state.pile() || order.len() != pile.len()) {
            return Err(BadText::new(text, 0, "the whole pile behind p="));
        }
        Ok((state, order))
    }

    fn foretold(state: &State, order: &Vec<Card>) -> Option<Drawn> {
        if state.drawing { order.first().copied().map(Drawn) } else { None }
    }

    fn drawn(order: &mut Vec<Card>, _: Drawn) {
        order.remove(0);
    }

    fn view_text(view: &View) -> String {
        let mut view = view.clone();
        if Self::has(Bug::ViewTextForgets) {
            view.options = Options::default();
        }
        write(&view, &[])
    }

    fn read_view(text: &str) -> Result<View, BadText> {
        Self::read(text).map(|(view, _)| view)
    }

    fn redacted_for(before: &State, ply: &PlyOf<Self>, viewer: Viewer) -> String {
        match *ply {
            Ply::Act(seat, Action::Bury(_)) if !viewer.is(seat) => "bury?".to_owned(),
            Ply::Act(_, action) => action.to_string(),
            Ply::Chance(_) if !viewer.is(before.turn) && !Self::has(Bug::LeakingRedaction) => "+?".to_owned(),
            Ply::Chance(drawn) => drawn.to_string(),
        }
    }
}
