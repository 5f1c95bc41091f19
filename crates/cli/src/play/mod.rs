//! `irrgarten play`: a game at the terminal.
//!
//! **Invariant:** a person is shown views of their own seat and events as told to it, nothing else.

mod clocks;
mod listing;
mod prompt;
mod screen;
mod terminal_game;
#[cfg(test)]
mod tests;

use std::io::{self, IsTerminal as _};
use std::path::PathBuf;

use clap::Args;
use irrgarten_catalogue::games;
use irrgarten_faces::Level;
use irrgarten_game::{BadText, Language, SearchRng, SeatSet, Seed};

use crate::answer;
use crate::commands::NewGame;
use crate::error::CliError;
use crate::input::Lines;
use screen::Screen;
use terminal_game::TerminalGame;

/// Play a game at the terminal, alone against built-in bots or with others at one screen
#[derive(Args)]
pub(crate) struct PlayCommand {
    /// Which game, such as cards
    game: String,
    #[command(flatten)]
    wishes: NewGame,
    /// The seats people play, such as 1 or 1,3; none to watch
    #[arg(long, value_name = "SEATS", default_value = "1")]
    me: String,
    /// How the other seats play, from gentle to strong: mouse, hedgehog, fox, raven or owl; also random or greedy
    #[arg(long, value_name = "LEVEL", alias = "others", default_value = "fox")]
    level: Level,
    /// Keep the record of the game in this file
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// The language of the game: en, de, fr or nl
    #[arg(long, value_name = "LANGUAGE", default_value = "en")]
    lang: Language,
}

impl PlayCommand {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let entry = games().named(&self.game)?;
        let seed = answer::seed(self.wishes.seed.as_deref())?;
        let position = answer::deal(entry.meta().slug, self.wishes.seats, &self.wishes.options()?, &seed)?;
        let people = people(&self.me, position.seats())?;
        let out = anstream::stdout().lock();
        let screen = Screen::new(Lines::new(io::stdin().lock()), out, io::stdin().is_terminal());
        let table = TerminalGame::new(entry, position, people, self.level, seed, screen);
        TerminalGame { language: self.lang, record_file: self.record, ..table }.play()
    }
}

/// `1,3` or `none`
fn people(text: &str, seats: u8) -> Result<SeatSet, CliError> {
    if text == "none" {
        return Ok(SeatSet::EMPTY);
    }
    let seat = |number: &str| {
        let number = number.trim().parse();
        let number = number
            .map_err(|_| CliError::at("--me", BadText::new(text, 0, "seats such as 1 or 1,3, or none")))?;
        Ok(answer::seat(number, seats)?)
    };
    text.split(',').map(seat).collect()
}

/// The same game is played again from the same seed; yet these dice follow from what is public about it, so they
/// reveal nothing about the deal.
fn thoughts(seed: &Seed) -> SearchRng {
    let number =
        seed.commitment().bytes().fold(0, |number: u64, byte| number.wrapping_mul(31) + u64::from(byte));
    SearchRng::new(number)
}
