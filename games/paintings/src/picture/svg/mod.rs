//! The table as an SVG document.

mod art;
mod board;
mod ink;
#[cfg(test)]
mod page;
mod parts;
mod seat;
mod tile;

use std::fmt::Write as _;

use irrgarten_game::{Game as _, Seat};
use irrgarten_kit::Indexed as _;
use irrgarten_kit::drawing::{Num, at, planks, times};

use super::words::Words;
use crate::Paintings;
use crate::components::Painting;
use crate::view::View;

const MARGIN: f64 = 26.0;
const GAP: f64 = 16.0;

/// The board on the left; the spare, the book, the pile, the poster and the seats on the right.
pub(super) fn draw(view: &View) -> String {
    let seats = times(view.public.seats().into());
    let panel = parts::HEIGHT + GAP + parts::POSTER + seats * (seat::HEIGHT + GAP);
    let width = board::ACROSS + seat::WIDTH + 3.0 * MARGIN + GAP;
    let height = board::ACROSS.max(panel) + 2.0 * MARGIN;
    let mut here = at(width - MARGIN - seat::WIDTH, (height - panel) / 2.0);
    let mut drawn = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}" role="img">
<title>{title}</title>
<desc>{about}</desc>
<defs>
{symbols}{patterns}</defs>
{table}<g transform="translate({place})">{maze}</g>
<g transform="translate({here})">{parts}</g>
"#,
        w = Num(width),
        h = Num(height),
        title = Paintings::META.title,
        about = Words::new(view).describe(),
        symbols = Painting::all().map(|painting| art::symbol(painting) + "\n").collect::<String>(),
        patterns = tile::definitions(),
        table = planks(width, height),
        place = at(MARGIN, (height - board::ACROSS) / 2.0),
        maze = board::draw(view),
        parts = parts::draw(view),
    );
    here = here.moved(0.0, parts::HEIGHT + GAP);
    let poster = parts::poster(view, seat::WIDTH);
    let _ = writeln!(drawn, r#"<g transform="translate({here})">{poster}</g>"#);
    here = here.moved(0.0, parts::POSTER + GAP);
    for nth in Seat::all(view.public.seats()) {
        let _ = writeln!(
            drawn,
            r#"<g data-seat="{nth}" transform="translate({here})">{}</g>"#,
            seat::mat(view, nth)
        );
        here = here.moved(0.0, seat::HEIGHT + GAP);
    }
    drawn + "</svg>\n"
}

/// A painting alone, as a document of its own, 64 by 64.
pub fn painting_svg(painting: Painting) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"64\" height=\"64\" viewBox=\"0 0 64 64\" role=\"img\">\n\
         <title>{name}</title>\n<defs>{symbol}</defs>\n<use href=\"#p-{name}\" width=\"64\" height=\"64\"/></svg>\n",
        name = painting.name(),
        symbol = art::symbol(painting),
    )
}
