//! How strong the built-in bots are. `IRRGARTEN_DEALS=667 IRRGARTEN_SEATS=3` asks for a campaign.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a measurement says what it found")]

use case::{Case, Options};
use irrgarten_players::arena::{Contender, Match, measure};
use irrgarten_players::{Character, Level};

#[path = "support/games.rs"]
mod players;

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).map_or(usual, |number| number.parse().unwrap())
}

/// Only the tables that were asked for, if any were.
fn asked(seats: u8) -> bool {
    let wanted = number("IRRGARTEN_SEATS", 0);
    wanted == 0 || wanted == u64::from(seats)
}

/// One against others: the share of all games must not be below this.
fn at_least(one: Level, others: Level, seats: u8, usual: u64, bound: f64) {
    if !asked(seats) {
        return;
    }
    let (one, others) = (Contender::of(one), Contender::of(others));
    let game = Match::<Case> { one, others, seats, options: Options::default() };
    let tally = measure(&game, 0..number("IRRGARTEN_DEALS", usual));
    let (name, other) = (one.level.name(), others.level.name());
    let (games, deals) = (tally.by_games(), tally.by_deals());
    println!(
        "{name} against {} {other}: {:.1} % of {} games, at least {:.1} % by games, {:.1} % by deals",
        seats - 1,
        100.0 * tally.share(),
        tally.games,
        100.0 * games.low,
        100.0 * deals.low
    );
    assert!(tally.share() >= bound, "{name} against {other} with {seats} seats");
}

const fn bot(who: Character) -> Level {
    Level::Character(who)
}

#[test]
fn the_owl_beats_note_sheets() {
    at_least(bot(Character::Owl), Level::Greedy, 3, 2, 0.3);
    at_least(bot(Character::Owl), Level::Greedy, 4, 1, 0.25);
    // Six seats take long to think about: only when asked for.
    if number("IRRGARTEN_SEATS", 0) == 6 {
        at_least(bot(Character::Owl), Level::Greedy, 6, 3, 0.3);
    }
}

#[test]
fn everybody_beats_the_one_below() {
    for pair in Character::ALL.windows(2) {
        let seats = if pair[1] == Character::Owl { 3 } else { 2 };
        at_least(bot(pair[1]), bot(pair[0]), seats, 4, 0.2);
    }
}

#[test]
fn owls_do_not_take_long() {
    let all = 2..=if number("IRRGARTEN_SEATS", 0) == 6 { 6 } else { 4 };
    for seats in all.filter(|&seats| asked(seats)) {
        let games = number("IRRGARTEN_GAMES", 1);
        let mut turns = Vec::new();
        let mut wrong = 0;
        for game in 0..games {
            let end = players::play(("owls", game), seats, |_| bot(Character::Owl), |_, _, _| ());
            wrong += end.public().accused.len();
            turns.push(end.public().turn);
        }
        turns.sort_unstable();
        let median = f64::from(turns[turns.len() / 2]) / f64::from(seats);
        println!(
            "{seats} owls: median {median:.1} turns a player in {games} games, {wrong} wrong accusations"
        );
        assert!(median <= 12.0, "{seats} owls take {median} turns");
    }
}
