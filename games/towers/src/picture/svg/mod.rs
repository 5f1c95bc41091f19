//! The table as an SVG document, from the side or from above.

mod art;
mod card;
mod find;
mod ink;
#[cfg(test)]
mod page;
mod plan;
mod scene;
mod seat;
mod top;
mod tower;

use std::fmt::Write as _;

use irrgarten_game::{Game as _, Language, Seat};

use super::words::Words;
use crate::Towers;
use crate::view::View;
use irrgarten_kit::drawing::{Point, at, document, planks};

pub(super) use find::find;

const MARGIN: f64 = 26.0;
const GAP: f64 = 18.0;

/// From the side: heights can be seen at a glance.
pub(super) fn draw(view: &View, language: Language) -> String {
    table(view, language, scene::size(), &scene::draw(view))
}

/// From above: every path can be seen.
pub(super) fn draw_plan(view: &View, language: Language) -> String {
    table(view, language, plan::size(), &plan::draw(view))
}

/// The board on the left; the free tower, the piles and the seats on the right.
struct Layout {
    size: (f64, f64),
    board: Point,
    /// The free tower and the piles; the seats are below.
    parts: Point,
}

impl Layout {
    fn of(view: &View, board: (f64, f64)) -> Layout {
        let seats = f64::from(view.public.seats());
        let panel = PARTS + GAP + seats * (seat::HEIGHT + GAP) - GAP;
        let width = board.0 + seat::WIDTH + 3.0 * MARGIN + GAP;
        let height = board.1.max(panel) + 2.0 * MARGIN;
        Layout {
            size: (width, height),
            board: at(MARGIN, (height - board.1) / 2.0),
            parts: at(width - MARGIN - seat::WIDTH, (height - panel) / 2.0),
        }
    }
}

fn table(view: &View, language: Language, board: (f64, f64), drawn_board: &str) -> String {
    let Layout { size: (width, height), board: place, parts } = Layout::of(view, board);
    let mut drawn = format!(
        "<defs>\n{}</defs>\n{}<g transform=\"translate({place})\">{drawn_board}</g>\n",
        art::definitions(),
        planks(width, height),
    );
    draw_parts(&mut drawn, view, parts);
    let mut here = parts.moved(0.0, PARTS + GAP);
    for nth in Seat::all(view.public.seats()) {
        let _ = writeln!(drawn, r#"<g transform="translate({here})">{}</g>"#, seat::mat(view, nth));
        here = here.moved(0.0, seat::HEIGHT + GAP);
    }
    document(width, height, Towers::META.title, &Words::new(view, language).describe(), &drawn)
}

/// The height of the row with the free tower and the piles.
const PARTS: f64 = 150.0;

fn draw_parts(drawn: &mut String, view: &View, corner: Point) {
    let free = view.public.board.free();
    let foot = corner.moved(86.0, PARTS - tower::DEEP - 4.0);
    let _ = writeln!(
        drawn,
        r#"<g data-free="{height}">{tower}</g><g transform="translate({piles})">{cards}</g>"#,
        height = free.height(),
        tower = tower::draw(free, free.openings(), None, foot),
        piles = corner.moved(196.0, PARTS - card::HEIGHT - 18.0),
        cards = seat::piles(view),
    );
}
