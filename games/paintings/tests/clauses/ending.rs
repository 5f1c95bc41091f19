//! P-END, P-WIN, P-LOSE, P-BASIC, P-EXP.

use irrgarten_game::{Game as _, Notation as _, Outcome, Seat, Settings as _, Turn};
use paintings::{Ability, Mode, Options, Order, Paintings, Stage};

use crate::table::{GREEN, RED, TABLE, Table, act, dealt, field, forbidden, offered, pawn, play, tableau};

#[test]
fn p_end_01_as_many_cards_as_were_collected() {
    let state = play(Table { tableaus: "IL,JW", ..TABLE }.state(), "rb1=6 ma2 md1 end");
    assert_eq!((field(&state, 8).as_str(), Paintings::turn(&state)), ("R.d.2", Turn::Chance));
    assert_eq!(forbidden(&state, "end"), Some("P-END-01"));
    let drawn = play(state, "+C +A");
    assert_eq!((tableau(&drawn, RED).as_str(), drawn.public().stage), ("CA", Stage::Read(GREEN)));
    // A gap is filled from the left, none is drawn for nothing, and an empty pile does no harm.
    let gap = play(Table { tableaus: "LI,JW", ..TABLE }.state(), "ma2 end +C");
    assert_eq!(tableau(&gap, RED), "LC");
    assert_eq!(play(TABLE.state(), "end").public().stage, Stage::Read(GREEN));
    let last = play(Table { tableaus: "IL,JW", pile: "?C", ..TABLE }.state(), "rb1=6 ma2 md1 end +C");
    assert_eq!((tableau(&last, RED).as_str(), last.public().stage), ("C-", Stage::Read(GREEN)));
    let none = play(Table { tableaus: "IL,JW", pile: "-", ..TABLE }.state(), "ma2 end");
    assert_eq!((tableau(&none, RED).as_str(), none.public().stage), ("-L", Stage::Read(GREEN)));
    assert!(Table { turn: "R.d.1", ..TABLE }.complaint().contains("P-END-01"));
}

#[test]
fn p_end_02_abilities_are_ready_again() {
    assert_eq!(field(&play(TABLE.state(), "sW2=3 rb1=6 end"), 7), "SR,SR");
    assert!(Table { abilities: "sR,SR", turn: "R.h", ..TABLE }.complaint().contains("P-END-02"));
}

#[test]
fn p_end_03_the_book_is_passed_on() {
    assert_eq!(play(TABLE.state(), "end").public().stage, Stage::Read(GREEN));
}

#[test]
fn p_win_01_with_the_last_painting_at_once() {
    let state = play(Table { tableaus: "-I,--", pile: "-", ..TABLE }.state(), "ma2");
    assert_eq!(state.public().stage, Stage::Won);
    assert_eq!(Paintings::turn(&state), Turn::Over(Outcome::Team { won: true }));
    assert_eq!(field(&state, 8), "won");
    assert_eq!(crate::table::forbidden_to(&state, RED, "end"), Some("P-WIN-01"));
    assert!(Table { tableaus: "--,--", pile: "-", ..TABLE }.complaint().contains("P-WIN-01"));
    assert!(Table { turn: "won", ..TABLE }.complaint().contains("P-WIN-01"));
}

#[test]
fn p_win_01_abilities_that_were_used_stay_used() {
    let state = play(Table { tableaus: "-I,--", pile: "-", ..TABLE }.state(), "sE6=3 ma2");
    assert_eq!((field(&state, 7).as_str(), field(&state, 8).as_str()), ("sR,SR", "won"));
    let text = Paintings::position(&state, &Order::default());
    assert_eq!(Paintings::read_position(&text).unwrap().0, state);
    let both = Paintings::read_position(&text.replace("sR,SR", "SR,sr")).unwrap().0;
    assert_eq!(field(&both, 7), "SR,sr");
    let bad = Paintings::read_position(&text.replace("sR,SR", "sR,sR")).err().unwrap();
    assert!(bad.to_string().contains("P-END-02"), "{bad}");
}

#[test]
fn p_win_02_nobody_has_to_go_home() {
    let state = play(Table { tableaus: "-I,--", pile: "-", pawns: "Ra1,Gc4", ..TABLE }.state(), "ma2");
    assert_eq!((state.public().stage, pawn(&state, GREEN)), (Stage::Won, "c4".to_owned()));
}

#[test]
fn p_lose_01_when_there_is_no_page_to_read() {
    let state = play(Table { book: "Nb", turn: "R.h", ..TABLE }.state(), "read read=Nb");
    assert_eq!(act(&state), (1, 0), "the turn of the last page is played");
    let lost = play(state, "end");
    assert_eq!(Paintings::turn(&lost), Turn::Over(Outcome::Team { won: false }));
    assert_eq!(field(&lost, 8), "lost");
    assert_eq!(crate::table::forbidden_to(&lost, RED, "read"), Some("P-LOSE-01"));
    assert!(Table { book: "-", turn: "R.h", ..TABLE }.complaint().contains("P-LOSE-01"));
    assert!(Table { turn: "lost", ..TABLE }.complaint().contains("P-LOSE-01"));
}

