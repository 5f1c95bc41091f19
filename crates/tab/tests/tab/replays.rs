//! Every committed game of every game there is, watched again through all eyes.

use std::fs;
use std::path::Path;

use irrgarten_catalogue::games;
use irrgarten_wire::{AskMoment, AskReplay, Eyes, Replayed};
use serde_json::Value;

/// The committed games of a game.
fn playthroughs(slug: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(slug).join("playthroughs");
    fs::read_dir(folder).unwrap().map(|file| fs::read_to_string(file.unwrap().path()).unwrap()).collect()
}

/// The whole game, answer after answer.
fn replay(record: &str, eyes: Eyes) -> (Replayed, usize) {
    let ask = |from| {
        let asked = AskReplay { record: record.to_owned(), eyes, from };
        irrgarten_api::replay_record(games(), &asked).unwrap()
    };
    let mut all = ask(0);
    let mut answers = 1;
    while all.moments.len() < all.turns.len() {
        let next = ask(all.moments.len() as u32);
        assert!(!next.moments.is_empty());
        let whole: Value = serde_json::from_str(next.moments[0].change.get()).unwrap();
        assert_eq!(whole.as_array().unwrap().len(), 1, "an answer begins with a whole view");
        all.moments.extend(next.moments);
        answers += 1;
    }
    (all, answers)
}

#[test]
fn every_committed_game_can_be_watched_again() {
    for entry in games().all() {
        let meta = entry.meta();
        for record in playthroughs(meta.slug) {
            let (open, answers) = replay(&record, Eyes::Open);
            assert_eq!((open.game.as_str(), open.turns[0]), (meta.slug, 0));
            assert!(open.turns.is_sorted());
            // Versions count on, and nothing is left out between two answers.
            let events = || open.moments.iter().flat_map(|moment| &moment.events);
            assert!((1..).zip(events()).all(|(version, seen)| seen.version == version));
            let size = serde_json::to_vec(&open).unwrap().len();
            assert!(size / answers < 400_000, "{size} bytes in {answers} answers");
            for seat in 1..=open.seats {
                let (own, _) = replay(&record, Eyes::Seat(seat));
                assert_eq!(own.turns, open.turns);
                assert!(entry.has_secrets() || own.moments[0].change == open.moments[0].change);
            }
            let last = open.turns.len() as u32 - 1;
            for at in [0, last / 2, last] {
                let language = Some("de".to_owned());
                let asked = AskMoment { record: record.clone(), at, language, ..AskMoment::default() };
                let info = irrgarten_api::look_at_moment(games(), &asked).unwrap();
                assert!(info.svg.is_some_and(|svg| svg.starts_with("<svg")));
                assert!(!info.offers.is_empty() || !info.chances.is_empty() || info.score.is_some());
            }
        }
    }
}

#[test]
fn every_moment_can_be_played_on_from_with_its_cards_or_with_others() {
    for entry in games().all() {
        let slug = entry.meta().slug;
        let record = playthroughs(slug).remove(0);
        let (open, _) = replay(&record, Eyes::Open);
        let moments = (0..).zip(&open.moments).filter(|(_, moment)| !moment.turn.is_empty());
        for (at, moment) in moments.step_by(3) {
            let eyes = Eyes::Seat(moment.turn[0]);
            for dice in [None, Some(1), Some(2)] {
                let asked = AskMoment { record: record.clone(), at, eyes, dice, ..AskMoment::default() };
                let position = irrgarten_api::look_at_moment(games(), &asked).unwrap().position;
                let begun = entry.begin_at(open.seats, &position);
                assert!(begun.is_ok(), "{slug}, moment {at}, {dice:?}: {position}");
            }
        }
    }
}
