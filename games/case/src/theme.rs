//! Names and colours, which the rules do not know (K-COMP-06).

use irrgarten_game::Language;

use crate::board::Room;
use crate::components::{Card, Suspect};

const CLUB: &str = include_str!("../themes/club.theme");

/// The fields of a line of the theme: the letter, four names, and perhaps a colour.
fn line(letter: char) -> impl Iterator<Item = &'static str> {
    let mut lines = CLUB.lines().filter(|line| !line.starts_with('#'));
    let line = lines.find(|line| line.starts_with(letter)).unwrap_or_default();
    line.split('|').map(str::trim)
}

fn named(letter: char, language: Language) -> &'static str {
    line(letter).nth(1 + language as usize).unwrap_or_default()
}

/// What a card is called.
pub fn name(card: Card, language: Language) -> &'static str {
    named(card.letter(), language)
}

/// What a place or the centre is called.
pub fn room_name(room: Room, language: Language) -> &'static str {
    named(room.letter(), language)
}

/// The colour of a suspect's pawn; each can be told from the others by every eye.
pub fn colour(suspect: Suspect) -> &'static str {
    line(suspect.letter()).nth(1 + Language::ALL.len()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use irrgarten_kit::Indexed as _;

    use super::*;

    #[test]
    fn everything_has_a_name_in_every_language() {
        for language in Language::ALL {
            let cards: Vec<&str> = Card::all().map(|card| name(card, language)).collect();
            assert!(cards.iter().all(|name| !name.is_empty()));
            let twice = |nth: usize| cards[..nth].contains(&cards[nth]);
            assert!(!(0..cards.len()).any(twice), "two cards are called the same in {language}");
            assert!(Room::all().all(|room| !room_name(room, language).is_empty()));
        }
        let colours: Vec<&str> = Suspect::all().map(colour).collect();
        assert!(colours.iter().all(|colour| colour.len() == 7 && colour.starts_with('#')));
    }
}
