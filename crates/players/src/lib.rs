//! Players over any game of the contract.
//!
//! **Invariant:** a player gets what a person gets, the view of its seat. It cannot hold a state: what it chooses from
//! is imagined from the view.

#![warn(missing_docs)]

mod level;

use std::ops::ControlFlow;

use irrgarten_game::{Dice as _, Game, Paced, SearchRng, Seat, Turn};

pub use level::Level;

/// What a player of this level does on this seat, and after how long; `None` if the seat cannot act. In a race it plays
/// at a pace of the game's, in any other game at once.
pub fn choose<G: Game>(
    view: &G::View,
    seat: Seat,
    level: Level,
    dice: &mut SearchRng,
) -> Option<Paced<G::Action>> {
    let imagined = G::determinize(view, dice);
    // A view that was read from a text may have fewer seats than whoever asks believes.
    let may_act = matches!(G::turn(&imagined), Turn::Decide(seats) if seats.has(seat));
    if !may_act {
        return None;
    }
    let paced = G::paced(&imagined, seat, level.strength(), dice);
    paced.or_else(|| {
        let action = at_once::<G>(&imagined, seat, level, dice)?;
        Some(Paced { action, after: 0 })
    })
}

fn at_once<G: Game>(
    imagined: &G::State,
    seat: Seat,
    level: Level,
    dice: &mut SearchRng,
) -> Option<G::Action> {
    let mut best = Vec::new();
    let mut highest = i32::MIN;
    let _ = G::actions(imagined, seat, &mut |action| {
        let promise = match level {
            Level::Random => highest,
            Level::Greedy => G::promise(imagined, seat, action),
        };
        if promise > highest {
            highest = promise;
            best.clear();
        }
        if promise == highest {
            best.push(action);
        }
        ControlFlow::Continue(())
    });
    (!best.is_empty()).then(|| best[dice.below(best.len() as u32) as usize])
}
