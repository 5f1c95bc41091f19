//! `irrgarten arena`, `irrgarten rate` and `irrgarten grades`: bots against bots.

mod contest;
mod grades;
mod plot;
mod rate;
mod report;

use std::path::PathBuf;

use clap::Args;
use irrgarten_faces::Level;
use irrgarten_faces::arena::{Contender, Sprt, Verdict};

pub(crate) use grades::GradesCommand;
pub(crate) use rate::RateCommand;

use crate::answer;
use crate::error::CliError;
use crate::output::{Out, check_ending};
use contest::Contest;
use report::Report;

/// Enough for three points of error.
const GAMES: u64 = 1000;

/// Let built-in bots play each other, and say how sure the result is
///
/// Every deal is played with the measured bot on each seat in turn, all other seats with the others. Where all play
/// together a deal is played once, by a team of the measured level.
#[derive(Args)]
#[command(after_help = "\
Examples:
  irrgarten arena towers fox greedy --games 40
  irrgarten arena cards owl fox --games 20 --json --svg owl.svg")]
pub(crate) struct ArenaCommand {
    /// Which game, such as cards
    game: String,
    /// The measured bot: random, greedy, mouse, hedgehog, fox, raven or owl
    one: Level,
    /// The bot on all other seats
    #[arg(default_value = "greedy")]
    others: Level,
    #[command(flatten)]
    length: ContestLength,
    /// Nodes the measured bot may visit for an action [default: what the game grants to its level]
    #[arg(long, value_name = "NODES")]
    nodes: Option<u64>,
    /// The same for the others
    #[arg(long, value_name = "NODES")]
    others_nodes: Option<u64>,
    /// End as soon as one of two shares of the victory is much likelier than the other, such as 0.50:0.55
    #[arg(long, value_name = "LOW:HIGH", value_parser = sprt)]
    sprt: Option<Sprt>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    /// Write every game as a line of this file
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Draw how the share and its interval went into this SVG file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

/// How many games are played, and how.
#[derive(Args)]
pub(crate) struct ContestLength {
    /// How many seats [default: as many as usually play the game]
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// How many games at most; a last deal is finished [default: 1000, or 40 that are graded]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,
    /// The number of the first deal: another number gives other deals
    #[arg(long, value_name = "N", default_value_t = 0)]
    first: u64,
    /// Change a setting; `irrgarten games GAME` lists them
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Decide every draw again when it is revealed, apart from the deal: a bot that does not look into piles wins as
    /// often
    #[arg(long)]
    anew: bool,
    /// How many games are played at the same time [default: one a core]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

impl ContestLength {
    fn contest(
        &self,
        slug: &str,
        one: Contender,
        others: Contender,
        games: u64,
    ) -> Result<Contest, CliError> {
        let entry = irrgarten_catalogue::games().find(slug)?;
        let options: Result<Vec<_>, _> = self.options.iter().map(|text| answer::option(text)).collect();
        let contest = Contest {
            entry,
            one,
            others,
            seats: self.seats.unwrap_or(entry.usual_seats()),
            options: options?,
            first: self.first,
            games: self.games.unwrap_or(games),
            threads: self.threads,
            anew: self.anew,
        };
        // Bad seats or settings are reported before anything is played.
        entry.deal(contest.seats, &contest.options, &irrgarten_game::Seed([0; 32]))?;
        Ok(contest)
    }
}

impl ArenaCommand {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let one = Contender { level: self.one, nodes: self.nodes };
        let others = Contender { level: self.others, nodes: self.others_nodes };
        let contest = self.length.contest(&self.game, one, others, GAMES)?;
        if let Some(path) = &self.csv {
            check_ending(path, &["csv"])?;
        }
        if let Some(path) = &self.svg {
            check_ending(path, &["svg"])?;
        }
        let mut games = self.csv.as_deref().map(report::GameLines::create).transpose()?;
        let mut way = Vec::new();
        let ended = contest.play(&mut |deal, tally, played| {
            if let Some(games) = &mut games {
                games.write(deal, played)?;
            }
            way.push((tally.games, tally.share(), tally.by_games()));
            Ok(self.sprt.is_none_or(|sprt| sprt.verdict(tally) == Verdict::Open))
        })?;
        if let Some(games) = games {
            games.end()?;
        }
        if let Some(path) = &self.svg {
            report::save(path, &plot::course(&title(&contest), &way))?;
        }
        let report = Report::of(&contest, &ended, self.sprt);
        if self.json { Out::new().json(&report) } else { Out::new().text(&report.to_string()) }
    }
}

fn title(contest: &Contest) -> String {
    let Contest { entry, one, others, seats, .. } = contest;
    let meta = entry.meta();
    let against = if meta.together { String::new() } else { format!(" against {}", others.level.name()) };
    format!("{}: {}{against}, {seats} seats", meta.title, one.level.name())
}

/// `0.50:0.55`
fn sprt(text: &str) -> Result<Sprt, String> {
    let read = || {
        let (low, high) = text.split_once(':')?;
        Some(Sprt { low: low.parse().ok()?, high: high.parse().ok()? })
    };
    read()
        .filter(|sprt| 0.0 < sprt.low && sprt.low < sprt.high && sprt.high < 1.0)
        .ok_or_else(|| "expected two shares between 0 and 1, the lower first, as in 0.50:0.55".to_owned())
}
