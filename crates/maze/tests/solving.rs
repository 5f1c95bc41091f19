//! Compares the fast search with a slow one, on generated puzzles.

use std::ops::ControlFlow;

use irrgarten_maze::{Board, EXTENTS, EnteredTurn, Puzzle, SolveResult, generate, solve};
use proptest::prelude::*;

fn go_on(_: usize, _: u64) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn puzzle(extent: usize, turns: usize, seed: u64) -> Puzzle {
    generate(extent, turns, seed, &mut |_| ControlFlow::Continue(())).expect("nobody stops it")
}

fn line_of(puzzle: &Puzzle) -> Vec<irrgarten_maze::MazeTurn> {
    let answer = solve(puzzle, 6, &mut go_on);
    let line = if let SolveResult::Fewest { line, .. } = answer { Some(line) } else { None };
    line.expect("six turns are enough")
}

/// Tries every push and every walk to this depth.
fn can_be_done(board: &Board, turns: usize) -> bool {
    if board.solved() {
        return true;
    }
    turns > 0
        && board.pushes().into_iter().any(|(side, line, enters)| {
            let mut pushed = board.clone();
            pushed.push(side, line, enters).expect("a push of the list");
            pushed.reachable().into_iter().any(|square| {
                let mut walked = pushed.clone();
                walked.walk(square).expect("a reachable square");
                can_be_done(&walked, turns - 1)
            })
        })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// To a depth of two turns everything is tried the slow way: the result is the same, also if there is no
    /// solution.
    #[test]
    fn the_fewest_turns_are_those_of_the_slow_search(extent in prop::sample::select(&EXTENTS[..3]), seed: u64) {
        for turns in 1..=3 {
            let puzzle = puzzle(extent, turns, seed);
            let board = Board::new(&puzzle);
            prop_assert_eq!(can_be_done(&board, 1), turns == 1, "{}", puzzle);
            if extent < 9 {
                prop_assert_eq!(can_be_done(&board, 2), turns <= 2, "{}", puzzle);
            }
        }
    }

    #[test]
    fn every_solution_leads_to_the_objective(extent in prop::sample::select(&EXTENTS[..]), turns in 1..=4_usize, seed: u64) {
        let turns = if extent == 5 { turns.min(3) } else { turns };
        let puzzle = puzzle(extent, turns, seed);
        let line = line_of(&puzzle);
        prop_assert_eq!(line.len(), turns);
        let mut board = Board::new(&puzzle);
        for turn in line {
            prop_assert!(!board.solved());
            prop_assert_eq!(board.play(turn), Ok(()), "{} {}", turn, puzzle);
        }
        prop_assert!(board.solved());
    }

    #[test]
    fn a_file_round_trips(extent in prop::sample::select(&EXTENTS[..]), seed: u64) {
        let puzzle = puzzle(extent, 1, seed);
        prop_assert_eq!(puzzle.to_string().parse(), Ok(puzzle));
    }

    /// A changed file is either read or refused.
    #[test]
    fn a_mangled_file_does_no_harm(seed: u64, at in 0..900_usize, letter: char) {
        let text = puzzle(7, 1, seed).to_string();
        let mangled: String =
            text.chars().enumerate().map(|(nth, kept)| if nth == at { letter } else { kept }).collect();
        if let Ok(puzzle) = mangled.parse::<Puzzle>() {
            solve(&puzzle, 2, &mut go_on);
        }
    }
}

#[test]
fn the_same_seed_makes_the_same_puzzle() {
    assert_eq!(puzzle(9, 3, 7), puzzle(9, 3, 7));
    assert_ne!(puzzle(9, 3, 7), puzzle(9, 3, 8));
}

#[test]
fn an_objective_on_the_spare_tile_comes_in_with_it() {
    let text = puzzle(7, 2, 1).to_string();
    let (rest, _) = text.trim_end().rsplit_once('\n').expect("lines");
    let spare: Puzzle = format!("{rest}\n-1 -1\n").parse().expect("a puzzle");
    let line = line_of(&spare);
    let mut board = Board::new(&spare);
    for turn in &line {
        board.play(*turn).expect("a turn");
    }
    assert!(board.solved());
    assert!(!can_be_done(&Board::new(&spare), line.len() - 1), "{spare}");
}

#[test]
fn a_budget_ends_the_search_with_what_is_known() {
    let puzzle = puzzle(13, 4, 3);
    let answer = solve(&puzzle, 6, &mut |turns, _| match turns {
        1..=3 => ControlFlow::Continue(()),
        _ => ControlFlow::Break(()),
    });
    assert!(matches!(answer, SolveResult::AtLeast { turns: 4, .. }), "{answer:?}");
    assert!(matches!(solve(&puzzle, 2, &mut go_on), SolveResult::AtLeast { turns: 3, .. }));
}

#[test]
fn a_wrong_file_is_refused_with_the_line() {
    let text = puzzle(7, 1, 1).to_string();
    let lines: Vec<&str> = text.lines().collect();
    let with = |nth: usize, line: &str| {
        let mut lines = lines.clone();
        lines[nth] = line;
        lines.join("\n").parse::<Puzzle>().expect_err(line).to_string()
    };
    assert_eq!(
        with(1, "8 1"),
        r#""8 1" in line 2: expected an odd extent from 5 to 13 and the number of players, 1 to 4"#
    );
    assert_eq!(with(30, "X"), r#""X" in line 31: expected openings such as NES"#);
    assert_eq!(with(31, "7 0"), r#""7 0" in line 32: expected row and column of a square, both from 0 to 6"#);
    assert!(with(2, "###|").contains("7 tiles"));
    assert!(
        lines[..32]
            .join("\n")
            .parse::<Puzzle>()
            .expect_err("cut")
            .to_string()
            .starts_with("the end in line 33")
    );
}

#[test]
fn a_turn_is_read_as_it_is_written_and_nothing_else_is() {
    let puzzle = puzzle(7, 3, 5);
    for turn in line_of(&puzzle) {
        let EnteredTurn { push, to } = turn.to_string().parse().unwrap();
        assert_eq!(
            (push.side, push.line, push.enters, to),
            (turn.side, turn.line, turn.enters, Some(turn.to))
        );
        assert_eq!(push.to_string().parse(), Ok(EnteredTurn { push, to: None }));
    }
    for wrong in
        ["", "N", "nb+6", "Nb", "Nb+", "Nb+0", "N2+6", "Eb+6", "E0+6", "E14+6", "Nb+6>", "Nb+6>n1", "Nb+6 "]
    {
        assert!(wrong.parse::<EnteredTurn>().is_err(), "{wrong:?}");
    }
}
