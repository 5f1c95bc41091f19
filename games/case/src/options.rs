//! The settings of a table; the defaults are the rulebook's own game.

use irrgarten_game::{Setting, Settings, Values};

/// A setting with two or more words, the first of which is the default.
macro_rules! words {
    ($(#[$about:meta])* $name:ident { $first:ident = $first_word:literal, $($other:ident = $word:literal),+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub enum $name {
            #[default]
            $first,
            $($other),+
        }

        impl $name {
            const ALL: &'static [$name] = &[$name::$first, $($name::$other),+];
            const WORDS: &'static [&'static str] = &[$first_word, $($word),+];

            pub const fn word(self) -> &'static str {
                $name::WORDS[self as usize]
            }

            pub fn from_word(word: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|value| value.word() == word)
            }
        }
    };
}

words! {
    /// How the players get their suspects (K-SETUP-01).
    Casting { Drawn = "drawn", Chosen = "chosen" }
}
words! {
    /// How the exhibits get to their first places (K-SETUP-04).
    Layout { Random = "random", Chosen = "chosen" }
}
words! {
    /// After a suspicion nobody could answer (K-ACCUSE-04).
    Unrefuted { Direct = "direct", Walk = "walk" }
}
words! {
    /// When one player is left who is not out (K-END-03).
    LastPlayer { PlaysOn = "plays_on", Wins = "wins" }
}
words! {
    /// The order in which the others answer (K-REFUTE-01).
    Answers { Same = "same", Reverse = "reverse" }
}
words! {
    /// Does entering the centre commit to an accusation (K-ACCUSE-03)?
    CentreEntry { Free = "free", Commits = "commits" }
}
words! {
    /// How much of the notes sheet is filled in for the players (K-COMP-04).
    Level { Clerk = "clerk", Paper = "paper", Logician = "logician", Analyst = "analyst" }
}

/// Settings that matter after the deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Rulings {
    pub unrefuted: Unrefuted,
    pub last_player: LastPlayer,
    pub answers: Answers,
    pub entry: CentreEntry,
    pub sheet: Level,
}

/// All settings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options {
    pub suspects: Casting,
    pub exhibits: Layout,
    pub rulings: Rulings,
}

impl Rulings {
    /// What differs from the default, as it stands in a position.
    pub(crate) fn changed(self) -> Vec<(&'static str, String)> {
        Options { rulings: self, ..Options::default() }.changed()
    }

    /// Sets a word of a position.
    pub(crate) fn set(&mut self, key: &str, value: &str) -> Option<()> {
        let mut options = Options { rulings: *self, ..Options::default() };
        options.set(key, value)?;
        let foreign = options.suspects != Casting::default() || options.exhibits != Layout::default();
        let known = !["suspects", "exhibits"].contains(&key) && !foreign;
        known.then(|| *self = options.rulings)
    }
}

impl Settings for Options {
    const LIST: &'static [Setting] = &[
        Setting { key: "suspects", values: Values::Words(Casting::WORDS) },
        Setting { key: "exhibits", values: Values::Words(Layout::WORDS) },
        Setting { key: "accuse_after_unrefuted", values: Values::Words(Unrefuted::WORDS) },
        Setting { key: "last_player", values: Values::Words(LastPlayer::WORDS) },
        Setting { key: "answer_direction", values: Values::Words(Answers::WORDS) },
        Setting { key: "centre_entry", values: Values::Words(CentreEntry::WORDS) },
        Setting { key: "sheet", values: Values::Words(Level::WORDS) },
    ];

    fn get(&self, key: &str) -> Option<String> {
        let Rulings { unrefuted, last_player, answers, entry, sheet } = self.rulings;
        let word = match key {
            "suspects" => self.suspects.word(),
            "exhibits" => self.exhibits.word(),
            "accuse_after_unrefuted" => unrefuted.word(),
            "last_player" => last_player.word(),
            "answer_direction" => answers.word(),
            "centre_entry" => entry.word(),
            "sheet" => sheet.word(),
            _ => return None,
        };
        Some(word.to_owned())
    }

    fn set(&mut self, key: &str, value: &str) -> Option<()> {
        let rulings = &mut self.rulings;
        match key {
            "suspects" => self.suspects = Casting::from_word(value)?,
            "exhibits" => self.exhibits = Layout::from_word(value)?,
            "accuse_after_unrefuted" => rulings.unrefuted = Unrefuted::from_word(value)?,
            "last_player" => rulings.last_player = LastPlayer::from_word(value)?,
            "answer_direction" => rulings.answers = Answers::from_word(value)?,
            "centre_entry" => rulings.entry = CentreEntry::from_word(value)?,
            "sheet" => rulings.sheet = Level::from_word(value)?,
            _ => return None,
        }
        Some(())
    }
}
