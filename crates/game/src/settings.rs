//! The settings of a game.

use std::fmt::Debug;

use crate::BadText;

/// One setting, as shown in help texts and forms.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// The name before the equals sign.
    pub key: &'static str,
    /// What may stand behind it; the first is the default.
    pub values: Values,
}

impl Setting {
    /// One of these words; the first is the default.
    pub const fn words(key: &'static str, words: &'static [&'static str]) -> Setting {
        Setting { key, values: Values::Words(words) }
    }

    /// One of these words, of which the first is the default, or a whole number in this range.
    pub const fn number(key: &'static str, words: &'static [&'static str], low: u16, high: u16) -> Setting {
        Setting { key, values: Values::WordsOrNumber(words, low, high) }
    }
}

/// What a setting may be.
#[derive(Clone, Copy, Debug)]
pub enum Values {
    /// One of these words; the first is the default.
    Words(&'static [&'static str]),
    /// One of these words, or a whole number in this range.
    WordsOrNumber(&'static [&'static str], u16, u16),
}

impl Values {
    /// `a|b|c` or `a|b|1..6`.
    pub fn describe(&self) -> String {
        match self {
            Values::Words(words) => words.join("|"),
            Values::WordsOrNumber(words, low, high) => format!("{}|{low}..{high}", words.join("|")),
        }
    }
}

/// All settings of a game together.
pub trait Settings: Copy + Default + Eq + Debug + Send + Sync + 'static {
    /// The settings there are.
    const LIST: &'static [Setting];

    /// What a setting is set to, as text.
    fn get(&self, key: &str) -> Option<String>;

    /// Sets a value; `None` if [`LIST`](Settings::LIST) does not allow the key or value.
    fn set(&mut self, key: &str, value: &str) -> Option<()>;

    /// Do these settings suit a table of this many seats?
    fn suits(&self, seats: u8) -> Result<(), BadText> {
        let _ = seats;
        Ok(())
    }

    /// Sets a value, or says what would have been right.
    fn change(&mut self, key: &str, value: &str) -> Result<(), BadText> {
        if self.set(key, value).is_some() {
            return Ok(());
        }
        Err(match Self::LIST.iter().find(|setting| setting.key == key) {
            Some(setting) => BadText::new(value, key.len() + 1, setting.values.describe()),
            None if Self::LIST.is_empty() => BadText::new(key, 0, "no setting: this game has none"),
            None => {
                let keys: Vec<&str> = Self::LIST.iter().map(|setting| setting.key).collect();
                BadText::new(key, 0, format!("one of the settings {}", keys.join(", ")))
            }
        })
    }

    /// Reads `key=value`.
    fn read(&mut self, text: &str) -> Result<(), BadText> {
        let (key, value) =
            text.split_once('=').ok_or_else(|| BadText::new(text, 0, "a setting key=value"))?;
        self.change(key, value)
    }

    /// The settings that differ from the default, as key and value, in the order of the list.
    fn changed(&self) -> Vec<(&'static str, String)> {
        let default = Self::default();
        let both =
            Self::LIST.iter().map(|setting| (setting.key, self.get(setting.key), default.get(setting.key)));
        both.filter(|(_, mine, usual)| mine != usual)
            .filter_map(|(key, mine, _)| mine.map(|value| (key, value)))
            .collect()
    }
}

/// For games without settings.
impl Settings for () {
    const LIST: &'static [Setting] = &[];

    fn get(&self, _: &str) -> Option<String> {
        None
    }

    fn set(&mut self, _: &str, _: &str) -> Option<()> {
        None
    }
}
