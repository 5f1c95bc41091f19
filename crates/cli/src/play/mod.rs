//! `irrgarten play`: a game at the terminal.
//!
//! **Invariant:** a person is shown views of their own seat and events as told to it, nothing else.

mod clocks;
mod editor;
mod listing;
mod prompt;
mod remote;
mod screen;
mod terminal_game;
#[cfg(test)]
mod tests;
mod unfinished;

use std::io::{self, IsTerminal as _};
use std::path::PathBuf;

use clap::Args;
use irrgarten_caller::Roots;
use irrgarten_catalogue::games;
use irrgarten_faces::Level;
use irrgarten_game::{BadText, Language, SearchRng, SeatSet, Seed};

use crate::answer;
use crate::commands::NewGame;
use crate::error::CliError;
use crate::input::Lines;
use crate::output::check_ending;
use crate::trust;
use editor::LineEditor;
use remote::Visit;
use screen::Screen;
use terminal_game::TerminalGame;
use unfinished::Unfinished;

/// Play a game at the terminal: against built-in bots, with others at one screen, or at a table of a server
///
/// An unfinished game is kept, and the same command goes on with it: in `irrgarten` below
/// `$XDG_STATE_HOME`, which usually is ~/.local/state. A server is told who comes by a cookie that is kept there as well. A script, whose input is no
/// terminal, finds and leaves nothing there; --record and --resume name a file instead.
#[derive(Args)]
#[command(after_help = "\
Examples:
  irrgarten play cards
  irrgarten play towers --seats 3 --me 1,3 --level owl
  irrgarten play djinn --lang nl --record other.play
  irrgarten play --resume other.play
  irrgarten play --at https://play.example.org KWDFTR --name Ada")]
pub(crate) struct PlayCommand {
    /// Which game, such as cards; with --at, which table
    #[arg(value_name = "GAME", required_unless_present = "resume")]
    game: Option<String>,
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
    /// Go on with the game of this record, which goes on being kept there
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "record", "seats", "seed", "options"])]
    resume: Option<PathBuf>,
    /// Sit down at a table of this server; what is given instead of a game is the code of the table, its id or its link
    #[arg(long, value_name = "URL", requires = "game", conflicts_with_all = ["resume", "record", "seats", "seed", "options", "me", "level"])]
    at: Option<String>,
    /// With --at: your name there
    #[arg(long, value_name = "NAME", default_value = "Guest", requires = "at")]
    name: String,
    /// With --at: a PEM file with certificates to trust in addition to the usual ones
    #[arg(long, value_name = "FILE", env = "IRRGARTEN_TRUST", requires = "at")]
    trust: Option<PathBuf>,
    /// The language of the game: en, de, fr or nl
    #[arg(long, value_name = "LANGUAGE", default_value = "en")]
    lang: Language,
}

impl PlayCommand {
    pub(crate) fn run(self) -> Result<(), CliError> {
        if let Some(path) = &self.record {
            check_ending(path, &["play"])?;
        }
        if let Some(path) = self.resume {
            let unfinished = Unfinished::read(&path)?;
            let draws = unfinished.draws();
            let table = TerminalGame::resume(unfinished, draws, screen()?);
            return TerminalGame { language: self.lang, record_file: Some(path), ..table }.play();
        }
        if let Some(server) = self.at {
            let roots = self.trust.as_deref().map_or_else(|| Ok(Roots::default()), trust::roots)?;
            let code = self.game.unwrap_or_default();
            let visit = Visit { server, code, name: self.name, language: self.lang, roots };
            return remote::play(visit, screen()?);
        }
        let entry = games().named(self.game.as_deref().unwrap_or_default())?;
        let mut screen = screen()?;
        // Only who types can be asked whether to go on: a script gets what it asks for.
        let keeps = self.record.is_none() && screen.is_live();
        let kept = keeps.then(|| unfinished::file_of(entry.meta().slug)).flatten();
        let language = self.lang;
        if let Some(path) = kept.as_ref().filter(|path| path.is_file())
            && let Ok(unfinished) = Unfinished::read(path)
            && goes_on(&mut screen, &unfinished)?
        {
            let draws = unfinished.draws();
            let table = TerminalGame::resume(unfinished, draws, screen);
            return TerminalGame { language, record_file: kept, is_kept: true, ..table }.play();
        }
        let seed = answer::seed(self.wishes.seed.as_deref())?;
        let position = answer::deal(entry.meta().slug, self.wishes.seats, &self.wishes.options()?, &seed)?;
        let people = people(&self.me, position.seats())?;
        if let Some(path) = &kept {
            unfinished::make_room(path)?;
        }
        let is_kept = kept.is_some();
        let table = TerminalGame::new(entry, position, people, self.level, seed, screen);
        TerminalGame { language, record_file: self.record.or(kept), is_kept, ..table }.play()
    }
}

type Terminal = Screen<io::StdinLock<'static>, anstream::AutoStream<io::StdoutLock<'static>>>;

/// The terminal with an editor, or a script.
fn screen() -> Result<Terminal, CliError> {
    let out = anstream::stdout().lock();
    let live = io::stdin().is_terminal();
    if live && io::stdout().is_terminal() {
        return Ok(Screen::with_editor(LineEditor::new()?, out));
    }
    Ok(Screen::new(Lines::new(io::stdin().lock()), out, live))
}

/// Asks whether to go on with a game.
fn goes_on<R: io::BufRead, W: io::Write>(
    screen: &mut Screen<R, W>,
    game: &Unfinished,
) -> Result<bool, CliError> {
    let moves = game.history.iter().filter(|happening| happening.seat.is_some()).count();
    let question = format!("An unfinished game is kept, after {moves} moves. Go on with it? yes or no>");
    loop {
        match screen.ask(&question)?.as_deref() {
            None | Some("yes" | "y" | "") => return Ok(true),
            Some("no" | "n") => return Ok(false),
            Some(_) => screen.say("Type yes or no. With no a new game begins, and the old one is gone.")?,
        }
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
