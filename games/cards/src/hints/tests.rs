//! What the players understand, and what they must not know.

use irrgarten_game::{
    ChanceRng, Game as _, Message, Notation as _, SearchRng, Seat, Stream, Turn, Viewer, quick_ply,
};
use irrgarten_players::{Budget, Character, Hints as _, Knowledge, Thought, grade, think};

use crate::action::Action;
use crate::components::DeckName;
use crate::options::{Edges, Options, Rulings, Take};
use crate::state::State;
use crate::view::View;
use crate::{Cards, ways};

fn thought(view: &View, seat: Seat, who: Character, nodes: u64) -> Thought<Action> {
    let known = Knowledge::<Cards> { view, seat, past: &[] };
    think(&known, who, &mut Budget::nodes(nodes), &mut SearchRng::new(5)).expect("the seat is on turn")
}

fn play(text: &str, who: Character) -> (State, Action) {
    let (state, _) = Cards::read_position(text).expect("a position");
    let seat = state.mover.expect("somebody's turn");
    let view = Cards::view(&state, Viewer::Seat(seat));
    (state, thought(&view, seat, who, Cards::NODES[who.index()]).action)
}

/// Calls with every decision of a few games of quick moves.
fn decisions(games: u64, seats: u8, options: Options, mut visit: impl FnMut(&State, Seat)) {
    let mut dice = SearchRng::new(3);
    for game in 0..games {
        let seed = format!("decisions {game}").parse().expect("a word is a seed");
        let mut state = Cards::new_game(seats, options, &mut ChanceRng::new(&seed, Stream::Setup));
        loop {
            if let (Turn::Decide(_), Some(seat)) = (Cards::turn(&state), state.mover) {
                visit(&state, seat);
            }
            if quick_ply::<Cards>(&mut state, &mut dice).is_none() {
                break;
            }
        }
    }
}

#[test]
fn two_helmets_at_once_are_found_by_all_who_follow_long_ways() {
    let text = "cards/1 n=2 @0,0:33e.13w/26e.23e h=03,44|08,34 c=-|- p=42 t=1";
    for who in [Character::Fox, Character::Raven, Character::Owl] {
        assert_eq!(play(text, who).1.taken.len(), 2, "{who:?}");
    }
}

#[test]
fn the_mouse_takes_equal_treasures_side_by_side_and_nothing_farther() {
    let (mut taking, mut turns) = (0, 0);
    decisions(6, 2, Options::default(), |state, seat| {
        let view = Cards::view(state, Viewer::Seat(seat));
        let action = thought(&view, seat, Character::Mouse, 1).action;
        let near = |action: &Action| {
            let mut after = state.labyrinth;
            after.lay(action.card, action.cell, action.top);
            let short = |cell: &_| {
                let way = after.at(*cell).and_then(|card| ways::way(&after, state.deck(), action.card, card));
                way.is_some_and(|way| way.len() == 2)
            };
            !action.taken.is_empty() && action.taken.iter().all(short)
        };
        let possible = irrgarten_players::actions::<Cards>(state, seat).iter().any(near);
        assert_eq!(near(&action), possible, "{action} in {state:?}");
        assert!(possible || action.taken.is_empty(), "{action} in {state:?}");
        turns += 1;
        taking += u32::from(possible);
    });
    assert!(taking > turns / 4 && taking < turns, "{taking} of {turns}");
}

#[test]
fn what_is_hidden_changes_no_choice() {
    let mut dice = SearchRng::new(11);
    for seats in [1, 2, 3, 6] {
        decisions(1, seats, Options::default(), |state, seat| {
            let view = Cards::view(state, Viewer::Seat(seat));
            let other = Cards::view(&Cards::determinize(&view, &mut dice), Viewer::Seat(seat));
            assert_eq!(view, other);
            for who in Character::ALL {
                assert_eq!(thought(&view, seat, who, 300), thought(&other, seat, who, 300), "{state:?}");
            }
        });
    }
}

