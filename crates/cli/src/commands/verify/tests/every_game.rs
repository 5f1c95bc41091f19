//! Records of every game: the golden playthroughs, and a fresh one with a deal.

use irrgarten_catalogue::games;
use irrgarten_faces::Entry;
use irrgarten_game::Turn;

use super::*;
use crate::record_file::golden_files;

/// A fresh record holds at least this many events, and ends where somebody has to decide.
const EVENTS: usize = 20;

/// How many bytes of a golden record are changed, spread over all of it.
const SAMPLES: usize = 12;

/// The beginning of a game of greedy bots, dealt as at a table and sealed.
fn fresh(entry: &dyn Entry) -> Record {
    let share = |byte| Secret([byte; 32]);
    let committed =
        |byte| SeatCommitment { commitment: share(byte).commitment("t-1"), share: Some(share(byte)) };
    let seats = entry.usual_seats();
    let SeatCommitment { commitment, .. } = committed(99);
    let commitments = (1..=seats).map(|number| Some(committed(number))).collect();
    let deal = Deal { table: "t-1".to_owned(), commitment, server: share(99), seats: commitments };
    let seed = deal.seed(seats).unwrap();
    let mut position = entry.deal(seats, &[], &seed).unwrap();
    let (mut dice, mut events, mut draws) = (SearchRng::new(1), 0, 0);
    loop {
        match position.turn() {
            Turn::Over(_) => break,
            Turn::Chance => {
                position.draw_by_seed(&seed, draws).unwrap();
                draws += 1;
            }
            Turn::Decide(_) if events >= EVENTS => break,
            Turn::Decide(seats) => {
                let seat = seats.iter().next().unwrap();
                let action = position.suggest(seat, Level::Greedy, &mut dice).unwrap();
                position.act_in_text(seat, &action).unwrap();
            }
        }
        events += 1;
    }
    sealed(Record { seed: Some(seed), deal: Some(deal), ..position.record() })
}

fn sealed(record: Record) -> Record {
    Record { seal: Some(record.sealed()), ..record }
}

fn json(record: &Record) -> String {
    crate::output::json(&irrgarten_api::RecordJson::from(record))
}

/// Changes some bytes of a text in every likely way. Gives how many changes were found.
fn tampered(record: &Record, text: &str, at: impl Iterator<Item = usize>) -> usize {
    let mut found = 0;
    for at in at {
        for other in others(text.as_bytes()[at]) {
            let mut changed = text.as_bytes().to_vec();
            changed[at] = other;
            found += usize::from(fate(record, &changed) == ChangeEffect::Found);
        }
    }
    found
}

#[test]
fn golden_records_of_every_game_are_verified_as_text_and_as_json() {
    for entry in games().all().iter().copied() {
        let all = golden_files(entry);
        assert!(!all.is_empty(), "{}", entry.meta().slug);
        for (name, text) in all {
            let record = judged(&text).unwrap_or_else(|problem| panic!("{name}: {problem}"));
            let again = judged(&json(&record)).map(|record| record.to_string());
            assert_eq!(again, Ok(record.to_string()), "{name}");
        }
    }
}

#[test]
fn fresh_records_of_every_game_are_verified_and_no_byte_can_be_changed() {
    for entry in games().all().iter().copied() {
        let record = fresh(entry);
        for text in [record.to_string(), json(&record)] {
            assert_eq!(judged(&text).map(|record| record.to_string()), Ok(record.to_string()));
            let found = tampered(&record, &text, 0..text.len());
            assert!(found > 5 * text.len(), "{}: {found} changes found", entry.meta().slug);
        }
    }
}

#[test]
fn a_sealed_golden_record_of_any_game_cannot_be_changed() {
    for entry in games().all().iter().copied() {
        for (name, text) in golden_files(entry) {
            let record = sealed(text.parse().unwrap());
            let text = record.to_string();
            let record = judged(&text).unwrap_or_else(|problem| panic!("{name}: {problem}"));
            let found = tampered(&record, &text, (0..text.len()).step_by(text.len() / SAMPLES));
            assert!(found > 5 * SAMPLES, "{name}: {found} changes found");
        }
    }
}

#[test]
fn a_position_in_a_comment_is_held_against_the_play() {
    for entry in games().all().iter().copied() {
        let tag = format!("# {} ", entry.meta().tag());
        for (name, text) in golden_files(entry) {
            let positions: Vec<(usize, &str)> =
                text.lines().enumerate().filter(|(_, line)| line.starts_with(&tag)).collect();
            let (first, last) = (positions[0], positions[positions.len() - 1]);
            assert_ne!(first.1, last.1, "{name}");
            for (at, other) in [(first.0, last.1), (last.0, first.1)] {
                let changed: Vec<&str> = text
                    .lines()
                    .enumerate()
                    .map(|(line, text)| if line == at { other } else { text })
                    .collect();
                let said = judged(&changed.join("\n")).unwrap_err();
                assert!(said.starts_with(&format!("bad record: line {}: the position in", at + 1)), "{said}");
            }
        }
    }
}
