//! Where things lie in the drawing, for marks in the rulebook.

use irrgarten_game::{Area, Seat};
use irrgarten_kit::Cursor;
use irrgarten_kit::drawing::Point;

use super::layout::Layout;
use super::{card, plan, seat};
use crate::board::Spot;
use crate::components::{Card, Exhibit, Suspect};
use crate::view::View;

/// `board` and its `corner`, `file`, a seat as `seat1` and the end of its mat as `end1`, a square as `7.5`, a room as `F`,
/// a pawn as `2`, an exhibit as `e`, a card in an open hand as `card-e`.
pub(in crate::picture) fn find(view: &View, name: &str) -> Option<Area> {
    let public = view.public();
    let layout = Layout::of(public);
    let on_plan = |(corner, wide, high): (Point, f64, f64)| {
        at(corner.moved(layout.board.x, layout.board.y), wide, high)
    };
    if name == "board" {
        let (wide, high) = plan::size();
        return Some(at(layout.board, wide, high));
    }
    if name == "corner" {
        return Some(at(layout.board, 1.0, 1.0));
    }
    if name == "file" {
        let (corner, wide, high) = seat::file();
        return Some(at(layout.beside.moved(corner.x, corner.y), wide, high));
    }
    if let Some(number) = name.strip_prefix("seat") {
        let seat = Seat::read(number, public.seats()).ok()?;
        return Some(at(layout.mat(seat), seat::WIDTH, seat::HEIGHT));
    }
    if let Some(number) = name.strip_prefix("end") {
        let seat = Seat::read(number, public.seats()).ok()?;
        return Some(at(layout.mat(seat).moved(seat::WIDTH * 0.9, 0.0), seat::WIDTH * 0.1, seat::HEIGHT));
    }
    if let Some(letter) = name.strip_prefix("card-") {
        let wanted = Card::from_letter(single(letter)?)?;
        return Seat::all(public.seats()).find_map(|seat| {
            let nth = view.hand(seat).open()?.iter().position(|card| card == wanted)?;
            let corner = seat::held(public, nth);
            Some(at(layout.mat(seat).moved(corner.x, corner.y), card::WIDTH, card::HEIGHT))
        });
    }
    if let Some(suspect) = single(name).and_then(Suspect::from_letter) {
        return Some(on_plan(plan::pawn(public, suspect)));
    }
    if let Some(exhibit) = single(name).and_then(Exhibit::from_letter) {
        return Some(on_plan(plan::marker(public, exhibit)?));
    }
    let spot = Cursor::whole(name, Spot::read).ok()?;
    Some(on_plan(plan::spot(spot)))
}

fn single(name: &str) -> Option<char> {
    let mut letters = name.chars();
    letters.next().filter(|_| letters.next().is_none())
}

fn at(corner: Point, width: f64, height: f64) -> Area {
    Area { x: corner.x, y: corner.y, width, height }
}
