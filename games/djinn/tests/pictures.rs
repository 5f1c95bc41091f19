//! The pictures show what is there, and nothing that is hidden.

#![allow(clippy::panic, clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

use djinn::{Arrangement, Card, Djinn, View, arrangement_art, arrangements_svg};
use irrgarten_game::{Language, Notation, Presentation};
use irrgarten_kit::Indexed as _;

const EXAMPLE: &str = "djinn/1 n=3 round=2/4 roller=2 roll=G:O4 phase=race table=1 pile=18 discard=- \
                       s1=2:05,12,13,22:05w.12s/13w._:w s2=0:01,18,20,25:-:w \
                       s3=0:07,16,17,30:07e.16w/30w.17s:!2@31.250";

fn view(text: &str) -> View {
    Djinn::read_view(text).unwrap_or_else(|bad| panic!("{text}: {bad}"))
}

#[test]
fn paths_run_on_from_card_to_card() {
    let laid: Arrangement = "05w.12s/13w.22n".parse().unwrap();
    let expected = "\
┌─║─────────┐┌─────────║─┐
│ ║05w      ││12s      ║ │
│ ║         ││         ║ │
│ ║         ││         ║ │
│ ╚═══╦════════════════╩══
│     ║     ││           │
└─────║─────┘└───────────┘
┌─────║─────┐┌───────────┐
│ ╔═══╩══════════════╗22n│
│ ║         ││       ║   │
│ ║         ││       ║   │
│ ║         ││       ╠════
│ ║13w      ││       ║   │
└─║─────────┘└───────║───┘
";
    assert_eq!(arrangement_art(&laid), expected);
}

#[test]
fn every_card_is_named_and_its_path_branches_once_however_it_lies() {
    for card in Card::all() {
        for top in ["n", "e", "s", "w"] {
            let name = format!("{card}{top}");
            let art = arrangement_art(&name.parse().unwrap());
            assert!(art.contains(&name), "{art}");
            assert_eq!(art.lines().count(), 7);
            assert_eq!(art.chars().filter(|letter| "╠╣╦╩╬".contains(*letter)).count(), 1, "{art}");
        }
    }
}

#[test]
fn drawings_are_documents_without_text() {
    let hidden = "djinn/1 n=2 round=1/4 roller=1 roll=5 phase=deal table=1 pile=20 discard=- \
                  s1=0:?,?,?,?,?:-:w s2=0:?,?,?,?,?:-:w";
    for text in [EXAMPLE, hidden] {
        let drawing = Djinn::svg(&view(text), Language::En);
        let document = roxmltree::Document::parse(&drawing).unwrap();
        assert!(!document.descendants().any(|node| node.has_tag_name("text")));
        assert_eq!(document.root_element().tag_name().name(), "svg");
    }
    let backs = Djinn::svg(&view(hidden), Language::En).matches("href=\"#d-back\"").count();
    assert!(backs > 10, "ten hidden cards and the pile, not {backs}");
}

#[test]
fn every_laid_card_is_drawn_once() {
    let drawing = Djinn::svg(&view(EXAMPLE), Language::En);
    for card in ["05w", "12s", "13w", "07e", "16w", "30w", "17s"] {
        assert_eq!(drawing.matches(&format!("data-card=\"{card}\"")).count(), 1, "{card}");
    }
    let alone = arrangements_svg(&["01e._/12s.16n".parse().unwrap()]);
    assert!(alone.contains("viewBox=\"0 0 200 200\""));
}

#[test]
fn a_finished_game_can_be_looked_at() {
    let over = view(
        "djinn/1 n=2 round=4/4 roller=1 roll=- phase=over table=- pile=30 discard=- s1=3:-:-:w s2=1:-:-:w",
    );
    assert!(Djinn::text_art(&over, Language::En).contains("The game is over."));
    assert!(roxmltree::Document::parse(&Djinn::svg(&over, Language::En)).is_ok());
}
