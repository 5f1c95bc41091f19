//! The whole board from above: what the towers hide from the side can be seen here.

use std::fmt::Write as _;

use irrgarten_game::Seat;
use irrgarten_kit::Direction;

use super::{art, ink, top};
use crate::components::{ARROWS, Arrow, EXTENT, Square};
use crate::view::View;
use irrgarten_kit::drawing::{Point, at, pawn, times, word};

const SIDE: f64 = 104.0;
/// The lawn around, with arrows and names.
const BORDER: f64 = 58.0;

pub(super) fn size() -> (f64, f64) {
    let across = times(EXTENT) * SIDE + 2.0 * BORDER;
    (across, across)
}

pub(super) fn draw(view: &View) -> String {
    let (width, height) = size();
    let (line, lawn, edge) = (ink::LINE, ink::LAWN, ink::LAWN_DARK);
    let field = times(EXTENT) * SIDE;
    let mut drawn = format!(
        r#"<rect width="{width}" height="{height}" rx="10" fill="{lawn}" stroke="{line}" stroke-width="2"/>
<rect x="{BORDER}" y="{BORDER}" width="{field}" height="{field}" fill="{edge}"/>"#,
    );
    for arrow in ARROWS {
        draw_arrow(&mut drawn, arrow, view.public.barred == Some(arrow));
    }
    draw_names(&mut drawn);
    for square in Square::all() {
        let corner = at(BORDER + times(square.column()) * SIDE, BORDER + times(square.row()) * SIDE);
        let (tower, openings) = (view.public.board.tower(square), view.public.board.openings(square));
        let _ = write!(
            drawn,
            "\n<g data-cell=\"{square}\" data-height=\"{}\" transform=\"translate({corner}) scale({:.2})\">{}",
            tower.height(),
            SIDE / 100.0,
            top::draw(tower, openings, Some(square)),
        );
        drawn.push_str(&plate(tower.height()));
        if let Some(treasure) = tower.treasure() {
            drawn.push_str(&art::medallion(treasure, at(50.0, 50.0), 46.0));
        }
        let here: Vec<Seat> = view.public.pawns_on(square).collect();
        for (nth, &seat) in here.iter().enumerate() {
            let feet = at(50.0 + pawn::spread(nth, here.len()), 82.0);
            drawn.push_str(&pawn::draw(view.public.colour(seat), feet, 1.0));
        }
        drawn.push_str("</g>");
    }
    drawn
}

/// The number of levels in the corner.
pub(super) fn plate(height: u8) -> String {
    let (paper, line) = (ink::CREAM, ink::LINE);
    let number = word(&height.to_string(), at(15.0, 15.0), 13.0);
    format!(
        r#"<rect x="4" y="4" width="22" height="22" fill="{paper}" stroke="{line}" stroke-width="1.6"/>
<g stroke="{line}">{number}</g>"#,
    )
}

fn draw_arrow(drawn: &mut String, arrow: Arrow, barred: bool) {
    let middle = BORDER + (times(arrow.line()) + 0.5) * SIDE;
    let far = size().0;
    let (place, turn): (Point, u16) = match arrow.side() {
        Direction::North => (at(middle, 0.0), 0),
        Direction::East => (at(far, middle), 90),
        Direction::South => (at(middle, far), 180),
        Direction::West => (at(0.0, middle), 270),
    };
    let fill = if barred { ink::GRAVEL } else { ink::GOLD };
    let cross = if barred { "M-20 28L20 52M20 28L-20 52" } else { "" };
    let _ = write!(
        drawn,
        r#"<g transform="translate({place}) rotate({turn})"><path data-arrow="{arrow}" d="M-24 28H24L0 53Z" fill="{fill}"
stroke="{line}" stroke-width="1.8" stroke-linejoin="round"/><path d="{cross}" stroke="{back}" stroke-width="5"/></g>"#,
        line = ink::LINE,
        back = ink::BACK,
    );
}

/// Columns in the north, rows in the west.
fn draw_names(drawn: &mut String) {
    let _ = write!(drawn, r#"<g stroke="{}">"#, ink::CHALK);
    for nth in 0..EXTENT {
        let along = BORDER + (times(nth) + 0.5) * SIDE;
        let letter = char::from(b'a' + nth as u8).to_string();
        drawn.push_str(&word(&letter, at(along, 15.0), 13.0));
        drawn.push_str(&word(&(nth + 1).to_string(), at(15.0, along), 13.0));
    }
    drawn.push_str("</g>");
}
