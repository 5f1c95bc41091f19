//! People who wander about and never accuse: nobody is locked in for good, and every game ends.

#![allow(clippy::unwrap_used, reason = "a test fails where it fails")]

use case::{Action, Case, MOST_TURNS, Options, Phase};
use irrgarten_game::{ChanceRng, Game as _, SearchRng, Stream, Turn, draw, even_action};

/// `IRRGARTEN_CASE_TURNS=1000000` asks for a campaign.
fn turns() -> u64 {
    std::env::var("IRRGARTEN_CASE_TURNS").map_or(6000, |number| number.parse().unwrap())
}

#[test]
fn nobody_is_locked_in_and_every_game_ends() {
    // With five others on squares a door can be shut for a while; more turns in a row than this never happen.
    const PATIENCE: u32 = 12;
    let seed = "wandering".parse().unwrap();
    let (mut played, mut games, mut stuck, mut longest) = (0u64, 0u32, 0u64, 0);
    while played < turns() {
        let seats = 2 + (games % 5) as u8;
        let mut dice = SearchRng::new(u64::from(games));
        let mut state =
            Case::new_game(seats, Options::default(), &mut ChanceRng::new(&seed, Stream::Chance(games)));
        let mut in_vain = [0u32; 6];
        loop {
            match Case::turn(&state) {
                Turn::Over(_) => break,
                Turn::Chance => {
                    let drawn = draw::<Case>(&state, &mut dice).unwrap();
                    Case::chance(&mut state, drawn);
                }
                Turn::Decide(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let action = match state.public().phase {
                        Phase::Accuse => Action::End,
                        Phase::Start => [Action::Roll, Action::Passage]
                            .into_iter()
                            .filter(|&action| Case::check(&state, seat, action).is_ok())
                            .nth((games % 2) as usize)
                            .unwrap_or(Action::Roll),
                        _ => even_action::<Case>(&state, seat, &mut dice).unwrap(),
                    };
                    let row = &mut in_vain[seat.index()];
                    match action {
                        Action::Stuck => (*row, stuck) = (*row + 1, stuck + 1),
                        Action::Go(_) | Action::Passage => *row = 0,
                        _ => {}
                    }
                    longest = longest.max(*row);
                    assert!(*row < PATIENCE, "game {games}: a pawn is locked in: {state:?}");
                    Case::act(&mut state, seat, action);
                }
            }
        }
        // Nobody accused, so the limit of turns has ended the game.
        assert_eq!((state.public().phase, state.public().turn), (Phase::Over(None), MOST_TURNS));
        played += u64::from(MOST_TURNS);
        games += 1;
    }
    println!("{played} turns in {games} games, {stuck} without a move, at most {longest} in a row");
}
