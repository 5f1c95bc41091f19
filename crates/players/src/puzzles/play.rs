//! Positions that players have come to, and what a player who looks no further would do.

use irrgarten_game::{
    ChanceRng, Dice as _, Game, Ply, SearchRng, Seat, Seed, Stream, Turn, draw, even_action,
};

use super::{Attempt, Puzzles};
use crate::{Hints, greedy};

/// How often a player of a quarry does what looks best, and otherwise anything: one in so many.
const ANYTHING: u32 = 4;
/// No try takes longer.
const LONGEST: usize = 16;

/// A game after so many events, or as far as it went: the seats do what looks best at first sight, and now and then
/// anything.
pub fn played<G: Hints>(
    seats: u8,
    options: G::Options,
    events: u32,
    dice: &mut SearchRng,
) -> Option<G::State> {
    let seed: Seed = dice.below(u32::MAX).to_string().parse().ok()?;
    let mut state = G::new_game(seats, options, &mut ChanceRng::new(&seed, Stream::Setup));
    for _ in 0..events {
        let ply = match G::turn(&state) {
            Turn::Over(_) => return None,
            Turn::Chance => Ply::Chance(draw::<G>(&state, dice)?),
            Turn::Decide(seats) => {
                let seat = seats.iter().next()?;
                let action = match dice.below(ANYTHING) {
                    0 => even_action::<G>(&state, seat, dice)?,
                    _ => greedy::<G>(&state, seat, dice)?,
                };
                Ply::Act(seat, action)
            }
        };
        ply.apply::<G>(&mut state);
    }
    Some(state)
}

/// What a try is worth in which every action is the one that looks best.
pub(super) fn greedily<G: Puzzles>(
    theme: &str,
    start: &<G as Game>::State,
    seat: Seat,
    dice: &mut SearchRng,
) -> u32 {
    let mut attempt = Attempt::<G>::new(theme, *start, seat);
    let mut best = 0;
    for _ in 0..LONGEST {
        if attempt.is_lost() {
            break;
        }
        let Some(action) = greedy::<G>(attempt.now(), seat, dice) else { break };
        if attempt.act(action).is_err() {
            break;
        }
        best = best.max(attempt.worth());
    }
    best
}
