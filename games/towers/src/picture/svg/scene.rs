//! The whole board from the side: back towers first, so that near ones stand before them.

use std::fmt::Write as _;

use irrgarten_game::Seat;
use irrgarten_kit::Direction;

use super::tower::{DEEP, LAYER, WIDE, place, summit};
use super::{ink, tower};
use crate::components::{ARROWS, Arrow, EXTENT, Square};
use crate::view::View;
use irrgarten_kit::drawing::{Point, at, pawn, times, word};

/// The lawn around the towers, in squares.
const BORDER: f64 = 0.94;
/// How far away from the towers the names are, in squares.
const NAMES: f64 = 0.7;
/// How far the board is sunk into the table.
const RIM: f64 = 16.0;

/// Width and height of the scene.
pub(super) fn size() -> (f64, f64) {
    let across = times(EXTENT) + 2.0 * BORDER;
    (2.0 * across * WIDE, 2.0 * across * DEEP + RIM + 1.6 * LAYER)
}

/// The northern corner of the board within the scene.
fn origin() -> Point {
    at(size().0 / 2.0, 2.0 * BORDER * DEEP + 1.6 * LAYER)
}

/// The middle of a tower's foot within the scene.
pub(super) fn foot(square: Square) -> Point {
    place(origin(), times(square.column()) + 0.5, times(square.row()) + 0.5)
}

/// The middle of an arrow within the scene.
pub(super) fn arrow(arrow: Arrow) -> Point {
    let (column, row) = beside(arrow, 0.34, 0.0);
    place(origin(), column, row)
}

pub(super) fn draw(view: &View) -> String {
    let origin = origin();
    let mut drawn = String::new();
    draw_ground(&mut drawn, origin);
    let mut squares: Vec<Square> = Square::all().collect();
    squares.sort_by_key(|square| square.column() + square.row());
    // What stands on towers is printed once more at the end, thinly: nothing is lost behind a tall one.
    let mut ghosts = String::new();
    for square in squares {
        let foot = foot(square);
        let (standing, openings) = (view.public.board.tower(square), view.public.board.openings(square));
        let _ = write!(drawn, "\n<g data-cell=\"{square}\" data-height=\"{}\">", standing.height());
        drawn.push_str(&tower::draw(standing, openings, Some(square), foot));
        ghosts.push_str(&tower::treasure(standing, foot));
        let pawns = pawns(view, square, summit(foot, standing));
        drawn.push_str(&pawns);
        ghosts.push_str(&pawns);
        drawn.push_str("</g>");
    }
    for arrow in ARROWS {
        draw_arrow(&mut drawn, origin, arrow, view.public.barred == Some(arrow));
    }
    let _ = write!(drawn, "\n<g opacity=\".42\">{ghosts}</g>");
    draw_names(&mut drawn, origin);
    drawn
}

/// The pawns on a square, side by side, before the treasure.
fn pawns(view: &View, square: Square, summit: Point) -> String {
    let here: Vec<Seat> = view.public.pawns_on(square).collect();
    let pawns = here.iter().enumerate().map(|(nth, &seat)| {
        let feet = summit.moved(pawn::spread(nth, here.len()), 17.0);
        pawn::draw(view.public.colour(seat), feet, 1.05)
    });
    pawns.collect()
}

fn draw_ground(drawn: &mut String, origin: Point) {
    let (low, high) = (-BORDER, times(EXTENT) + BORDER);
    let [north, east, south, west] =
        [(low, low), (high, low), (high, high), (low, high)].map(|(column, row)| place(origin, column, row));
    let (line, edge) = (ink::LINE, ink::LAWN_DARK);
    let _ = write!(
        drawn,
        r#"<path d="M{west}L{south}L{east}v{RIM}L{below}L{left}Z" fill="{edge}" stroke="{line}" stroke-width="2"/>
<path d="M{north}L{east}L{south}L{west}Z" fill="{lawn}" stroke="{line}" stroke-width="2"/>"#,
        below = south.moved(0.0, RIM),
        left = west.moved(0.0, RIM),
        lawn = ink::LAWN,
    );
    let end = times(EXTENT);
    let field = [(0.0, 0.0), (end, 0.0), (end, end), (0.0, end)];
    let [north, east, south, west] = field.map(|(column, row)| place(origin, column, row));
    let _ = write!(drawn, r#"<path d="M{north}L{east}L{south}L{west}Z" fill="{edge}" stroke="{line}"/>"#);
}

/// A point beside the board, this many squares away from its edge.
fn beside(arrow: Arrow, away: f64, along: f64) -> (f64, f64) {
    let middle = times(arrow.line()) + 0.5 + along;
    match arrow.side() {
        Direction::North => (middle, -away),
        Direction::South => (middle, times(EXTENT) + away),
        Direction::West => (-away, middle),
        Direction::East => (times(EXTENT) + away, middle),
    }
}

/// Golden where the free tower may come in, pale and crossed out where it came out.
fn draw_arrow(drawn: &mut String, origin: Point, arrow: Arrow, barred: bool) {
    let point = |away: f64, along: f64| {
        let (column, row) = beside(arrow, away, along);
        place(origin, column, row)
    };
    let (fill, line) = if barred { (ink::GRAVEL, ink::LINE) } else { (ink::GOLD, ink::LINE) };
    let _ = write!(
        drawn,
        r#"<path data-arrow="{arrow}" d="M{}L{}L{}Z" fill="{fill}" stroke="{line}" stroke-width="1.8" stroke-linejoin="round"/>"#,
        point(0.12, 0.0),
        point(0.46, -0.3),
        point(0.46, 0.3),
    );
    if barred {
        let _ = write!(
            drawn,
            r#"<path d="M{}L{}M{}L{}" stroke="{}" stroke-width="5" stroke-linecap="round"/>"#,
            point(0.1, -0.22),
            point(0.46, 0.22),
            point(0.46, -0.22),
            point(0.1, 0.22),
            ink::BACK,
        );
    }
}

/// Arrows by their names, and at the two near edges columns and rows that have none.
fn draw_names(drawn: &mut String, origin: Point) {
    let _ = write!(drawn, r#"<g stroke="{}">"#, ink::CHALK);
    let (near, high) = (times(EXTENT) + NAMES, 17.0);
    for arrow in ARROWS {
        let (column, row) = beside(arrow, NAMES, 0.0);
        drawn.push_str(&word(&arrow.to_string(), place(origin, column, row), high));
    }
    for nth in (0..EXTENT).filter(|nth| ARROWS.iter().all(|arrow| arrow.line() != *nth)) {
        let letter = char::from(b'a' + nth as u8).to_string();
        drawn.push_str(&word(&letter, place(origin, times(nth) + 0.5, near), high));
        drawn.push_str(&word(&(nth + 1).to_string(), place(origin, near, times(nth) + 0.5), high));
    }
    drawn.push_str("</g>");
}
