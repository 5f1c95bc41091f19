//! `irrgarten perft`

use std::io::{IsTerminal as _, stderr};
use std::ops::ControlFlow;
use std::time::Duration;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use irrgarten_catalogue::games;

use super::positions::Positions;
use crate::error::CliError;
use crate::output;
use irrgarten_wire::engine;

/// Half a minute or less: a depth that was mistyped ends in this time, too.
const MOST: u64 = 1_000_000_000;

/// Count the nodes of the game tree at a depth
#[derive(Args)]
#[command(after_help = "\
Examples:
  irrgarten new towers --seed 7 | irrgarten perft 1
  irrgarten new cards --seed 7 | irrgarten perft 2 --most 100000 --json")]
pub(crate) struct PerftCommand {
    /// The depth, in actions; draws in between cost none
    depth: u32,
    /// Give up when this many nodes were looked at
    #[arg(long, value_name = "NODES", default_value_t = MOST)]
    most: u64,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    positions: Positions,
}

impl PerftCommand {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let PerftCommand { depth, most, json, positions } = self;
        positions.lines(|position| {
            let position = games().read_open(position)?;
            let bar = progress();
            let mut seen = 0;
            let nodes = position.perft_watched(depth, &mut |more| {
                seen += more;
                bar.set_position(seen);
                if seen > most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            bar.finish_and_clear();
            let nodes = nodes.ok_or_else(|| {
                CliError::Message(format!(
                    "there are more than {most} nodes down to depth {depth}: expected a smaller depth or a larger --most"
                ))
            })?;
            let answer = engine::PerftReply { depth, nodes };
            Ok(if json { output::json(&answer) } else { nodes.to_string() })
        })
    }
}

/// Counts along on a terminal.
fn progress() -> ProgressBar {
    if !stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new_spinner();
    if let Ok(style) = ProgressStyle::with_template("{spinner} {human_pos} nodes, {per_sec}") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
