//! What lies before a seat: its badge, its hand and the cards it has collected.

use std::fmt::Write as _;

use irrgarten_game::{MAX_SEATS, Seat};
use irrgarten_kit::{Direction, Hand};

use super::CARD;
use super::{back, card, ink};
use crate::components::Kind;
use crate::picture::most_collected;
use crate::view::View;
use irrgarten_kit::drawing::{Num, Point, at, times, word};

/// Colours that colour-blind people can tell apart, and a shape for everybody.
const BADGES: [(&str, &str); MAX_SEATS] = [
    ("#b43d2a", "M0-11A11 11 0 0 1 0 11A11 11 0 0 1 0-11Z"),
    ("#294eba", "M-9.5-9.5H9.5V9.5H-9.5Z"),
    ("#f0cc41", "M0-10.5L11.5 9H-11.5Z"),
    ("#1eb68d", "M0-12.5L10.5 0L0 12.5L-10.5 0Z"),
    ("#c461b7", "M0-12L3.4-4.6L11.4-3.7L5.5 1.8L7.1 9.7L0 5.8L-7.1 9.7L-5.5 1.8L-11.4-3.7L-3.4-4.6Z"),
    ("#bad7e8", "M-6.2-10.8H6.2L12.4 0L6.2 10.8H-6.2L-12.4 0Z"),
];

/// A seat that has won gets one.
pub(super) const CROWN: Kind = Kind::from_letter(b'C');

const ROUND: &str = r#"stroke-width="1.8" stroke-linejoin="round""#;

pub(super) const HEIGHT: f64 = 94.0;
const TAB: f64 = 34.0;
const PADDING: f64 = 11.0;
const HELD: f64 = 72.0;
const GAP: f64 = 5.0;
const COLLECTED: f64 = 32.0;

/// How wide every mat of this table is: as wide as the largest hand needs.
pub(super) fn width(view: &View) -> f64 {
    let cards = view.hands.iter().map(Hand::len).max().unwrap_or_default().max(1);
    TAB + PADDING + f64::from(cards as u32) * (HELD + GAP) + COLLECTED + 2.0 * PADDING
}

/// The mat of a seat with its corner at 0,0.
pub(super) fn mat(view: &View, seat: Seat) -> String {
    let collected = view.won[seat].len();
    let wins = most_collected(view) == Some(collected);
    let moves = view.mover == Some(seat);
    let mut drawn = String::new();
    draw_paper(&mut drawn, width(view), seat, wins || moves);
    draw_badge(&mut drawn, seat);
    draw_hand(&mut drawn, view, seat);
    draw_collected(&mut drawn, width(view) - PADDING - COLLECTED, collected);
    if wins {
        let (x, y) = (Num(TAB + PADDING + 6.0), Num(HEIGHT / 2.0 - 31.0));
        let _ =
            write!(drawn, r##"<use href="#t-{}" x="{x}" y="{y}" width="62" height="62"/>"##, CROWN.name());
    }
    if moves {
        let (gold, line) = (ink::GOLD, ink::LINE);
        let _ = write!(drawn, r#"<path d="M-17 36L-3 47L-17 58Z" fill="{gold}" stroke="{line}" {ROUND}/>"#);
    }
    drawn
}

/// A sheet of parchment; brighter and in a golden frame for the seat on turn or one that has won.
fn draw_paper(drawn: &mut String, width: f64, seat: Seat, lit: bool) {
    let paper = if lit { ink::PARCHMENT } else { ink::PARCHMENT_DULL };
    let _ = write!(
        drawn,
        r#"<rect x="2" y="3.5" width="{width}" height="{HEIGHT}" rx="7" fill="{shadow}"/>
<rect width="{width}" height="{HEIGHT}" rx="7" fill="{paper}"/>
<path d="M{TAB} 0H7A7 7 0 0 0 0 7V{low}A7 7 0 0 0 7 {HEIGHT}H{TAB}Z" fill="{colour}"/>
<path d="M{TAB} 0V{HEIGHT}" stroke="{line}" stroke-width="1.4"/>"#,
        shadow = ink::SHADOW,
        low = HEIGHT - 7.0,
        colour = BADGES[seat.index()].0,
        line = ink::LINE,
    );
    let frames: &[(&str, f64, f64)] =
        if lit { &[(ink::LINE, 7.0, 2.0), (ink::GOLD, 4.0, 2.0)] } else { &[(ink::LINE, 1.4, 0.0)] };
    for (ink, stroke, beyond) in frames {
        let (width, height) = (Num(width + 2.0 * beyond), Num(HEIGHT + 2.0 * beyond));
        let _ = write!(
            drawn,
            r#"<rect x="{x}" y="{x}" width="{width}" height="{height}" rx="{rx}" fill="none" stroke="{ink}"
stroke-width="{stroke}"/>"#,
            x = Num(-beyond),
            rx = Num(7.0 + beyond),
        );
    }
}

/// The seat's shape and number.
fn draw_badge(drawn: &mut String, seat: Seat) {
    let (shape, line, fill) = (BADGES[seat.index()].1, ink::LINE, ink::CREAM);
    let number = word(&seat.to_string(), at(TAB / 2.0, 68.0), 16.0);
    // On the two dark colours the number is light.
    let ink = if seat.index() < 2 { ink::CREAM } else { ink::LINE };
    let _ = write!(
        drawn,
        r#"<path d="{shape}" transform="translate({} 30)" fill="{fill}" stroke="{line}" {ROUND}/><g stroke="{ink}">{number}</g>"#,
        Num(TAB / 2.0),
    );
}

/// The cards in hand, upright; backs of those one does not see.
fn draw_hand(drawn: &mut String, view: &View, seat: Seat) {
    for (nth, held) in view.hands[seat].each().enumerate() {
        let (place, _) = self::held(nth);
        let face = match held {
            Some(held) => card::front(view.deck(), held, Direction::North),
            None => r##"<use href="#c-back"/>"##,
        };
        let _ = write!(
            drawn,
            r##"<g transform="translate({place}) scale({})"><use href="#c-shadow"/>{face}</g>"##,
            HELD / CARD,
        );
    }
}

/// Where a card of a hand lies on its mat, and how long its side is.
pub(super) fn held(nth: usize) -> (Point, f64) {
    (at(TAB + PADDING + times(nth) * (HELD + GAP), (HEIGHT - HELD) / 2.0), HELD)
}

/// The collected cards as a small stack, and their count.
fn draw_collected(drawn: &mut String, left: f64, count: usize) {
    let stack = back::stack(at(left, 28.0), COLLECTED - 4.0, count.min(6), 2.6);
    let number = word(&count.to_string(), at(left + COLLECTED / 2.0, 73.0), 15.0);
    let _ = write!(drawn, r#"{stack}<g stroke="{}">{number}</g>"#, ink::LINE);
}
