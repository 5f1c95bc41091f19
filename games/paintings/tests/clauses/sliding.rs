//! P-ACT, P-SLIDE, P-ROT.

use irrgarten_game::Game as _;
use paintings::{Action, Paintings};

use crate::table::{
    GREEN, RED, TABLE, Table, act, after_page, field, forbidden, offered, pawn, play, row, spare, tableau,
};

#[test]
fn p_act_01_each_once_in_any_order_and_optional() {
    for words in ["sNf=3 rb1=6 mc1", "rb1=6 mc1 sNf=3", "ma2 sNf=3 rb1=6", "sNf=3", "ma2", "rb1=6"] {
        let state = play(TABLE.state(), words);
        assert_eq!(forbidden(&state, "end"), None, "{words}");
    }
    assert_eq!(forbidden(&TABLE.state(), "end"), None);
    let state = play(TABLE.state(), "rb1=6 sNf=3 mb1");
    assert_eq!(forbidden(&state, "sW2=5"), Some("P-ACT-04"));
    assert_eq!(forbidden(&state, "rb1=3"), Some("P-ACT-04"));
    assert_eq!(forbidden(&state, "mb1"), Some("P-MOVE-01"));
    assert_eq!(offered(&state, ""), ["end"]);
    assert_eq!(forbidden(&TABLE.state(), "wb2-c2"), Some("P-ACT-01"), "Swap is another's ability");
}

#[test]
fn p_act_02_abilities_before_after_and_between_movements() {
    let between = play(TABLE.state(), "rb1=6 md1 sW2=3 ma6");
    assert_eq!(act(&between), (0, 2));
    let after = play(TABLE.state(), "ma1 sW2=3 rb1=6");
    assert_eq!(act(&after), (0, 0));
    assert_eq!(field(&after, 7), "sr,SR");
}

#[test]
fn p_act_03_a_movement_is_one_action() {
    // A movement names only its goal: nothing can come between its steps but the ability it is made with.
    for text in ["ma2-b2", "ma2+r", "ma2+w", "ma2+x+t", "ma2=3", "ma2^=3", "ma2^~"] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
    assert!("ma2+x^".parse::<Action>().is_ok());
}

#[test]
fn p_act_04_used_abilities_are_turned_over() {
    assert_eq!(field(&play(TABLE.state(), "sW2=3"), 7), "sR,SR");
    assert_eq!(field(&play(TABLE.state(), "rb1=6"), 7), "Sr,SR");
    let crossed = Table { mode: "basic", abilities: "Sx,SR", ..TABLE }.state();
    assert_eq!(forbidden(&crossed, "ma6+x"), Some("P-ACT-04"));
}

#[test]
fn p_act_05_for_the_benefit_of_others() {
    // Red carries green one field on, and turns the tile green stands on.
    let state = play(Table { pawns: "Ra1,Gf6", ..TABLE }.state(), "sW6=3 rg6=3");
    assert_eq!((pawn(&state, GREEN), row(&state, 6).ends_with("cB3W")), ("g6".to_owned(), true));
}

#[test]
fn p_slide_01_the_spare_in_any_orientation() {
    let state = TABLE.state();
    assert_eq!(offered(&state, "sW2="), ["3", "6", "9", "c"]);
    let after = play(state, "sW2=3");
    assert_eq!((row(&after, 2).as_str(), spare(&after)), ("3O7I91923F5TcR", '8'));
    assert_eq!(forbidden(&state, "sW2=5"), Some("P-SLIDE-01"));
    let straight = play(after, "end read read=YR>B");
    assert_eq!(offered(&straight, "sNb="), ["5", "a"]);
}

#[test]
fn p_slide_02_no_face_down_tile_may_drop_out() {
    let state = TABLE.state();
    assert_eq!(forbidden(&state, "sE4=3"), Some("P-SLIDE-02"));
    assert_eq!(forbidden(&state, "sW4=3"), None, "the other end is open");
    assert_eq!(offered(&state, "s").len(), 44);
}

