//! Spoiling a text a little.

use irrgarten_game::{Dice as _, SearchRng};

/// What a slip of the finger, a bad line or malice would put in.
const FOREIGN: [&str; 20] = [
    "",
    " ",
    "0",
    "9",
    "-1",
    "127",
    "128",
    "-128",
    "255",
    "256",
    "65536",
    "99999999999999999999",
    "?",
    "-",
    "|",
    ",",
    "=",
    "é",
    "\u{1F4A3}",
    "\0",
];

/// The same text with one or two slips: a letter lost, doubled, swapped or replaced, an end torn off.
pub(crate) fn mangle(text: &str, dice: &mut SearchRng) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=dice.below(2) {
        let at = dice.below(letters.len().max(1) as u32) as usize;
        let other = dice.below(letters.len().max(1) as u32) as usize;
        match dice.below(7) {
            _ if letters.is_empty() => {}
            0 => drop(letters.remove(at)),
            1 => letters.insert(at, letters[other]),
            2 => letters.swap(at, other),
            3 => letters[at] = letters[other],
            4 => letters.truncate(at),
            5 => drop(letters.drain(at.min(other)..at.max(other))),
            _ => drop(letters.splice(at..=at, FOREIGN[dice.below(FOREIGN.len() as u32) as usize].chars())),
        }
    }
    letters.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_any_length_can_be_mangled() {
        let mut dice = SearchRng::new(7);
        for text in ["", "a", "nine/1 n=2 h=12|34", "été"] {
            let mangled: Vec<String> = (0..1000).map(|_| mangle(text, &mut dice)).collect();
            assert!(text.is_empty() || mangled.iter().any(|mangled| mangled != text), "{text}");
        }
    }
}
