//! Solvers of a game, outside of any table: `irrgarten solve`.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::BadText;

/// A solver. A game lists its own ([`Presentation::SOLVERS`](crate::Presentation::SOLVERS)).
pub trait Solver: Sync {
    /// Its name.
    fn name(&self) -> &'static str;

    /// What is written behind the name, such as `HAND [LAYOUT]`.
    fn usage(&self) -> &'static str;

    /// One sentence for people, in English.
    fn about(&self) -> &'static str;

    /// Does it take a position as its first word, and the seat it is asked for as `seat=1`?
    fn takes_positions(&self) -> bool {
        false
    }

    /// Solves. An error has the number of the word it is about, from 0.
    fn solve(&self, words: &[&str]) -> Result<Solution, (usize, BadText)>;
}

/// A result, as text, as data and as a picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Solution {
    /// For a terminal, many lines.
    pub text: String,
    /// The same for programs.
    pub facts: BTreeMap<&'static str, Fact>,
    /// A picture as an SVG document, if there is something to show.
    pub svg: Option<String>,
}

/// A value that programs can read.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum Fact {
    /// There is none.
    Nothing,
    /// Yes or no.
    Flag(bool),
    /// How many.
    Number(u64),
    /// A word in notation, or a sentence.
    Text(String),
    /// Several.
    List(Vec<Fact>),
    /// Named ones.
    Facts(BTreeMap<&'static str, Fact>),
}

impl From<&str> for Fact {
    fn from(text: &str) -> Fact {
        Fact::Text(text.to_owned())
    }
}

impl From<String> for Fact {
    fn from(text: String) -> Fact {
        Fact::Text(text)
    }
}

impl From<usize> for Fact {
    fn from(number: usize) -> Fact {
        Fact::Number(number as u64)
    }
}

impl<F: Into<Fact>> From<Option<F>> for Fact {
    fn from(fact: Option<F>) -> Fact {
        fact.map_or(Fact::Nothing, Into::into)
    }
}

impl<F: Into<Fact>> From<Vec<F>> for Fact {
    fn from(facts: Vec<F>) -> Fact {
        Fact::List(facts.into_iter().map(Into::into).collect())
    }
}
