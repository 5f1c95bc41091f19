//! Positions for the tests: the maze of vector V0, with everything else as a test needs it.

use std::ops::ControlFlow;

use irrgarten_game::{ChanceRng, Game, Notation, Refusal as _, Seat, Seed, Stream};
use paintings::{Action, Options, Painting, Paintings, Square, State};

pub(crate) const RED: Seat = Seat::at(0);
pub(crate) const GREEN: Seat = Seat::at(1);

/// ```text
///     a  b  c  d  e  f  g
///  1  ┌  └N ┬  ─L ┬  └K ┐
///  2  ├I ┘1 ┘2 └F │T ┐R │8
///  3  ├  │3 ├  ─4 ┬  ▒D ┤
///  4  ▒J │7 └V ┘S │P │9 ┴A
///  5  ├  ┴U ┴  ┤M ┤  ─5 ┤
///  6  ┴Q │H │6 └C ┐B ┐W ┘G
///  7  └  ┬E ┴  ┐0 ┴  │X ┘
/// ```
pub(crate) const BOARD: &str =
    ".3N.aL.3K./7I91923F5TcR58/.53.a4.~D./~J573V9S5P59bA/.bU.dM.a5./bQ5H563CcBcW9G/.eE.c0.5X.";
pub(crate) const BOOK: &str =
    "?A+O,B+3,BG>Y,E2,E4,E6,GY>R,I+W,L+0,Nb,Nd,Nf,Q+G,R+6,RB>G,Sb,Sd,Sf,T+9,W2,W4,W6,YR>B";

/// Fields of a position, as they are written.
#[derive(Clone, Copy)]
pub(crate) struct Table {
    pub(crate) mode: &'static str,
    pub(crate) board: &'static str,
    pub(crate) spare: &'static str,
    pub(crate) pawns: &'static str,
    pub(crate) tableaus: &'static str,
    pub(crate) abilities: &'static str,
    pub(crate) turn: &'static str,
    pub(crate) latest: &'static str,
    /// Empty: all cards that lie on no tableau.
    pub(crate) pile: &'static str,
    pub(crate) book: &'static str,
    pub(crate) more: &'static str,
}

/// V0, with piles whose order is not known.
pub(crate) const TABLE: Table = Table {
    mode: "intro",
    board: BOARD,
    spare: "O",
    pawns: "Ra1,Gg7",
    tableaus: "LQ,JW",
    abilities: "SR,SR",
    turn: "R.1.0",
    latest: "-",
    pile: "",
    book: BOOK,
    more: "",
};

impl Table {
    pub(crate) fn text(&self) -> String {
        let Table { mode, board, spare, pawns, tableaus, abilities, turn, latest, pile, book, more } = self;
        let all: String = ('A'..='X').filter(|letter| !tableaus.contains(*letter)).collect();
        let pile = if pile.is_empty() { format!("?{all}") } else { (*pile).to_owned() };
        let text = format!(
            "paintings/1 {mode} {board} {spare} {pawns} {tableaus} {abilities} {turn} {latest} {pile} {book} {more}"
        );
        text.trim_end().to_owned()
    }

    pub(crate) fn state(&self) -> State {
        position(&self.text())
    }

    /// What is wrong with it.
    pub(crate) fn complaint(&self) -> String {
        match Paintings::read_position(&self.text()) {
            Ok((state, _)) => panic!("{state:?} is a position"),
            Err(bad) => bad.to_string(),
        }
    }
}

pub(crate) fn position(text: &str) -> State {
    Paintings::read_position(text).unwrap_or_else(|bad| panic!("{text}: {bad}")).0
}

pub(crate) fn dealt(seats: u8, options: Options, number: u32) -> State {
    let seed: Seed = "clauses".parse().expect("a word is a seed");
    Paintings::new_game(seats, options, &mut ChanceRng::new(&seed, Stream::Chance(number)))
}

/// The clause that forbids this to the seat on turn, if one does.
pub(crate) fn forbidden(state: &State, action: &str) -> Option<&'static str> {
    forbidden_to(state, state.public().stage.mover().unwrap_or(RED), action)
}

pub(crate) fn forbidden_to(state: &State, seat: Seat, action: &str) -> Option<&'static str> {
    let action = action.parse().unwrap_or_else(|bad| panic!("{action}: {bad}"));
    Paintings::check(state, seat, action).err().map(|refusal| refusal.clause())
}

/// Plays actions of the seat on turn, and what is turned up.
pub(crate) fn play(mut state: State, words: &str) -> State {
    for word in words.split(' ') {
        if let Ok(drawn) = word.parse() {
            let before = state;
            Paintings::chance(&mut state, drawn);
            assert!(state != before, "{word} cannot be drawn");
            continue;
        }
        let seat = state.public().stage.mover().expect("a running game");
        Paintings::try_act(&mut state, seat, word.parse().unwrap())
            .unwrap_or_else(|refusal| panic!("{word}: {refusal:?}"));
    }
    state
}

/// The position after the thief has done what this page says.
pub(crate) fn after_page(table: &Table, page: &str) -> State {
    play(Table { turn: "R.p", ..*table }.state(), &format!("read={page}"))
}

pub(crate) fn actions(state: &State) -> Vec<String> {
    let mut all = Vec::new();
    let seat = state.public().stage.mover().expect("a running game");
    let _ = Paintings::actions(state, seat, &mut |action: Action| {
        all.push(action.to_string());
        ControlFlow::Continue(())
    });
    all.sort();
    all
}

/// The offered actions that begin like this, without the beginning.
pub(crate) fn offered(state: &State, beginning: &str) -> Vec<String> {
    let all = actions(state).into_iter();
    all.filter_map(|action| action.strip_prefix(beginning).map(str::to_owned)).collect()
}

/// A field of the position's text.
pub(crate) fn field(state: &State, number: usize) -> String {
    format!("{state:?}").split(' ').nth(number - 1).unwrap().to_owned()
}

/// What lies in this place of a row of the board's text: fixed fields are dots.
pub(crate) fn row(state: &State, number: usize) -> String {
    field(state, 3).split('/').nth(number - 1).unwrap().to_owned()
}

pub(crate) fn square(text: &str) -> Square {
    Square::read(&mut irrgarten_kit::Cursor::new(text)).unwrap()
}

pub(crate) fn pawn(state: &State, seat: Seat) -> String {
    state.public().pawns[seat].to_string()
}

pub(crate) fn spare(state: &State) -> char {
    state.board().set().mark(state.board().spare()).letter()
}

/// The letters of a seat's tableau.
pub(crate) fn tableau(state: &State, seat: Seat) -> String {
    state.public().tableaus[seat].iter().map(|card| card.map_or('-', Painting::letter)).collect()
}

/// Movements left and paintings collected in this turn.
pub(crate) fn act(state: &State) -> (u8, u8) {
    match state.public().stage {
        paintings::Stage::Act { moves, collected, .. } => (moves, collected),
        other => panic!("{other:?}"),
    }
}
