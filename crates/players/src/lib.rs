//! Built-in bots for any game of the contract.
//!
//! **Invariant:** a bot gets what a person gets, the view of its seat and what that seat saw before. It never has the
//! state of a table: the states it thinks about are imagined from the view.

#![warn(missing_docs)]

pub mod arena;
mod budget;
mod grade;
mod hints;
mod level;
pub mod puzzles;
mod search;
mod thought;
mod turns;

use irrgarten_game::{Dice as _, Game, Paced, SearchRng, Seat, Turn};

pub use budget::Budget;
pub use grade::{Class, Grade, Review, grade};
pub use hints::{Hints, Knowledge, Past, actions, at_first_sight, first_sight};
pub use level::{Character, Level};
pub use search::{Outlook, look_ahead, share};
pub use thought::{Appraisal, Hint, Thought, Valued};
pub use turns::{WholeTurn, whole_turns};

/// May this seat act, as far as can be seen? A view that was read from text may have fewer seats than the caller
/// assumes.
fn may_act<G: Game>(state: &G::State, seat: Seat) -> bool {
    matches!(G::turn(state), Turn::Decide(seats) if seats.has(seat))
}

/// What one of the five thinks on this seat; `None` if the seat cannot act. Without a budget it takes the nodes that the
/// game grants to it.
pub fn think<G: Hints>(
    known: &Knowledge<'_, G>,
    character: Character,
    budget: &mut Budget<'_>,
    dice: &mut SearchRng,
) -> Option<Thought<G::Action>> {
    let imagined = G::determinize(known.view, dice);
    may_act::<G>(&imagined, known.seat).then(|| G::think(known, character, budget, dice)).flatten()
}

/// What a player of this level does on this seat, and after how long; `None` if the seat cannot act. In a race it plays
/// at a pace of the game's, in any other game at once.
pub fn choose<G: Hints>(
    known: &Knowledge<'_, G>,
    level: Level,
    budget: &mut Budget<'_>,
    dice: &mut SearchRng,
) -> Option<Paced<G::Action>> {
    let imagined = G::determinize(known.view, dice);
    if !may_act::<G>(&imagined, known.seat) {
        return None;
    }
    let paced = G::LIVE.and_then(|live| (live.paced)(&imagined, known.seat, level.strength(), dice));
    paced.or_else(|| {
        let action = match level {
            Level::Random => irrgarten_game::even_action::<G>(&imagined, known.seat, dice)?,
            Level::Greedy => greedy::<G>(&imagined, known.seat, dice)?,
            Level::Character(character) => G::think(known, character, budget, dice)?.action,
        };
        Some(Paced { action, after: 0 })
    })
}

/// What promises most; equals are chosen among at random.
pub fn greedy<G: Hints>(imagined: &G::State, seat: Seat, dice: &mut SearchRng) -> Option<G::Action> {
    let all = first_sight::<G>(imagined, seat);
    let highest = all.first()?.1;
    let equals = all.iter().take_while(|(_, promise)| *promise == highest).count();
    Some(all[dice.below(equals as u32) as usize].0)
}

/// The nodes this level may look at for one action.
pub fn nodes<G: Hints>(level: Level) -> u64 {
    match level {
        Level::Random | Level::Greedy => 0,
        Level::Character(character) => G::NODES[character.index()],
    }
}
