//! P-BACK, P-PEEK: face-down tiles. `tests/peeking.rs` plays P-PEEK-01 through whole games.

use irrgarten_game::{Game as _, Language, Notation as _, Presentation as _, SearchRng, Viewer};
use paintings::{Action, Paintings, path};

use crate::table::{
    GREEN, RED, TABLE, Table, act, actions, field, forbidden, forbidden_to, offered, pawn, play, position,
    row, tableau,
};

#[test]
fn p_back_01_a_movement_may_end_on_a_face_down_tile() {
    let state = TABLE.state();
    assert_eq!(offered(&state, "ma4"), ["^", "~"]);
    assert_eq!(pawn(&play(state, "ma4~"), RED), "a4");
    // From the other side just as well.
    let below = Table { pawns: "Ra5,Gg7", ..TABLE }.state();
    assert_eq!(offered(&below, "ma4").len(), 2);
    // b4 is a straight from north to south: it has no opening towards a4, the way leads around.
    let beside = Table { pawns: "Rb4,Gg7", ..TABLE }.state();
    let Ok(Action::Move(movement)) = "ma4~".parse() else { panic!("a movement") };
    let way: Vec<String> = path(&beside, RED, movement).unwrap().iter().map(ToString::to_string).collect();
    assert_eq!(way, ["b4", "b5", "a5", "a4"]);
}

#[test]
fn p_back_02_the_movement_ends_there() {
    let state = play(TABLE.state(), "ma4^ =3");
    assert_eq!(act(&state), (0, 0));
    assert_eq!(forbidden(&state, "ma3"), Some("P-MOVE-01"));
}

#[test]
fn p_back_03_first_the_word_then_the_sight_then_any_orientation() {
    assert_eq!(forbidden(&TABLE.state(), "ma4"), Some("P-BACK-03"), "turned or not must be said");
    assert_eq!(forbidden(&TABLE.state(), "ma2~"), Some("P-BACK-03"), "nothing is to be turned there");
    assert_eq!(forbidden(&TABLE.state(), "ma2^"), Some("P-BACK-03"));
    assert_eq!(forbidden(&TABLE.state(), "=3"), Some("P-BACK-03"), "nothing has been turned");
    // The word is final: all see the front, and the same seat lays the tile before anything else happens.
    let seen = play(TABLE.state(), "ma4^");
    assert_eq!((row(&seen, 4).as_str(), field(&seen, 8).as_str()), ("^J573V9S5P59bA", "R.0.0"));
    for viewer in Viewer::all(2) {
        assert!(Paintings::view_text(&Paintings::view(&seen, viewer)).contains("/^J573V"));
    }
    assert_eq!(actions(&seen), ["=3", "=6", "=9", "=c"]);
    for other in ["end", "sW2=3", "rb1=6", "ma4~", "ma3", "read"] {
        assert_eq!(forbidden(&seen, other), Some("P-BACK-03"), "{other}");
    }
    assert_eq!(forbidden(&seen, "=5"), Some("P-BACK-03"), "it is a corner");
    assert_eq!(forbidden_to(&seen, GREEN, "=3"), Some("P-TURN-01"), "it is red's to lay");
    for digit in ["3", "6", "9", "c"] {
        let state = play(seen, &format!("={digit}"));
        assert!(row(&state, 4).starts_with(&format!("{digit}J")));
        assert_eq!((pawn(&state, RED).as_str(), act(&state)), ("a4", (0, 0)));
    }
}

#[test]
fn p_back_03_what_has_been_seen_is_not_taken_back() {
    let Ok(up) = "ma4^".parse() else { panic!("a movement") };
    assert!(!Paintings::can_be_undone(&TABLE.state(), RED, up));
    let seen = play(TABLE.state(), "ma4^");
    assert!(Paintings::can_be_undone(&seen, RED, "=3".parse().unwrap()), "it shows nothing new");
}

#[test]
fn p_back_03_the_tile_being_laid_is_written_in_the_position() {
    let seen = Table {
        board: ".3N.aL.3K./7I91923F5TcR58/.53.a4.~D./^J573V9S5P59bA/.bU.dM.a5./bQ5H563CcBcW9G/.eE.c0.5X.",
        pawns: "Ra4,Gg7",
        turn: "R.0.0",
        ..TABLE
    };
    assert!(seen.state() == play(TABLE.state(), "ma4^"));
    for wrong in [
        Table { pawns: "Ra1,Gg7", ..seen },
        Table { pawns: "Ra1,Ga4", ..seen },
        Table { turn: "R.1.0", ..seen },
        Table { turn: "R.h", ..seen },
    ] {
        let complaint = wrong.complaint();
        assert!(complaint.contains("under the pawn that has just moved"), "{complaint}");
    }
    let both = position(&TABLE.text().replace("Ra1,Gg7", "Ra3,Gg7"));
    assert!(play(both, "ma4^") == seen.state(), "however red came there");
}

