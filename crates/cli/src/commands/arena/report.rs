//! The report of a contest.

use std::fmt;
use std::fs::File;
use std::io::{BufWriter, Write as _};
use std::path::{Path, PathBuf};

use irrgarten_faces::arena::{Interval, Sprt, Verdict, elo, share};
use serde::Serialize;

use super::contest::{Contest, ContestResult, Measured};
use crate::error::CliError;

/// The result, for people and programs.
#[derive(Serialize)]
pub(super) struct Report {
    game: &'static str,
    one: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    others: Option<&'static str>,
    seats: u8,
    deals: u64,
    games: u64,
    share: f64,
    /// The interval of Wilson, as if games were independent.
    wilson: [f64; 2],
    /// From how much deals differ.
    by_deals: [f64; 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    elo: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<&'static str>,
    seconds: f64,
    actions: u64,
    /// How long a decision took, in milliseconds: the median, 99 of 100, and the longest.
    decision_ms: [f64; 3],
}

fn bounds(interval: Interval) -> [f64; 2] {
    [interval.low, interval.high]
}

impl Report {
    pub(super) fn of(contest: &Contest, ended: &ContestResult, sprt: Option<Sprt>) -> Report {
        let tally = &ended.tally;
        let alone = !contest.together();
        Report {
            game: contest.entry.meta().slug,
            one: contest.one.level.name(),
            others: alone.then(|| contest.others.level.name()),
            seats: contest.seats,
            deals: tally.deals(),
            games: tally.games,
            share: tally.share(),
            wilson: bounds(tally.by_games()),
            by_deals: bounds(tally.by_deals()),
            elo: elo(tally.share()).filter(|_| alone && contest.seats == 2),
            sprt: sprt.map(|sprt| match sprt.verdict(tally) {
                Verdict::Accepted => "accepted",
                Verdict::Rejected => "rejected",
                Verdict::Open => "open",
            }),
            seconds: ended.time.as_secs_f64(),
            actions: ended.actions,
            decision_ms: [50, 99, 100].map(|percent| {
                let last = ended.decisions.len().saturating_sub(1);
                ended.decisions.get(last * percent / 100).map_or(0.0, |time| 1000.0 * time.as_secs_f64())
            }),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let percent = |share: f64| format!("{:.1}", 100.0 * share);
        let within = |[low, high]: [f64; 2]| format!("{} to {} %", percent(low), percent(high));
        match self.others {
            Some(others) => {
                write!(f, "{} against {others} at {}, {} seats: ", self.one, self.game, self.seats)
            }
            None => write!(f, "{} seats of {} at {}: ", self.seats, self.one, self.game),
        }?;
        writeln!(f, "{} % of {} games won", percent(self.share), self.games)?;
        writeln!(f, "95 %: {} by games, {} by deals", within(self.wilson), within(self.by_deals))?;
        if self.others.is_some() {
            write!(f, "fair: {} %", percent(1.0 / f64::from(self.seats)))?;
            if let Some(elo) = self.elo {
                write!(f, ", {elo:+.0} Elo")?;
            }
            writeln!(f)?;
        }
        if let Some(sprt) = self.sprt {
            writeln!(f, "sequential test: {sprt}")?;
        }
        let [half, nearly_all, longest] = self.decision_ms;
        writeln!(f, "{:.1} s, {} actions of {}", self.seconds, self.actions, self.one)?;
        write!(f, "a decision: median {half:.2} ms, 99 % within {nearly_all:.2} ms, longest {longest:.2} ms")
    }
}

/// Every game as a line.
pub(super) struct GameLines {
    path: PathBuf,
    file: BufWriter<File>,
}

impl GameLines {
    pub(super) fn create(path: &Path) -> Result<GameLines, CliError> {
        let file = File::create(path).map_err(|error| CliError::at(path.display(), error))?;
        let mut lines = GameLines { path: path.to_owned(), file: BufWriter::new(file) };
        lines.line("deal,seat,share,actions,points")?;
        Ok(lines)
    }

    fn line(&mut self, line: &str) -> Result<(), CliError> {
        writeln!(self.file, "{line}").map_err(|error| CliError::at(self.path.display(), error))
    }

    pub(super) fn write(&mut self, deal: u64, played: &[Measured]) -> Result<(), CliError> {
        played.iter().try_for_each(|(seat, game)| {
            let points = game.points.map(|points| points[*seat].to_string()).unwrap_or_default();
            let (share, actions) = (share(&game.outcome, *seat), game.actions[*seat]);
            self.line(&format!("{deal},{seat},{share},{actions},{points}"))
        })
    }

    pub(super) fn end(mut self) -> Result<(), CliError> {
        self.file.flush().map_err(|error| CliError::at(self.path.display(), error))
    }
}

/// Writes a whole file.
pub(super) fn save(path: &Path, text: &str) -> Result<(), CliError> {
    std::fs::write(path, text).map_err(|error| CliError::at(path.display(), error))
}
