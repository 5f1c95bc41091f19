//! Positions for the tests, drawn as labyrinth and hands.

use std::ops::ControlFlow;

use cards::{Action, Card, Cards, State};
use irrgarten_game::{ChanceRng, Game, Notation, Refusal as _, Seat, Seed, Stream, Turn};
use irrgarten_kit::Indexed as _;

pub(crate) const FIRST: Seat = Seat::at(0);
pub(crate) const SECOND: Seat = Seat::at(1);

/// Seat 1 to move; `more` are further fields such as `deck=lanes50`.
pub(crate) fn table(labyrinth: &str, hands: &str, more: &str) -> State {
    let seats = hands.split('|').count();
    let nothing = vec!["-"; seats].join("|");
    let cards = |text: &str| text.matches(|letter: char| letter.is_ascii_digit()).count() / 2;
    let (_, rows) = labyrinth.split_once(':').expect("@x,y:rows");
    let pile = 50 - cards(rows) - cards(hands);
    position(&format!("cards/1 n={seats} {labyrinth} h={hands} c={nothing} p={pile} t=1 {more}"))
}

/// The end of a game: four cards lie, these are in hand, all others have been won, in turn from seat 1.
pub(crate) fn late(hands: &[&str], mover: &str) -> State {
    let in_hand: Vec<&str> = hands.iter().flat_map(|hand| hand.split(',')).collect();
    let mut won = vec![vec![]; hands.len()];
    let laid = ["33", "13", "26", "23"];
    let rest = Card::all().map(|card| card.to_string());
    let rest = rest.filter(|card| !laid.contains(&card.as_str()) && !in_hand.contains(&card.as_str()));
    for (nth, card) in rest.enumerate() {
        won[nth % hands.len()].push(card);
    }
    let won: Vec<String> = won.iter().map(|won| won.join(",")).collect();
    let (hands, won, seats) = (hands.join("|"), won.join("|"), hands.len());
    position(&format!("cards/1 n={seats} @0,0:33e.13w/26e.23e h={hands} c={won} p=0 t={mover}"))
}

pub(crate) fn position(text: &str) -> State {
    Cards::read_position(text).unwrap_or_else(|bad| panic!("{text}: {bad}")).0
}

pub(crate) fn dealt(seats: u8, options: cards::Options, number: u32) -> State {
    let seed: Seed = "clauses".parse().expect("a word is a seed");
    Cards::new_game(seats, options, &mut ChanceRng::new(&seed, Stream::Chance(number)))
}

/// The clause that forbids seat 1 this, if one does.
pub(crate) fn forbidden(state: &State, action: &str) -> Option<&'static str> {
    forbidden_to(state, FIRST, action)
}

pub(crate) fn forbidden_to(state: &State, seat: Seat, action: &str) -> Option<&'static str> {
    let action = action.parse().unwrap_or_else(|bad| panic!("{action}: {bad}"));
    Cards::check(state, seat, action).err().map(|refusal| refusal.clause())
}

pub(crate) fn act(state: &State, action: &str) -> State {
    let mut next = *state;
    let seat = state.mover().expect("a running game");
    Cards::try_act(&mut next, seat, action.parse().unwrap())
        .unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"));
    next
}

pub(crate) fn draw(state: &State, card: &str) -> State {
    let mut next = *state;
    Cards::chance(&mut next, format!("+{card}").parse().unwrap());
    next
}

pub(crate) fn actions(state: &State) -> Vec<Action> {
    let mut all = Vec::new();
    let seat = state.mover().expect("a running game");
    let _ = Cards::actions(state, seat, &mut |action| {
        all.push(action);
        ControlFlow::Continue(())
    });
    all
}

/// Everything that can be taken when this card is laid like this.
pub(crate) fn takes(state: &State, placement: &str) -> Vec<String> {
    let texts = actions(state).into_iter().map(|action| action.to_string());
    let taking = texts.filter_map(|text| Some(text.strip_prefix(placement)?.to_owned()));
    taking.filter(|rest| rest.is_empty() || rest.starts_with('x')).collect()
}

/// Plays the first legal action and draws the lowest card until the game ends.
pub(crate) fn play_on(mut state: State, mut look: impl FnMut(&State)) -> State {
    loop {
        look(&state);
        match Cards::turn(&state) {
            Turn::Over(_) => return state,
            Turn::Chance => {
                let mut first = None;
                Cards::chances(&state, &mut |draw, _| first = first.or(Some(draw)));
                Cards::chance(&mut state, first.expect("something to draw"));
            }
            Turn::Decide(_) => {
                let seat = state.mover().expect("a running game");
                let action = actions(&state)[0];
                Cards::act(&mut state, seat, action);
            }
        }
    }
}
