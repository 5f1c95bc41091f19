//! The pictures show what is there, and nothing that is hidden.

#![allow(clippy::panic, clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

use std::collections::BTreeSet;

use cards::{Card, Cards, DeckName, State, View};
use irrgarten_game::{Game, Language, Notation, Presentation, Seat, Viewer};
use irrgarten_kit::{Direction, Indexed as _};
use irrgarten_laws::hold_drawing;

const VECTOR_1: &str = "cards/1 n=2 @0,0:33e.13w/26e.23e h=03,44|08,34 c=-|- p=42 t=1";

fn position(text: &str) -> State {
    Cards::read_position(text).unwrap_or_else(|bad| panic!("{text}: {bad}")).0
}

fn view(text: &str) -> View {
    Cards::read_view(text).unwrap_or_else(|bad| panic!("{text}: {bad}"))
}

/// Every card of both decks in every orientation, alone on the table.
fn every_card() -> impl Iterator<Item = (DeckName, Card, Direction, View)> {
    let decks = DeckName::ALL.into_iter();
    let cards = decks.flat_map(|deck| Card::all().map(move |card| (deck, card)));
    cards.flat_map(|(deck, card)| {
        Direction::ALL.map(|top| {
            let text = format!("cards/1 n=1 @0,0:{card}{} h=?,? c=- p=47 t=1 deck={deck}", top.letter());
            (deck, card, top, view(&text))
        })
    })
}

#[test]
fn vector_1_as_seat_1_sees_it() {
    let seen = Cards::view(&position(VECTOR_1), Viewer::Seat(Seat::at(0)));
    let expected = "     -1       0          1       2
 -1           ·          ·
         ┌─╴ ╶┬╴ ╶─┐┌─────╴ ╶─┐
         │    │     │         │
  0   ·  │   33e   ││   13w   │  ·
         │  X │ E  ││  L │ W
         └─╴ ╶┴────┘└─╴ ╶┴╴ ╶─┘
         ┌─╴ ╶┬╴ ╶─┐┌────┬╴ ╶─┐
            B │        H │
  1   ·  │   26e   ││   23e   │  ·
         │      H  │       S  │
         └─────╴ ╶─┘└─╴ ╶─────┘
  2           ·          ·

► Seat 1: 0 collected      Seat 2: 0 collected
 ┌─────╴ ╶─┐┌─╴ ╶─────┐   ╭───╮╭───╮
 │      R             │   │▒▒▒││▒▒▒│
 ├───03n   │├───44n   │   ╰───╯╰───╯
    G          H │ N  │
 └─────────┘└─╴ ╶┴────┘

Seat 1 lays a card.  Pile: 42.

B bat               E emerald           G ghost             H helmet
L lizard            N necklace          R ring              S sword
W wand              X axe
";
    assert_eq!(Cards::text_art(&seen, Language::En), expected);
}

#[test]
fn lanes_meet_in_the_middle_or_bend() {
    let seen = view("cards/1 n=1 @0,0:05e.27w/41n.46e h=21,26 c=50 p=43 t=1 deck=lanes50");
    let expected = "     -1       0          1       2
 -1           ·          ·
         ┌05e──────┐┌27w┐ ┌───┐
         └─────────┘└───┘R└───┘
  0   ·          B       ╱       ·
         ┌───┐M┌───┐┌───┐C┌───┐
         └───┘ └───┘└───┘ └───┘
         ┌41n┐ ┌───┐┌46e──────┐
         │   │I└───┘└─────────┘
  1   ·  │   │   L    E     W    ·
         │   └─────┐┌─────────┐
         └─────────┘└─────────┘
  2           ·          ·

► Seat 1: 1 collected
 ┌21n┐ ┌───┐┌26n┐ ┌───┐
 └───┘A└───┘└───┘A└───┘
         S       ╲
 ┌───┐ ┌───┐┌───┐N┌───┐
 └───┘ └───┘└───┘ └───┘

Seat 1 lays a card.  Pile: 43.  deck=lanes50

A amulet            B bat               C crown             E emerald
I idol              L lizard            M map               N necklace
R ring              S sword             W wand
";
    assert_eq!(Cards::text_art(&seen, Language::En), expected);
}

