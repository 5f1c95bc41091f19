//! Arrangements alone, as a framed of their own.

use std::fmt::Write as _;

use irrgarten_kit::drawing::{at, times};

use super::{CARD, GAP, card, framed};
use crate::arrangement::{Arrangement, Laid};
use crate::solve::DrawnHand;

/// The most arrangements beside each other.
const COLUMNS: usize = 4;

/// One beside the other, each in the middle of as much room as the largest needs.
pub fn arrangements(all: &[Arrangement]) -> String {
    sheet(all, |one| card::front(one.card, one.top))
}

/// The same of cards that were drawn.
pub(crate) fn drawn_arrangements(all: &[Arrangement], hand: &DrawnHand) -> String {
    sheet(all, |one| card::other(one.card, hand.gates(one.card), one.top))
}

fn sheet(all: &[Arrangement], front: impl Fn(Laid) -> String) -> String {
    let settled: Vec<Arrangement> = all.iter().map(Arrangement::settled).collect();
    let sizes = || settled.iter().filter_map(|laid| laid.bounds().map(|(_, size)| size));
    let room = |sides: &mut dyn Iterator<Item = i8>| f64::from(sides.max().unwrap_or(1)) * CARD;
    let (width, height) = (room(&mut sizes().map(|size| size.0)), room(&mut sizes().map(|size| size.1)));
    let columns = settled.len().clamp(1, COLUMNS);
    let rows = settled.len().div_ceil(columns).max(1);
    let whole = |count: usize, each: f64| times(count) * (each + 2.0 * GAP) - 2.0 * GAP;
    let mut cards = String::new();
    for (nth, laid) in settled.iter().enumerate() {
        let (wide, high) = laid.bounds().map_or((1, 1), |(_, size)| size);
        let left = times(nth % columns) * (width + 2.0 * GAP) + (width - f64::from(wide) * CARD) / 2.0;
        let top = times(nth / columns) * (height + 2.0 * GAP) + (height - f64::from(high) * CARD) / 2.0;
        for one in laid.iter() {
            let corner = at(left + f64::from(one.cell.x) * CARD, top + f64::from(one.cell.y) * CARD);
            let _ = write!(cards, r#"<g transform="translate({corner})">{}</g>"#, front(one));
        }
    }
    let names: Vec<String> = settled.iter().map(ToString::to_string).collect();
    framed(whole(columns, width), whole(rows, height), &names.join(", "), "", &cards)
}
