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

use irrgarten_game::{Game as _, SearchRng, Seat, SeatSet};
use irrgarten_players::{Appraisal, Budget, Character, Hint, Hints, Knowledge, Thought};

use crate::Towers;
use crate::action::Action;
use crate::state::State;
use crate::view::View;
use ahead::Others;
use belief::Belief;
use own::Skill;

impl Hints for Towers {
    /// What somebody did not do tells what is not looked for. Sixteen rounds of four seats, two actions to a turn.
    const LOOKS_BACK: usize = 128;

    const NODES: [u64; 5] = [200, 200, 200, 20_000, 60_000];

    /// From the figures in docs/players.md, which `irrgarten grades towers` prints.
    const HALF_ACCURACY: f32 = 0.4;

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
        let own = rounds_without_gain(known, SeatSet::only(known.seat));
        let anybody = rounds_without_gain(known, Seat::all(known.view.public.seats()).collect());
        let skill = match character {
            Character::Mouse => Skill::AsItLies,
            Character::Hedgehog => Skill::Turning,
            Character::Fox | Character::Raven | Character::Owl => Skill::Everything,
        };
        let skill = skill.after(own, anybody);
        match character {
            Character::Raven if skill < Skill::Restless => {
                let belief = Belief::blank(known.view);
                search::think(known, branches, &belief, Others::Push, budget, dice)
            }
            Character::Owl if skill < Skill::Restless => {
                let belief = Belief::of(known, budget);
                let others = if anybody < PATIENCE { Others::Seek } else { Others::Push };
                search::think(known, branches, &belief, others, budget, dice)
            }
            _ => own::think(&state, known.seat, &branches, skill, dice),
        }
    }

    fn appraise(
        known: &Knowledge<'_, Towers>,
        actions: &[Action],
        budget: &mut Budget<'_>,
        dice: &mut SearchRng,
    ) -> Option<Appraisal> {
        let state = Towers::determinize(known.view, dice);
        let branches = turn::branches(&state, known.seat, budget);
        let belief = Belief::of(known, budget);
        let values = search::appraise(known, branches, actions, &belief, budget, dice)?;
        Some(Appraisal { values, sampled: true })
    }

    fn hint(known: &Knowledge<'_, Towers>, thought: &Thought<Action>) -> [Hint; 3] {
        words::hint(known, thought)
    }
}

/// Two who stand in each other's way could go on for very long: after this many rounds in which nobody got anything one
/// thinks of oneself alone.
const PATIENCE: usize = 5;

/// The rounds since one of these seats got anything, as far as has been seen.
fn rounds_without_gain(known: &Knowledge<'_, Towers>, seats: SeatSet) -> usize {
    let gains = |view: &View| {
        let gains = |seat| view.public.found(seat).len() + usize::from(view.public.rune_done(seat));
        seats.iter().map(gains).sum::<usize>()
    };
    let now = gains(known.view);
    let actions = known.past.iter().rev().take_while(|past| gains(&past.view) == now).count();
    actions / 2 / usize::from(known.view.public.seats())
}
