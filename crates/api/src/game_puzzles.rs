//! Puzzles of games: a try is judged from the puzzle and what was done. Nothing of it is stored.

use irrgarten_faces::{GameError, Games, Puzzle, PuzzleTry, Reading};
use irrgarten_table::problem_of;
use irrgarten_wire::{Code, GameJson, Problem, PuzzleBoard, TryPuzzle};

/// Longer than any puzzle and any try.
const LONGEST: usize = 8 * 1024;
const MOST_ACTIONS: usize = 40;

/// What has become of a try at a puzzle.
pub fn try_puzzle(games: Games, TryPuzzle { puzzle, line }: &TryPuzzle) -> Result<PuzzleBoard, Problem> {
    if puzzle.len() > LONGEST || line.len() > MOST_ACTIONS {
        return Err(Problem::new(
            Code::TooBig,
            "no puzzle is that long, and no try has more than 40 actions",
        ));
    }
    let bad = |bad| Problem::new(Code::BadPuzzle, format!("this is no puzzle: {bad}"));
    let puzzle: Puzzle = puzzle.parse().map_err(bad)?;
    let slug = puzzle.position.split('/').next().unwrap_or_default();
    let tried = || -> Result<(u8, PuzzleTry), GameError> {
        let seats = match games.read(&puzzle.position)? {
            Reading::Open(position) => position.seats(),
            Reading::View(_) => return Err(GameError::Hidden),
        };
        Ok((seats, games.find(slug)?.try_puzzle(&puzzle, line)?))
    };
    let (seats, tried) = tried().map_err(|error| problem_of(&error))?;
    let PuzzleTry { view, actions, worth, is_solved, is_lost, next } = tried;
    let (next, marks) = next.map_or((None, Vec::new()), |next| (Some(next.action), next.marks));
    Ok(PuzzleBoard {
        game: slug.to_owned(),
        seats,
        seat: puzzle.seat.number(),
        theme: puzzle.theme,
        rating: puzzle.rating,
        worth,
        best: puzzle.best,
        solved: is_solved,
        lost: is_lost,
        actions,
        view: GameJson::from(Box::from(view.json())),
        next,
        marks,
    })
}
