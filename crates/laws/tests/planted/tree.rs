//! Trees small enough to be counted by hand.

use irrgarten_game::{Notation as _, perft};

use crate::bug::Bug;
use crate::game::NineCards;

fn count(position: &str, depth: u32) -> u64 {
    type Honest = NineCards<{ Bug::None as u8 }>;
    let (state, order) = Honest::read_position(position).expect("a position of the game");
    perft::<Honest>(&state, &order, depth)
}

#[test]
fn every_draw_is_followed_and_costs_no_depth() {
    let start = "nine/1 n=2 h=12|34 f=-|- b=-|- top=- t=1";
    assert_eq!([0, 1, 2].map(|depth| count(start, depth)), [1, 4, 4 * 5 * 4]);
    // The seat on turn in between is seat 1 again, with the card it kept and the one it drew.
    assert_eq!(count(start, 3), 4 * 5 * 4 * 4 * 4);
}

#[test]
fn a_known_pile_foretells_the_draws() {
    let start = "nine/1 n=2 h=12|34 f=-|- b=-|- top=- t=1 p=98765";
    assert_eq!([1, 2, 3].map(|depth| count(start, depth)), [4, 16, 64]);
}

#[test]
fn the_tree_ends_where_the_game_ends() {
    let last = "nine/1 n=2 h=-|3 f=124|567 b=8|9 top=7 t=2";
    assert_eq!([1, 2].map(|depth| count(last, depth)), [2, 0]);
}
