//! Where things lie in the drawing, for marks in the rulebook.

use irrgarten_game::{Area, Seat};
use irrgarten_kit::Cell;
use irrgarten_kit::drawing::Point;

use super::layout::{Layout, NUMBERS, PILE_WIDTH};
use super::{CARD, card, corner, seat, track};
use crate::components::Card;
use crate::picture::turned::Turned;
use crate::view::View;

/// `board`, `pile`, a seat as `seat1`, a cell of the labyrinth as `0,1`, a card by its number, wherever it lies face up;
/// a room of a card of the labyrinth as it lies, `14:a` at the upper left and clockwise, and a treasure by its letter, `14:P`.
pub(in crate::picture) fn find(view: &View, name: &str) -> Option<Area> {
    let layout = Layout::of(view);
    match name {
        "board" => {
            let (first, last) = (corner(&layout, layout.low), corner(&layout, layout.high));
            let (x, y) = (first.x - NUMBERS, first.y - NUMBERS);
            return Some(Area { x, y, width: last.x + CARD - x, height: last.y + CARD - y });
        }
        "pile" => return Some(at(layout.pile, PILE_WIDTH, seat::HEIGHT)),
        _ => {}
    }
    if let Some(number) = name.strip_prefix("seat") {
        let seat = Seat::read(number, view.seats()).ok()?;
        return Some(at(layout.seats[seat.index()], seat::width(view), seat::HEIGHT));
    }
    if let Some((x, y)) = name.split_once(',') {
        let cell = Cell::new(x.parse().ok()?, y.parse().ok()?);
        let inside = (layout.low.x..=layout.high.x).contains(&cell.x)
            && (layout.low.y..=layout.high.y).contains(&cell.y);
        return inside.then(|| at(corner(&layout, cell), CARD, CARD));
    }
    if let Some((number, thing)) = name.split_once(':') {
        let card = Card::numbered(number.parse().ok()?)?;
        let (_, laid) = view.labyrinth.iter().find(|(other, _)| *other == card)?;
        let turned = Turned::new(view.deck(), card, laid.top);
        let rooms = ["a", "b", "c", "d"].iter().position(|room| *room == thing);
        let treasures = turned.treasures();
        let treasure = || treasures.iter().find(|(_, kind)| kind.letter().to_string() == thing);
        let room = rooms.or_else(|| treasure().map(|(room, _)| *room))?;
        let middle = track::room(&turned, room);
        let (corner, side) = (corner(&layout, laid.cell), card::medallion(turned.lanes));
        return Some(at(corner.moved(middle.x - side / 2.0, middle.y - side / 2.0), side, side));
    }
    let card = Card::numbered(name.parse().ok()?)?;
    if let Some((_, laid)) = view.labyrinth.iter().find(|(other, _)| *other == card) {
        return Some(at(corner(&layout, laid.cell), CARD, CARD));
    }
    Seat::all(view.seats()).find_map(|seat| {
        let nth = view.hands[seat].each().position(|held| held == Some(card))?;
        let (place, side) = seat::held(nth);
        let mat = layout.seats[seat.index()];
        Some(at(mat.moved(place.x, place.y), side, side))
    })
}

fn at(corner: Point, width: f64, height: f64) -> Area {
    Area { x: corner.x, y: corner.y, width, height }
}
