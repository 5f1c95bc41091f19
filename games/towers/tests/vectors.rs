//! The vectors of the notation (`docs/notation.md`), followed by hand.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use std::ops::ControlFlow;

use irrgarten_game::{Game, Notation, Ply, Seat, Turn, Viewer};
use towers::{Action, Cards, Order, State, Towers, path};

const T0: &str = "towers/1 std .a3J.a2H./54L34Kc3I31E72-/.73-.51-./92-63-a3-52-51F/.b4-.91-. 32G Ra1,Ge5 \
                  -|EJBACH,-|GLKFDI -- U,J DUDJDJUUDJUDDUDUJJJUJD - R.s -";
const RED: Seat = Seat::at(0);

fn position(text: &str) -> (State, Order) {
    Towers::read_position(text).unwrap_or_else(|bad| panic!("{text}: {bad}"))
}

fn actions(state: &State) -> Vec<Action> {
    let mut all = Vec::new();
    let _ = Towers::actions(state, RED, &mut |action| {
        all.push(action);
        ControlFlow::Continue(())
    });
    all
}

/// Plays words of red; cards are drawn as the order of the pile foretells.
fn play(text: &str, words: &[&str]) -> (State, Order) {
    let (mut state, mut order) = position(text);
    for word in words {
        Towers::try_act(&mut state, RED, word.parse().unwrap()).unwrap_or_else(|no| panic!("{word}: {no:?}"));
        if let Some(drawn) = Towers::foretold(&state, &order) {
            Towers::drawn(&mut order, drawn);
            Towers::chance(&mut state, drawn);
        }
    }
    (state, order)
}

fn text((state, order): &(State, Order)) -> String {
    Towers::position(state, order)
}

#[test]
fn t0_is_read_and_written_and_has_32_slides_and_239_whole_turns() {
    let (state, order) = position(T0);
    assert_eq!(Towers::position(&state, &order), T0);
    let slides = actions(&state);
    assert_eq!(slides.len(), 32);
    let turns = slides.iter().map(|slide| {
        let mut after = state;
        Towers::act(&mut after, RED, *slide);
        actions(&after).len()
    });
    assert_eq!(turns.sum::<usize>(), 239);
    let seen = Towers::view_text(&Towers::view(&state, Viewer::Seat(RED)));
    assert!(seen.contains(" -|E?????,-|?????? -- U,?1 ?22 - R.s -"), "{seen}");
}

#[test]
fn w1_over_a_big_step_to_the_potion() {
    let after = play(T0, &["sW2=3", "me2+U"]);
    let expected = "towers/1 std .a3J.a2H./32G54L34Kc3I31E/.73-.51-./92-63-a3-52-51F/.b4-.91-. 72- Re2,Ge5 \
                    E|JBACH,-|GLKFDI -- -,J DUDJDJUUDJUDDUDUJJJUJD U G.s E2";
    assert_eq!(text(&after), expected);
    let (slid, _) = play(T0, &["sW2=3"]);
    let Ok(Action::Move(goal, cards)) = "me2+U".parse() else { panic!("a move") };
    let way: Vec<String> = path(&slid, RED, goal, cards).unwrap().iter().map(ToString::to_string).collect();
    assert_eq!(way, ["a1", "b1", "c1", "d1", "e1", "e2"]);
    assert_eq!(path(&slid, RED, goal, Cards::EMPTY), None);
}

#[test]
fn w2_staying_draws_the_next_card() {
    let after = play(T0, &["sNd=3", "ma1"]);
    let expected = "towers/1 std .a3J.32G./54L34Kc3Ia2H72-/.73-.31E./92-63-a3-51-51F/.b4-.52-. 31- Ra1,Ge5 \
                    -|EJBACH,-|GLKFDI -- UD,J UDJDJUUDJUDDUDUJJJUJD - G.s Sd";
    assert_eq!(text(&after), expected);
    let (slid, _) = play(T0, &["sNd=3"]);
    let mut moves: Vec<String> = actions(&slid).iter().map(ToString::to_string).collect();
    moves.sort();
    assert_eq!(moves, ["ma1", "ma2+U", "ma3+U", "ma4+U", "mb1+U", "mc1+U"]);

    let mut drawing = slid;
    Towers::act(&mut drawing, RED, "ma1".parse().unwrap());
    assert_eq!(Towers::turn(&drawing), Turn::Chance);
    let event = Ply::Chance("!D".parse().unwrap());
    assert_eq!(Towers::redacted_for(&drawing, &event, Viewer::Seat(RED)), "!D");
    assert_eq!(Towers::redacted_for(&drawing, &event, Viewer::Public), "!?");
}

#[test]
fn w3_a_pushed_out_pawn_finds_nothing() {
    let start = T0.replace("Ra1,", "Re2,");
    let after = play(&start, &["sW2=3"]);
    let expected = "towers/1 std .a3J.a2H./32G54L34Kc3I31E/.73-.51-./92-63-a3-52-51F/.b4-.91-. 72- Ra2,Ge5 \
                    -|EJBACH,-|GLKFDI -- U,J DUDJDJUUDJUDDUDUJJJUJD - R.m E2";
    assert_eq!(text(&after), expected);
}

#[test]
fn later_turns_have_14_or_28_slides() {
    for (free, slides) in [("72-", 28), ("52-", 14)] {
        let text = match free {
            "72-" => T0.replace("72-/", "32G/").replace(" 32G ", " 72- "),
            _ => T0.replace("a3-52-", "a3-32G").replace(" 32G ", " 52- "),
        };
        let text = format!("{}Nb", text.strip_suffix('-').unwrap());
        assert_eq!(actions(&position(&text).0).len(), slides, "{text}");
    }
}
