//! The answer: the sheet with odds, what is certain and why, and what to ask.

use std::fmt::Write as _;

use irrgarten_game::{Language, Seat};
use irrgarten_kit::Indexed as _;

use super::Puzzle;
use crate::components::{Card, Place, Triple};
use crate::reason::{
    Advice, Fact, Facts, Holder, Posterior, Reason, Thinker, Weighing, advise, explain, words,
};
use crate::theme;

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
        let say = Sayings::of(self.language);
        let mut text = String::new();
        self.write_sheet(&mut text, puzzle, &say);
        let (best, odds) = self.odds.best();
        let _ = writeln!(text, "\n{}: {}", say.cases, self.odds.possible_cases());
        let _ = writeln!(text, "{}: {best} ({}), {}", say.likely, self.named(best), percent(odds));
        if !self.facts.is_empty() {
            let _ = writeln!(text, "\n{}:", say.certain);
        }
        let player = |seat: Seat| self.player(puzzle, seat);
        for (fact, reason) in &self.facts {
            let said = words::fact(*fact, player, self.language);
            let _ = writeln!(text, "  {said}, {}", words::reason(reason, &puzzle.evidence, self.language));
        }
        for (heading, advices) in [(say.here, &self.here), (say.places, &self.places)] {
            if !advices.is_empty() {
                let _ = writeln!(text, "\n{heading}:");
            }
            for advice in advices {
                let named = self.named(advice.triple);
                let _ = writeln!(text, "  s{}  {:.2} bit  {named}", advice.triple, advice.bits);
            }
        }
        text
    }

    fn write_sheet(&self, text: &mut String, puzzle: &Puzzle, say: &Sayings) {
        let width =
            Card::all().map(|card| theme::name(card, self.language).chars().count()).max().unwrap_or(0) + 2;
        let _ = write!(text, "{:width$} ", "");
        for seat in Seat::all(puzzle.players.seats()) {
            let digit = puzzle.players[seat].map_or('?', crate::components::Suspect::letter);
            let own = if seat == puzzle.owner { "*" } else { "" };
            let _ = write!(text, " {:>6}", format!("{digit}{own}"));
        }
        let _ = writeln!(text, " {:>8}", say.file);
        for card in Card::all() {
            let name = format!("{card} {}", theme::name(card, self.language));
            let _ = write!(text, "{name:width$} ");
            if puzzle.evidence.open.has(card) {
                let _ = writeln!(text, "  {}", say.open);
                continue;
            }
            for seat in Seat::all(puzzle.players.seats()) {
                let _ = write!(text, " {:>6}", share(self.odds.odds(Holder::Seat(seat), card)));
            }
            let _ = writeln!(text, " {:>8}", share(self.odds.odds(Holder::File, card)));
        }
    }

    fn named(&self, triple: Triple) -> String {
        let cards = [triple.suspect.card(), triple.exhibit.card(), triple.place.card()];
        cards.map(|card| theme::name(card, self.language)).join(", ")
    }

    fn player(&self, puzzle: &Puzzle, seat: Seat) -> String {
        puzzle.players[seat]
            .map_or_else(|| seat.to_string(), |suspect| theme::name(suspect.card(), self.language).to_owned())
    }
}

fn percent(odds: f64) -> String {
    format!("{:.1} %", 100.0 * odds)
}

/// Certain things are written as marks, so that they stand out among the odds.
fn share(odds: f64) -> String {
    match odds {
        0.0 => "-".to_owned(),
        all if all > 1.0 - 1e-12 => "X".to_owned(),
        _ => format!("{:.1}", 100.0 * odds),
    }
}

/// The headings of a report.
struct Sayings {
    file: &'static str,
    open: &'static str,
    cases: &'static str,
    likely: &'static str,
    certain: &'static str,
    here: &'static str,
    places: &'static str,
}

impl Sayings {
    const fn of(language: Language) -> Sayings {
        match language {
            Language::En => Sayings {
                file: "file",
                open: "lies open",
                cases: "Possible cases",
                likely: "Most likely",
                certain: "Certain",
                here: "Best suspicions here",
                places: "Best suspicion of every place",
            },
            Language::De => Sayings {
                file: "Akte",
                open: "liegt offen",
                cases: "Mögliche Fälle",
                likely: "Am wahrscheinlichsten",
                certain: "Sicher",
                here: "Beste Verdächtigungen hier",
                places: "Beste Verdächtigung an jedem Ort",
            },
            Language::Fr => Sayings {
                file: "dossier",
                open: "visible",
                cases: "Cas possibles",
                likely: "Le plus probable",
                certain: "Certain",
                here: "Meilleurs soupçons ici",
                places: "Meilleur soupçon de chaque lieu",
            },
            Language::Nl => Sayings {
                file: "dossier",
                open: "ligt open",
                cases: "Mogelijke zaken",
                likely: "Het waarschijnlijkst",
                certain: "Zeker",
                here: "Beste verdenkingen hier",
                places: "Beste verdenking van elke plek",
            },
        }
    }
}
