//! The fewest turns, compared with every line of the rules themselves.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use std::collections::HashSet;
use std::ops::ControlFlow;

use irrgarten_game::{ChanceRng, Fact, Game, Notation, Seat, Solution, Solver, Stream};
use towers::{Action, FirstSeat, Options, Order, State, Towers, Turns};

const T0: &str = "towers/1 std .a3J.a2H./54L34Kc3I31E72-/.73-.51-./92-63-a3-52-51F/.b4-.91-. 32G Ra1,Ge5 \
                  -|EJBACH,-|GLKFDI -- U,J DUDJDJUUDJUDDUDUJJJUJD - R.s -";

fn solve(words: &[&str]) -> Solution {
    Turns.solve(words).unwrap_or_else(|(nth, bad)| panic!("word {nth}: {bad}"))
}

/// What is told of the nth goal.
fn told(solution: &Solution, nth: usize) -> (Option<u64>, Vec<String>) {
    let Fact::List(goals) = &solution.facts["goals"] else { panic!("{solution:?}") };
    let Fact::Facts(goal) = &goals[nth] else { panic!("{solution:?}") };
    let turns = match goal["turns"] {
        Fact::Number(turns) => Some(turns),
        _ => None,
    };
    let Fact::List(line) = &goal["line"] else { return (turns, Vec::new()) };
    let word = |turn: &Fact| match turn {
        Fact::Text(turn) => turn.clone(),
        other => panic!("{other:?}"),
    };
    (turns, line.iter().map(word).collect())
}

#[test]
fn the_potion_of_the_vector_is_one_turn_away() {
    let solution = solve(&[T0]);
    let (turns, line) = told(&solution, 0);
    assert_eq!((turns, line.len()), (Some(1), 1));
    assert!(solution.text.starts_with("potion: 1 turn: s"), "{}", solution.text);
    assert!(solution.text.contains("\nrune stone: "), "{}", solution.text);
    // The same as twelve words, for a seat that is not on turn.
    let fields: Vec<&str> = T0.split(' ').chain(["seat=2"]).collect();
    assert!(solve(&fields).text.starts_with("key: "), "the target of seat 2");
}

#[test]
fn a_search_that_may_not_look_far_says_what_it_knows() {
    let solution = solve(&[T0, "seat=2", "positions=40"]);
    assert!(solution.text.contains("at least 2 turns, 40 positions looked at"), "{}", solution.text);
}

#[test]
fn what_is_not_asked_well_is_complained_about() {
    let hidden = T0.replace("U,J", "?1,J").replace("DUDJDJUUDJUDDUDUJJJUJD", "?22");
    for (words, nth, expected) in [
        (vec![], 0, "a position of towers"),
        (vec!["towers/1 std"], 0, "the board"),
        (vec![T0, "seat=3"], 1, "a seat from 1 to 2"),
        (vec![T0, "positions=many"], 1, "how many positions"),
        (vec![T0, "language=de"], 1, "seat=N or positions=MOST"),
        (vec![hidden.as_str()], 0, "hand of seat 1"),
    ] {
        let (at, bad) = Turns.solve(&words).unwrap_err();
        assert_eq!(at, nth, "{words:?}");
        assert!(bad.to_string().contains(expected), "{bad}");
    }
}

fn actions(state: &State, seat: Seat) -> Vec<Action> {
    let mut all = Vec::new();
    let _ = Towers::actions(state, seat, &mut |action| {
        all.push(action);
        ControlFlow::Continue(())
    });
    all
}

/// The seat again, with the cards it had: nobody else moves and nothing is drawn.
fn again(state: &State, seat: Seat) -> State {
    let text = Towers::position(state, &Order::default());
    let mut fields: Vec<String> = text.split(' ').map(str::to_owned).collect();
    fields[10] = format!("{}.s", state.public().colour(seat).letter());
    Towers::read_position(&fields.join(" ")).unwrap().0
}

/// Does the seat find its target within so many turns? The rules say so at every stop.
fn finds(state: &State, seat: Seat, turns: usize) -> bool {
    let mut seen = HashSet::new();
    for slide in actions(state, seat) {
        let mut slid = *state;
        Towers::act(&mut slid, seat, slide);
        for action in actions(&slid, seat) {
            let mut moved = slid;
            Towers::act(&mut moved, seat, action);
            if moved.public().found(seat) != state.public().found(seat) {
                return true;
            }
            let next = again(&moved, seat);
            if turns > 1 && seen.insert(next) && finds(&next, seat, turns - 1) {
                return true;
            }
        }
    }
    false
}

#[test]
fn no_fewer_turns_lead_there_and_every_line_can_be_played() {
    let red = Seat::at(0);
    let (mut ones, mut more) = (0, 0);
    for number in 0..40 {
        let seed = format!("solve {number}").parse().unwrap();
        let options = Options { first: FirstSeat::Seat(red), ..Options::default() };
        let state = Towers::new_game(2, options, &mut ChanceRng::new(&seed, Stream::Setup));
        let solution = solve(&[&Towers::position(&state, &Order::default())]);
        let (turns, line) = told(&solution, 0);
        let turns = turns.unwrap_or_else(|| panic!("{}", solution.text)) as usize;
        assert_eq!(line.len(), turns);
        let mut played = state;
        for (nth, turn) in line.iter().enumerate() {
            if nth > 0 {
                played = again(&played, red);
            }
            for word in turn.split(' ') {
                let action = word.parse().unwrap();
                Towers::try_act(&mut played, red, action).unwrap_or_else(|no| panic!("{word}: {no:?}"));
            }
        }
        assert_eq!(played.public().found(red).len(), 1, "{}", solution.text);
        if turns == 1 {
            ones += 1;
        } else {
            more += 1;
            assert!(!finds(&state, red, turns - 1), "{}", solution.text);
        }
    }
    assert!(ones > 0 && more > 0, "{ones} near, {more} far");
}
