//! Players against players, every deal with the measured player on every seat. The suite plays a few deals;
//! `IRRGARTEN_DEALS=1000 cargo test --release -p towers --test strength -- --nocapture` plays as many as one likes and
//! prints what comes of them.

#![allow(clippy::print_stdout, reason = "a campaign prints its figures")]

use irrgarten_players::arena::{self, ArenaDeal, Contender, Match};
use irrgarten_players::{Character, Level};
use towers::{Options, Towers};

const MOUSE: Level = Level::Character(Character::Mouse);
const HEDGEHOG: Level = Level::Character(Character::Hedgehog);
const FOX: Level = Level::Character(Character::Fox);
const RAVEN: Level = Level::Character(Character::Raven);
const OWL: Level = Level::Character(Character::Owl);

/// The share of victories in so many deals, or as many as whoever measures asks for.
fn share(one: Level, others: Level, seats: u8, deals: u64) -> f64 {
    let asked = std::env::var("IRRGARTEN_DEALS").ok().and_then(|deals| deals.parse().ok());
    let (contender, rivals) = (Contender::of(one), Contender::of(others));
    let game = Match::<Towers> { one: contender, others: rivals, seats, options: Options::default() };
    let tally = arena::measure(&game, 0..asked.unwrap_or(deals));
    println!(
        "{} against {}, {seats} seats: {:.1} % of {} games, at least {:.1} % by games and {:.1} % by deals",
        one.name(),
        others.name(),
        100.0 * tally.share(),
        tally.games,
        100.0 * tally.by_games().low,
        100.0 * tally.by_deals().low,
    );
    tally.share()
}

#[test]
fn hedgehog_beats_mouse() {
    assert!(share(HEDGEHOG, MOUSE, 2, 40) > 0.5);
}

#[test]
fn fox_beats_hedgehog() {
    assert!(share(FOX, HEDGEHOG, 2, 20) > 0.7);
}

#[test]
fn raven_beats_fox() {
    assert!(share(RAVEN, FOX, 2, 6) > 0.5);
}

#[test]
fn owl_beats_raven() {
    assert!(share(OWL, RAVEN, 2, 5) > 0.4);
}

#[test]
fn owl_beats_who_plays_at_random() {
    assert!(share(OWL, Level::Random, 2, 2) > 0.9);
}

#[test]
fn owl_beats_greed_with_two_seats() {
    assert!(share(OWL, Level::Greedy, 2, 3) > 0.7);
}

#[test]
fn owl_beats_greed_with_three_seats() {
    assert!(share(OWL, Level::Greedy, 3, 1) > 0.45);
}

#[test]
fn owl_beats_greed_with_four_seats() {
    assert!(share(OWL, Level::Greedy, 4, 2) > 0.25);
}

/// Each knows how to stand in the other's way; it must not go on for ever.
#[test]
fn a_game_between_owls_ends() {
    let played = arena::play::<Towers>(&[Contender::of(OWL); 2], Options::default(), &ArenaDeal::numbered(1));
    assert!(played.actions.iter().sum::<u32>() < 1000, "{:?}", played.actions);
}
