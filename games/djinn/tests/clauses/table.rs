//! Positions for the tests, and what can be done with them.

use std::ops::ControlFlow;

pub(crate) use djinn::Table;
use djinn::{Action, Chance, Djinn, Options, Phase, Public, State};
use irrgarten_game::{ChanceRng, Game, Notation, Refusal as _, Seat, Seed, Settings as _, Stream, Turn};
use irrgarten_kit::Order;

pub(crate) const ONE: Seat = Seat::at(0);
pub(crate) const TWO: Seat = Seat::at(1);
pub(crate) const THREE: Seat = Seat::at(2);
pub(crate) const FOUR: Seat = Seat::at(3);

/// The table of the notation's example, seat 3 still racing; `more` are further fields.
pub(crate) fn race(more: &str) -> State {
    position(&format!(
        "djinn/1 n=3 round=2/4 roller=2 roll=G:O4 phase=race table=1,2 pile=18 discard=- \
         s1=2:05,12,13,22:-:w s2=0:01,18,20,25:-:w s3=0:07,16,17,30:-:w {more}"
    ))
}

/// Two seats and a number roll.
pub(crate) fn free(more: &str) -> State {
    position(&format!(
        "djinn/1 n=2 round=1/4 roller=1 roll=3 phase=race table=1 pile=24 discard=- \
         s1=0:01,12,16:-:w s2=0:05,13,22:-:w {more}"
    ))
}

pub(crate) fn position(text: &str) -> State {
    Djinn::read_position(text.trim()).unwrap_or_else(|bad| panic!("{text}: {bad}")).0
}

pub(crate) fn text(state: &State) -> String {
    Djinn::position(state, &Order::default())
}

pub(crate) fn options(settings: &[&str]) -> Options {
    let mut options = Options::default();
    for setting in settings {
        options.read(setting).unwrap();
    }
    options
}

pub(crate) fn dealt(seats: u8, settings: &[&str], number: u32) -> State {
    let seed: Seed = "clauses".parse().unwrap();
    Djinn::new_game(seats, options(settings), &mut ChanceRng::new(&seed, Stream::Chance(number)))
}

/// Plays the words of a record line by line.
pub(crate) fn play(state: &State, lines: &str) -> State {
    let mut next = *state;
    for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (seat, words) = line.split_once(' ').unwrap();
        let seat = Seat::read(seat, Djinn::seats(state)).unwrap();
        for word in words.split(' ') {
            for word in Djinn::unfold(&next, Some(seat), word) {
                step(&mut next, seat, &word);
            }
        }
    }
    next
}

fn step(state: &mut State, seat: Seat, word: &str) {
    if Djinn::turn(state) == Turn::Chance {
        let chance: Chance = word.parse().unwrap_or_else(|bad| panic!("{word}: {bad}"));
        let mut possible = false;
        Djinn::chances(state, &mut |drawn, _| possible |= drawn == chance);
        assert!(possible, "{word} cannot be drawn in {state:?}");
        Djinn::chance(state, chance);
    } else {
        let action: Action = word.parse().unwrap_or_else(|bad| panic!("{word}: {bad}"));
        Djinn::try_act(state, seat, action)
            .unwrap_or_else(|refusal| panic!("{word}: {refusal:?} in {state:?}"));
    }
}

/// The clause that forbids a seat this, if one does.
pub(crate) fn forbidden(state: &State, seat: Seat, action: &str) -> Option<&'static str> {
    Djinn::check(state, seat, action.parse().unwrap()).err().map(|refusal| refusal.clause())
}

pub(crate) fn actions(state: &State, seat: Seat) -> Vec<String> {
    let mut all = Vec::new();
    let _ = Djinn::actions(state, seat, &mut |action| {
        all.push(action.to_string());
        ControlFlow::Continue(())
    });
    all
}

pub(crate) fn chances(state: &State) -> Vec<(String, u32)> {
    let mut all = Vec::new();
    Djinn::chances(state, &mut |drawn, weight| all.push((drawn.to_string(), weight)));
    all
}

/// Draws the first of what can be drawn until somebody decides.
pub(crate) fn deal_all(state: &State) -> State {
    let mut state = *state;
    while Djinn::turn(&state) == Turn::Chance {
        let drawn = chances(&state)[0].0.parse().unwrap();
        Djinn::chance(&mut state, drawn);
    }
    state
}

/// A round in which all give up at once.
pub(crate) fn idle_round(state: &State) -> State {
    let (mut state, round) = (*state, state.public().round);
    while public(&state).phase != Phase::Over && public(&state).round == round {
        state = deal_all(&state);
        let Turn::Decide(seats) = Djinn::turn(&state) else { break };
        let seat = seats.iter().next().unwrap();
        let word = match public(&state).phase {
            Phase::Roll => "roll",
            Phase::Deal(_) => "go",
            _ => "pass",
        };
        Djinn::try_act(&mut state, seat, word.parse().unwrap()).unwrap();
    }
    state
}

pub(crate) fn public(state: &State) -> &Public {
    state.public()
}

pub(crate) fn points(state: &State) -> Vec<u16> {
    Djinn::points(state).unwrap().iter().copied().collect()
}

pub(crate) fn treasures(state: &State) -> Vec<u8> {
    public(state).treasures.iter().map(djinn::Treasure::value).collect()
}
