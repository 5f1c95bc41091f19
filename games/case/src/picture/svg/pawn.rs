//! Pawns and exhibit markers.

use irrgarten_kit::drawing::{Num, Point, word};

use super::ink;
use crate::components::{Exhibit, Suspect};
use crate::theme;

const BODY: &str = "M-11 0C-11 -6 -6 -9 -4.5 -16H4.5C6 -9 11 -6 11 0C6 3.5 -6 3.5 -11 0Z";

/// A figure with its feet there; its digit stands on its body.
pub(super) fn draw(suspect: Suspect, feet: Point, scale: f64) -> String {
    format!(
        r#"<g transform="translate({feet}) scale({scale:.2})" stroke="{line}" stroke-width="1.6" stroke-linejoin="round"
data-pawn="{letter}"><ellipse cx="2" cy="1.5" rx="13" ry="4.6" fill="{shadow}" stroke="none"/>
<path d="{BODY}" fill="{fill}"/><circle cy="-20.5" r="6.6" fill="{fill}"/>
<circle cx="-2.2" cy="-22.6" r="1.7" fill="{cream}" stroke="none" opacity=".75"/>{digit}</g>"#,
        line = ink::LINE,
        shadow = ink::SHADOW,
        fill = theme::colour(suspect),
        cream = ink::CREAM,
        letter = suspect.letter(),
        digit = word(&suspect.letter().to_string(), irrgarten_kit::drawing::at(0.0, -5.6), 9.5),
    )
}

/// A round marker with the exhibit's picture.
pub(super) fn marker(exhibit: Exhibit, middle: Point, size: f64) -> String {
    format!(
        r##"<g data-exhibit="{letter}"><circle cx="{sx}" cy="{sy}" r="{r}" fill="{shadow}"/>
<circle cx="{x}" cy="{y}" r="{r}" fill="{cream}" stroke="{line}" stroke-width="1.4"/>
<use href="#x-{letter}" x="{left}" y="{top}" width="{side}" height="{side}"/></g>"##,
        letter = exhibit.letter(),
        x = Num(middle.x),
        y = Num(middle.y),
        sx = Num(middle.x + 1.4),
        sy = Num(middle.y + 2.0),
        r = Num(size / 2.0),
        side = Num(size * 0.78),
        left = Num(middle.x - size * 0.39),
        top = Num(middle.y - size * 0.39),
        cream = ink::CREAM,
        line = ink::LINE,
        shadow = ink::SHADOW,
    )
}
