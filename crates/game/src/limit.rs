//! The end of a game that its rules would let go on for ever.

use crate::{Game, Outcome, Turn};

/// When a game in progress is ended although its rules know no last turn. A position does not tell how many turns it took:
/// a game in progress counts them ([`TurnCount`]).
pub struct TurnLimit<G: Game> {
    /// After this many turns of each seat.
    pub rounds: u32,
    /// Does a turn begin here?
    pub begins: fn(&G::State) -> bool,
    /// The ranking so far.
    pub standing: fn(&G::State) -> Outcome,
}

/// The turns of a game in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TurnCount(u32);

impl TurnCount {
    /// Notes that a seat is about to act.
    pub fn count<G: Game>(&mut self, before: &G::State) {
        if G::LIMIT.is_some_and(|limit| (limit.begins)(before)) {
            self.0 += 1;
        }
    }

    /// Whose turn it is, or how the game ended: by its rules or by its limit.
    pub fn turn<G: Game>(self, state: &G::State) -> Turn {
        match (G::turn(state), G::LIMIT) {
            (Turn::Decide(_), Some(limit))
                if self.0 >= limit.rounds * u32::from(G::seats(state)) && (limit.begins)(state) =>
            {
                Turn::Over((limit.standing)(state))
            }
            (turn, _) => turn,
        }
    }
}
