//! Puzzles of one game.

use std::marker::PhantomData;

use irrgarten_game::{BadText, Language, Refusal as _, Viewer};
use irrgarten_players::puzzles::{Attempt, Candidate, Flaw, Proof, Puzzle, Puzzles, candidate};
use irrgarten_players::{Knowledge, Thought, actions};
use irrgarten_words::say;

use super::{Playable, ViewOf};
use crate::{GameError, NextStep, PuzzleMaker, PuzzleTry};

struct MakerOf<G>(PhantomData<fn() -> G>);

/// Makes and proves the puzzles of a game.
pub const fn puzzle_maker<G: Puzzles>() -> &'static dyn PuzzleMaker {
    &MakerOf::<G>(PhantomData)
}

impl<G: Puzzles> PuzzleMaker for MakerOf<G> {
    fn slug(&self) -> &'static str {
        G::META.slug
    }

    fn themes(&self) -> &'static [&'static str] {
        G::THEMES
    }

    fn shipped(&self) -> &'static str {
        G::SHIPPED
    }

    fn candidate(&self, seed: u32, number: u32) -> Candidate {
        candidate::<G>(seed, number)
    }

    fn prove(&self, puzzle: &Puzzle) -> Result<Proof, Flaw> {
        puzzle.prove::<G>()
    }
}

/// A try after these actions.
pub(super) fn tried<G: Playable>(puzzle: &Puzzle, line: &[String]) -> Result<PuzzleTry, GameError> {
    if !G::THEMES.contains(&puzzle.theme.as_str()) {
        let expected = format!("one of the themes {}", G::THEMES.join(", "));
        return Err(GameError::BadPosition(BadText::new(&puzzle.theme, 0, expected)));
    }
    let (start, _) = G::read_position(&puzzle.position).map_err(GameError::BadPosition)?;
    let (seat, seats) = (puzzle.seat, G::seats(&start));
    if seat.number() > seats {
        return Err(GameError::BadSeat { found: seat.number(), seats });
    }
    let mut attempt = Attempt::<G>::new(&puzzle.theme, start, seat);
    for word in line {
        if attempt.worth() >= puzzle.best || attempt.is_lost() {
            return Err(GameError::GameOver);
        }
        let action: G::Action = word.parse().map_err(GameError::BadAction)?;
        attempt.act(action).map_err(|refusal| {
            let message = refusal.message();
            GameError::IllegalAction {
                action: action.to_string(),
                sentence: say(&G::WORDS, Language::En, &message),
                clause: refusal.clause(),
                refusal: message,
            }
        })?;
    }
    let worth = attempt.worth();
    let is_solved = worth >= puzzle.best;
    let is_lost = !is_solved && attempt.is_lost();
    let view = G::view(attempt.now(), Viewer::Seat(seat));
    let next = puzzle.solution.get(line.len()).filter(|_| !is_solved && puzzle.solution.starts_with(line));
    let next = next.and_then(|word| word.parse::<G::Action>().ok()).map(|action| {
        let shown = G::shown(&view);
        let known = Knowledge { view: &shown, seat, past: &[] };
        let [.., place, exactly] = G::hint(&known, &Thought::plain(action, 1.0));
        let marks = if place.marks.is_empty() { exactly.marks } else { place.marks };
        NextStep { action: action.to_string(), marks }
    });
    let offered = if is_solved || is_lost { Vec::new() } else { actions::<G>(attempt.now(), seat) };
    Ok(PuzzleTry {
        actions: offered.into_iter().map(|action| action.to_string()).collect(),
        view: Box::new(ViewOf::<G>(view)),
        worth,
        is_solved,
        is_lost,
        next,
    })
}
