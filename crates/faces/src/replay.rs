//! A record that was replayed, and the decisions in it.

use irrgarten_game::record::{Record, Score};
use irrgarten_game::{Ply, SearchRng, Seat, Viewer};
use irrgarten_players::Grade;

use crate::{AnyView, GameError, Mind, Position};

/// An action or a draw in text.
pub type TextPly = Ply<String, String>;

/// A record that has been replayed without an error.
pub struct Replay {
    /// The record with every action and draw as a token of its own, in its canonical spelling.
    pub record: Record,
    /// The position at the start.
    pub start: Box<dyn Position>,
    /// All that happened.
    pub plies: Vec<TextPly>,
    /// The result, if the game is over.
    pub score: Option<Score>,
}

impl Replay {
    /// The decisions of a seat, or of all seats, in order and with what they knew.
    pub fn decisions(self, by: Option<Seat>) -> impl Iterator<Item = Result<Decision, GameError>> + Send {
        let mut position = self.start;
        self.plies.into_iter().filter_map(move |ply| {
            let decision = match &ply {
                Ply::Act(seat, played) if by.is_none_or(|by| by == *seat) => {
                    let view = position.seen_by(Viewer::Seat(*seat));
                    Some(Decision { seat: *seat, view, mind: position.mind(*seat), played: played.clone() })
                }
                Ply::Act(..) | Ply::Chance(_) => None,
            };
            position.play(&ply).map(|_| decision).transpose()
        })
    }
}

/// A decision of a record.
pub struct Decision {
    /// The seat that decided.
    pub seat: Seat,
    /// What the seat saw.
    pub view: Box<dyn AnyView>,
    /// What the seat knew.
    pub mind: Box<dyn Mind>,
    /// What it did.
    pub played: String,
}

impl Decision {
    /// The dice for grades: fixed, so that a move always gets the same grade.
    pub const DICE: u64 = 1;

    /// How good it was; `None` if it cannot be compared.
    pub fn grade(&self, dice: u64) -> Option<Grade<String>> {
        self.mind.grade(&self.played, &mut SearchRng::new(dice))
    }
}
