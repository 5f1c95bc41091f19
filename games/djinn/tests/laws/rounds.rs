//! Random rounds in ticks in bulk, for every number of seats and every value of every setting.
//!
//! ```text
//! IRRGARTEN_DJINN_ROUNDS=100000 cargo test --release -p djinn --test laws rounds -- --nocapture
//! ```

#![allow(clippy::print_stdout, reason = "a campaign tells its figures")]

use std::collections::BTreeSet;
use std::ops::AddAssign;

use djinn::{Action, Djinn, Options, Phase, State, Status, Table as _, Treasure, Treasures};
use irrgarten_game::{ChanceRng, Dice as _, Game, Ply, SearchRng, Seed, Settings as _, Stream, quick_ply};
use irrgarten_laws::Lawful as _;

use super::{Laws, mode};

/// Every table in ticks that differs from the rulebook's in one setting, that one itself, and some that mix.
fn tables() -> Vec<(String, Options)> {
    let mut tables = vec![("clock=ticks".to_owned(), mode(&["clock=ticks"]))];
    for setting in Options::LIST.iter().filter(|setting| setting.key != "clock") {
        let numbers = match setting.values.numbers() {
            Some((low, high)) if high < 10 => (low..=high).collect(),
            range => range.map_or(vec![], |(low, high)| vec![low, high]),
        };
        let words = setting
            .values
            .words()
            .iter()
            .map(ToString::to_string)
            .chain(numbers.iter().map(ToString::to_string));
        for word in words.map(|value| format!("{}={value}", setting.key)) {
            let options = mode(&["clock=ticks", &word]);
            if tables.iter().all(|(_, known)| *known != options) {
                tables.push((word, options));
            }
        }
    }
    for mixed in [
        "fit=full check=instant",
        "fit=lenient exchange=only_unsolvable",
        "mirror_layout=true die=G,G,G,G,G,G check=instant",
    ] {
        let words: Vec<&str> = ["clock=ticks"].into_iter().chain(mixed.split(' ')).collect();
        tables.push((mixed.to_owned(), mode(&words)));
    }
    tables
}

/// What happened in many rounds.
#[derive(Clone, Copy, Default)]
struct Figures {
    rounds: u64,
    actions: u64,
    claims: u64,
    exchanges: u64,
    /// Treasure cards that seats have kept.
    won: u64,
}

impl AddAssign for Figures {
    fn add_assign(&mut self, other: Figures) {
        self.rounds += other.rounds;
        self.actions += other.actions;
        self.claims += other.claims;
        self.exchanges += other.exchanges;
        self.won += other.won;
    }
}

/// The treasure cards of a round are in the middle or before a seat, each in one place; in the race none is missing.
fn conserved(state: &State) -> Result<(), String> {
    let public = state.public();
    let all = Treasure::table(state.seats());
    let mut seen: Treasures = public.treasures;
    for place in state.places() {
        let (Status::Claimed { value: Some(value), .. } | Status::Chose(Some(value))) = place.status else {
            continue;
        };
        let card = Treasure::worth(value).ok_or_else(|| format!("a card of {value}"))?;
        if !seen.add(card) {
            return Err(format!("the card of {value} is in two places"));
        }
    }
    match public.phase {
        _ if !seen.minus(all).is_empty() => Err("a card that was not laid out".to_owned()),
        Phase::Race(_) if seen != all => Err("a card is missing in the race".to_owned()),
        Phase::Roll | Phase::Rolling | Phase::Deal(_) if public.treasures != all => {
            Err("not laid out".to_owned())
        }
        _ => Ok(()),
    }
}

/// Nobody's treasures grow but by a card of the round, and no card is kept twice; tells how many were kept.
fn kept(before: &State, after: &State) -> Result<u64, String> {
    let mut left = Treasure::table(after.seats());
    let mut kept = 0;
    for (before, after) in before.places().zip(after.places()) {
        let gained = after.points.checked_sub(before.points).ok_or("treasures were lost")?;
        let card = Treasure::worth(gained as u8);
        if gained > 0 && !card.is_some_and(|card| left.remove(card)) {
            return Err(format!("{gained} treasures from nowhere"));
        }
        kept += u64::from(gained > 0);
    }
    Ok(kept)
}

/// One game; what breaks a law is told with its position.
fn play(mut state: State, dice: &mut SearchRng) -> Result<Figures, String> {
    let (mut figures, mut round) = (Figures::default(), state);
    // The costly laws are asked now and then, at another moment of every round.
    let mut until = dice.below(60);
    loop {
        let told = |problem: String| format!("{problem}: {state:?}");
        conserved(&state).map_err(told)?;
        if until == 0 {
            Laws::invariants(&state).map_err(told)?;
        }
        let before = (state.public().round, state.public().phase);
        let Some(step) = quick_ply::<Djinn>(&mut state, dice) else { break };
        until = until.wrapping_sub(1);
        if let Ply::Act(_, action) = step {
            figures.actions += 1;
            figures.claims += u64::from(action == Action::Claim);
            figures.exchanges += u64::from(matches!(action, Action::Exchange(_)));
        }
        if (state.public().round, state.public().phase) != before
            && matches!(state.public().phase, Phase::Roll | Phase::Over)
        {
            figures.rounds += 1;
            figures.won += kept(&round, &state).map_err(|problem| format!("{problem}: {state:?}"))?;
            (round, until) = (state, dice.below(60));
        }
    }
    Laws::invariants(&state)?;
    let points: u16 = Djinn::points(&state).map_or(0, |points| points.iter().sum());
    let known: u16 = state.places().map(|place| place.points).sum();
    if figures.rounds != u64::from(state.public().rulings.rounds) || points != known {
        return Err(format!("{} rounds, {points} treasures: {state:?}", figures.rounds));
    }
    Ok(figures)
}

#[test]
fn many_rounds_in_ticks_end_and_lose_nothing() {
    let wanted = std::env::var("IRRGARTEN_DJINN_ROUNDS").ok().and_then(|rounds| rounds.parse().ok());
    let seed: Seed = "hundreds of games".parse().unwrap();
    let tables = tables();
    let keys: BTreeSet<&str> = tables.iter().filter_map(|(word, _)| word.split('=').next()).collect();
    // Nothing can be chosen of the two that name data files, and whatever is chosen of the clock, here it is ticks.
    assert_eq!(keys.len(), Options::LIST.len() - 2, "{keys:?}");
    for seats in 1..=4 {
        let mut all = Figures::default();
        for (word, options) in tables.iter().filter(|(_, options)| options.suits(seats).is_ok()) {
            let games = wanted.unwrap_or(200u32).div_ceil(u32::from(options.rulings.rounds));
            let (mut dice, mut figures) = (SearchRng::new(u64::from(seats)), Figures::default());
            for game in 0..games {
                let mut dealer = ChanceRng::new(&seed, Stream::Chance(game));
                let played = play(Djinn::new_game(seats, *options, &mut dealer), &mut dice);
                figures += played.unwrap_or_else(|problem| panic!("{word}, {seats} seats: {problem}"));
            }
            all += figures;
        }
        let Figures { rounds, actions, claims, exchanges, won } = all;
        println!(
            "{seats} seats: {rounds} rounds, {actions} actions, {exchanges} exchanges, {claims} claims, {won} cards won"
        );
        assert!(won > 0 && exchanges > claims);
    }
}
