//! Grades that a loser believes: how accurate the built-in bots are, from play at random to the owl. `irrgarten grades`
//! does the same with more games.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::thread;

use irrgarten_catalogue::games;
use irrgarten_faces::arena::{ArenaDeal, Contender};
use irrgarten_faces::{Character, Entry, Level};

/// Enough for bots that are two levels apart.
const DEALS: u64 = 2;

/// The mean accuracy of a table of one kind.
fn accuracy(entry: &dyn Entry, level: Level) -> f32 {
    let table = vec![Contender::of(level); entry.usual_seats().into()];
    let games = (0..DEALS).map(|deal| entry.graded(&table, &[], &ArenaDeal::numbered(deal)).unwrap());
    let all: Vec<f32> = games.flatten().filter_map(|review| review.accuracy).collect();
    all.iter().sum::<f32>() / all.len() as f32
}

#[test]
fn accuracy_rises_from_play_at_random_to_the_owl_in_every_game() {
    let levels: Vec<Level> =
        [Level::Random].into_iter().chain(Character::ALL.map(Level::Character)).collect();
    thread::scope(|scope| {
        for &entry in games().all() {
            let levels = &levels;
            scope.spawn(move || {
                let told: Vec<f32> = levels.iter().map(|&level| accuracy(entry, level)).collect();
                let slug = entry.meta().slug;
                assert!(told[0] < 25.0, "{slug}: random play has {told:?}");
                assert!(told[levels.len() - 1] > 90.0, "{slug}: the owl has {told:?}");
                assert!(told.windows(3).all(|rungs| rungs[0] < rungs[2]), "{slug}: {told:?}");
                assert!(told[0] < told[1], "{slug}: a mouse is better than chance: {told:?}");
            });
        }
    });
}
