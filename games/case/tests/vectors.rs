//! The worked examples of `docs/notation.md`.

#![allow(clippy::panic, clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

use case::{Case, Part, Setup, State};
use irrgarten_game::record::{Record, RecordWriter, replay};
use irrgarten_game::{Game as _, Notation as _, Seat, Viewer};

const START: &str = "case/1 135 1.5/1.14/6.1/6.18/16.6/16.13 ABCDFG - 1 T - | 2eF:3afBCD/16bcGH/45dAEI";
const TURNS: &str =
    "1 r34 mA s2eA 3-\n3 5=A\n2 r12 mD s2dD\n3 5=d\n3 r65 mH s2eH 1-\n2 3=H\n1 p s2eI 3-\n3 5=I\n";

fn record(lines: &str) -> Record {
    let text = format!("irrgarten record 1\ngame: case/1\nseats: 3\nstart: {START}\n\n{lines}");
    text.parse().unwrap_or_else(|bad| panic!("{bad}"))
}

/// The lines of a record as somebody sees them.
fn seen_by(viewer: Option<Viewer>) -> String {
    let played = replay::<Case>(&record(TURNS)).unwrap_or_else(|bad| panic!("{bad}"));
    let mut writer = RecordWriter::<Case>::new(3, case::Options::default());
    if let Some(viewer) = viewer {
        writer = writer.seen_by(viewer);
    }
    let mut state = played.start;
    for ply in played.plies {
        writer.ply(&state, &ply);
        ply.apply::<Case>(&mut state);
    }
    writer.record().lines.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n") + "\n"
}

#[test]
fn four_turns_as_everybody_sees_them() {
    assert_eq!(seen_by(None), TURNS);
    let hidden =
        TURNS.replace("5=A", "5=?").replace("5=d", "5=?").replace("3=H", "3=?").replace("5=I", "5=?");
    assert_eq!(seen_by(Some(Viewer::Public)), hidden);
    let asker = TURNS.replace("5=d", "5=?").replace("3=H", "3=?");
    assert_eq!(seen_by(Some(Viewer::Seat(Seat::at(0)))), asker);
}

#[test]
fn they_end_where_the_document_says() {
    let played = replay::<Case>(&record(TURNS)).unwrap_or_else(|bad| panic!("{bad}"));
    let end = "case/1 135 I/I/D/6.18/H/16.13 ABCDIG - 3 T - turn=5 log=1:12eA-=A,2:32dD=d,3:52eH-=H,4:12eI-=I | \
               2eF:3afBCD/16bcGH/45dAEI";
    assert_eq!(Case::position(&played.end, &()), end);
    let seen = Case::view_text(&Case::view(&played.end, Viewer::Seat(Seat::at(0))));
    let own = "case/1 135 I/I/D/6.18/H/16.13 ABCDIG - 3 T - turn=5 log=1:12eA-=A,2:32dD=?,3:52eH-=?,4:12eI-=I | \
               ???:3afBCD/?/?";
    assert_eq!(seen, own);
    let public = Case::view_text(&Case::view(&played.end, Viewer::Public));
    assert!(public.ends_with("4:12eI-=?"), "{public}");
}

#[test]
fn player_5_has_one_action_left() {
    let text = "case/1 135 A/A/6.1/6.18/16.6/16.13 ABCDAG - 1 R2eA5 - | 2eF:3afBCD/16bcGH/45dAEI";
    let (state, ()) = Case::read_position(text).unwrap();
    let mut all = Vec::new();
    let _ = Case::actions(&state, Seat::at(2), &mut |action| {
        all.push(action.to_string());
        std::ops::ControlFlow::Continue(())
    });
    assert_eq!(all, ["5=A"]);
}

#[test]
fn an_accusation_and_its_verdict_are_one_word() {
    let played = replay::<Case>(&record("1 1x\n2 r12 m6.4\n3 r65 mX a2eA!\n2 r66 mX a2eF+\n"))
        .map(|played| played.end);
    let end = played.unwrap_or_else(|bad| panic!("{bad}"));
    assert!(Case::position(&end, &()).contains(" E3 o5x1 "), "{}", Case::position(&end, &()));
}

/// What is refused, and what is said about it.
#[test]
fn impossible_positions_are_refused_with_a_reason() {
    let wrong = [
        (("ABCDFG", "ABCDF"), "a place from A to I"),
        (("1.5/", "1.14/"), "one pawn on a square"),
        (("16bcGH", "16bcG"), "6 cards in every hand"),
        (("16bcGH", "16bcGC"), "every card once"),
        ((" - |", " s1 |"), "summoned players in places"),
        ((" T -", " R2eA5 -"), "suspect and exhibit where they were brought"),
        ((" - |", " - log=1:32eF-- |"), "nothing yet in the running turn"),
        ((" - |", " - turn=4 log=1:12eA=A |"), "some deal of the cards"),
        ((" T -", " M13 -"), "M2 to M12"),
        (("135", "115"), "every suspect once"),
        (("2eF:", "???:"), "only a view"),
    ];
    for ((from, to), expected) in wrong {
        let text = START.replacen(from, to, 1);
        let bad = Case::read_position(&text).err().unwrap_or_else(|| panic!("{text} is accepted"));
        assert!(bad.to_string().contains(expected), "{text}: {bad}");
    }
}

/// A view says what one viewer knows: nothing more, and nothing less.
#[test]
fn views_that_nobody_can_have_are_refused_with_a_reason() {
    let start = "case/1 135 I/I/D/6.18/H/16.13 ABCDIG - 3 T -";
    let seen = format!("{start} turn=5 log=1:12eA-=A,2:32dD=?,3:52eH-=?,4:12eI-=I | ???:3afBCD/?/?");
    assert_eq!(Case::view_text(&Case::read_view(&seen).unwrap()), seen);
    let wrong = [
        (("???:", "2eF:"), "a case file that one player can see"),
        (("=A,", "=?,"), "the cards this player has shown or seen"),
        (("2:32dD=?", "2:32dD=d"), "? for a card that this player has not seen"),
        (("3afBCD/?/?", "3afBCD/16bcGH/?"), "only a view"),
        (("3afBCD/?/?", "?/?/?"), "? for a card that this player has not seen"),
        ((" T -", " E- -"), "a winner, or all players out"),
        ((" T - turn=5", " E- - turn=240"), "all cards in sight after the end"),
    ];
    for ((from, to), expected) in wrong {
        let text = seen.replacen(from, to, 1);
        let bad = Case::read_view(&text).err().unwrap_or_else(|| panic!("{text} is accepted"));
        assert!(bad.to_string().contains(expected), "{text}: {bad}");
    }
}

#[test]
fn a_setup_has_a_card_for_every_card_that_was_shown() {
    let played = replay::<Case>(&record(TURNS)).unwrap_or_else(|bad| panic!("{bad}"));
    let setup = Setup::from(&played.end);
    assert_eq!(State::try_from(setup.clone()), Ok(played.end));
    let mut short = setup.clone();
    short.shown.pop();
    let mut long = setup;
    long.shown.push(None);
    for wrong in [short, long] {
        assert_eq!(State::try_from(wrong).map_err(|problem| problem.part), Err(Part::Log));
    }
}
