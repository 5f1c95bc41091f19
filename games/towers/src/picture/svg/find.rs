//! Where things stand in the drawing, for marks in the rulebook.

use irrgarten_game::{Area, Seat};
use irrgarten_kit::Cursor;
use irrgarten_kit::drawing::Point;

use super::tower::{self, DEEP, WIDE};
use super::{GAP, Layout, PARTS, scene, seat};
use crate::components::{Arrow, Square};
use crate::view::View;

/// `board`, `free`, `piles`, a seat as `seat1`, a square as `b2`, an arrow as `W2`.
pub(in crate::picture) fn find(view: &View, name: &str) -> Option<Area> {
    let layout = Layout::of(view, scene::size());
    let on_board = |point: Point| point.moved(layout.board.x, layout.board.y);
    match name {
        "board" => return Some(at(layout.board, scene::size().0, scene::size().1)),
        "free" => return Some(at(layout.parts, 176.0, PARTS)),
        "piles" => return Some(at(layout.parts.moved(186.0, 0.0), seat::WIDTH - 186.0, PARTS)),
        _ => {}
    }
    if let Some(number) = name.strip_prefix("seat") {
        let seat = Seat::read(number, view.public.seats()).ok()?;
        let down = PARTS + GAP + f64::from(seat.number() - 1) * (seat::HEIGHT + GAP);
        return Some(at(layout.parts.moved(0.0, down), seat::WIDTH, seat::HEIGHT));
    }
    if let Ok(arrow) = Cursor::whole(name, Arrow::read) {
        return Some(around(on_board(scene::arrow(arrow)), 0.36));
    }
    let square = Cursor::whole(name, Square::read).ok()?;
    let top = tower::summit(scene::foot(square), view.public.board.tower(square));
    Some(around(on_board(top), 0.62))
}

/// A part of a square, as it is seen from the side.
fn around(middle: Point, part: f64) -> Area {
    let (wide, deep) = (WIDE * part, DEEP * part);
    at(middle.moved(-wide, -deep), 2.0 * wide, 2.0 * deep)
}

fn at(corner: Point, width: f64, height: f64) -> Area {
    Area { x: corner.x, y: corner.y, width, height }
}
