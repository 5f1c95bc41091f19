//! How the built-in bots play, and the advice they give.

mod first;
mod goals;
mod lines;
mod memory;
mod plans;
mod standing;
mod think;
mod words;

use irrgarten_game::{SearchRng, Seat};
use irrgarten_players::{Budget, Character, Hint, Hints, Knowledge, Thought};

use crate::Paintings;
use crate::action::Action;
use crate::state::State;
use crate::view::View;

pub(crate) use lines::ways_to_collect;

impl Hints for Paintings {
    const LOOKS_BACK: bool = true;

    const NODES: [u64; 5] = [20_000, 20_000, 50_000, 50_000, 200_000];

    fn promise(state: &State, seat: Seat, action: Action) -> i32 {
        first::promise(state, seat, action)
    }

    fn think(
        known: &Knowledge<'_, Paintings>,
        character: Character,
        budget: &mut Budget<'_>,
        dice: &mut SearchRng,
    ) -> Option<Thought<Action>> {
        think::think(known, character, budget, dice)
    }

    /// P-PEEK-01: advice does not remember for people what lies face down, unless the table names it.
    fn shown(view: &View) -> View {
        view.shown()
    }

    fn hint(known: &Knowledge<'_, Paintings>, thought: &Thought<Action>) -> [Hint; 3] {
        words::hint(known, thought)
    }
}
