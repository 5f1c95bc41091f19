//! What lies before a seat: its badge, its arrangement, its hand, and the card it has snatched.

use std::fmt::Write as _;

use irrgarten_game::Seat;
use irrgarten_kit::{Cell, Direction, Hand};

use super::CARD;
use super::{card, ink, treasure};
use crate::arrangement::Arrangement;
use crate::components::{CardSet, Layout, Roll};
use crate::public::{Phase, Table as _};
use crate::state::Status;
use crate::view::View;
use irrgarten_kit::drawing::{Num, Point, at, times, word};

/// Colours that colour-blind people can tell apart, and a shape for everybody.
const BADGES: [(&str, &str); 4] = [
    ("#c8502d", "M0-11A11 11 0 0 1 0 11A11 11 0 0 1 0-11Z"),
    ("#2a6fa3", "M-9.5-9.5H9.5V9.5H-9.5Z"),
    ("#e8b634", "M0-10.5L11.5 9H-11.5Z"),
    ("#1c8a70", "M0-12.5L10.5 0L0 12.5L-10.5 0Z"),
];

pub(super) const WIDTH: f64 = 500.0;
pub(super) const HEIGHT: f64 = 262.0;
const TAB: f64 = 44.0;
const BOARD: (f64, f64) = (272.0, 238.0);
/// Where no card is left in hand the arrangement has all the room but a treasure card's.
const WIDE: f64 = 366.0;
const HELD: f64 = 72.0;

/// The mat of a seat with its corner at 0,0.
pub(super) fn mat(view: &View, seat: Seat) -> String {
    let mat = view.mat(seat);
    let lit = view.racing().has(seat) || view.chooser() == Some(seat);
    let laid = mat.open().map(|place| place.laid).unwrap_or_default();
    let mut drawn = String::new();
    draw_paper(&mut drawn, seat, mat.points(), lit);
    draw_board(&mut drawn, view.public().phase, &laid, mat.hand().len());
    draw_hand(&mut drawn, mat.hand(), &laid);
    if let Status::Claimed { value: Some(value), .. } | Status::Chose(Some(value)) = mat.status() {
        drawn.push_str(&treasure::card(at(WIDTH - 62.0, HEIGHT - 84.0), 1.0, value));
    }
    drawn
}

fn draw_paper(drawn: &mut String, seat: Seat, points: u16, lit: bool) {
    let paper = if lit { ink::PARCHMENT } else { ink::PARCHMENT_DULL };
    let (colour, shape) = BADGES[seat.index() % 4];
    let (frame, stroke) = if lit { (ink::GOLD, 4.0) } else { (ink::LINE, 1.4) };
    let number = word(&seat.to_string(), at(TAB / 2.0, 78.0), 18.0);
    let total = word(&points.to_string(), at(TAB / 2.0, HEIGHT - 24.0), 18.0);
    let _ = write!(
        drawn,
        r#"<rect x="2" y="3.5" width="{WIDTH}" height="{HEIGHT}" rx="7" fill="{shadow}"/>
<rect width="{WIDTH}" height="{HEIGHT}" rx="7" fill="{paper}"/>
<path d="M{TAB} 0H7A7 7 0 0 0 0 7V{low}A7 7 0 0 0 7 {HEIGHT}H{TAB}Z" fill="{colour}"/>
<path d="M{TAB} 0V{HEIGHT}" stroke="{line}" stroke-width="1.4"/>
<rect width="{WIDTH}" height="{HEIGHT}" rx="7" fill="none" stroke="{frame}" stroke-width="{stroke}"/>
<g stroke="{line}"><path d="{shape}" transform="translate({middle} 34) scale(1.2)" fill="{cream}" stroke-width="1.8"
stroke-linejoin="round"/>{number}<path d="M-9-3L-5-9H5L9-3L0 9ZM-9-3H9" transform="translate({middle} {gem})"
fill="{gold}" stroke-width="1.3" stroke-linejoin="round"/>{total}</g>"#,
        shadow = ink::SHADOW,
        low = HEIGHT - 7.0,
        line = ink::LINE,
        cream = ink::CREAM,
        gold = ink::GOLD_LIGHT,
        middle = Num(TAB / 2.0),
        gem = Num(HEIGHT - 52.0),
    );
}

