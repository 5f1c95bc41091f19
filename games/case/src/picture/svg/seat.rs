//! What lies before a seat, and what lies open beside the board.

use std::fmt::Write as _;

use irrgarten_game::Seat;
use irrgarten_kit::Hand;
use irrgarten_kit::drawing::{Num, Point, at, times, word};

use super::{card, ink, pawn};
use crate::public::{Phase, Public};
use crate::theme;
use crate::view::View;

pub(super) const WIDTH: f64 = 420.0;
pub(super) const HEIGHT: f64 = 92.0;
const TAB: f64 = 48.0;

/// The mat of a seat with its corner at 0,0.
pub(super) fn mat(view: &View, seat: Seat) -> String {
    let public = view.public();
    let won = public.phase == Phase::Over(Some(seat));
    let asked = matches!(public.phase, Phase::Answer { asked, .. } if asked == seat);
    let moves = public.mover == seat && !matches!(public.phase, Phase::Over(_));
    let lit = won || moves || asked;
    let paper = if lit { ink::PARCHMENT } else { ink::PARCHMENT_DULL };
    let (frame, stroke) = if lit { (ink::GOLD, 4.0) } else { (ink::LINE, 1.4) };
    let suspect = public.players[seat];
    let mut drawn = format!(
        r#"<rect x="2" y="3.5" width="{WIDTH}" height="{HEIGHT}" rx="8" fill="{shadow}"/>
<rect width="{WIDTH}" height="{HEIGHT}" rx="8" fill="{paper}"/>
<path d="M{TAB} 0H8A8 8 0 0 0 0 8V{low}A8 8 0 0 0 8 {HEIGHT}H{TAB}Z" fill="{colour}" fill-opacity=".6"/>
<rect width="{WIDTH}" height="{HEIGHT}" rx="8" fill="none" stroke="{frame}" stroke-width="{stroke}"/>"#,
        shadow = ink::SHADOW,
        low = Num(HEIGHT - 8.0),
        colour = suspect.map_or(ink::PARCHMENT_DULL, theme::colour),
    );
    if let Some(suspect) = suspect {
        drawn += &pawn::draw(suspect, at(TAB / 2.0, 52.0), 1.4);
    }
    let _ = write!(
        drawn,
        r#"<g stroke="{}">{}</g>"#,
        ink::LINE,
        word(&seat.to_string(), at(TAB / 2.0, 74.0), 14.0)
    );
    match view.hand(seat) {
        Hand::Open(hand) => {
            for (nth, card) in hand.iter().enumerate() {
                drawn += &card::face(card, held(public, nth));
            }
        }
        Hand::Closed(size) => (0..size).for_each(|nth| drawn += &card::back(held(public, nth))),
    }
    if public.is_out(seat) {
        let _ = write!(
            drawn,
            r#"<path d="M12 12L{x} {y}M{x} 12L12 {y}" stroke="{red}" stroke-width="5" stroke-linecap="round" opacity=".8"/>"#,
            x = Num(TAB - 12.0),
            y = Num(HEIGHT - 30.0),
            red = ink::STRUCK,
        );
    }
    if moves {
        let _ = write!(
            drawn,
            r#"<path d="M-11 36L-1 46L-11 56Z" fill="{}" stroke="{}" stroke-width="1.6" stroke-linejoin="round"/>"#,
            ink::GOLD,
            ink::LINE,
        );
    }
    drawn
}

/// The corner of a card on a mat, the first one being 0.
pub(super) fn held(public: &Public, nth: usize) -> Point {
    let count = public.hand_size();
    let step = (card::WIDTH + 6.0).min((WIDTH - TAB - 24.0 - card::WIDTH) / times(count.max(2) - 1));
    at(TAB + 12.0 + times(nth) * step, (HEIGHT - card::HEIGHT) / 2.0)
}

/// The folder of the case file: its corner, how wide and how high it is.
pub(super) fn file() -> (Point, f64, f64) {
    let wide = 3.0 * (card::WIDTH + 6.0) + 12.0;
    (at(WIDTH - wide - 9.0, -7.0), wide, card::HEIGHT + 14.0)
}

/// Open cards, and the case file: a closed folder, or its three cards.
pub(super) fn beside(view: &View) -> String {
    let mut drawn = String::new();
    let mut corner = at(12.0, 0.0);
    for open in view.public().open.iter() {
        drawn += &card::face(open, corner);
        corner = corner.moved(card::WIDTH + 6.0, 0.0);
    }
    let (folder, wide, high) = file();
    let mut corner = folder.moved(9.0, 7.0);
    let _ = write!(
        drawn,
        r#"<g data-file=""><rect x="{x}" y="-7" width="{w}" height="{h}" rx="5" fill="{folder}" stroke="{line}" stroke-width="1.4"/>
<path d="M{tab} -7v-7h44l6 7Z" fill="{folder}" stroke="{line}" stroke-width="1.4" stroke-linejoin="round"/></g>"#,
        x = Num(folder.x),
        w = Num(wide),
        h = Num(high),
        tab = Num(corner.x),
        folder = ink::FOLDER,
        line = ink::LINE,
    );
    for nth in 0..3 {
        let filed = view.file().and_then(|file| file.cards().iter().nth(nth));
        drawn += &filed.map_or_else(|| card::back(corner), |filed| card::face(filed, corner));
        corner = corner.moved(card::WIDTH + 6.0, 0.0);
    }
    drawn
}
