//! What the built-in bots know about this game.

mod ahead;
mod belief;
mod own;
mod promise;
mod race;
mod reach;
mod scene;
mod search;
#[cfg(test)]
mod tests;
mod turn;
mod words;

use irrgarten_game::{Game as _, SearchRng, Seat};
use irrgarten_players::{Budget, Character, Hint, Hints, Knowledge, Thought};

use crate::Towers;
use crate::action::Action;
use crate::state::State;
use crate::view::View;
use ahead::Others;
use belief::Belief;
use own::Skill;

impl Hints for Towers {
    /// What somebody did not do tells what is not looked for.
    const LOOKS_BACK: bool = true;

    const NODES: [u64; 5] = [200, 200, 200, 20_000, 60_000];

    fn promise(state: &State, seat: Seat, action: Action) -> i32 {
        promise::promise(state, seat, action)
    }

    fn think(
        known: &Knowledge<'_, Towers>,
        character: Character,
        budget: &mut Budget<'_>,
        dice: &mut SearchRng,
    ) -> Option<Thought<Action>> {
        let state = Towers::determinize(known.view, dice);
        let branches = turn::branches(&state, known.seat, budget);
        match character {
            Character::Mouse => own::think(&state, known.seat, &branches, Skill::AsItLies, dice),
            Character::Hedgehog => own::think(&state, known.seat, &branches, Skill::Turning, dice),
            Character::Fox => own::think(&state, known.seat, &branches, Skill::Everything, dice),
            Character::Raven => {
                let belief = Belief::blank(known.view);
                search::think(known, branches, &belief, Others::Push, budget, dice)
            }
            Character::Owl => {
                let belief = Belief::of(known, budget);
                search::think(known, branches, &belief, others(known), budget, dice)
            }
        }
    }

    fn hint(known: &Knowledge<'_, Towers>, thought: &Thought<Action>) -> [Hint; 3] {
        words::hint(known, thought)
    }
}

/// Two who stand in each other's way could go on for very long: after so many rounds in which nobody got anything one
/// thinks of oneself alone.
const PATIENCE: usize = 5;

fn others(known: &Knowledge<'_, Towers>) -> Others {
    let gains = |view: &View| {
        let gains = |seat| view.public.found(seat).len() + usize::from(view.public.rune_done(seat));
        Seat::all(view.public.seats()).map(gains).sum::<usize>()
    };
    let now = gains(known.view);
    let actions = known.past.iter().rev().take_while(|past| gains(&past.view) == now).count();
    let rounds = actions / 2 / usize::from(known.view.public.seats());
    if rounds < PATIENCE { Others::Seek } else { Others::Push }
}
