//! What people see of a game.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::{BadText, Game, Message, Outcome, PlyOf, Seat, Solver, WordsFiles};

/// The languages of the rulebooks and texts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// English.
    En,
    /// German.
    De,
    /// French.
    Fr,
    /// Dutch.
    Nl,
}

impl Language {
    /// Every language, in the order of [`Rulebooks`].
    pub const ALL: [Language; 4] = [Language::En, Language::De, Language::Fr, Language::Nl];

    /// The two letters of the language.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::De => "de",
            Language::Fr => "fr",
            Language::Nl => "nl",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Language, BadText> {
        let named = Language::ALL.into_iter().find(|language| language.code() == text);
        named.ok_or_else(|| BadText::new(text, 0, "a language: en, de, fr or nl"))
    }
}

/// The rulebook in Markdown, in the order of [`Language::ALL`].
#[derive(Clone, Copy, Debug)]
pub struct Rulebooks(pub [&'static str; 4]);

impl Rulebooks {
    /// The book in this language.
    pub const fn get(&self, language: Language) -> &'static str {
        self.0[language as usize]
    }
}

/// The [`Rulebooks`] of the game whose crate this stands in: `rulebook/en.md` and so on. In a browser there is only how
/// they begin: a page fetches whole books as files, if somebody reads them.
#[macro_export]
macro_rules! rulebooks {
    () => {
        $crate::rulebooks!("en", "de", "fr", "nl")
    };
    ($($language:literal),+) => {
        $crate::Rulebooks([$({
            const BOOK: &str =
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rulebook/", $language, ".md"));
            #[cfg(target_arch = "wasm32")]
            const BEGINNING: [u8; $crate::beginning(BOOK)] = $crate::first_bytes(BOOK);
            #[cfg(target_arch = "wasm32")]
            const BOOK_HERE: &str = $crate::as_text(&BEGINNING);
            #[cfg(not(target_arch = "wasm32"))]
            const BOOK_HERE: &str = BOOK;
            BOOK_HERE
        }),+])
    };
}

/// How long the beginning of a rulebook is: its title and its first paragraph.
pub const fn beginning(book: &str) -> usize {
    let bytes = book.as_bytes();
    let (mut at, mut blank) = (0, 0);
    while at + 1 < bytes.len() {
        if bytes[at] == b'\n' && bytes[at + 1] == b'\n' {
            blank += 1;
            if blank == 2 {
                return at + 1;
            }
        }
        at += 1;
    }
    bytes.len()
}

/// So many bytes of a text, as a value of their own: the rest of it is in no program.
pub const fn first_bytes<const N: usize>(text: &str) -> [u8; N] {
    let mut first = [b' '; N];
    let mut at = 0;
    while at < N && at < text.len() {
        first[at] = text.as_bytes()[at];
        at += 1;
    }
    first
}

/// These bytes as a text, if they are one.
pub const fn as_text(bytes: &[u8]) -> &str {
    match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(_) => "",
    }
}

/// What people read about the game whose crate this stands in, for its [`Presentation`]: rulebooks, their examples, and
/// words files.
#[macro_export]
macro_rules! texts {
    () => {
        const RULEBOOKS: $crate::Rulebooks = $crate::rulebooks!();
        const EXAMPLES: &'static str =
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rulebook/examples.txt"));
        const WORDS: $crate::WordsFiles = $crate::words_files!();
    };
}

/// The pictures of a [`Presentation`], by the functions that draw text and SVG and find a place in the SVG.
#[macro_export]
macro_rules! drawn_by {
    ($text:path, $svg:path, $place:path) => {
        fn text_art(view: &Self::View, language: $crate::Language) -> String {
            $text(view, language)
        }

        fn svg(view: &Self::View, language: $crate::Language) -> String {
            $svg(view, language)
        }

        fn place(view: &Self::View, name: &str) -> Option<$crate::Area> {
            $place(view, name)
        }
    };
}

/// A rectangle of a picture, in the units of its `viewBox`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Area {
    /// Its left edge.
    pub x: f64,
    /// Its top edge.
    pub y: f64,
    /// How wide it is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
}

/// Why a game is over and was won, and what each seat has to show for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// Why it is over, and why it was won or lost.
    pub reason: Message,
    /// What each seat has to show for it, such as what its points were for. Empty where seats are not told apart.
    pub seats: Vec<Message>,
}

