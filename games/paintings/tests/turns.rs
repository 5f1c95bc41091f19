//! What is true of every turn and of whole games: invariants I5, I7 and I8, and the figures of random play.
//!
//! `IRRGARTEN_GAMES=20000 cargo test --release --package paintings --test turns` plays so many games for every mode and
//! number of seats.

use irrgarten_game::{
    ChanceRng, Dice as _, Game, Ply, SearchRng, Seat, Seed, Stream, Turn, quick_ply, random_ply,
};
use irrgarten_players::Hints as _;
use paintings::{Action, Chance, Mode, Options, Page, Paintings, Stage, State, TileSet, Turned};

/// Games for every mode and number of seats.
fn games() -> u32 {
    std::env::var("IRRGARTEN_GAMES").map_or(60, |games| games.parse().expect("IRRGARTEN_GAMES is a number"))
}

fn dealt(seats: u8, options: Options, number: u32) -> State {
    let seed: Seed = "turns".parse().expect("a word is a seed");
    Paintings::new_game(seats, options, &mut ChanceRng::new(&seed, Stream::Chance(number)))
}

fn modes() -> impl Iterator<Item = Options> {
    Mode::ALL.iter().flat_map(|&mode| TileSet::ALL.map(|set| Options { mode, set, ..Options::default() }))
}

/// What an event may change: I5 and I7.
fn keeps_the_rules(before: &State, event: Ply<Action, Chance>, after: &State) {
    let downs = |state: &State| state.board().down().len();
    match event {
        Ply::Act(_, Action::Slide(..) | Action::Rotate(..) | Action::Swap(..)) => {
            assert_eq!(downs(before), downs(after), "I7: {before:?}");
            assert_eq!(before.found(), after.found(), "P-Q10: {before:?}");
        }
        Ply::Act(_, Action::Move(movement)) => {
            assert_eq!(downs(before), downs(after), "I7: {before:?}");
            let turned = movement.turned == Turned::Up;
            assert_eq!(turned, matches!(after.public().stage, Stage::Orient { .. }), "P-BACK-03: {before:?}");
            assert!(after.found() - before.found() <= usize::from(!turned), "I5: {before:?}");
        }
        Ply::Act(_, Action::Orient(_)) => {
            assert_eq!(downs(before), downs(after) + 1, "I7: {before:?}");
            assert!(after.found() - before.found() <= 1, "I5: {before:?}");
        }
        Ply::Act(_, Action::Read | Action::End) => assert!(before.board() == after.board(), "{before:?}"),
        Ply::Chance(Chance::Page(Page::Teleport(..)) | Chance::Card(_)) => {
            assert!(before.board() == after.board(), "{before:?}");
        }
        Ply::Chance(Chance::Page(_)) => {
            assert!((downs(before)..=downs(before) + 2).contains(&downs(after)), "I7: {before:?}");
        }
    }
}

#[test]
fn random_games_have_at_most_24_turns_and_are_lost() {
    for (nth, options) in modes().enumerate() {
        for seats in Paintings::META.min_seats..=Paintings::META.max_seats {
            let mut dice = SearchRng::new(nth as u64 * 10 + u64::from(seats));
            let mut most = 0;
            for number in 0..games() {
                let mut state = dealt(seats, options, number);
                let (mut turns, mut movements) = (0, 0);
                loop {
                    let before = state;
                    let Some(event) = quick_ply::<Paintings>(&mut state, &mut dice) else { break };
                    keeps_the_rules(&before, event, &state);
                    match event {
                        Ply::Act(_, Action::Read) => (turns, movements) = (turns + 1, 0),
                        Ply::Act(_, Action::Move(_)) => movements += 1,
                        _ => {}
                    }
                    assert!(movements <= 2, "I5: {before:?}");
                    // A page being turned is begun and not read yet.
                    let turning = usize::from(matches!(state.public().stage, Stage::Page(_)));
                    assert_eq!(turns + state.public().book.len(), 24 + turning, "I3: {state:?}");
                }
                assert!(turns <= 24, "I8: {turns} turns");
                assert!(matches!(Paintings::turn(&state), Turn::Over(_)), "I8: {state:?}");
                assert_eq!(
                    state.public().stage,
                    Stage::Lost,
                    "aimless play finds {} paintings",
                    state.found()
                );
                most = most.max(state.found());
            }
            assert!(most < 20, "{most} paintings found by chance");
        }
    }
}

/// Plays what a quick judgement likes best, and counts the paintings found.
fn greedy_game(seats: u8, options: Options, number: u32) -> usize {
    let mut dice = SearchRng::new(u64::from(number));
    let mut state = dealt(seats, options, number);
    let mut all = Vec::new();
    loop {
        let Some(seat) = deciding(&state) else {
            if quick_ply::<Paintings>(&mut state, &mut dice).is_none() {
                return state.found();
            }
            continue;
        };
        all.clear();
        let _ = Paintings::actions(&state, seat, &mut |action| {
            all.push(action);
            std::ops::ControlFlow::Continue(())
        });
        dice.shuffle(&mut all);
        let best = all.iter().max_by_key(|&&action| Paintings::promise(&state, seat, action));
        Paintings::act(&mut state, seat, *best.expect("a seat that decides has an action"));
    }
}

fn deciding(state: &State) -> Option<Seat> {
    match Paintings::turn(state) {
        Turn::Decide(seats) => seats.iter().next(),
        Turn::Chance | Turn::Over(_) => None,
    }
}

#[test]
fn whoever_looks_one_action_ahead_finds_many_more() {
    let found: usize = (0..12).map(|number| greedy_game(4, Options::default(), number)).sum();
    assert!(found / 12 >= 8, "{found} paintings in 12 games");
}

#[test]
fn every_action_of_the_full_list_is_played() {
    let mut dice = SearchRng::new(1);
    let mut state = dealt(4, Options { mode: Mode::Expert, ..Options::default() }, 0);
    let mut buffer = Vec::new();
    let mut events = 0;
    while random_ply::<Paintings>(&mut state, &mut dice, &mut buffer).is_some() {
        events += 1;
    }
    assert!(events <= Paintings::META.longest, "{events}");
}
