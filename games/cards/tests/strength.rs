//! How strong the players are. A few deals in the suite, with bounds far below what was measured; the figures of
//! `docs/players.md` come from more: `IRRGARTEN_DEALS=1000 cargo test --release -p cards --test strength -- --nocapture`,
//! fresh ones with `IRRGARTEN_FIRST=100000` as well.

#![allow(clippy::print_stdout, reason = "figures are printed for people who want to see them")]

use cards::{Cards, Options};
use irrgarten_game::Seat;
use irrgarten_players::arena::{ArenaDeal, Contender, Match, measure, play};
use irrgarten_players::{Character, Level};

/// One against others: the share of the victory has to be at least so large.
fn expect(one: Level, others: Level, seats: u8, games: u64, least: f64) {
    let asked = |name| std::env::var(name).ok().and_then(|number| number.parse::<u64>().ok());
    let deals = asked("IRRGARTEN_DEALS").unwrap_or(games / u64::from(seats));
    let first = asked("IRRGARTEN_FIRST").unwrap_or(0);
    let options = Options::default();
    let game = Match::<Cards> { one: Contender::of(one), others: Contender::of(others), seats, options };
    let tally = measure(&game, first..first + deals);
    let (games, by_deals) = (tally.by_games(), tally.by_deals());
    println!(
        "{} against {} on {seats} seats: {:.1} % of {} games, 95 % {:.1} to {:.1}, by deals {:.1} to {:.1}",
        one.name(),
        others.name(),
        100.0 * tally.share(),
        tally.games,
        100.0 * games.low,
        100.0 * games.high,
        100.0 * by_deals.low,
        100.0 * by_deals.high
    );
    assert!(tally.share() >= least, "{:.3} instead of at least {least}", tally.share());
}

const fn built_in(who: Character) -> Level {
    Level::Character(who)
}

#[test]
fn the_owl_beats_random_play() {
    expect(built_in(Character::Owl), Level::Random, 2, 8, 0.99);
}

#[test]
fn the_owl_beats_greed() {
    expect(built_in(Character::Owl), Level::Greedy, 2, 24, 0.6);
}

#[test]
fn the_owl_holds_its_own_among_four() {
    expect(built_in(Character::Owl), Level::Greedy, 4, 40, 0.26);
}

#[test]
fn the_owl_holds_its_own_among_six() {
    expect(built_in(Character::Owl), Level::Greedy, 6, 60, 0.17);
}

#[test]
fn hedgehogs_beat_mice() {
    expect(built_in(Character::Hedgehog), built_in(Character::Mouse), 2, 40, 0.75);
}

#[test]
fn foxes_beat_hedgehogs() {
    expect(built_in(Character::Fox), built_in(Character::Hedgehog), 2, 80, 0.5);
}

#[test]
fn ravens_beat_foxes() {
    expect(built_in(Character::Raven), built_in(Character::Fox), 2, 40, 0.5);
}

#[test]
fn owls_beat_ravens() {
    expect(built_in(Character::Owl), built_in(Character::Raven), 2, 20, 0.5);
}

#[test]
fn alone_the_owl_collects_more_than_the_fox() {
    let points = |who| -> u16 {
        let games = (0..8).map(|deal| {
            let seed = format!("alone {deal}").parse().expect("a word is a seed");
            let deal = ArenaDeal { seed, thinking: deal, anew: false };
            let played = play::<Cards>(&[Contender::of(built_in(who))], Options::default(), &deal);
            played.points.map_or(0, |points| points[Seat::at(0)])
        });
        games.sum()
    };
    let (owl, fox) = (points(Character::Owl), points(Character::Fox));
    println!("alone, 8 games: owl {owl} points, fox {fox}");
    assert!(owl > fox + 8, "{owl} and {fox} points");
}
