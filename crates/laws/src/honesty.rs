//! Players know what their seat knows.

use irrgarten_game::{Dice as _, Game, Paced, SearchRng, Seat, Viewer};
use irrgarten_players::{Budget, Hints, Level, Sight, choose};

use crate::survey::positions;
use crate::{Effort, Lawful, Report, StateOf, Violation};

/// Enough to think, and little enough to think often.
const NODES: u64 = 40;

/// Everything a seat cannot know is dealt anew: its view has the same bytes, and every player does the same on it, what is
/// legal in both. Levels take turns from position to position.
pub fn players_are_honest<L: Lawful>(effort: Effort) -> Result<Report, Violation> {
    let (mut turn, mut pairs, mut differing) = (0, 0_u64, 0_u64);
    let report = positions::<L>("players_are_honest", effort, |scene| {
        for seat in scene.deciding().iter() {
            let other = L::scramble(scene.state, Viewer::Seat(seat), &mut scene.dice);
            turn += 1;
            let level = Level::ALL[turn % Level::ALL.len()];
            let number = u64::from(scene.dice.word());
            let [one, two] = [scene.state, &other].map(|state| decided::<L>(state, seat, level, number));
            let ((seen, one), (also_seen, two)) = (one, two);
            pairs += 1;
            differing += u64::from(other != *scene.state);
            if seen != also_seen {
                return Err(format!("seat {seat} is shown what it may not know:\n{seen}\n{also_seen}"));
            }
            let said = |thought: Option<Paced<_>>| {
                thought.map_or("nothing".to_owned(), |Paced { action, after }| {
                    format!("{action} after {after} ms")
                })
            };
            if one != two {
                let (one, two, level) = (said(one), said(two), level.name());
                return Err(format!("{level} on seat {seat} does {one}; dealt otherwise it would do {two}"));
            }
            if one.is_none_or(|thought| L::Game::check(scene.state, seat, thought.action).is_err()) {
                return Err(format!(
                    "{} on seat {seat} does {}, which is not legal",
                    level.name(),
                    said(one)
                ));
            }
        }
        Ok(())
    })?;
    Ok(report.noting(format!("{differing} of {pairs} choices were made again on another deal")))
}

type Choice<L> = Option<Paced<<<L as Lawful>::Game as Game>::Action>>;

/// What a player on this seat is shown, byte for byte, and what it does.
fn decided<L: Lawful>(state: &StateOf<L>, seat: Seat, level: Level, number: u64) -> (String, Choice<L>) {
    let view = L::Game::view(state, Viewer::Seat(seat));
    let seen = serde_json::to_string(&view).unwrap_or_else(|bad| format!("no JSON: {bad}"));
    let sight = Sight::<L::Game> { view: &view, seat, past: &[] };
    (seen, choose(&sight, level, &mut Budget::nodes(NODES), &mut SearchRng::new(number)))
}

/// Players say what they advise in every language, with an action the seat may take.
pub fn hints_are_complete<L: Lawful>(effort: Effort) -> Result<Report, Violation> {
    positions::<L>("hints_are_complete", effort.costly(), |scene| {
        for seat in scene.deciding().iter() {
            let view = L::Game::view(scene.state, Viewer::Seat(seat));
            let sight = Sight { view: &view, seat, past: &[] };
            let who = irrgarten_players::Character::Owl;
            let Some(thought) = L::Game::think(&sight, who, &mut Budget::nodes(NODES), &mut scene.dice)
            else {
                return Err(format!("seat {seat} decides, and there is no advice"));
            };
            if L::Game::check(scene.state, seat, thought.action).is_err() {
                return Err(format!("{} is advised to seat {seat}, which is not legal", thought.action));
            }
            if !(0.0..=1.0).contains(&thought.value) {
                return Err(format!("a share of {} of the victory is expected", thought.value));
            }
            let steps = L::Game::hint(&sight, &thought);
            if let Some(step) =
                steps.iter().position(|hint| hint.words.iter().any(|words| words.trim().is_empty()))
            {
                return Err(format!("step {} of the advice {} lacks words", step + 1, thought.action));
            }
        }
        Ok(())
    })
}
