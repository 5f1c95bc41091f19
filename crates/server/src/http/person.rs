use axum::Json;
use axum::extract::{Path, State};
use irrgarten_table::PersonId;
use irrgarten_wire::{PersonPage, Problem};

use crate::problem::Failure;
use crate::{App, identity, ratings};

/// Somebody, and how they play.
#[utoipa::path(get, path = "/api/people/{id}", tag = "people",
    params(("id" = String, Path, description = "Who")),
    responses(
        (status = 200, description = "Name, look, ratings and statistics", body = PersonPage),
        (status = 404, description = "There is nobody like that", body = Problem),
    )
)]
pub(super) async fn page(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<PersonPage>, Failure> {
    // Who cannot be written down cannot be here.
    let id = PersonId(id);
    let person = match ratings::house_player(&id.0) {
        Some(person) => Some(person),
        None => identity::person(&app, &id).await.map_err(|_| Failure::no_such_person())?,
    };
    let person = person.ok_or_else(Failure::no_such_person)?;
    let games = ratings::standings(app.store(), &id.0).await?;
    Ok(Json(PersonPage { person: person.into(), games }))
}
