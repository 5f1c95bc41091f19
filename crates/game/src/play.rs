//! Random play over any game, shared by the simplest bot, the laws and the benchmarks.

use std::ops::ControlFlow;

use crate::{Dice, Game, Ply, Seat, Turn};

/// An action or a draw of this game.
pub type PlyOf<G> = Ply<<G as Game>::Action, <G as Game>::Chance>;

/// Makes one of the possible draws by weight. `None` unless a draw is pending.
pub fn draw<G: Game>(state: &G::State, dice: &mut impl Dice) -> Option<G::Chance> {
    let mut total = 0;
    G::chances(state, &mut |_, weight| total += weight);
    if total == 0 {
        return None;
    }
    let mut left = dice.below(total);
    let mut drawn = None;
    G::chances(state, &mut |chance, weight| {
        if drawn.is_none() {
            match left.checked_sub(weight) {
                Some(rest) => left = rest,
                None => drawn = Some(chance),
            }
        }
    });
    drawn
}

/// One of a seat's actions, all equally likely. The buffer is the caller's, so that a long run does not allocate.
pub fn random_action<G: Game>(
    state: &G::State,
    seat: Seat,
    dice: &mut impl Dice,
    buffer: &mut Vec<G::Action>,
) -> Option<G::Action> {
    buffer.clear();
    let _ = G::actions(state, seat, &mut |action| {
        buffer.push(action);
        ControlFlow::Continue(())
    });
    (!buffer.is_empty()).then(|| buffer[dice.below(buffer.len() as u32) as usize])
}

/// One of a seat's actions, all equally likely, without a buffer.
pub fn even_action<G: Game>(state: &G::State, seat: Seat, dice: &mut impl Dice) -> Option<G::Action> {
    let (mut chosen, mut seen) = (None, 0);
    let _ = G::actions(state, seat, &mut |action| {
        seen += 1;
        if dice.below(seen) == 0 {
            chosen = Some(action);
        }
        ControlFlow::Continue(())
    });
    chosen
}

/// Plays one random action or draw, every action equally likely; `None` when the game is over.
///
/// # Panics
/// If a seat that should decide has no action: no law-abiding game does that.
pub fn random_ply<G: Game>(
    state: &mut G::State,
    dice: &mut impl Dice,
    buffer: &mut Vec<G::Action>,
) -> Option<PlyOf<G>> {
    ply::<G, _>(state, dice, |state, seat, dice| random_action::<G>(state, seat, dice, buffer))
}

/// Plays one random action or draw by [`Game::any_action`]; `None` when the game is over.
///
/// # Panics
/// If a seat that should decide has no action: no law-abiding game does that.
pub fn quick_ply<G: Game>(state: &mut G::State, dice: &mut impl Dice) -> Option<PlyOf<G>> {
    ply::<G, _>(state, dice, |state, seat, dice| G::any_action(state, seat, dice))
}

fn ply<G: Game, D: Dice>(
    state: &mut G::State,
    dice: &mut D,
    choose: impl FnOnce(&G::State, Seat, &mut D) -> Option<G::Action>,
) -> Option<PlyOf<G>> {
    match G::turn(state) {
        Turn::Over(_) => None,
        Turn::Chance => {
            let drawn = draw::<G>(state, dice).expect("a pending draw has chances");
            G::chance(state, drawn);
            Some(Ply::Chance(drawn))
        }
        Turn::Decide(seats) => {
            let nth = dice.below(seats.len() as u32) as usize;
            let seat = seats.iter().nth(nth).expect("below the number of seats");
            let action = choose(state, seat, dice).expect("a seat that decides has an action");
            G::act(state, seat, action);
            Some(Ply::Act(seat, action))
        }
    }
}
