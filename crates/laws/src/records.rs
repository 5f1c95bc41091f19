//! What was played can be played again.

use irrgarten_game::record::{Record, RecordWriter, Score, replay};
use irrgarten_game::{Game as _, Notation};

use crate::sample::SampleGame;
use crate::survey::{Fault, games};
use crate::{Effort, Lawful, Report, Violation};

/// A whole game is written, read, replayed and written again: the same bytes and the same end.
pub fn records_round_trip<L: Lawful>(effort: Effort) -> Result<Report, Violation> {
    games::<L>("records_round_trip", effort.costly(), |played| {
        let text = record_of(played).to_string();
        round_trip(played, &text).map_err(|problem| Fault { ply: played.plies.len(), problem })
    })
}

fn round_trip<G: Notation>(played: &SampleGame<G>, text: &str) -> Result<(), String> {
    let record: Record = text.parse().map_err(|bad| format!("{bad} in the record\n{text}"))?;
    let replayed = replay::<G>(&record).map_err(|bad| format!("{bad} in the record\n{text}"))?;
    if replayed.plies != played.plies || Some(&replayed.end) != played.states.last() {
        return Err(format!("another game is replayed from the record\n{text}"));
    }
    let mut again = SampleGame::<G>::new(played.options, played.seats, played.number);
    again.states.push(replayed.start);
    for ply in replayed.plies {
        again.push(ply);
    }
    let rewritten = record_of(&again).to_string();
    if rewritten != text {
        return Err(format!("the record\n{text}is written again as\n{rewritten}"));
    }
    Ok(())
}

/// The record of a sample game, complete with seed, start and result.
pub(crate) fn record_of<G: Notation>(played: &SampleGame<G>) -> Record {
    let mut writer = RecordWriter::<G>::new(played.seats, played.options);
    for (before, ply) in played.states.iter().zip(&played.plies) {
        writer.ply(before, ply);
    }
    let mut record = writer.into_record();
    record.seed = Some(played.seed());
    record.start = played.states.first().map(|start| G::position(start, &G::Order::default()));
    record.result = played.states.last().and_then(|end| Score::of::<G>(played.turn(end), end));
    record
}

/// The same seed and the same choices give the same states and the same text on a second run.
pub fn replay_is_identical<L: Lawful>(effort: Effort) -> Result<Report, Violation> {
    games::<L>("replay_is_identical", effort, |first| {
        let mut second = SampleGame::<L::Game>::new(first.options, first.seats, first.number);
        second.aims = first.aims;
        second.play(L::Game::META.longest as usize + 1);
        let both = first.states.iter().zip(&second.states);
        if let Some(ply) = both.into_iter().position(|(one, two)| one != two) {
            return Err(Fault { ply, problem: "a second run reaches another state here".to_owned() });
        }
        if first.plies != second.plies {
            let problem = "a second run goes another way, with the same seed and dice".to_owned();
            return Err(Fault { ply: first.plies.len().min(second.plies.len()), problem });
        }
        if record_of(first).to_string() != record_of(&second).to_string() {
            let problem = "a second run writes another record".to_owned();
            return Err(Fault { ply: first.plies.len(), problem });
        }
        Ok(())
    })
}
