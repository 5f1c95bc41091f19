//! Advice of a built-in bot for a person on their turn. Nobody else at the table gets to know of it.

use axum::Json;
use axum::extract::State;
use irrgarten_api::{HintSource, advice_in_words};
use irrgarten_wire::{Advice, Problem};

use super::query::PathParams;
use super::tables::known;
use crate::App;
use crate::error::ServerError;
use crate::people::Human;
use crate::tables::task::TaskRequest;

/// What would you do in my place?
#[utoipa::path(get, path = "/api/tables/{id}/hint/{seat}", tag = "tables", security(("cookie" = [])),
    params(
        ("id" = String, Path, description = "26 letters and digits"),
        ("seat" = u8, Path, description = "an own seat that is to act, counted from 1"),
    ),
    responses(
        (status = 200, description = "Three steps, each telling more", body = Advice),
        (status = "default", description = "Why there is none", body = Problem),
    )
)]
pub(super) async fn show_hint(
    State(app): State<App>,
    Human(person): Human,
    PathParams((table, seat)): PathParams<(String, u8)>,
) -> Result<Json<Advice>, ServerError> {
    app.slow_down(&person.id)?;
    let table = known(&app, &table).await?;
    let asked_by = person.id.clone();
    let ask = |answer| TaskRequest::Mind { person, seat, answer };
    let HintSource { game, version, mind } = app.registry().ask(table, ask).await?;
    let entry = app.games().find(&game)?;
    let advice = app.pool().advise(asked_by, mind).await;
    Ok(Json(advice_in_words(entry, version, advice)?))
}