#[test]
fn p_back_04_it_need_not_connect_to_the_way() {
    let state = play(TABLE.state(), "ma4^ =c");
    assert!(!state.board().openings(crate::table::square("a4")).has(irrgarten_kit::Direction::North));
}

#[test]
fn p_back_05_a_painting_found_under_it_is_collected() {
    let wanted = Table { tableaus: "JQ,LW", ..TABLE };
    let seen = play(wanted.state(), "ma4^");
    assert_eq!(tableau(&seen, RED), "JQ", "first it is laid");
    let state = play(seen, "=3");
    assert_eq!((tableau(&state, RED).as_str(), act(&state)), ("-Q", (1, 1)));
    let left = play(wanted.state(), "ma4~");
    assert_eq!((tableau(&left, RED).as_str(), act(&left)), ("JQ", (0, 0)), "its front is not seen");
}

#[test]
fn p_back_05_turning_finds_also_where_staying_does_not_collect() {
    let stays = Table { pawns: "Ra4,Gg7", tableaus: "JQ,LW", more: "stay_collects=no", ..TABLE };
    let state = play(stays.state(), "ma4^ =3");
    assert_eq!((tableau(&state, RED).as_str(), act(&state)), ("-Q", (1, 1)));
}

#[test]
fn p_back_06_the_next_movement_leaves_it() {
    let state = play(Table { tableaus: "JQ,LW", ..TABLE }.state(), "ma4^ =6");
    assert_eq!(forbidden(&state, "ma5"), None, "with the Bonus move");
}

#[test]
fn p_back_07_turning_is_optional_and_can_be_made_up_for() {
    let left = Table { pawns: "Ra4,Gg7", ..TABLE }.state();
    assert_eq!(offered(&left, "m"), ["a4^", "a4~"], "no way off a back");
    assert_eq!(forbidden(&left, "ma3"), Some("P-MOVE-05"));
    assert!(row(&play(left, "ma4^ =3"), 4).starts_with("3J"));
    let must = Table { more: "turn_back=must", ..TABLE };
    assert_eq!(forbidden(&must.state(), "ma4~"), Some("P-BACK-07"));
    assert_eq!(offered(&must.state(), "ma4"), ["^"]);
    let stands = Table { pawns: "Ra4,Gg7", ..must }.complaint();
    assert!(stands.contains("no pawn on a face-down tile with turn_back=must"), "{stands}");
    assert_eq!(pawn(&play(must.state(), "ma4^"), RED), "a4", "turned up, it is not face down");
}

#[test]
fn p_peek_01_nobody_looks_at_a_front() {
    let state = TABLE.state();
    for viewer in Viewer::all(2) {
        let view = Paintings::view(&state, viewer);
        assert!(Paintings::view_text(&view).contains("/~?573V"), "{}", Paintings::view_text(&view));
        let pictures = [Paintings::text_art(&view, Language::En), Paintings::svg(&view, Language::En)];
        let scrambled = field(&state, 3).replace("~J", "~?").replace("~D", "~J").replace("~?", "~D");
        let other = position(&TABLE.text().replace(TABLE.board, &scrambled));
        let other = Paintings::view(&other, viewer);
        assert_eq!(
            pictures,
            [Paintings::text_art(&other, Language::En), Paintings::svg(&other, Language::En)]
        );
    }
    // A bot remembers what was turned; a text alone tells nobody.
    let view = Paintings::view(&state, Viewer::Seat(RED));
    assert!(Paintings::determinize(&view, &mut SearchRng::new(1)) == state);
    let read = Paintings::read_view(&Paintings::view_text(&view)).unwrap();
    let guesses = (0..20).map(|seed| Paintings::determinize(&read, &mut SearchRng::new(seed)));
    let different = guesses.filter(|guess| *guess != state).count();
    assert!((1..20).contains(&different), "two tiles in two places: {different}");
    assert!(Paintings::read_position(&Paintings::view_text(&view)).is_err(), "a view is no position");
}
