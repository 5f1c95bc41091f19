//! Properties of the list, and of every game in it.

use irrgarten_catalogue::games;
use irrgarten_game::{Seed, Turn};

#[test]
fn the_games_are_listed_by_name() {
    let slugs: Vec<_> = games().all().iter().map(|game| game.meta().slug).collect();
    assert!(slugs.is_sorted() && !slugs.is_empty());
    assert!(slugs.iter().all(|slug| games().find(slug).is_ok()));
}

/// The settings for people who share a device allow passing it around: not everybody races at once.
#[test]
fn what_is_passed_around_is_no_race_of_all_together() {
    let seed = Seed([1; 32]);
    for entry in games().all() {
        let options: Vec<_> =
            entry.passing().iter().map(|&(key, word)| (key.to_owned(), word.to_owned())).collect();
        let mut position = entry.deal(entry.usual_seats(), &options, &seed).ok().unwrap();
        for step in 0..40 {
            let race = position.race();
            assert!(!race.is_some_and(|race| race.together), "{}", entry.meta().slug);
            match position.turn() {
                Turn::Over(_) => break,
                Turn::Chance => drop(position.draw_by_seed(&seed, step).ok().unwrap()),
                Turn::Decide(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let action = position.actions(seat).first().cloned().unwrap();
                    drop(position.act_in_text(seat, &action).ok().unwrap());
                }
            }
        }
    }
}
