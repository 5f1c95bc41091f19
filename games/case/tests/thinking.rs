//! What the built-in bots understand, and what they cannot know.

#![allow(clippy::unwrap_used, reason = "a test fails where it fails")]

use case::{Action, Case, Options, State, View};
use irrgarten_game::{
    ChanceRng, Game as _, Language, Notation as _, Presentation as _, SearchRng, Seat, Stream, Turn, Viewer,
    quick_ply,
};
use irrgarten_players::{Budget, Character, Hints as _, Knowledge, actions};
use irrgarten_words::Speaker;

fn thought(view: &View, seat: Seat, who: Character, nodes: u64) -> Action {
    let known = Knowledge { view, seat, past: &[] };
    Case::think(&known, who, &mut Budget::nodes(nodes), &mut SearchRng::new(7)).unwrap().action
}

/// Positions of random games in which somebody decides, a few of each.
fn positions(games: u64) -> Vec<(State, Seat)> {
    let mut all = Vec::new();
    for game in 0..games {
        let seed = format!("thinking {game}").parse().unwrap();
        let seats = 2 + (game % 4) as u8;
        let mut state = Case::new_game(seats, Options::default(), &mut ChanceRng::new(&seed, Stream::Setup));
        let mut dice = SearchRng::new(game);
        for step in 0..60 {
            if quick_ply::<Case>(&mut state, &mut dice).is_none() {
                break;
            }
            if let Turn::Decide(deciding) = Case::turn(&state)
                && step % 7 == 0
            {
                all.push((state, deciding.iter().next().unwrap()));
            }
        }
    }
    all
}

#[test]
fn nobody_chooses_by_what_it_cannot_see() {
    for (nth, (state, seat)) in positions(6).into_iter().enumerate() {
        let view = Case::view(&state, Viewer::Seat(seat));
        let other = Case::determinize(&view, &mut SearchRng::new(nth as u64));
        let same = Case::view(&other, Viewer::Seat(seat));
        assert_eq!(view, same);
        for who in Character::ALL {
            let nodes = Case::NODES[who.index()];
            assert_eq!(
                thought(&view, seat, who, nodes),
                thought(&same, seat, who, nodes),
                "{who:?}: {state:?}"
            );
        }
    }
}

#[test]
fn the_smallest_budget_has_a_legal_answer() {
    for (state, seat) in positions(6) {
        let view = Case::view(&state, Viewer::Seat(seat));
        for who in Character::ALL {
            let action = thought(&view, seat, who, 1);
            assert!(actions::<Case>(&state, seat).contains(&action), "{who:?}: {action} in {state:?}");
        }
    }
}

fn view(text: &str) -> View {
    Case::read_view(text).unwrap()
}

/// Nobody could answer, and none of the three is in the own hand: this is the case, and everybody sees it.
#[test]
fn an_unanswered_suspicion_is_the_case() {
    let text = "case/1 135 1.5/F/6.1/6.18/16.6/16.13 ABCDFG - 1 A - turn=4 log=4:12eF-- | ???:3afBCD/?/?";
    let view = view(&text.replacen("1.5/F", "F/F", 1));
    for who in Character::ALL {
        let action = thought(&view, Seat::at(0), who, Case::NODES[who.index()]);
        assert_eq!(action.to_string(), "a2eF", "{who:?}");
    }
}

/// The case is clear, and the own place is next door: a suspicion with own cards cannot be answered, and ends the game.
#[test]
fn the_owl_ends_the_game_in_its_own_place() {
    // Nobody has 2, e and F; the owl stands in C, whose passage leads to F, and in front of B, which is its own.
    let text = "case/1 135 C/F/6.1/6.18/16.6/16.13 ABCDFG - 1 T - turn=7 log=4:12eF-- | ???:3afBCD/?/?";
    let action = thought(&view(text), Seat::at(0), Character::Owl, Case::NODES[4]);
    assert_eq!(action.to_string(), "p", "the passage leads to the place of the case");
}

#[test]
fn advice_is_a_ladder_in_four_languages() {
    let speakers = Language::ALL.map(|language| Speaker::new(&Case::WORDS, language));
    for (state, seat) in positions(3) {
        let view = Case::view(&state, Viewer::Seat(seat));
        let known = Knowledge { view: &view, seat, past: &[] };
        let thought =
            Case::think(&known, Character::Owl, &mut Budget::nodes(Case::NODES[4]), &mut SearchRng::new(1));
        let thought = thought.unwrap();
        let hints = Case::hint(&known, &thought);
        assert!(speakers.iter().all(|speaker| hints.iter().all(|hint| speaker.can_say(&hint.message))));
        assert!(hints[0].marks.is_empty() && hints[1].marks.len() == 1);
        assert!(thought.compared.iter().all(|play| (0.0..=1.0).contains(&play.value)));
    }
}
