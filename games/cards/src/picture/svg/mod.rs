//! The table as an SVG document.

mod art;
mod back;
mod card;
mod hedge;
mod ink;
mod layout;
#[cfg(test)]
mod page;
pub(super) mod place;
mod seat;
mod track;

use std::fmt::Write as _;

use irrgarten_game::{Game as _, Language, Seat};
use irrgarten_kit::{Cell, Direction};

use self::layout::{Layout, STEP};
use super::words::Words;
use super::{kinds_in_sight, most_collected};
use crate::Cards;
use crate::components::{Card, Deck};
use crate::view::View;
use irrgarten_kit::drawing::{Num, Point, at, document, planks, word};

/// The side of a card. Its middle is at half of it.
const CARD: f64 = 100.0;

pub(super) fn draw(view: &View, language: Language) -> String {
    let layout = Layout::of(view);
    let mut drawn = String::new();
    draw_definitions(&mut drawn, view);
    drawn.push_str(&planks(layout.width, layout.height));
    draw_numbers(&mut drawn, &layout);
    draw_labyrinth(&mut drawn, &layout, view);
    draw_pile(&mut drawn, layout.pile, view.pile);
    for (seat, place) in Seat::all(view.seats()).zip(&layout.seats) {
        let _ = writeln!(drawn, r#"<g transform="translate({place})">{}</g>"#, seat::mat(view, seat));
    }
    let about = Words::new(view, language).describe();
    document(layout.width, layout.height, Cards::META.title, &about, &drawn)
}

/// One card whose top points there, as a document of its own, 100 by 100.
pub fn card_svg(deck: &'static Deck, card: Card, top: Direction) -> String {
    let symbols: String = deck.face(card).kinds().map(art::symbol).concat();
    let (definitions, front) = (card::definitions(), card::front(deck, card, top));
    let title = format!("{card}{}", top.letter());
    document(CARD, CARD, &title, "", &format!("<defs>{definitions}{symbols}</defs>{front}"))
}

fn draw_definitions(drawn: &mut String, view: &View) {
    let _ = writeln!(
        drawn,
        r#"<defs><rect id="c-shadow" x="1.5" y="3" width="100" height="100" rx="5" fill="{}"/>"#,
        ink::SHADOW
    );
    drawn.push_str(&card::definitions());
    drawn.push_str(&back::definitions());
    let mut kinds = kinds_in_sight(view);
    if most_collected(view).is_some() {
        kinds.add(seat::CROWN);
    }
    for kind in kinds.iter() {
        let _ = writeln!(drawn, "{}", art::symbol(kind));
    }
    drawn.push_str("</defs>\n");
}

/// The columns and rows, chalked on the table.
fn draw_numbers(drawn: &mut String, layout: &Layout) {
    let _ = write!(drawn, r#"<g stroke="{}">"#, ink::CHALK);
    for x in layout.low.x..=layout.high.x {
        let place = corner(layout, Cell::new(x, layout.low.y)).moved(CARD / 2.0, -11.0);
        drawn.push_str(&word(&x.to_string(), place, 8.0));
    }
    for y in layout.low.y..=layout.high.y {
        let place = corner(layout, Cell::new(layout.low.x, y)).moved(-13.0, CARD / 2.0);
        drawn.push_str(&word(&y.to_string(), place, 8.0));
    }
    drawn.push_str("</g>\n");
}

fn corner(layout: &Layout, cell: Cell) -> Point {
    let steps = |from: i8, to: i8| f64::from(to.abs_diff(from)) * STEP;
    layout.board.moved(steps(layout.low.x, cell.x), steps(layout.low.y, cell.y))
}

/// First all shadows, so that none falls on a card.
fn draw_labyrinth(drawn: &mut String, layout: &Layout, view: &View) {
    let laid = view.labyrinth.by_cell();
    for (_, laid) in &laid {
        let Point { x, y } = corner(layout, laid.cell);
        let _ = write!(drawn, r##"<use href="#c-shadow" x="{}" y="{}"/>"##, Num(x), Num(y));
    }
    for (card, laid) in &laid {
        let (place, top) = (corner(layout, laid.cell), laid.top);
        let front = card::front(view.deck(), *card, top);
        let _ = write!(
            drawn,
            "\n<g data-card=\"{card}{}\" data-cell=\"{}\" transform=\"translate({place})\">{front}</g>",
            top.letter(),
            laid.cell
        );
    }
    drawn.push('\n');
}

/// The pile, the higher the more cards it has, and their number.
fn draw_pile(drawn: &mut String, place: Point, count: usize) {
    let stack = back::stack(at(0.0, 16.0), 72.0, count.div_ceil(7), 2.2);
    let number = word(&count.to_string(), at(106.0, 47.0), 18.0);
    let _ = writeln!(
        drawn,
        r#"<g transform="translate({place})">{stack}<g stroke="{}">{number}</g></g>"#,
        ink::PARCHMENT
    );
}
