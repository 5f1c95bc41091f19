//! A card alone, or the centre: for rulebooks that show who and what there is.

use irrgarten_kit::drawing::{Num, at, document, word};

use super::{ink, pawn, room};
use crate::components::Suspect;

const WIDTH: f64 = 96.0;
const HEIGHT: f64 = 112.0;

/// A suspect, an exhibit or a room by its letter.
pub(in crate::picture) fn draw(letter: char) -> Option<String> {
    let (mut art, fill) = (room::symbol_of(letter)?, room::floor_of(letter).unwrap_or(ink::CREAM));
    if let Some(suspect) = Suspect::from_letter(letter) {
        // The pawn beside the portrait.
        art += &pawn::draw(suspect, at(WIDTH - 18.0, 40.0), 1.0);
    }
    let drawn = format!(
        r#"<rect x="2" y="2" width="{right}" height="{low}" rx="8" fill="{fill}" stroke="{line}" stroke-width="2"/>{art}
<circle cx="17" cy="17" r="11" fill="{cream}" stroke="{line}" stroke-width="1.4"/><g stroke="{line}">{name}</g>"#,
        right = Num(WIDTH - 4.0),
        low = Num(HEIGHT - 4.0),
        line = ink::LINE,
        cream = ink::CREAM,
        name = word(&letter.to_string(), at(17.0, 17.0), 11.0),
    );
    Some(document(WIDTH, HEIGHT, "", "", &drawn))
}
