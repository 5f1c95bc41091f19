//! D-ARR and D-FIT.

use djinn::{Arrangement, CardSet, Fault, Fit, Layout, Roll, Task, solve};
use irrgarten_game::{Game as _, SeatSet, Turn};
use irrgarten_kit::{Cell, Direction, Indexed as _};

use super::table::*;

fn layout(name: &str) -> Task {
    Task::new(Roll::Genie(Layout::all().find(|layout| layout.name() == name).unwrap()))
}

/// What is wrong with an arrangement of just these cards.
fn fault(task: Task, rows: &str) -> Option<Fault> {
    let laid: Arrangement = rows.parse().unwrap();
    task.check(laid.cards(), &laid).err()
}

#[test]
fn d_arr_01_all_arrange_at_the_same_time_as_often_as_they_like() {
    let state = race("");
    assert_eq!(djinn::Djinn::turn(&state), Turn::Decide(SeatSet::all(3)));
    let state = play(&state, "1 05w@0,0\n3 07e@1,1\n1 05n@0,0 05n@1,0 05-\n2 01n@0,0\n1 05s@1,1");
    assert!(
        text(&state).contains("s1=2:05,12,13,22:_._/_.05s:w s2=0:01,18,20,25:01n._/_._:w"),
        "{}",
        text(&state)
    );
    assert_eq!(forbidden(&state, ONE, "01n@0,0"), Some("D-ARR-01"));
    assert_eq!(forbidden(&state, ONE, "12-"), Some("D-ARR-01"));
    assert_eq!(forbidden(&state, ONE, "05s@1,1"), Some("D-ARR-01"));
}

#[test]
fn d_arr_02_cards_turn_by_quarters_and_are_never_flipped() {
    let card = djinn::Card::numbered(12).unwrap();
    let gates = |top| Direction::ALL.map(|side| card.gate(top, side));
    assert_eq!(gates(Direction::North), [0, 2, 5, 4]);
    assert_eq!(gates(Direction::East), [4, 0, 2, 5]);
    assert_eq!(gates(Direction::South), [5, 4, 0, 2]);
    assert_eq!(gates(Direction::West), [2, 5, 4, 0]);
}

#[test]
fn d_fit_01_all_cards_of_the_hand_are_used() {
    let task = Task::new(Roll::Number(3));
    let hand: CardSet = "01n.12n.16n".parse::<Arrangement>().unwrap().cards();
    let two: Arrangement = "12s.16n".parse().unwrap();
    assert_eq!(task.check(hand, &two), Err(Fault::CardsLeft));
}

#[test]
fn d_fit_02_cards_lie_on_one_grid_side_by_side() {
    let state = play(&free(""), "1 01e@0,0");
    assert_eq!(forbidden(&state, ONE, "12n@0,0"), Some("D-FIT-02"));
    assert_eq!(forbidden(&state, ONE, "12n@1,1"), Some("D-FIT-02"));
    assert_eq!(forbidden(&state, ONE, "12n@-1,0"), None);
    // The corner of the arrangement is 0,0 again, wherever it grows.
    let state = play(&state, "1 12n@-1,0");
    assert!(text(&state).contains(":12n.01e:w"), "{}", text(&state));
}

#[test]
fn d_fit_03_the_joints_make_one_network() {
    let lenient = Task { fit: Fit::Lenient, ..Task::new(Roll::Number(3)) };
    assert_eq!(fault(lenient, "01e._/12s.16n"), None);
    assert_eq!(fault(lenient, "01e._/12s.16e"), Some(Fault::Apart));
}

#[test]
fn d_fit_04_sides_that_meet_agree() {
    let l3 = layout("L3");
    assert_eq!(fault(l3, "01e._/12s.16n"), None);
    assert_eq!(fault(l3, "01e._/12s.16e"), Some(Fault::Clash(Cell::new(0, 1), Cell::new(1, 1))));
    // One blank pair and three joints: right, unless every shared side must be a joint.
    let o4 = layout("O4");
    assert_eq!(fault(o4, "05w.12s/13w.22n"), None);
    assert!(matches!(fault(Task { fit: Fit::Full, ..o4 }, "05w.12s/13w.22n"), Some(Fault::Clash(..))));
}

#[test]
fn d_fit_05_gates_on_the_rim_may_stay_open() {
    let laid: Arrangement = "01e._/12s.16n".parse().unwrap();
    let rim = laid.iter().flat_map(|one| Direction::ALL.map(|side| (one, side)));
    let open = rim
        .filter(|(one, side)| laid.at(one.cell.step(*side)).is_none() && one.card.gate(one.top, *side) > 0);
    assert_eq!(open.count(), 5, "three cards in a tree leave five gates open");
    assert_eq!(fault(layout("L3"), "01e._/12s.16n"), None);
}

#[test]
fn d_fit_06_a_number_roll_allows_any_outline() {
    let task = Task::new(Roll::Number(4));
    let outlines: std::collections::BTreeSet<String> =
        solve::all("05w.12s/13w.22n".parse::<Arrangement>().unwrap().cards(), &task)
            .iter()
            .map(|solution| solution.to_string().replace(|letter: char| letter.is_ascii_alphanumeric(), ""))
            .collect();
    assert!(outlines.len() > 2, "{outlines:?}");
}

#[test]
fn d_fit_07_a_genie_roll_wants_exactly_the_layout() {
    let hand = "09s.16n.17s/_.22s._".parse::<Arrangement>().unwrap();
    assert_eq!(fault(layout("T4"), "09s.16n.17s/_.22s._"), None);
    assert_eq!(layout("S4").check(hand.cards(), &hand), Err(Fault::OtherLayout));
    assert_eq!(solve::count(hand.cards(), &layout("T4")), 7, "several courses are right");
}

#[test]
fn d_fit_08_a_layout_may_be_turned_but_not_mirrored() {
    let l4 = layout("L4");
    let mirrored = Task { mirror: true, ..l4 };
    assert!(l4.has_cell(Cell::new(1, 2)) && !l4.has_cell(Cell::new(1, 0)));
    assert!(mirrored.has_cell(Cell::new(1, 0)));
    let hand: CardSet = "05w.12s/13w.22n".parse::<Arrangement>().unwrap().cards();
    assert!(solve::count(hand, &mirrored) > solve::count(hand, &l4));
    // Turning the whole changes no solution: each is counted once.
    let one = solve::first(hand, &layout("O4")).unwrap();
    assert_eq!(one.quarter_turned().canonical(), one);
}
