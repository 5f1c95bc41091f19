//! P-TURN, P-READ, P-HSLD, P-HFLP, P-HTEL.

use irrgarten_game::{Game as _, Turn};
use irrgarten_kit::Indexed as _;
use paintings::{Page, PageNumber, Paintings, Stage, TileSet};

use crate::table::{
    GREEN, RED, TABLE, Table, act, actions, after_page, field, forbidden, forbidden_to, pawn, play, row,
    spare, square, tableau,
};

#[test]
fn p_turn_01_only_the_seat_with_the_book_acts() {
    let state = TABLE.state();
    assert_eq!(forbidden_to(&state, GREEN, "mg7"), Some("P-TURN-01"));
    assert_eq!(forbidden_to(&state, GREEN, "end"), Some("P-TURN-01"));
    assert_eq!(forbidden_to(&state, RED, "ma1"), None);
}

#[test]
fn p_turn_02_read_act_end() {
    let state = Table { turn: "R.h", ..TABLE }.state();
    assert_eq!(actions(&state), ["read"]);
    assert_eq!(forbidden(&state, "end"), Some("P-READ-01"));
    let reading = play(state, "read");
    assert_eq!(Paintings::turn(&reading), Turn::Chance);
    assert_eq!(forbidden(&reading, "end"), Some("P-READ-01"));
    let acting = play(reading, "read=Nb");
    assert_eq!(act(&acting), (1, 0));
    assert_eq!(forbidden(&acting, "read"), Some("P-TURN-02"));
    assert_eq!(play(acting, "end").public().stage, Stage::Read(GREEN));
}

#[test]
fn p_turn_03_clockwise() {
    let state = Table { turn: "G.1.0", ..TABLE }.state();
    assert_eq!(play(state, "end").public().stage, Stage::Read(RED));
}

#[test]
fn p_turn_04_abilities_only_in_the_own_turn() {
    let state = TABLE.state();
    assert_eq!(forbidden_to(&state, GREEN, "sW2=3"), Some("P-TURN-01"));
    assert_eq!(forbidden_to(&state, GREEN, "rb1=6"), Some("P-TURN-01"));
    assert!(
        Table { abilities: "SR,sR", ..TABLE }
            .complaint()
            .contains("used abilities only of the seat that acts")
    );
}

#[test]
fn p_read_01_the_page_comes_first_and_is_carried_out() {
    let state = Table { turn: "R.h", ..TABLE }.state();
    assert_eq!(forbidden(&state, "sW2=3"), Some("P-READ-01"));
    let after = play(state, "read read=E4");
    assert_eq!(after.public().book.len(), state.public().book.len() - 1);
    assert_eq!(field(&after, 9), "hE4");
    let mut pages = 0;
    Paintings::chances(&play(state, "read"), &mut |_, weight| pages += weight);
    assert_eq!(pages, 23, "every unread page can come");
}

#[test]
fn p_read_02_three_kinds_of_pages() {
    let pages: Vec<String> = PageNumber::all().map(|number| TileSet::A.page(number).to_string()).collect();
    assert_eq!(pages[..12].join(" "), "Nb Nd Nf E2 E4 E6 Sf Sd Sb W6 W4 W2");
    assert_eq!(pages[12..20].join(" "), "A+O I+W Q+G D+J B+3 R+6 L+0 T+9");
    assert_eq!(pages[20..].join(" "), "RB>G BG>Y GY>R YR>B");
    let flips: Vec<String> =
        PageNumber::all().skip(12).take(8).map(|number| TileSet::B.page(number).to_string()).collect();
    assert_eq!(flips.join(" "), "M+S N+T O+U P+V Q+0 R+1 W+2 X+3");
    let named = PageNumber::all().filter(|&number| matches!(TileSet::A.page(number), Page::Flip(..)));
    assert_eq!(named.count(), 8);
}

#[test]
fn p_read_03_the_thief_collects_nothing() {
    // The page puts red on a2, which shows I; staying there with a movement collects it.
    let table = Table { tableaus: "IQ,JW", pawns: "Ra1,Gg7", ..TABLE };
    let state = after_page(&Table { pawns: "Rb2,Gg7", ..table }, "E2");
    assert_eq!((pawn(&state, RED), tableau(&state, RED)), ("a2".to_owned(), "IQ".to_owned()));
    assert_eq!(act(&state), (1, 0), "and no movement is used up");
}

