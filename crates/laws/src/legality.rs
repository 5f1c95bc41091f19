//! What may be done, and that something can be.

use std::collections::HashSet;
use std::fmt::Display;
use std::ops::ControlFlow;

use irrgarten_game::{Game, Refusal as _, Seat, Turn};

use crate::survey::positions;
use crate::{Effort, Lawful, Report, Violation};

/// Everything a seat can do, as the generator lists it.
pub(crate) fn actions<G: Game>(state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut all = Vec::new();
    let _ = G::actions(state, seat, &mut |action| {
        all.push(action);
        ControlFlow::Continue(())
    });
    all
}

/// Every possible draw, with its weight.
pub(crate) fn chances<G: Game>(state: &G::State) -> Vec<(G::Chance, u32)> {
    let mut all = Vec::new();
    G::chances(state, &mut |drawn, weight| all.push((drawn, weight)));
    all
}

/// `actions` lists exactly what `check` accepts, for every seat; a seat that does not decide has no actions.
pub fn generated_equals_checked<L: Lawful>(effort: Effort) -> Result<Report, Violation> {
    let mut candidates = 0u64;
    let report = positions::<L>("generated_equals_checked", effort.costly(), |scene| {
        for seat in scene.seats() {
            let generated = actions::<L::Game>(scene.state, seat);
            let may = scene.deciding().has(seat);
            if let Some(action) = generated.first().filter(|_| !may) {
                return Err(format!("seat {seat} does not decide, but the generator lists {action}"));
            }
            candidates += same_actions::<L>(scene.state, seat, &generated)?;
            stops_when_told::<L::Game>(scene.state, seat, generated.len())?;
        }
        Ok(())
    })?;
    Ok(report.noting(format!("{candidates} candidates")))
}

fn same_actions<L: Lawful>(
    state: &crate::StateOf<L>,
    seat: Seat,
    generated: &[crate::ActionOf<L>],
) -> Result<u64, String> {
    for &action in generated {
        L::Game::check(state, seat, action).map_err(|refusal| {
            let clause = refusal.clause();
            format!("seat {seat}: the generator lists {action}, check refuses it: {refusal:?} ({clause})")
        })?;
    }
    let listed: HashSet<_> = generated.iter().copied().collect();
    let mut thought_of = HashSet::new();
    let mut forgotten = None;
    let mut count = 0;
    L::candidates(state, seat, &mut |action| {
        count += 1;
        if L::Game::check(state, seat, action).is_ok() {
            thought_of.insert(action);
            if !listed.contains(&action) {
                forgotten = Some(action);
            }
        }
    });
    if let Some(action) = forgotten {
        return Err(format!("seat {seat}: check accepts {action}, the generator does not list it"));
    }
    match generated.iter().find(|action| !thought_of.contains(*action)) {
        Some(action) => {
            Err(format!("seat {seat}: {action} is legal, but the laws' candidates do not include it"))
        }
        None => Ok(count),
    }
}

fn stops_when_told<G: Game>(state: &G::State, seat: Seat, all: usize) -> Result<(), String> {
    let mut visits = 0;
    let flow = G::actions(state, seat, &mut |_| {
        visits += 1;
        ControlFlow::Break(())
    });
    if visits == all.min(1) && flow.is_break() == (all > 0) {
        return Ok(());
    }
    Err(format!("seat {seat}: told to stop at the first of {all} actions, the generator went on to {visits}"))
}

/// `any_action` gives a legal action whenever there is one, and every legal action can come.
pub fn any_action_can_be_every_action<L: Lawful>(effort: Effort) -> Result<Report, Violation> {
    positions::<L>("any_action_can_be_every_action", effort.costly(), |scene| {
        // Uneven dice are allowed: even the rarest action should have come after this many throws.
        const PATIENCE: usize = 2000;
        for seat in scene.seats() {
            let all: HashSet<_> = actions::<L::Game>(scene.state, seat).into_iter().collect();
            let mut missing = all.clone();
            let mut throw = || L::Game::any_action(scene.state, seat, &mut scene.dice);
            if all.is_empty() {
                throw().map_or(Ok(()), |action| {
                    Err(format!("seat {seat} throws {action}, but has no action"))
                })?;
            }
            for _ in 0..PATIENCE * all.len() {
                let action = throw().ok_or_else(|| format!("seat {seat} has actions, but throws none"))?;
                if !all.contains(&action) {
                    return Err(format!("seat {seat} throws {action}, which the generator does not list"));
                }
                missing.remove(&action);
                if missing.is_empty() {
                    break;
                }
            }
            if let Some(action) = missing.iter().next() {
                return Err(format!("seat {seat} never throws {action}"));
            }
        }
        Ok(())
    })
}

/// No action and no draw is listed twice.
pub fn no_duplicates<L: Lawful>(effort: Effort) -> Result<Report, Violation> {
    positions::<L>("no_duplicates", effort, |scene| {
        for seat in scene.seats() {
            let all = actions::<L::Game>(scene.state, seat);
            once(&all).map_err(|twice| format!("seat {seat}: the generator lists {twice} twice"))?;
        }
        let drawn: Vec<_> = chances::<L::Game>(scene.state).into_iter().map(|(drawn, _)| drawn).collect();
        once(&drawn).map_err(|twice| format!("the dealer's draw {twice} is listed twice"))
    })
}

/// Compared as text as well: two actions with one spelling could not be distinguished in a record.
fn once<T: Display>(things: &[T]) -> Result<(), String> {
    let mut seen = HashSet::new();
    things.iter().map(T::to_string).try_for_each(|text| match seen.replace(text) {
        Some(twice) => Err(twice),
        None => Ok(()),
    })
}

/// Every seat that decides is at the table and has an action, and some seat decides unless a draw is pending.
pub fn deciders_can_act<L: Lawful>(effort: Effort) -> Result<Report, Violation> {
    positions::<L>("deciders_can_act", effort, |scene| {
        let Turn::Decide(deciding) = L::Game::turn(scene.state) else { return Ok(()) };
        if deciding.is_empty() {
            return Err("nobody is to decide, but the game is not over".to_owned());
        }
        let seats = L::Game::seats(scene.state);
        for seat in deciding.iter() {
            if seat.number() > seats {
                return Err(format!("seat {seat} is to decide at a table of {seats}"));
            }
            if actions::<L::Game>(scene.state, seat).is_empty() {
                return Err(format!("seat {seat} is to decide, but has no action"));
            }
        }
        Ok(())
    })
}

/// There are possible draws exactly when a draw is pending, and each has a positive weight.
pub fn chances_have_weight<L: Lawful>(effort: Effort) -> Result<Report, Violation> {
    positions::<L>("chances_have_weight", effort, |scene| {
        let all = chances::<L::Game>(scene.state);
        let turn = L::Game::turn(scene.state);
        match (turn, all.first()) {
            (Turn::Chance, None) => {
                return Err("the dealer is to draw, but nothing is to be drawn".to_owned());
            }
            (Turn::Chance, Some(_)) | (_, None) => {}
            (_, Some((drawn, _))) => return Err(format!("{drawn} could be drawn, but the turn is {turn:?}")),
        }
        if let Some((drawn, _)) = all.iter().find(|&&(_, weight)| weight == 0) {
            return Err(format!("{drawn} is listed with weight 0: it can never be drawn"));
        }
        let total: u64 = all.iter().map(|&(_, weight)| u64::from(weight)).sum();
        if total > u64::from(u32::MAX) {
            return Err(format!("the weights add up to {total}, too much for one draw"));
        }
        Ok(())
    })
}
