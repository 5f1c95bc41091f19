//! Cards: treasures, runes and magic, each with its corner at a point.

use std::fmt::Write as _;

use super::{art, ink};
use crate::components::{Magic, Treasure};
use irrgarten_kit::drawing::{Point, at, times};

pub(super) const WIDTH: f64 = 38.0;
pub(super) const HEIGHT: f64 = 52.0;

/// A sheet with something on it.
fn sheet(corner: Point, fill: &str, content: &str) -> String {
    let (line, shadow) = (ink::LINE, ink::SHADOW);
    format!(
        r#"<g transform="translate({corner})"><rect x="1.2" y="2" width="{WIDTH}" height="{HEIGHT}" rx="4" fill="{shadow}"/>
<rect width="{WIDTH}" height="{HEIGHT}" rx="4" fill="{fill}" stroke="{line}" stroke-width="1.4"/>{content}</g>"#,
    )
}

pub(super) fn treasure(corner: Point, treasure: Treasure) -> String {
    sheet(corner, ink::CREAM, &art::medallion(treasure, at(WIDTH / 2.0, HEIGHT / 2.0), 34.0))
}

const RUNE: &str = "M19 12V40M19 18L28 12M19 27L28 21M19 40L12 33";

/// The rune card: dark while its goal is open, golden once it is turned over.
pub(super) fn rune(corner: Point, done: bool) -> String {
    let (fill, stroke) =
        if done { (ink::GOLD, ink::LINE) } else { (ink::stone_of(5).shade, ink::PARCHMENT_DULL) };
    let mut content = format!(
        r#"<path d="{RUNE}" fill="none" stroke="{stroke}" stroke-width="3.6" stroke-linecap="round"/>"#
    );
    if done {
        let _ = write!(
            content,
            r#"<path d="M6 42L12 48L24 38" transform="translate(8 0)" fill="none" stroke="{}" stroke-width="3.4"
stroke-linecap="round" stroke-linejoin="round"/>"#,
            ink::CREAM,
        );
    }
    sheet(corner, fill, &content)
}

const ARROW_UP: &str = "M19 10L30 23H23.5V41H14.5V23H8Z";
const STAR: &str = "M19 9L22.6 20.5L34 21L24.8 28L28.2 39.5L19 32.8L9.8 39.5L13.2 28L4 21L15.4 20.5Z";

pub(super) fn magic(corner: Point, magic: Magic) -> String {
    let (fill, shape, turn) = match magic {
        Magic::Up => ("#a9c6c0", ARROW_UP, ""),
        Magic::Down => ("#d9a58a", ARROW_UP, r#" transform="rotate(180 19 26)""#),
        Magic::Joker => ("#cbb7dc", STAR, ""),
    };
    let (line, cream) = (ink::LINE, ink::CREAM);
    let content = format!(
        r#"<rect x="3.5" y="3.5" width="31" height="45" rx="2.5" fill="none" stroke="{line}" stroke-opacity=".4"/>
<path d="{shape}"{turn} fill="{cream}" stroke="{line}" stroke-width="1.8" stroke-linejoin="round"/>"#,
    );
    sheet(corner, fill, &content)
}

/// The star of a joker, for a seat whose cards all are jokers.
pub(super) fn star(middle: Point, scale: f64) -> String {
    let (gold, line) = (ink::GOLD, ink::LINE);
    format!(
        r#"<g transform="translate({middle}) scale({scale:.2}) translate(-19 -26)"><path d="{STAR}" fill="{gold}"
stroke="{line}" stroke-width="2.4" stroke-linejoin="round"/></g>"#,
    )
}

/// Face-down cards one on the other.
pub(super) fn back(corner: Point, cards: usize) -> String {
    let content = format!(
        r#"<rect x="3.5" y="3.5" width="31" height="45" rx="2.5" fill="none" stroke="{gold}" stroke-width="1.2"/>
<path d="M12 36V18H26V34H17V23H21V29" fill="none" stroke="{parchment}" stroke-width="2.4" stroke-linejoin="round"
stroke-linecap="round"/>"#,
        gold = ink::GOLD,
        parchment = ink::PARCHMENT,
    );
    (0..cards)
        .map(|nth| sheet(corner.moved(times(nth) * 1.6, -times(nth) * 1.6), ink::BACK, &content))
        .collect()
}

/// The place of a pile that is used up.
pub(super) fn empty(corner: Point) -> String {
    let line = ink::LINE;
    format!(
        r#"<rect transform="translate({corner})" width="{WIDTH}" height="{HEIGHT}" rx="4" fill="{line}" fill-opacity=".1"
stroke="{line}" stroke-opacity=".45" stroke-width="1.4" stroke-dasharray="5 4"/>"#,
    )
}
