//! What people read: messages in the language they speak, from one Fluent file per game and language. The page reads
//! the same files.
//!
//! A file is parsed whenever something is said. That takes some tens of microseconds and is asked for when a person
//! reads something, so nothing is kept, shared or locked.

#![warn(missing_docs)]

mod check;

pub use check::{faults, names};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use irrgarten_game::{Argument, Language, Message, WordsFiles};

/// A message in this language. What the files do not have is said by its name: a law sees to it that this does not
/// happen.
pub fn say(files: &WordsFiles, language: Language, message: &Message) -> String {
    Speaker::new(files, language).say(message)
}

/// One file, ready to be read from: for several messages at once.
pub struct Speaker {
    bundle: FluentBundle<FluentResource>,
    language: Language,
}

impl Speaker {
    /// Reads the file of this language.
    pub fn new(files: &WordsFiles, language: Language) -> Speaker {
        // What could be read of a file with a fault is still said.
        let file = files.get(language).to_owned();
        let resource = FluentResource::try_new(file).unwrap_or_else(|(resource, _)| resource);
        let tag = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![tag]);
        // Every language here is written from left to right.
        bundle.set_use_isolating(false);
        let _ = bundle.add_resource(resource);
        Speaker { bundle, language }
    }

    /// The same as the function of this name.
    pub fn say(&self, message: &Message) -> String {
        self.text(message).unwrap_or_else(|| message.key.to_owned())
    }

    /// The message with its blanks filled; nothing if the file has no such message, or lacks a blank it needs.
    pub fn text(&self, message: &Message) -> Option<String> {
        let mut arguments = FluentArgs::new();
        for (name, argument) in &message.arguments {
            arguments.set(*name, self.value(argument)?);
        }
        let (name, attribute) = match message.key.split_once('.') {
            Some((name, attribute)) => (name, Some(attribute)),
            None => (message.key, None),
        };
        self.find(name, attribute, &arguments)
    }

    /// What a setting is about.
    pub fn setting(&self, key: &str) -> Option<String> {
        self.find(&format!("setting-{key}"), None, &FluentArgs::new())
    }

    /// What a value of a setting means. A value that is no name is written with a `v` and dashes.
    pub fn setting_value(&self, key: &str, value: &str) -> Option<String> {
        let is_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
        let is_name = value.starts_with(|first: char| first.is_ascii_alphabetic())
            && value.chars().all(|letter| is_word(letter) || letter == '-');
        let dashed = format!("v{}", value.replace(|letter| !is_word(letter), "-"));
        let attribute = if is_name { value } else { &dashed };
        self.find(&format!("setting-{key}"), Some(attribute), &FluentArgs::new())
    }

    /// How a built-in bot plays.
    pub fn character(&self, name: &str) -> Option<String> {
        self.find(&format!("character-{name}"), None, &FluentArgs::new())
    }

    /// What the actions look like at a terminal: a line for each, an example and what it means. Lines that begin with a
    /// blank go on with the one before.
    pub fn terminal_actions(&self) -> Option<String> {
        self.find("terminal-actions", None, &FluentArgs::new())
    }

    /// What one of a family of things is called, such as `sword` among the `kinds`: the message `kinds-sword`.
    pub fn member(&self, family: &str, name: &str) -> String {
        self.find(&format!("{family}-{name}"), None, &FluentArgs::new()).unwrap_or_else(|| name.to_owned())
    }

    fn find(&self, name: &str, attribute: Option<&str>, arguments: &FluentArgs<'_>) -> Option<String> {
        let found = self.bundle.get_message(name)?;
        let pattern = match attribute {
            Some(attribute) => found.get_attribute(attribute)?.value(),
            None => found.value()?,
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(arguments), &mut errors).into_owned();
        errors.is_empty().then_some(text)
    }

    /// Is there something to read in this message?
    pub fn can_say(&self, message: &Message) -> bool {
        self.text(message).is_some_and(|text| !text.trim().is_empty())
    }

    /// The language of the file.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A number stays one, because it decides between singular and plural.
    fn value<'a>(&self, argument: &'a Argument) -> Option<FluentValue<'a>> {
        match argument {
            Argument::Number(number) => Some(FluentValue::from(*number)),
            _ => self.plain(argument).map(FluentValue::from),
        }
    }

    fn plain(&self, argument: &Argument) -> Option<String> {
        Some(match argument {
            Argument::Number(number) => number.to_string(),
            Argument::Text(text) => text.clone(),
            Argument::Message(message) => self.text(message)?,
            Argument::List(arguments) => {
                let texts: Option<Vec<String>> = arguments.iter().map(|one| self.plain(one)).collect();
                joined(&texts?, self.language)
            }
        })
    }
}

/// "a, b and c", as the browser's `Intl.ListFormat` joins them.
fn joined(texts: &[String], language: Language) -> String {
    let and = match language {
        Language::En => "and",
        Language::De => "und",
        Language::Fr => "et",
        Language::Nl => "en",
    };
    match texts {
        [] => String::new(),
        [only] => only.clone(),
        [first, second] => format!("{first} {and} {second}"),
        [rest @ .., last] => {
            let comma = if language == Language::En { "," } else { "" };
            format!("{}{comma} {and} {last}", rest.join(", "))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILES: WordsFiles = WordsFiles([
        "north = north\npile = { $n ->\n    [one] one card\n   *[other] { $n } cards\n }\nto = go { $side }, { $cards }\nsetting-first = Who begins\n    .random = Drawn by lot\n",
        "north = Norden\npile = { $n ->\n    [one] eine Karte\n   *[other] { $n } Karten\n }\nto = geh nach { $side }, { $cards }\n",
        "pile = { $n ->\n    [one] { $n } carte\n   *[other] { $n } cartes\n }\n",
        "",
    ]);

    #[test]
    fn a_message_is_said_in_each_language() {
        let to = Message::new("to").with("side", Message::new("north")).with("cards", vec!["1", "2", "3"]);
        assert_eq!(say(&FILES, Language::En, &to), "go north, 1, 2, and 3");
        assert_eq!(say(&FILES, Language::De, &to), "geh nach Norden, 1, 2 und 3");
        assert_eq!(say(&FILES, Language::En, &Message::new("setting-first.random")), "Drawn by lot");
    }

    #[test]
    fn every_language_counts_in_its_own_way() {
        let pile = |n: usize| Message::new("pile").with("n", n);
        assert_eq!(say(&FILES, Language::En, &pile(1)), "one card");
        assert_eq!(say(&FILES, Language::De, &pile(0)), "0 Karten");
        assert_eq!(say(&FILES, Language::Fr, &pile(0)), "0 carte");
    }

    #[test]
    fn what_is_missing_is_called_by_its_name() {
        assert_eq!(say(&FILES, Language::Nl, &Message::new("to")), "to");
        assert_eq!(say(&FILES, Language::En, &Message::new("to")), "to", "a blank is not filled");
    }
}
