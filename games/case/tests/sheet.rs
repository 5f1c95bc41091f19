//! The notes sheet at its four levels, and that nobody sees another player's.

#![allow(clippy::panic, clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

use case::reason::{Evidence, Facts, Holder};
use case::{Card, Case, Sheet, SheetLevel, State};
use irrgarten_game::{Game as _, Notation as _, Seat, Viewer};
use irrgarten_kit::Indexed as _;

const TEXT: &str = "case/1 135 I/I/D/6.18/H/16.13 ABCDIG - 3 T - turn=5 log=1:12eA-=A,2:32dD=d,3:52eH-=H,4:12eI-=I | \
                    2eF:3afBCD/16bcGH/45dAEI";

fn state(level: &str) -> State {
    Case::read_position(&TEXT.replace(" | ", &format!("{level} | "))).unwrap().0
}

fn sheet(level: &str, seat: usize) -> Sheet {
    Sheet::of(&Case::view(&state(level), Viewer::Seat(Seat::at(seat)))).unwrap()
}

fn held(sheet: &Sheet, holder: Holder, letter: char) -> Option<bool> {
    sheet.cell(holder, Card::from_letter(letter).unwrap()).held
}

const MIDDLE: Holder = Holder::Seat(Seat::at(1));
const LAST: Holder = Holder::Seat(Seat::at(2));

#[test]
fn paper_is_blank() {
    let sheet = sheet(" sheet=paper", 0);
    assert_eq!((sheet.level, sheet.facts().count()), (SheetLevel::Paper, 0));
}

#[test]
fn the_clerk_writes_what_was_said() {
    let sheet = sheet("", 0);
    assert_eq!(held(&sheet, Holder::File, '3'), Some(false), "an own card");
    assert_eq!(held(&sheet, LAST, 'A'), Some(true), "shown to me");
    assert_eq!(held(&sheet, MIDDLE, 'A'), Some(false), "shown by another");
    assert_eq!(held(&sheet, MIDDLE, 'e'), Some(false), "passed");
    assert_eq!(held(&sheet, LAST, 'd'), None, "one of three");
    assert_eq!(sheet.cell(LAST, Card::from_letter('d').unwrap()).brackets, [2]);
    assert!(sheet.cell(LAST, Card::from_letter('d').unwrap()).odds.is_none());
}

/// In turn 3 player 3 showed one of 2eH. The passes of turn 1 leave H alone.
#[test]
fn the_logician_adds_what_follows_and_says_why() {
    let sheet = sheet(" sheet=logician", 0);
    assert_eq!(held(&sheet, MIDDLE, 'H'), Some(true));
    let because = sheet.cell(MIDDLE, Card::from_letter('H').unwrap()).because.clone();
    assert_eq!(because, Some((vec![1, 3], false)));
}

#[test]
fn the_logician_finds_everything_and_nothing_else() {
    for seat in 0..3 {
        let sheet = sheet(" sheet=logician", seat);
        let view = Case::view(&state(" sheet=logician"), Viewer::Seat(Seat::at(seat)));
        let facts = Facts::of(&Evidence::of(&view)).unwrap();
        for card in Card::all() {
            for holder in sheet.holders() {
                let wanted = match (facts.certain(holder, card), facts.possible(holder, card)) {
                    (true, _) => Some(true),
                    (_, false) => Some(false),
                    _ => None,
                };
                assert_eq!(sheet.cell(holder, card).held, wanted, "{card} at {holder:?}");
            }
        }
    }
}

#[test]
fn the_analyst_adds_odds() {
    let sheet = sheet(" sheet=analyst", 0);
    for card in Card::all() {
        let all: f64 = sheet.holders().map(|holder| sheet.cell(holder, card).odds.unwrap()).sum();
        assert!((all - 1.0).abs() < 1e-9, "{card}: {all}");
    }
}

#[test]
fn nobody_sees_another_ones_sheet() {
    let state = state(" sheet=analyst");
    assert!(Sheet::of(&Case::view(&state, Viewer::Public)).is_none());
    let json = serde_json::to_value(Case::view(&state, Viewer::Public)).unwrap();
    assert!(json["sheet"].is_null());
    let own = serde_json::to_value(Case::view(&state, Viewer::Seat(Seat::at(1)))).unwrap();
    assert_eq!(own["sheet"]["rows"][0]["card"], "1");
    assert_eq!(own["sheet"]["rows"][0]["cells"][1]["held"], true);
    assert_eq!(own["sheet"]["rows"].as_array().map(Vec::len), Some(21));
}

/// Sheets are remembered, and each is given to whom it belongs, in whatever order they are asked for.
#[test]
fn a_remembered_sheet_is_the_right_one() {
    let kinds: Vec<(&str, usize)> = [" sheet=logician", " sheet=analyst"]
        .into_iter()
        .flat_map(|level| (0..3).map(move |seat| (level, seat)))
        .collect();
    let first: Vec<Sheet> = kinds.iter().map(|&(level, seat)| sheet(level, seat)).collect();
    let again: Vec<Sheet> = kinds.iter().rev().map(|&(level, seat)| sheet(level, seat)).collect();
    assert!(first.iter().eq(again.iter().rev()));
    let differ = |nth: usize| first[..nth].iter().all(|before| *before != first[nth]);
    assert!((0..first.len()).all(differ));
}
