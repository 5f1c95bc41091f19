//! Sentences for people, which a program says in a language of its own.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A message of the words files of a game, with what fills its blanks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct WordsMessage {
    /// Its name in the files: `refusal-NotYourTurn`.
    pub key: String,
    /// What fills its blanks, by their names.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<String, WordsArgument>>", optional)]
    pub arguments: BTreeMap<String, WordsArgument>,
    /// All of it in English, for programs that do not have the files.
    pub text: String,
}

/// What fills a blank of a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(untagged)]
pub enum WordsArgument {
    /// A number, which decides between singular and plural.
    Number(i64),
    /// A text that is the same in every language, such as a square.
    Text(String),
    /// Several, joined as the language joins them: "a, b and c".
    #[schema(no_recursion)]
    List(Vec<WordsArgument>),
    /// Another message, such as the name of a treasure.
    #[schema(no_recursion)]
    Message {
        /// Its name in the files.
        key: String,
        /// What fills its blanks.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        #[ts(as = "Option<BTreeMap<String, WordsArgument>>", optional)]
        arguments: BTreeMap<String, WordsArgument>,
    },
}
