//! The table as an SVG document, without text elements and fonts.

mod card;
mod ink;
#[cfg(test)]
mod page;
mod seat;
mod sheet;
mod treasure;

use std::fmt::Write as _;

use irrgarten_game::Seat;
use irrgarten_kit::Cell;

use crate::components::Roll;
use crate::state::{Phase, Table};
use irrgarten_kit::drawing::{Num, Point, at, planks, times, word};

pub use sheet::arrangements;

/// The side of a card.
const CARD: f64 = 100.0;

const MARGIN: f64 = 24.0;
const STRIP: f64 = 104.0;
const GAP: f64 = 18.0;

pub(super) fn table(table: &Table) -> String {
    let seats = usize::from(table.seats());
    let columns = if seats == 1 { 1 } else { 2 };
    let rows = seats.div_ceil(columns);
    let steps = |count: usize, each: f64| times(count) * (each + GAP) - GAP;
    let width = steps(columns, seat::WIDTH) + 2.0 * MARGIN;
    let height = STRIP + GAP + steps(rows, seat::HEIGHT) + 2.0 * MARGIN;
    let mut drawn = planks(width, height);
    draw_strip(&mut drawn, table, width);
    for (nth, seat) in Seat::all(table.seats()).enumerate() {
        let last_alone = nth + 1 == seats && columns == 2 && seats % 2 == 1;
        let left = if last_alone {
            (width - seat::WIDTH) / 2.0
        } else {
            MARGIN + times(nth % columns) * (seat::WIDTH + GAP)
        };
        let top = MARGIN + STRIP + GAP + times(nth / columns) * (seat::HEIGHT + GAP);
        let _ =
            writeln!(drawn, r#"<g transform="translate({})">{}</g>"#, at(left, top), seat::mat(table, seat));
    }
    document(width, height, &describe(table), &drawn)
}

fn document(width: f64, height: f64, title: &str, content: &str) -> String {
    let (width, height) = (Num(width), Num(height));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" role=\"img\">\n<title>{title}</title>\n<defs>{}</defs>\n{content}</svg>\n",
        card::definitions(),
    )
}

/// The picture in words, for those who do not see it.
fn describe(table: &Table) -> String {
    let mut text = format!("Round {} of {}.", table.round, table.house.rounds);
    for (seat, place) in table.places.each() {
        let laid = crate::notation::laid_text(table, &place.laid);
        let _ = write!(text, " Seat {seat} has {} treasures and {} cards", place.points, place.held());
        let _ = if place.laid.is_empty() { write!(text, ".") } else { write!(text, ", laid as {laid}.") };
    }
    text
}

/// The pile, the treasure cards in the middle, and what was rolled.
fn draw_strip(drawn: &mut String, table: &Table, width: f64) {
    let top = MARGIN + 8.0;
    let layers = table.pile_count().div_ceil(6);
    for nth in 0..layers {
        let lift = times(nth) * 2.2;
        let corner = at(MARGIN + 10.0 + lift / 2.0, top + 12.0 - lift);
        let _ = write!(drawn, r##"<use href="#d-back" transform="translate({corner}) scale(.76)"/>"##);
    }
    let count = word(&table.pile_count().to_string(), at(MARGIN + 116.0, top + 48.0), 20.0);
    let _ = write!(drawn, r#"<g stroke="{}">{count}</g>"#, ink::PARCHMENT);
    let cards: Vec<u8> = table.treasures.iter().map(crate::components::Treasure::value).collect();
    let mut left = width / 2.0 - (times(cards.len()) * 64.0 - 10.0) / 2.0;
    for &value in cards.iter().rev() {
        drawn.push_str(&treasure::card(at(left, top + 8.0), 1.0, value));
        left += 64.0;
    }
    if table.phase != Phase::Over {
        draw_roll(drawn, table, at(width - MARGIN - 92.0, top + 2.0));
    }
    drawn.push('\n');
}

/// The die, or the assignment card the genie turned up.
fn draw_roll(drawn: &mut String, table: &Table, corner: Point) {
    let _ = write!(drawn, r#"<g transform="translate({corner})">"#);
    let _ = write!(
        drawn,
        r#"<rect x="1.5" y="3" width="86" height="86" rx="9" fill="{shadow}"/><rect width="86" height="86" rx="9"
fill="{cream}" stroke="{line}" stroke-width="1.6"/>"#,
        shadow = ink::SHADOW,
        cream = ink::CREAM,
        line = ink::LINE,
    );
    match table.roll {
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
