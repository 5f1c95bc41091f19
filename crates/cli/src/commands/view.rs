//! `irrgarten view`

use clap::Args;
use irrgarten_catalogue::games;

use super::positions::Positions;
use crate::error::CliError;
use crate::{answer, output};

/// Print a position as one viewer sees it, ? for what is hidden
#[derive(Args)]
#[command(after_help = "\
Examples:
  irrgarten new cards --seed 7 | irrgarten view --seat 1
  irrgarten new case --seed 7 | irrgarten view --public --json")]
#[group(id = "viewer", required = true, multiple = false, args = ["seat", "public"])]
pub(crate) struct ViewCommand {
    /// As this seat sees it, counted from 1
    #[arg(long, value_name = "N")]
    seat: Option<u8>,
    /// As everybody sees it
    #[arg(long)]
    public: bool,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    positions: Positions,
}

impl ViewCommand {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let view = |text: &str| {
            let position = games().read_open(text)?;
            answer::viewed(&position.text(), self.seat, self.public)
        };
        self.positions.lines(|text| {
            let view = view(text)?;
            if self.json { Ok(output::json(&answer::view(&*view))) } else { Ok(view.text()) }
        })
    }
}
