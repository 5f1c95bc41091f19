//! The table as an SVG document.

mod card;
mod history;
mod ink;
mod layout;
mod pawn;
pub(super) mod piece;
pub(super) mod place;
mod plan;
mod room;
mod seat;

use std::fmt::Write as _;

use irrgarten_game::{Game as _, Seat};
use irrgarten_kit::drawing::{Num, planks};

use super::words::Words;
use crate::Case;
use crate::view::View;
use layout::Layout;

pub(super) fn draw(view: &View) -> String {
    let public = view.public();
    let layout = Layout::of(public);
    let mut drawn = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}" role="img">
<title>{title}</title>
<desc>{about}</desc>
<defs>
{definitions}</defs>
{wood}<g transform="translate({place})">{board}</g>
"#,
        w = Num(layout.width),
        h = Num(layout.height),
        title = Case::META.title,
        about = Words::new(public).headline(),
        definitions = room::definitions(),
        wood = planks(layout.width, layout.height),
        place = layout.board,
        board = plan::draw(public),
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
    drawn + "</svg>\n"
}
