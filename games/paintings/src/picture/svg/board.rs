//! The maze with its arrows and pawns.

use std::fmt::Write as _;

use irrgarten_game::Seat;
use irrgarten_kit::Direction;
use irrgarten_kit::drawing::{Point, at, pawn, times, word};

use super::{ink, tile};
use crate::components::{ARROWS, Arrow, Colour, EXTENT, Mark, Square};
use crate::setup::Laid;
use crate::tiles::fixed_openings;
use crate::view::View;

pub(super) const SIDE: f64 = 98.0;
/// The felt around, with arrows and names.
pub(super) const BORDER: f64 = 50.0;
/// How wide and high it is.
pub(super) const ACROSS: f64 = 7.0 * SIDE + 2.0 * BORDER;

const _: () = assert!(EXTENT == 7, "the felt is cut for seven fields");

pub(super) fn draw(view: &View) -> String {
    let (line, felt, deep) = (ink::LINE, ink::FELT, ink::FELT_DEEP);
    let field = times(EXTENT) * SIDE;
    let mut drawn = format!(
        r#"<rect width="{ACROSS}" height="{ACROSS}" rx="12" fill="{felt}" stroke="{line}" stroke-width="2.400"/>
<rect x="{inner}" y="{inner}" width="{wide}" height="{wide}" rx="6" fill="{deep}"/>"#,
        inner = BORDER - 5.0,
        wide = field + 10.0,
    );
    let barred = view.public.barred();
    for arrow in ARROWS {
        draw_arrow(&mut drawn, arrow, barred == Some(arrow));
    }
    draw_names(&mut drawn);
    for (square, laid) in view.squares() {
        let corner = corner(square);
        let _ = write!(
            drawn,
            "\n<g data-cell=\"{square}\" transform=\"translate({corner}) scale(.98)\">{}</g>",
            draw_field(view, square, laid)
        );
    }
    // Pawns last: nothing may hide one.
    for square in Square::all() {
        draw_pawns(&mut drawn, view, square);
    }
    drawn
}

/// Where a field begins.
pub(super) fn corner(square: Square) -> Point {
    at(BORDER + times(square.column()) * SIDE, BORDER + times(square.row()) * SIDE)
}

fn draw_field(view: &View, square: Square, laid: Option<Laid>) -> String {
    match laid {
        Some(Laid::Up(tile, openings)) => tile::front(openings, Some(view.set.mark(tile)), false),
        Some(Laid::Turned(tile)) => tile::turned(view.set.openings(tile), view.set.mark(tile)),
        Some(Laid::NamedBack(tile)) => tile::back(Some(view.set.mark(tile))),
        Some(Laid::Back) => tile::back(None),
        None => {
            let openings = fixed_openings(square).unwrap_or_default();
            match Colour::ALL.into_iter().find(|colour| colour.corner() == square) {
                Some(colour) => tile::start(openings, colour),
                None => tile::front(openings, view.set.fixed_painting(square).map(Mark::Painting), true),
            }
        }
    }
}

fn draw_pawns(drawn: &mut String, view: &View, square: Square) {
    let here: Vec<Seat> = view.public.standing_on(square).collect();
    let corner = corner(square);
    // One alone steps aside, so that the mark can be seen.
    let aside = if here.len() == 1 { 25.0 } else { 0.0 };
    for (nth, &seat) in here.iter().enumerate() {
        let along = pawn::spread(nth, here.len()) * 0.8 + aside;
        drawn.push_str(&pawn::draw(
            view.public.colours[seat],
            corner.moved(SIDE / 2.0 + along, SIDE * 0.93),
            1.0,
        ));
    }
}

fn draw_arrow(drawn: &mut String, arrow: Arrow, barred: bool) {
    let middle = BORDER + (times(arrow.line()) + 0.5) * SIDE;
    let (place, turn): (Point, u16) = match arrow.side() {
        Direction::North => (at(middle, 0.0), 0),
        Direction::East => (at(ACROSS, middle), 90),
        Direction::South => (at(middle, ACROSS), 180),
        Direction::West => (at(0.0, middle), 270),
    };
    let fill = if barred { ink::WALL } else { ink::GOLD };
    let cross = if barred { "M-18 22L18 44M18 22L-18 44" } else { "" };
    let _ = write!(
        drawn,
        r#"<g transform="translate({place}) rotate({turn})"><path data-arrow="{arrow}" d="M-20 23H20L0 43Z" fill="{fill}"
stroke="{line}" stroke-width="1.800" stroke-linejoin="round"/><path d="{cross}" stroke="{back}" stroke-width="5"/></g>"#,
        line = ink::LINE,
        back = ink::BACK_LIGHT,
    );
}

/// Columns in the north, rows in the west.
fn draw_names(drawn: &mut String) {
    let _ = write!(drawn, r#"<g stroke="{}">"#, ink::CHALK);
    for nth in 0..EXTENT {
        let along = BORDER + (times(nth) + 0.5) * SIDE;
        let letter = char::from(b'a' + nth as u8).to_string();
        drawn.push_str(&word(&letter, at(along, 11.0), 11.0));
        drawn.push_str(&word(&(nth + 1).to_string(), at(13.0, along), 11.0));
    }
    drawn.push_str("</g>");
}
