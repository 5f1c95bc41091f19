//! A built-in bot grades the moves of a game that is over.

use axum::Json;
use axum::extract::State;
use irrgarten_faces::{Class, Grade};
use irrgarten_game::Seat;
use irrgarten_wire::{Code, GradedMove, MoveClass, Problem, Review};

use super::query::PathParams;
use super::tables::known;
use crate::App;
use crate::error::ServerError;
use crate::people::Human;
use crate::tables::task::TaskRequest;

/// How good were the moves of a seat, judged on what it knew?
#[utoipa::path(get, path = "/api/tables/{id}/review/{seat}", tag = "tables",
    params(
        ("id" = String, Path, description = "26 letters and digits"),
        ("seat" = u8, Path, description = "whose game, counted from 1"),
    ),
    responses(
        (status = 200, description = "Every move with its grade", body = Review),
        (status = "default", description = "Why there is none, such as a game that is not over", body = Problem),
    )
)]
pub(super) async fn show_review(
    State(app): State<App>,
    Human(person): Human,
    PathParams((table, seat)): PathParams<(String, u8)>,
) -> Result<Json<Review>, ServerError> {
    app.slow_down(&person.id)?;
    let table = known(&app, &table).await?;
    let record = app.registry().ask(table, |answer| TaskRequest::Record { answer }).await?;
    // The table has played these moves, so they can be replayed.
    let replay = app.games().find(&record.game).and_then(|game| game.replay(&record));
    let replay = replay.map_err(|_| Code::Internal)?;
    let seat = Seat::all(replay.start.seats()).find(|known| known.number() == seat);
    let seat = seat.ok_or(Code::NoSuchSeat)?;
    let mut grades = Vec::new();
    for decision in replay.decisions(Some(seat)) {
        grades.extend(app.pool().grade(decision.map_err(|_| Code::Internal)?).await);
    }
    let irrgarten_faces::Review { grades, accuracy, luck } = irrgarten_faces::Review::of(grades);
    Ok(Json(Review { seat: seat.number(), accuracy, luck, moves: grades.into_iter().map(graded).collect() }))
}

fn graded(Grade { played, best, before, after, class, .. }: Grade<String>) -> GradedMove {
    let class = match class {
        Class::Best => MoveClass::Best,
        Class::Good => MoveClass::Good,
        Class::Inaccuracy => MoveClass::Inaccuracy,
        Class::Mistake => MoveClass::Mistake,
        Class::Blunder => MoveClass::Blunder,
    };
    GradedMove { played, best, class, before, after }
}
