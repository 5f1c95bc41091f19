//! The table as an SVG document: the plan on the left, the seats on the right.

mod card;
mod history;
mod ink;
mod pawn;
mod plan;
mod room;
mod seat;

use std::fmt::Write as _;

use irrgarten_game::{Game as _, Seat};
use irrgarten_kit::drawing::{Num, at, planks, times};

use super::words::Words;
use crate::Case;
use crate::view::View;

const MARGIN: f64 = 24.0;
const GAP: f64 = 12.0;
/// The space above the case file.
const BESIDE: f64 = 20.0;

pub(super) fn draw(view: &View) -> String {
    let public = view.public();
    let (wide, high) = plan::size();
    let seats = times(usize::from(public.seats()));
    let fixed = seats * (seat::HEIGHT + GAP) + card::HEIGHT + BESIDE;
    let lines = ((high - fixed - GAP) / history::LINE) as usize;
    let lines = lines.saturating_sub(1).min(public.log.len());
    let panel = fixed + if lines > 0 { GAP + history::height(lines) } else { 0.0 };
    let width = wide + seat::WIDTH + 3.0 * MARGIN;
    let height = high.max(panel) + 2.0 * MARGIN;
    let mut drawn = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}" role="img">
<title>{title}</title>
<desc>{about}</desc>
<defs>
{definitions}</defs>
{wood}<g transform="translate({place})">{board}</g>
"#,
        w = Num(width),
        h = Num(height),
        title = Case::META.title,
        about = Words::new(public).headline(),
        definitions = room::definitions(),
        wood = planks(width, height),
        place = at(MARGIN, (height - high) / 2.0),
        board = plan::draw(public),
    );
    let mut here = at(wide + 2.0 * MARGIN, (height - panel) / 2.0);
    for nth in Seat::all(public.seats()) {
        let _ = writeln!(drawn, r#"<g transform="translate({here})">{}</g>"#, seat::mat(view, nth));
        here = here.moved(0.0, seat::HEIGHT + GAP);
    }
    here = here.moved(0.0, BESIDE - 7.0);
    let _ = writeln!(drawn, r#"<g transform="translate({here})">{}</g>"#, seat::beside(view));
    if lines > 0 {
        here = here.moved(0.0, card::HEIGHT + 7.0 + GAP);
        let _ = writeln!(drawn, r#"<g transform="translate({here})">{}</g>"#, history::draw(view, lines));
    }
    drawn + "</svg>\n"
}
