//! Where things lie in the drawing, for marks in the rulebook.

use irrgarten_game::{Area, Seat};
use irrgarten_kit::Direction;
use irrgarten_kit::drawing::{Point, at, times};

use super::{GAP, MARGIN, board, parts, seat};
use crate::components::{ARROWS, Square};
use crate::view::View;

/// Where the parts of a picture begin.
pub(super) struct Layout {
    pub(super) width: f64,
    pub(super) height: f64,
    pub(super) board: Point,
    /// The row with spare, book and pile, the poster below it, then the mats.
    pub(super) parts: Point,
    pub(super) poster: Point,
    mats: Point,
}

impl Layout {
    pub(super) fn of(view: &View) -> Layout {
        let seats = times(view.public.seats().into());
        let panel = parts::HEIGHT + GAP + parts::POSTER + seats * (seat::HEIGHT + GAP);
        let width = board::ACROSS + seat::WIDTH + 3.0 * MARGIN + GAP;
        let height = board::ACROSS.max(panel) + 2.0 * MARGIN;
        let parts = at(width - MARGIN - seat::WIDTH, (height - panel) / 2.0);
        let poster = parts.moved(0.0, parts::HEIGHT + GAP);
        let mats = poster.moved(0.0, parts::POSTER + GAP);
        Layout { width, height, board: at(MARGIN, (height - board::ACROSS) / 2.0), parts, poster, mats }
    }

    pub(super) fn mat(&self, seat: Seat) -> Point {
        self.mats.moved(0.0, times(seat.index()) * (seat::HEIGHT + GAP))
    }
}

/// `board`, `spare`, `book`, `pile`, `poster`, a seat as `seat1`, a square or an arrow by its name.
pub(in crate::picture) fn find(view: &View, name: &str) -> Option<Area> {
    let layout = Layout::of(view);
    let part = |left: f64, width: f64| place(layout.parts.moved(left, 0.0), width, parts::HEIGHT);
    match name {
        "board" => return Some(place(layout.board, board::ACROSS, board::ACROSS)),
        "spare" => return Some(part(0.0, 112.0)),
        "book" => return Some(part(128.0, 156.0)),
        "pile" => return Some(part(292.0, 80.0)),
        "poster" => return Some(place(layout.poster, seat::WIDTH, parts::POSTER)),
        _ => {}
    }
    if let Some(number) = name.strip_prefix("seat") {
        let seat = Seat::read(number, view.public.seats()).ok()?;
        return Some(place(layout.mat(seat), seat::WIDTH, seat::HEIGHT));
    }
    if let Some(square) = Square::all().find(|square| square.name() == name) {
        let corner = board::corner(square);
        return Some(place(layout.board.moved(corner.x, corner.y), board::SIDE, board::SIDE));
    }
    let arrow = ARROWS.into_iter().find(|arrow| arrow.to_string() == name)?;
    let middle = board::BORDER + times(arrow.line()) * board::SIDE;
    let far = board::ACROSS - board::BORDER;
    let (x, y) = match arrow.side() {
        Direction::North => (middle, 0.0),
        Direction::East => (far, middle),
        Direction::South => (middle, far),
        Direction::West => (0.0, middle),
    };
    let (width, height) = match arrow.side() {
        Direction::North | Direction::South => (board::SIDE, board::BORDER),
        Direction::East | Direction::West => (board::BORDER, board::SIDE),
    };
    Some(place(layout.board.moved(x, y), width, height))
}

fn place(corner: Point, width: f64, height: f64) -> Area {
    Area { x: corner.x, y: corner.y, width, height }
}
