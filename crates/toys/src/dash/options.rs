//! The settings of [`Dash`](super::Dash).

use irrgarten_game::{BadText, Setting, Settings};
use irrgarten_kit::FirstSeat;

/// How it is raced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    pub(super) first: FirstSeat,
    pub(super) rounds: u8,
    pub(super) alone: bool,
    pub(super) instant: bool,
    pub(super) pause: u16,
    pub(super) limit: Option<u16>,
}

impl Default for Options {
    fn default() -> Options {
        let first = FirstSeat::Random;
        Options { first, rounds: 4, alone: false, instant: false, pause: 1500, limit: None }
    }
}

impl Settings for Options {
    const LIST: &'static [Setting] = &[
        Setting::number("first", &["random"], 1, 4),
        Setting::words("rounds", &["4", "1", "2"]),
        Setting::words("clock", &["live", "stopwatch"]),
        Setting::words("check", &["table", "instant"]),
        Setting::number("pause", &["1500"], 0, 5000),
        Setting::number("limit", &["none"], 10, 3600),
    ];

    fn get(&self, key: &str) -> Option<String> {
        Some(match key {
            "first" => self.first.to_string(),
            "rounds" => self.rounds.to_string(),
            "clock" => if self.alone { "stopwatch" } else { "live" }.to_owned(),
            "check" => if self.instant { "instant" } else { "table" }.to_owned(),
            "pause" => self.pause.to_string(),
            "limit" => self.limit.map_or("none".to_owned(), |limit| limit.to_string()),
            _ => return None,
        })
    }

    fn set(&mut self, key: &str, value: &str) -> Option<()> {
        match (key, value) {
            ("first", value) => self.first = FirstSeat::read(value, &["random"], 4)?,
            ("rounds", "1" | "2" | "4") => self.rounds = value.parse().ok()?,
            ("clock", "live" | "stopwatch") => self.alone = value == "stopwatch",
            ("check", "table" | "instant") => self.instant = value == "instant",
            ("pause", value) => self.pause = value.parse().ok().filter(|pause| *pause <= 5000)?,
            ("limit", "none") => self.limit = None,
            ("limit", value) => {
                self.limit = Some(value.parse().ok().filter(|limit| (10..=3600).contains(limit))?);
            }
            _ => return None,
        }
        Some(())
    }

    fn suits(&self, seats: u8) -> Result<(), BadText> {
        self.first.suits(seats)
    }
}
