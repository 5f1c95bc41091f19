//! `irrgarten chances`

use clap::Args;
use irrgarten_catalogue::games;

use super::positions::Positions;
use crate::error::CliError;
use crate::{answer, output};

/// List everything that can be drawn now, with its weight, one a line
#[derive(Args)]
#[command(after_help = "\
Examples:
  irrgarten new djinn --seed 7 --option first=1 | irrgarten do roll | irrgarten chances")]
pub(crate) struct ChancesCommand {
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    positions: Positions,
}

impl ChancesCommand {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let chances =
            |position: &str| games().read_open(position).map(|position| answer::chances(&*position));
        if self.json {
            return self.positions.lines(|position| Ok(output::json(&chances(position)?)));
        }
        self.positions.blocks(|position| {
            let lines =
                chances(position)?.chances.into_iter().map(|it| format!("{} {}\n", it.chance, it.weight));
            Ok(lines.collect())
        })
    }
}
