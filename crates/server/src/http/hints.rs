//! Advice from a player of the house, for whoever asks on their turn. The table does not hear of it.

use axum::Json;
use axum::extract::State;
use irrgarten_wire::{Advice, Problem};

use super::query::Place;
use super::tables::known;
use crate::App;
use crate::error::Failure;
use crate::people::Human;
use crate::tables::task::Ask;

/// What would you do in my place?
#[utoipa::path(get, path = "/api/tables/{id}/hint/{seat}", tag = "tables",
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
    Place((table, seat)): Place<(String, u8)>,
) -> Result<Json<Advice>, Failure> {
    app.slow_down(&person.id)?;
    let table = known(&app, &table).await?;
    let ask = |answer| Ask::Mind { person, seat, answer };
    let (version, mind) = app.registry().question(table, ask).await?;
    let advice = app.pool().advise(mind).await;
    let advice = advice.ok_or_else(|| Failure::new("no_hints", "there is nothing to advise here"))?;
    Ok(Json(Advice::of(version, &advice)))
}
