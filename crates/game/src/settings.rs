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
    /// Is it chosen for each seat? Its words are then `none`, `all`, and the letters of the colours of seats
    /// ([`Presentation::colours`](crate::Presentation::colours)).
    pub by_seat: bool,
}

impl Setting {
    /// One of these words; the first is the default.
    pub const fn words(key: &'static str, words: &'static [&'static str]) -> Setting {
        Setting { key, values: Values::Words(words), by_seat: false }
    }

    /// One of these words, of which the first is the default, or a whole number in this range.
    pub const fn number(key: &'static str, words: &'static [&'static str], low: u16, high: u16) -> Setting {
        Setting { key, values: Values::WordsOrNumber(words, low, high), by_seat: false }
    }

    /// One of these words, of which the first is the default, or a text; `form` says what it looks like.
    pub const fn text(key: &'static str, words: &'static [&'static str], form: &'static str) -> Setting {
        Setting { key, values: Values::WordsOrText(words, form), by_seat: false }
    }

    /// Chosen for each seat: `none`, `all`, or the letters of the colours of some seats.
    pub const fn by_seat(key: &'static str, words: &'static [&'static str]) -> Setting {
        Setting { key, values: Values::Words(words), by_seat: true }
    }
}

/// What a setting may be.
#[derive(Clone, Copy, Debug)]
pub enum Values {
    /// One of these words; the first is the default.
    Words(&'static [&'static str]),
    /// One of these words, or a whole number in this range.
    WordsOrNumber(&'static [&'static str], u16, u16),
    /// One of these words, or a text that looks like this.
    WordsOrText(&'static [&'static str], &'static str),
}

impl Values {
    /// The words it may be.
    pub const fn words(&self) -> &'static [&'static str] {
        match self {
            Values::Words(words) | Values::WordsOrNumber(words, ..) | Values::WordsOrText(words, _) => words,
        }
    }

    /// The smallest and the largest number, where it may be one.
    pub const fn numbers(&self) -> Option<(u16, u16)> {
        match *self {
            Values::WordsOrNumber(_, low, high) => Some((low, high)),
            Values::Words(_) | Values::WordsOrText(..) => None,
        }
    }

    /// What its text looks like, where it may be one.
    pub const fn form(&self) -> Option<&'static str> {
        match *self {
            Values::WordsOrText(_, form) => Some(form),
            Values::Words(_) | Values::WordsOrNumber(..) => None,
        }
    }

    /// `a|b|c` or `a|b|1..6`.
    pub fn describe(&self) -> String {
        match self {
            Values::Words(words) => words.join("|"),
            Values::WordsOrNumber(words, low, high) => format!("{}|{low}..{high}", words.join("|")),
            Values::WordsOrText(words, form) => format!("{}|<{form}>", words.join("|")),
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
