//! What lies before a seat: target, pile, found treasures, rune card and magic.

use std::fmt::Write as _;

use irrgarten_game::Seat;

use super::{art, card, ink};
use crate::components::{Cards, Colour, Magic};
use crate::public::Stage;
use crate::view::View;
use irrgarten_kit::Hand;
use irrgarten_kit::drawing::{Point, at, pawn, times, word};

pub(super) const WIDTH: f64 = 372.0;
pub(super) const HEIGHT: f64 = 134.0;
const TAB: f64 = 46.0;

/// The mat of a seat with its corner at 0,0.
pub(super) fn mat(view: &View, seat: Seat) -> String {
    let wins = matches!(view.public.stage, Stage::Won(winners) if winners.has(seat));
    let moves = view.public.stage.mover() == Some(seat);
    let mut drawn = String::new();
    draw_paper(&mut drawn, view.public.colour(seat), wins || moves);
    drawn.push_str(&pawn::draw(view.public.colour(seat), at(TAB / 2.0, 72.0), 1.05));
    let number = word(&seat.to_string(), at(TAB / 2.0, 98.0), 15.0);
    let _ = write!(drawn, r#"<g stroke="{}">{number}</g>"#, ink::LINE);
    draw_goals(&mut drawn, view, seat);
    draw_hand(&mut drawn, view.hand(seat));
    if view.public.is_kid(seat) {
        drawn.push_str(&card::star(at(TAB / 2.0, 121.0), 0.42));
    }
    if wins {
        drawn.push_str(&art::crown(at(TAB / 2.0, 18.0), 30.0));
    }
    if moves {
        let (gold, line) = (ink::GOLD, ink::LINE);
        let _ = write!(
            drawn,
            r#"<path d="M-20 52L-4 64L-20 76Z" fill="{gold}" stroke="{line}" stroke-width="1.6" stroke-linejoin="round"/>"#,
        );
    }
    drawn
}

/// A sheet of parchment; brighter and in a golden frame for the seat on turn and for winners.
fn draw_paper(drawn: &mut String, colour: Colour, lit: bool) {
    let paper = if lit { ink::PARCHMENT } else { ink::PARCHMENT_DULL };
    let (frame, stroke) = if lit { (ink::GOLD, 4.0) } else { (ink::LINE, 1.4) };
    let _ = write!(
        drawn,
        r#"<rect x="2" y="3.5" width="{WIDTH}" height="{HEIGHT}" rx="8" fill="{shadow}"/>
<rect width="{WIDTH}" height="{HEIGHT}" rx="8" fill="{paper}"/>
<path d="M{TAB} 0H8A8 8 0 0 0 0 8V{low}A8 8 0 0 0 8 {HEIGHT}H{TAB}Z" fill="{colour}" fill-opacity=".55"/>
<path d="M{TAB} 0V{HEIGHT}" stroke="{line}" stroke-width="1.4"/>
<rect width="{WIDTH}" height="{HEIGHT}" rx="8" fill="none" stroke="{frame}" stroke-width="{stroke}"/>"#,
        shadow = ink::SHADOW,
        low = HEIGHT - 8.0,
        colour = ink::PAWNS[colour as usize],
        line = ink::LINE,
    );
}

/// The rune card, the pile with the target on top, and what has been found.
fn draw_goals(drawn: &mut String, view: &View, seat: Seat) {
    let mut here = at(TAB + 12.0, 10.0);
    drawn.push_str(&card::rune(here, view.public.rune_done(seat)));
    here = here.moved(card::WIDTH + 12.0, 0.0);
    let left = view.public.left(seat);
    drawn.push_str(&match view.target(seat) {
        Some(target) => card::treasure(here, target),
        None if left > 0 => card::back(here, left.min(3)),
        None => card::empty(here),
    });
    draw_count(drawn, here.moved(card::WIDTH + 15.0, card::HEIGHT / 2.0), left);
    here = here.moved(card::WIDTH + 46.0, card::HEIGHT / 2.0);
    for (nth, found) in view.public.found(seat).iter().enumerate() {
        drawn.push_str(&art::medallion(*found, here.moved(times(nth) * 32.0, 0.0), 31.0));
    }
}

/// Magic by kind with numbers, or a closed hand.
fn draw_hand(drawn: &mut String, hand: &Hand<Cards>) {
    let mut here = at(TAB + 12.0, HEIGHT - card::HEIGHT - 7.0);
    match hand {
        Hand::Closed(count) => {
            drawn.push_str(&card::back(here, (*count).min(3)));
            draw_count(drawn, here.moved(card::WIDTH + 18.0, card::HEIGHT / 2.0), *count);
        }
        Hand::Open(cards) => {
            for magic in Magic::ALL.into_iter().filter(|&magic| cards.count(magic) > 0) {
                drawn.push_str(&card::magic(here, magic));
                draw_count(
                    drawn,
                    here.moved(card::WIDTH + 13.0, card::HEIGHT / 2.0),
                    usize::from(cards.count(magic)),
                );
                here = here.moved(card::WIDTH + 38.0, 0.0);
            }
        }
    }
}

fn draw_count(drawn: &mut String, middle: Point, count: usize) {
    let number = word(&count.to_string(), middle, 14.0);
    let _ = write!(drawn, r#"<g stroke="{}">{number}</g>"#, ink::LINE);
}

/// The draw pile and the top of the discard pile, with their numbers.
pub(super) fn piles(view: &View) -> String {
    let (deck, discard) = (view.deck(), view.public.discard.len());
    let mut drawn = String::new();
    let mut here = at(0.0, 0.0);
    let chalk = ink::PARCHMENT;
    drawn.push_str(&if deck > 0 { card::back(here, deck.div_ceil(4)) } else { card::empty(here) });
    let number = |count: usize, left: Point| {
        word(&count.to_string(), left.moved(card::WIDTH + 22.0, card::HEIGHT / 2.0), 15.0)
    };
    let _ = write!(drawn, r#"<g stroke="{chalk}">{}</g>"#, number(deck, here));
    here = here.moved(card::WIDTH + 60.0, 0.0);
    drawn.push_str(
        &view.public.discard.last().map_or_else(|| card::empty(here), |&top| card::magic(here, top)),
    );
    let _ = write!(drawn, r#"<g stroke="{chalk}">{}</g>"#, number(discard, here));
    drawn
}
