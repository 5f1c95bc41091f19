//! The fewest turns, compared with every line of the rules themselves.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use std::collections::HashSet;
use std::ops::ControlFlow;

use irrgarten_game::{ChanceRng, Fact, Game, Notation, Seat, Solution, Solver, Stream};
use paintings::{Ability, Action, Mode, Options, Painting, Paintings, State, Turns};

const V0: &str = "paintings/1 intro .3N.aL.3K./7I91923F5TcR58/.53.a4.~D./~J573V9S5P59bA/.bU.dM.a5./bQ5H563CcBcW9G/.eE.c0.5X. \
                  O Ra1,Gg7 LQ,JW SR,SR R.1.0 - CURHXDAEFOMNGTKSPIBV \
                  W6,W4,E6,Nf,E2,Sb,B+3,I+W,R+6,Nd,L+0,T+9,Q+G,A+O,RB>G,YR>B,E4,GY>R,W2,Nb,BG>Y,Sf,Sd";
const RED: Seat = Seat::at(0);

fn solve(words: &[&str]) -> Solution {
    Turns.solve(words).unwrap_or_else(|(nth, bad)| panic!("word {nth}: {bad}"))
}

/// What is told of the nth goal: turns, at least so many, the line.
fn told(solution: &Solution, nth: usize) -> (Option<u64>, u64, Vec<String>) {
    let Fact::List(goals) = &solution.facts["goals"] else { panic!("{solution:?}") };
    let Fact::Facts(goal) = &goals[nth] else { panic!("{solution:?}") };
    let number = |key: &str| match goal[key] {
        Fact::Number(number) => Some(number),
        _ => None,
    };
    let line = match &goal["line"] {
        Fact::List(turns) => turns.iter().map(|turn| serde_json::to_value(turn).unwrap()).collect(),
        _ => Vec::new(),
    };
    let line = line.iter().map(|turn| turn.as_str().unwrap().to_owned()).collect();
    (number("turns"), number("at_least").unwrap(), line)
}

fn text(state: &State) -> String {
    Paintings::view_text(&<Paintings as irrgarten_game::Presentation>::lay_open(state))
}

/// Red is on turn in a new deal.
fn deal(number: u32, mode: Mode, ability: Option<Ability>) -> State {
    let abilities = [ability, None, None, None];
    let first = paintings::FirstSeat::Seat(RED);
    let options = Options { mode, abilities, first, ..Options::default() };
    let seed = format!("solve {number}").parse().unwrap();
    let mut state = Paintings::new_game(2, options, &mut ChanceRng::new(&seed, Stream::Setup));
    Paintings::act(&mut state, RED, Action::Read);
    let page =
        irrgarten_game::draw::<Paintings>(&state, &mut ChanceRng::new(&seed, Stream::Chance(0))).unwrap();
    Paintings::chance(&mut state, page);
    state
}

fn collected(state: &State, painting: Painting) -> bool {
    !state.public().tableaus[RED].contains(&Some(painting))
}

/// Red is on turn again: nobody else moves, and nothing is drawn.
fn again(state: &State) -> State {
    let mut fields: Vec<String> = text(state).split(' ').map(str::to_owned).collect();
    fields[6] = fields[6].to_ascii_uppercase();
    // A position without the cards of a turn in which nothing was collected would be refused.
    let cards = state.public().tableaus[RED].into_iter().flatten().count();
    fields[7] = format!("R.1.{}", 2 - cards);
    Paintings::read_position(&fields.join(" ")).unwrap().0
}

/// Everything that can be collected within the turn, by trying everything.
fn within_a_turn(start: &State) -> HashSet<Painting> {
    let cards: Vec<Painting> = start.public().tableaus[RED].into_iter().flatten().collect();
    let (mut seen, mut open, mut found) = (HashSet::from([*start]), vec![*start], HashSet::new());
    while let Some(state) = open.pop() {
        found.extend(cards.iter().copied().filter(|&card| collected(&state, card)));
        let _ = Paintings::actions(&state, RED, &mut |action| {
            let mut after = state;
            Paintings::act(&mut after, RED, action);
            if action != Action::End && seen.insert(after) {
                open.push(after);
            }
            ControlFlow::Continue(())
        });
    }
    found
}

