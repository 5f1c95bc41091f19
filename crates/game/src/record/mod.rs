//! The record of a game: who played what, what was drawn, how it ended (`docs/notation.md`, Records).

mod deal;
mod replay;
mod text;

pub use deal::{Deal, SeatCommitment};
pub use replay::{BadRecord, RecordWriter, Replayed, leading, opens_line, replay};
pub use text::without_comment;

use crate::{Seat, Seed};

/// A record as it is written, not yet replayed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// The game's slug.
    pub game: String,
    /// The version of its rules.
    pub version: u16,
    /// How many seats.
    pub seats: u8,
    /// Settings that differ from the defaults.
    pub options: Vec<(String, String)>,
    /// Names by seat, or none.
    pub names: Vec<String>,
    /// BLAKE3 of the seed, published before the game.
    pub commitment: Option<String>,
    /// The seed, once revealed.
    pub seed: Option<Seed>,
    /// How the seed came about, if it was made at a table.
    pub deal: Option<Deal>,
    /// A hash over everything except the names, so that no action can be replaced by another legal one unnoticed.
    pub seal: Option<String>,
    /// The position after setup.
    pub start: Option<String>,
    /// The result, if the game is over.
    pub result: Option<Score>,
    /// What happened.
    pub lines: Vec<Line>,
    /// Positions in comments, which a replay holds against the play.
    pub positions: Vec<StatedPosition>,
}

impl Record {
    /// The seal this record should have.
    pub fn sealed(&self) -> String {
        let bare = Record { names: Vec::new(), seal: None, ..self.clone() };
        let mut hasher = blake3::Hasher::new_derive_key("irrgarten 1 record");
        hasher.update(bare.to_string().as_bytes()).finalize().to_hex().to_string()
    }
}

/// One line of a record: what one seat did, and the chance events it led to.
#[derive(Clone, Debug, Default)]
pub struct Line {
    /// Whose line it is; `None` for chance that belongs to no turn (written `-`).
    pub seat: Option<Seat>,
    /// Actions and chance events as written; a chance event may stand right behind its action.
    pub tokens: Vec<String>,
    /// Its line number in the file, if it was in one.
    pub number: Option<usize>,
}

/// Two lines are the same if they say the same, wherever they stand.
impl PartialEq for Line {
    fn eq(&self, other: &Line) -> bool {
        (self.seat, &self.tokens) == (other.seat, &other.tokens)
    }
}

impl Eq for Line {}

/// A position in a comment: the game must have come to it there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StatedPosition {
    /// How many lines of the record stand before it.
    pub after: usize,
    /// The position as written.
    pub text: String,
    /// Its line number in the file.
    pub number: usize,
}

/// How a recorded game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    /// The places, or whether the team won.
    pub outcome: RecordedOutcome,
    /// Points by seat, if the game counts any.
    pub points: Option<Vec<u16>>,
}

/// Places by seat, or whether the team won.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordedOutcome {
    /// Each seat's place from 1.
    Places(Vec<u8>),
    /// All seats together.
    Team {
        /// Whether they won.
        won: bool,
    },
}

impl Score {
    /// The score of a game that has ended in this state.
    pub fn of<G: crate::Game>(turn: crate::Turn, state: &G::State) -> Option<Score> {
        let crate::Turn::Over(outcome) = turn else { return None };
        let outcome = match outcome {
            crate::Outcome::Ranking(places) => RecordedOutcome::Places(places.iter().copied().collect()),
            crate::Outcome::Team { won } => RecordedOutcome::Team { won },
        };
        Some(Score { outcome, points: G::points(state).map(|points| points.iter().copied().collect()) })
    }
}
