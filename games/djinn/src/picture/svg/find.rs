//! Where things lie in the drawing, for marks in the rulebook.

use irrgarten_game::{Area, Seat};
use irrgarten_kit::Cursor;
use irrgarten_kit::drawing::Point;

use super::{MARGIN, STRIP, mat_corner, seat, width};
use crate::components::Card;
use crate::public::Table as _;
use crate::view::View;

/// `middle`, `roll`, `pile`, a seat as `seat1`, a laid card by its number.
pub(in crate::picture) fn find(view: &View, name: &str) -> Option<Area> {
    let width = width(view);
    let corner = |x: f64| Point { x, y: MARGIN };
    match name {
        "pile" => return Some(at(corner(MARGIN), 144.0, STRIP)),
        "middle" => return Some(at(corner(width / 2.0 - 105.0), 210.0, STRIP)),
        "roll" => return Some(at(corner(width - MARGIN - 100.0), 100.0, STRIP)),
        _ => {}
    }
    if let Some(number) = name.strip_prefix("seat") {
        let seat = Seat::read(number, view.seats()).ok()?;
        return Some(at(mat_corner(view, seat), seat::WIDTH, seat::HEIGHT));
    }
    let card = Cursor::whole(name, Card::read).ok()?;
    view.open_places().find_map(|(seat, place)| {
        let spot = place.laid.spot(card)?;
        let (board, side) = seat::board(view.public().phase, &place.laid, place.hand.len())?;
        let mat = mat_corner(view, seat);
        let (x, y) = (f64::from(spot.cell.x) * side, f64::from(spot.cell.y) * side);
        Some(at(mat.moved(board.x + x, board.y + y), side, side))
    })
}

fn at(corner: Point, width: f64, height: f64) -> Area {
    Area { x: corner.x, y: corner.y, width, height }
}
