//! The pictures show what is there, and nothing that is hidden.

#![allow(clippy::panic, clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

use irrgarten_game::{Game, Language, Notation, Presentation, Seat, Viewer};
use irrgarten_laws::hold_drawing;
use towers::{Square, State, Towers, View, plan_svg};

const T0: &str = "towers/1 std .a3J.a2H./54L34Kc3I31E72-/.73-.51-./92-63-a3-52-51F/.b4-.91-. 32G Ra1,Ge5 \
                  -|EJBACH,-|GLKFDI -- U,J ?22 - R.s -";
const RED: Viewer = Viewer::Seat(Seat::at(0));

fn position(text: &str) -> State {
    Towers::read_position(text).unwrap_or_else(|bad| panic!("{text}: {bad}")).0
}

fn view(text: &str) -> View {
    Towers::read_view(text).unwrap_or_else(|bad| panic!("{text}: {bad}"))
}

#[test]
fn the_first_vector_as_red_sees_it() {
    let seen = Towers::view(&position(T0), RED);
    let expected = "         a       b       c       d       e
                 ▼               ▼
     ┌──────┐┌──────┐┌──────┐┌──────┐┌──────┐      Free tower:
1    │ 1 ⌂     3 J     2 A     2 H     1 ⌂  │      └ 2 G
     │▒    r││▒▒▒   ││▒▒    ││▒▒    ││▒     │
     └──  ──┘└──────┘└──  ──┘└──────┘└──  ──┘      Draw pile: 22
     ┌──  ──┐┌──  ──┐┌──────┐┌──  ──┐┌──  ──┐      Discard: -
2  ► │ 4 L  ││ 4 K     3 I  ││ 1 E   │ 2       ◄
     │▒▒▒▒  ││▒▒▒▒  ││▒▒▒   ││▒     ││▒▒    │
     └──  ──┘└──────┘└──  ──┘└──────┘└──  ──┘
     ┌──  ──┐┌──  ──┐┌──  ──┐┌──  ──┐┌──  ──┐
3    │ 3 D   │ 3       5 *   │ 1    │  3 B  │
     │▒▒▒   ││▒▒▒   ││▒▒▒▒▒ ││▒     ││▒▒▒   │
     └──  ──┘└──  ──┘└──  ──┘└──  ──┘└──  ──┘
     ┌──  ──┐┌──────┐┌──────┐┌──  ──┐┌──  ──┐
4  ►   2    ││ 3       3     │ 2    ││ 1 F  │  ◄
     │▒▒    ││▒▒▒   ││▒▒▒   ││▒▒    ││▒     │
     └──────┘└──  ──┘└──────┘└──  ──┘└──  ──┘
     ┌──  ──┐┌──  ──┐┌──  ──┐┌──  ──┐┌──  ──┐
5    │ 1 ⌂     4       2 C     1    │  1 ⌂  │
     │▒     ││▒▒▒▒  ││▒▒    ││▒     ││▒    g│
     └──────┘└──────┘└──────┘└──────┘└──────┘
                 ▲               ▲

► Seat 1 (r red): found -, 6 to find (now E potion); rune open; magic U
  Seat 2 (g green): found -, 6 to find; rune open; magic 1 hidden

Seat 1, red, slides.

A chalice       B crown         C sword         D lamp          E potion
F ring          G key           H book          I mirror        J map
K feather       L coin
* rune stone  ⌂ start  ▒ one level
";
    assert_eq!(Towers::text_art(&seen, Language::En), expected);
}

#[test]
fn a_barred_arrow_is_crossed_out() {
    let seen = view(&T0.replace("R.s -", "R.s E2"));
    assert_eq!(Towers::text_art(&seen, Language::En).matches('×').count(), 1);
    assert_eq!(Towers::text_art(&seen, Language::En).matches('◄').count(), 1);
}

#[test]
fn a_finished_game_shows_who_won() {
    let over = T0.replace("-|EJBACH", "EJBACH|-").replace(" -- ", " +- ").replace("R.s -", "R.won E2");
    let seen = view(&over);
    let art = Towers::text_art(&seen, Language::En);
    assert!(art.contains("★ Seat 1") && art.contains("The game is over; red has won."), "{art}");
    let crowns = |svg: &str| svg.matches(r##"<use href="#t-crown""##).count();
    assert_eq!(
        crowns(&plan_svg(&seen, Language::En)),
        crowns(&plan_svg(&view(T0), Language::En)) + 2,
        "found, and on the winner's head"
    );
}

fn pictures(view: &View) -> [String; 3] {
    [Towers::text_art(view, Language::En), Towers::svg(view, Language::En), plan_svg(view, Language::En)]
}

#[test]
fn what_is_hidden_does_not_change_a_picture() {
    let one = position(T0);
    let two = position(&T0.replace("U,J ?22", "U,DDD ?20").replace("GLKFDI", "ILKFDG"));
    let two_alike = position(&T0.replace("U,J", "U,D").replace("GLKFDI", "ILKFDG"));
    let three = position(&T0.replace("EJBACH", "JEBACH"));
    assert_eq!(pictures(&Towers::view(&one, RED)), pictures(&Towers::view(&two_alike, RED)));
    assert_ne!(
        pictures(&Towers::view(&one, RED)),
        pictures(&Towers::view(&two, RED)),
        "the number is public"
    );
    assert_ne!(pictures(&Towers::view(&one, RED)), pictures(&Towers::view(&three, RED)), "the own target");
    let public = |state: &State| pictures(&Towers::view(state, Viewer::Public));
    assert_eq!(public(&one), public(&three));
}

#[test]
fn a_drawing_is_sound_and_shows_every_tower_arrow_and_pawn() {
    let state = position(
        "towers/1 kids:B .a3J.a2H./54L34Kc3I31E72-/.73-.51-./92-63-a3-52-51F/.b4-.91-. 32G Ra1,Bb3,Gd4,Yb3 \
         A|EF,B|CD,-|GHI,-|JKL -+-- UUJ,DDDDJ,U,- ?14 D R.m E2",
    );
    let views = Viewer::all(4).map(|viewer| Towers::view(&state, viewer)).chain([Towers::lay_open(&state)]);
    for view in views {
        for svg in [Towers::svg(&view, Language::En), plan_svg(&view, Language::En)] {
            hold_drawing(&svg);
            for square in Square::all() {
                let height = state.public().board.height(square);
                let place = format!(r#"data-cell="{square}" data-height="{height}""#);
                assert_eq!(svg.matches(&place).count(), 1, "{place}");
            }
            assert_eq!(svg.matches("data-arrow=").count(), 8);
            for letter in ["R", "B", "G", "Y"] {
                assert!(svg.contains(&format!(r#"data-pawn="{letter}""#)));
            }
            assert!(svg.len() < 160_000, "{} bytes", svg.len());
        }
    }
}
