//! The figures of the rulebooks, from the constants of the rules.

use crate::components::{CARDS, CARDS_OF_A_KIND, KINDS};
use crate::deal::SQUARE;
use crate::rules::TURNS;
use crate::state::HAND;

/// By the names that the rulebooks put in braces; a number behind a name is the number of players.
pub(super) const FIGURES: &[(&str, u32)] = &[
    ("age", 7),
    ("minutes", 45),
    ("five_seats", 5),
    ("cards", CARDS as u32),
    ("kinds", KINDS as u32),
    ("cards_of_a_kind", CARDS_OF_A_KIND as u32),
    ("hand", HAND as u32),
    ("square", SQUARE.len() as u32),
    ("turns", TURNS as u32),
    ("pile_2", pile(2)),
    ("pile_3", pile(3)),
    ("pile_4", pile(4)),
    ("pile_5", pile(5)),
    ("pile_6", pile(6)),
    ("turns_2", equal(2)),
    ("more_3", equal(3) + 1),
    ("fewer_3", equal(3)),
    ("equal_3", equal(3)),
    ("aside_3", aside(3)),
    ("more_4", equal(4) + 1),
    ("fewer_4", equal(4)),
    ("equal_4", equal(4)),
    ("aside_4", aside(4)),
    ("more_5", equal(5) + 1),
    ("fewer_5", equal(5)),
    ("equal_5", equal(5)),
    ("aside_5", aside(5)),
    ("more_6", equal(6) + 1),
    ("fewer_6", equal(6)),
    ("equal_6", equal(6)),
    ("aside_6", aside(6)),
];

/// Cards in the pile at the start.
const fn pile(seats: u32) -> u32 {
    (TURNS - HAND * seats as usize) as u32
}

/// Turns that every seat has, at least.
const fn equal(seats: u32) -> u32 {
    TURNS as u32 / seats
}

/// Cards that lie aside with `equal_turns=true`.
const fn aside(seats: u32) -> u32 {
    TURNS as u32 % seats
}
