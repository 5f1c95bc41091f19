//! `irrgarten grades`

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use clap::Args;
use irrgarten_faces::arena::{ArenaDeal, Contender};
use irrgarten_faces::{Class, GameError, Level, Review};
use serde::Serialize;

use super::ContestLength;
use super::contest::Contest;
use crate::error::CliError;
use crate::output::Out;

/// Enough to tell the five characters apart.
const GAMES: u64 = 40;

/// Print how the built-in bots are graded, from random play to the owl
///
/// Tables of one kind play, and the owl grades what each seat did on what it knew. How accurate a game is follows from
/// what was given away as a part of what moves at random would have given away in the same positions.
#[derive(Args)]
#[command(after_help = "\
Examples:
  irrgarten grades towers --players random,mouse --games 2")]
pub(crate) struct GradesCommand {
    /// Which game, such as cards
    game: String,
    /// Which bots [default: all but greedy]
    #[arg(long, value_name = "LEVELS", value_delimiter = ',')]
    players: Vec<Level>,
    /// The bot on all seats but one, which alone is graded [default: the same]
    #[arg(long, value_name = "LEVEL")]
    others: Option<Level>,
    #[command(flatten)]
    length: ContestLength,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// The grades of a level.
#[derive(Serialize)]
struct Graded {
    player: &'static str,
    seats: u8,
    /// How many games were played, and by how many seats that were graded.
    games: u64,
    reviews: usize,
    moves: usize,
    /// The mean accuracy, and two standard errors of it.
    accuracy: f64,
    error: f64,
    /// What was given away as a part of what moves at random give away, and two standard errors of it.
    given_away: f64,
    given_away_error: f64,
    /// Of all moves, in percent: best, good, inaccuracies, mistakes, blunders.
    classes: [f64; 5],
}

impl GradesCommand {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let mut out = Out::new();
        let wanted = |level: &Level| {
            if self.players.is_empty() { *level != Level::Greedy } else { self.players.contains(level) }
        };
        for level in Level::ALL.into_iter().filter(wanted) {
            let graded = self.level(level)?;
            if self.json {
                out.json(&graded)?;
            } else {
                out.text(&graded.to_string())?;
            }
        }
        Ok(())
    }

    fn level(&self, level: Level) -> Result<Graded, CliError> {
        let others = self.others.unwrap_or(level);
        let contest = self.length.contest(&self.game, Contender::of(level), Contender::of(others), GAMES)?;
        let all = play(&contest, self.others.is_none())?;
        let reviews = || all.iter().flatten();
        let part = |review: &Review<String>| review.part_given_away();
        let (accuracy, error) = mean(&all, |review| review.accuracy);
        let (given_away, given_away_error) = mean(&all, part);
        let moves: usize = reviews().map(|review| review.grades.len()).sum();
        let percent = |class| {
            let count: usize = reviews().map(|review| review.count(class)).sum();
            100.0 * count as f64 / moves.max(1) as f64
        };
        Ok(Graded {
            player: level.name(),
            seats: contest.seats,
            games: contest.games,
            reviews: reviews().filter(|review| review.accuracy.is_some()).count(),
            moves,
            accuracy,
            error,
            given_away,
            given_away_error,
            classes: [Class::Best, Class::Good, Class::Inaccuracy, Class::Mistake, Class::Blunder]
                .map(percent),
        })
    }
}

/// The reviews of every game, in the order of the deals: of all seats, or of one in turn.
fn play(contest: &Contest, everybody: bool) -> Result<Vec<Vec<Review<String>>>, CliError> {
    let (next, played) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    let game = |nth: u64| -> Result<Vec<Review<String>>, GameError> {
        let measured = (nth % u64::from(contest.seats)) as u8;
        let on = |seat| if everybody || seat == measured { contest.one } else { contest.others };
        let contenders: Vec<Contender> = (0..contest.seats).map(on).collect();
        let deal = ArenaDeal { anew: contest.anew, ..ArenaDeal::numbered(contest.first + nth) };
        let mut reviews = contest.entry.graded(&contenders, &contest.options, &deal)?;
        Ok(if everybody { reviews } else { vec![reviews.swap_remove(usize::from(measured))] })
    };
    let work = || {
        loop {
            let nth = next.fetch_add(1, Ordering::Relaxed);
            if nth >= contest.games {
                return;
            }
            let reviews = game(nth);
            played.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push((nth, reviews));
        }
    };
    let threads = contest.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from));
    thread::scope(|scope| (0..threads.max(1)).for_each(|_| _ = scope.spawn(work)));
    let mut played = played.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    played.sort_by_key(|(nth, _)| *nth);
    Ok(played.into_iter().map(|(_, reviews)| reviews).collect::<Result<_, _>>()?)
}

/// The mean over all games, and two standard errors: seats of one game are not independent of each other.
fn mean(all: &[Vec<Review<String>>], value: impl Fn(&Review<String>) -> Option<f32>) -> (f64, f64) {
    let game = |reviews: &Vec<Review<String>>| {
        let values: Vec<f64> = reviews.iter().filter_map(&value).map(f64::from).collect();
        (!values.is_empty()).then(|| values.iter().sum::<f64>() / values.len() as f64)
    };
    let games: Vec<f64> = all.iter().filter_map(game).collect();
    let count = games.len().max(1) as f64;
    let mean = games.iter().sum::<f64>() / count;
    let squares: f64 = games.iter().map(|game| (game - mean).powi(2)).sum();
    (mean, 2.0 * (squares / (count - 1.0).max(1.0) / count).sqrt())
}

impl std::fmt::Display for Graded {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [best, good, inaccurate, mistakes, blunders] = self.classes;
        write!(
            f,
            "{:<10} accuracy {:>5.1} +- {:>4.1}  gave away {:.3} +- {:.3}  ({} games of {} seats, {} moves: \
             {best:.0} % best, {good:.0} good, {inaccurate:.0} inaccurate, {mistakes:.0} mistakes, {blunders:.0} blunders)",
            self.player,
            self.accuracy,
            self.error,
            self.given_away,
            self.given_away_error,
            self.games,
            self.seats,
            self.moves,
        )
    }
}
