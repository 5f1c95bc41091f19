//! `irrgarten solve djinn 05,12,13,22 O4`

use std::collections::BTreeMap;
use std::fmt::Write as _;

use irrgarten_game::{
    Argument, BadText, Fact, Language, Message, Presentation as _, Settings as _, Solution, Solver,
};
use irrgarten_kit::{Cursor, Indexed as _, Set};

use super::{Advice, all, best_exchange, difficulty};
use crate::Djinn;
use crate::action::{list, read_list};
use crate::arrangement::Arrangement;
use crate::components::{CardSet, Layout, MOST, Roll};
use crate::fit::Task;
use crate::options::Options;
use crate::picture::{arrangement_art, arrangements_svg};

/// All arrangements of a hand, how hard they are to find, and what to exchange if there are none.
pub struct Hands;

/// What is asked.
struct Question {
    hand: CardSet,
    task: Task,
    show: Show,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Show {
    First,
    All,
    Count,
}

const FEWEST: usize = 3;
/// Pictures of more would be too small to see anything.
const MOST_DRAWN: usize = 12;

impl Solver for Hands {
    fn name(&self) -> &'static str {
        "djinn"
    }

    fn usage(&self) -> &'static str {
        "HAND [LAYOUT] [show=first|all|count] [fit=strict|full|lenient] [mirror_layout=false|true]"
    }

    fn about(&self) -> &'static str {
        "all arrangements of 3 to 5 path cards such as 05,12,13,22, on any outline or on a layout such as O4; the \
         difficulty E; what to exchange if there are none"
    }

    fn solve(&self, words: &[&str]) -> Result<Solution, (usize, BadText)> {
        let Question { hand, task, show } = read(words)?;
        let found = all(hand, &task);
        let effort = difficulty(hand, &task);
        let advice = if found.is_empty() { best_exchange(hand, Set::full(), &task) } else { None };
        let shown = match show {
            Show::First => found.get(..1).unwrap_or_default(),
            Show::All => &found,
            Show::Count => &[],
        };
        let mut facts = BTreeMap::from([
            ("hand", Fact::from(list(hand))),
            ("roll", task.roll.to_string().into()),
            ("count", found.len().into()),
            ("difficulty", effort.map(|effort| effort as usize).into()),
            ("layouts", layouts_of(hand.len()).map(Layout::name).collect::<Vec<_>>().into()),
            ("exchange", advice.map_or(Fact::Nothing, |advice| exchange(&advice))),
        ]);
        if show != Show::Count {
            facts.insert("arrangements", shown.iter().map(ToString::to_string).collect::<Vec<_>>().into());
        }
        let text = answer(hand, task, found.len(), effort, advice.as_ref(), shown);
        let svg = (!shown.is_empty()).then(|| arrangements_svg(&shown[..shown.len().min(MOST_DRAWN)]));
        Ok(Solution { text, facts, svg })
    }
}

fn exchange(advice: &Advice) -> Fact {
    Fact::Facts(BTreeMap::from([
        ("card", Fact::from(advice.card.to_string())),
        ("good", advice.good.into()),
        ("unseen", advice.unseen.into()),
    ]))
}

fn answer(
    hand: CardSet,
    task: Task,
    count: usize,
    effort: Option<u32>,
    advice: Option<&Advice>,
    shown: &[Arrangement],
) -> String {
    let place: Argument = match task.roll {
        Roll::Number(_) => Message::new("report-any-outline").into(),
        Roll::Genie(layout) => layout.to_string().into(),
    };
    let told = match (effort, advice) {
        (Some(effort), _) => Message::new("report-solved").with("n", count).with("tries", effort.to_string()),
        (None, Some(Advice { card, good, unseen })) if *good > 0 => Message::new("report-exchange")
            .with("card", card.to_string())
            .with("good", good.to_string())
            .with("unseen", unseen.to_string()),
        (None, _) => Message::new("report-hopeless"),
    };
    let told = told.with("hand", list(hand)).with("place", place);
    let mut text = irrgarten_words::say(&Djinn::WORDS, Language::En, &told) + "\n";
    for arrangement in shown {
        let _ = write!(text, "\n{arrangement}\n{}", arrangement_art(arrangement));
    }
    text
}

fn read(words: &[&str]) -> Result<Question, (usize, BadText)> {
    let (settings, plain): (Vec<_>, Vec<_>) =
        words.iter().copied().enumerate().partition(|(_, word)| word.contains('='));
    let mut plain = plain.into_iter();
    let missing = BadText::new("", 0, "a hand of 3 to 5 cards such as 05,12,13,22");
    let (nth, word) = plain.next().ok_or((words.len(), missing))?;
    let hand = read_hand(word).map_err(|bad| (nth, bad))?;
    let roll = match plain.next() {
        None => Roll::Number(hand.len() as u8),
        Some((nth, word)) => Roll::Genie(read_layout(word, hand.len()).map_err(|bad| (nth, bad))?),
    };
    if let Some((nth, word)) = plain.next() {
        return Err((nth, BadText::new(word, 0, "nothing more than a hand, a layout and settings")));
    }
    let (mut options, mut show) = (Options::default(), Show::First);
    for (nth, word) in settings {
        match word {
            "show=first" => show = Show::First,
            "show=all" => show = Show::All,
            "show=count" => show = Show::Count,
            word if word.starts_with("fit=") || word.starts_with("mirror_layout=") => {
                options.read(word).map_err(|bad| (nth, bad))?;
            }
            word => {
                let expected = "show=first|all|count, fit=strict|full|lenient or mirror_layout=false|true";
                return Err((nth, BadText::new(word, 0, expected)));
            }
        }
    }
    Ok(Question { hand, task: options.rulings.task(roll), show })
}

fn read_hand(word: &str) -> Result<CardSet, BadText> {
    let mut cursor = Cursor::new(word);
    let hand = read_list(&mut cursor)?;
    cursor.end()?;
    if !(FEWEST..=MOST).contains(&hand.len()) {
        return Err(BadText::new(word, 0, format!("3 to 5 cards, not {}", hand.len())));
    }
    Ok(hand)
}

fn read_layout(word: &str, cards: usize) -> Result<Layout, BadText> {
    let fitting = || layouts_of(cards);
    fitting().find(|layout| layout.name() == word).ok_or_else(|| {
        let names: Vec<&str> = fitting().map(Layout::name).collect();
        BadText::new(word, 0, format!("a layout of {cards} cells: {}", names.join(", ")))
    })
}

/// The layouts with this many cells.
fn layouts_of(cells: usize) -> impl Iterator<Item = Layout> {
    Layout::all().filter(move |layout| layout.cells() == cells)
}
