//! The settings of a table; the defaults are the rulebook's own game.

use std::fmt::Display;

use irrgarten_game::{BadText, Setting, Settings};
use irrgarten_kit::FirstSeat;

use crate::components::{Colour, colours_of_table};

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
}

impl Default for Options {
    fn default() -> Options {
        Options { kids: Kids::NOBODY, stay_finds: true, equal_turns: false, first: FirstSeat::Random }
    }
}

/// The most seats a table has.
const SEATS: u8 = Colour::ALL.len() as u8;

/// Words for the seat that begins (T-SETUP-08).
const FIRST: &[&str] = &["random", "youngest"];

impl Settings for Options {
    const LIST: &'static [Setting] = &[
        Setting::words("kids", Kids::WORDS),
        Setting::words("stay_finds", &["yes", "no"]),
        Setting::words("equal_turns", &["false", "true"]),
        Setting::number("first", FIRST, 1, SEATS as u16),
    ];

    fn get(&self, key: &str) -> Option<String> {
        let value: &dyn Display = match key {
            "kids" => &self.kids.0,
            "stay_finds" => &if self.stay_finds { "yes" } else { "no" },
            "equal_turns" => &self.equal_turns,
            "first" => &self.first,
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
