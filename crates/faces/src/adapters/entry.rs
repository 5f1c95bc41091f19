//! One game as an entry of a list of games.

use std::marker::PhantomData;

use irrgarten_game::record::{self, BadRecord, Record, RecordWriter};
use irrgarten_game::{
    BadText, ChanceRng, Language, Meta, Ply, Seed, Setting, Settings as _, Solver, Stream, Turn, WordsFiles,
};
#[cfg(not(target_arch = "wasm32"))]
use irrgarten_players::arena::{self, ArenaDeal, Clock, Contender, FinishedGame};
use irrgarten_players::{Grade, Review};
use irrgarten_words::{Speaker, say};

use super::{Playable, PositionOf, ViewOf};
use super::{puzzles, rulebook};
use crate::{
    BadExample, Entry, Example, Examples, GameError, Picture, Position, Puzzle, PuzzleTry, Reading, Replay,
};

// A function of no arguments, so that the entry is `Send` and `Sync` whatever the game's type is.
pub(super) struct EntryOf<G>(pub(super) PhantomData<fn() -> G>);

/// The settings of a table with this many seats, if they suit it.
pub fn chosen<G: Playable>(seats: u8, options: &[(String, String)]) -> Result<G::Options, GameError> {
    let Meta { slug: game, min_seats: low, max_seats: high, .. } = G::META;
    if !(low..=high).contains(&seats) {
        return Err(GameError::BadSeats { game, low, high, found: seats });
    }
    let mut chosen = G::Options::default();
    for (key, value) in options {
        chosen.change(key, value).map_err(GameError::BadOption)?;
    }
    chosen.suits(seats).map_err(GameError::BadOption)?;
    Ok(chosen)
}

/// With the sentence of the refused action, if it was one.
fn in_english(words: &WordsFiles, mut bad: BadRecord) -> BadRecord {
    if let Some(refusal) = &bad.refusal {
        bad.problem = format!("{}. {}", bad.problem, say(words, Language::En, refusal));
    }
    bad
}

