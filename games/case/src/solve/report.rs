//! The answer: the sheet with odds, what is certain and why, and what to ask.

use std::fmt::Write as _;

use irrgarten_game::{Argument, Language, Message, Presentation as _, Seat};
use irrgarten_kit::Indexed as _;
use irrgarten_words::Speaker;

use super::Puzzle;
use crate::Case;
use crate::components::{Card, Place};
use crate::reason::{
    Advice, Adviser, Evidence, Fact, Facts, Holder, Posterior, Reason, Thinker, Weighing, explain, words,
};
use crate::theme::{self, name_triple};

/// Suspicions listed for where the player is.
const MOST: usize = 5;

irrgarten_kit::setting_words! {
    /// What a report is about. Advice takes by far the longest.
    pub enum Show {
        All = "all",
        Odds = "odds",
        Facts = "facts",
        Advice = "advice",
    }
}

impl Show {
    fn has(self, part: Show) -> bool {
        self == Show::All || self == part
    }
}

/// What can be said about a puzzle. What was not asked for is not there.
pub struct Report {
    pub language: Language,
    pub odds: Option<Posterior>,
    /// What is certain and was not dealt or shown openly, with its reason.
    pub facts: Option<Vec<(Fact, Reason)>>,
    pub advice: Option<QuestionAdvice>,
    text: String,
}

/// What to ask.
pub struct QuestionAdvice {
    /// The best suspicions where the player is.
    pub here: Vec<Advice>,
    /// The best suspicion of every place, the best first.
    pub places: Vec<Advice>,
}

impl Report {
    pub(super) fn of(puzzle: &Puzzle, language: Language, show: Show) -> Option<Report> {
        let evidence = &puzzle.evidence;
        let certain = Facts::of(evidence)?;
        let facts = show.has(Show::Facts).then(|| reasons(evidence, &certain));
        let mut thinker = Thinker::new();
        let mut odds = None;
        if show != Show::Facts {
            odds = Some(thinker.odds(evidence, Weighing::ByChoice, &|| false).ok()?);
        }
        let advised = odds.as_ref().filter(|_| show.has(Show::Advice));
        let advice =
            advised.map(|odds| QuestionAdvice::of(puzzle, odds, &mut thinker, certain.solved().is_some()));
        let odds = odds.filter(|_| show.has(Show::Odds));
        let mut report = Report { language, odds, facts, advice, text: String::new() };
        report.text = report.write(puzzle);
        Some(report)
    }

    /// For a terminal.
    pub fn text(&self) -> &str {
        &self.text
    }

    fn write(&self, puzzle: &Puzzle) -> String {
        let speaker = Speaker::new(&Case::WORDS, self.language);
        let odds = self.odds.as_ref().map(|odds| write_odds(odds, puzzle, &speaker));
        let facts = self.facts.as_ref().map(|facts| write_facts(facts, puzzle, &speaker));
        let advice = self.advice.as_ref().map(|advice| write_advice(advice, &speaker));
        let parts: Vec<String> = [odds, facts, advice].into_iter().flatten().collect();
        parts.join("\n")
    }
}

/// Everything certain that nobody has said, and why.
fn reasons(evidence: &Evidence, certain: &Facts) -> Vec<(Fact, Reason)> {
    let known = |fact: &Fact| match fact.holder {
        Holder::Seat(seat) => evidence.hands[seat].is_some(),
        Holder::File => false,
    };
    let facts = certain.all(evidence).filter(|fact| !known(fact));
    let facts = facts.filter_map(|fact| Some((fact, explain(evidence, fact)?)));
    facts.filter(|(_, reason)| !reason.events.is_empty()).collect()
}

impl QuestionAdvice {
    fn of(puzzle: &Puzzle, odds: &Posterior, thinker: &mut Thinker, solved: bool) -> QuestionAdvice {
        let adviser = Adviser::new(&puzzle.evidence, &puzzle.order, odds);
        let mut best = |place: Place, most| {
            let found = adviser.best(&[place], most, thinker, &|| false).unwrap_or_default();
            found.into_iter().filter(|advice| !solved && advice.bits > 1e-9).collect::<Vec<_>>()
        };
        let here = puzzle.here.map_or(Vec::new(), |place| best(place, MOST));
        let mut places: Vec<Advice> = Place::all().flat_map(|place| best(place, 1)).collect();
        places.sort_by(|one, two| two.bits.total_cmp(&one.bits));
        QuestionAdvice { here, places }
    }
}

