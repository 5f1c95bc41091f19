//! Puzzles are made, solved, and refused when they are none.

use super::*;

#[test]
fn a_puzzle_made_here_is_solved_in_the_turns_it_was_made_for() {
    for (extent, depth) in [("5", "1"), ("7", "2"), ("9", "3"), ("13", "2")] {
        let puzzle = prints(&["puzzle", "maze", "--extent", extent, "--depth", depth, "--seed", "5"], "");
        let told = prints(&["solve", "maze", "-", "--json"], &puzzle);
        assert!(told.contains(&format!("\"turns\":{depth},")), "{told}");
        let plain = prints(&["solve", "maze", "-"], &puzzle);
        let line = plain.trim_end().rsplit_once(": ").map(|(_, line)| line.split(' ').count());
        assert_eq!(line.map(|turns| turns.to_string()).as_deref(), Some(depth), "{plain}");
    }
}

#[test]
fn without_time_the_answer_is_what_is_known() {
    let puzzle = prints(&["puzzle", "maze", "--depth", "2"], "");
    assert!(prints(&["solve", "maze", "-", "--budget", "0"], &puzzle).contains("at least 1 turns"));
}

#[test]
fn a_file_that_is_no_puzzle_is_refused() {
    let puzzle = prints(&["puzzle", "maze"], "");
    let said = complains(&["solve", "maze", "-"], puzzle.replacen("7 1", "8 1", 1));
    assert!(said.starts_with("-: \"8 1\" in line 2: expected an odd extent"), "{said}");
    assert!(complains(&["solve", "maze"], "").contains("a file with a puzzle is missing"));
    assert!(complains(&["solve", "maze", "no/such/file"], "").starts_with("no/such/file: "));
    assert_eq!(complains(&["puzzle", "maze", "--extent", "8"], ""), "--extent 8: expected 5, 7, 9, 11 or 13");
    assert_eq!(complains(&["puzzle", "maze", "--depth", "9"], ""), "--depth 9: expected 1 to 5");
    assert!(
        complains(&["solve", "djinn", "--budget", "3"], "")
            .starts_with("--budget: djinn is answered at once")
    );
}

#[test]
fn puzzles_of_a_game_are_made_and_proved() {
    let djinn = || run(&["puzzle", "make", "djinn", "--count", "2", "--seed", "1"], "");
    let Ran { stdout: made, stderr: rate, code } = djinn();
    assert_eq!(code, Some(0), "{rate}");
    assert!(rate.contains("2 puzzles from") && rate.contains("a second"), "{rate}");
    assert_eq!(made, djinn().stdout);
    assert_eq!(made.lines().filter(|line| line.contains(" | djinn/1 ")).count(), 2, "{made}");
    let proved = prints(&["puzzle", "check", "djinn", "--every", "200"], "");
    assert!(proved.contains("0 twice, 3 proved"), "{proved}");
    assert!(complains(&["puzzle", "make", "chess"], "").contains("chess"));
    assert!(complains(&["puzzle", "check", "--every", "0"], "").contains("--every 0"));
}
