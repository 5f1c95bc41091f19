//! What the built-in bots do where the time does not count, and the advice they give.

mod promise;
mod words;

use irrgarten_game::{Game as _, SearchRng, Seat};
use irrgarten_players::{Budget, Character, Hint, Hints, Knowledge, Thought, Valued, first_sight};

pub(crate) use promise::promise;

use crate::action::Action;
use crate::components::CardSet;
use crate::live::beats;
use crate::state::{Place, State};
use crate::{Djinn, solve};

/// D-BOT-01: the five find the same and take a different time for it (`live/pace.rs`). Where nobody is timed, they play
/// alike, and their advice is the same.
impl Hints for Djinn {
    const NODES: [u64; 5] = [1; 5];

    /// From the figures in docs/players.md, which `irrgarten grades djinn` prints.
    const HALF_ACCURACY: f32 = 0.3;

    fn promise(state: &State, seat: Seat, action: Action) -> i32 {
        promise(state, seat, action)
    }

    /// Lays cards towards a right arrangement. If the hand cannot be solved, exchanges the card that helps most.
    fn think(
        known: &Knowledge<'_, Self>,
        _: Character,
        _: &mut Budget<'_>,
        dice: &mut SearchRng,
    ) -> Option<Thought<Action>> {
        let state = Self::determinize(known.view, dice);
        let seat = known.seat;
        let hand = state.places[seat].hand;
        let advised = state.public.task().and_then(|task| solve::best_exchange(hand, CardSet::full(), &task));
        let advised: CardSet = advised.map(|advice| advice.card).into_iter().collect();
        let compared = first_sight::<Self>(&state, seat).into_iter().map(|(action, promise)| {
            let best = matches!(action, Action::Exchange(cards) if promise > 0 && cards == advised);
            let value = match action {
                Action::Claim if promise > 0 => 1.0,
                Action::Claim | Action::Pass => 0.0,
                // A card that is tried where it does not fit costs a moment.
                _ => 0.5 + (promise as f32 + f32::from(u8::from(best))) / 1000.0,
            };
            Valued { action, value, error: 0.0 }
        });
        Thought::best(compared.collect())
    }

    /// A claim is worth as much as it is fast, where the table keeps the time.
    fn pace(known: &Knowledge<'_, Self>, action: Action) -> f32 {
        let place = known.view.mats[known.seat].open();
        match (action, place, known.view.public.task()) {
            (Action::Claim, Some(Place { hand, time: Some(time), .. }), Some(task)) => {
                beats(*hand, task, time.0)
            }
            _ => 1.0,
        }
    }

    fn hint(known: &Knowledge<'_, Self>, thought: &Thought<Action>) -> [Hint; 3] {
        words::hint(known.view, known.seat, thought.action)
    }
}
