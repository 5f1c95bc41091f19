//! Sentences for people, named instead of written out: every language has its own file of texts.

/// Something to be said: the name of a message in the game's words files, and what fills its blanks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The name of the message, or of an attribute of one, as `setting-first.random`.
    pub key: &'static str,
    /// What fills its blanks, by the names the files have for them.
    pub arguments: Vec<(&'static str, Argument)>,
}

/// What fills a blank of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// A number, which decides between singular and plural.
    Number(i64),
    /// A text that is the same in every language, such as a square or a card's number.
    Text(String),
    /// Another message, such as the name of a treasure.
    Message(Message),
    /// Several of them, joined as the language joins them: "a, b and c".
    List(Vec<Argument>),
}

impl Message {
    /// A message without blanks.
    pub const fn new(key: &'static str) -> Message {
        Message { key, arguments: Vec::new() }
    }

    /// The same with one blank more filled.
    #[must_use]
    pub fn with(mut self, name: &'static str, argument: impl Into<Argument>) -> Message {
        self.arguments.push((name, argument.into()));
        self
    }
}

impl From<usize> for Argument {
    fn from(number: usize) -> Argument {
        Argument::Number(number as i64)
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Argument {
        Argument::Text(text)
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Argument {
        Argument::Text(text.to_owned())
    }
}

impl From<Message> for Argument {
    fn from(message: Message) -> Argument {
        Argument::Message(message)
    }
}

impl<A: Into<Argument>> From<Vec<A>> for Argument {
    fn from(arguments: Vec<A>) -> Argument {
        Argument::List(arguments.into_iter().map(Into::into).collect())
    }
}

/// The words of a game in [Fluent](https://projectfluent.org), one file for each of [`Language::ALL`](crate::Language::ALL).
#[derive(Clone, Copy, Debug)]
pub struct WordsFiles(pub [&'static str; 4]);

impl WordsFiles {
    /// The file in this language.
    pub const fn get(&self, language: crate::Language) -> &'static str {
        self.0[language as usize]
    }
}

/// The words files of a game, which lie in `words/` beside its `src/`.
#[macro_export]
macro_rules! words_files {
    () => {
        $crate::WordsFiles([
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/en.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/de.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/fr.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/nl.ftl")),
        ])
    };
}
