//! The miniatures of the treasures.

use std::fmt::Write as _;

use irrgarten_kit::Indexed as _;

use crate::components::{TREASURES, Treasure};
use irrgarten_kit::drawing::{Point, miniature};

const FILES: [&str; TREASURES] = [
    include_str!("../../../art/chalice.svg"),
    miniature::CROWN,
    miniature::SWORD,
    include_str!("../../../art/lamp.svg"),
    include_str!("../../../art/potion.svg"),
    miniature::RING,
    miniature::KEY,
    include_str!("../../../art/book.svg"),
    include_str!("../../../art/mirror.svg"),
    miniature::MAP,
    miniature::FEATHER,
    include_str!("../../../art/coin.svg"),
];

/// All treasures as symbols of 64 by 64, to be defined once and used as `#t-crown`, and the plate behind them.
pub(super) fn definitions() -> String {
    let mut drawn = plate();
    for treasure in Treasure::all() {
        let _ = writeln!(drawn, "{}", symbol(treasure));
    }
    drawn
}

pub(super) fn plate() -> String {
    miniature::plate("t-plate", r#"ellipse cx="1" cy="2.2" rx="19.4" ry="19.4""#)
}

pub(super) fn symbol(treasure: Treasure) -> String {
    miniature::symbol(format_args!("t-{}", treasure.name()), FILES[treasure.index()])
}

/// A treasure on its plate around this point, so wide.
pub(super) fn medallion(treasure: Treasure, middle: Point, width: f64) -> String {
    format!(
        r##"<g transform="translate({middle}) scale({:.2})"><use href="#t-plate"/>
<use href="#t-{}" x="-14.5" y="-14.5" width="29" height="29"/></g>"##,
        width / 40.0,
        treasure.name(),
    )
}

/// The crown alone, for winners.
pub(super) fn crown(middle: Point, width: f64) -> String {
    let corner = middle.moved(-width / 2.0, -width / 2.0);
    format!(r##"<use href="#t-crown" transform="translate({corner})" width="{width}" height="{width}"/>"##)
}
