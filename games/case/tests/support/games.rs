//! Whole games between built-in bots.

use case::{Action, Case, Options, State};
use irrgarten_game::{ChanceRng, Game as _, SearchRng, Seat, Stream, Turn, Viewer, draw};
use irrgarten_players::{Budget, Knowledge, Level, choose, nodes};

/// Plays a game to its end and shows every action before it is taken.
pub(crate) fn play(
    (name, game): (&str, u64),
    seats: u8,
    who: impl Fn(Seat) -> Level,
    mut watch: impl FnMut(&State, Seat, Action),
) -> State {
    let seed = format!("{name} {game}").parse().unwrap();
    let mut state = Case::new_game(seats, Options::default(), &mut ChanceRng::new(&seed, Stream::Setup));
    let mut dice = SearchRng::new(game);
    let mut number = 0;
    loop {
        match Case::turn(&state) {
            Turn::Over(_) => return state,
            Turn::Chance => {
                let drawn = draw::<Case>(&state, &mut ChanceRng::new(&seed, Stream::Chance(number)));
                number += 1;
                Case::chance(&mut state, drawn.unwrap());
            }
            Turn::Decide(deciding) => {
                let seat = deciding.iter().next().unwrap();
                let view = Case::view(&state, Viewer::Seat(seat));
                let known = Knowledge::<Case> { view: &view, seat, past: &[] };
                let level = who(seat);
                let budget = &mut Budget::nodes(nodes::<Case>(level));
                let action = choose::<Case>(&known, level, budget, &mut dice).unwrap().action;
                watch(&state, seat, action);
                Case::act(&mut state, seat, action);
            }
        }
    }
}
