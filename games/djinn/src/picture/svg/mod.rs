//! The table as an SVG document, without text elements and fonts.

mod card;
mod find;
mod ink;
#[cfg(test)]
mod page;
mod seat;
mod sheet;
mod treasure;

use std::fmt::Write as _;

use irrgarten_game::{Game as _, Language, Message, Presentation as _, Seat};
use irrgarten_kit::drawing::{Num, Point, at, document, planks, times, word};
use irrgarten_kit::{Cell, Direction};
use irrgarten_words::Speaker;

use crate::Djinn;
use crate::components::{Card, Roll};
use crate::public::{Phase, Table as _};
use crate::view::View;

pub(super) use find::find;
pub use sheet::arrangements;
pub(crate) use sheet::drawn_arrangements;

/// The side of a card.
const CARD: f64 = 100.0;

const MARGIN: f64 = 24.0;
const STRIP: f64 = 104.0;
const GAP: f64 = 18.0;

pub(super) fn table(view: &View, language: Language) -> String {
    let rows = usize::from(view.seats()).div_ceil(columns(view));
    let (width, height) = (width(view), STRIP + GAP + steps(rows, seat::HEIGHT) + 2.0 * MARGIN);
    let mut drawn = planks(width, height);
    draw_strip(&mut drawn, view, width);
    for seat in Seat::all(view.seats()) {
        let corner = mat_corner(view, seat);
        let _ = writeln!(drawn, r#"<g transform="translate({corner})">{}</g>"#, seat::mat(view, seat));
    }
    framed(width, height, Djinn::META.title, &describe(view, language), &drawn)
}

fn columns(view: &View) -> usize {
    if view.seats() == 1 { 1 } else { 2 }
}

fn steps(count: usize, each: f64) -> f64 {
    times(count) * (each + GAP) - GAP
}

fn width(view: &View) -> f64 {
    steps(columns(view), seat::WIDTH) + 2.0 * MARGIN
}

/// Where the mat of a seat lies: two in a row, an odd one in the middle.
fn mat_corner(view: &View, seat: Seat) -> Point {
    let (seats, nth, columns) = (usize::from(view.seats()), seat.index(), columns(view));
    let last_alone = nth + 1 == seats && columns == 2 && seats % 2 == 1;
    let left = if last_alone {
        (width(view) - seat::WIDTH) / 2.0
    } else {
        MARGIN + times(nth % columns) * (seat::WIDTH + GAP)
    };
    at(left, MARGIN + STRIP + GAP + times(nth / columns) * (seat::HEIGHT + GAP))
}

/// A card alone.
pub(super) fn piece(card: Card, top: Direction) -> String {
    let face = card::front(card, top);
    let drawn = format!(r##"<g transform="translate(6 6)"><use href="#d-shadow"/>{face}</g>"##);
    framed(CARD + 12.0, CARD + 12.0, &card.to_string(), "", &drawn)
}

/// A document with everything that cards are drawn from.
fn framed(width: f64, height: f64, title: &str, about: &str, content: &str) -> String {
    document(width, height, title, about, &format!("<defs>{}</defs>\n{content}", card::definitions()))
}

/// The picture in words, for people who do not see it.
fn describe(view: &View, language: Language) -> String {
    let public = view.public();
    let speaker = Speaker::new(&Djinn::WORDS, language);
    let round = Message::new("picture-round")
        .with("round", public.round.to_string())
        .with("rounds", public.rulings.rounds.to_string());
    let mut text = speaker.say(&round);
    for seat in Seat::all(view.seats()) {
        let mat = view.mat(seat);
        let laid = mat.open().map(|place| &place.laid).filter(|laid| !laid.is_empty());
        let told = match laid {
            Some(laid) => {
                Message::new("picture-mat-laid").with("laid", crate::notation::laid_text(public, laid))
            }
            None => Message::new("picture-mat"),
        };
        let told = told
            .with("seat", seat.to_string())
            .with("points", usize::from(mat.points()))
            .with("cards", mat.hand().len());
        let _ = write!(text, " {}", speaker.say(&told));
    }
    text
}

/// The pile, the treasure cards in the middle, and what was rolled.
fn draw_strip(drawn: &mut String, view: &View, width: f64) {
    let top = MARGIN + 8.0;
    let layers = view.pile_count().div_ceil(6);
    for nth in 0..layers {
        let lift = times(nth) * 2.2;
        let corner = at(MARGIN + 10.0 + lift / 2.0, top + 12.0 - lift);
        let _ = write!(drawn, r##"<use href="#d-back" transform="translate({corner}) scale(.76)"/>"##);
    }
    let count = word(&view.pile_count().to_string(), at(MARGIN + 116.0, top + 48.0), 20.0);
    let _ = write!(drawn, r#"<g stroke="{}">{count}</g>"#, ink::PARCHMENT);
    let cards: Vec<u8> = view.public().treasures.iter().map(crate::components::Treasure::value).collect();
    let mut left = width / 2.0 - (times(cards.len()) * 64.0 - 10.0) / 2.0;
    for &value in cards.iter().rev() {
        drawn.push_str(&treasure::card(at(left, top + 8.0), 1.0, value));
        left += 64.0;
    }
    if view.public().phase != Phase::Over {
        draw_roll(drawn, view.public().phase.roll(), at(width - MARGIN - 92.0, top + 2.0));
    }
    drawn.push('\n');
}

/// The die, or the assignment card the genie turned up.
fn draw_roll(drawn: &mut String, roll: Option<Roll>, corner: Point) {
    let _ = write!(drawn, r#"<g transform="translate({corner})">"#);
    let _ = write!(
        drawn,
        r#"<rect x="1.5" y="3" width="86" height="86" rx="9" fill="{shadow}"/><rect width="86" height="86" rx="9"
fill="{cream}" stroke="{line}" stroke-width="1.6"/>"#,
        shadow = ink::SHADOW,
        cream = ink::CREAM,
        line = ink::LINE,
    );
    match roll {
        Some(Roll::Number(number)) => {
            let number = word(&number.to_string(), at(43.0, 43.0), 46.0);
            let _ = write!(drawn, r#"<g stroke="{}">{number}</g>"#, ink::BACK);
        }
        Some(Roll::Genie(layout)) => {
            let (width, height) = layout.size();
            let (left, top) = (43.0 - f64::from(width) * 9.0, 43.0 - f64::from(height) * 9.0);
            for cell in (0..height).flat_map(|y| (0..width).map(move |x| Cell::new(x, y))) {
                if layout.has(cell.x, cell.y) {
                    let (x, y) = (Num(left + f64::from(cell.x) * 18.0), Num(top + f64::from(cell.y) * 18.0));
                    let _ = write!(
                        drawn,
                        r#"<rect x="{x}" y="{y}" width="17" height="17" rx="2" fill="{}" stroke="{}"/>"#,
                        ink::ROCK,
                        ink::LINE,
                    );
                }
            }
        }
        None => {}
    }
    drawn.push_str("</g>");
}
