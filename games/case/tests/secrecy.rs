//! Whole games again with other cards behind what one seat has seen: every event and every view is the same to it.

#![allow(clippy::panic, clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

use case::{Action, Card, Case, Chance, Options, Setup, State};
use irrgarten_game::{
    ChanceRng, Dice as _, Game as _, Notation as _, Ply, PlyOf, SearchRng, Seat, Stream, Turn, Viewer,
    random_ply,
};

/// `IRRGARTEN_CASE_GAMES=10000` asks for a campaign.
fn games() -> u32 {
    std::env::var("IRRGARTEN_CASE_GAMES").map_or(60, |number| number.parse().unwrap())
}

fn apply(state: &mut State, event: PlyOf<Case>) {
    match event {
        Ply::Act(seat, action) => Case::try_act(state, seat, action).unwrap(),
        Ply::Chance(drawn) => {
            let mut possible = false;
            Case::chances(state, &mut |chance, _| possible |= chance == drawn);
            assert!(possible, "{drawn} cannot be said in {state:?}");
            Case::chance(state, drawn);
        }
    }
}

/// The same event with the card that is shown in the other world. The cards of a player that left show one that was shown
/// before if there is one, which may be another there.
fn translated(event: PlyOf<Case>, shown: Option<Card>, there: &State) -> PlyOf<Case> {
    match event {
        Ply::Act(seat, Action::Show(by, card)) => Ply::Act(seat, Action::Show(by, shown.unwrap_or(card))),
        Ply::Chance(Chance::Show(by, card)) => {
            let mut possible = Vec::new();
            Case::chances(there, &mut |chance, _| possible.push(chance));
            let wanted = Chance::Show(by, shown.unwrap_or(card));
            let drawn = possible.iter().find(|&&chance| chance == wanted).or(possible.first());
            Ply::Chance(*drawn.unwrap())
        }
        same => same,
    }
}

#[test]
fn a_seat_cannot_tell_two_deals_apart() {
    let seed = "secrecy".parse().unwrap();
    let (mut compared, mut differing) = (0, 0);
    for number in 0..games() {
        let mut dice = SearchRng::new(u64::from(number));
        let seats = 2 + (number % 5) as u8;
        let start =
            Case::new_game(seats, Options::default(), &mut ChanceRng::new(&seed, Stream::Chance(number)));
        let viewer = Viewer::Seat(Seat::at(dice.below(u32::from(seats)) as usize));
        let most = 10 + dice.below(200);
        let (mut state, mut steps, mut buffer) = (start, Vec::new(), Vec::new());
        for _ in 0..most {
            // Somebody leaves now and then: the cards answer, and tell nobody more than a hand would.
            let gone = Seat::at(dice.below(u32::from(seats)) as usize);
            let leaves = state.public().players[gone].map(Action::Leave);
            let now = dice.below(150) == 0;
            let leaves = leaves.filter(|&leaves| now && Case::check(&state, gone, leaves).is_ok());
            let step = if let Some(leaves) = leaves {
                Case::act(&mut state, gone, leaves);
                Some(Ply::Act(gone, leaves))
            } else {
                random_ply::<Case>(&mut state, &mut dice, &mut buffer)
            };
            steps.extend(step);
        }
        if matches!(Case::turn(&state), Turn::Over(_)) {
            // All is open now: what was seen before counts.
            steps.pop();
            state = start;
            for &step in &steps {
                apply(&mut state, step);
            }
        }
        let guess = Case::determinize(&Case::view(&state, viewer), &mut dice);
        let (mut setup, guessed) = (Setup::from(&start), Setup::from(&guess));
        (setup.hands, setup.file) = (guessed.hands, guessed.file);
        let (mut one, mut two) = (start, State::try_from(setup).unwrap());
        differing += u32::from(one != two);
        for step in steps {
            assert_eq!(
                Case::view_text(&Case::view(&one, viewer)),
                Case::view_text(&Case::view(&two, viewer))
            );
            assert_eq!(Case::turn(&one), Case::turn(&two), "game {number}");
            let line = guess.history().nth(two.public().log.len());
            let other = translated(step, line.and_then(|(_, card)| card), &two);
            assert_eq!(
                Case::redacted_for(&one, &step, viewer),
                Case::redacted_for(&two, &other, viewer),
                "game {number}"
            );
            apply(&mut one, step);
            apply(&mut two, other);
            compared += 1;
        }
        assert_eq!(Case::view(&one, viewer), Case::view(&two, viewer), "game {number}");
    }
    assert!(differing > games() / 2, "{differing} of {} deals differ", games());
    println!("{compared} events compared, {differing} deals differ");
}
