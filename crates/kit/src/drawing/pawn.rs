//! Pawns, and where several of them stand.

use super::ink;
use super::pen::{Point, times};
use crate::Colour;

/// A figure in a hat and a cloak, its feet at 0,0.
const CLOAK: &str = "M-12 -2Q-11 -18 -5 -25H5Q11 -18 12 -2Q6 3 0 3T-12 -2Z";
const HAT: &str = "M-9.5 -33Q0 -29 9.5 -33Q5 -37 3 -50Q-3 -41 -4.5 -36.5Q-7.5 -35.5 -9.5 -33Z";

/// A pawn with its feet here, scaled from its size of 26 by 53.
pub fn draw(colour: Colour, feet: Point, scale: f64) -> String {
    format!(
        r#"<g transform="translate({feet}) scale({scale:.2})" stroke="{line}" stroke-width="1.8"
stroke-linejoin="round" data-pawn="{letter}"><ellipse cx="1.5" cy="1.5" rx="14" ry="5.5" fill="{shadow}" stroke="none"/>
<path d="{CLOAK}" fill="{fill}"/><circle cy="-29" r="6.5" fill="{skin}"/><path d="{HAT}" fill="{fill}"/>
<path d="M-7 -12Q-5 -18 -3.5 -20" fill="none" stroke="{skin}"/></g>"#,
        line = ink::LINE,
        shadow = ink::SHADOW,
        fill = ink::PAWNS[colour as usize],
        skin = ink::CREAM,
        letter = colour.letter(),
    )
}

/// The place of the nth of this many pawns, measured from the middle of the field.
pub fn spread(nth: usize, count: usize) -> f64 {
    (times(nth) - times(count - 1) / 2.0) * 27.0
}
