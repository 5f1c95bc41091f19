//! The table as an SVG document.

mod card;
mod history;
mod ink;
mod layout;
mod name;
mod pawn;
pub(super) mod piece;
pub(super) mod place;
mod plan;
mod room;
mod seat;

use std::fmt::Write as _;

use irrgarten_game::{Game as _, Language, Seat};
use irrgarten_kit::drawing::{document, planks};

use super::words::Words;
use crate::Case;
use crate::view::View;
use layout::Layout;

pub(super) fn draw(view: &View, language: Language) -> String {
    let public = view.public();
    let layout = Layout::of(public);
    let words = Words::new(public, language);
    let mut drawn = format!(
        "<defs>\n{}</defs>\n{}<g transform=\"translate({})\">{}</g>\n",
        room::definitions(),
        planks(layout.width, layout.height),
        layout.board,
        plan::draw(public, &words),
    );
    for nth in Seat::all(public.seats()) {
        let _ =
            writeln!(drawn, r#"<g transform="translate({})">{}</g>"#, layout.mat(nth), seat::mat(view, nth));
    }
    let _ = writeln!(drawn, r#"<g transform="translate({})">{}</g>"#, layout.beside, seat::beside(view));
    if layout.lines > 0 {
        let history = history::draw(view, layout.lines);
        let _ = writeln!(drawn, r#"<g transform="translate({})">{history}</g>"#, layout.history);
    }
    document(layout.width, layout.height, Case::META.title, &words.headline(), &drawn)
}