#[test]
fn p_slide_03_pawns_that_drop_out_stand_on_the_new_tile() {
    let state = play(Table { pawns: "Rg2,Gg2", ..TABLE }.state(), "sW2=3");
    assert_eq!((pawn(&state, RED), pawn(&state, GREEN)), ("a2".to_owned(), "a2".to_owned()));
}

#[test]
fn p_slide_04_that_is_no_movement() {
    // The spare shows O, which red looks for.
    let table = Table { tableaus: "OQ,JW", pawns: "Rg2,Gg7", ..TABLE };
    let state = play(table.state(), "sW2=3");
    assert_eq!((tableau(&state, RED).as_str(), act(&state)), ("OQ", (1, 0)));
    let state = play(state, "ma2");
    assert_eq!((tableau(&state, RED).as_str(), act(&state)), ("-Q", (1, 1)));
}

#[test]
fn p_slide_05_pawns_travel_with_their_tile() {
    let state = play(Table { pawns: "Rb2,Gf2", ..TABLE }.state(), "sW2=3");
    assert_eq!((pawn(&state, RED), pawn(&state, GREEN)), ("c2".to_owned(), "g2".to_owned()));
    let state = play(Table { pawns: "Rb2,Gb7", ..TABLE }.state(), "sSb=3");
    assert_eq!((pawn(&state, RED), pawn(&state, GREEN)), ("b1".to_owned(), "b6".to_owned()));
}

#[test]
fn p_slide_06_a_players_slide_may_be_reversed() {
    let state = Table { latest: "pW2", ..TABLE }.state();
    assert_eq!(forbidden(&state, "sE2=3"), None);
    let after = play(play(TABLE.state(), "sW2=3 end read read=YR>B"), "sE2=5");
    assert_eq!((row(&after, 2).as_str(), spare(&after)), ("7I91923F5TcR58", 'O'));
}

#[test]
fn p_slide_07_the_thiefs_slide_may_not() {
    let state = Table { latest: "hW2", book: "Nb", ..TABLE }.state();
    assert_eq!(forbidden(&state, "sE2=3"), Some("P-SLIDE-07"));
    assert_eq!(offered(&state, "sE2"), Vec::<String>::new());
    assert_eq!(forbidden(&state, "sW2=3"), None, "the same way is free");
    let other = play(state, "sNb=3 end read read=Nb");
    assert_eq!(forbidden(&other, "sE2=5"), None, "another slide came after it");
    assert_eq!(forbidden(&other, "sSb=5"), Some("P-SLIDE-07"));
    assert!(Table { latest: "hW2", ..TABLE }.complaint().contains("whose page has been read"));
    let turned = after_page(&TABLE, "W2");
    assert_eq!(forbidden(&turned, "sE2=5"), Some("P-SLIDE-07"));
}

#[test]
fn p_rot_01_any_tile_another_orientation() {
    let state = TABLE.state();
    assert_eq!(offered(&state, "rb1="), ["6", "9", "c"]);
    assert_eq!(offered(&state, "rd1="), ["5"]);
    assert_eq!(forbidden(&state, "rb1=3"), Some("P-ROT-01"), "it lies like that");
    assert_eq!(forbidden(&state, "rb1=7"), Some("P-ROT-01"), "it has no three openings");
    assert_eq!(row(&play(state, "rb1=c"), 1), ".cN.aL.3K.");
    assert_eq!(offered(&state, "r").len(), 69);
}

#[test]
fn p_rot_02_pawns_stay_on_it() {
    let state = play(Table { pawns: "Ra1,Gb1", ..TABLE }.state(), "rb1=6");
    assert_eq!(pawn(&state, GREEN), "b1");
}

#[test]
fn p_rot_03_no_fixed_field_and_no_face_down_tile() {
    let state = TABLE.state();
    assert_eq!(forbidden(&state, "ra1=3"), Some("P-ROT-03"));
    assert_eq!(forbidden(&state, "ra4=3"), Some("P-ROT-03"));
    let mut seen = 0;
    let _ = Paintings::actions(&state, RED, &mut |action| {
        if let Action::Rotate(square, _) = action {
            assert!(!state.board().is_down(square) && state.board().tile(square).is_some());
            seen += 1;
        }
        std::ops::ControlFlow::Continue(())
    });
    assert_eq!(seen, 69);
}
