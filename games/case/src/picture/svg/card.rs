//! Cards: a face with a picture and a letter, or a back.

use irrgarten_kit::drawing::{Num, Point, at, word};

use super::{ink, pawn};
use crate::components::{Card, Kind};

pub(super) const WIDTH: f64 = 38.0;
pub(super) const HEIGHT: f64 = 52.0;

pub(super) fn face(card: Card, corner: Point) -> String {
    let letter = card.letter();
    let picture = match card.kind() {
        Kind::Suspect(suspect) => pawn::draw(suspect, at(WIDTH / 2.0, HEIGHT - 7.0), 1.05),
        Kind::Exhibit(_) | Kind::Place(_) => {
            format!(r##"<use href="#x-{letter}" x="3" y="17" width="32" height="32"/>"##)
        }
    };
    let name = word(&letter.to_string(), at(10.0, 10.0), 9.5);
    format!(
        r#"<g transform="translate({corner})" data-card="{letter}">{paper}{picture}<g stroke="{line}">{name}</g></g>"#,
        paper = paper(ink::CREAM),
        line = ink::LINE,
    )
}

pub(super) fn back(corner: Point) -> String {
    format!(
        r#"<g transform="translate({corner})">{paper}<path d="M5 5H33V47H5Z" fill="none" stroke="{cream}" stroke-opacity=".6"/>
<g stroke="{cream}">{mark}</g></g>"#,
        paper = paper(ink::CARD_BACK),
        cream = ink::CREAM,
        mark = word("?", at(WIDTH / 2.0, HEIGHT / 2.0), 18.0),
    )
}

fn paper(fill: &str) -> String {
    format!(
        r#"<rect x="1.5" y="2.5" width="{w}" height="{h}" rx="4" fill="{shadow}"/>
<rect width="{w}" height="{h}" rx="4" fill="{fill}" stroke="{line}" stroke-width="1.2"/>"#,
        w = Num(WIDTH),
        h = Num(HEIGHT),
        shadow = ink::SHADOW,
        line = ink::LINE,
    )
}
