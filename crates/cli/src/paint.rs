//! Boards in colour, where the output is a terminal that shows colours and `NO_COLOR` does not forbid it.

use std::io::stdout;

use anstream::{AutoStream, ColorChoice};

/// A drawing in letters, with colours if whoever reads standard output can see them.
pub(crate) fn for_output(art: String) -> String {
    match AutoStream::choice(&stdout()) {
        ColorChoice::Never => art,
        _ => in_colours(&art),
    }
}

/// What a letter of a drawing is, by its shape.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// Names, numbers, blanks.
    Plain,
    /// Walls, frames, and what lies face down.
    Frame,
    /// Where one can push, start or lay something; whose turn it is.
    Sign,
    /// What is not allowed.
    Barred,
    /// A pawn with the letter of its colour.
    Pawn(char),
}

impl Part {
    fn of(letter: char) -> Part {
        match letter {
            '\u{2500}'..='\u{257f}' | '░' | '▒' | '▓' | '·' => Part::Frame,
            '►' | '◄' | '▲' | '▼' | '★' | '⌂' | '◎' => Part::Sign,
            '×' | '✗' => Part::Barred,
            'ⓐ'..='ⓩ' => {
                let nth = u32::from(letter) - u32::from('ⓐ');
                char::from_u32(u32::from('a') + nth).map_or(Part::Plain, Part::Pawn)
            }
            _ => Part::Plain,
        }
    }

    /// The parameters of the sequence that begins it.
    fn begins(self) -> &'static str {
        match self {
            Part::Plain => "0",
            Part::Frame => "2",
            Part::Sign => "1;36",
            Part::Barred => "1;31",
            Part::Pawn('r') => "1;97;41",
            Part::Pawn('g') => "1;30;42",
            Part::Pawn('b') => "1;97;44",
            Part::Pawn('y') => "1;30;43",
            Part::Pawn(_) => "1;7",
        }
    }
}

/// Small letters of colours right before a wall are pawns.
fn stands_at_a_wall(rest: &str) -> bool {
    rest.trim_start_matches(['r', 'g', 'b', 'y']).starts_with('│')
}

/// A drawing in letters with colours.
pub(crate) fn in_colours(art: &str) -> String {
    let mut painted = String::with_capacity(2 * art.len());
    for line in art.split_inclusive('\n') {
        let mut last = Part::Plain;
        for (at, letter) in line.char_indices() {
            // A blank needs no colour of its own, and a line ends as it began.
            let part = match letter {
                'r' | 'g' | 'b' | 'y' if stands_at_a_wall(&line[at..]) => Part::Pawn(letter),
                ' ' if !matches!(last, Part::Pawn(_)) => last,
                '\n' => Part::Plain,
                other => Part::of(other),
            };
            if part != last {
                painted.extend(["\x1b[0;", part.begins(), "m"]);
                last = part;
            }
            painted.push(letter);
        }
        if last != Part::Plain {
            painted.push_str("\x1b[0m");
        }
    }
    painted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_change_only_where_something_else_begins() {
        assert_eq!(in_colours("seat 1\n"), "seat 1\n");
        assert_eq!(in_colours("┌─ ─┐\n"), "\x1b[0;2m┌─ ─┐\x1b[0;0m\n");
        assert_eq!(in_colours("► ⓡ 1"), "\x1b[0;1;36m► \x1b[0;1;97;41mⓡ\x1b[0;0m 1");
        assert_eq!(in_colours("r g│"), "r \x1b[0;1;30;42mg\x1b[0;2m│\x1b[0m");
        assert_eq!(in_colours("a ×"), "a \x1b[0;1;31m×\x1b[0m");
    }

    #[test]
    fn every_board_is_the_same_without_its_colours() {
        for entry in irrgarten_catalogue::games().all() {
            let position = entry.deal(entry.usual_seats(), &[], &irrgarten_game::Seed([7; 32])).unwrap();
            for language in irrgarten_game::Language::ALL {
                let art = position.laid_open().art(language);
                let painted = in_colours(&art);
                assert_eq!(anstream::adapter::strip_str(&painted).to_string(), art);
            }
        }
    }
}
