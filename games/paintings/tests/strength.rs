//! How often teams of one kind win, and that each of the five wins more than the one below.
//!
//! The suite plays a few deals. `IRRGARTEN_DEALS=2000 cargo test --release --package paintings --test strength --
//! --nocapture` plays and prints more; `IRRGARTEN_LADDER=2000` compares the five on the same deals, `IRRGARTEN_PAGES=16`
//! plays with a shorter book, and `IRRGARTEN_ONLY=owl,fox` or `ladder` leaves out the rest.

#![allow(clippy::print_stdout, reason = "figures are for people who ask for them")]
#![allow(clippy::cast_precision_loss, reason = "nobody plays so many games")]

use irrgarten_players::arena::{Contender, Match, mirrored, wilson};
use irrgarten_players::{Character, Level};
use paintings::{Mode, Options, Paintings};

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|text| text.parse().ok())
}

/// Which of the first deals a team wins.
fn wins(who: Character, mode: Mode, seats: u8, deals: u64) -> Vec<bool> {
    let one = Contender::of(Level::Character(who));
    let pages = number("IRRGARTEN_PAGES").map_or(Options::default().pages, |pages| pages as u8);
    let options = Options { mode, pages, ..Options::default() };
    let game = Match::<Paintings> { one, others: one, seats, options };
    let won: Vec<bool> = (0..deals).map(|deal| mirrored(&game, deal)[0] > 0.5).collect();
    let share = count(&won) / deals as f64;
    let low = wilson(share, deals as f64).low;
    let (mode, who) = (mode.word(), Level::Character(who).name());
    println!("{mode} {seats} {who}: {:.1} %, at least {:.1} %", 100.0 * share, 100.0 * low);
    won
}

fn count(won: &[bool]) -> f64 {
    won.iter().filter(|&&won| won).count() as f64
}

/// Of the deals that only one of two teams wins: how many, and the share of the first team.
fn differ(one: &[bool], other: &[bool]) -> (f64, f64) {
    let only = |first: &[bool], second: &[bool]| {
        first.iter().zip(second).filter(|&(&first, &second)| first && !second).count() as f64
    };
    let (ours, theirs) = (only(one, other), only(other, one));
    (ours + theirs, ours / (ours + theirs).max(1.0))
}

/// Was this asked for?
fn wanted(what: &str, usually: bool) -> bool {
    std::env::var("IRRGARTEN_ONLY").map_or(usually, |only| only.split(',').any(|word| word == what))
}

#[test]
fn the_owl_wins() {
    let deals = number("IRRGARTEN_DEALS").unwrap_or(2);
    for who in
        Character::ALL.into_iter().filter(|&who| wanted(Level::Character(who).name(), who == Character::Owl))
    {
        for mode in Mode::ALL.iter().copied().rev() {
            for seats in 2..=4 {
                let won = count(&wins(who, mode, seats, deals));
                let (mode, least) = (mode.word(), 0.7 * deals as f64);
                assert!(who != Character::Owl || won >= least, "{mode} with {seats}: {won} of {deals}");
            }
        }
    }
}

#[test]
fn each_wins_more_than_the_one_below() {
    if !wanted("ladder", true) {
        return;
    }
    let (deals, fewest) = number("IRRGARTEN_LADDER").map_or((16, 4), |deals| (deals, 2));
    for seats in fewest..=4 {
        let all = Character::ALL.map(|who| wins(who, Mode::Expert, seats, deals));
        for (nth, pair) in all.windows(2).enumerate() {
            let (games, share) = differ(&pair[1], &pair[0]);
            let (above, below) = (Character::ALL[nth + 1], Character::ALL[nth]);
            let low = wilson(share, games).low;
            println!("{above:?} above {below:?}: {share:.2} of {games} deals, at least {low:.2}");
            assert!(count(&pair[1]) >= count(&pair[0]), "{above:?} and {below:?}");
        }
        let [mouse, hedgehog, fox, _, owl] = all.map(|won| count(&won));
        assert!(mouse < hedgehog && hedgehog < fox && fox < owl, "clearly apart");
    }
}
