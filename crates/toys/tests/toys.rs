//! The toys keep what games promise: else tests of others would find the toys' faults.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on has failed")]

use irrgarten_faces::{Entry, Level, Position, Reading};
use irrgarten_game::{Language, SearchRng, Seed, Turn, Viewer};
use irrgarten_toys::games;

/// Plays a game out and shows every position on its way.
fn play(entry: &dyn Entry, seats: u8, number: u64, each: &mut dyn FnMut(&dyn Position)) -> Box<dyn Position> {
    let seed: Seed = format!("toys {number}").parse().unwrap();
    let mut dice = SearchRng::new(number);
    let mut position = entry.deal(seats, &[], &seed).ok().unwrap();
    let mut draws = 0;
    loop {
        each(&*position);
        match position.turn() {
            Turn::Over(_) => return position,
            Turn::Chance => {
                position.draw_by_seed(&seed, draws).unwrap();
                draws += 1;
            }
            Turn::Decide(deciding) => {
                let seat = deciding.iter().next().unwrap();
                let action = position.suggest(seat, Level::Random, &mut dice).unwrap();
                let checked = position.check_action(seat, &action).unwrap();
                assert!(checked.is_offered(), "{action}");
                position.act(checked).unwrap();
            }
        }
    }
}

#[test]
fn games_end_and_everything_on_the_way_can_be_read_back() {
    for entry in games().all() {
        for seats in entry.meta().min_seats..=entry.meta().max_seats {
            let mut positions = 0;
            let end = play(*entry, seats, u64::from(seats), &mut |position| {
                positions += 1;
                let text = position.text();
                assert_eq!(games().read_open(&text).map(|again| again.text()).ok(), Some(text));
                for viewer in Viewer::all(seats) {
                    let seen = position.seen_by(viewer).text();
                    let again = match games().read(&seen) {
                        Ok(Reading::View(view)) => view.text(),
                        Ok(Reading::Open(position)) => position.text(),
                        Err(error) => panic!("{seen}: {error}"),
                    };
                    assert_eq!(again, seen);
                }
            });
            assert!(positions <= entry.meta().longest + 1, "{}: {positions} positions", entry.meta().slug);
            assert!(end.score().is_some());
            entry.replay(&end.record()).map(drop).unwrap();
        }
    }
}

#[test]
fn every_game_hides_something_and_a_view_is_enough_to_act() {
    for entry in games().all() {
        let mut hidden = 0;
        play(*entry, 2, 1, &mut |position| {
            for viewer in Viewer::all(2) {
                hidden += u32::from(position.seen_by(viewer).text().contains('?'));
                if let (Viewer::Seat(seat), Turn::Decide(seats)) = (viewer, position.turn()) {
                    let choice = position.mind(seat).choose(Level::Greedy, &|| false, &mut SearchRng::new(3));
                    assert_eq!(choice.is_some(), seats.has(seat));
                }
            }
        });
        assert!(hidden > 0, "{} hides nothing", entry.meta().slug);
    }
}

#[test]
fn settings_are_what_they_say() {
    for entry in games().all() {
        for setting in entry.settings() {
            for value in setting.values.describe().split('|').filter(|value| !value.contains("..")) {
                let options = [(setting.key.to_owned(), value.to_owned())];
                entry.deal(entry.usual_seats(), &options, &Seed([1; 32])).map(drop).unwrap();
            }
        }
        assert!(!entry.rulebook_source(Language::En).is_empty());
    }
}
