//! The rulebooks of all games: their order, their examples, their figures.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod examples;
mod figures;
mod outline;
mod pages;

use irrgarten_catalogue::games;
use irrgarten_faces::{Entry, clauses};
use irrgarten_game::Language;

/// Every game in every language, with the book as it was written.
fn books() -> impl Iterator<Item = (&'static dyn Entry, Language, &'static str)> {
    let all = games().all().iter();
    all.flat_map(|&game| Language::ALL.map(|language| (game, language, game.rulebook_source(language))))
}

/// Fails with everything that is wrong, not only with the first.
fn assert_none(wrong: &[String]) {
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_language_has_the_same_clauses_in_the_same_order() {
    for game in games().all() {
        let ids = |language| clauses(game.rulebook_source(language)).collect::<Vec<_>>();
        let english = ids(Language::En);
        assert!(english.len() > 5);
        for language in Language::ALL {
            assert_eq!(ids(language), english, "{} in {language}", game.meta().slug);
        }
    }
}
