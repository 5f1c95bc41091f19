//! The answer: the sheet with odds, what is certain and why, and what to ask.

use std::fmt::Write as _;

use irrgarten_game::{Argument, Language, Message, Presentation as _, Seat};
use irrgarten_kit::Indexed as _;
use irrgarten_words::Speaker;

use super::Puzzle;
use crate::Case;
use crate::components::{Card, Place};
use crate::reason::{
    Advice, Fact, Facts, Holder, Posterior, Reason, Thinker, Weighing, advise, explain, words,
};
use crate::theme::{self, name_triple};

/// Suspicions listed for where the player is.
const MOST: usize = 5;

/// What can be said about a puzzle.
pub struct Report {
    pub language: Language,
    pub odds: Posterior,
    /// What is certain and was not dealt or shown openly, with its reason.
    pub facts: Vec<(Fact, Reason)>,
    /// The best suspicions where the player is.
    pub here: Vec<Advice>,
    /// The best suspicion of every place, the best first.
    pub places: Vec<Advice>,
    text: String,
}

impl Report {
    pub(super) fn of(puzzle: &Puzzle, language: Language) -> Option<Report> {
        let evidence = &puzzle.evidence;
        let mut thinker = Thinker::new();
        let stop = || false;
        let odds = thinker.odds(evidence, Weighing::ByChoice, &stop).ok()?;
        let certain = Facts::of(evidence)?;
        let known = |fact: &Fact| match fact.holder {
            Holder::Seat(seat) => evidence.hands[seat].is_some(),
            Holder::File => false,
        };
        let reasons = certain.all(evidence).filter(|fact| !known(fact));
        let facts = reasons.filter_map(|fact| Some((fact, explain(evidence, fact)?)));
        let facts = facts.filter(|(_, reason)| !reason.events.is_empty()).collect();
        let mut best = |places: &[Place], most| {
            let solved = certain.solved().is_some();
            let found = advise(evidence, &puzzle.order, places, most, &mut thinker, &stop);
            found
                .unwrap_or_default()
                .into_iter()
                .filter(|advice| !solved && advice.bits > 1e-9)
                .collect::<Vec<_>>()
        };
        let here = puzzle.here.map_or(Vec::new(), |place| best(&[place], MOST));
        let mut places: Vec<Advice> = Place::all().flat_map(|place| best(&[place], 1)).collect();
        places.sort_by(|one, two| two.bits.total_cmp(&one.bits));
        let mut report = Report { language, odds, facts, here, places, text: String::new() };
        report.text = report.write(puzzle);
        Some(report)
    }

    /// For a terminal.
    pub fn text(&self) -> &str {
        &self.text
    }

    fn write(&self, puzzle: &Puzzle) -> String {
        let speaker = Speaker::new(&Case::WORDS, self.language);
        let mut text = String::new();
        self.write_sheet(&mut text, puzzle, &speaker);
        let (best, odds) = self.odds.best();
        let cases = Message::new("report-cases").with("n", self.odds.possible_cases().to_string());
        let likely = Message::new("report-likely")
            .with("triple", best.to_string())
            .with("odds", format!("{:.1}", 100.0 * odds));
        let _ = writeln!(text, "\n{}", speaker.say(&cases));
        let _ = writeln!(text, "{}", speaker.say(&name_triple(likely, best)));
        if !self.facts.is_empty() {
            let _ = writeln!(text, "\n{}", speaker.say(&Message::new("report-certain")));
        }
        for (fact, reason) in &self.facts {
            let fact = words::fact(*fact, |seat| player(puzzle, seat));
            let why = words::reason(reason, &puzzle.evidence);
            let told = Message::new("report-fact").with("fact", fact).with("why", why);
            let _ = writeln!(text, "  {}", speaker.say(&told));
        }
        for (heading, advices) in [("report-here", &self.here), ("report-places", &self.places)] {
            if !advices.is_empty() {
                let _ = writeln!(text, "\n{}", speaker.say(&Message::new(heading)));
            }
            for advice in advices {
                let named = speaker.say(&name_triple(Message::new("report-triple"), advice.triple));
                let _ = writeln!(text, "  s{}  {:.2} bit  {named}", advice.triple, advice.bits);
            }
        }
        text
    }

    fn write_sheet(&self, text: &mut String, puzzle: &Puzzle, speaker: &Speaker) {
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
                let _ = write!(text, " {:>6}", share(self.odds.odds(Holder::Seat(seat), card)));
            }
            let _ = writeln!(text, " {:>8}", share(self.odds.odds(Holder::File, card)));
        }
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
