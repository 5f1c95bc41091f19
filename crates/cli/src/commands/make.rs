//! `irrgarten do` (`do` is a keyword in Rust)

use clap::Args;
use irrgarten_catalogue::games;
use irrgarten_game::{Seed, Turn};

use super::positions::{begins_position, missing};
use crate::answer::{self, Draws};
use crate::error::{CliError, warn};
use crate::input;
use crate::output::{self, Out};

/// Play actions and print the position they lead to
///
/// Actions and draws are written as in records: 44n@0,-1x0,1x1,1+19 or 44n@0,-1x0,1x1,1 +19. A draw that is due is
/// taken from the words given, then from --chance, then from the ordered pile of the position, then from --seed. If
/// none of them tells it, the position is printed in which the draw is pending.
#[derive(Args)]
#[command(after_help = "\
Examples:
  irrgarten new djinn --seed 7 --option first=1 | irrgarten do roll --seed 7
  irrgarten new djinn --seed 7 --option first=1 | irrgarten do roll --chance roll=4 --json")]
pub(crate) struct DoCommand {
    /// Actions and draws in order, and the position unless it stands elsewhere; without any, standard input has the
    /// position in its first line and actions in the others
    #[arg(value_name = "ACTION")]
    words: Vec<String>,
    /// The position; without it, positions are read from standard input, one a line
    #[arg(short, long)]
    position: Option<String>,
    /// The seat that acts, counted from 1 [default: the seat whose turn it is]
    #[arg(long, value_name = "N")]
    seat: Option<u8>,
    /// Draws, in order
    #[arg(long = "chance", value_name = "TOKEN")]
    chances: Vec<String>,
    /// Draw from this seed what nothing else decides
    #[arg(long, value_name = "S")]
    seed: Option<String>,
    /// How many draws the game has seen before: the seed has a stream for each
    #[arg(long, value_name = "N", default_value_t = 0, requires = "seed")]
    drawn: u32,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

impl DoCommand {
    pub(crate) fn run(mut self) -> Result<(), CliError> {
        let seed = self.seed.as_deref().map(|seed| answer::seed(Some(seed))).transpose()?;
        let named = self.words.iter().position(|word| begins_position(word) && word.contains(' '));
        let position = match (self.position.take(), named) {
            (None, Some(index)) => Some(self.words.remove(index)),
            (position, _) => position,
        };
        let told = !(self.words.is_empty() && self.chances.is_empty() && seed.is_none());
        let mut out = Out::new();
        match (position, told) {
            (Some(position), true) => out.text(&self.play(position.trim(), &self.words, seed)?),
            (None, true) => {
                let mut lines = input::stdin("positions");
                let mut none = true;
                while let Some(position) = lines.next_item()? {
                    none = false;
                    let played = self.play(&position, &self.words, seed);
                    out.text(&played.map_err(|trouble| lines.fault(trouble))?)?;
                }
                if none { Err(missing()) } else { Ok(()) }
            }
            (position, false) => {
                let mut lines = input::stdin("a position and actions");
                let position = match position {
                    Some(position) => position,
                    None => lines.next_item()?.ok_or_else(missing)?,
                };
                let mut words = Vec::new();
                while let Some(line) = lines.next_item()? {
                    words.extend(line.split_whitespace().map(str::to_owned));
                }
                out.text(&self.play(position.trim(), &words, seed)?)
            }
        }
    }

    fn play(
        &self,
        text: &str,
        words: &[String],
        seed: Option<Seed>,
    ) -> Result<String, irrgarten_faces::GameError> {
        let mut position = games().read_open(text)?;
        let mut draws = Draws { given: self.chances.iter().cloned().collect(), seed, seen: self.drawn };
        let happened = draws.play(&mut *position, self.seat, words)?;
        if position.turn() == Turn::Chance {
            warn("a draw is pending: --chance or --seed would decide it");
        }
        let done = answer::done(&*position, happened);
        Ok(if self.json { output::json(&done) } else { done.position })
    }
}
