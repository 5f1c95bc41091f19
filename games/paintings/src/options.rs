//! The settings of a table; the defaults are the rulebook's own game.

use std::fmt::Display;

use irrgarten_game::{BadText, Setting, Settings};
use irrgarten_kit::{FirstSeat, number_within, setting_words};

use crate::book::PAGES;
use crate::components::{Ability, Colour};
use crate::public::Rulings;
use crate::tiles::TileSet;

setting_words! {
    /// Which of the three games.
    pub enum Mode { Intro = "intro", Basic = "basic", Expert = "expert" }
}

/// The most seats a table has.
pub(crate) const SEATS: usize = Colour::ALL.len();

/// All settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    pub mode: Mode,
    pub set: TileSet,
    pub rulings: Rulings,
    /// How many pages the book has.
    pub pages: u8,
    /// The seat that begins (P-SETUP-09).
    pub first: FirstSeat,
    /// By seat: the colour it has chosen, if it has.
    pub colours: [Option<Colour>; SEATS],
    /// By seat: the ability it has chosen, if none is to be drawn.
    pub abilities: [Option<Ability>; SEATS],
}

impl Default for Options {
    fn default() -> Options {
        Options {
            mode: Mode::Intro,
            set: TileSet::A,
            rulings: Rulings::default(),
            pages: PAGES as u8,
            first: FirstSeat::Random,
            colours: [None; SEATS],
            abilities: [None; SEATS],
        }
    }
}

const COLOURS: &[&str] = &["any", "red", "blue", "green", "yellow"];
const ABILITIES: &[&str] = &["draw", "Rotate", "Swap", "Cross", "Teleport", "Break-out"];

impl Settings for Options {
    const LIST: &'static [Setting] = &[
        Setting::words("mode", Mode::WORDS),
        Setting::words("set", &["A", "B"]),
        Setting::words("turn_back", &["may", "must"]),
        Setting::words("stay_collects", &["yes", "no"]),
        Setting::words("memory", &["strict", "aid"]),
        Setting::number("pages", &["24"], 1, PAGES as u16),
        Setting::number("first", &["random"], 1, SEATS as u16),
        Setting::words("colour1", COLOURS),
        Setting::words("colour2", COLOURS),
        Setting::words("colour3", COLOURS),
        Setting::words("colour4", COLOURS),
        Setting::words("ability1", ABILITIES),
        Setting::words("ability2", ABILITIES),
        Setting::words("ability3", ABILITIES),
        Setting::words("ability4", ABILITIES),
    ];

    fn get(&self, key: &str) -> Option<String> {
        if let Some(nth) = place(key, "colour") {
            return Some(self.colours[nth].map_or("any", Colour::name).to_owned());
        }
        if let Some(nth) = place(key, "ability") {
            return Some(self.abilities[nth].map_or("draw", Ability::name).to_owned());
        }
        let value: &dyn Display = match key {
            "mode" => &self.mode.word(),
            "set" => &if self.set == TileSet::A { "A" } else { "B" },
            "turn_back" => &if self.rulings.must_turn { "must" } else { "may" },
            "stay_collects" => &if self.rulings.stay_is_no_stop { "no" } else { "yes" },
            "memory" => &if self.rulings.aid { "aid" } else { "strict" },
            "pages" => &self.pages,
            "first" => &self.first,
            _ => return None,
        };
        Some(value.to_string())
    }

    fn set(&mut self, key: &str, value: &str) -> Option<()> {
        if let Some(nth) = place(key, "colour") {
            let chosen = Colour::ALL.into_iter().find(|colour| colour.name() == value);
            self.colours[nth] = if value == "any" { None } else { Some(chosen?) };
            return Some(());
        }
        if let Some(nth) = place(key, "ability") {
            let chosen = Ability::ALL.into_iter().find(|ability| ability.name() == value);
            self.abilities[nth] = if value == "draw" { None } else { Some(chosen?) };
            return Some(());
        }
        match (key, value) {
            ("mode", word) => self.mode = Mode::from_word(word)?,
            ("set", "A") => self.set = TileSet::A,
            ("set", "B") => self.set = TileSet::B,
            ("turn_back", "may") => self.rulings.must_turn = false,
            ("turn_back", "must") => self.rulings.must_turn = true,
            ("stay_collects", "yes") => self.rulings.stay_is_no_stop = false,
            ("stay_collects", "no") => self.rulings.stay_is_no_stop = true,
            ("memory", "strict") => self.rulings.aid = false,
            ("memory", "aid") => self.rulings.aid = true,
            ("pages", number) => self.pages = number_within(number, 1, PAGES as u16)? as u8,
            ("first", word) => self.first = FirstSeat::read(word, &[], SEATS as u8)?,
            _ => return None,
        }
        Some(())
    }

    fn suits(&self, seats: u8) -> Result<(), BadText> {
        let no = |what: String, expected: String| Err(BadText::new(&what, 0, expected));
        self.first.suits(seats)?;
        for nth in 0..SEATS {
            let seat = nth + 1;
            let (colour, ability) = (self.colours[nth], self.abilities[nth]);
            if let Some(colour) = colour
                && (seat > usize::from(seats) || self.colours[..nth].contains(&Some(colour)))
            {
                let expected = format!("another colour for each of {seats} seats");
                return no(format!("colour{seat}={}", colour.name()), expected);
            }
            let Some(ability) = ability else { continue };
            let found = format!("ability{seat}={}", ability.name());
            if self.mode == Mode::Intro {
                return no(found, "abilities only in the basic and the expert game (P-SETUP-07)".to_owned());
            }
            if seat > usize::from(seats) || self.abilities[..nth].contains(&Some(ability)) {
                return no(found, format!("another ability for each of {seats} seats (P-BASIC-03)"));
            }
        }
        Ok(())
    }
}

/// `colour2` is the second place.
fn place(key: &str, name: &str) -> Option<usize> {
    let number = key.strip_prefix(name)?;
    ["1", "2", "3", "4"].iter().position(|place| *place == number)
}
