//! A field of the maze, 100 by 100.

use std::fmt::Write as _;

use irrgarten_kit::drawing::at;
use irrgarten_kit::{Direction, Openings};

use super::{art, ink};
use crate::components::{Colour, Mark};

/// How wide a mark is on a tile.
const MARK: f64 = 47.0;

/// The patterns every field uses.
pub(super) fn definitions() -> String {
    format!(
        r#"<g id="f-back"><rect x="1" y="1" width="98" height="98" rx="6" fill="{back}" stroke="{line}" stroke-width="2"/>
<rect x="8" y="8" width="84" height="84" rx="3" fill="none" stroke="{light}" stroke-width="2.400"/>
<path d="M8 36L36 8M8 64L64 8M8 92L92 8M36 92L92 36M64 92L92 64M64 8L92 36M36 8L92 64M8 8L92 92M8 36L64 92M8 64L36 92"
fill="none" stroke="{deep}" stroke-width="2.200"/>
<circle cx="50" cy="50" r="21" fill="{deep}" stroke="{gold}" stroke-width="2.400"/>
<path d="M32 46Q50 40 68 46Q67 60 57 58Q52 57 50 53Q48 57 43 58Q33 60 32 46Z" fill="{line}" stroke="{gold}" stroke-width="1.400"/>
<path d="M38 49Q42 46 46 50Q42 54 38 49ZM62 49Q58 46 54 50Q58 54 62 49Z" fill="{cream}"/></g>
"#,
        back = ink::BACK,
        light = ink::BACK_LIGHT,
        deep = ink::BACK_DEEP,
        line = ink::LINE,
        gold = ink::GOLD,
        cream = ink::CREAM,
    )
}

/// Walls, and corridors where it is open.
fn ground(openings: Openings, fixed: bool) -> String {
    let (wall, light, deep) = if fixed {
        (ink::FIXED, ink::FIXED_LIGHT, ink::FIXED_DEEP)
    } else {
        (ink::WALL, ink::WALL_LIGHT, ink::WALL_DEEP)
    };
    let mut way = String::new();
    for side in openings.iter() {
        way.push_str(match side {
            Direction::North => "M50 50V1",
            Direction::East => "M50 50H99",
            Direction::South => "M50 50V99",
            Direction::West => "M50 50H1",
        });
    }
    let mut drawn = format!(
        r#"<rect x="1" y="1" width="98" height="98" rx="{round}" fill="{wall}" stroke="{line}" stroke-width="2"/>
<path d="M8 24V8H24M76 8H92V24M92 76V92H76M24 92H8V76" fill="none" stroke="{light}" stroke-width="3.400"/>
<path d="M14 30V14H30M70 14H86V30M86 70V86H70M30 86H14V70" fill="none" stroke="{deep}" stroke-width="2"/>
<g fill="none" stroke-linejoin="round"><path d="{way}" stroke="{line}" stroke-width="37"/>
<path d="{way}" stroke="{gravel}" stroke-width="33"/><path d="{way}" stroke="{floor}" stroke-width="27"/></g>"#,
        round = if fixed { 2 } else { 7 },
        line = ink::LINE,
        gravel = ink::GRAVEL,
        floor = ink::FLOOR,
    );
    if fixed {
        for (x, y) in [(9, 9), (91, 9), (9, 91), (91, 91)] {
            let _ = write!(drawn, r#"<circle cx="{x}" cy="{y}" r="3" fill="{deep}" stroke="{light}"/>"#);
        }
    }
    drawn
}

/// A tile that lies face up, or a field of the board.
pub(super) fn front(openings: Openings, mark: Option<Mark>, fixed: bool) -> String {
    let mark = mark.map_or_else(String::new, |mark| art::mark(mark, at(50.0, 50.0), MARK));
    ground(openings, fixed) + &mark
}

/// A tile that was just turned up, before it is laid: as it came up, in a frame.
pub(super) fn turned(openings: Openings, mark: Mark) -> String {
    let gold = ink::GOLD;
    front(openings, Some(mark), false)
        + &format!(
            r#"<rect x="3" y="3" width="94" height="94" rx="6" fill="none" stroke="{gold}" stroke-width="5" stroke-dasharray="12 7"/>"#
        )
}

/// The start of a colour.
pub(super) fn start(openings: Openings, colour: Colour) -> String {
    let (fill, line) = (ink::PAWNS[colour as usize], ink::LINE);
    let floor = ink::FLOOR;
    ground(openings, true)
        + &format!(
            r#"<circle cx="50" cy="50" r="27" fill="{floor}" stroke="{line}" stroke-width="1.800"/>
<circle cx="50" cy="50" r="20.500" fill="{fill}" stroke="{line}" stroke-width="1.800"/>
<circle cx="50" cy="50" r="14" fill="none" stroke="{floor}" stroke-width="2.400" stroke-dasharray="5 3.800"/>"#
        )
}

/// A tile that lies face down; with its mark in a corner where it is named.
pub(super) fn back(mark: Option<Mark>) -> String {
    let aid = mark.map_or_else(String::new, |mark| art::mark(mark, at(76.0, 76.0), 36.0));
    format!(r##"<use href="#f-back"/>{aid}"##)
}
