//! Routes by which a bot sits down at a table and leaves it.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use irrgarten_table::Occupant;
use irrgarten_wire::{Code, Command, Done};
use serde::Deserialize;

use super::play::{DoneResponse, Named, ask, is, of_a_bot};
use super::query::{PathParams, QueryParams};
use super::tables::known;
use crate::App;
use crate::error::ServerError;
use crate::notify::invitations;
use crate::people::bot_accounts::Program;
use crate::tables::task::TaskRequest;

/// The query of `ready`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Readying {
    id: Option<String>,
    #[serde(default = "yes")]
    ready: bool,
}

fn yes() -> bool {
    true
}

of_a_bot! {
    "/api/bot/table/{id}/sit/{seat}", named [("seat" = u8, Path, description = "counted from 1")];
    /// Sit down.
    pub(super) async fn sit(
        State(app): State<App>,
        Program(bot): Program,
        PathParams((table, seat)): PathParams<(String, u8)>,
        QueryParams(Named { id }): QueryParams<Named>,
    ) -> DoneResponse {
        ask(&app, known(&app, &table).await?, bot, id, Command::Sit { seat }).await
    }
}

of_a_bot! {
    "/api/bot/table/{id}/leave/{seat}", named [("seat" = u8, Path, description = "counted from 1")];
    /// Get up again, before the start.
    pub(super) async fn leave(
        State(app): State<App>,
        Program(bot): Program,
        PathParams((table, seat)): PathParams<(String, u8)>,
        QueryParams(Named { id }): QueryParams<Named>,
    ) -> DoneResponse {
        ask(&app, known(&app, &table).await?, bot, id, Command::Free { seat }).await
    }
}

of_a_bot! {
    "/api/bot/table/{id}/ready/{seat}", named [
        ("seat" = u8, Path, description = "counted from 1"),
        ("ready" = Option<bool>, Query, description = "true if left out")
    ];
    /// Be ready to start, or with `ready=false` not any more.
    pub(super) async fn ready(
        State(app): State<App>,
        Program(bot): Program,
        PathParams((table, seat)): PathParams<(String, u8)>,
        QueryParams(Readying { id, ready }): QueryParams<Readying>,
    ) -> DoneResponse {
        ask(&app, known(&app, &table).await?, bot, id, Command::Ready { seat, ready }).await
    }
}

of_a_bot! {
    "/api/bot/table/{id}/accept", [];
    /// Accept an invitation: sit down and be ready. Repeated, it does what is left to do.
    pub(super) async fn accept(
        State(app): State<App>,
        Program(bot): Program,
        Path(table): Path<String>,
    ) -> DoneResponse {
        let table = known(&app, &table).await?;
        let seen = app.registry().ask(table, |answer| TaskRequest::PublicView { answer }).await?;
        let invitation = invitations::find(&app, &bot.id, table).await;
        if invitation.is_err() && seen.seats.iter().any(|chair| is(chair, &bot)) {
            return Ok(Json(Done { version: seen.version }));
        }
        let wanted = invitation?.seat;
        let chairs = || (1..).zip(seen.seats.iter()).filter(|(seat, _)| wanted.is_none_or(|wanted| wanted == *seat));
        let seat = if let Some((seat, _)) = chairs().find(|(_, chair)| is(chair, &bot)) {
            seat
        } else {
            let free = chairs().find(|(_, chair)| **chair == Occupant::Empty).map(|(seat, _)| seat);
            // The next seat of a table that grows.
            let next = seen.config.grows.then_some(seen.seats.len() as u8 + 1).filter(|_| wanted.is_none());
            let taken = || ServerError::new(Code::SeatTaken, "somebody sits there already");
            let seat = free.or(next).ok_or_else(taken)?;
            let Json(Done { .. }) = ask(&app, table, bot.clone(), None, Command::Sit { seat }).await?;
            seat
        };
        let done = ask(&app, table, bot.clone(), None, Command::Ready { seat, ready: true }).await?;
        invitations::clear(&app, &bot.id, table).await?;
        Ok(done)
    }
}

/// Decline an invitation.
#[utoipa::path(post, path = "/api/bot/table/{id}/decline", tag = "play",
    params(("id" = String, Path, description = "26 letters and digits")),
    responses(
        (status = 204, description = "The person who invited is told"),
    ),
    security(("token" = []))
)]
pub(super) async fn decline(
    State(app): State<App>,
    Program(bot): Program,
    Path(table): Path<String>,
) -> Result<StatusCode, ServerError> {
    invitations::decline(&app, &bot, known(&app, &table).await?).await?;
    Ok(StatusCode::NO_CONTENT)
}
