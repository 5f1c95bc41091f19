//! `irrgarten actions`

use clap::Args;
use irrgarten_catalogue::games;

use super::positions::Positions;
use crate::error::CliError;
use crate::{answer, output};

/// List everything a seat may do, one action a line
#[derive(Args)]
#[command(after_help = "\
Examples:
  irrgarten new towers --seed 7 | irrgarten actions
  irrgarten new djinn --seed 7 | irrgarten actions --seat 1 --json")]
pub(crate) struct ActionsCommand {
    /// Whose actions, counted from 1 [default: the seat on turn]
    #[arg(long, value_name = "N")]
    seat: Option<u8>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    positions: Positions,
}

impl ActionsCommand {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let actions = |position: &str| answer::actions(&*games().read_open(position)?, self.seat);
        if self.json {
            return self.positions.lines(|position| Ok(output::json(&actions(position)?)));
        }
        self.positions.blocks(|position| Ok(actions(position)?.actions.join("\n")))
    }
}
