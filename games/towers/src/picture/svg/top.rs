//! The top of a tower, seen from above, from 0,0 to 100,100. The plan shows it like this, the view from the side
//! tilts it.

use std::fmt::Write as _;

use irrgarten_kit::{Direction, Openings};

use super::ink;
use crate::components::{Colour, RUNE_STONE, Square};
use crate::tower::Tower;

/// Half the width of a path.
const HALF: f64 = 17.0;

/// From the middle over an open side.
fn lane(side: Direction) -> &'static str {
    match side {
        Direction::North => "M50 50V0",
        Direction::East => "M50 50H100",
        Direction::South => "M50 50V100",
        Direction::West => "M50 50H0",
    }
}

/// A battlement along a closed side.
fn wall(side: Direction) -> &'static str {
    match side {
        Direction::North => "M26 4H74V17H26Z",
        Direction::East => "M96 26V74H83V26Z",
        Direction::South => "M26 96H74V83H26Z",
        Direction::West => "M4 26V74H17V26Z",
    }
}

/// The corners are always stone.
const MERLONS: &str = "M4 4H26V26H4ZM74 4H96V26H74ZM74 74H96V96H74ZM4 74H26V96H4Z";

/// Stone, paths and walls; on a start its colour, on the rune stone the rune.
pub(super) fn draw(tower: Tower, openings: Openings, square: Option<Square>) -> String {
    let stone = ink::stone_of(tower.height());
    let mut drawn = format!(
        r#"<path d="M0 0H100V100H0Z" fill="{top}" stroke="{line}" stroke-width="2"/>
{passages}"#,
        top = stone.top,
        line = ink::LINE,
        passages = passages(openings, stone.light),
    );
    if square == Some(RUNE_STONE) {
        drawn.push_str(&rune());
    }
    if let Some(colour) = Colour::ALL.into_iter().find(|colour| square == Some(colour.corner())) {
        let (line, sand) = (ink::LINE, ink::SAND);
        let colour = ink::PAWNS[colour as usize];
        let _ = write!(
            drawn,
            r#"<circle cx="50" cy="50" r="20" fill="{colour}" stroke="{line}" stroke-width="3"/>
<circle cx="50" cy="50" r="11" fill="{sand}" stroke="{line}" stroke-width="2"/>"#,
        );
    }
    drawn
}

/// Paths over the open sides, and walls of this colour along the others.
pub(super) fn passages(openings: Openings, wall_fill: &str) -> String {
    let lanes: String = openings.iter().map(lane).collect();
    let walls: String = Direction::ALL.into_iter().filter(|&side| !openings.has(side)).map(wall).collect();
    let (line, sand, gravel) = (ink::LINE, ink::SAND, ink::GRAVEL);
    format!(
        r#"<g fill="none"><path d="{lanes}" stroke="{line}" stroke-width="{outer}"/>
<circle cx="50" cy="50" r="{ring}" fill="{line}"/><circle cx="50" cy="50" r="{HALF}" fill="{sand}"/>
<path d="{lanes}" stroke="{sand}" stroke-width="{inner}"/>
<path d="{lanes}" stroke="{gravel}" stroke-width="2.4" stroke-dasharray="1 7" stroke-linecap="round"/>
</g>
<path d="{MERLONS}{walls}" fill="{wall_fill}" stroke="{line}" stroke-width="1.6"/>"#,
        outer = 2.0 * HALF + 5.0,
        ring = HALF + 2.5,
        inner = 2.0 * HALF,
    )
}

/// A sign of three strokes in a golden ring.
pub(super) fn rune() -> String {
    let (line, gold, cream) = (ink::LINE, ink::GOLD, ink::CREAM);
    let rune = "M50 34V66M50 40L61 34M50 50L61 44M50 66L41 58";
    format!(
        r#"<circle cx="50" cy="50" r="24" fill="{gold}" stroke="{line}" stroke-width="3"/>
<circle cx="50" cy="50" r="19" fill="{shade}" stroke="{line}" stroke-width="1.6"/>
<path d="{rune}" fill="none" stroke="{cream}" stroke-width="4.4" stroke-linecap="round"/>"#,
        shade = ink::stone_of(5).shade,
    )
}
