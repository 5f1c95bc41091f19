//! The route that shows a person and their ratings.

use axum::Json;
use axum::extract::{Path, State};
use irrgarten_table::{Person, PersonId};
use irrgarten_wire::{Code, PersonPage, Problem};

use crate::App;
use crate::error::ServerError;
use crate::people;
use crate::people::bot_accounts;
use crate::people::ratings;

/// A person with ratings and statistics.
#[utoipa::path(get, path = "/api/people/{id}", tag = "people",
    params(("id" = String, Path, description = "Who")),
    responses(
        (status = 200, description = "Name, look, ratings and statistics", body = PersonPage),
        (status = 404, description = "There is nobody like that", body = Problem),
    )
)]
pub(super) async fn show_person(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<PersonPage>, ServerError> {
    let id = PersonId(id);
    let person = find(&app, &id).await?.ok_or(Code::NoSuchPerson)?;
    let games = ratings::standings(app.store(), &id.0).await?;
    Ok(Json(PersonPage { person, games }))
}

/// A built-in bot, a person or a bot account.
async fn find(app: &App, id: &PersonId) -> Result<Option<Person>, ServerError> {
    if let Some(player) = ratings::built_in_bot(&id.0) {
        return Ok(Some(player));
    }
    match people::person(app, id).await? {
        Some(person) => Ok(Some(person)),
        None => bot_accounts::find(app, id).await,
    }
}
