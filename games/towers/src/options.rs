//! The settings of a table; the defaults are the rulebook's own game.

use std::fmt::Display;

use irrgarten_game::{BadText, Setting, Settings};
use irrgarten_kit::FirstSeat;

use crate::board::Board;
use crate::components::{Colour, colours_of_table};
use crate::notation::{maze_text, read_maze};

/// The seats that play by the children's rule (T-KIDS-02), as it is written: a word, or the letters of colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kids(&'static str);

impl Kids {
    pub const NOBODY: Kids = Kids("none");
    pub const ALL: Kids = Kids("all");

    const WORDS: &'static [&'static str] =
        &["none", "all", "R", "B", "G", "Y", "RB", "RG", "RY", "BG", "BY", "GY", "RBG", "RBY", "RGY", "BGY"];

    /// All there are.
    pub fn each() -> impl Iterator<Item = Kids> {
        Kids::WORDS.iter().copied().map(Kids)
    }

    pub fn has(self, colour: Colour) -> bool {
        self == Kids::ALL || self.names(colour)
    }

    /// Is this colour named by its letter?
    fn names(self, colour: Colour) -> bool {
        self.0.contains(colour.letter())
    }
}

impl Default for Kids {
    fn default() -> Kids {
        Kids::NOBODY
    }
}

/// All settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    pub kids: Kids,
    /// Does staying on the own target find it?
    pub stay_finds: bool,
    /// Is the round played to its end once somebody is home?
    pub equal_turns: bool,
    /// The seat that begins (T-SETUP-08).
    pub first: FirstSeat,
    /// The maze of an earlier game, of which the deal exchanges a few towers (T-SETUP-09).
    pub maze: Option<Board>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            kids: Kids::NOBODY,
            stay_finds: true,
            equal_turns: false,
            first: FirstSeat::Random,
            maze: None,
        }
    }
}

/// The most seats a table has.
const SEATS: u8 = Colour::ALL.len() as u8;

/// Words for the seat that begins (T-SETUP-08).
const FIRST: &[&str] = &["random", "youngest"];

impl Settings for Options {
    const LIST: &'static [Setting] = &[
        Setting::by_seat("kids", Kids::WORDS),
        Setting::words("stay_finds", &["yes", "no"]),
        Setting::words("equal_turns", &["false", "true"]),
        Setting::number("first", FIRST, 1, SEATS as u16),
        Setting::text("maze", &["random"], "the board and the free tower of a position, with a colon"),
    ];

    fn get(&self, key: &str) -> Option<String> {
        let maze = self.maze.map_or("random".to_owned(), |board| maze_text(&board));
        let value: &dyn Display = match key {
            "kids" => &self.kids.0,
            "stay_finds" => &if self.stay_finds { "yes" } else { "no" },
            "equal_turns" => &self.equal_turns,
            "first" => &self.first,
            "maze" => &maze,
            _ => return None,
        };
        Some(value.to_string())
    }

    fn set(&mut self, key: &str, value: &str) -> Option<()> {
        match (key, value) {
            ("kids", word) => self.kids = Kids::each().find(|kids| kids.0 == word)?,
            ("stay_finds", "yes") => self.stay_finds = true,
            ("stay_finds", "no") => self.stay_finds = false,
            ("equal_turns", word) => self.equal_turns = word.parse().ok()?,
            ("first", word) => self.first = FirstSeat::read(word, FIRST, SEATS)?,
            ("maze", "random") => self.maze = None,
            ("maze", text) => self.maze = Some(read_maze(text)?),
            _ => return None,
        }
        Some(())
    }

    fn suits(&self, seats: u8) -> Result<(), BadText> {
        self.first.suits(seats)?;
        let table = colours_of_table(seats);
        if Colour::ALL.iter().any(|colour| self.kids.names(*colour) && !table.contains(colour)) {
            let letters: String = table.iter().map(|colour| colour.letter()).collect();
            let expected = format!("colours of this table: {letters}");
            return Err(BadText::new(&format!("kids={}", self.kids.0), 0, expected));
        }
        Ok(())
    }
}
