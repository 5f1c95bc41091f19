//! How the built-in bots play, and the advice they give.

mod goals;
mod lines;
mod memory;
mod plans;
mod promise;
mod standing;
mod think;
mod words;

use irrgarten_game::{SearchRng, Seat};
use irrgarten_players::{Appraisal, Budget, Character, Hint, Hints, Knowledge, Thought};

use crate::Paintings;
use crate::action::Action;
use crate::state::State;
use crate::view::View;

pub(crate) use lines::ways_to_collect;

impl Hints for Paintings {
    /// The weaker ones forget a tile after up to six turns; few turns have ten actions.
    const LOOKS_BACK: usize = 64;

    const NODES: [u64; 5] = [20_000, 20_000, 50_000, 50_000, 200_000];

    /// From the figures in docs/players.md, which `irrgarten grades paintings` prints.
    const HALF_ACCURACY: f32 = 0.2;

    fn promise(state: &State, seat: Seat, action: Action) -> i32 {
        promise::promise(state, seat, action)
    }

    fn think(
        known: &Knowledge<'_, Paintings>,
        character: Character,
        budget: &mut Budget<'_>,
        dice: &mut SearchRng,
    ) -> Option<Thought<Action>> {
        think::think(known, character, budget, dice)
    }

    fn appraise(
        known: &Knowledge<'_, Paintings>,
        actions: &[Action],
        _: &mut Budget<'_>,
        dice: &mut SearchRng,
    ) -> Option<Appraisal> {
        Some(Appraisal { values: think::appraise(known, actions, dice)?, sampled: false })
    }

    /// P-PEEK-01: advice does not remember for people what lies face down, unless the table names it.
    fn shown(view: &View) -> View {
        view.shown()
    }

    fn hint(known: &Knowledge<'_, Paintings>, thought: &Thought<Action>) -> [Hint; 3] {
        words::hint(known, thought)
    }
}
