//! The pictures show what is there, and nothing that is to be remembered.

#![allow(clippy::panic, clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

use irrgarten_game::{Game, Language, Notation, Presentation, Viewer};
use irrgarten_kit::Indexed as _;
use paintings::{Painting, Paintings, State, painting_svg};

const V0: &str = "paintings/1 intro .3N.aL.3K./7I91923F5TcR58/.53.a4.~D./~J573V9S5P59bA/.bU.dM.a5./bQ5H563CcBcW9G/.eE.c0.5X. O \
                  Ra1,Gg7 LQ,JW SR,SR R.1.0 hE2 ?ABCEF ?A+O,Nb";

fn position(text: &str) -> State {
    Paintings::read_position(text).unwrap_or_else(|bad| panic!("{text}: {bad}")).0
}

fn svg(text: &str) -> String {
    Paintings::svg(&Paintings::view(&position(text), Viewer::Public), Language::En)
}

#[test]
fn a_drawing_is_sound_and_shows_every_field_arrow_pawn_and_seat() {
    let drawn = svg(V0);
    if let Ok(path) = std::env::var("IRRGARTEN_PICTURE") {
        std::fs::write(path, &drawn).unwrap();
    }
    let document = roxmltree::Document::parse(&drawn).unwrap();
    let count = |attribute: &str| document.descendants().filter(|node| node.has_attribute(attribute)).count();
    assert_eq!(
        (count("data-cell"), count("data-arrow"), count("data-seat"), count("data-spare")),
        (49, 12, 2, 1)
    );
    assert_eq!(count("data-pawn"), 4, "on the board and on the mats");
    let backs = document.descendants().filter(|node| node.attribute("href") == Some("#f-back"));
    assert_eq!(backs.count(), 2);
    let ids: Vec<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
    let used = document.descendants().filter_map(|node| node.attribute("href"));
    assert!(used.into_iter().all(|href| ids.contains(&href.trim_start_matches('#'))));
}

#[test]
fn what_lies_face_down_does_not_change_a_picture() {
    let other = V0.replace("~D", "~x").replace("~J", "~D").replace("~x", "~J");
    assert_eq!(svg(V0), svg(&other));
    let art =
        |text: &str| Paintings::text_art(&Paintings::view(&position(text), Viewer::Public), Language::En);
    assert_eq!(art(V0), art(&other));
    assert_ne!(svg(&format!("{V0} memory=aid")), svg(&format!("{other} memory=aid")));
}

#[test]
fn every_painting_has_a_picture_of_its_own() {
    let all: std::collections::BTreeSet<String> = Painting::all()
        .map(|painting| {
            let drawn = painting_svg(painting);
            roxmltree::Document::parse(&drawn).unwrap();
            drawn.replace(painting.name(), "")
        })
        .collect();
    assert_eq!(all.len(), 24);
}

#[test]
fn the_first_vector_in_letters() {
    let seen = Paintings::view(&position(V0), Viewer::Public);
    let expected = "       a      b      c      d      e      f      g
              ▼             ▼             ▼
    ┌─────┐┌─╴ ╶─┐┌─────┐┌─────┐┌─────┐┌─╴ ╶─┐┌─────┐    Spare:
1   │ ⌂ⓡ   │ N             L           │ K      ⌂   │    └ O
    └─╴ ╶─┘└─────┘└─╴ ╶─┘└─────┘└─╴ ╶─┘└─────┘└─╴ ╶─┘
    ┌─╴ ╶─┐┌─╴ ╶─┐┌─╴ ╶─┐┌─╴ ╶─┐┌─╴ ╶─┐┌─────┐┌─╴ ╶─┐    Pile:   5
2 × │ I      1   │  2   ││ F    │ T   │  R   ││ 8   │ ◄  Book:   2
    └─╴ ╶─┘└─────┘└─────┘└─────┘└─╴ ╶─┘└─╴ ╶─┘└─╴ ╶─┘    Found: 15
    ┌─╴ ╶─┐┌─╴ ╶─┐┌─╴ ╶─┐┌─────┐┌─────┐┌─────┐┌─╴ ╶─┐
3   │      │ 3   ││        4           │▒▒▒▒▒│      │    Latest: E2
    └─╴ ╶─┘└─╴ ╶─┘└─╴ ╶─┘└─────┘└─╴ ╶─┘└─────┘└─╴ ╶─┘    (thief)
    ┌─────┐┌─╴ ╶─┐┌─╴ ╶─┐┌─╴ ╶─┐┌─╴ ╶─┐┌─╴ ╶─┐┌─╴ ╶─┐
4 ► │▒▒▒▒▒││ 7   ││ V      S   ││ P   ││ 9   │  A     ◄
    └─────┘└─╴ ╶─┘└─────┘└─────┘└─╴ ╶─┘└─╴ ╶─┘└─────┘
    ┌─╴ ╶─┐┌─╴ ╶─┐┌─╴ ╶─┐┌─╴ ╶─┐┌─╴ ╶─┐┌─────┐┌─╴ ╶─┐
5   │        U             M   │      │  5          │
    └─╴ ╶─┘└─────┘└─────┘└─╴ ╶─┘└─╴ ╶─┘└─────┘└─╴ ╶─┘
    ┌─╴ ╶─┐┌─╴ ╶─┐┌─╴ ╶─┐┌─╴ ╶─┐┌─────┐┌─────┐┌─╴ ╶─┐
6 ►   Q    │ H   ││ 6   ││ C      B   │  W   │  G   │ ◄
    └─────┘└─╴ ╶─┘└─╴ ╶─┘└─────┘└─╴ ╶─┘└─╴ ╶─┘└─────┘
    ┌─╴ ╶─┐┌─────┐┌─╴ ╶─┐┌─────┐┌─╴ ╶─┐┌─╴ ╶─┐┌─╴ ╶─┐
7   │ ⌂      E             0   │       │ X   │  ⌂ⓖ  │
    └─────┘└─╴ ╶─┘└─────┘└─╴ ╶─┘└─────┘└─╴ ╶─┘└─────┘
              ▲             ▲             ▲

► Seat 1 (ⓡ red): L snake | Q sword; Slide, Rotate
  Seat 2 (ⓖ green): J island | W dice; Slide, Rotate

Seat 1 (red) acts: the Move is left, 0 collected in this turn.

Found: D clock, G cat, H parrot, I dragon, K lion, M portrait, N lake,
       O devil, P mine, R spider, S star, T car, U temple, V twins, X scroll
";
    assert_eq!(Paintings::text_art(&seen, Language::En), expected);
}

#[test]
fn the_end_is_told() {
    let text = V0.replace("LQ,JW", "--,--").replace("R.1.0", "won").replace("?ABCEF", "-");
    let art = Paintings::text_art(&Paintings::view(&position(&text), Viewer::Public), Language::En);
    assert!(art.contains("the team has won"), "{art}");
    assert!(art.contains("Found: A castle"), "{art}");
}

/// P-COMP-06, P-COLL-03: the backs of the cards make one picture.
#[test]
fn the_poster_has_a_piece_for_every_painting_found() {
    let pieces = |text: &str| svg(text).matches("href=\"#poster\"").count();
    assert_eq!(pieces(V0), 15);
    assert_eq!(pieces(&V0.replace("?ABCEF", "?ABCDEFGHIKMNOPRSTUVX")), 0, "nothing is found");
    let won = V0.replace("LQ,JW", "--,--").replace("R.1.0", "won").replace("?ABCEF", "-");
    assert_eq!(pieces(&won), 24);
}
