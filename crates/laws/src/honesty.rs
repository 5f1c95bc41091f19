//! Players know what their seat knows, and have an answer at any time.

use std::cell::Cell;

use irrgarten_game::{Dice as _, Game, Language, Paced, Presentation as _, SearchRng, Seat, Viewer};
use irrgarten_players::{Budget, Hints, Knowledge, Level, choose, nodes};
use irrgarten_words::Speaker;

use crate::survey::positions;
use crate::{Effort, Lawful, Report, StateOf, Violation};

/// Enough to think, and little enough to think often.
const NODES: u64 = 40;
/// Once in a while players think as they do at a table, or nearly so.
const DEEP: u64 = 2_000;
const SELDOM: u64 = 50;
/// How often everything a seat cannot know is dealt anew at a position, for each level. A usual run compares at least
/// 100,000 pairs of choices in every game.
const DEALS: usize = 10;

/// Everything a seat cannot know is dealt anew: its view has the same bytes, and every player does the same on it, what is
/// legal in both.
pub fn players_are_honest<L: Lawful>(effort: Effort) -> Result<Report, Violation> {
    let (mut looks, mut pairs, mut differing) = (0, 0_u64, 0_u64);
    let report = positions::<L>("players_are_honest", effort, |scene| {
        for seat in scene.deciding().iter() {
            looks += 1;
            let nodes = if looks % SELDOM == 0 { DEEP } else { NODES };
            for level in Level::ALL {
                let number = u64::from(scene.dice.word());
                let (seen, choice) = decided::<L>(scene.state, seat, level, nodes, number);
                if choice.is_none_or(|thought| L::Game::check(scene.state, seat, thought.action).is_err()) {
                    let (name, does) = (level.name(), said::<L>(choice));
                    return Err(format!("{name} on seat {seat} does {does}, which is not legal"));
                }
                for _ in 0..DEALS {
                    let other = L::scramble(scene.state, Viewer::Seat(seat), &mut scene.dice);
                    let (also_seen, otherwise) = decided::<L>(&other, seat, level, nodes, number);
                    pairs += 1;
                    differing += u64::from(other != *scene.state);
                    if seen != also_seen {
                        return Err(format!(
                            "seat {seat} is shown what it may not know:\n{seen}\n{also_seen}"
                        ));
                    }
                    if choice != otherwise {
                        let (name, one, two) = (level.name(), said::<L>(choice), said::<L>(otherwise));
                        return Err(format!(
                            "{name} on seat {seat} does {one}; dealt otherwise it would do {two}"
                        ));
                    }
                }
            }
        }
        Ok(())
    })?;
    Ok(report.noting(format!("{pairs} pairs of choices, {differing} of them on another deal")))
}

fn said<L: Lawful>(choice: Choice<L>) -> String {
    choice.map_or("nothing".to_owned(), |Paced { action, after }| format!("{action} after {after} ms"))
}

type Choice<L> = Option<Paced<<<L as Lawful>::Game as Game>::Action>>;

/// What a player on this seat is shown, byte for byte, and what it does.
fn decided<L: Lawful>(
    state: &StateOf<L>,
    seat: Seat,
    level: Level,
    nodes: u64,
    number: u64,
) -> (String, Choice<L>) {
    let view = L::Game::view(state, Viewer::Seat(seat));
    let seen = serde_json::to_string(&view).unwrap_or_else(|bad| format!("no JSON: {bad}"));
    let known = Knowledge::<L::Game> { view: &view, seat, past: &[] };
    (seen, choose(&known, level, &mut Budget::nodes(nodes), &mut SearchRng::new(number)))
}

/// A bot that is told to stop, at once or a little later, has a legal answer ready.
pub fn players_answer_when_stopped<L: Lawful>(effort: Effort) -> Result<Report, Violation> {
    positions::<L>("players_answer_when_stopped", effort, |scene| {
        for seat in scene.deciding().iter() {
            let view = L::Game::view(scene.state, Viewer::Seat(seat));
            let known = Knowledge::<L::Game> { view: &view, seat, past: &[] };
            for level in Level::ALL {
                let patience = scene.dice.below(12);
                let asked = Cell::new(0);
                let stop = || asked.replace(asked.get() + 1) >= patience;
                let mut budget = Budget::or_until(nodes::<L::Game>(level), &stop);
                let choice = choose(&known, level, &mut budget, &mut scene.dice);
                if choice.is_none_or(|thought| L::Game::check(scene.state, seat, thought.action).is_err()) {
                    let (name, does) = (level.name(), said::<L>(choice));
                    return Err(format!(
                        "{name} on seat {seat}, told to stop when it asks after {patience} times, does {does}"
                    ));
                }
            }
        }
        Ok(())
    })
}

/// Players say what they advise in every language, with an action the seat may take.
pub fn hints_are_complete<L: Lawful>(effort: Effort) -> Result<Report, Violation> {
    let speakers = Language::ALL.map(|language| Speaker::new(&L::Game::WORDS, language));
    positions::<L>("hints_are_complete", effort.costly(), |scene| {
        for seat in scene.deciding().iter() {
            let view = L::Game::view(scene.state, Viewer::Seat(seat));
            let known = Knowledge { view: &view, seat, past: &[] };
            let character = irrgarten_players::Character::Owl;
            let Some(thought) = L::Game::think(&known, character, &mut Budget::nodes(NODES), &mut scene.dice)
            else {
                return Err(format!("seat {seat} decides, and there is no advice"));
            };
            if L::Game::check(scene.state, seat, thought.action).is_err() {
                return Err(format!("{} is advised to seat {seat}, which is not legal", thought.action));
            }
            if !(0.0..=1.0).contains(&thought.value) {
                return Err(format!("a share of {} of the victory is expected", thought.value));
            }
            for hint in L::Game::hint(&known, &thought) {
                if let Some(silent) = speakers.iter().find(|speaker| !speaker.can_say(&hint.message)) {
                    let language = silent.language();
                    return Err(format!("{language} has no words for {:?}", hint.message));
                }
            }
        }
        Ok(())
    })
}
