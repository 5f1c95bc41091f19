//! Tests of the bots and of their advice.

use irrgarten_game::{
    ChanceRng, Game as _, Notation as _, SearchRng, Seat, Seed, Stream, Turn, Viewer, draw,
};
use irrgarten_players::{Budget, Character, Hints as _, Knowledge, Past, Thought, greedy};

use super::belief::Belief;
use super::turn::{self, Gain};
use crate::Towers;
use crate::action::Action;
use crate::options::Options;
use crate::public::Stage;
use crate::state::State;

/// The first vector of the rules: red looks for E and gets there with an up card.
const FIRST: &str = "towers/1 std .a3J.a2H./54L34Kc3I31E72-/.73-.51-./92-63-a3-52-51F/.b4-.91-. 32G Ra1,Ge5 \
                     -|EJBACH,-|GLKFDI -- U,J ?22 - R.s -";

fn position(text: &str) -> State {
    Towers::read_position(text).expect("a position").0
}

/// Everything that is seen in a game of greedy players: each state with somebody on turn, and what that seat saw before.
fn game(name: &str, seats: u8) -> Vec<(State, Seat, Vec<Past<Towers>>)> {
    let seed: Seed = name.parse().expect("a text is a seed");
    let mut state = Towers::new_game(seats, Options::default(), &mut ChanceRng::new(&seed, Stream::Setup));
    let (mut dice, mut events) = (SearchRng::new(1), Vec::new());
    let mut pasts: Vec<Vec<Past<Towers>>> = vec![Vec::new(); usize::from(seats)];
    loop {
        match Towers::turn(&state) {
            Turn::Over(_) => return events,
            Turn::Chance => {
                let card = draw::<Towers>(&state, &mut dice).expect("a card");
                Towers::chance(&mut state, card);
            }
            Turn::Decide(deciding) => {
                let seat = deciding.iter().next().expect("somebody");
                events.push((state, seat, pasts[seat.index()].clone()));
                let action = greedy::<Towers>(&state, seat, &mut dice).expect("something to do");
                for (each, past) in Seat::all(seats).zip(&mut pasts) {
                    let view = Towers::view(&state, Viewer::Seat(each));
                    past.push(Past { view, by: seat, action: Some(action) });
                }
                Towers::act(&mut state, seat, action);
            }
        }
    }
}

fn think(state: &State, seat: Seat, past: &[Past<Towers>], who: Character, nodes: u64) -> Thought<Action> {
    let view = Towers::view(state, Viewer::Seat(seat));
    let known = Knowledge { view: &view, seat, past };
    Towers::think(&known, who, &mut Budget::nodes(nodes), &mut SearchRng::new(7)).expect("something to do")
}

/// What a seat has of a thought at once.
fn gains(state: &State, seat: Seat, thought: &Thought<Action>) -> bool {
    let mut after = *state;
    for action in [thought.action].into_iter().chain(thought.then.iter().copied()) {
        assert!(Towers::check(&after, seat, action).is_ok(), "{action} in {after:?}");
        Towers::act(&mut after, seat, action);
    }
    let goals = |state: &State| state.public.found(seat).len() + usize::from(state.public.rune_done(seat));
    goals(&after) > goals(state) || after.public.is_home(seat)
}

#[test]
fn whoever_knows_magic_takes_the_treasure_of_the_first_vector() {
    let red = Seat::at(0);
    for who in [Character::Fox, Character::Raven, Character::Owl] {
        let thought = think(&position(FIRST), red, &[], who, Towers::NODES[who.index()]);
        assert!(gains(&position(FIRST), red, &thought), "{who:?}: {thought:?}");
    }
}

