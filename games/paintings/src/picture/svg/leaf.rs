//! A page of the thief's book alone, for rulebooks: what he is about to do.

use std::fmt::Write as _;

use irrgarten_kit::Direction;
use irrgarten_kit::drawing::{Num, Point, at, document, pawn, times};

use super::{art, ink};
use crate::book::Page;
use crate::components::{Arrow, Colour, EXTENT, Mark, Square};

const WIDTH: f64 = 128.0;
const HEIGHT: f64 = 148.0;
/// The maze on a page: its corner, and how wide a field is.
const MAZE: Point = Point { x: 29.0, y: 42.0 };
const FIELD: f64 = 10.0;
const RED: &str = "#9a4038";

pub(super) fn draw(page: Page) -> String {
    let (symbols, drawn) = match page {
        Page::Slide(arrow) => (String::new(), slide(arrow)),
        Page::Flip(one, two) => ([one, two].map(symbol).concat(), flip([one, two])),
        Page::Teleport(pawns, start) => (String::new(), teleport(pawns, start)),
    };
    let (cream, line, shade) = (ink::CREAM, ink::LINE, ink::PARCHMENT_SHADE);
    let sheet = format!(
        r#"<defs>{symbols}</defs><rect x="3" y="3" width="{wide}" height="{high}" rx="5" fill="{cream}" stroke="{line}" stroke-width="2"/>
<rect x="9" y="9" width="{w}" height="{h}" rx="3" fill="none" stroke="{shade}" stroke-width="2"/>{drawn}"#,
        wide = WIDTH - 6.0,
        high = HEIGHT - 6.0,
        w = WIDTH - 18.0,
        h = HEIGHT - 18.0,
    );
    document(WIDTH, HEIGHT, &page.to_string(), "", &sheet)
}

/// The symbol a mark needs.
fn symbol(mark: Mark) -> String {
    match mark {
        Mark::Painting(painting) => art::symbol(painting),
        Mark::Chalk(_) => String::new(),
    }
}

/// A small maze with its four starts, and the arrow that the page means.
fn slide(arrow: Arrow) -> String {
    let (line, felt, across) = (ink::LINE, ink::FELT, times(EXTENT) * FIELD);
    let mut drawn = format!(
        r#"<rect x="{x}" y="{y}" width="{across}" height="{across}" rx="3" fill="{felt}" stroke="{line}" stroke-width="1.800"/>"#,
        x = Num(MAZE.x),
        y = Num(MAZE.y),
    );
    for colour in Colour::ALL {
        let corner: Square = colour.corner();
        let middle = field(times(corner.column()), times(corner.row()));
        let fill = ink::PAWNS[colour as usize];
        let _ = write!(
            drawn,
            r#"<circle cx="{}" cy="{}" r="4.200" fill="{fill}" stroke="{line}"/>"#,
            Num(middle.x),
            Num(middle.y)
        );
    }
    let (along, end) = (times(arrow.line()), times(EXTENT) - 1.0);
    let (gate, far, turn) = match arrow.side() {
        Direction::North => (field(along, -1.0), field(along, end), 180),
        Direction::East => (field(end + 1.0, along), field(0.0, along), 270),
        Direction::South => (field(along, end + 1.0), field(along, 0.0), 0),
        Direction::West => (field(-1.0, along), field(end, along), 90),
    };
    let _ = write!(
        drawn,
        r#"<path d="M{gate}L{far}" fill="none" stroke="{cream}" stroke-width="3" stroke-linecap="round" stroke-dasharray=".5 7"/>
<path d="M-9 8H9L0-8Z" transform="translate({gate}) rotate({turn})" fill="{RED}" stroke="{line}" stroke-width="1.800" stroke-linejoin="round"/>"#,
        cream = ink::CREAM,
    );
    drawn
}

/// The middle of a field of the small maze, or of one beside it.
fn field(column: f64, row: f64) -> Point {
    MAZE.moved((column + 0.5) * FIELD, (row + 0.5) * FIELD)
}

/// Two marks.
fn flip(marks: [Mark; 2]) -> String {
    let [one, two] = marks;
    art::mark(one, at(WIDTH / 2.0, 45.0), 52.0) + &art::mark(two, at(WIDTH / 2.0, 103.0), 52.0)
}

/// Two pawns, and the start they are sent to.
fn teleport([one, two]: [Colour; 2], start: Colour) -> String {
    let (line, fill, floor) = (ink::LINE, ink::PAWNS[start as usize], ink::FLOOR);
    format!(
        r#"{}{}<path d="M64 66V76M54 74H74L64 88Z" fill="{RED}" stroke="{RED}" stroke-width="4" stroke-linejoin="round"/>
<circle cx="64" cy="114" r="22" fill="{floor}" stroke="{line}" stroke-width="1.800"/>
<circle cx="64" cy="114" r="16.500" fill="{fill}" stroke="{line}" stroke-width="1.800"/>
<circle cx="64" cy="114" r="11" fill="none" stroke="{floor}" stroke-width="2" stroke-dasharray="4 3"/>"#,
        pawn::draw(one, at(42.0, 58.0), 1.0),
        pawn::draw(two, at(86.0, 58.0), 1.0),
    )
}
