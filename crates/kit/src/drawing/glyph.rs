//! Digits and letters as strokes: a picture has no text that would need a font.

use std::fmt::Write as _;

use super::pen::{Num, Point};

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

/// `a` to `z`.
const LETTERS: [&str; 26] = [
    "M3.8 2V6M3.8 4C3.8 2.8 3 2 1.9 2S0 2.8 0 4 .8 6 1.9 6 3.8 5.2 3.8 4",
    "M.2 0V6M.2 4C.2 2.8 1 2 2.1 2S4 2.8 4 4 3.2 6 2.1 6 .2 5.2 .2 4",
    "M3.7 2.7C3.3 2.2 2.7 2 2.1 2 .9 2 .1 2.8 .1 4S.9 6 2.1 6C2.7 6 3.3 5.7 3.7 5.3",
    "M3.8 0V6M3.8 4C3.8 2.8 3 2 1.9 2S0 2.8 0 4 .8 6 1.9 6 3.8 5.2 3.8 4",
    "M.2 4H3.9C3.9 2.7 3.2 2 2.1 2S.1 2.8 .1 4 .9 6 2.1 6C2.7 6 3.3 5.8 3.7 5.3",
    "M3.4 .3C2.2-.3 1.4 .3 1.4 1.6V6M.3 2.3H3",
    "M3.8 2V6.3C3.8 7.6 3 8.1 1.9 8.1 1.3 8.1 .7 7.9 .3 7.5M3.8 4C3.8 2.8 3 2 1.9 2S0 2.8 0 4 .8 6 1.9 6 3.8 5.2 3.8 4",
    "M.2 0V6M.2 3.6C.2 2.6 1 2 2 2S3.8 2.6 3.8 3.6V6",
    "M.4 2V6M.4 .3V.4",
    "M1 2V6.6C1 7.6 .5 8 -.2 8M1 .3V.4",
    "M.2 0V6M3.5 2L.2 4.4M1.5 3.5L3.7 6",
    "M.4 0V6",
    "M.2 2V6M.2 3.5C.2 2.6 .8 2 1.6 2S3 2.6 3 3.5V6M3 3.5C3 2.6 3.6 2 4.4 2S5.8 2.6 5.8 3.5V6",
    "M.2 2V6M.2 3.6C.2 2.6 1 2 2 2S3.8 2.6 3.8 3.6V6",
    "M2 2C.8 2 0 2.8 0 4S.8 6 2 6 4 5.2 4 4 3.2 2 2 2Z",
    "M.2 2V8M.2 4C.2 2.8 1 2 2.1 2S4 2.8 4 4 3.2 6 2.1 6 .2 5.2 .2 4",
    "M3.8 2V8M3.8 4C3.8 2.8 3 2 1.9 2S0 2.8 0 4 .8 6 1.9 6 3.8 5.2 3.8 4",
    "M.2 2V6M.2 3.8C.3 2.6 1.1 2 2.4 2.1",
    "M3.2 2.6C2.8 2.2 2.3 2 1.7 2 .8 2 .2 2.4 .2 3 .2 4.4 3.4 3.5 3.4 5 3.4 5.6 2.7 6 1.8 6 1.1 6 .4 5.8 0 5.3",
    "M1.1 .6V4.8C1.1 5.7 1.6 6.1 2.5 5.9M.1 2.2H2.4",
    "M.2 2V4.4C.2 5.4 1 6 2 6S3.8 5.4 3.8 4.4M3.8 2V6",
    "M.1 2L2 6L3.9 2",
    "M.1 2L1.5 6L2.9 2.4L4.3 6L5.7 2",
    "M.2 2L3.6 6M3.6 2L.2 6",
    "M.2 2L2 6M3.8 2L1.6 7C1.3 7.8 .9 8.1 .2 8",
    "M.2 2H3.6L.2 6H3.7",
];

/// `A` to `Z`.
const CAPITALS: [&str; 26] = [
    "M0 6L2 0L4 6M.8 3.9H3.2",
    "M.2 0V6H2.3C3.4 6 4 5.4 4 4.5S3.4 3 2.3 3H.2M2.2 3C3.2 3 3.7 2.4 3.7 1.5S3.2 0 2.2 0H.2",
    "M3.9 1C3.5.4 2.9 0 2.2 0 .9 0 0 1.2 0 3S.9 6 2.2 6C2.9 6 3.5 5.6 3.9 5",
    "M.2 0V6H1.8C3.2 6 4 4.8 4 3S3.2 0 1.8 0Z",
    "M3.8 0H.3V6H3.8M.3 3H3.2",
    "M3.8 0H.3V6M.3 3H3.2",
    "M3.9 1C3.5.4 2.9 0 2.2 0 .9 0 0 1.2 0 3S.9 6 2.2 6C3.3 6 4 5.3 4 3.5H2.3",
    "M.2 0V6M3.8 0V6M.2 3H3.8",
    "M2 0V6M.8 0H3.2M.8 6H3.2",
    "M3 0V4.2C3 5.4 2.4 6 1.5 6S0 5.4 0 4.4",
    "M.2 0V6M3.7 0L.2 3.6M1.4 2.4L3.8 6",
    "M.3 0V6H3.6",
    "M.1 6V0L2.5 4L4.9 0V6",
    "M.2 6V0L3.8 6V0",
    "M2 0C.7 0 0 1.2 0 3S.7 6 2 6 4 4.8 4 3 3.3 0 2 0Z",
    "M.2 6V0H2.2C3.3 0 3.9 .7 3.9 1.6S3.3 3.3 2.2 3.3H.2",
    "M2 0C.7 0 0 1.2 0 3S.7 6 2 6 4 4.8 4 3 3.3 0 2 0ZM2.6 4.4L4 6.3",
    "M.2 6V0H2.2C3.3 0 3.9 .7 3.9 1.6S3.3 3.2 2.2 3.2H.2M2.2 3.2L4 6",
    "M3.7 .9C3.3 .3 2.7 0 2 0 1 0 .3 .6 .3 1.5 .3 3.6 3.9 2.3 3.9 4.4 3.9 5.4 3.1 6 2 6 1.2 6 .4 5.7 0 5",
    "M0 0H4M2 0V6",
    "M.2 0V4C.2 5.3 .9 6 2 6S3.8 5.3 3.8 4V0",
    "M0 0L2 6L4 0",
    "M0 0L1.4 6L2.8 1.2L4.2 6L5.6 0",
    "M.2 0L3.8 6M3.8 0L.2 6",
    "M0 0L2 3L4 0M2 3V6",
    "M.2 0H3.8L.1 6H3.9",
];

