//! A mistyped word changes nothing, in any game: words that are nearly right are typed at positions of its golden
//! playthroughs.

use irrgarten_faces::Replay;
use irrgarten_game::{Ply, Turn, record::Record};

use super::*;
use crate::record_file::golden_files;

/// At how many positions of a playthrough words are typed; at all of them if `IRRGARTEN_TYPING_ALL` is set.
const POSITIONS: usize = 2;

/// What a person might believe to be a word of some game.
const HABITS: [&str; 20] = [
    "roll",
    "rules",
    "r66",
    "r6",
    "rr",
    "read=RB>G",
    "read=A+O",
    "read=",
    "roll=4",
    "deal",
    "reshuffle",
    "x+",
    "x01+02",
    "+01",
    "!D",
    "!",
    "-",
    "end+A",
    "sure?",
    "s1=01",
];

/// The golden playthroughs of a game, with their names.
fn golden(entry: &dyn Entry) -> Vec<(String, Record)> {
    golden_files(entry).into_iter().map(|(name, text)| (name, text.parse().unwrap())).collect()
}

/// Every word that the record holds, and every draw on its own.
fn vocabulary(replay: &Replay) -> Vec<String> {
    let words = replay.record.lines.iter().flat_map(|line| &line.tokens).cloned();
    let draws = replay.plies.iter().filter_map(|ply| match ply {
        Ply::Chance(drawn) => Some(drawn.clone()),
        Ply::Act(..) => None,
    });
    let mut all: Vec<String> = words.chain(draws).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// Words that are nearly an action.
fn near_misses(action: &str, draws: &[String]) -> Vec<String> {
    let mut words: Vec<String> = ["+", "!", "=", "x", "+?", "!?", "+01", "+01,02", " x", "#"]
        .iter()
        .map(|behind| format!("{action}{behind}"))
        .chain(draws.iter().flat_map(|drawn| [format!("{action}{drawn}"), format!("{action} {drawn}")]))
        .chain([action.to_uppercase(), action.to_lowercase(), format!("{action} {action}")])
        .collect();
    for at in (0..action.len()).filter(|&at| action.is_char_boundary(at) && action.is_char_boundary(at + 1)) {
        let (before, letter, behind) = (&action[..at], &action[at..=at], &action[at + 1..]);
        words.push(format!("{before}{behind}"));
        words.push(format!("{before}{letter}{letter}{behind}"));
    }
    words
}

/// Words that mean something else than an action that can be taken: they leave the game, or take long.
fn is_command(word: &str) -> bool {
    ["q", "quit", "h", ":q", ":quit", ":h"].contains(&word)
}

/// The record as far as a position can know it.
fn state_of(position: &dyn Position) -> (String, Record) {
    (position.text(), position.record())
}

/// Types wrong words at this position, and gives how many.
fn type_at(entry: &'static dyn Entry, position: Box<dyn Position>, vocabulary: &[String]) -> usize {
    let Turn::Decide(seats) = position.turn() else { return 0 };
    let seat = seats.iter().next().unwrap();
    let actions = position.actions(seat);
    let some = actions.iter().step_by(actions.len().div_ceil(2));
    let draws: Vec<String> = vocabulary.iter().step_by(vocabulary.len().div_ceil(5)).cloned().collect();
    let foreign = vocabulary.iter().step_by(vocabulary.len().div_ceil(40)).map(String::as_str).chain(HABITS);
    let words = some.flat_map(|action| near_misses(action, &draws)).chain(foreign.map(str::to_owned));
    let words: Vec<String> = words
        .filter(|word| !is_command(word.trim()) && position.unfolded(seat, word.trim()).is_err())
        .collect();
    let before = state_of(&*position);
    let (lines, mut shown) = (words.join("\n") + "\nq\n", Vec::new());
    let everybody = Seat::all(position.seats()).collect();
    let mut table = table(entry, position, everybody, &lines, &mut shown, false);
    assert!(table.play().is_ok());
    assert_eq!(state_of(&*table.position), before);
    assert_eq!(table.position.actions(seat), actions);
    words.len()
}

#[test]
fn a_mistyped_word_changes_nothing_in_any_game() {
    let all = std::env::var_os("IRRGARTEN_TYPING_ALL").is_some();
    for &entry in games().all() {
        let mut typed = 0;
        for (_, record) in golden(entry) {
            let replay = || entry.replay(&record).ok().unwrap();
            let (vocabulary, events) = (vocabulary(&replay()), replay().plies.len());
            let gap = if all { 1 } else { events.div_ceil(POSITIONS) };
            for until in (0..events).step_by(gap) {
                let Replay { start: mut position, plies, .. } = replay();
                plies[..until].iter().for_each(|ply| drop(position.play(ply).unwrap()));
                typed += type_at(entry, position, &vocabulary);
            }
        }
        assert!(typed > 1000, "{}: {typed} words", entry.meta().slug);
    }
}

/// Half a word would leave a draw that nobody makes.
#[test]
fn a_person_does_not_say_what_is_drawn() {
    for &entry in games().all() {
        let mut refused = 0;
        for (name, record) in golden(entry) {
            let Replay { start: mut position, plies, .. } = entry.replay(&record).ok().unwrap();
            for (nth, ply) in plies.iter().enumerate() {
                if let (Ply::Act(seat, action), Some(Ply::Chance(drawn))) = (ply, plies.get(nth + 1)) {
                    for word in [drawn.clone(), format!("{action}{drawn}"), format!("{action} {drawn}")] {
                        assert!(position.unfolded(*seat, &word).is_err(), "{name}: {word}");
                        refused += 1;
                    }
                }
                position.play(ply).unwrap();
            }
        }
        assert!(refused > 20, "{}: {refused} words", entry.meta().slug);
    }
}
