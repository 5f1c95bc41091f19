//! The spare, the book, the pile, and the poster that grows with every painting found.

use std::fmt::Write as _;

use irrgarten_kit::Indexed as _;
use irrgarten_kit::drawing::{Num, Point, at, times, word};

use super::{art, ink, tile};
use crate::components::Painting;
use crate::view::View;

/// The height of the row with spare, book and pile.
pub(super) const HEIGHT: f64 = 118.0;
/// The height of the poster, and what lies above and around its picture.
pub(super) const POSTER: f64 = TITLE + EDGE + (super::seat::WIDTH - 2.0 * EDGE) * 3.0 / 8.0;
const TITLE: f64 = 28.0;
const EDGE: f64 = 9.0;

pub(super) fn draw(view: &View) -> String {
    let spare = tile::front(view.set.openings(view.spare), Some(view.set.mark(view.spare)), false);
    format!(
        r#"<g data-spare="{letter}" transform="translate(4 8) rotate(-4 50 50)"><rect x="3" y="5" width="98" height="98" rx="7"
fill="{shadow}"/>{spare}</g>{book}{pile}"#,
        letter = view.set.mark(view.spare).letter(),
        shadow = ink::SHADOW,
        book = book(at(132.0, 10.0), view.public.book.len()),
        pile = pile(at(300.0, 18.0), view.public.pile.len()),
    )
}

/// An open book: what is unread lies on the right.
fn book(corner: Point, pages: usize) -> String {
    let (line, cream, cover) = (ink::LINE, ink::CREAM, ink::BACK);
    let number = word(&pages.to_string(), at(108.0, 48.0), 26.0);
    let mut sheets = String::new();
    for nth in 0..pages.div_ceil(6) {
        let _ = write!(sheets, "M76 {y}Q104 {z} 140 {y}", y = 90 + nth * 3, z = 84 + nth * 3);
    }
    format!(
        r#"<g transform="translate({corner})"><path d="M2 8H146V102H2Z" fill="{cover}" stroke="{line}" stroke-width="2"
stroke-linejoin="round"/><path d="M74 92Q44 80 8 92V4Q44-6 74 6Q104-6 140 4V92Q104 80 74 92Z" fill="{cream}"
stroke="{line}" stroke-width="1.800" stroke-linejoin="round"/><path d="M74 6V92" stroke="{line}" stroke-width="1.600"/>
<path d="{sheets}" fill="none" stroke="{shade}" stroke-width="1.600"/>
<path d="M18 36Q40 26 64 36Q62 54 50 51Q43 50 41 45Q39 50 32 51Q20 54 18 36Z" fill="{line}"/>
<path d="M25 40Q31 36 36 42Q30 46 25 40ZM57 40Q51 36 46 42Q52 46 57 40Z" fill="{cream}"/>
<path d="M18 64H62M18 72H54" stroke="{shade}" stroke-width="2.600"/><g stroke="{line}">{number}</g></g>"#,
        shade = ink::PARCHMENT_SHADE,
    )
}

/// Painting cards to be drawn, the higher the more.
fn pile(corner: Point, cards: usize) -> String {
    let (line, back, gold) = (ink::LINE, ink::FELT, ink::GOLD);
    let mut drawn = format!(r#"<g transform="translate({corner})">"#);
    for nth in 0..cards.div_ceil(4) {
        let lift = times(nth) * -2.4;
        let _ = write!(
            drawn,
            r#"<rect x="0" y="{lift:.1}" width="64" height="80" rx="5" fill="{back}" stroke="{line}" stroke-width="1.600"/>"#
        );
    }
    let top = times(cards.div_ceil(4)) * -2.4 + 2.4;
    if cards == 0 {
        let _ = write!(
            drawn,
            r#"<rect width="64" height="80" rx="5" fill="none" stroke="{}" stroke-width="2" stroke-dasharray="6 5"/>"#,
            ink::PARCHMENT_SHADE
        );
    } else {
        let number = word(&cards.to_string(), at(32.0, 40.0 + top), 24.0);
        let _ = write!(
            drawn,
            r#"<rect x="6" y="{y:.1}" width="52" height="68" rx="3" fill="none" stroke="{gold}" stroke-width="2"/>
<g stroke="{paper}">{number}</g>"#,
            y = 6.0 + top,
            paper = ink::PARCHMENT,
        );
    }
    drawn + "</g>"
}

/// The poster: a piece of it for every painting found, empty places for the others.
pub(super) fn poster(view: &View, width: f64) -> String {
    let (line, cream, slot) = (ink::LINE, ink::PARCHMENT_DULL, ink::GRAVEL);
    let found = view.public.found();
    let number = word(&format!("{}-{}", found.len(), Painting::COUNT), at(width / 2.0, 15.0), 13.0);
    let side = (width - 2.0 * EDGE) / times(art::PIECES_ACROSS);
    let mut drawn = format!(
        r#"<rect x="2" y="3.500" width="{width}" height="{POSTER}" rx="6" fill="{shadow}"/>
<rect width="{width}" height="{POSTER}" rx="6" fill="{cream}" stroke="{line}" stroke-width="1.600"/>
<g stroke="{line}">{number}</g>"#,
        shadow = ink::SHADOW,
    );
    if !found.is_empty() {
        let (wide, high) = (100 * art::PIECES_ACROSS, 100 * art::PIECES_DOWN);
        let picture = art::poster();
        let _ = write!(
            drawn,
            r#"<defs><symbol id="poster" viewBox="0 0 {wide} {high}">{picture}</symbol></defs>"#
        );
    }
    for painting in Painting::all() {
        let (column, row) = (painting.index() % art::PIECES_ACROSS, painting.index() / art::PIECES_ACROSS);
        let (x, y) = (Num(EDGE + times(column) * side), Num(TITLE + times(row) * side));
        if found.has(painting) {
            let (left, top) = (100 * column, 100 * row);
            let _ = write!(
                drawn,
                r##"<svg x="{x}" y="{y}" width="{side}" height="{side}" viewBox="{left} {top} 100 100"><use href="#poster"
width="800" height="300"/></svg>"##,
                side = Num(side),
            );
        } else {
            let _ = write!(
                drawn,
                r#"<rect x="3" y="3" width="{inner}" height="{inner}" transform="translate({x} {y})" fill="none" stroke="{slot}"
stroke-width="1.600" stroke-dasharray="4 3"/>"#,
                inner = Num(side - 6.0),
            );
        }
    }
    drawn
}

const _: () = assert!(art::PIECES_ACROSS * art::PIECES_DOWN == Painting::COUNT, "a piece for every painting");
