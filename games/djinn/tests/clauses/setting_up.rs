//! D-COMP and D-SETUP.

use std::collections::BTreeSet;

use djinn::{Card, Die, Layout, Treasure};
use irrgarten_game::{Game, Meta, Notation as _};
use irrgarten_kit::{Direction, Indexed as _};

use super::table::*;

#[test]
fn d_comp_01_thirty_paths_twelve_assignments_and_a_die() {
    assert_eq!((Card::all().count(), Layout::all().count()), (30, 12));
    assert_eq!(djinn::Djinn::META.slug, "djinn");
}

#[test]
fn d_comp_02_four_treasure_cards_of_each_value_are_just_enough() {
    // Four seats use one of each value a round, so twelve cards last four rounds.
    assert_eq!(Treasure::all().map(Treasure::value).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(Treasure::table(4).len() * usize::from(djinn::ROUNDS), 12);
    assert!(djinn::Djinn::read_position("djinn/1 n=2 round=1/5").is_err());
}

#[test]
fn d_comp_03_the_die_shows_three_four_five_and_the_genie() {
    let rolled = play(&dealt(2, &["first=1"], 0), "1 roll");
    let weights = chances(&rolled);
    let total: u32 = weights.iter().map(|(_, weight)| weight).sum();
    let weight =
        |face: &str| weights.iter().filter(|(text, _)| text.starts_with(face)).map(|(_, w)| w).sum::<u32>();
    // One, two, one and two faces of six.
    assert_eq!(["roll=3", "roll=4", "roll=5", "roll=G"].map(|face| weight(face) * 6 / total), [1, 2, 1, 2]);
    assert_ne!(Die::default(), options(&["die=G,G,G,G,G,G"]).rulings.die);
}

#[test]
fn d_comp_04_every_card_has_one_blank_side_and_three_gates() {
    for card in Card::all() {
        let gates = Direction::ALL.map(|side| card.gate(Direction::North, side));
        assert_eq!(gates[0], 0, "{card}: the top is blank");
        assert!(gates[1..].iter().all(|gate| (1..=5).contains(gate)), "{card}: {gates:?}");
    }
    let faces: BTreeSet<_> =
        Card::all().map(|card| Direction::ALL.map(|side| card.gate(Direction::North, side))).collect();
    assert_eq!(faces.len(), 30, "all cards differ");
}

#[test]
fn d_comp_05_an_assignment_shows_three_to_five_cells() {
    let names: Vec<&str> = Layout::all().map(Layout::name).collect();
    assert_eq!(names, ["I3", "L3", "I4", "L4", "T4", "S4", "O4", "U5", "W5", "T5", "V5", "P5"]);
    for layout in Layout::all() {
        assert_eq!(layout.cells().to_string(), layout.name()[1..]);
    }
    let t4 = Layout::all().find(|layout| layout.name() == "T4").unwrap();
    assert!(t4.has(1, 1) && !t4.has(0, 1) && !t4.has(3, 0) && !t4.has(-1, 0));
}

#[test]
fn d_setup_01_two_to_four_seats_or_one_alone() {
    let Meta { min_seats, max_seats, .. } = djinn::Djinn::META;
    assert_eq!((min_seats, max_seats), (1, 4));
    assert!(djinn::Djinn::read_position("djinn/1 n=5 round=1/4").is_err());
}

#[test]
fn d_setup_02_all_path_cards_begin_in_a_shuffled_pile() {
    let state = dealt(3, &[], 0);
    assert_eq!(state.pile_count(), 30);
    let state = play(&state, &format!("{} roll roll=3", public(&state).roller));
    // Any card can come first, all equally likely.
    assert_eq!(chances(&state).len(), 30);
    assert!(chances(&state).iter().all(|(_, weight)| *weight == 1));
}

#[test]
fn d_setup_03_any_assignment_can_lie_on_top() {
    let rolled = play(&dealt(2, &["first=1"], 0), "1 roll");
    assert_eq!(chances(&rolled).iter().filter(|(text, _)| text.starts_with("roll=G:")).count(), 12);
}

#[test]
fn d_setup_04_one_treasure_card_fewer_than_seats() {
    for (seats, cards) in [(2, vec![1]), (3, vec![1, 2]), (4, vec![1, 2, 3])] {
        assert_eq!(treasures(&dealt(seats, &[], 0)), cards);
    }
}

#[test]
fn d_setup_05_the_first_roller_is_drawn_or_marked() {
    let first: BTreeSet<u8> = (0..40).map(|number| public(&dealt(4, &[], number)).roller.number()).collect();
    assert_eq!(first.len(), 4);
    assert_eq!(public(&dealt(4, &["first=youngest"], 0)).roller, ONE);
    assert_eq!(public(&dealt(4, &["first=3"], 0)).roller, THREE);
}
