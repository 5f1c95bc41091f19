//! `irrgarten solve case`: what a player of a record, a position or a real table can know.

use std::collections::BTreeMap;

use irrgarten_game::{BadText, Fact as Told, Language, Presentation as _, Solution, Solver};
use irrgarten_kit::Indexed as _;
use irrgarten_words::Speaker;

use super::{Puzzle, Report, Unsolvable};
use crate::Case;
use crate::components::Card;
use crate::reason::{Advice, Holder, words};

/// Asks what can be known.
pub(crate) struct Knowledge;

impl Solver for Knowledge {
    fn name(&self) -> &'static str {
        "case"
    }

    fn usage(&self) -> &'static str {
        "RECORD [seat=N] [language=en|de|fr|nl]"
    }

    fn about(&self) -> &'static str {
        "The Case File: the odds of every card, what is certain and why, and what to ask; from a record, a position, or \
         notes of a real table"
    }

    fn solve(&self, given: &[&str]) -> Result<Solution, (usize, BadText)> {
        let text = given.first().ok_or_else(|| (0, BadText::new("", 0, "a record, a position or notes")))?;
        let (mut seat, mut language) = (None, Language::En);
        for (nth, word) in given.iter().enumerate().skip(1) {
            match word.split_once('=') {
                Some(("seat", number)) => {
                    let read =
                        number.parse().map_err(|_| (nth, BadText::new(number, 5, "the number of a seat")))?;
                    seat = Some(read);
                }
                Some(("language", code)) => {
                    language = code.parse().map_err(|bad: BadText| (nth, bad.shifted(9)))?;
                }
                _ => return Err((nth, BadText::new(word, 0, "seat=N or language=en"))),
            }
        }
        let puzzle = Puzzle::read(text, seat).map_err(|problem| (0, complaint(text, &problem)))?;
        let impossible = || (0, BadText::new(text, 0, "answers that some deal of the cards allows"));
        let report = puzzle.report(language).ok_or_else(impossible)?;
        Ok(Solution {
            text: report.text().to_owned(),
            facts: told(&puzzle, &report),
            svg: puzzle.view.as_ref().map(Case::svg),
        })
    }
}

/// What is wrong with a text of many lines, in one.
fn complaint(text: &str, problem: &Unsolvable) -> BadText {
    let first = text.lines().next().unwrap_or_default();
    match problem {
        Unsolvable::Contradiction { line, word } => {
            let expected = format!(
                "an answer that can be: line {line} contradicts what was written before, no deal of the cards fits both"
            );
            BadText::new(word, 0, expected)
        }
        Unsolvable::NoSeat(seats) => BadText::new(
            first,
            0,
            format!("a seat whose knowledge is asked for: add --seat with 1 to {seats}"),
        ),
        Unsolvable::Unreadable(..) => {
            BadText::new(first, 0, format!("a record, a position or notes, or a file with one; {problem}"))
        }
    }
}

/// The same for programs: odds are texts with six decimals.
fn told(puzzle: &Puzzle, report: &Report) -> BTreeMap<&'static str, Told> {
    let odds = |odds: f64| Told::from(format!("{odds:.6}"));
    let holders = || puzzle.players.each().map(|(seat, _)| Holder::Seat(seat)).chain([Holder::File]);
    let row = |card: Card| {
        let cells = holders().map(|holder| odds(report.odds.odds(holder, card))).collect();
        Told::Facts(BTreeMap::from([("card", Told::from(card.to_string())), ("odds", Told::List(cells))]))
    };
    let (best, likely) = report.odds.best();
    let player = |seat: irrgarten_game::Seat| seat.to_string().into();
    let speaker = Speaker::new(&Case::WORDS, report.language);
    let fact = |(fact, reason): &(crate::reason::Fact, crate::reason::Reason)| {
        let turns = reason.turns(&puzzle.evidence).into_iter().map(|turn| Told::Number(u64::from(turn)));
        Told::Facts(BTreeMap::from([
            ("card", Told::from(fact.card.to_string())),
            ("held", Told::Flag(fact.held)),
            (
                "holder",
                match fact.holder {
                    Holder::Seat(seat) => Told::Number(u64::from(seat.number())),
                    Holder::File => Told::from("file"),
                },
            ),
            ("turns", Told::List(turns.collect())),
            ("sizes", Told::Flag(reason.sizes)),
            ("words", Told::from(speaker.say(&words::fact(*fact, player)))),
        ]))
    };
    let advice = |advices: &[Advice]| {
        let one = |advice: &Advice| {
            let action = Told::from(format!("s{}", advice.triple));
            Told::Facts(BTreeMap::from([
                ("action", action),
                ("bits", Told::from(format!("{:.6}", advice.bits))),
            ]))
        };
        Told::List(advices.iter().map(one).collect())
    };
    BTreeMap::from([
        ("seat", Told::Number(u64::from(puzzle.owner.number()))),
        ("cases", Told::from(report.odds.possible_cases())),
        ("best", Told::from(best.to_string())),
        ("best_odds", odds(likely)),
        ("cards", Told::List(Card::all().map(row).collect())),
        ("certain", Told::List(report.facts.iter().map(fact).collect())),
        ("here", advice(&report.here)),
        ("places", advice(&report.places)),
    ])
}
