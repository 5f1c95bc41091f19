//! Digits and letters as strokes: a picture has no text that would need a font.

use std::fmt::Write as _;

use super::pen::{Num, Point, times};

/// How high and how wide a sign is, and how far the next one is away.
const HEIGHT: f64 = 6.0;
const WIDTH: f64 = 4.0;
const ADVANCE: f64 = 5.8;

const DIGITS: [&str; 10] = [
    "M2 0C.6 0 0 1.3 0 3S.6 6 2 6 4 4.7 4 3 3.4 0 2 0Z",
    "M.7 1.3L2.3 0V6",
    "M.1 1.6C.1.5 1 0 2 0S3.9.6 3.9 1.7C3.9 3.2.2 4.4 0 6H4",
    "M.2.9C.7.3 1.3 0 2 0 3.1 0 3.8.6 3.8 1.5S3 2.9 1.6 2.9C3.1 2.9 4 3.5 4 4.4S3.1 6 2 6C1.1 6 .4 5.6 0 5",
    "M3 6V0L0 4.2H4",
    "M3.6 0H.7L.4 2.7C.9 2.4 1.4 2.2 2 2.2 3.2 2.2 4 2.9 4 4.1S3.2 6 1.9 6C1.1 6 .4 5.6 0 5.1",
    "M3.5.2C1.6.3 0 1.9 0 4 0 5.3.8 6 2 6S4 5.2 4 4.1 3.2 2.3 2.1 2.3C1.1 2.3.2 3 0 4",
    "M0 0H4L1.5 6",
    "M2 0C1 0 .3.6.3 1.5S1.1 2.9 2 2.9 3.7 2.4 3.7 1.5 3 0 2 0ZM2 2.9C.9 2.9 0 3.5 0 4.5S.9 6 2 6 4 5.5 4 4.5 3.1 2.9 2 2.9Z",
    "M.5 5.8C2.4 5.7 4 4.1 4 2 4 .7 3.2 0 2 0S0 .8 0 1.9.8 3.7 1.9 3.7C2.9 3.7 3.8 3 4 2",
];

/// `a` to `g`.
const LETTERS: [&str; 7] = [
    "M3.8 2V6M3.8 4C3.8 2.8 3 2 1.9 2S0 2.8 0 4 .8 6 1.9 6 3.8 5.2 3.8 4",
    "M.2 0V6M.2 4C.2 2.8 1 2 2.1 2S4 2.8 4 4 3.2 6 2.1 6 .2 5.2 .2 4",
    "M3.7 2.7C3.3 2.2 2.7 2 2.1 2 .9 2 .1 2.8 .1 4S.9 6 2.1 6C2.7 6 3.3 5.7 3.7 5.3",
    "M3.8 0V6M3.8 4C3.8 2.8 3 2 1.9 2S0 2.8 0 4 .8 6 1.9 6 3.8 5.2 3.8 4",
    "M.2 4H3.9C3.9 2.7 3.2 2 2.1 2S.1 2.8 .1 4 .9 6 2.1 6C2.7 6 3.3 5.8 3.7 5.3",
    "M3.4 .3C2.2-.3 1.4 .3 1.4 1.6V6M.3 2.3H3",
    "M3.8 2V6.3C3.8 7.6 3 8.1 1.9 8.1 1.3 8.1 .7 7.9 .3 7.5M3.8 4C3.8 2.8 3 2 1.9 2S0 2.8 0 4 .8 6 1.9 6 3.8 5.2 3.8 4",
];

/// `A` to `I`.
const CAPITALS: [&str; 9] = [
    "M0 6L2 0L4 6M.8 3.9H3.2",
    "M.2 0V6H2.3C3.4 6 4 5.4 4 4.5S3.4 3 2.3 3H.2M2.2 3C3.2 3 3.7 2.4 3.7 1.5S3.2 0 2.2 0H.2",
    "M3.9 1C3.5.4 2.9 0 2.2 0 .9 0 0 1.2 0 3S.9 6 2.2 6C2.9 6 3.5 5.6 3.9 5",
    "M.2 0V6H1.8C3.2 6 4 4.8 4 3S3.2 0 1.8 0Z",
    "M3.8 0H.3V6H3.8M.3 3H3.2",
    "M3.8 0H.3V6M.3 3H3.2",
    "M3.9 1C3.5.4 2.9 0 2.2 0 .9 0 0 1.2 0 3S.9 6 2.2 6C3.3 6 4 5.3 4 3.5H2.3",
    "M.2 0V6M3.8 0V6M.2 3H3.8",
    "M2 0V6M.8 0H3.2M.8 6H3.2",
];

fn sign(letter: char) -> &'static str {
    match letter {
        '0'..='9' => DIGITS[letter as usize - '0' as usize],
        'a'..='g' => LETTERS[letter as usize - 'a' as usize],
        'A'..='I' => CAPITALS[letter as usize - 'A' as usize],
        'X' => "M.2 0L3.8 6M3.8 0L.2 6",
        '?' => "M.3 1.4C.4.5 1.1 0 2 0S3.8.6 3.8 1.6C3.8 3 2 2.9 2 4.4M2 5.8V6",
        '=' => "M.6 2.1H3.4M.6 3.9H3.4",
        ' ' => "",
        _ => "M.6 3H3.4",
    }
}

/// Digits, letters from `a` to `g` and from `A` to `I`, `X`, `?` and `=` around this point, so high, in the stroke of their
/// surroundings. Everything else is a dash.
pub fn word(text: &str, middle: Point, height: f64) -> String {
    let scale = height / HEIGHT;
    let along = |signs: usize| times(signs) * ADVANCE;
    let signs = text.chars().count();
    let corner = middle.moved(-(along(signs.saturating_sub(1)) + WIDTH) * scale / 2.0, -height / 2.0);
    let mut drawn = format!(
        r#"<g transform="translate({corner}) scale({scale:.2})" fill="none" stroke-width=".95"
stroke-linecap="round" stroke-linejoin="round">"#,
    );
    for (nth, letter) in text.chars().enumerate() {
        let _ = write!(drawn, r#"<path d="{}" transform="translate({})"/>"#, sign(letter), Num(along(nth)));
    }
    drawn + "</g>"
}