#[test]
fn every_budget_and_every_setting_has_a_legal_answer() {
    let strict =
        Rulings { edges: Edges::Strict, equal_turns: true, take: Take::AutoMax, ..Rulings::default() };
    let lanes = Rulings { deck: DeckName::Lanes50, edges: Edges::Strict, ..Rulings::default() };
    for (rulings, seats) in [(Rulings::default(), 2), (strict, 3), (lanes, 2), (strict, 1)] {
        decisions(1, seats, Options { rulings, ..Options::default() }, |state, seat| {
            let view = Cards::view(state, Viewer::Seat(seat));
            for (who, nodes) in Character::ALL.into_iter().flat_map(|who| [(who, 1), (who, 500)]) {
                let thought = thought(&view, seat, who, nodes);
                assert!(Cards::check(state, seat, thought.action).is_ok(), "{} in {state:?}", thought.action);
                let sound = |value: f32| (0.0..=1.0).contains(&value);
                assert!(thought.compared.iter().all(|one| sound(one.value) && one.error >= 0.0));
            }
        });
    }
}

#[test]
fn the_owl_plays_the_last_cards_out() {
    // One card each, all known: whatever the owl compares, the other's best answer is already counted.
    let mut seen = 0;
    decisions(12, 2, Options::default(), |state, seat| {
        if state.unseen.total() > 0 || state.hands[seat].len() > 1 || state.hands[seat.left(2)].len() != 1 {
            return;
        }
        let view = Cards::view(state, Viewer::Seat(seat));
        let choice = thought(&view, seat, Character::Owl, 6_000).action;
        let margin = |action: Action| {
            let mut after = *state;
            Cards::act(&mut after, seat, action);
            let reply = irrgarten_players::first_sight::<Cards>(&after, seat.left(2))[0].1;
            let lead = state.won[seat].len() as i32 - state.won[seat.left(2)].len() as i32;
            lead + action.taken.len() as i32 - reply
        };
        let all = irrgarten_players::actions::<Cards>(state, seat);
        let best = all.into_iter().map(margin).max();
        assert_eq!(Some(margin(choice)), best, "{choice} in {state:?}");
        seen += 1;
    });
    assert!(seen >= 12, "{seen} endings");
}

#[test]
fn a_hint_goes_from_an_idea_to_the_whole_move() {
    let text = "cards/1 n=2 @0,0:33e.13w/26e.23e h=03,44|08,34 c=-|- p=42 t=1";
    let (state, _) = Cards::read_position(text).expect("a position");
    let view = Cards::view(&state, Viewer::Seat(Seat::at(0)));
    let known = Knowledge::<Cards> { view: &view, seat: Seat::at(0), past: &[] };
    let action: Action = "44n@0,-1x0,1x1,1".parse().expect("an action");
    let [idea, part, whole] = Cards::hint(&known, &Thought::plain(action, 0.5));
    assert!(idea.marks.is_empty());
    assert_eq!(part.marks, ["44", "0,1"]);
    assert_eq!(whole.marks, ["44", "0,-1", "0,1", "1,1"]);
    let lay = Message::new("advice-lay")
        .with("card", "44")
        .with("x", "0")
        .with("y", "-1")
        .with("top", Message::new("side-n"))
        .with("taken", 2_usize);
    assert_eq!(whole.message.key, "advice-risk");
    assert_eq!(whole.message.arguments[0], ("lay", lay.into()));
}

#[test]
fn every_move_can_be_graded_and_with_the_last_card_most_points_are_best() {
    decisions(1, 2, Options::default(), |state, seat| {
        let view = Cards::view(state, Viewer::Seat(seat));
        let all = irrgarten_players::actions::<Cards>(state, seat);
        let most = all.iter().map(|action| action.taken.len()).max().unwrap_or(0);
        for &played in all.iter().step_by(17) {
            let graded =
                grade::<Cards>(&Knowledge { view: &view, seat, past: &[] }, played, &mut SearchRng::new(1));
            let graded = graded.unwrap_or_else(|| panic!("{played} in {state:?} cannot be graded"));
            let last_card =
                state.pile() == 0 && state.hands.iter().map(|hand| hand.len()).sum::<usize>() == 1;
            if last_card {
                assert!(graded.after <= graded.before && (most == 0 || graded.best.taken.len() == most));
            }
        }
    });
}
