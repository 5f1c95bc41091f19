//! The settings of [`Hands`](super::Hands).

use irrgarten_game::{BadText, Setting, Settings};
use irrgarten_kit::FirstSeat;

/// The seat that begins, and whether seats may knock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    pub(super) first: FirstSeat,
    pub(super) knocks: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { first: FirstSeat::Random, knocks: true }
    }
}

impl Settings for Options {
    const LIST: &'static [Setting] =
        &[Setting::number("first", &["random"], 1, 6), Setting::words("knocks", &["yes", "no"])];

    fn get(&self, key: &str) -> Option<String> {
        match key {
            "first" => Some(self.first.to_string()),
            "knocks" => Some(if self.knocks { "yes" } else { "no" }.to_owned()),
            _ => None,
        }
    }

    fn set(&mut self, key: &str, value: &str) -> Option<()> {
        match (key, value) {
            ("first", value) => self.first = FirstSeat::read(value, &["random"], 6)?,
            ("knocks", "yes") => self.knocks = true,
            ("knocks", "no") => self.knocks = false,
            _ => return None,
        }
        Some(())
    }

    fn suits(&self, seats: u8) -> Result<(), BadText> {
        self.first.suits(seats)
    }
}