fn write_odds(odds: &Posterior, puzzle: &Puzzle, speaker: &Speaker) -> String {
    let mut text = String::new();
    write_sheet(&mut text, odds, puzzle, speaker);
    let (best, likely) = odds.best();
    let cases = Message::new("report-cases").with("n", odds.possible_cases().to_string());
    let likely = Message::new("report-likely")
        .with("triple", best.to_string())
        .with("odds", format!("{:.1}", 100.0 * likely));
    let _ = writeln!(text, "\n{}", speaker.say(&cases));
    let _ = writeln!(text, "{}", speaker.say(&name_triple(likely, best)));
    text
}

fn write_facts(facts: &[(Fact, Reason)], puzzle: &Puzzle, speaker: &Speaker) -> String {
    let heading = if facts.is_empty() { "report-nothing-certain" } else { "report-certain" };
    let mut text = speaker.say(&Message::new(heading)) + "\n";
    for (fact, reason) in facts {
        let fact = words::fact(*fact, |seat| player(puzzle, seat));
        let why = words::reason(reason, &puzzle.evidence);
        let told = Message::new("report-fact").with("fact", fact).with("why", why);
        let _ = writeln!(text, "  {}", speaker.say(&told));
    }
    text
}

fn write_advice(QuestionAdvice { here, places }: &QuestionAdvice, speaker: &Speaker) -> String {
    let lists = [("report-here", here), ("report-places", places)];
    let parts = lists.into_iter().filter(|(_, advices)| !advices.is_empty()).map(|(heading, advices)| {
        let mut text = speaker.say(&Message::new(heading)) + "\n";
        for advice in advices {
            let named = speaker.say(&name_triple(Message::new("report-triple"), advice.triple));
            let _ = writeln!(text, "  s{}  {:.2} bit  {named}", advice.triple, advice.bits);
        }
        text
    });
    let parts: Vec<String> = parts.collect();
    if parts.is_empty() {
        speaker.say(&Message::new("report-nothing-to-ask")) + "\n"
    } else {
        parts.join("\n")
    }
}

fn write_sheet(text: &mut String, odds: &Posterior, puzzle: &Puzzle, speaker: &Speaker) {
    let names: Vec<String> =
        Card::all().map(|card| format!("{card} {}", speaker.say(&theme::name(card)))).collect();
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let _ = write!(text, "{:width$} ", "");
    for seat in Seat::all(puzzle.players.seats()) {
        let digit = puzzle.players[seat].map_or('?', crate::components::Suspect::letter);
        let own = if seat == puzzle.owner { "*" } else { "" };
        let _ = write!(text, " {:>6}", format!("{digit}{own}"));
    }
    let _ = writeln!(text, " {:>8}", speaker.say(&Message::new("report-file")));
    for (card, name) in Card::all().zip(names) {
        let _ = write!(text, "{name:width$} ");
        if puzzle.evidence.open.has(card) {
            let _ = writeln!(text, "  {}", speaker.say(&Message::new("report-open")));
            continue;
        }
        for seat in Seat::all(puzzle.players.seats()) {
            let _ = write!(text, " {:>6}", share(odds.odds(Holder::Seat(seat), card)));
        }
        let _ = writeln!(text, " {:>8}", share(odds.odds(Holder::File, card)));
    }
}

fn player(puzzle: &Puzzle, seat: Seat) -> Argument {
    match puzzle.players[seat] {
        Some(suspect) => theme::name(suspect.card()).into(),
        None => seat.to_string().into(),
    }
}

/// Certain things are written as marks, so that they stand out among the odds.
fn share(odds: f64) -> String {
    match odds {
        0.0 => "-".to_owned(),
        all if all > 1.0 - 1e-12 => "X".to_owned(),
        _ => format!("{:.1}", 100.0 * odds),
    }
}
