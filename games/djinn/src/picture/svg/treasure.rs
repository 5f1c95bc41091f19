//! Treasure cards: one, two or three gems on parchment.

use std::fmt::Write as _;

use super::ink;
use irrgarten_kit::drawing::{Point, at};

const WIDTH: f64 = 54.0;
const HEIGHT: f64 = 74.0;
/// Ruby, emerald, sapphire: told apart by their cut as well.
const GEMS: [(&str, &str); 3] = [
    ("#c8502d", "M-10-4L-5-10H5L10-4L0 10ZM-10-4H10M-4-4L0 10L4-4L0-10Z"),
    ("#1c8a70", "M-6-10H6L10-5V5L6 10H-6L-10 5V-5ZM-5-5H5V5H-5Z"),
    ("#2a6fa3", "M0-11L9.5-5.5V5.5L0 11L-9.5 5.5V-5.5ZM0-11V11M-9.5-5.5L9.5 5.5M9.5-5.5L-9.5 5.5"),
];

/// A treasure card with its corner here, at this scale.
pub(super) fn card(corner: Point, scale: f64, value: u8) -> String {
    let places: &[Point] = match value {
        0 => &[],
        1 => &[at(27.0, 37.0)],
        2 => &[at(27.0, 23.0), at(27.0, 51.0)],
        _ => &[at(27.0, 18.0), at(15.0, 46.0), at(39.0, 46.0)],
    };
    let mut drawn = format!(
        r#"<g transform="translate({corner}) scale({scale})"><rect x="1.5" y="3" width="{WIDTH}" height="{HEIGHT}" rx="5"
fill="{shadow}"/><rect width="{WIDTH}" height="{HEIGHT}" rx="5" fill="{paper}" stroke="{line}" stroke-width="1.4"/>
<rect x="4" y="4" width="46" height="66" rx="3" fill="none" stroke="{gold}" stroke-width="1.4"/>"#,
        shadow = ink::SHADOW,
        paper = ink::PARCHMENT,
        line = ink::LINE,
        gold = ink::GOLD,
    );
    for (place, (colour, cut)) in places.iter().zip(GEMS) {
        let _ = write!(
            drawn,
            r#"<path d="{cut}" transform="translate({place})" fill="{colour}" stroke="{line}" stroke-width="1.3"
stroke-linejoin="round"/>"#,
            line = ink::LINE,
        );
    }
    drawn + "</g>"
}
