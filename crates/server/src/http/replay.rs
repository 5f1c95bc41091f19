//! Records looked at moment by moment, for browsers that cannot do it themselves. The server stores nothing.

use axum::Json;
use axum::extract::State;
use irrgarten_faces::Games;
use irrgarten_wire::{AskMoment, AskReplay, Code, MomentInfo, Problem, Replayed};

use super::body::Body;
use crate::App;
use crate::error::ServerError;
use crate::people::Human;

/// The longest request, in bytes: several times the record of a long game.
pub(super) const LONGEST: usize = 512 * 1024;

/// The moments of a record.
///
/// An answer has as many as go into a message; the others are asked for from there on.
#[utoipa::path(post, path = "/api/replay", tag = "games", security(("cookie" = [])), request_body = AskReplay, responses(
    (status = 200, description = "Moments, as these eyes see them", body = Replayed),
    (status = "default", description = "What is wrong with the record", body = Problem),
))]
pub(super) async fn replay_record(
    State(app): State<App>,
    Human(person): Human,
    Body(asked): Body<AskReplay>,
) -> Result<Json<Replayed>, ServerError> {
    app.slow_down(&person.id)?;
    apart(app.games(), move |games| irrgarten_api::replay_record(games, &asked)).await
}

/// One moment of a record, or what could have come of it.
#[utoipa::path(post, path = "/api/moment", tag = "games", security(("cookie" = [])), request_body = AskMoment, responses(
    (status = 200, description = "Everything about the moment", body = MomentInfo),
    (status = "default", description = "What is wrong with the record, or with what is tried", body = Problem),
))]
pub(super) async fn look_at_moment(
    State(app): State<App>,
    Human(person): Human,
    Body(asked): Body<AskMoment>,
) -> Result<Json<MomentInfo>, ServerError> {
    app.slow_down(&person.id)?;
    apart(app.games(), move |games| irrgarten_api::look_at_moment(games, &asked)).await
}

/// A long game takes a while to be played through: people at tables do not wait for it.
async fn apart<T: Send + 'static>(
    games: Games,
    answer: impl FnOnce(Games) -> Result<T, Problem> + Send + 'static,
) -> Result<Json<T>, ServerError> {
    let answered = tokio::task::spawn_blocking(move || answer(games)).await;
    Ok(Json(answered.map_err(|_| Code::Internal)??))
}
