use std::collections::BTreeMap;

use irrgarten_faces as faces;
use irrgarten_game::Language;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// What the strongest player of the house would tell somebody on this seat, from what the seat knows.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct Advice {
    /// The version of the table it is about.
    pub version: u64,
    /// Three steps, each telling more: what to look for, where, and what exactly.
    pub steps: Vec<Hint>,
    /// The share of the victory to expect with it, from 0 to 1.
    pub value: f32,
}

/// One step of advice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
pub struct Hint {
    /// By the letters of the language.
    pub words: BTreeMap<String, String>,
    /// What lights up on the board, as the game's notation names it.
    pub marks: Vec<String>,
}

/// Words of the house, by the letters of the language.
pub(crate) fn by_language<T: ToString>(words: &[T; 4]) -> BTreeMap<String, String> {
    let pairs = Language::ALL.into_iter().zip(words);
    pairs.map(|(language, words)| (language.code().to_owned(), words.to_string())).collect()
}

impl Advice {
    /// What a player thinks of a table at this version.
    pub fn of(version: u64, advice: &faces::Advice) -> Advice {
        let step = |hint: &faces::Hint| Hint { words: by_language(&hint.words), marks: hint.marks.clone() };
        Advice { version, steps: advice.hints.iter().map(step).collect(), value: advice.value }
    }
}
