//! A built-in bot grades the moves of a game that is over.

use axum::Json;
use axum::extract::State;
use irrgarten_api::Reviewing;
use irrgarten_faces::Decision;
use irrgarten_wire::{Problem, Review};

use super::query::PathParams;
use super::tables::known;
use crate::App;
use crate::error::ServerError;
use crate::people::Human;
use crate::tables::task::TaskRequest;

/// How good were the moves of a seat, judged on what it knew?
#[utoipa::path(get, path = "/api/tables/{id}/review/{seat}", tag = "tables", security(("cookie" = [])),
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
    let (mut review, decisions) = Reviewing::begin(app.games(), &record, seat)?;
    for decision in decisions {
        let Decision { view, mind, played, .. } = decision?;
        review.add(&*view, app.pool().grade(person.id.clone(), mind, played).await);
    }
    Ok(Json(review.finish()))
}