fn layout(phase: Phase) -> Option<Layout> {
    match phase {
        Phase::Race(Roll::Genie(layout)) | Phase::Last(Roll::Genie(layout)) => Some(layout),
        _ => None,
    }
}

/// Columns and rows of the arrangement.
fn extent(phase: Phase, laid: &Arrangement) -> Option<(i8, i8)> {
    layout(phase).map(Layout::size).or(laid.bounds().map(|(_, size)| size))
}

/// The corner of the arrangement on its mat, and the side of a card there.
pub(super) fn board(phase: Phase, laid: &Arrangement, held: usize) -> Option<(Point, f64)> {
    let (width, height) = extent(phase, laid)?;
    let (width, height) = (f64::from(width), f64::from(height));
    let room = if held == laid.len() { WIDE } else { BOARD.0 };
    let side = (room / width).min(BOARD.1 / height).min(112.0);
    let left = TAB + 12.0 + (room - side * width) / 2.0;
    Some((at(left, (HEIGHT - side * height) / 2.0), side))
}

/// The arrangement, as large as it fits, on the cells of the layout if there is one.
fn draw_board(drawn: &mut String, phase: Phase, laid: &Arrangement, held: usize) {
    let layout = layout(phase);
    let (Some((corner, side)), Some((columns, rows))) = (board(phase, laid, held), extent(phase, laid))
    else {
        return;
    };
    let scale = side / CARD;
    let _ = write!(drawn, r#"<g transform="translate({corner}) scale({scale:.3})">"#);
    let corner = |cell: Cell| at(f64::from(cell.x) * CARD, f64::from(cell.y) * CARD);
    for cell in (0..rows).flat_map(|y| (0..columns).map(move |x| Cell::new(x, y))) {
        if layout.is_some_and(|layout| layout.has(cell.x, cell.y)) && laid.at(cell).is_none() {
            let _ = write!(
                drawn,
                r#"<rect transform="translate({})" x="3" y="3" width="94" height="94" rx="4" fill="{shade}"
fill-opacity=".35" stroke="{line}" stroke-opacity=".55" stroke-width="2" stroke-dasharray="8 6"/>"#,
                corner(cell),
                shade = ink::PARCHMENT_SHADE,
                line = ink::LINE,
            );
        }
    }
    for one in laid.iter() {
        let _ = write!(drawn, r##"<use href="#d-shadow" transform="translate({})"/>"##, corner(one.cell));
    }
    for one in laid.iter() {
        let face = card::front(one.card, one.top);
        let _ = write!(
            drawn,
            r#"<g data-card="{}{}" transform="translate({})">{face}</g>"#,
            one.card,
            one.top.letter(),
            corner(one.cell),
        );
    }
    drawn.push_str("</g>");
}

/// The cards in hand, upright; hidden ones show their backs.
fn draw_hand(drawn: &mut String, hand: Hand<CardSet>, laid: &Arrangement) {
    let faces: Vec<String> = match hand {
        Hand::Open(cards) => {
            let left = cards.minus(laid.cards());
            left.iter().map(|held| card::front(held, Direction::North)).collect()
        }
        Hand::Closed(count) => vec![r##"<use href="#d-back"/>"##.to_owned(); count],
    };
    let start = TAB + 12.0 + BOARD.0 + 10.0;
    for (nth, face) in faces.iter().enumerate() {
        let (column, row) = (times(nth % 2), times(nth / 2));
        let corner = at(start + column * (HELD + 6.0), 14.0 + row * (HELD + 6.0));
        let scale = HELD / CARD;
        let _ = write!(
            drawn,
            r##"<g transform="translate({corner}) scale({scale})"><use href="#d-shadow"/>{face}</g>"##
        );
    }
}
