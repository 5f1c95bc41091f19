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

/// The words files of a game, which lie in `words/` beside its `src/`. In a browser there is only what Rust says there.
#[macro_export]
macro_rules! words_files {
    () => {
        $crate::words_files!("en", "de", "fr", "nl")
    };
    ($($language:literal),+) => {
        $crate::WordsFiles([$({
            const FILE: &str =
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/", $language, ".ftl"));
            #[cfg(target_arch = "wasm32")]
            const SPOKEN: [u8; $crate::spoken::<0>(FILE, $language).1] = $crate::spoken(FILE, $language).0;
            #[cfg(target_arch = "wasm32")]
            const SPOKEN_HERE: &str = $crate::as_text(&SPOKEN);
            #[cfg(not(target_arch = "wasm32"))]
            const SPOKEN_HERE: &str = FILE;
            SPOKEN_HERE
        }),+])
    };
}

/// Messages whose names begin like this are said by the page alone, or at a terminal.
const ELSEWHERE: [&str; 4] = ["helper-", "prompt-", "terminal-", "tour-"];
/// These Rust says in English, and the page in the language of its reader. Pictures and reports have every language.
const IN_ENGLISH: [&str; 5] = ["advice-", "character-", "ending-", "refusal-", "setting-"];

/// Of a words file what Rust says in a browser, where the page has words of its own: as many bytes as there is room for,
/// and how many there are.
pub const fn spoken<const N: usize>(file: &str, language: &str) -> ([u8; N], usize) {
    let bytes = file.as_bytes();
    let english = matches!(language.as_bytes(), b"en");
    let (mut kept, mut length) = ([b' '; N], 0);
    let (mut at, mut keeps) = (0, false);
    while at < bytes.len() {
        let first = bytes[at];
        let is_message = first != b'#' && first != b'\n';
        // A message goes on in lines that begin with a space.
        if is_message && first != b' ' {
            let elsewhere = begins_with_any(bytes, at, &ELSEWHERE);
            keeps = !elsewhere && (english || !begins_with_any(bytes, at, &IN_ENGLISH));
        }
        loop {
            if keeps && is_message {
                if length < N {
                    kept[length] = bytes[at];
                }
                length += 1;
            }
            at += 1;
            if at >= bytes.len() || bytes[at - 1] == b'\n' {
                break;
            }
        }
    }
    (kept, length)
}

const fn begins_with_any(bytes: &[u8], at: usize, beginnings: &[&str]) -> bool {
    let mut nth = 0;
    while nth < beginnings.len() {
        let beginning = beginnings[nth].as_bytes();
        let mut same = 0;
        while same < beginning.len() && at + same < bytes.len() && bytes[at + same] == beginning[same] {
            same += 1;
        }
        if same == beginning.len() {
            return true;
        }
        nth += 1;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_has_the_words_that_are_said_there() {
        const FILE: &str = "# About\n\npicture-a = Ä\n    b\nadvice-c = C\n    .d = D\n\nprompt-e = E\nkinds-f =\n    { $n ->\n       *[other] F\n    }\n";
        fn said(language: &str) -> String {
            let (kept, length) = spoken::<200>(FILE, language);
            String::from_utf8(kept[..length].to_vec()).unwrap()
        }
        let rest = "kinds-f =\n    { $n ->\n       *[other] F\n    }\n";
        assert_eq!(said("de"), format!("picture-a = Ä\n    b\n{rest}"));
        assert_eq!(said("en"), format!("picture-a = Ä\n    b\nadvice-c = C\n    .d = D\n{rest}"));
    }
}
