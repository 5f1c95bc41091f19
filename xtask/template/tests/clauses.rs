//! One test for every clause of the rulebook, named after it.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use irrgarten_game::{
    ChanceRng, Game, Notation, Outcome, Refusal as _, Seat, SeatSet, Settings as _, Stream, Turn,
};
use irrgarten_kit::Order;

use __slug__::{Action, Options, Rules, State};

fn at(position: &str) -> State {
    let text = format!("__slug__/1 {position}");
    Rules::read_position(&text).unwrap_or_else(|bad| panic!("{text}: {bad}")).0
}

fn text(state: &State) -> String {
    Rules::position(state, &Order::default()).trim_start_matches("__slug__/1 ").to_owned()
}

/// The position after these words: `give`, `3` and the like by the seat on turn, `+3` drawn.
fn after(position: &str, words: &str) -> String {
    let mut state = at(position);
    for word in words.split_whitespace() {
        match Rules::turn(&state) {
            Turn::Decide(seats) => {
                let seat = seats.iter().next().unwrap();
                Rules::try_act(&mut state, seat, word.parse().unwrap()).unwrap();
            }
            Turn::Chance => Rules::chance(&mut state, word.parse().unwrap()),
            Turn::Over(_) => panic!("{word} after the end"),
        }
    }
    text(&state)
}

/// The clause that forbids this, if one does.
fn refused(position: &str, seat: usize, word: &str) -> Option<&'static str> {
    let action: Action = word.parse().unwrap();
    Rules::check(&at(position), Seat::at(seat), action).err().map(|refusal| refusal.clause())
}

fn dealt(seats: u8, seed: &str) -> State {
    let mut dealer = ChanceRng::new(&seed.parse().unwrap(), Stream::Setup);
    Rules::new_game(seats, Options::default(), &mut dealer)
}

#[test]
fn x_comp_01_twenty_pebbles_four_of_each_value() {
    let five_ones = "__slug__/1 n=2 heap=- h=111|112 c=-|- bag=14 t=1";
    assert!(Rules::read_position(five_ones).is_err());
    at("n=2 heap=- h=111|123 c=-|- bag=14 t=1");
}

#[test]
fn x_setup_01_three_hidden_pebbles_each_and_seat_1_begins() {
    for seats in 2..=4 {
        let state = dealt(seats, "7");
        assert_eq!(Rules::turn(&state), Turn::Decide(SeatSet::only(Seat::at(0))));
        let text = text(&state);
        assert!(text.contains(&format!("bag={}", 20 - 3 * seats)), "{text}");
    }
    assert_ne!(dealt(4, "7"), dealt(4, "8"));
}

#[test]
fn x_turn_01_seats_act_in_turn_to_the_left() {
    let start = "n=3 heap=- h=123|123|123 c=-|-|- bag=11 t=2";
    assert_eq!(refused(start, 0, "1"), Some("X-TURN-01"));
    assert_eq!(refused(start, 2, "1"), Some("X-TURN-01"));
    assert_eq!(after(start, "1 +5 2 +5 3 +5"), "n=3 heap=123@1 h=125|235|135 c=-|-|- bag=8 t=2");
}

#[test]
fn x_lay_01_only_what_is_in_the_hand() {
    let start = "n=2 heap=- h=135|224 c=-|- bag=14 t=1";
    assert_eq!(refused(start, 0, "2"), Some("X-LAY-01"));
    assert_eq!(refused(start, 0, "3"), None);
}

#[test]
fn x_lay_02_not_lower_than_the_top() {
    let start = "n=2 heap=3@2 h=135|224 c=-|- bag=13 t=1";
    assert_eq!(refused(start, 0, "1"), Some("X-LAY-02"));
    assert_eq!(refused(start, 0, "3"), None);
    assert_eq!(refused(start, 0, "5"), None);
}

#[test]
fn x_pair_01_equal_on_equal_takes_the_heap() {
    let start = "n=2 heap=13@2 h=135|224 c=-|- bag=12 t=1";
    assert_eq!(after(start, "3 +1"), "n=2 heap=- h=115|224 c=133|- bag=11 t=2");
    let climbing = format!("{start} pairs=climb");
    assert_eq!(after(&climbing, "3 +1"), "n=2 heap=133@1 h=115|224 c=-|- bag=11 t=2 pairs=climb");
    let mut options = Options::default();
    assert!(options.read("pairs=climb").is_ok() && options.read("pairs=never").is_err());
}

#[test]
fn x_give_01_who_cannot_lay_gives_the_heap_to_who_laid_its_top() {
    let stuck = "n=3 heap=15@1 h=135|224|112 c=-|-|- bag=9 t=2";
    assert_eq!(refused(stuck, 1, "give"), None);
    assert_eq!(after(stuck, "give"), "n=3 heap=- h=135|224|112 c=15|-|- bag=9 t=3");
    let free = "n=3 heap=12@1 h=135|224|112 c=-|-|- bag=9 t=2";
    assert_eq!(refused(free, 1, "give"), Some("X-GIVE-01"));
}

#[test]
fn x_draw_01_one_is_drawn_while_the_bag_lasts() {
    let start = "n=2 heap=- h=135|224 c=1112|23334445 bag=2 t=1";
    assert_eq!(after(start, "1"), "n=2 heap=1@1 h=35|224 c=1112|23334445 bag=2 t=1+");
    assert_eq!(after(start, "1 +5 2 +5 3"), "n=2 heap=123@1 h=55|245 c=1112|23334445 bag=0 t=2");
}

#[test]
fn x_end_01_the_last_heap_goes_to_who_laid_its_top() {
    let start = "n=2 heap=- h=1|24 c=111222|33334445555 bag=0 t=1";
    assert_eq!(after(start, "1 2"), "n=2 heap=12@2 h=-|4 c=111222|33334445555 bag=0 t=2");
    assert_eq!(after(start, "1 2 4"), "n=2 heap=- h=-|- c=111222|12333344445555 bag=0 t=-");
}

#[test]
fn x_win_01_most_points_win_and_equal_points_share_the_place() {
    let over = "n=3 heap=- h=-|-|- c=11112222|33334444|5555 bag=0 t=-";
    let Turn::Over(Outcome::Ranking(places)) = Rules::turn(&at(over)) else { panic!("not over") };
    assert_eq!(places.iter().copied().collect::<Vec<u8>>(), [1, 1, 3]);
    assert_eq!(refused(over, 0, "1"), Some("X-TURN-01"));
}

irrgarten_laws::clauses_have_tests!(Rules);
