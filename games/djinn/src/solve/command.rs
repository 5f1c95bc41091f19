//! `irrgarten solve djinn 05,12,13,22 O4`

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

use irrgarten_game::{
    Argument, BadText, Fact, Language, Message, Presentation as _, Settings as _, Solution, Solver,
};
use irrgarten_kit::{Cursor, Indexed as _, Set};

use super::{Advice, DrawnHand, all, all_drawn, best_exchange, difficulty};
use crate::Djinn;
use crate::action::{list, read_list};
use crate::arrangement::Arrangement;
use crate::components::{CardSet, Layout, MOST, Roll};
use crate::fit::Task;
use crate::options::{Fit, Options};
use crate::picture::{arrangement_art, arrangements_svg, drawn_arrangement_art, drawn_arrangements_svg};

/// All arrangements of a hand, how hard they are to find, and what to exchange if there are none.
pub struct Hands;

/// What is asked.
struct Question {
    hand: Hand,
    task: Task,
    show: Show,
}

enum Hand {
    /// Cards of our box.
    Numbered(CardSet),
    /// Cards of another box.
    Drawn(DrawnHand),
}

impl Hand {
    fn len(&self) -> usize {
        match self {
            Hand::Numbered(cards) => cards.len(),
            Hand::Drawn(cards) => cards.len(),
        }
    }

    fn arrangements(&self, task: Task) -> Vec<Arrangement> {
        match self {
            Hand::Numbered(cards) => all(*cards, &task),
            Hand::Drawn(cards) => all_drawn(cards, &task),
        }
    }

    fn art(&self, laid: &Arrangement) -> String {
        match self {
            Hand::Numbered(_) => arrangement_art(laid),
            Hand::Drawn(cards) => drawn_arrangement_art(laid, cards),
        }
    }

    fn svg(&self, all: &[Arrangement]) -> String {
        match self {
            Hand::Numbered(_) => arrangements_svg(all),
            Hand::Drawn(cards) => drawn_arrangements_svg(all, cards),
        }
    }
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Hand::Numbered(cards) => f.write_str(&list(*cards)),
            Hand::Drawn(cards) => cards.fmt(f),
        }
    }
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
         difficulty E; what to exchange if there are none. Cards of another box are told by their gates, clockwise \
         from the blank side: 143,254,315"
    }

    fn solve(&self, words: &[&str]) -> Result<Solution, (usize, BadText)> {
        let Question { hand, task, show } = read(words)?;
        let found = hand.arrangements(task);
        // Both compare with the other cards of our box.
        let (effort, advice) = match hand {
            Hand::Numbered(hand) if found.is_empty() => (None, best_exchange(hand, Set::full(), &task)),
            Hand::Numbered(hand) => (difficulty(hand, &task), None),
            Hand::Drawn(_) => (None, None),
        };
        let shown = match show {
            Show::First => found.get(..1).unwrap_or_default(),
            Show::All => &found,
            Show::Count => &[],
        };
        let mut facts = BTreeMap::from([
            ("hand", Fact::from(hand.to_string())),
            ("roll", task.roll.to_string().into()),
            ("count", found.len().into()),
            ("difficulty", effort.map(|effort| effort as usize).into()),
            ("layouts", layouts_of(hand.len()).map(Layout::name).collect::<Vec<_>>().into()),
            ("exchange", advice.map_or(Fact::Nothing, |advice| exchange(&advice))),
        ]);
        if show != Show::Count {
            facts.insert("arrangements", shown.iter().map(ToString::to_string).collect::<Vec<_>>().into());
        }
        let told = message(&hand, found.len(), effort, advice.as_ref());
        let text = answer(&hand, task, told, shown);
        let svg = (!shown.is_empty()).then(|| hand.svg(&shown[..shown.len().min(MOST_DRAWN)]));
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

/// What came of it, but for the hand and the place.
fn message(hand: &Hand, count: usize, effort: Option<u32>, advice: Option<&Advice>) -> Message {
    match (hand, effort, advice) {
        (Hand::Drawn(_), ..) if count == 0 => Message::new("report-drawn-hopeless"),
        (Hand::Drawn(_), ..) => Message::new("report-drawn").with("n", count),
        (_, Some(effort), _) => {
            Message::new("report-solved").with("n", count).with("tries", effort.to_string())
        }
        (_, None, Some(Advice { card, good, unseen })) if *good > 0 => Message::new("report-exchange")
            .with("card", card.to_string())
            .with("good", good.to_string())
            .with("unseen", unseen.to_string()),
        (_, None, _) => Message::new("report-hopeless"),
    }
}

fn answer(hand: &Hand, task: Task, told: Message, shown: &[Arrangement]) -> String {
    let place: Argument = match task.roll {
        Roll::Number(_) => Message::new("report-any-outline").into(),
        Roll::Genie(layout) => layout.to_string().into(),
    };
    let told = told.with("hand", hand.to_string()).with("place", place);
    let mut text = irrgarten_words::say(&Djinn::WORDS, Language::En, &told) + "\n";
    for arrangement in shown {
        let _ = write!(text, "\n{arrangement}\n{}", hand.art(arrangement));
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
    let task = options.rulings.task(roll);
    if matches!(hand, Hand::Drawn(_)) && task.fit == Fit::Lenient {
        return Err((nth, BadText::new(word, 0, "cards by their numbers, with fit=lenient")));
    }
    Ok(Question { hand, task, show })
}

fn read_hand(word: &str) -> Result<Hand, BadText> {
    // The number of a card has two digits, its gates are three.
    let is_drawn = word.split(',').next().is_some_and(|card| card.len() == 3);
    let hand =
        if is_drawn { Hand::Drawn(word.parse()?) } else { Hand::Numbered(Cursor::whole(word, read_list)?) };
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