#[test]
fn a_finished_game_shows_who_won() {
    let won: Vec<String> = (2..=50).map(|number| format!("{number:02}")).collect();
    let (first, second) = (won[..20].join(","), won[20..].join(","));
    let over = view(&format!("cards/1 n=2 @0,0:01n h=-|- c={first}|{second} p=0 t=-"));
    let art = Cards::text_art(&over, Language::En);
    assert!(art.contains("  Seat 1: 20 collected   ★ Seat 2: 29 collected"), "{art}");
    assert!(art.contains("The game is over."), "{art}");
    assert_eq!(Cards::svg(&over, Language::En).matches(r##"href="#t-crown""##).count(), 1);
}

/// The letter of a card's block in the text art of [`every_card`].
fn letter(art: &str, (x, y): (usize, usize)) -> char {
    let line = art.lines().nth(2 + y).unwrap_or_default();
    line.chars().nth(9 + x).unwrap_or(' ')
}

#[test]
fn every_gate_opens_its_wall() {
    // By gate place, from 1 to 8.
    const GARDEN: [(usize, usize); 8] = [(3, 0), (7, 0), (10, 1), (10, 3), (7, 4), (3, 4), (0, 3), (0, 1)];
    const LANES: [(usize, usize); 8] = [(5, 0), (5, 0), (10, 2), (10, 2), (5, 4), (5, 4), (0, 2), (0, 2)];
    let mut drawn = 0;
    for (deck, card, top, view) in every_card() {
        let art = Cards::text_art(&view, Language::En);
        let face = deck.deck().face(card);
        let gates = face.gates().turned(top);
        for place in 1..=8 {
            let walls = if deck == DeckName::Garden50 { GARDEN } else { LANES };
            let open = letter(&art, walls[usize::from(place) - 1]) == ' ';
            assert_eq!(open, gates.has(place), "{deck} {card} {top:?} gate {place}\n{art}");
        }
        let block = || (0..5).flat_map(|y| (0..11).map(move |x| (x, y))).map(|place| letter(&art, place));
        for kind in face.kinds() {
            assert_eq!(block().filter(|&letter| letter == kind.letter()).count(), 1, "{card} {top:?}\n{art}");
        }
        assert!(art.contains(&format!("{card}{}", top.letter())), "{card} {top:?}\n{art}");
        drawn += 1;
    }
    assert_eq!(drawn, 2 * 50 * 4);
}

#[test]
fn what_is_hidden_does_not_change_a_picture() {
    let one = position(VECTOR_1);
    let two = position("cards/1 n=2 @0,0:33e.13w/26e.23e h=03,44|01,50 c=-|- p=42 t=1");
    let three = position("cards/1 n=2 @0,0:33e.13w/26e.23e h=07,08|01,50 c=-|- p=42 t=1");
    let pictures = |state: &State, viewer: Viewer| {
        let view = Cards::view(state, viewer);
        (Cards::text_art(&view, Language::En), Cards::svg(&view, Language::En))
    };
    let mine = Viewer::Seat(Seat::at(0));
    assert_eq!(pictures(&one, mine), pictures(&two, mine));
    assert_ne!(pictures(&two, mine), pictures(&three, mine));
    assert_eq!(pictures(&one, Viewer::Public), pictures(&three, Viewer::Public));

    let (art, svg) = pictures(&one, mine);
    for hidden in ["08", "34"] {
        assert!(!art.contains(&format!("{hidden}n")), "{art}");
        assert!(!svg.contains(&format!("c-garden50-{hidden}")), "{hidden} is drawn");
    }
    // The unicorn is on both cards of seat 2 only.
    assert!(!svg.contains("unicorn"));
}

#[test]
fn a_drawing_is_sound_and_shows_every_laid_card() {
    let state = position("cards/1 n=3 @-1,0:_.33e.13w/02s.26e.23e h=03,44|08,34|20,21 c=-|-|50 p=38 t=2");
    for viewer in Viewer::all(3) {
        let view = Cards::view(&state, viewer);
        let svg = Cards::svg(&view, Language::En);
        hold_drawing(&svg);
        for (card, laid) in view.labyrinth().iter() {
            let place = format!(r#"data-card="{card}{}" data-cell="{}""#, laid.top.letter(), laid.cell);
            assert_eq!(svg.matches(&place).count(), 1, "{place}");
        }
    }
    hold_drawing(&Cards::svg(&Cards::lay_open(&state), Language::En));
}

#[test]
fn every_card_can_be_drawn_alone() {
    let mut drawings = BTreeSet::new();
    for (deck, card, top, _) in every_card() {
        let svg = cards::card_svg(deck.deck(), card, top);
        hold_drawing(&svg);
        for kind in deck.deck().face(card).kinds() {
            assert_eq!(svg.matches(&format!(r##"href="#t-{}""##, kind.name())).count(), 1);
        }
        drawings.insert(svg);
    }
    assert_eq!(drawings.len(), 2 * 50 * 4);
}

#[test]
fn a_drawing_of_ten_cards_is_small_enough_to_send() {
    let ten = "@0,0:01n.02e.03s.04w.05n/06n.07e.08s.09w.10n";
    let view = view(&format!("cards/1 n=4 {ten} h=11,12|?,?|?,?|?,? c=-|-|-|- p=32 t=1"));
    assert!(
        Cards::svg(&view, Language::En).len() < 120_000,
        "{} bytes",
        Cards::svg(&view, Language::En).len()
    );
}
