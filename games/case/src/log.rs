//! The history that everybody has heard: suspicions, how they were answered, and wrong accusations.

use irrgarten_game::Seat;
use irrgarten_kit::List;

use crate::components::{SUSPECTS, Triple};

/// After this many turns the game ends unsolved: a ruling on K-END-02, so that every game ends.
pub const MOST_TURNS: u8 = 240;
/// A suspicion in every turn, and an accusation by every player.
pub(crate) const MOST_ENTRIES: usize = MOST_TURNS as usize + SUSPECTS;

/// How a suspicion was answered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Answer {
    /// Nobody had any of the cards.
    #[default]
    Nobody,
    /// Somebody showed a card. Which one is not part of the history: only two players know.
    Shown,
}

/// What happened in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum What {
    /// This many players passed; the next one showed a card, unless nobody could.
    Suspicion { passes: u8, answer: Answer },
    /// A wrong accusation.
    Accusation,
}

impl Default for What {
    fn default() -> What {
        What::Suspicion { passes: 0, answer: Answer::Nobody }
    }
}

/// A line of the history.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Entry {
    /// The number of the turn, from 1.
    pub turn: u8,
    pub seat: Seat,
    pub triple: Triple,
    pub what: What,
}

impl Entry {
    /// A suspicion that was answered with a card?
    pub fn is_shown(self) -> bool {
        matches!(self.what, What::Suspicion { answer: Answer::Shown, .. })
    }

    /// A suspicion that nobody could answer?
    pub fn is_unanswered(self) -> bool {
        matches!(self.what, What::Suspicion { answer: Answer::Nobody, .. })
    }
}

impl Default for Entry {
    fn default() -> Entry {
        Entry { turn: 0, seat: Seat::at(0), triple: Triple::default(), what: What::default() }
    }
}

pub(crate) type Log = List<Entry, MOST_ENTRIES>;
