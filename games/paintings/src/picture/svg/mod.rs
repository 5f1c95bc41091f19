//! The table as an SVG document.

mod art;
mod board;
mod ink;
#[cfg(test)]
mod page;
mod parts;
pub(super) mod place;
mod seat;
mod tile;

use std::fmt::Write as _;

use irrgarten_game::{Game as _, Seat};
use irrgarten_kit::Indexed as _;
use irrgarten_kit::drawing::{Num, at, planks};

use self::place::Layout;
use super::words::Words;
use crate::Paintings;
use crate::components::{Ability, Painting};
use crate::view::View;

const MARGIN: f64 = 26.0;
const GAP: f64 = 16.0;

/// The board on the left; the spare, the book, the pile, the poster and the seats on the right.
pub(super) fn draw(view: &View) -> String {
    let layout = Layout::of(view);
    let mut drawn = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}" role="img">
<title>{title}</title>
<desc>{about}</desc>
<defs>
{symbols}{patterns}</defs>
{table}<g transform="translate({board})">{maze}</g>
<g transform="translate({here})">{parts}</g>
<g transform="translate({below})">{poster}</g>
"#,
        w = Num(layout.width),
        h = Num(layout.height),
        title = Paintings::META.title,
        about = Words::new(view).describe(),
        symbols = Painting::all().map(|painting| art::symbol(painting) + "\n").collect::<String>(),
        patterns = tile::definitions(),
        table = planks(layout.width, layout.height),
        board = layout.board,
        maze = board::draw(view),
        here = layout.parts,
        parts = parts::draw(view),
        below = layout.poster,
        poster = parts::poster(view, seat::WIDTH),
    );
    for nth in Seat::all(view.public.seats()) {
        let _ = writeln!(
            drawn,
            r#"<g data-seat="{nth}" transform="translate({here})">{}</g>"#,
            seat::mat(view, nth),
            here = layout.mat(nth),
        );
    }
    drawn + "</svg>\n"
}

/// An ability alone, as a document of its own, 80 by 80: Slide without one.
pub(super) fn chip_svg(ability: Option<Ability>) -> String {
    let (name, sign) = ability.map_or(("Slide", seat::SLIDE), |it| (it.name(), seat::sign(it)));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"80\" height=\"80\" viewBox=\"0 0 80 80\" role=\"img\">\n\
         <title>{name}</title>\n{}</svg>\n",
        seat::chip(sign, false, at(40.0, 39.0)),
    )
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
