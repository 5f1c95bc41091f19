//! Going through sample games, position by position, and saying where something was wrong.

use std::panic::{AssertUnwindSafe, catch_unwind};

use irrgarten_game::{Dice as _, Game, PlyOf, SearchRng, Seat, SeatSet, Turn};

use crate::sample::{SampleGame, tables};
use crate::{Effort, Lawful, Report, Violation};

/// A position of a sample game.
pub(crate) struct SamplePosition<'a, G: Game> {
    pub(crate) state: &'a G::State,
    /// What happened next in the game.
    pub(crate) next: Option<&'a PlyOf<G>>,
    /// Different at every position, the same in every run.
    pub(crate) dice: SearchRng,
}

impl<G: Game> SamplePosition<'_, G> {
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::all(G::seats(self.state))
    }

    pub(crate) fn deciding(&self) -> SeatSet {
        match G::turn(self.state) {
            Turn::Decide(seats) => seats,
            Turn::Chance | Turn::Over(_) => SeatSet::EMPTY,
        }
    }
}

/// An error in a sample game, and before which event.
pub(crate) struct Fault {
    pub(crate) ply: usize,
    pub(crate) problem: String,
}

/// Turns a panic into its message: a law says where it happened, which the panic does not know.
pub(crate) fn calmly<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|payload| {
        let text = payload.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| payload.downcast_ref::<&str>().copied());
        format!("panicked: {}", text.unwrap_or("without words"))
    })
}

/// Looks at whole games.
pub(crate) fn games<L: Lawful>(
    law: &'static str,
    effort: Effort,
    mut inspect: impl FnMut(&SampleGame<L::Game>) -> Result<(), Fault>,
) -> Result<Report, Violation> {
    tour::<L>(law, effort, |played, report| {
        report.positions += played.states.len() as u64;
        let last = played.plies.len();
        calmly(|| inspect(played)).unwrap_or_else(|problem| Err(Fault { ply: last, problem }))
    })
}

/// Looks at positions: at all of them or, in a usual run, at some of every game, early and late ones alike.
pub(crate) fn positions<L: Lawful>(
    law: &'static str,
    effort: Effort,
    mut inspect: impl FnMut(&mut SamplePosition<'_, L::Game>) -> Result<(), String>,
) -> Result<Report, Violation> {
    tour::<L>(law, effort, |played, report| {
        let mut dice = SearchRng::new(u64::from(played.number) + 1);
        let mut plies: Vec<usize> = (0..played.states.len()).collect();
        dice.shuffle(&mut plies);
        for ply in plies.into_iter().take(effort.most_positions()) {
            let dice = SearchRng::new((u64::from(played.number) << 32) + ply as u64);
            let mut scene = SamplePosition { state: &played.states[ply], next: played.plies.get(ply), dice };
            let verdict = calmly(|| inspect(&mut scene)).unwrap_or_else(Err);
            verdict.map_err(|problem| Fault { ply, problem })?;
            report.positions += 1;
        }
        Ok(())
    })
}

fn tour<L: Lawful>(
    law: &'static str,
    effort: Effort,
    mut visit: impl FnMut(&SampleGame<L::Game>, &mut Report) -> Result<(), Fault>,
) -> Result<Report, Violation> {
    let tables = tables::<L>();
    let mut report = Report::new::<L::Game>(law);
    report.tables = tables.len();
    // One more than is allowed, so that the law about the end can see a game that goes on.
    let most_events = L::Game::META.longest as usize + 1;
    for (index, &(options, seats)) in (0..).zip(&tables) {
        for round in 0..effort.most_games() {
            // Another deal at every table, and both ways of playing even if each has one game.
            let mut played = SampleGame::new(options, seats, round * tables.len() as u32 + index);
            played.aims = (round + index) % 2 == 1;
            if let Err(panic) = calmly(|| played.play(most_events)) {
                return Err(Violation::at(law, &played, played.plies.len(), panic));
            }
            report.games += 1;
            visit(&played, &mut report)
                .map_err(|Fault { ply, problem }| Violation::at(law, &played, ply, problem))?;
        }
    }
    Ok(report)
}
