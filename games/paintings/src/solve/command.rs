//! `irrgarten solve paintings 'paint1 intro …'`

use std::collections::BTreeMap;
use std::fmt::Write as _;

use irrgarten_game::{BadText, Fact, Notation as _, Seat, Solution, Solver};

use super::{Answer, fewest, next_turn};
use crate::Paintings;
use crate::action::Action;
use crate::components::Painting;
use crate::setup::Laid;
use crate::state::{Stage, State};

/// The fewest own turns to every painting of a seat.
pub struct Turns;

/// So many positions are looked at for each painting if nothing else is said: a few seconds.
const MOST: u64 = 10_000_000;

struct Question {
    state: State,
    seat: Seat,
    most: u64,
}

impl Solver for Turns {
    fn name(&self) -> &'static str {
        "paintings"
    }

    fn usage(&self) -> &'static str {
        "POSITION [seat=N] [positions=MOST]"
    }

    fn about(&self) -> &'static str {
        "the fewest own turns to each painting of a seat if nobody else moved and the thief did nothing, proved, with a \
         line of play"
    }

    fn solve(&self, words: &[&str]) -> Result<Solution, (usize, BadText)> {
        let Question { state, seat, most } = read(words)?;
        let acts = matches!(state.stage, Stage::Act { seat: mover, .. } if mover == seat);
        let start = if acts { state } else { next_turn(&state, seat) };
        let mut text = String::new();
        let (mut told, mut complete) = (Vec::new(), true);
        for goal in wanted(&state, seat) {
            let answer = fewest(&start, seat, goal, most);
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

/// The cards before a seat; those before others if it helps them (P-HELP-01).
fn wanted(state: &State, seat: Seat) -> Vec<Painting> {
    let own: Vec<Painting> = state.tableau(seat).into_iter().flatten().collect();
    if own.is_empty() && state.pile().is_empty() {
        return Seat::all(state.seats()).flat_map(|other| state.tableau(other)).flatten().collect();
    }
    own
}

fn name(goal: Painting) -> String {
    format!("{} {}", goal.letter(), goal.name())
}

fn words(turn: &[Action]) -> String {
    let told = turn.iter().map(Action::to_string).collect::<Vec<_>>().join(" ");
    if told.is_empty() { "nothing".to_owned() } else { told }
}

fn sentence(goal: Painting, answer: &Answer) -> String {
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

fn facts(goal: Painting, answer: Answer) -> BTreeMap<&'static str, Fact> {
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

/// A position may come as one word or as its eleven fields.
fn read(words: &[&str]) -> Result<Question, (usize, BadText)> {
    let (settings, plain): (Vec<_>, Vec<_>) =
        words.iter().copied().enumerate().partition(|(_, word)| word.contains('='));
    let Some(&(first, _)) = plain.first() else {
        return Err((words.len(), BadText::new("", 0, "a position of paintings")));
    };
    let text = plain.iter().map(|(_, word)| word.trim()).collect::<Vec<_>>().join(" ");
    let view = Paintings::read_view(&text).map_err(|bad| (first, bad))?;
    let setup = view.setup();
    if setup.tiles.contains(&Laid::Down(None)) {
        return Err((first, BadText::new(&text, 0, "a position in which every face-down tile has a name")));
    }
    let state = setup.state_with(&mut std::iter::empty());
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
    Ok(Question { state, seat, most })
}
