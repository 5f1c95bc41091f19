//! `irrgarten perft`

use clap::Args;
use irrgarten_catalogue::games;

use super::positions::Positions;
use crate::output;
use crate::stop::Stop;
use irrgarten_wire::engine;

/// Count the ways to go on for so many actions
#[derive(Args)]
pub(crate) struct Perft {
    /// How many actions
    depth: u32,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    positions: Positions,
}

impl Perft {
    pub(crate) fn run(self) -> Result<(), Stop> {
        self.positions.lines(|position| {
            let nodes = games().read_open(position)?.perft(self.depth);
            let answer = engine::Perft { depth: self.depth, nodes };
            Ok(if self.json { output::json(&answer) } else { nodes.to_string() })
        })
    }
}