#[test]
fn p_basic_01_all_else_is_as_in_the_intro_game() {
    let table = Table { mode: "basic", abilities: "SR,SX", ..TABLE };
    let usual = crate::table::actions(&TABLE.state());
    assert_eq!(crate::table::actions(&table.state()), usual);
}

#[test]
fn p_basic_02_the_pool_has_one_of_each() {
    assert_eq!(Ability::ALL.len(), 5);
    assert!(Table { mode: "basic", ..TABLE }.complaint().contains("another ability for each"));
    assert!(
        Table { mode: "basic", abilities: "SQ,SR", ..TABLE }.complaint().contains("abilities such as SR")
    );
}

#[test]
fn p_basic_03_one_for_everybody_chosen_or_drawn() {
    let basic = Options { mode: Mode::Basic, ..Options::default() };
    let drawn = |number: u32| -> String {
        let state = dealt(4, basic, number);
        Seat::all(4).map(|seat| state.public().abilities[seat].letter()).collect()
    };
    let all: std::collections::BTreeSet<String> = (0..30).map(drawn).collect();
    assert!(all.len() > 20, "{all:?}");
    assert!(all.iter().all(|four| four.chars().collect::<std::collections::BTreeSet<_>>().len() == 4));
    let mut chosen = basic;
    chosen.abilities[1] = Some(Ability::Teleport);
    assert!((0..10).all(|number| dealt(3, chosen, number).public().abilities[GREEN] == Ability::Teleport));
    assert!((0..10).all(|number| dealt(3, chosen, number).public().abilities[RED] != Ability::Teleport));
    chosen.abilities[0] = Some(Ability::Teleport);
    assert!(chosen.suits(3).is_err());
}

#[test]
fn p_basic_04_once_a_turn_before_or_after_movements() {
    let table = Table { mode: "basic", abilities: "SW,SR", tableaus: "IN,JW", ..TABLE };
    let state = play(table.state(), "ma2 wb2-c2 ma2");
    assert_eq!(field(&state, 7), "Sw,SR");
    assert_eq!(offered(&state, "w"), Vec::<String>::new());
}

#[test]
fn p_exp_01_as_the_basic_game() {
    let expert = Options { mode: Mode::Expert, ..Options::default() };
    let state = dealt(4, expert, 0);
    let letters: std::collections::BTreeSet<char> =
        Seat::all(4).map(|seat| state.public().abilities[seat].letter()).collect();
    assert_eq!((state.public().mode, letters.len()), (Mode::Expert, 4));
}

const EXPERT: Table = Table { mode: "expert", abilities: "SR,SX", ..TABLE };

#[test]
fn p_exp_02_only_the_left_painting() {
    let right = play(Table { tableaus: "LI,JW", ..EXPERT }.state(), "ma2");
    assert_eq!((tableau(&right, RED).as_str(), act(&right)), ("LI", (0, 0)));
    let left = play(Table { tableaus: "IL,JW", ..EXPERT }.state(), "ma2");
    assert_eq!((tableau(&left, RED).as_str(), act(&left)), ("L-", (1, 1)));
}

#[test]
fn p_exp_03_the_right_one_moves_to_the_left() {
    let state = play(Table { tableaus: "IL,JW", ..EXPERT }.state(), "rb1=6 ma2 md1");
    assert_eq!((tableau(&state, RED).as_str(), act(&state)), ("--", (0, 2)));
    assert!(Table { tableaus: "-L,JW", turn: "R.1.1", ..EXPERT }.complaint().contains("P-EXP-03"));
}

#[test]
fn p_exp_04_new_cards_from_left_to_right() {
    let state = play(Table { tableaus: "IL,JW", ..EXPERT }.state(), "ma2 end +C");
    assert_eq!(tableau(&state, RED), "LC");
    let both = play(Table { tableaus: "IL,JW", ..EXPERT }.state(), "rb1=6 ma2 md1 end +C +A");
    assert_eq!(tableau(&both, RED), "CA");
}

#[test]
fn p_exp_05_helping_with_the_left_painting_only() {
    let right = play(Table { tableaus: "--,LI", pile: "-", ..EXPERT }.state(), "ma2");
    assert_eq!(tableau(&right, GREEN), "LI");
    let left = play(Table { tableaus: "--,IL", pile: "-", ..EXPERT }.state(), "ma2");
    assert_eq!(tableau(&left, GREEN), "L-");
}
