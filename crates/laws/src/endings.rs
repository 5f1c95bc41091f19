//! Every game ends, and is sound until then.

use irrgarten_game::{Ending, Game, Language, Message, Outcome, Presentation as _, Turn, Viewer};
use irrgarten_words::Speaker;

use crate::survey::{Fault, games};
use crate::{Effort, Lawful, Report, Violation};

/// Every game is over after at most as many events as its facts say, with a place for every seat.
pub fn ends_within_bound<L: Lawful>(effort: Effort) -> Result<Report, Violation> {
    let mut longest = 0;
    let report = games::<L>("ends_within_bound", effort, |played| {
        let events = played.plies.len();
        longest = longest.max(events);
        let bound = L::Game::META.longest;
        let problem = if events > bound as usize {
            Err(format!("{events} events, but no game should have more than {bound}"))
        } else {
            played.states.last().map_or(Ok(()), |end| sound_ending::<L::Game>(played.turn(end), end))
        };
        problem.map_err(|problem| Fault { ply: events, problem })
    })?;
    Ok(report.noting(format!("longest game {longest} of {} events", L::Game::META.longest)))
}

fn sound_ending<G: Game>(turn: Turn, end: &G::State) -> Result<(), String> {
    let seats = G::seats(end);
    let Turn::Over(outcome) = turn else {
        return Err("the game stopped without being over".to_owned());
    };
    if matches!(outcome, Outcome::Team { .. }) != G::META.together {
        return Err(format!("{outcome:?}, but together: {}", G::META.together));
    }
    if let Outcome::Ranking(places) = outcome
        && (places.seats() != seats || !places.iter().all(|place| (1..=seats).contains(place)))
    {
        return Err(format!("places {places:?} for {seats} seats"));
    }
    match G::points(end) {
        Some(points) if points.seats() != seats => Err(format!("points {points:?} for {seats} seats")),
        _ => Ok(()),
    }
}

/// What a game says about its end is said in every language, and of every seat or of none.
pub fn endings_are_told<L: Lawful>(effort: Effort) -> Result<Report, Violation> {
    let speakers = Language::ALL.map(|language| Speaker::new(&L::Game::WORDS, language));
    let mut told = 0;
    let report = games::<L>("endings_are_told", effort, |played| {
        let Some((end, Turn::Over(outcome))) = played.states.last().map(|end| (end, played.turn(end))) else {
            return Ok(());
        };
        let Some(ending) = L::Game::ending(&L::Game::view(end, Viewer::Public), outcome) else {
            return Ok(());
        };
        told += 1;
        sayable(&ending, played.seats, &speakers)
            .map_err(|problem| Fault { ply: played.plies.len(), problem })
    })?;
    Ok(report.noting(format!("{told} endings")))
}

fn sayable(ending: &Ending, seats: u8, speakers: &[Speaker]) -> Result<(), String> {
    let Ending { reason, seats: shown } = ending;
    if !shown.is_empty() && shown.len() != usize::from(seats) {
        return Err(format!("{} of {seats} seats have something to show", shown.len()));
    }
    let silent = |message: &Message| speakers.iter().find(|speaker| !speaker.can_say(message));
    for message in std::iter::once(reason).chain(shown) {
        if let Some(silent) = silent(message) {
            return Err(format!("{} has no words for {message:?}", silent.language()));
        }
    }
    Ok(())
}

/// The invariants of the rules hold at every position, and the number of seats never changes.
pub fn invariants_hold<L: Lawful>(effort: Effort) -> Result<Report, Violation> {
    games::<L>("invariants_hold", effort, |played| {
        played.states.iter().enumerate().try_for_each(|(ply, state)| {
            let seats = L::Game::seats(state);
            let verdict = if seats == played.seats {
                L::invariants(state)
            } else {
                Err(format!("{seats} seats, but the game began with {}", played.seats))
            };
            verdict.map_err(|problem| Fault { ply, problem })
        })
    })
}
