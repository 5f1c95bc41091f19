//! `irrgarten solve towers 'tower1 std …'`

use std::collections::BTreeMap;
use std::fmt::Write as _;

use irrgarten_game::{BadText, Fact, Notation as _, Seat, Solution, Solver};

use super::{Answer, Goal, Quest};
use crate::Towers;
use crate::action::Action;
use crate::setup::{Hand, Setup};
use crate::state::Stage;

/// The fewest own turns to every goal of a seat.
pub struct Turns;

/// So many slides are tried for each goal if nothing else is said: a few seconds.
const MOST: u64 = 1_000_000;

struct Question {
    setup: Setup,
    seat: Seat,
    most: u64,
}

impl Solver for Turns {
    fn name(&self) -> &'static str {
        "towers"
    }

    fn usage(&self) -> &'static str {
        "POSITION [seat=N] [positions=MOST]"
    }

    fn about(&self) -> &'static str {
        "the fewest own turns to the target, the rune stone or home if nobody else moved, proved, with a line of play; \
         only with the magic in hand"
    }

    fn solve(&self, words: &[&str]) -> Result<Solution, (usize, BadText)> {
        let Question { setup, seat, most } = read(words)?;
        let place = &setup.places[seat.index()];
        let Hand::Open(hand) = place.hand else {
            let expected = format!("a position in which the hand of seat {seat} is in sight");
            return Err((0, BadText::new(words.first().unwrap_or(&""), 0, expected)));
        };
        let quest = Quest {
            board: setup.board(),
            barred: setup.barred,
            pawn: place.pawn,
            hand,
            kid: place.kid,
            slid: setup.stage == Stage::Move(seat),
            stay_counts: true,
        };
        let target = place.pile.first().copied().flatten().map(Goal::Target);
        let rune = (!place.rune_done).then_some(Goal::Rune);
        let home = (place.pile.is_empty() && place.rune_done).then(|| Goal::Home(place.colour.corner()));
        let mut text = String::new();
        let (mut told, mut complete) = (Vec::new(), true);
        for goal in target.into_iter().chain(rune).chain(home) {
            let stay_counts = setup.stay_finds || !matches!(goal, Goal::Target(_));
            let answer = Quest { stay_counts, ..quest }.fewest(goal, most);
            complete &= answer.line.is_some();
            let _ = writeln!(text, "{}", sentence(goal, &answer));
            told.push(Fact::Facts(facts(goal, answer)));
        }
        let facts = BTreeMap::from([
            ("seat", Fact::Number(seat.number().into())),
            ("goals", Fact::List(told)),
            ("complete", Fact::Flag(complete)),
        ]);
        Ok(Solution { text, facts, svg: None })
    }
}

fn name(goal: Goal) -> String {
    match goal {
        Goal::Target(treasure) => treasure.name().to_owned(),
        Goal::Rune => "rune stone".to_owned(),
        Goal::Home(_) => "home".to_owned(),
    }
}

fn words(turn: &[Action]) -> String {
    turn.iter().map(Action::to_string).collect::<Vec<_>>().join(" ")
}

fn sentence(goal: Goal, answer: &Answer) -> String {
    let (name, looked) = (name(goal), answer.looked);
    match &answer.line {
        None => format!("{name}: at least {} turns, {looked} positions looked at", answer.at_least),
        Some(line) => {
            let turns = if line.len() == 1 { "turn" } else { "turns" };
            let told: Vec<String> = line.iter().map(|turn| words(turn)).collect();
            format!("{name}: {} {turns}: {}", line.len(), told.join(", "))
        }
    }
}

fn facts(goal: Goal, answer: Answer) -> BTreeMap<&'static str, Fact> {
    let turns = answer.line.as_ref().map(Vec::len);
    let line: Option<Vec<String>> = answer.line.map(|line| line.iter().map(|turn| words(turn)).collect());
    BTreeMap::from([
        ("goal", Fact::from(name(goal))),
        ("turns", turns.into()),
        ("at_least", answer.at_least.into()),
        ("line", line.into()),
        ("positions", Fact::Number(answer.looked)),
    ])
}

/// A position may come as one word or as its twelve fields.
fn read(words: &[&str]) -> Result<Question, (usize, BadText)> {
    let (settings, plain): (Vec<_>, Vec<_>) =
        words.iter().copied().enumerate().partition(|(_, word)| word.contains('='));
    let Some(&(first, _)) = plain.first() else {
        return Err((words.len(), BadText::new("", 0, "a position of towers")));
    };
    let text = plain.iter().map(|(_, word)| word.trim()).collect::<Vec<_>>().join(" ");
    let view = Towers::read_view(&text).map_err(|bad| (first, bad))?;
    let setup = view.setup().clone();
    let (mut seat, mut most) = (setup.stage.mover().unwrap_or(Seat::at(0)), MOST);
    for (nth, word) in settings {
        match word.split_once('=') {
            Some(("seat", number)) => {
                seat = Seat::read(number, setup.seats()).map_err(|bad| (nth, bad.shifted("seat=".len())))?;
            }
            Some(("positions", number)) => {
                let bad = || BadText::new(number, "positions=".len(), "how many positions to look at");
                most = number.parse().map_err(|_| (nth, bad()))?;
            }
            _ => return Err((nth, BadText::new(word, 0, "seat=N or positions=MOST"))),
        }
    }
    Ok(Question { setup, seat, most })
}