#[test]
fn both_paintings_of_the_vector_are_one_turn_away() {
    let solution = solve(&[V0]);
    for nth in 0..2 {
        let (turns, at_least, line) = told(&solution, nth);
        assert_eq!((turns, at_least, line.len()), (Some(1), 1, 1), "{}", solution.text);
    }
    assert!(solution.text.starts_with("L snake: 1 turn: "), "{}", solution.text);
    assert_eq!(solution.facts["complete"], Fact::Flag(true));
    assert_eq!(solution.facts["seat"], Fact::Number(1));
}

/// What is said to take one turn can be done in one, and what is said to take more cannot.
#[test]
fn one_turn_is_told_from_more() {
    let mut both = [0, 0];
    for (nth, ability) in Ability::ALL.into_iter().enumerate() {
        for number in 0..if ability == Ability::Rotate { 2 } else { 6 } {
            let mode = if number % 2 == 0 { Mode::Basic } else { Mode::Expert };
            let state = deal(number + 100 * nth as u32, mode, Some(ability));
            let possible = within_a_turn(&state);
            let solution = solve(&[&text(&state), "positions=20000"]);
            for (nth, card) in state.public().tableaus[RED].into_iter().flatten().enumerate() {
                let (turns, at_least, _) = told(&solution, nth);
                assert_eq!(turns == Some(1), possible.contains(&card), "{state:?}: {}", solution.text);
                assert_eq!(at_least == 1, possible.contains(&card), "{}", solution.text);
                both[usize::from(turns == Some(1))] += 1;
            }
        }
    }
    assert!(both.iter().all(|&count| count > 10), "{both:?}");
}

/// Every line is allowed, as long as it says, and collects the painting with its last action.
#[test]
fn lines_can_be_played() {
    let mut longer = 0;
    for number in 0..20 {
        let state = deal(1000 + number, Mode::Expert, None);
        let solution = solve(&[&text(&state), "positions=200000"]);
        for (nth, card) in state.public().tableaus[RED].into_iter().flatten().enumerate() {
            let (turns, at_least, line) = told(&solution, nth);
            let Some(turns) = turns.filter(|_| at_least < 3) else { continue };
            longer += usize::from(turns > 1);
            assert_eq!((turns, at_least), (line.len() as u64, line.len() as u64));
            let mut state = state;
            for turn in &line {
                assert!(!collected(&state, card));
                for word in turn.split(' ').filter(|word| *word != "nothing") {
                    let action: Action = word.parse().unwrap();
                    Paintings::try_act(&mut state, RED, action).unwrap_or_else(|no| panic!("{word}: {no:?}"));
                }
                if !collected(&state, card) {
                    state = again(&state);
                }
            }
            assert!(collected(&state, card), "{}", solution.text);
        }
    }
    assert!(longer > 0, "some lines have two turns");
}

#[test]
fn what_is_wrong_is_told_by_its_word() {
    let complain = |words: &[&str]| Turns.solve(words).map(|_| ()).unwrap_err();
    assert_eq!(complain(&[]).0, 0);
    assert_eq!(complain(&[V0, "seat=3"]).0, 1);
    assert_eq!(complain(&[V0, "positions=many"]).0, 1);
    assert_eq!(complain(&[V0, "seats=2"]).0, 1);
    let (nth, bad) = complain(&[&V0.replace("~J", "~?")]);
    assert_eq!(nth, 0);
    assert!(bad.to_string().contains("every face-down tile has a name"), "{bad}");
}

#[test]
fn little_time_gives_a_bound() {
    let solution = solve(&[V0, "positions=1", "seat=2"]);
    assert_eq!(solution.facts["complete"], Fact::Flag(false));
    assert!(solution.text.contains("at least 1 turns, 1 positions looked at"), "{}", solution.text);
}
