//! Names on the plan.

use irrgarten_kit::drawing::{Point, word, word_width};

const HEIGHT: f64 = 12.0;
const LINE: f64 = 16.0;

/// A name around this point, as high as it may be and no wider.
pub(super) fn line(name: &str, middle: Point, (wide, high): (f64, f64)) -> String {
    let full = word_width(name, high);
    word(name, middle, if full > wide { high * wide / full } else { high })
}

/// A name in one line or, if that is too long, in two, from this point down; and where it ends.
pub(super) fn block(name: &str, middle: Point, wide: f64) -> (String, f64) {
    let cut = (word_width(name, HEIGHT) > wide).then(|| name.rsplit_once(' ')).flatten();
    let lines = cut.map_or_else(|| vec![name], |(above, below)| vec![above, below]);
    let mut here = middle;
    let mut drawn = String::new();
    for one in lines {
        drawn += &line(one, here, (wide, HEIGHT));
        here = here.moved(0.0, LINE);
    }
    (drawn, here.y - HEIGHT / 2.0)
}