/// Pictures and words. Everything is drawn from a view, so a picture cannot show what its viewer may not know.
pub trait Presentation: Game {
    /// The rules in our own words; every clause id appears.
    const RULEBOOKS: Rulebooks;

    /// The positions that the rulebooks show, once for all languages (docs/adding-a-game.md).
    const EXAMPLES: &'static str = "";

    /// The figures of the rulebooks: `{cards}` in a book stands for the number listed here under `cards`.
    const FIGURES: &'static [(&'static str, u32)] = &[];

    /// What people read about the game beside its rulebook: the files in `words/`.
    const WORDS: WordsFiles;

    /// The solvers of the game.
    const SOLVERS: &'static [&'static dyn Solver] = &[];

    /// Settings, by key and word, for people who share one device. Empty if the defaults will do; a race in which all
    /// look at once cannot be passed around.
    const PASSING: &'static [(&'static str, &'static str)] = &[];

    /// Whether a seat may see what others may not. Without secrets all viewers have the same view and are told all of every
    /// event, and people who share one device need no curtain between them; the law `non_interference` holds a game to it.
    const SECRETS: bool = true;

    /// The usual number of seats: two, where two can play the rulebook's own game.
    const USUAL_SEATS: u8 = if Self::META.min_seats > 2 { Self::META.min_seats } else { 2 };

    /// The setting that holds what a rematch may keep of the game before, if the rulebook lets people keep something.
    const KEEPS: Option<&'static str> = None;

    /// What that setting is after this game.
    fn kept(state: &Self::State) -> Option<String> {
        let _ = state;
        None
    }

    /// The letters of the colours that the rules give the seats of a table with these settings, in seat order: `RBG`
    /// for red, blue and green, and `Y` for yellow. None if seats have no colours in the rules.
    fn colours(seats: u8, options: &Self::Options) -> Option<String> {
        let _ = (seats, options);
        None
    }

    /// A view with all secrets, for a position that is shown complete.
    fn lay_open(state: &Self::State) -> Self::View;

    /// The position for a terminal, many lines, with its words in this language.
    fn text_art(view: &Self::View, language: Language) -> String;

    /// The position as an SVG document, described in this language for people who do not see it.
    fn svg(view: &Self::View, language: Language) -> String;

    /// Where something lies in [`svg`](Presentation::svg), so that an example of the rulebook can mark it or show nothing
    /// else. It is named as in the marks of hints: a square, a card, a seat; `board` is the board without the rest.
    fn place(view: &Self::View, name: &str) -> Option<Area> {
        let _ = (view, name);
        None
    }

    /// A component alone, such as a card, as an SVG document: for rulebooks that show what is in the box.
    fn piece(name: &str) -> Option<String> {
        let _ = name;
        None
    }

    /// What a board needs to show a checked action happen, such as the way a pawn takes: boards know no rules. It is sent
    /// with the action to the viewers that see all of the action. It is made from what the public saw before, so it tells
    /// them nothing new; that view is made only if it is asked for.
    fn motion(
        before: impl FnOnce() -> Self::View,
        seat: Seat,
        action: Self::Action,
    ) -> Option<impl Serialize> {
        let _ = (before, seat, action);
        None::<()>
    }

    /// What an action or a draw has led to, as far as a sentence about it needs more than its notation: what was found,
    /// who was sent home. Every event keeps it, so it is small; it is sent to the viewers that see all of the event. It is
    /// made from what the public saw before and after, so it tells them nothing new.
    fn effect(
        before: impl FnOnce() -> Self::View,
        after: impl FnOnce() -> Self::View,
        ply: &PlyOf<Self>,
    ) -> Option<impl Serialize>
    where
        Self: Sized,
    {
        let _ = (before, after, ply);
        None::<()>
    }

    /// What is said about a game that ended like this, from what the public sees of it.
    fn ending(view: &Self::View, outcome: Outcome) -> Option<Ending> {
        let _ = (view, outcome);
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_book_begins_with_its_title_and_a_paragraph() {
        const BOOK: &str = "# Ö\n\nA game\nfor all.\n\nLater.\n";
        const FIRST: [u8; beginning(BOOK)] = first_bytes(BOOK);
        assert_eq!(as_text(&FIRST), "# Ö\n\nA game\nfor all.\n");
        for short in ["", "# Ö", "# Ö\n\nA game\n"] {
            assert_eq!(beginning(short), short.len(), "{short:?}");
        }
    }
}
