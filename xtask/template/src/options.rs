//! The settings of a table; the defaults are the rulebook's own game.

use irrgarten_game::{Setting, Settings, Values};

/// All settings. They are part of a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options {
    /// X-PAIR-01.
    pub pairs: Pairs,
}

/// What happens when equal lies on equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Pairs {
    /// The seat that lays it takes the heap.
    #[default]
    Take,
    /// Nothing: it is as good as a higher pebble.
    Climb,
}

impl Pairs {
    const ALL: [Pairs; 2] = [Pairs::Take, Pairs::Climb];
    const WORDS: &'static [&'static str] = &["take", "climb"];

    pub(crate) const fn word(self) -> &'static str {
        Pairs::WORDS[self as usize]
    }
}

impl Settings for Options {
    const LIST: &'static [Setting] = &[Setting {
        key: "pairs",
        values: Values::Words(Pairs::WORDS)
    }];

    fn get(&self, key: &str) -> Option<String> {
        (key == "pairs").then(|| self.pairs.word().to_owned())
    }

    fn set(&mut self, key: &str, value: &str) -> Option<()> {
        let pairs = Pairs::ALL.into_iter().find(|pairs| pairs.word() == value)?;
        (key == "pairs").then(|| self.pairs = pairs)
    }
}
