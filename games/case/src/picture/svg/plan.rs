//! The building: corridors, rooms, doors, and who is where.

use std::fmt::Write as _;

use irrgarten_kit::Indexed as _;
use irrgarten_kit::drawing::{Num, Point, at, times, word};

use super::{ink, pawn, room};
use crate::board::{COLUMNS, ROWS, Room, Spot, Square, cell};
use crate::components::Suspect;
use crate::picture::text::extent;
use crate::public::{Phase, Public};
use crate::theme;
use crate::walk::Reach;

pub(super) const CELL: f64 = 44.0;
/// The outer wall.
const FRAME: f64 = 14.0;

pub(super) fn size() -> (f64, f64) {
    (times(COLUMNS) * CELL + 2.0 * FRAME, times(ROWS) * CELL + 2.0 * FRAME)
}

/// The corner of a cell, from row and column 0.
fn corner(row: usize, column: usize) -> Point {
    at(FRAME + times(column) * CELL, FRAME + times(row) * CELL)
}

fn corner_of(square: Square) -> Point {
    corner(usize::from(square.row()) - 1, usize::from(square.column()) - 1)
}

pub(super) fn draw(public: &Public) -> String {
    let (wide, high) = size();
    let reach = match public.phase {
        Phase::Walk(roll) => public.reach(roll),
        _ => Reach::default(),
    };
    let mut drawn = format!(
        r#"<rect x="4" y="6" width="{wide}" height="{high}" rx="10" fill="{shadow}"/>
<rect width="{wide}" height="{high}" rx="10" fill="{wall}"/>"#,
        shadow = ink::SHADOW,
        wall = ink::WALL,
    );
    draw_squares(&mut drawn, reach);
    for room in Room::all() {
        let ((top, left), (bottom, right)) = extent(room);
        let (corner, rows, columns) = (corner(top, left), bottom - top + 1, right - left + 1);
        let lit = reach.has(Spot::Room(room));
        drawn += &room::draw(public, room, corner, (times(columns) * CELL, times(rows) * CELL), lit);
    }
    draw_doors(&mut drawn);
    for suspect in Suspect::all() {
        if let Spot::Square(square) = public.pawns[suspect.index()] {
            drawn += &pawn::draw(suspect, corner_of(square).moved(CELL / 2.0, CELL - 9.0), 1.2);
        }
    }
    drawn
}

/// Tiles, the start squares in the colours of their pawns, and where the roll leads.
fn draw_squares(drawn: &mut String, reach: Reach) {
    let _ = write!(drawn, r#"<g stroke="{}" stroke-width="1">"#, ink::GROUT);
    for square in Square::all() {
        let corner = corner_of(square);
        let tile = ink::TILES[usize::from((square.row() + square.column()) % 2)];
        let _ = write!(
            drawn,
            r#"<rect x="{}" y="{}" width="{CELL}" height="{CELL}" fill="{tile}"/>"#,
            Num(corner.x),
            Num(corner.y),
        );
    }
    *drawn += "</g>";
    for suspect in Suspect::all() {
        let middle = corner_of(Square::start_of(suspect)).moved(CELL / 2.0, CELL / 2.0);
        let _ = write!(
            drawn,
            r#"<circle cx="{}" cy="{}" r="16" fill="{}" fill-opacity=".45" stroke="{}" stroke-width="1.2"/>
<g stroke="{line}" opacity=".55">{}</g>"#,
            Num(middle.x),
            Num(middle.y),
            theme::colour(suspect),
            ink::LINE,
            word(&suspect.letter().to_string(), middle, 14.0),
            line = ink::LINE,
        );
    }
    for square in reach.squares.iter() {
        let middle = corner_of(square).moved(CELL / 2.0, CELL / 2.0);
        let _ = write!(
            drawn,
            r#"<circle cx="{}" cy="{}" r="8" fill="{gold}" fill-opacity=".85" data-reach="{square}"/>"#,
            Num(middle.x),
            Num(middle.y),
            gold = ink::REACH,
        );
    }
}

/// A gap in the wall with a mat before it.
fn draw_doors(drawn: &mut String) {
    for room in Room::all() {
        for step in room.doorsteps() {
            let (row, column) = (usize::from(step.row()) - 1, usize::from(step.column()) - 1);
            let corner = corner_of(step);
            let inside = |row: Option<usize>, column: Option<usize>| {
                let (Some(row), Some(column)) = (row, column) else { return false };
                row < ROWS && column < COLUMNS && {
                    let letter = cell(row, column);
                    letter.is_ascii_lowercase() && letter.to_ascii_uppercase() == room.letter()
                }
            };
            // The middle of the wall between the doorstep and the cell with the door, and which way it runs.
            let (middle, upright) = match () {
                () if inside(row.checked_sub(1), Some(column)) => (corner.moved(CELL / 2.0, 0.0), false),
                () if inside(Some(row + 1), Some(column)) => (corner.moved(CELL / 2.0, CELL), false),
                () if inside(Some(row), column.checked_sub(1)) => (corner.moved(0.0, CELL / 2.0), true),
                () => (corner.moved(CELL, CELL / 2.0), true),
            };
            let (half_wide, half_high) = if upright { (5.0, 14.0) } else { (14.0, 5.0) };
            let _ = write!(
                drawn,
                r#"<rect x="{}" y="{}" width="{}" height="{}" rx="2" fill="{}" stroke="{}" stroke-width="1.4" data-door="{}"/>"#,
                Num(middle.x - half_wide),
                Num(middle.y - half_high),
                Num(2.0 * half_wide),
                Num(2.0 * half_high),
                ink::TILES[0],
                ink::WALL,
                room.letter(),
            );
        }
    }
}
