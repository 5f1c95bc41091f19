//! A position that can be played on: what everybody sees, and the cards that are hidden.

use irrgarten_game::{PerSeat, Seat};
use irrgarten_kit::List;

use crate::components::{Card, Cards, Triple};
use crate::log::{Entry, MOST_ENTRIES};
use crate::public::Public;
use crate::view::View;

/// A valid position. It comes from a deal or through the checked door `TryFrom<Setup>`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) public: Public,
    pub(crate) hands: PerSeat<Cards>,
    /// The case file.
    pub(crate) file: Triple,
    /// The cards that were shown, one for every suspicion of the history that was answered with one.
    pub(crate) shown: List<Card, MOST_ENTRIES>,
}

impl State {
    /// What everybody sees.
    pub fn public(&self) -> &Public {
        &self.public
    }

    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat]
    }

    /// The case file.
    pub fn file(&self) -> Triple {
        self.file
    }

    /// The history, each line with the card that was shown.
    pub fn history(&self) -> impl Iterator<Item = (Entry, Option<Card>)> {
        self.public.history(&self.shown, Entry::is_shown)
    }
}

impl std::fmt::Debug for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&crate::notation::text(&View::open(self)))
    }
}