impl<G: Playable> Entry for EntryOf<G> {
    fn meta(&self) -> &'static Meta {
        &G::META
    }

    fn is_live(&self) -> bool {
        G::LIVE.is_some()
    }

    fn settings(&self) -> &'static [Setting] {
        G::Options::LIST
    }

    fn rulebook_source(&self, language: Language) -> &'static str {
        G::RULEBOOKS.get(language)
    }

    fn figure(&self, name: &str, language: Language) -> Option<String> {
        rulebook::figure::<G>(name, language)
    }

    fn examples(&self) -> Result<Examples, BadExample> {
        Examples::read(G::EXAMPLES)
    }

    fn draw_panel(&self, example: &Example, nth: usize, language: Language) -> Result<Picture, BadExample> {
        rulebook::draw_panel::<G>(example, nth, language)
    }

    fn speaker(&self, language: Language) -> Speaker {
        Speaker::new(&G::WORDS, language)
    }

    fn solvers(&self) -> &'static [&'static dyn Solver] {
        G::SOLVERS
    }

    fn passing(&self) -> &'static [(&'static str, &'static str)] {
        G::PASSING
    }

    fn has_secrets(&self) -> bool {
        G::SECRETS
    }

    fn usual_seats(&self) -> u8 {
        G::USUAL_SEATS
    }

    fn keeps(&self) -> Option<&'static str> {
        G::KEEPS
    }

    fn colours(&self, seats: u8, options: &[(String, String)]) -> Option<String> {
        G::colours(seats, &chosen::<G>(seats, options).ok()?)
    }

    fn deal(
        &self,
        seats: u8,
        options: &[(String, String)],
        seed: &Seed,
    ) -> Result<Box<dyn Position>, GameError> {
        let chosen = chosen::<G>(seats, options)?;
        let state = G::new_game(seats, chosen, &mut ChanceRng::new(seed, Stream::Setup));
        Ok(Box::new(PositionOf::<G>::new(state, G::Order::default(), chosen)))
    }

    fn begin_at(&self, seats: u8, text: &str) -> Result<Box<dyn Position>, GameError> {
        // What lies in which order is nobody's business: it is drawn from the seed.
        let state = match G::read_position(text) {
            Ok((state, _)) => state,
            Err(_) if G::read_view(text).is_ok() => return Err(GameError::Hidden),
            Err(bad) => return Err(GameError::BadPosition(bad)),
        };
        if G::seats(&state) != seats {
            let expected = format!("a position with {seats} seats, not {}", G::seats(&state));
            return Err(GameError::BadPosition(BadText::new(text, 0, expected)));
        }
        let position = PositionOf::<G>::new(state, G::Order::default(), G::Options::default());
        match position.turn() {
            Turn::Over(_) => Err(GameError::GameOver),
            Turn::Decide(_) | Turn::Chance => Ok(Box::new(position)),
        }
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn contest(
        &self,
        contenders: &[Contender],
        options: &[(String, String)],
        deal: &ArenaDeal,
        clock: &Clock<'_>,
    ) -> Result<FinishedGame, GameError> {
        // More contenders than fit a number of seats are too many for every game.
        let seats = u8::try_from(contenders.len()).unwrap_or(u8::MAX);
        Ok(arena::play_timed::<G>(contenders, chosen::<G>(seats, options)?, deal, clock))
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn graded(
        &self,
        contenders: &[Contender],
        options: &[(String, String)],
        deal: &ArenaDeal,
    ) -> Result<Vec<Review<String>>, GameError> {
        let seats = u8::try_from(contenders.len()).unwrap_or(u8::MAX);
        let reviews = arena::play_graded::<G>(contenders, chosen::<G>(seats, options)?, deal);
        let in_text = |review: Review<G::Action>| {
            let told = |action: G::Action| action.to_string();
            self.review(review.grades.into_iter().map(|grade| grade.map(told)).collect())
        };
        Ok(reviews.into_iter().map(in_text).collect())
    }

    fn review(&self, grades: Vec<Grade<String>>) -> Review<String> {
        Review::of(grades, G::HALF_ACCURACY)
    }

    fn read(&self, text: &str) -> Result<Reading, GameError> {
        let closed = match G::read_position(text) {
            Ok((state, order)) => {
                return Ok(Reading::Open(Box::new(PositionOf::<G>::new(
                    state,
                    order,
                    G::Options::default(),
                ))));
            }
            Err(bad) => bad,
        };
        match G::read_view(text) {
            Ok(view) => Ok(Reading::View(Box::new(ViewOf::<G>(view)))),
            // It is neither: the error that got further is nearer to what was meant.
            Err(unseen) if unseen.at() > closed.at() => Err(GameError::BadPosition(unseen)),
            Err(_) => Err(GameError::BadPosition(closed)),
        }
    }

    fn puzzle_themes(&self) -> &'static [&'static str] {
        G::THEMES
    }

    fn shipped_puzzles(&self) -> &'static str {
        G::SHIPPED
    }

    fn try_puzzle(&self, puzzle: &Puzzle, line: &[String]) -> Result<PuzzleTry, GameError> {
        puzzles::tried::<G>(puzzle, line)
    }

    fn replay(&self, record: &Record) -> Result<Replay, GameError> {
        let played = record::replay::<G>(record).map_err(|bad| in_english(&G::WORDS, bad))?;
        let start = PositionOf::<G>::new(played.start, G::Order::default(), G::Options::default());
        let mut writer = RecordWriter::<G>::new(record.seats, G::Options::default());
        let mut state = played.start;
        for ply in &played.plies {
            writer.ply(&state, ply);
            ply.apply::<G>(&mut state);
        }
        let plies = played.plies.iter().map(|ply| match ply {
            Ply::Act(seat, action) => Ply::Act(*seat, action.to_string()),
            Ply::Chance(drawn) => Ply::Chance(drawn.to_string()),
        });
        Ok(Replay {
            record: Record { lines: writer.into_record().lines, ..record.clone() },
            start: Box::new(start),
            plies: plies.collect(),
            score: played.score,
        })
    }
}
