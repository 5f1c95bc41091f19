//! What lies before a seat: two paintings and two abilities.

use std::fmt::Write as _;

use irrgarten_game::Seat;
use irrgarten_kit::drawing::{Point, at, pawn, times, word};

use super::{art, ink};
use crate::components::Ability;
use crate::public::Stage;
use crate::view::View;

pub(super) const WIDTH: f64 = 384.0;
pub(super) const HEIGHT: f64 = 104.0;
const TAB: f64 = 50.0;

/// The mat of a seat with its corner at 0,0.
pub(super) fn mat(view: &View, seat: Seat) -> String {
    let public = &view.public;
    let colour = public.colours[seat];
    let moves = public.stage.mover() == Some(seat);
    let lit = moves || public.stage == Stage::Won;
    let mut drawn = paper(ink::PAWNS[colour as usize], lit);
    drawn.push_str(&pawn::draw(colour, at(TAB / 2.0, 64.0), 0.95));
    let number = word(&seat.to_string(), at(TAB / 2.0, 86.0), 14.0);
    let _ = write!(drawn, r#"<g stroke="{}">{number}</g>"#, ink::LINE);
    for (nth, card) in public.tableaus[seat].iter().enumerate() {
        let middle = at(TAB + 50.0 + times(nth) * 88.0, HEIGHT / 2.0);
        match card {
            Some(painting) => drawn.push_str(&art::framed(*painting, middle, 78.0)),
            None => drawn.push_str(&empty(middle)),
        }
    }
    let (slide_used, ability_used) = public.used(seat);
    drawn.push_str(&chip(SLIDE, slide_used, at(TAB + 216.0, HEIGHT / 2.0)));
    drawn.push_str(&chip(sign(public.abilities[seat]), ability_used, at(TAB + 290.0, HEIGHT / 2.0)));
    if moves {
        let (gold, line) = (ink::GOLD, ink::LINE);
        let _ = write!(
            drawn,
            r#"<path d="M-20 40L-4 52L-20 64Z" fill="{gold}" stroke="{line}" stroke-width="1.600" stroke-linejoin="round"/>"#,
        );
    }
    drawn
}

/// A sheet of parchment; brighter and in a golden frame for the seat on turn.
fn paper(colour: &str, lit: bool) -> String {
    let paper = if lit { ink::PARCHMENT } else { ink::PARCHMENT_DULL };
    let (frame, stroke) = if lit { (ink::GOLD, 4.0) } else { (ink::LINE, 1.4) };
    format!(
        r#"<rect x="2" y="3.500" width="{WIDTH}" height="{HEIGHT}" rx="8" fill="{shadow}"/>
<rect width="{WIDTH}" height="{HEIGHT}" rx="8" fill="{paper}"/>
<path d="M{TAB} 0H8A8 8 0 0 0 0 8V{low}A8 8 0 0 0 8 {HEIGHT}H{TAB}Z" fill="{colour}" fill-opacity=".55"/>
<path d="M{TAB} 0V{HEIGHT}" stroke="{line}" stroke-width="1.400"/>
<rect width="{WIDTH}" height="{HEIGHT}" rx="8" fill="none" stroke="{frame}" stroke-width="{stroke}"/>"#,
        shadow = ink::SHADOW,
        low = HEIGHT - 8.0,
        line = ink::LINE,
    )
}

/// A place without a card.
fn empty(middle: Point) -> String {
    let shade = ink::PARCHMENT_SHADE;
    format!(
        r#"<rect x="-38" y="-38" width="76" height="76" rx="3" transform="translate({middle})" fill="none" stroke="{shade}"
stroke-width="2" stroke-dasharray="6 5"/>"#
    )
}

/// What is printed on an ability, around 0,0.
pub(super) const SLIDE: &str = "M2-14H16V14H2ZM-18 0H-3M-9-6L-3 0L-9 6";

pub(super) fn sign(ability: Ability) -> &'static str {
    match ability {
        Ability::Rotate => "M11-9A14 14 0 1 0 14 4M13-17V-8H4",
        Ability::Swap => "M-14-7H12M6-13L12-7L6-1M14 8H-12M-6 2L-12 8L-6 14",
        Ability::Cross => "M-7-15H7V15H-7ZM-19 0H17M11-6L17 0L11 6",
        Ability::Teleport => {
            "M-15 10A7 4 0 0 0-1 10A7 4 0 0 0-15 10M1 10A7 4 0 0 0 15 10A7 4 0 0 0 1 10M-8 4Q-7-14 0-14T8 2M3-3L8 3L13-3"
        }
        Ability::BreakOut => "M4-15H-15V15H4M-8 0H17M11-6L17 0L11 6",
    }
}

/// A round chip, dull when it is used.
pub(super) fn chip(sign: &str, used: bool, middle: Point) -> String {
    let (rim, face, stroke) =
        if used { (ink::WALL_DEEP, ink::WALL, ink::WALL_LIGHT) } else { (ink::GOLD, ink::CREAM, ink::LINE) };
    format!(
        r#"<g transform="translate({middle})"><circle cx="1.500" cy="3" r="33" fill="{shadow}"/>
<circle r="33" fill="{rim}" stroke="{line}" stroke-width="1.600"/><circle r="27" fill="{face}" stroke="{line}"/>
<path d="{sign}" fill="none" stroke="{stroke}" stroke-width="3.400" stroke-linecap="round" stroke-linejoin="round"/></g>"#,
        shadow = ink::SHADOW,
        line = ink::LINE,
    )
}
