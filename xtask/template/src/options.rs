//! The settings of a table; the defaults are the rulebook's own game.

use irrgarten_game::{Setting, Settings};
use irrgarten_kit::setting_words;

/// All settings. They are part of a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options {
    /// X-PAIR-01.
    pub pairs: Pairs,
}

setting_words! {
    /// What happens when equal lies on equal.
    pub enum Pairs {
        /// The seat that lays it takes the heap.
        Take = "take",
        /// Nothing: it is as good as a higher pebble.
        Climb = "climb",
    }
}

impl Settings for Options {
    const LIST: &'static [Setting] = &[Setting::words("pairs", Pairs::WORDS)];

    fn get(&self, key: &str) -> Option<String> {
        (key == "pairs").then(|| self.pairs.word().to_owned())
    }

    fn set(&mut self, key: &str, value: &str) -> Option<()> {
        let pairs = Pairs::from_word(value)?;
        (key == "pairs").then(|| self.pairs = pairs)
    }
}
