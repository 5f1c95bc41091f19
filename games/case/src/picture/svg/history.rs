//! The last suspicions on a sheet of paper, in the words of the notation.

use std::fmt::Write as _;

use irrgarten_kit::drawing::{Num, at, times, word};

use super::{ink, seat};
use crate::notation::digit;
use crate::picture::words;
use crate::view::View;

pub(super) const LINE: f64 = 21.0;

pub(super) fn height(lines: usize) -> f64 {
    times(lines) * LINE + 12.0
}

/// The last lines, as many as are given, with the corner at 0,0.
pub(super) fn draw(view: &View, lines: usize) -> String {
    let mut drawn = format!(
        r#"<rect x="2" y="3" width="{w}" height="{h}" rx="3" fill="{shadow}"/>
<rect width="{w}" height="{h}" rx="3" fill="{paper}" stroke="{line}" stroke-width="1.2"/><g stroke="{line}">"#,
        w = Num(seat::WIDTH),
        h = Num(height(lines)),
        shadow = ink::SHADOW,
        paper = ink::CREAM,
        line = ink::LINE,
    );
    let public = view.public();
    let skipped = public.log.len().saturating_sub(lines);
    for (row, (entry, card)) in view.history().skip(skipped).enumerate() {
        let y = 6.0 + LINE * (times(row) + 0.5);
        drawn += &word(&entry.turn.to_string(), at(22.0, y), 9.0);
        drawn += &word(&digit(public, entry.seat).to_string(), at(62.0, y), 11.0);
        let mut x = 98.0;
        for part in words::history(public, entry, card).split(' ') {
            // What is said begins with a letter for what it is; the pictures do without.
            let part = part.strip_prefix(['s', 'a']).unwrap_or(part);
            let signs = times(part.chars().count());
            drawn += &word(part, at(x + signs * 5.0, y), 11.0);
            x += signs * 11.0 + 22.0;
        }
        if row > 0 {
            let _ = write!(
                drawn,
                r#"<path d="M8 {y}H{right}" stroke-opacity=".2"/>"#,
                y = Num(y - LINE / 2.0),
                right = Num(seat::WIDTH - 8.0),
            );
        }
    }
    drawn + "</g>"
}
