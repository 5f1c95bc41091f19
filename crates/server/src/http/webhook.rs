//! The webhook of a person: an address that is called when a table waits for them.

use axum::Json;
use axum::extract::State;
use irrgarten_wire::{SetWebhook, Webhook};

use super::body::Body;
use crate::App;
use crate::error::ServerError;
use crate::notify::webhooks;
use crate::people::Human;

/// My webhook.
#[utoipa::path(get, path = "/api/me/webhook", tag = "people", security(("cookie" = [])), responses(
    (status = 200, description = "Its address, and why it is disabled if it is", body = Webhook),
))]
pub(super) async fn show_webhook(
    State(app): State<App>,
    Human(person): Human,
) -> Result<Json<Webhook>, ServerError> {
    Ok(Json(webhooks::look(&app, &person.id).await?))
}

/// Set the address that is called when it is my turn and I am not at the table; `null` removes it.
#[utoipa::path(post, path = "/api/me/webhook", tag = "people", security(("cookie" = [])), request_body = SetWebhook, responses(
    (status = 200, description = "The address, and the secret that calls are signed with, this once", body = Webhook),
))]
pub(super) async fn set_webhook(
    State(app): State<App>,
    Human(person): Human,
    Body(SetWebhook { url }): Body<SetWebhook>,
) -> Result<Json<Webhook>, ServerError> {
    app.slow_down(&person.id)?;
    Ok(Json(webhooks::set(&app, &person.id, url).await?))
}
