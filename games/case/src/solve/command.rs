//! `irrgarten solve case`: what a player of a record, a position or a real table can know.

use std::collections::BTreeMap;

use irrgarten_game::{BadText, Fact as Told, Language, Presentation as _, Solution, Solver};
use irrgarten_kit::Indexed as _;
use irrgarten_words::Speaker;

use super::{Puzzle, QuestionAdvice, Report, Show, Unsolvable};
use crate::Case;
use crate::components::Card;
use crate::reason::{Advice, Fact, Holder, Reason, words};

/// Asks what can be known.
pub(crate) struct CaseSolver;

impl Solver for CaseSolver {
    fn name(&self) -> &'static str {
        "case"
    }

    fn usage(&self) -> &'static str {
        "RECORD [seat=N] [show=all|odds|facts|advice] [language=en|de|fr|nl]"
    }

    fn about(&self) -> &'static str {
        "The Case File: the odds of every card, what is certain and why, and what to ask; from a record, a position, or \
         notes of a real table; show= asks for one of these alone"
    }

    fn takes_positions(&self) -> bool {
        true
    }

    fn solve(&self, given: &[&str]) -> Result<Solution, (usize, BadText)> {
        let text = given.first().ok_or_else(|| (0, BadText::new("", 0, "a record, a position or notes")))?;
        let (mut seat, mut language, mut show) = (None, Language::En, Show::All);
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
                Some(("show", part)) => {
                    let expected = "all, odds, facts or advice";
                    show = Show::from_word(part).ok_or_else(|| (nth, BadText::new(part, 5, expected)))?;
                }
                _ => {
                    let expected = "seat=N, show=all|odds|facts|advice or language=en|de|fr|nl";
                    return Err((nth, BadText::new(word, 0, expected)));
                }
            }
        }
        let puzzle = Puzzle::read(text, seat).map_err(|problem| (0, complaint(text, &problem)))?;
        let impossible = || (0, BadText::new(text, 0, "answers that some deal of the cards allows"));
        let report = puzzle.report(language, show).ok_or_else(impossible)?;
        Ok(Solution {
            text: report.text().to_owned(),
            facts: told(&puzzle, &report),
            svg: puzzle.view.as_ref().map(|view| Case::svg(view, language)),
        })
    }
}

/// What is wrong with a text of many lines, in one line.
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
    let mut told = BTreeMap::from([("seat", Told::Number(u64::from(puzzle.owner.number())))]);
    if let Some(odds) = &report.odds {
        let text = |odds: f64| Told::from(format!("{odds:.6}"));
        let holders = || puzzle.players.each().map(|(seat, _)| Holder::Seat(seat)).chain([Holder::File]);
        let row = |card: Card| {
            let cells = holders().map(|holder| text(odds.odds(holder, card))).collect();
            Told::Facts(BTreeMap::from([("card", Told::from(card.to_string())), ("odds", Told::List(cells))]))
        };
        let (best, likely) = odds.best();
        told.extend([
            ("cases", Told::from(odds.possible_cases())),
            ("best", Told::from(best.to_string())),
            ("best_odds", text(likely)),
            ("cards", Told::List(Card::all().map(row).collect())),
        ]);
    }
    if let Some(facts) = &report.facts {
        let speaker = Speaker::new(&Case::WORDS, report.language);
        let facts = facts.iter().map(|(fact, reason)| told_fact(puzzle, *fact, reason, &speaker));
        told.insert("certain", Told::List(facts.collect()));
    }
    if let Some(QuestionAdvice { here, places }) = &report.advice {
        told.extend([("here", told_advice(here)), ("places", told_advice(places))]);
    }
    told
}

fn told_fact(puzzle: &Puzzle, fact: Fact, reason: &Reason, speaker: &Speaker) -> Told {
    let turns = reason.turns(&puzzle.evidence).into_iter().map(|turn| Told::Number(u64::from(turn)));
    let holder = match fact.holder {
        Holder::Seat(seat) => Told::Number(u64::from(seat.number())),
        Holder::File => Told::from("file"),
    };
    Told::Facts(BTreeMap::from([
        ("card", Told::from(fact.card.to_string())),
        ("held", Told::Flag(fact.held)),
        ("holder", holder),
        ("turns", Told::List(turns.collect())),
        ("sizes", Told::Flag(reason.sizes)),
        ("words", Told::from(speaker.say(&words::fact(fact, |seat| seat.to_string().into())))),
    ]))
}

fn told_advice(advices: &[Advice]) -> Told {
    let one = |advice: &Advice| {
        let action = Told::from(format!("s{}", advice.triple));
        Told::Facts(BTreeMap::from([("action", action), ("bits", Told::from(format!("{:.6}", advice.bits)))]))
    };
    Told::List(advices.iter().map(one).collect())
}
