//! Paintings and chalk drawings.

use irrgarten_kit::Indexed as _;
use irrgarten_kit::drawing::{Point, miniature};

use super::ink;
use crate::components::{Mark, PAINTINGS, Painting};

const FILES: [&str; PAINTINGS] = [
    include_str!("../../../art/castle.svg"),
    include_str!("../../../art/mummy.svg"),
    include_str!("../../../art/ruby.svg"),
    include_str!("../../../art/clock.svg"),
    include_str!("../../../art/skull.svg"),
    include_str!("../../../art/shadow.svg"),
    include_str!("../../../art/cat.svg"),
    include_str!("../../../art/parrot.svg"),
    include_str!("../../../art/dragon.svg"),
    include_str!("../../../art/island.svg"),
    include_str!("../../../art/lion.svg"),
    include_str!("../../../art/snake.svg"),
    include_str!("../../../art/portrait.svg"),
    include_str!("../../../art/lake.svg"),
    include_str!("../../../art/devil.svg"),
    include_str!("../../../art/mine.svg"),
    include_str!("../../../art/sword.svg"),
    include_str!("../../../art/spider.svg"),
    include_str!("../../../art/star.svg"),
    include_str!("../../../art/car.svg"),
    include_str!("../../../art/temple.svg"),
    include_str!("../../../art/twins.svg"),
    include_str!("../../../art/dice.svg"),
    include_str!("../../../art/scroll.svg"),
];

/// Drawn in chalk around 0,0, 24 wide: question mark, arrow, cross, circle, square, triangle, spiral, eye, key, hand;
/// then star, moon, sun, heart, fish, house, tree, anchor, bolt, wave, crown, flower.
const CHALKS: [&str; 22] = [
    "M-7-6Q-7-13 0-13T7-6Q7-1 0 2V6M0 11V11.500",
    "M-12 0H11M3-8L11 0L3 8",
    "M-10-10L10 10M10-10L-10 10",
    "M-11 0A11 11 0 0 1 11 0A11 11 0 0 1-11 0",
    "M-10-10H10V10H-10Z",
    "M0-12L12 9H-12Z",
    "M0 0Q2-4 5-1T3 6Q-4 9-7 2T-1-10Q10-12 12 0T2 12",
    "M-13 0Q0-13 13 0Q0 13-13 0ZM-3.500 0A3.500 3.500 0 0 1 3.500 0A3.500 3.500 0 0 1-3.500 0",
    "M-11 0A5 5 0 0 1-1 0A5 5 0 0 1-11 0M-1 0H12V6M6 0V5",
    "M-8 12V2L-11-3M-8 2V-8M-4 2V-12M1 2V-12M6 2V-9M6 2Q12-1 9 6L5 12Z",
    "M0-12L3.500-4L12-3L5.500 3L8 12L0 7L-8 12L-5.500 3L-12-3L-3.500-4Z",
    "M5-12Q-10-10-9 2T6 12Q-3 6-2-1T5-12Z",
    "M-5 0A5 5 0 0 1 5 0A5 5 0 0 1-5 0M0-9V-13M0 9V13M-9 0H-13M9 0H13M-6-6L-9-9M6-6L9-9M-6 6L-9 9M6 6L9 9",
    "M0 11Q-14 0-10-7T0-5Q6-13 10-7T0 11Z",
    "M-12 0Q-3-10 7 0Q-3 10-12 0ZM7 0L13-6V6ZM-7-1V-.500",
    "M-11 0L0-11L11 0M-8-2V11H8V-2M-2 11V4H3V11",
    "M0 12V4M0-12L9-2H4L11 5H-11L-4-2H-9Z",
    "M0-7V12M-11 3Q-9 12 0 12T11 3M-5-3H5M-2.500-9.500A2.500 2.500 0 0 1 2.500-9.500A2.500 2.500 0 0 1-2.500-9.500",
    "M3-13L-8 2H0L-3 13L9-3H1Z",
    "M-13-3Q-9-9-4-3T5-3T13-3M-13 5Q-9-1-4 5T5 5T13 5",
    "M-11 9V-7L-5 0L0-10L5 0L11-7V9Z",
    "M0-4A4 4 0 0 1 0 4A4 4 0 0 1 0-4M0-4Q-4-13 0-13T0-4M0 4Q-4 13 0 13T0 4M-4 0Q-13-4-13 0T-4 0M4 0Q13-4 13 0T4 0",
];

/// A painting as a symbol of 64 by 64, to be defined once and used as `#p-castle`.
pub(super) fn symbol(painting: Painting) -> String {
    miniature::symbol(format_args!("p-{}", painting.name()), FILES[painting.index()])
}

/// P-COMP-06: the picture that the backs of the 24 painting cards make, 8 by 3 pieces of 100 by 100.
const POSTER: &str = include_str!("../../../art/poster.svg");
pub(super) const PIECES_ACROSS: usize = 8;
pub(super) const PIECES_DOWN: usize = PAINTINGS / PIECES_ACROSS;

/// The poster, 800 by 300, as what stands between the tags of its file.
pub(super) fn poster() -> String {
    let start = POSTER.find('>').map_or(0, |end| end + 1);
    let end = POSTER.rfind("</svg>").unwrap_or(POSTER.len());
    POSTER.get(start..end).unwrap_or_default().lines().map(str::trim).collect()
}

/// A painting in its frame around this point, so wide with the frame.
pub(super) fn framed(painting: Painting, middle: Point, width: f64) -> String {
    format!(
        r##"<g transform="translate({middle}) scale({scale:.3})"><rect x="-19" y="-18.500" width="42" height="42" fill="{shadow}"/>
<rect x="-21" y="-21" width="42" height="42" rx="1.500" fill="{gold}" stroke="{line}" stroke-width="1.600"/>
<use href="#p-{name}" x="-17.500" y="-17.500" width="35" height="35"/>
<rect x="-17.500" y="-17.500" width="35" height="35" fill="none" stroke="{line}"/></g>"##,
        scale = width / 42.0,
        shadow = ink::SHADOW,
        gold = ink::GOLD,
        line = ink::LINE,
        name = painting.name(),
    )
}

/// The mark of a tile around this point.
pub(super) fn mark(mark: Mark, middle: Point, width: f64) -> String {
    match mark {
        Mark::Painting(painting) => framed(painting, middle, width),
        Mark::Chalk(nth) => format!(
            r#"<g transform="translate({middle}) scale({scale:.3})"><circle r="17.500" fill="{slate}" stroke="{line}" stroke-width="1.600"/>
<path d="{path}" transform="scale(.850)" fill="none" stroke="{chalk}" stroke-width="2.600" stroke-linecap="round"
stroke-linejoin="round"/></g>"#,
            scale = width / 42.0,
            slate = ink::SLATE,
            line = ink::LINE,
            path = CHALKS[usize::from(nth)],
            chalk = ink::CREAM,
        ),
    }
}
