//! A tower seen from the side and a little from above.

use std::fmt::Write as _;

use irrgarten_kit::Openings;

use super::{art, ink, top};
use crate::components::Square;
use crate::tower::Tower;
use irrgarten_kit::drawing::{Num, Point, at, times, word};

/// Half the width and half the depth of a square in the picture.
pub(super) const WIDE: f64 = 82.0;
pub(super) const DEEP: f64 = 51.0;
/// The height of a layer of stone.
pub(super) const LAYER: f64 = 21.5;

/// The place in the picture of a point of the board, counted in squares from its northern corner.
pub(super) fn place(origin: Point, column: f64, row: f64) -> Point {
    origin.moved((column - row) * WIDE, (column + row) * DEEP)
}

/// The middle of a tower's top if the middle of its foot is here.
pub(super) fn summit(foot: Point, tower: Tower) -> Point {
    foot.moved(0.0, -LAYER * f64::from(tower.height()))
}

/// The tower with the middle of its foot here, and the treasure on it.
pub(super) fn draw(tower: Tower, openings: Openings, square: Option<Square>, foot: Point) -> String {
    let middle = summit(foot, tower);
    let mut drawn = sides(tower.height(), foot);
    let corner = middle.moved(0.0, -DEEP);
    let _ = write!(
        drawn,
        r#"<g transform="matrix({a:.3} {b:.3} {c:.3} {b:.3} {corner})">{top}</g>"#,
        a = WIDE / 100.0,
        b = DEEP / 100.0,
        c = -WIDE / 100.0,
        top = top::draw(tower, openings, square),
    );
    drawn.push_str(&plate(tower.height(), middle));
    drawn.push_str(&treasure(tower, foot));
    drawn
}

/// What lies on the tower with its foot here.
pub(super) fn treasure(tower: Tower, foot: Point) -> String {
    let middle = summit(foot, tower).moved(0.0, -3.0);
    tower.treasure().map_or_else(String::new, |treasure| art::medallion(treasure, middle, 46.0))
}

/// The two sides one sees, layer by layer.
pub(super) fn sides(height: u8, foot: Point) -> String {
    let stone = ink::stone_of(height);
    let high = LAYER * f64::from(height);
    let line = ink::LINE;
    let mut drawn = String::new();
    for (towards, fill) in [(-1.0, stone.light), (1.0, stone.shade)] {
        // From the near corner to the far one, and down.
        let near = foot.moved(0.0, DEEP);
        let far = foot.moved(towards * WIDE, 0.0);
        let outline =
            format!("M{}L{}V{}L{}Z", near.moved(0.0, -high), far.moved(0.0, -high), Num(far.y), near);
        let _ = write!(drawn, r#"<path d="{outline}" fill="{fill}" stroke="{line}" stroke-width="1.6"/>"#);
        let _ = write!(
            drawn,
            r#"<path d="{}" fill="none" stroke="{line}" stroke-opacity=".55" stroke-width="1.2"/>"#,
            joints(height, near, towards),
        );
    }
    drawn
}

/// The joints between the stones of a side.
fn joints(layers: u8, near: Point, towards: f64) -> String {
    const STONES: usize = 4;
    let mut data = String::new();
    for layer in 0..layers {
        let low = near.moved(0.0, -LAYER * f64::from(layer));
        if layer > 0 {
            let _ = write!(data, "M{low}l{}", at(towards * WIDE, -DEEP));
        }
        let shift = if layer % 2 == 0 { 0.5 } else { 1.0 };
        for stone in 0..STONES {
            let along = (times(stone) + shift) / times(STONES);
            if along < 1.0 {
                let _ = write!(data, "M{}v{}", low.moved(towards * WIDE * along, -DEEP * along), Num(-LAYER));
            }
        }
    }
    data
}

/// The number of levels on a small plate at the far corner, where hardly anything stands before it.
pub(super) fn plate(height: u8, middle: Point) -> String {
    let here = middle.moved(0.0, 12.5 - DEEP);
    let (paper, line) = (ink::CREAM, ink::LINE);
    let number = word(&height.to_string(), here, 10.5);
    format!(
        r#"<ellipse cx="{}" cy="{}" rx="11" ry="8.6" fill="{paper}" stroke="{line}" stroke-width="1.2"/>
<g stroke="{line}">{number}</g>"#,
        Num(here.x),
        Num(here.y),
    )
}
