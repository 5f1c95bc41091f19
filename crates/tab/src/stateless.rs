//! Requests of the API that need neither a table nor a person.

use irrgarten_api::{
    Books, PictureForm, Reviewing, advise_at, ask_solver, draw_position, game_list, list_solvers,
    look_at_moment, look_at_position, look_at_record, make_maze, parse_record, play_maze, replay_record,
    solve_maze, try_puzzle,
};
use irrgarten_faces::{Decision, Games};
use irrgarten_wire::{AskRecord, AskReview, Code, Problem, Review};

use crate::answer::{Answer, Answered, read_body};
use crate::path::Path;

/// Answers a request that needs no table; `None` if it is none. `stop` says when a bot has to answer.
///
/// Rulebooks are not among them: a page fetches them as files. Their pictures are drawn here, which takes less room.
pub(crate) fn answer(
    games: Games,
    books: &Books,
    method: &str,
    path: &Path,
    body: Option<&str>,
    stop: &dyn Fn() -> bool,
) -> Option<Answered> {
    Some(match (method, path.parts().as_slice()) {
        ("GET", ["games"]) => Answer::json(&game_list(games)),
        ("GET", ["games", slug, "rulebook", "examples", picture]) => {
            books.picture(slug, picture).map(|svg| Answer::text("image/svg+xml", svg))
        }
        ("GET", ["picture"]) => picture(games, path),
        ("GET", ["puzzles", "maze"]) => maze(path),
        ("POST", ["puzzles", "maze"]) => {
            read_body(body).and_then(|played| play_maze(&played)).and_then(|board| Answer::json(&board))
        }
        ("POST", ["puzzles", "maze", "solve"]) => {
            read_body(body).and_then(|asked| solve_maze(&asked)).and_then(|solved| Answer::json(&solved))
        }
        ("POST", ["puzzles", "try"]) => {
            read_body(body).and_then(|tried| try_puzzle(games, &tried)).and_then(|board| Answer::json(&board))
        }
        ("POST", ["position"]) => read_body(body)
            .and_then(|asked| look_at_position(games, &asked))
            .and_then(|info| Answer::json(&info)),
        ("POST", ["record"]) => read_body(body)
            .and_then(|AskRecord { record }| look_at_record(games, &record))
            .and_then(|verified| Answer::json(&verified)),
        ("POST", ["replay"]) => read_body(body)
            .and_then(|asked| replay_record(games, &asked))
            .and_then(|replayed| Answer::json(&replayed)),
        ("POST", ["moment"]) => read_body(body)
            .and_then(|asked| look_at_moment(games, &asked))
            .and_then(|info| Answer::json(&info)),
        ("POST", ["advice"]) => read_body(body)
            .and_then(|asked| advise_at(games, &asked, stop))
            .and_then(|advised| Answer::json(&advised)),
        ("POST", ["review"]) => read_body(body)
            .and_then(|AskReview { record, seat }| review(games, &record, seat))
            .and_then(|review| Answer::json(&review)),
        ("GET", ["solvers"]) => Answer::json(&list_solvers(games)),
        ("POST", ["solve"]) => read_body(body)
            .and_then(|asked| ask_solver(games, &asked))
            .and_then(|answer| Answer::json(&answer)),
        _ => return None,
    })
}

/// Can it take long? Then the thinker answers it, and people at tables do not wait.
pub(crate) fn takes_long(method: &str, path: &Path) -> bool {
    matches!(
        (method, path.parts().as_slice()),
        ("GET", ["puzzles", "maze"])
            | (
                "POST",
                ["advice" | "moment" | "position" | "record" | "replay" | "review" | "solve"]
                    | ["puzzles", "maze", "solve"]
            )
    )
}

fn picture(games: Games, path: &Path) -> Answered {
    let bad = || Problem::new(Code::BadRequest, "expected position, and as=text or as=svg");
    path.expect(&["position", "as", "language"])?;
    let form = match path.parameter("as") {
        Some("text") => PictureForm::Text,
        Some("svg") => PictureForm::Svg,
        _ => return Err(bad()),
    };
    let position = path.parameter("position").ok_or_else(bad)?;
    let drawn = draw_position(games, position, form, path.parameter("language"))?;
    Ok(Answer::text(form.content_type(), drawn))
}

fn maze(path: &Path) -> Answered {
    path.expect(&["extent", "depth", "seed"])?;
    let bad = || Problem::new(Code::BadRequest, "expected extent, depth and seed");
    let number = |key| path.parameter(key).and_then(|value| value.parse::<u64>().ok()).ok_or_else(bad);
    let small = |key| usize::try_from(number(key)?).map_err(|_| bad());
    Answer::json(&make_maze(small("extent")?, small("depth")?, number("seed")?)?)
}

/// Grades the moves of a seat. How long that takes depends on the game, not on a clock, so that grades are the same
/// everywhere.
pub(crate) fn review(games: Games, record: &str, seat: u8) -> Result<Review, Problem> {
    let record = parse_record(record)?;
    let (mut review, decisions) = Reviewing::begin(games, &record, seat)?;
    for decision in decisions {
        let decision = decision?;
        let grade = decision.grade(Decision::DICE);
        review.add(&*decision.view, grade);
    }
    Ok(review.finish())
}
