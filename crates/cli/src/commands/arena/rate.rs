//! `irrgarten rate`

use std::path::PathBuf;

use clap::Args;
use irrgarten_faces::Level;
use irrgarten_faces::arena::{Contender, Meeting, ladder, wilson};
use serde::Serialize;

use super::contest::ContestResult;
use super::{ContestLength, GAMES, plot, report};
use crate::error::CliError;
use crate::output::{Out, check_ending};

/// Print a ladder of all built-in bots: everybody plays everybody
///
/// Where all play together, it is how often a team of each wins.
#[derive(Args)]
#[command(after_help = "\
Examples:
  irrgarten rate cards --players random,greedy,mouse --games 20")]
pub(crate) struct RateCommand {
    /// Which game, such as cards
    game: String,
    /// Which bots [default: all]
    #[arg(long, value_name = "LEVELS", value_delimiter = ',')]
    players: Vec<Level>,
    #[command(flatten)]
    length: ContestLength,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    /// Draw the ladder into this SVG file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

/// Bots that never change, so that ladders of different years can be compared: if one of them changes, its number is
/// raised.
const YARDSTICKS: [(Level, &str); 2] = [(Level::Random, "random/1"), (Level::Greedy, "greedy/1")];

fn name(level: Level) -> &'static str {
    let yardstick = YARDSTICKS.iter().find(|(known, _)| *known == level);
    yardstick.map_or(level.name(), |(_, name)| name)
}

/// A rung of the ladder: the rating or the percentage of games won, and its margin of error.
#[derive(Serialize)]
struct Told {
    player: &'static str,
    value: f64,
    error: f64,
    games: u64,
}

impl RateCommand {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let random = Contender::of(Level::Random);
        let first = self.length.contest(&self.game, random, random, GAMES)?;
        let (together, title) = (first.together(), first.entry.meta().title);
        if !together && self.players().len() < 2 {
            let sentence = "--players: expected at least two different bots, as everybody plays everybody";
            return Err(CliError::Message(sentence.to_owned()));
        }
        if let Some(path) = &self.svg {
            check_ending(path, &["svg"])?;
        }
        let rungs = if together { self.teams()? } else { self.everybody()? };
        let unit = if together { " %" } else { "" };
        if let Some(path) = &self.svg {
            let bars: Vec<_> =
                rungs.iter().map(|rung| (rung.player.to_owned(), rung.value, rung.error)).collect();
            report::save(path, &plot::ladder(title, &bars, unit))?;
        }
        let mut out = Out::new();
        if self.json {
            return out.json(&rungs);
        }
        rungs.iter().try_for_each(|Told { player, value, error, games }| {
            out.text(&format!("{player:<10} {value:>6.1}{unit} +- {error:.1}  ({games} games)"))
        })
    }

    fn play(&self, one: Level, others: Level) -> Result<ContestResult, CliError> {
        let contest = self.length.contest(&self.game, Contender::of(one), Contender::of(others), GAMES)?;
        contest.play(&mut |_, _, _| Ok(true))
    }

    /// The rated bots, the weakest first.
    fn players(&self) -> Vec<Level> {
        Level::ALL
            .into_iter()
            .filter(|level| self.players.is_empty() || self.players.contains(level))
            .collect()
    }

    fn teams(&self) -> Result<Vec<Told>, CliError> {
        let mut rungs = Vec::new();
        for level in self.players().into_iter().rev() {
            let tally = self.play(level, level)?.tally;
            let bounds = wilson(tally.share(), tally.games as f64);
            let error = 50.0 * (bounds.high - bounds.low);
            rungs.push(Told { player: name(level), value: 100.0 * tally.share(), error, games: tally.games });
        }
        Ok(rungs)
    }

    fn everybody(&self) -> Result<Vec<Told>, CliError> {
        let players = self.players();
        let mut meetings = Vec::new();
        for (one, first) in players.iter().enumerate() {
            for (other, second) in players.iter().enumerate().skip(one + 1) {
                let tally = self.play(*first, *second)?.tally;
                meetings.push(Meeting { one, other, games: tally.games as f64, won: tally.won });
            }
        }
        let games = |player| {
            let met = meetings.iter().filter(|meeting| meeting.one == player || meeting.other == player);
            met.map(|meeting| meeting.games as u64).sum()
        };
        let rungs = ladder(players.len(), &meetings).into_iter().map(|rung| Told {
            player: name(players[rung.player]),
            value: rung.rating,
            // Two standard errors are about 95 %.
            error: 2.0 * rung.error,
            games: games(rung.player),
        });
        Ok(rungs.collect())
    }
}
