//! The table as an SVG document.

mod art;
mod board;
mod ink;
mod leaf;
#[cfg(test)]
mod page;
mod parts;
pub(super) mod place;
mod seat;
mod tile;

use std::fmt::Write as _;

use irrgarten_game::{Game as _, Language, Seat};
use irrgarten_kit::drawing::{at, document, planks};
use irrgarten_kit::{Cursor, Indexed as _};

use self::place::Layout;
use super::words::Words;
use crate::Paintings;
use crate::book::Page;
use crate::components::{Ability, Painting};
use crate::view::View;

const MARGIN: f64 = 26.0;
const GAP: f64 = 16.0;

/// The board on the left; the spare, the book, the pile, the poster and the seats on the right.
pub(super) fn draw(view: &View, language: Language) -> String {
    let layout = Layout::of(view);
    let mut drawn = format!(
        r#"<defs>
{symbols}{patterns}</defs>
{table}<g transform="translate({board})">{maze}</g>
<g transform="translate({here})">{parts}</g>
<g transform="translate({below})">{poster}</g>
"#,
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
    let about = Words::new(view, language).describe();
    document(layout.width, layout.height, Paintings::META.title, &about, &drawn)
}

/// A page of the book by its notation, as a document of its own.
pub(super) fn page_svg(name: &str) -> Option<String> {
    Cursor::whole(name, Page::read).ok().map(leaf::draw)
}

/// An ability alone, as a document of its own, 80 by 80: Slide without one.
pub(super) fn chip_svg(ability: Option<Ability>) -> String {
    let (name, sign) = ability.map_or(("Slide", seat::SLIDE), |it| (it.name(), seat::sign(it)));
    document(80.0, 80.0, name, "", &seat::chip(sign, false, at(40.0, 39.0)))
}

/// A painting alone, as a document of its own, 64 by 64.
pub fn painting_svg(painting: Painting) -> String {
    let (name, symbol) = (painting.name(), art::symbol(painting));
    let drawn = format!("<defs>{symbol}</defs>\n<use href=\"#p-{name}\" width=\"64\" height=\"64\"/>");
    document(64.0, 64.0, name, "", &drawn)
}