#[test]
fn p_hsld_01_the_spare_goes_in_face_down() {
    let state = after_page(&TABLE, "W2");
    assert_eq!(row(&state, 2), "~O7I91923F5TcR");
}

#[test]
fn p_hsld_02_what_drops_out_is_the_spare() {
    let state = after_page(&TABLE, "W2");
    assert_eq!(spare(&state), '8');
    assert_eq!(forbidden(&state, "sW4=5"), None);
}

#[test]
fn p_hsld_03_a_face_down_tile_that_drops_out_is_turned() {
    let state = after_page(&TABLE, "E4");
    assert_eq!(spare(&state), 'J');
    assert_eq!(state.board().down().len(), 2, "O came in, J went out");
    assert_eq!(forbidden(&state, "sW2=6"), None, "it can be used face up");
}

#[test]
fn p_hsld_04_pawns_on_it_go_to_their_own_start() {
    let state = after_page(&Table { pawns: "Rg2,Gg2", ..TABLE }, "W2");
    assert_eq!((pawn(&state, RED), pawn(&state, GREEN)), ("a1".to_owned(), "g7".to_owned()));
}

#[test]
fn p_hsld_05_other_pawns_travel_with_their_tile() {
    let state = after_page(&Table { pawns: "Ra2,Gf2", ..TABLE }, "W2");
    assert_eq!((pawn(&state, RED), pawn(&state, GREEN)), ("b2".to_owned(), "g2".to_owned()));
}

#[test]
fn p_hsld_06_nothing_binds_the_thief() {
    let state = after_page(&Table { latest: "pW4", ..TABLE }, "E4");
    assert_eq!(row(&state, 4), "573V9S5P59bA~O", "a face-down tile out, a slide taken back");
    let again = after_page(&Table { latest: "hE4", book: "W4,Nb", ..TABLE }, "W4");
    assert_eq!(row(&again, 4), "~O~J573V9S5P59");
}

#[test]
fn p_hflp_01_named_tiles_are_turned_face_down() {
    let state = after_page(&TABLE, "Q+G");
    assert_eq!(row(&state, 6), "~Q5H563CcBcW~G");
}

#[test]
fn p_hflp_02_what_is_face_down_stays_so() {
    let state = after_page(&Table { book: "D+J,Nb", ..TABLE }, "D+J");
    assert_eq!(field(&state, 3), TABLE.board);
}

#[test]
fn p_hflp_03_the_spare_is_not_touched() {
    let state = after_page(&TABLE, "A+O");
    assert_eq!((row(&state, 4).ends_with("59~A"), spare(&state)), (true, 'O'));
}

#[test]
fn p_hflp_04_pawns_on_turned_tiles_go_home() {
    let state = after_page(&Table { pawns: "Ra6,Gg6", ..TABLE }, "Q+G");
    assert_eq!((pawn(&state, RED), pawn(&state, GREEN)), ("a1".to_owned(), "g7".to_owned()));
    // A pawn on a tile that was face down before stays there.
    let state = after_page(&Table { pawns: "Ra4,Gf3", book: "D+J,Nb", ..TABLE }, "D+J");
    assert_eq!((pawn(&state, RED), pawn(&state, GREEN)), ("a4".to_owned(), "f3".to_owned()));
}

#[test]
fn p_htel_01_two_pawns_onto_one_start() {
    let table = Table { pawns: "Rb2,Bc3", ..TABLE };
    let state = after_page(&table, "RB>G");
    assert_eq!((pawn(&state, RED), pawn(&state, GREEN)), ("g7".to_owned(), "g7".to_owned()));
}

#[test]
fn p_htel_02_a_colour_that_does_not_play_is_ignored() {
    let state = after_page(&Table { pawns: "Rb2,Gc3", ..TABLE }, "BG>Y");
    assert_eq!((pawn(&state, RED), pawn(&state, GREEN)), ("b2".to_owned(), "a7".to_owned()));
    let nobody = after_page(&Table { pawns: "Rb2,Gc3", ..TABLE }, "YR>B");
    assert_eq!((pawn(&nobody, RED), pawn(&nobody, GREEN)), ("g1".to_owned(), "c3".to_owned()));
    let none = after_page(&Table { pawns: "Bb2,Rc3", turn: "R.p", ..TABLE }, "GY>R");
    assert_eq!(pawn(&none, RED), "b2");
    assert!(none.board().down().has(square("a4")));
}