fn sign(letter: char) -> &'static str {
    match letter {
        '0'..='9' => DIGITS[letter as usize - '0' as usize],
        'a'..='z' => LETTERS[letter as usize - 'a' as usize],
        'A'..='Z' => CAPITALS[letter as usize - 'A' as usize],
        '?' => "M.3 1.4C.4.5 1.1 0 2 0S3.8.6 3.8 1.6C3.8 3 2 2.9 2 4.4M2 5.8V6",
        '=' => "M.6 2.1H3.4M.6 3.9H3.4",
        '’' => "M.6 0L.2 1.4",
        ' ' => "",
        _ => "M.6 3H3.4",
    }
}

/// How wide a sign is.
fn width(letter: char) -> f64 {
    match letter {
        'i' | 'l' | '’' => 0.8,
        'j' => 1.2,
        't' | 'r' => 2.5,
        ' ' => 2.2,
        's' => 3.4,
        'm' => 6.0,
        'w' | 'W' => 5.6,
        'M' => 5.0,
        _ => WIDTH,
    }
}

/// A letter with a mark on it, taken apart: the letter, and the mark as it stands on a small one.
fn apart(letter: char) -> (char, &'static str) {
    const GRAVE: &str = "M1.2 0L2.4 1";
    const ACUTE: &str = "M1.6 1L2.8 0";
    const HAT: &str = "M.9 1L2 .1L3.1 1";
    const DOTS: &str = "M1 .6V.7M3 .6V.7";
    const HOOK: &str = "M2.1 6C2.9 6.6 2.9 7.8 1.4 7.6";
    match letter {
        'à' => ('a', GRAVE),
        'â' => ('a', HAT),
        'ä' => ('a', DOTS),
        'ç' => ('c', HOOK),
        'è' => ('e', GRAVE),
        'é' => ('e', ACUTE),
        'ê' => ('e', HAT),
        'ë' => ('e', DOTS),
        'î' => ('i', "M-.8 1L.4 .1L1.6 1"),
        'ï' => ('i', "M-.5 .6V.7M1.3 .6V.7"),
        'ô' => ('o', HAT),
        'ö' => ('o', DOTS),
        'ù' => ('u', GRAVE),
        'û' => ('u', HAT),
        'ü' => ('u', DOTS),
        'À' => ('A', GRAVE),
        'Ä' => ('A', DOTS),
        'É' => ('E', ACUTE),
        'È' => ('E', GRAVE),
        'Ö' => ('O', DOTS),
        'Ü' => ('U', DOTS),
        plain => (plain, ""),
    }
}

/// How far the next sign is away.
fn advance(letter: char) -> f64 {
    width(apart(letter).0) + ADVANCE - WIDTH
}

/// How wide a word is if it is so high.
pub fn word_width(text: &str, height: f64) -> f64 {
    let along: f64 = text.chars().map(advance).sum();
    (along - (ADVANCE - WIDTH)).max(0.0) * height / HEIGHT
}

/// Letters of our four languages, digits, `?` and `=` around this point, so high, in the stroke of their surroundings.
/// Everything else is a dash.
pub fn word(text: &str, middle: Point, height: f64) -> String {
    let scale = height / HEIGHT;
    let corner = middle.moved(-word_width(text, height) / 2.0, -height / 2.0);
    let mut drawn = format!(
        r#"<g transform="translate({corner}) scale({scale:.2})" fill="none" stroke-width=".95"
stroke-linecap="round" stroke-linejoin="round">"#,
    );
    let mut along = 0.0;
    for letter in text.chars() {
        let (plain, mark) = apart(letter);
        // A hat takes the place of the dot.
        let body = if plain == 'i' && !mark.is_empty() { "M.4 2V6" } else { sign(plain) };
        let _ = write!(drawn, r#"<path d="{body}" transform="translate({})"/>"#, Num(along));
        if !mark.is_empty() {
            let up = if plain.is_uppercase() { -1.7 } else { 0.0 };
            let _ = write!(drawn, r#"<path d="{mark}" transform="translate({} {})"/>"#, Num(along), Num(up));
        }
        along += advance(letter);
    }
    drawn + "</g>"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_as_wide_as_its_letters() {
        assert!((word_width("44", 6.0) - (ADVANCE + WIDTH)).abs() < 1e-9);
        assert!(word_width("ill", 6.0) < word_width("mow", 6.0));
        assert!(word_width("", 6.0).abs() < f64::EPSILON);
    }

    #[test]
    fn marks_stand_on_letters_and_what_is_unknown_is_a_dash() {
        let drawn = |text| word(text, super::super::pen::at(0.0, 0.0), 6.0);
        assert_eq!(drawn("é").matches("<path").count(), 2);
        assert_eq!(drawn("e").matches("<path").count(), 1);
        assert!(drawn("ß").contains(sign('-')));
    }
}
