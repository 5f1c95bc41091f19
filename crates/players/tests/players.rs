//! What players of every level promise, on a game small enough to know all of it.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

use irrgarten_game::{
    BadText, ChanceRng, Dice as _, Game, Meta, Outcome, PerSeat, SearchRng, Seat, SeatSet, Setting, Settings,
    Turn, Viewer, Visit,
};
use irrgarten_players::{Budget, Hints, Knowledge, Level, choose};
use serde::Serialize;

/// Two seats hide a number from 0 to 3 each. The first seat names one from 0 to 5; it wins if the other seat hides that one.
/// A number looks the better the larger it is, but 4 and 5 look alike.
struct Guess;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct State {
    hidden: [u8; 2],
    phase: Phase,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
enum Phase {
    Naming,
    Drawing,
    Over,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct View {
    own: Option<(usize, u8)>,
    phase: Phase,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
struct Number(u8);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Number {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Number, BadText> {
        text.parse().map(Number).map_err(|_| BadText::new(text, 0, "a number"))
    }
}

irrgarten_game::refusals! { NotNow: "G-1" }

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Options;

impl Settings for Options {
    const LIST: &'static [Setting] = &[];

    fn get(&self, _: &str) -> Option<String> {
        None
    }

    fn set(&mut self, _: &str, _: &str) -> Option<()> {
        None
    }
}

const ONE: Seat = Seat::at(0);
const TWO: Seat = Seat::at(1);

impl Game for Guess {
    irrgarten_game::associated_types!(Options, State, Action = Number, Chance = Number, View, Refusal);

    const META: Meta = Meta {
        slug: "guess",
        title: "Guess",
        after: "nothing",
        known_as: &[],
        version: 1,
        min_seats: 2,
        max_seats: 2,
        together: false,
        longest: 1,
    };

    fn deal(_: u8, _: Options, dealer: &mut ChanceRng) -> State {
        State { hidden: [dealer.below(4) as u8, dealer.below(4) as u8], phase: Phase::Naming }
    }

    fn seats(_: &State) -> u8 {
        2
    }

    fn turn(state: &State) -> Turn {
        match state.phase {
            Phase::Naming => Turn::Decide(SeatSet::only(ONE)),
            Phase::Drawing => Turn::Chance,
            Phase::Over => Turn::Over(Outcome::by_points(&PerSeat::from_fn(2, |_| 0))),
        }
    }

    fn check(state: &State, seat: Seat, action: Number) -> Result<(), Refusal> {
        if state.phase == Phase::Naming && seat == ONE && action.0 < 6 {
            Ok(())
        } else {
            Err(Refusal::NotNow)
        }
    }

    fn actions(_: &State, _: Seat, visit: &mut impl Visit<Number>) -> ControlFlow<()> {
        // Careless on purpose: it is for the player to ask whose turn it is.
        (0..6).map(Number).try_for_each(visit)
    }

    fn act(state: &mut State, _: Seat, _: Number) {
        state.phase = Phase::Over;
    }

    fn chances(_: &State, _: &mut impl FnMut(Number, u32)) {}

    fn chance(_: &mut State, _: Number) {}

    fn view(state: &State, viewer: Viewer) -> View {
        let own = [ONE, TWO].into_iter().find(|seat| viewer.is(*seat));
        View { own: own.map(|seat| (seat.index(), state.hidden[seat.index()])), phase: state.phase }
    }

    fn determinize(view: &View, dice: &mut SearchRng) -> State {
        let mut hidden = [dice.below(4) as u8, dice.below(4) as u8];
        if let Some((seat, number)) = view.own {
            hidden[seat] = number;
        }
        State { hidden, phase: view.phase }
    }
}

impl Hints for Guess {
    fn promise(state: &State, _: Seat, action: Number) -> i32 {
        // To name what one believes the other hides is best of all.
        if action.0 == state.hidden[1] { 9 } else { i32::from(action.0.min(4)) }
    }
}

fn state(other: u8, phase: Phase) -> State {
    State { hidden: [2, other], phase }
}

/// What a player does on a seat that sees this.
fn act(view: &View, seat: Seat, level: Level, dice: &mut SearchRng) -> Option<Number> {
    let known = Knowledge { view, seat, past: &[] };
    choose::<Guess>(&known, level, &mut Budget::nodes(100), dice).map(|thought| thought.action)
}

/// What a player does over many dice.
fn chosen(other: u8, level: Level) -> Vec<Number> {
    let view = Guess::view(&state(other, Phase::Naming), Viewer::Seat(ONE));
    (0..400).map(|seed| act(&view, ONE, level, &mut SearchRng::new(seed)).unwrap()).collect()
}

#[test]
fn a_player_knows_what_its_seat_knows_and_no_more() {
    for level in Level::ALL {
        let first = chosen(0, level);
        for other in 1..4 {
            assert_eq!(first, chosen(other, level), "{level:?}: the other's number changes nothing");
        }
    }
}

#[test]
fn a_greedy_player_takes_what_looks_best_in_what_it_imagines() {
    let numbers: BTreeSet<Number> = chosen(3, Level::Greedy).into_iter().collect();
    assert_eq!(numbers, (0..4).map(Number).collect(), "all it can imagine, and nothing it cannot");
}

#[test]
fn equals_are_chosen_among_at_random() {
    let counts = chosen(0, Level::Random).into_iter().fold([0; 6], |mut counts, number| {
        counts[usize::from(number.0)] += 1;
        counts
    });
    assert!(
        counts.iter().all(|count| (30..110).contains(count)),
        "every action comes, none too often: {counts:?}"
    );
}

#[test]
fn the_same_dice_choose_the_same() {
    for level in Level::ALL {
        assert_eq!(chosen(1, level), chosen(1, level));
    }
    assert_ne!(chosen(1, Level::Random), chosen(1, Level::Greedy));
}

#[test]
fn who_cannot_act_does_nothing() {
    for level in Level::ALL {
        let mut dice = SearchRng::new(7);
        let naming = |viewer| Guess::view(&state(1, Phase::Naming), viewer);
        assert_eq!(act(&naming(Viewer::Seat(TWO)), TWO, level, &mut dice), None, "not on turn");
        assert_eq!(act(&naming(Viewer::Seat(ONE)), Seat::at(5), level, &mut dice), None, "no such seat");
        for phase in [Phase::Drawing, Phase::Over] {
            let view = Guess::view(&state(1, phase), Viewer::Seat(ONE));
            assert_eq!(act(&view, ONE, level, &mut dice), None, "{phase:?}");
        }
    }
}

#[test]
fn levels_have_names_that_can_be_read_back() {
    for level in Level::ALL {
        assert_eq!(level.name().parse::<Level>().unwrap(), level);
    }
    let complaint = "genius".parse::<Level>().unwrap_err();
    assert!(Level::ALL.iter().all(|level| complaint.expected().contains(level.name())), "{complaint}");
}

#[test]
fn a_wall_keeps_players_from_tables() {
    // A crate that has tables could hand over their states: players depend on the contract and on no such crate.
    let manifest = include_str!("../Cargo.toml");
    let dependencies = manifest.split("[dependencies]").nth(1).unwrap().split("\n[").next().unwrap();
    let names: Vec<&str> =
        dependencies.lines().filter_map(|line| line.split(['.', ' ', '=']).next()).collect();
    assert_eq!(names.into_iter().filter(|name| !name.is_empty()).collect::<Vec<_>>(), ["irrgarten-game"]);
}
