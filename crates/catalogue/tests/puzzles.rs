//! The puzzles that come with the games.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use irrgarten_catalogue::{games, puzzle_makers};
use irrgarten_faces::{Entry, Flaw, Lot, Puzzle, PuzzleMaker, PuzzleTry};
use irrgarten_game::{Language, Message};

/// Of these one is proved here; `irrgarten puzzle check` proves all.
const SAMPLE: usize = 100;
/// All of them together, so that nobody has to load much.
const LARGEST: usize = 1_500_000;

fn shipped(maker: &dyn PuzzleMaker) -> Vec<Puzzle> {
    Puzzle::all(maker.shipped()).unwrap_or_else(|(line, bad)| panic!("{}, line {line}: {bad}", maker.slug()))
}

#[test]
fn every_game_has_five_hundred_and_none_twice() {
    let mut size = 0;
    for maker in puzzle_makers().all() {
        let all = shipped(maker);
        let different: BTreeSet<&str> = all.iter().map(|puzzle| puzzle.position.as_str()).collect();
        assert!(
            different.len() >= 500 && different.len() == all.len(),
            "{}: {}",
            maker.slug(),
            different.len()
        );
        assert!(maker.themes().len() >= 2, "{}", maker.slug());
        for theme in maker.themes() {
            let count = all.iter().filter(|puzzle| puzzle.theme == *theme).count();
            assert!(count >= 20, "{}: {count} {theme}", maker.slug());
        }
        size += maker.shipped().len();
    }
    assert!(size < LARGEST, "{size} bytes");
}

#[test]
fn a_sample_is_proved_by_the_rules_alone() {
    for maker in puzzle_makers().all() {
        for puzzle in shipped(maker).iter().step_by(SAMPLE) {
            let proof = maker.prove(puzzle);
            assert!(proof.is_ok(), "{} {}: {}", maker.slug(), puzzle.id, proof.unwrap_err());
        }
    }
}

#[test]
fn a_proof_finds_what_is_wrong() {
    for maker in puzzle_makers().all() {
        let puzzle = shipped(maker).swap_remove(0);
        let broken = |change: fn(&mut Puzzle)| {
            let mut broken = puzzle.clone();
            change(&mut broken);
            maker.prove(&broken).unwrap_err()
        };
        assert_eq!(broken(|puzzle| puzzle.theme = "chess".to_owned()), Flaw::Theme);
        assert_eq!(broken(|puzzle| puzzle.position.push('x')), Flaw::Position);
        assert_eq!(broken(|puzzle| puzzle.best += 1), Flaw::NotBest);
        assert_eq!(broken(|puzzle| puzzle.solution[0] = "?".to_owned()), Flaw::Solution(0));
        assert_eq!(broken(|puzzle| puzzle.solution.clear()), Flaw::NotBest);
    }
}

#[test]
fn the_same_seed_makes_the_same_puzzles() {
    for maker in puzzle_makers().all() {
        let lot = |seed| {
            let most = &mut |lot: &Lot| match lot.looked_at {
                0..40 => ControlFlow::Continue(()),
                _ => ControlFlow::Break(()),
            };
            Lot::fill(maker, seed, 1, most).puzzles
        };
        assert_eq!(lot(7), lot(7), "{}", maker.slug());
    }
}

fn entry_of(maker: &dyn PuzzleMaker) -> &'static dyn Entry {
    games().find(maker.slug()).unwrap()
}

#[test]
fn solutions_solve_and_tries_that_end_otherwise_do_not() {
    for maker in puzzle_makers().all() {
        let entry = entry_of(maker);
        let mut lost = 0;
        for puzzle in shipped(maker).iter().step_by(SAMPLE) {
            for done in 0..=puzzle.solution.len() {
                let tried = entry.try_puzzle(puzzle, &puzzle.solution[..done]).unwrap();
                let is_whole = done == puzzle.solution.len();
                assert_eq!(tried.is_solved, is_whole, "{} {}", maker.slug(), puzzle.id);
                assert!(!tried.is_lost && tried.actions.is_empty() == is_whole);
                let next = tried.next.map(|next| next.action);
                assert_eq!(next.as_ref(), puzzle.solution.get(done), "{}", puzzle.id);
            }
            let mut line = Vec::new();
            let end: PuzzleTry = loop {
                let tried = entry.try_puzzle(puzzle, &line).unwrap();
                match tried.actions.last() {
                    Some(action) if line.len() < 12 => line.push(action.clone()),
                    _ => break tried,
                }
            };
            assert!(end.worth < puzzle.best || end.is_solved);
            lost += usize::from(end.is_lost);
        }
        assert!(lost > 0, "{}: nobody fails", maker.slug());
    }
}

#[test]
fn every_theme_is_named_in_every_language() {
    for maker in puzzle_makers().all() {
        for language in Language::ALL {
            let speaker = entry_of(maker).speaker(language);
            for theme in maker.themes() {
                for part in ["", ".task", ".fails", ".hint"] {
                    let key: &'static str = format!("puzzle-{theme}{part}").leak();
                    let message = Message::new(key).with("got", 1_usize).with("best", 2_usize);
                    assert!(speaker.can_say(&message), "{language}: {key}");
                }
            }
        }
    }
}
