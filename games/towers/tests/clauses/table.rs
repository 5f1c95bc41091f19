//! Positions for the tests: the maze of vector T0, with everything else as a test needs it.

use std::ops::ControlFlow;

use irrgarten_game::{ChanceRng, Game, Notation, Refusal as _, Seat, Seed, Stream};
use towers::{Action, Options, State, Towers};

pub(crate) const RED: Seat = Seat::at(0);
pub(crate) const GREEN: Seat = Seat::at(1);

/// ```text
///      a    b    c    d    e
///  1  ┌1   ─3J  ┬2A  ─2H  ┐1
///  2  │4L  └4K  ┐3I  └1E  ├2
///  3  ├3D  ├3   ┼5*  │1   ┤3B
///  4  ┘2   ┌3   ─3   │2   │1F
///  5  └1   ┴4   ┴2C  ┘1   ┘1
/// ```
const BOARD: &str = ".a3J.a2H./54L34Kc3I31E72-/.73-.51-./92-63-a3-52-51F/.b4-.91-. 32G";

/// Fields of a position, as they are written.
#[derive(Clone, Copy)]
pub(crate) struct Table {
    pub(crate) rule: &'static str,
    pub(crate) pawns: &'static str,
    pub(crate) treasures: &'static str,
    pub(crate) runes: &'static str,
    pub(crate) hands: &'static str,
    pub(crate) discard: &'static str,
    pub(crate) turn: &'static str,
    pub(crate) barred: &'static str,
    pub(crate) more: &'static str,
}

/// T0.
pub(crate) const TABLE: Table = Table {
    rule: "std",
    pawns: "Ra1,Ge5",
    treasures: "-|EJBACH,-|GLKFDI",
    runes: "--",
    hands: "U,J",
    discard: "-",
    turn: "R.s",
    barred: "-",
    more: "",
};

impl Table {
    pub(crate) fn text(&self) -> String {
        let Table { rule, pawns, treasures, runes, hands, discard, turn, barred, more } = self;
        let cards = |text: &str| text.matches(|letter: char| letter.is_ascii_uppercase()).count();
        let deck = match 24 - cards(hands) - cards(discard) {
            0 => "-".to_owned(),
            left => format!("?{left}"),
        };
        let text = format!(
            "towers/1 {rule} {BOARD} {pawns} {treasures} {runes} {hands} {deck} {discard} {turn} {barred} {more}"
        );
        text.trim_end().to_owned()
    }

    pub(crate) fn state(&self) -> State {
        position(&self.text())
    }
}

pub(crate) fn position(text: &str) -> State {
    Towers::read_position(text).unwrap_or_else(|bad| panic!("{text}: {bad}")).0
}

pub(crate) fn text(state: &State) -> String {
    format!("{state:?}")
}

pub(crate) fn dealt(seats: u8, options: Options, number: u32) -> State {
    Towers::new_game(seats, options, &mut dealer(number))
}

pub(crate) fn dealer(number: u32) -> ChanceRng {
    let seed: Seed = "clauses".parse().expect("a word is a seed");
    ChanceRng::new(&seed, Stream::Chance(number))
}

/// The clause that forbids whoever is on turn this, if one does.
pub(crate) fn forbidden(state: &State, action: &str) -> Option<&'static str> {
    forbidden_to(state, state.public().stage.mover().unwrap_or(RED), action)
}

pub(crate) fn forbidden_to(state: &State, seat: Seat, action: &str) -> Option<&'static str> {
    let action = action.parse().unwrap_or_else(|bad| panic!("{action}: {bad}"));
    Towers::check(state, seat, action).err().map(|refusal| refusal.clause())
}

/// Plays actions and draws of whoever is on turn.
pub(crate) fn play(mut state: State, words: &[&str]) -> State {
    for word in words {
        if let Ok(drawn) = word.parse() {
            Towers::chance(&mut state, drawn);
            continue;
        }
        let seat = state.public().stage.mover().expect("a running game");
        Towers::try_act(&mut state, seat, word.parse().unwrap())
            .unwrap_or_else(|refusal| panic!("{word}: {refusal:?}"));
    }
    state
}

pub(crate) fn actions(state: &State) -> Vec<String> {
    let mut all = Vec::new();
    let seat = state.public().stage.mover().expect("a running game");
    let _ = Towers::actions(state, seat, &mut |action: Action| {
        all.push(action.to_string());
        ControlFlow::Continue(())
    });
    all.sort();
    all
}

/// The card sets offered for a goal.
pub(crate) fn prices(state: &State, goal: &str) -> Vec<String> {
    let all = actions(state).into_iter();
    all.filter_map(|action| action.strip_prefix(&format!("m{goal}")).map(str::to_owned)).collect()
}