#[test]
fn nobody_walks_past_the_own_start_or_a_goal_without_a_price() {
    for (state, seat, past) in game("obvious", 2) {
        let lies = state.public.board.free().openings();
        let branches = turn::branches(&state, seat, &mut Budget::nodes(1000));
        let obvious = branches
            .iter()
            .filter(|branch| !matches!(branch.slide, Some(Action::Slide(_, openings)) if openings != lies));
        let stops: Vec<_> =
            obvious.flat_map(|branch| &branch.stops).filter(|stop| stop.spent.total() == 0).collect();
        let near = stops.iter().any(|stop| stop.gain != Gain::Nothing);
        let home = stops.iter().any(|stop| stop.gain == Gain::Home);
        // Whoever looks ahead may see something better than a goal, but nothing better than the victory.
        for who in Character::ALL {
            if home || near && who <= Character::Fox {
                let thought = think(&state, seat, &past, who, Towers::NODES[who.index()]);
                assert!(gains(&state, seat, &thought), "{who:?} in {state:?}: {thought:?}");
            }
        }
    }
}

#[test]
fn what_a_seat_cannot_know_does_not_change_what_it_does() {
    let mut dice = SearchRng::new(3);
    for (state, seat, past) in game("hidden", 3).into_iter().step_by(5) {
        let other = Towers::determinize(&Towers::view(&state, Viewer::Seat(seat)), &mut dice);
        for who in Character::ALL {
            let nodes = Towers::NODES[who.index()].min(5000);
            let thought = think(&state, seat, &past, who, nodes);
            assert_eq!(thought, think(&other, seat, &past, who, nodes), "{who:?} in {state:?}");
            assert!((0.0..=1.0).contains(&thought.value), "{thought:?}");
        }
    }
}

#[test]
fn an_answer_is_ready_however_small_the_budget_is() {
    for (state, seat, past) in game("short", 4) {
        for who in Character::ALL {
            let thought = think(&state, seat, &past, who, 1);
            assert!(Towers::check(&state, seat, thought.action).is_ok(), "{who:?} in {state:?}");
        }
    }
}

#[test]
fn who_leaves_a_treasure_alone_hardly_looks_for_it() {
    let (before, red, green) = (position(FIRST), Seat::at(0), Seat::at(1));
    let mut after = before;
    let mut past = Vec::new();
    for action in ["sNd=3", "ma1"] {
        let action = action.parse().expect("an action");
        let view = Towers::view(&after, Viewer::Seat(green));
        past.push(Past { view, by: red, action: Some(action) });
        Towers::act(&mut after, red, action);
    }
    let view = Towers::view(&after, Viewer::Seat(green));
    let belief = Belief::of(&Knowledge { view: &view, seat: green, past: &past }, &mut Budget::nodes(1000));
    // Without a card red could have ended its turn on these.
    let poor = State { hands: irrgarten_game::PerSeat::new(2), ..before };
    let branches = turn::branches(&poor, red, &mut Budget::nodes(1000));
    let left_alone: Vec<_> = branches
        .iter()
        .flat_map(|branch| branch.stops.iter().filter_map(|stop| branch.board.tower(stop.square).treasure()))
        .collect();
    assert!(!left_alone.is_empty());
    let all = before.pile(red).iter().chain(before.pile(green)).copied();
    let strongest = all.map(|treasure| belief.weight(red, treasure)).fold(0.0, f32::max);
    for treasure in left_alone {
        let weight = belief.weight(red, treasure);
        assert!(weight * 5.0 < strongest, "{treasure:?}: {weight} of {strongest}");
    }
}

#[test]
fn advice_marks_nothing_then_one_place_then_the_whole_turn() {
    for (state, seat, past) in game("advice", 2) {
        let thought = think(&state, seat, &past, Character::Fox, 200);
        let view = Towers::view(&state, Viewer::Seat(seat));
        let steps = Towers::hint(&Knowledge { view: &view, seat, past: &past }, &thought);
        let [idea, place, exactly] = steps.map(|step| step.marks);
        assert!(idea.is_empty() && place.len() == 1, "{place:?}");
        assert_eq!(exactly.len(), if matches!(state.public.stage, Stage::Slide(_)) { 2 } else { 1 });
    }
}
