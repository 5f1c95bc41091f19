//! A state imagined from a view gives the same view.

use irrgarten_game::{Game, Notation, Viewer};

use crate::legality::actions;
use crate::survey::positions;
use crate::words::viewer_name;
use crate::{Effort, Lawful, Report, StateOf, Violation};

/// A guess made from a view looks the same to that viewer, can be played on, and allows that seat the same.
pub fn view_of_guess_is_view<L: Lawful>(effort: Effort) -> Result<Report, Violation> {
    const GUESSES: usize = 3;
    positions::<L>("view_of_guess_is_view", effort.costly(), |scene| {
        for viewer in Viewer::all(L::Game::seats(scene.state)) {
            let view = L::Game::view(scene.state, viewer);
            for _ in 0..GUESSES {
                let guess = L::Game::determinize(&view, &mut scene.dice);
                guess_fits::<L>(scene.state, &guess, viewer).map_err(|problem| {
                    let guessed = L::Game::position(&guess, &<L::Game as Notation>::Order::default());
                    format!("{} guesses {guessed}: {problem}", viewer_name(viewer))
                })?;
            }
        }
        Ok(())
    })
}

fn guess_fits<L: Lawful>(state: &StateOf<L>, guess: &StateOf<L>, viewer: Viewer) -> Result<(), String> {
    let (view, seen) = (L::Game::view(state, viewer), L::Game::view(guess, viewer));
    if view != seen {
        return Err(format!("that looks like {seen:?}, not like {view:?}"));
    }
    L::invariants(guess)?;
    if !L::HIDDEN && guess != state {
        return Err("nothing should be hidden, but this is another state".to_owned());
    }
    same_for_seat::<L::Game>(state, guess, viewer)
}

/// Two states that look alike to a viewer leave that viewer the same choices.
pub(crate) fn same_for_seat<G: Game>(one: &G::State, two: &G::State, viewer: Viewer) -> Result<(), String> {
    let (turn, other) = (G::turn(one), G::turn(two));
    if turn != other {
        return Err(format!("the turn there is {other:?}, not {turn:?}"));
    }
    if let Viewer::Seat(seat) = viewer
        && actions::<G>(one, seat) != actions::<G>(two, seat)
    {
        return Err("this seat's actions differ there, though it sees no difference".to_owned());
    }
    Ok(())
}
