//! A puzzle as one line of text.

use std::fmt;
use std::str::FromStr;

use irrgarten_game::{BadText, Seat};

/// A puzzle: `1f3c09ab two seat=1 rating=1420 best=5 | POSITION | ACTION ACTION`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// Made of its theme, seat and position, so that two with one name are the same.
    pub id: String,
    /// One of the game's [themes](super::Puzzles::THEMES).
    pub theme: String,
    /// The seat that is to solve it.
    pub seat: Seat,
    /// How hard it is thought to be, on the scale of people's ratings.
    pub rating: u16,
    /// What the best try is worth.
    pub best: u32,
    /// Where it begins, complete.
    pub position: String,
    /// The best line.
    pub solution: Vec<String>,
}

const EXPECTED: &str = "a puzzle: id theme seat=1 rating=1500 best=1 | position | solution";
const MOST_SEATS: u8 = irrgarten_game::MAX_SEATS as u8;

impl Puzzle {
    /// The name of a puzzle: the same for the same puzzle.
    pub fn name(theme: &str, seat: Seat, position: &str) -> String {
        // FNV-1a: nobody gains anything by finding two puzzles with one name.
        let text = format!("{theme} {seat} {position}");
        let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        format!("{:08x}", (hash >> 32) as u32 ^ hash as u32)
    }

    /// All puzzles of a text, one on each line; lines that begin with `#` are not read.
    pub fn all(text: &str) -> Result<Vec<Puzzle>, (usize, BadText)> {
        let lines = text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        lines.map(|(nth, line)| line.parse().map_err(|bad| (nth + 1, bad))).collect()
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Puzzle { id, theme, seat, rating, best, position, solution } = self;
        write!(
            f,
            "{id} {theme} seat={seat} rating={rating} best={best} | {position} | {}",
            solution.join(" ")
        )
    }
}

impl FromStr for Puzzle {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Puzzle, BadText> {
        let bad = |at: usize, expected: &str| BadText::new(text.get(at..).unwrap_or(text), at, expected);
        // A position may have a bar of its own.
        let (head, rest) = text.split_once(" | ").ok_or_else(|| bad(0, EXPECTED))?;
        let (position, solution) = rest.rsplit_once(" | ").ok_or_else(|| bad(head.len() + 3, EXPECTED))?;
        let words: Vec<&str> = head.split(' ').collect();
        let [id, theme, seat, rating, best] = words[..] else { return Err(bad(0, EXPECTED)) };
        let number = |word: &str, key: &str| word.strip_prefix(key)?.parse::<u32>().ok();
        let seat =
            number(seat, "seat=").and_then(|seat| Seat::numbered(u8::try_from(seat).ok()?, MOST_SEATS));
        let puzzle = Puzzle {
            id: id.to_owned(),
            theme: theme.to_owned(),
            seat: seat.ok_or_else(|| bad(0, "seat= with a number from 1"))?,
            rating: number(rating, "rating=")
                .and_then(|rating| u16::try_from(rating).ok())
                .ok_or_else(|| bad(0, "rating= with a number"))?,
            best: number(best, "best=").ok_or_else(|| bad(0, "best= with a number"))?,
            position: position.to_owned(),
            solution: solution.split(' ').map(str::to_owned).collect(),
        };
        if Puzzle::name(&puzzle.theme, puzzle.seat, &puzzle.position) == puzzle.id {
            Ok(puzzle)
        } else {
            Err(bad(0, "the id that follows from theme, seat and position"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_puzzle_is_read_as_it_was_written() {
        let position = "case/1 135 | 2eF";
        let puzzle = Puzzle {
            id: Puzzle::name("two", Seat::at(1), position),
            theme: "two".to_owned(),
            seat: Seat::at(1),
            rating: 1420,
            best: 5,
            position: position.to_owned(),
            solution: vec!["a".to_owned(), "b".to_owned()],
        };
        let text = puzzle.to_string();
        assert_eq!(text.parse::<Puzzle>().as_ref(), Ok(&puzzle));
        assert_eq!(Puzzle::all(&format!("# all\n\n{text}\n")), Ok(vec![puzzle]));
        for (from, to) in
            [("two", "one"), ("seat=2", "seat=9"), ("rating=", "rated="), (" | a", " a"), ("2eF", "2eG")]
        {
            let broken = text.replace(from, to);
            assert!(broken.parse::<Puzzle>().is_err(), "{broken}");
        }
        assert_eq!(Puzzle::all(&format!("{text}\nx")).unwrap_err().0, 2);
    }
}
