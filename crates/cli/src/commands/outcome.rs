//! `irrgarten outcome`

use clap::Args;
use irrgarten_catalogue::games;

use super::positions::Positions;
use crate::error::CliError;
use crate::{answer, output};

/// Print whose turn it is, or how the game ended
#[derive(Args)]
#[command(after_help = "\
Examples:
  irrgarten new cards --seed 7 | irrgarten outcome
  irrgarten new case --seed 7 | irrgarten outcome --json")]
pub(crate) struct OutcomeCommand {
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    positions: Positions,
}

impl OutcomeCommand {
    pub(crate) fn run(self) -> Result<(), CliError> {
        self.positions.lines(|position| {
            let standing = answer::standing(&*games().read_open(position)?);
            Ok(if self.json { output::json(&standing) } else { answer::in_words(&standing) })
        })
    }
}
