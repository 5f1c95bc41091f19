//! P-COLL, P-BONUS, P-HELP.

use irrgarten_game::Game as _;
use paintings::{Paintings, Stage};

use crate::table::{GREEN, RED, TABLE, Table, act, field, forbidden, offered, play, tableau};

/// Red wants I on a2, 1 is chalk.
const NEAR: Table = Table { tableaus: "IN,JW", ..TABLE };

#[test]
fn p_coll_01_stopping_on_a_wanted_painting() {
    let state = play(NEAR.state(), "ma2");
    assert_eq!((tableau(&state, RED).as_str(), state.found()), ("-N", 1));
    let other = play(Table { tableaus: "JW,IN", ..TABLE }.state(), "ma2");
    assert_eq!(
        (tableau(&other, GREEN).as_str(), other.found()),
        ("IN", 0),
        "another's painting is not collected"
    );
    let stays = play(Table { pawns: "Ra2,Gg7", ..NEAR }.state(), "ma2");
    assert_eq!(tableau(&stays, RED), "-N", "staying is stopping");
    let strict = play(Table { pawns: "Ra2,Gg7", more: "stay_collects=no", ..NEAR }.state(), "ma2");
    assert_eq!(tableau(&strict, RED), "IN");
    let walks = play(Table { more: "stay_collects=no", ..NEAR }.state(), "ma2");
    assert_eq!(tableau(&walks, RED), "-N");
}

#[test]
fn p_coll_02_passing_collects_nothing() {
    let state = play(NEAR.state(), "ma3");
    assert_eq!((tableau(&state, RED).as_str(), act(&state)), ("IN", (0, 0)));
}

#[test]
fn p_coll_03_the_card_goes_to_the_poster() {
    let state = play(NEAR.state(), "ma2");
    assert_eq!(state.found(), 1);
    assert!(
        !state.public().pile.has(paintings::Painting::from_letter('I').unwrap()),
        "and not back into the pile"
    );
}

#[test]
fn p_coll_04_collecting_is_automatic() {
    assert_eq!(offered(&NEAR.state(), "ma2"), [""], "there is no way to go there without it");
}

#[test]
fn p_coll_05_at_most_two_in_a_turn() {
    let state = play(Table { tableaus: "IL,JW", ..TABLE }.state(), "rb1=6 ma2 md1");
    assert_eq!((tableau(&state, RED).as_str(), act(&state)), ("--", (0, 2)));
    assert_eq!(forbidden(&state, "ma2"), Some("P-MOVE-01"));
    assert!(
        Table { turn: "R.1.2", tableaus: "--,JW", ..TABLE }.complaint().contains("0 or 1 movements left")
    );
    assert!(Table { turn: "R.0.3", ..TABLE }.complaint().contains("paintings"));
}

#[test]
fn p_bonus_01_the_first_painting_gives_a_bonus_move() {
    assert_eq!(act(&play(NEAR.state(), "ma2")), (1, 1));
}

#[test]
fn p_bonus_02_it_is_a_movement_and_optional() {
    let state = play(Table { tableaus: "IL,JW", ..TABLE }.state(), "rb1=6 ma2");
    assert_eq!(forbidden(&state, "mg7"), Some("P-MOVE-02"));
    assert_eq!(tableau(&play(state, "md1"), RED), "--");
    assert_eq!(forbidden(&state, "end"), None);
}

#[test]
fn p_bonus_03_the_second_gives_none() {
    let state = play(Table { tableaus: "IL,JW", ..TABLE }.state(), "rb1=6 ma2 md1");
    assert_eq!(act(&state), (0, 2));
}

#[test]
fn p_bonus_04_abilities_before_or_after_it() {
    let before = play(NEAR.state(), "ma2 sNf=3 ma1");
    assert_eq!(field(&before, 7), "sR,SR");
    let after = play(NEAR.state(), "ma2 ma1 sW2=3 rb1=6");
    assert_eq!(field(&after, 7), "sr,SR");
}

#[test]
fn p_bonus_05_unused_it_is_lost() {
    let state = play(NEAR.state(), "ma2 end +A");
    assert_eq!(state.public().stage, Stage::Read(GREEN));
    assert_eq!(act(&play(state, "read read=Nb")), (1, 0));
}

/// The pile is empty, red has nothing left.
const HELP: Table = Table { tableaus: "--,IL", pile: "-", ..TABLE };

#[test]
fn p_help_01_paintings_of_others_when_pile_and_tableau_are_empty() {
    let state = play(HELP.state(), "ma2");
    assert_eq!((tableau(&state, GREEN).as_str(), state.found()), ("-L", 23));
    let full = play(Table { tableaus: "QN,IL", pile: "", ..TABLE }.state(), "ma2");
    assert_eq!(tableau(&full, GREEN), "IL", "not while there are cards to draw");
    let own = play(Table { tableaus: "-N,IL", pile: "-", ..TABLE }.state(), "ma2");
    assert_eq!(tableau(&own, GREEN), "IL", "not with an own painting left");
    // Asked at each stop: the last own painting is collected with the Move, the Bonus move helps.
    let both = play(Table { tableaus: "-I,LX", pile: "-", ..TABLE }.state(), "rb1=6 ma2 md1");
    assert_eq!((tableau(&both, RED).as_str(), tableau(&both, GREEN).as_str()), ("--", "-X"));
}

#[test]
fn p_help_02_it_counts_like_an_own_one() {
    let state = play(HELP.state(), "rb1=6 ma2");
    assert_eq!(act(&state), (1, 1));
    let won = play(state, "md1");
    assert_eq!(won.public().stage, Stage::Won);
    assert!(matches!(Paintings::turn(&won), irrgarten_game::Turn::Over(_)));
}
