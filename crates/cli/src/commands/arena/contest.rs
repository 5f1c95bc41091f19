//! Many games at once, counted in the order of their deals, so that the result is the same on any number of cores.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use irrgarten_faces::arena::{ArenaDeal, Contender, FinishedGame, Tally, seatings, share};
use irrgarten_faces::{Entry, GameError};
use irrgarten_game::Seat;

use crate::error::CliError;

/// What is played.
pub(super) struct Contest {
    pub(super) entry: &'static dyn Entry,
    pub(super) one: Contender,
    pub(super) others: Contender,
    pub(super) seats: u8,
    pub(super) options: Vec<(String, String)>,
    pub(super) first: u64,
    pub(super) games: u64,
    pub(super) threads: Option<usize>,
    /// Whether every draw is decided again when it is revealed.
    pub(super) anew: bool,
}

/// The result.
pub(super) struct ContestResult {
    pub(super) tally: Tally,
    /// The actions of the measured bot, and the time all of it took.
    pub(super) actions: u64,
    pub(super) time: Duration,
    /// How long each of its decisions took, the quickest first.
    pub(super) decisions: Vec<Duration>,
}

/// A game, and the seat of the measured bot.
pub(super) type Measured = (Seat, FinishedGame);

/// Called with a deal, the tally up to it, and its games; returns whether to go on.
pub(super) type Observer<'a> = dyn FnMut(u64, &Tally, &[Measured]) -> Result<bool, CliError> + 'a;

/// The shares of the victory of the measured bot.
fn shares(played: &[Measured]) -> Vec<f32> {
    played.iter().map(|(seat, game)| share(&game.outcome, *seat)).collect()
}

impl Contest {
    pub(super) fn together(&self) -> bool {
        self.entry.meta().together
    }

    fn deals(&self) -> u64 {
        self.games.div_ceil(if self.together() { 1 } else { u64::from(self.seats) })
    }

    fn deal(&self, deal: u64) -> Result<Vec<Measured>, GameError> {
        let deal = ArenaDeal { anew: self.anew, ..ArenaDeal::numbered(deal) };
        let games = seatings(self.one, self.others, self.seats, self.together());
        let began = Instant::now();
        let clock = || began.elapsed();
        games
            .map(|(seat, contenders)| {
                Ok((seat, self.entry.contest(&contenders, &self.options, &deal, &clock)?))
            })
            .collect()
    }

    /// Plays deal after deal until all are played or the observer stops it.
    pub(super) fn play(&self, seen: &mut Observer<'_>) -> Result<ContestResult, CliError> {
        let (next, enough) = (AtomicU64::new(0), AtomicBool::new(false));
        let threads = self.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from));
        let began = Instant::now();
        let bar = bar(self.deals());
        let (mut tally, mut actions, mut waiting) = (Tally::default(), 0, BTreeMap::new());
        let mut decisions = Vec::new();
        let counted = thread::scope(|scope| {
            let (sender, receiver) = mpsc::channel();
            for _ in 0..threads.max(1) {
                let (sender, next, enough) = (sender.clone(), &next, &enough);
                scope.spawn(move || {
                    while !enough.load(Ordering::Relaxed) {
                        let nth = next.fetch_add(1, Ordering::Relaxed);
                        if nth >= self.deals() || sender.send((nth, self.deal(self.first + nth))).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            let mut due = 0;
            let count = || {
                for (nth, played) in receiver {
                    waiting.insert(nth, played?);
                    while let Some(played) = waiting.remove(&due) {
                        tally.add(&shares(&played));
                        actions +=
                            played.iter().map(|(seat, game)| u64::from(game.actions[*seat])).sum::<u64>();
                        decisions.extend(played.iter().flat_map(|(measured, game)| {
                            game.times.iter().filter(move |(seat, _)| seat == measured).map(|(_, time)| *time)
                        }));
                        bar.set_position(due + 1);
                        bar.set_message(format!("{:.1} %", 100.0 * tally.share()));
                        due += 1;
                        if !seen(self.first + due - 1, &tally, &played)? {
                            return Ok(());
                        }
                    }
                }
                Ok(())
            };
            let counted: Result<(), CliError> = count();
            enough.store(true, Ordering::Relaxed);
            counted
        });
        bar.finish_and_clear();
        counted?;
        decisions.sort_unstable();
        Ok(ContestResult { tally, actions, time: began.elapsed(), decisions })
    }
}

fn bar(deals: u64) -> ProgressBar {
    let bar = ProgressBar::new(deals);
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos} of {len} deals, {msg}, {eta} left") {
        bar.set_style(style);
    }
    bar
}
