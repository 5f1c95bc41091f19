//! The fewest own turns to a goal: reading the question and writing the result.

use std::collections::BTreeMap;
use std::fmt::{Display, Write as _};

use irrgarten_game::{BadText, Fact, Seat, Solution};

/// A way to a goal, as far as it is known.
pub struct Journey<A> {
    /// The actions of every turn, if they were found.
    pub line: Option<Vec<Vec<A>>>,
    /// No fewer turns lead there.
    pub at_least: usize,
    /// Positions looked at.
    pub looked: u64,
}

/// A position and what to look for in it: `POSITION [seat=N] [positions=MOST]`. The position may come as one word or as its
/// fields.
pub struct SolverInput<'a> {
    /// The number of its first word, for error messages.
    pub first: usize,
    /// The position.
    pub text: String,
    settings: Vec<(usize, &'a str)>,
}

impl<'a> SolverInput<'a> {
    /// What these words ask. Without a position it is said that one was expected.
    pub fn read(words: &[&'a str], expected: &str) -> Result<SolverInput<'a>, (usize, BadText)> {
        let (settings, plain): (Vec<_>, Vec<_>) =
            words.iter().copied().enumerate().partition(|(_, word)| word.contains('='));
        let Some(&(first, _)) = plain.first() else {
            return Err((words.len(), BadText::new("", 0, expected)));
        };
        let text = plain.iter().map(|(_, word)| word.trim()).collect::<Vec<_>>().join(" ");
        Ok(SolverInput { first, text, settings })
    }

    /// Whose turns, and how many positions to look at: these, unless the input says otherwise.
    pub fn limits(&self, mut seat: Seat, seats: u8, mut most: u64) -> Result<(Seat, u64), (usize, BadText)> {
        for &(nth, word) in &self.settings {
            match word.split_once('=') {
                Some(("seat", number)) => {
                    seat = Seat::read(number, seats).map_err(|bad| (nth, bad.shifted("seat=".len())))?;
                }
                Some(("positions", number)) => {
                    let bad = || BadText::new(number, "positions=".len(), "how many positions to look at");
                    most = number.parse().map_err(|_| (nth, bad()))?;
                }
                _ => return Err((nth, BadText::new(word, 0, "seat=N or positions=MOST"))),
            }
        }
        Ok((seat, most))
    }
}

/// The journeys of a seat, each to a named goal, as text and as data.
pub fn journeys<A: Display>(seat: Seat, all: impl IntoIterator<Item = (String, Journey<A>)>) -> Solution {
    let (mut text, mut told, mut complete) = (String::new(), Vec::new(), true);
    for (goal, journey) in all {
        let turns = journey.line.as_ref().map(Vec::len);
        let line: Option<Vec<String>> =
            journey.line.map(|line| line.iter().map(|turn| words(turn)).collect());
        complete &= line.is_some();
        let _ = match &line {
            None => writeln!(
                text,
                "{goal}: at least {} turns, {} positions looked at",
                journey.at_least, journey.looked
            ),
            Some(line) => {
                let turns = if line.len() == 1 { "turn" } else { "turns" };
                writeln!(text, "{goal}: {} {turns}: {}", line.len(), line.join(", "))
            }
        };
        told.push(Fact::Facts(BTreeMap::from([
            ("goal", Fact::from(goal)),
            ("turns", turns.into()),
            ("at_least", journey.at_least.into()),
            ("line", line.into()),
            ("positions", Fact::Number(journey.looked)),
        ])));
    }
    let facts = BTreeMap::from([
        ("seat", Fact::Number(seat.number().into())),
        ("goals", Fact::List(told)),
        ("complete", Fact::Flag(complete)),
    ]);
    Solution { text, facts, svg: None }
}

fn words<A: Display>(turn: &[A]) -> String {
    let told = turn.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    if told.is_empty() { "nothing".to_owned() } else { told }
}
