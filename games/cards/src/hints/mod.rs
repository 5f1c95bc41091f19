//! How the five built-in bots play, and what looks good at first sight.

#![allow(clippy::cast_precision_loss, reason = "points, cards and worlds are few")]

mod last;
mod owl;
mod plans;
mod promise;
mod prospects;
mod race;
mod share;
mod simple;
#[cfg(test)]
mod tests;
mod words;
mod worlds;

use irrgarten_game::{Game as _, SearchRng, Seat};
use irrgarten_players::{Appraisal, Budget, Character, Hint, Hints, Knowledge, Thought};

use crate::Cards;
use crate::action::Action;
use crate::state::State;
pub(crate) use plans::placements;
use plans::{Foresight, Plan};
use simple::SeeingRange;

impl Hints for Cards {
    const NODES: [u64; 5] = [1, 1, 1, 1_000, 20_000];

    /// From the figures in docs/players.md, which `irrgarten grades cards` prints.
    const HALF_ACCURACY: f32 = 0.3;

    fn promise(_: &State, _: Seat, action: Action) -> i32 {
        promise::promise(action)
    }

    fn think(
        known: &Knowledge<'_, Cards>,
        character: Character,
        budget: &mut Budget<'_>,
        dice: &mut SearchRng,
    ) -> Option<Thought<Action>> {
        let (imagined, seat) = (Cards::determinize(known.view, dice), known.seat);
        let plans = match character {
            Character::Mouse => simple::look(&imagined, seat, SeeingRange::Neighbours, dice),
            Character::Hedgehog => simple::look(&imagined, seat, SeeingRange::Between(1), dice),
            Character::Fox => simple::look(&imagined, seat, SeeingRange::Everything, dice),
            Character::Raven => owl::judge(&imagined, seat, Foresight::NextSeat, budget, dice),
            Character::Owl => owl::ponder(known, &imagined, budget, dice),
        };
        Thought::best(plans.iter().map(Plan::valued).collect())
    }

    fn appraise(
        known: &Knowledge<'_, Cards>,
        actions: &[Action],
        budget: &mut Budget<'_>,
        dice: &mut SearchRng,
    ) -> Option<Appraisal> {
        Some(owl::appraise(known, &Cards::determinize(known.view, dice), actions, budget, dice))
    }

    fn hint(known: &Knowledge<'_, Cards>, thought: &Thought<Action>) -> [Hint; 3] {
        words::hint(known, thought.action)
    }
}
