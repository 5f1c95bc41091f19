//! The town: squares, rooms, doors, and who is where.

use std::fmt::Write as _;

use irrgarten_kit::Indexed as _;
use irrgarten_kit::drawing::{Num, Point, at, times, word};

use super::{ink, name, room};
use crate::board::{COLUMNS, ROWS, Room, Spot, Square, cell};
use crate::components::{Exhibit, Suspect};
use crate::picture::text::extent;
use crate::picture::words::Words;
use crate::public::{Phase, Public};
use crate::theme;
use crate::walk::Reach;

pub(super) const CELL: f64 = 44.0;
/// The outer wall, with the names of the suspects beside their start squares.
const FRAME: f64 = 22.0;

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

pub(super) fn draw(public: &Public, words: &Words<'_>) -> String {
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
    draw_names(&mut drawn, words);
    for room in Room::all() {
        let (corner, wide, high) = spot(Spot::Room(room));
        let lit = reach.has(Spot::Room(room));
        let named = words.say(&theme::room_name(room));
        drawn += &room::draw(public, room, &named, corner, (wide, high), lit);
    }
    draw_doors(&mut drawn);
    for suspect in Suspect::all() {
        if let Spot::Square(square) = public.pawns[suspect.index()] {
            drawn += &super::pawn::draw(suspect, corner_of(square).moved(CELL / 2.0, CELL - 9.0), 1.2);
        }
    }
    drawn
}

/// The corner of a square or a room, how wide and how high it is.
pub(super) fn spot(spot: Spot) -> (Point, f64, f64) {
    match spot {
        Spot::Square(square) => (corner_of(square), CELL, CELL),
        Spot::Room(room) => {
            let ((top, left), (bottom, right)) = extent(room);
            (corner(top, left), times(right - left + 1) * CELL, times(bottom - top + 1) * CELL)
        }
    }
}

/// Where a pawn stands, wherever it is.
pub(super) fn pawn(public: &Public, suspect: Suspect) -> (Point, f64, f64) {
    let here = public.pawns[suspect.index()];
    let (corner, wide, high) = spot(here);
    let Spot::Room(room) = here else { return (corner, wide, high) };
    let (_, pawns) = room::guests(public, room, (wide, high));
    let feet = pawns.into_iter().find(|(other, _)| *other == suspect).map_or(corner, |(_, feet)| feet);
    (corner.moved(feet.x - 17.0, feet.y - 35.0), 36.0, 42.0)
}

/// Where an exhibit lies, if it has been laid.
pub(super) fn marker(public: &Public, exhibit: Exhibit) -> Option<(Point, f64, f64)> {
    let room = Room::from(public.exhibits[exhibit.index()]?);
    let (corner, wide, high) = spot(Spot::Room(room));
    let (exhibits, _) = room::guests(public, room, (wide, high));
    let (_, middle) = exhibits.into_iter().find(|(other, _)| *other == exhibit)?;
    Some((corner.moved(middle.x - 19.0, middle.y - 19.0), 38.0, 38.0))
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

/// The names of the suspects on the wall, each beside its start square.
fn draw_names(drawn: &mut String, words: &Words<'_>) {
    let _ = write!(drawn, r#"<g stroke="{}">"#, ink::CREAM);
    for suspect in Suspect::all() {
        let square = Square::start_of(suspect);
        let middle = corner_of(square).moved(CELL / 2.0, CELL / 2.0);
        let away = f64::midpoint(CELL, FRAME);
        let (row, column) = (usize::from(square.row()), usize::from(square.column()));
        let (place, turn) = match (row, column) {
            (1, _) => (middle.moved(0.0, -away), 0),
            (ROWS, _) => (middle.moved(0.0, away), 0),
            (_, 1) => (middle.moved(-away, 0.0), 270),
            _ => (middle.moved(away, 0.0), 90),
        };
        let named = name::line(&words.say(&theme::name(suspect.card())), at(0.0, 0.0), (5.0 * CELL, 12.0));
        let _ = write!(drawn, r#"<g transform="translate({place}) rotate({turn})">{named}</g>"#);
    }
    *drawn += "</g>";
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
