//! `irrgarten perft`

use clap::Args;
use irrgarten_catalogue::games;

use super::positions::Positions;
use crate::error::CliError;
use crate::output;
use irrgarten_wire::engine;

/// Count the nodes of the game tree at a depth
#[derive(Args)]
pub(crate) struct PerftCommand {
    /// The depth, in actions and draws
    depth: u32,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    positions: Positions,
}

impl PerftCommand {
    pub(crate) fn run(self) -> Result<(), CliError> {
        self.positions.lines(|position| {
            let nodes = games().read_open(position)?.perft(self.depth);
            let answer = engine::PerftReply { depth: self.depth, nodes };
            Ok(if self.json { output::json(&answer) } else { nodes.to_string() })
        })
    }
}
