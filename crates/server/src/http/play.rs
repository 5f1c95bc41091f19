//! What a bot does at a table. Every request becomes a command of the table, with the same checks as on a socket.

use axum::Json;
use axum::extract::{Path, State};
use irrgarten_store::TableId;
use irrgarten_table::{Occupant, Person};
use irrgarten_wire::{Code, Command, DoCommand, Done, Remark};
use serde::Deserialize;

use super::body::Body;
use super::query::QueryParams;
use super::tables::known;
use crate::App;
use crate::error::ServerError;
use crate::people::bot_accounts::Program;
use crate::people::random;
use crate::tables::command;
use crate::tables::task::{Reply, TaskRequest};

/// The `OpenAPI` description of a bot's request to a table. They all have a table in their path and the same responses;
/// most take a command id, so that repeating them does nothing.
macro_rules! of_a_bot {
    ($path:tt, named [$($parameter:tt),*] $(, body $body:tt)? $(, answer $answer:tt)?; $($function:tt)*) => {
        of_a_bot! {
            $path, [$($parameter,)*
                ("id" = Option<String>, Query, description = "a command id: repeated with the same id, it is not done again")
            ] $(, body $body)? $(, answer $answer)?;
            $($function)*
        }
    };
    ($path:tt, [$($parameter:tt),*] $(, body $body:tt)? $(, answer $answer:tt)?; $($function:tt)*) => {
        #[utoipa::path(post, path = $path, tag = "play", $(request_body = $body,)?
            params(("id" = String, Path, description = "26 letters and digits"), $($parameter),*),
            responses(
                (status = 200, description = "Done and on disk", body = irrgarten_wire::Done),
                $($answer,)?
                (status = "default", description = "Nothing has changed", body = irrgarten_wire::Problem),
            ),
            security(("token" = []))
        )]
        $($function)*
    };
}
pub(super) use of_a_bot;

/// The query of a command.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Named {
    /// A command id: repeated with the same id, it is not done again.
    pub(super) id: Option<String>,
}

/// The query of an action.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Acting {
    id: Option<String>,
    /// For which seat, if the bot has several.
    seat: Option<u8>,
    /// Only if the game has not changed since this version.
    seen: Option<u64>,
}

/// The table's version after the command.
pub(super) type DoneResponse = Result<Json<Done>, ServerError>;

/// Sends a command to the table, with this id or a fresh one.
pub(super) async fn ask(
    app: &App,
    table: TableId,
    bot: Person,
    id: Option<String>,
    command: Command,
) -> DoneResponse {
    let fresh = || Ok(format!("{:032x}", u128::from_be_bytes(random()?)));
    let id = id.map_or_else(fresh, Ok).map_err(|_: crate::RunError| ServerError::from(Code::Internal))?;
    let command = command::read(app, &bot.id, command)?;
    let ask =
        |answer| TaskRequest::Do { reply: Reply::Once(answer), person: bot, id, command, received: None };
    Ok(Json(Done { version: app.registry().ask(table, ask).await? }))
}

of_a_bot! {
    "/api/bot/table/{id}/do", [], body DoCommand;
    /// Any command, as on a socket.
    pub(super) async fn do_command(
        State(app): State<App>,
        Program(bot): Program,
        Path(table): Path<String>,
        Body(DoCommand { id, command }): Body<DoCommand>,
    ) -> DoneResponse {
        ask(&app, known(&app, &table).await?, bot, id, command).await
    }
}

of_a_bot! {
    "/api/bot/table/{id}/move/{action}", named [
        ("action" = String, Path, description = "in the game's notation, percent-encoded"),
        ("seat" = Option<u8>, Query, description = "for which seat, if the bot has several"),
        ("seen" = Option<u64>, Query, description = "only if the game has not changed since this version")
    ], answer (status = 422, description = "The move is refused, with the clause of the rulebook",
        body = irrgarten_wire::Problem);
    /// Act in the game.
    pub(super) async fn act(
        State(app): State<App>,
        Program(bot): Program,
        Path((table, action)): Path<(String, String)>,
        QueryParams(Acting { id, seat, seen }): QueryParams<Acting>,
    ) -> DoneResponse {
        let table = known(&app, &table).await?;
        let seat = match seat {
            Some(seat) => seat,
            None => only_seat(&app, table, &bot).await?,
        };
        ask(&app, table, bot, id, Command::Act { seat, action, seen }).await
    }
}

/// The seat of a bot that has exactly one.
async fn only_seat(app: &App, table: TableId, bot: &Person) -> Result<u8, ServerError> {
    let seen = app.registry().ask(table, |answer| TaskRequest::PublicView { answer }).await?;
    let mut own = (1..).zip(seen.seats.iter()).filter(|(_, chair)| is(chair, bot)).map(|(seat, _)| seat);
    match (own.next(), own.next()) {
        (Some(seat), None) => Ok(seat),
        (None, _) => Err(Code::NotYourSeat.into()),
        (Some(_), Some(_)) => Err(ServerError::new(Code::SeatNeeded, "you have several seats: say ?seat=")),
    }
}

pub(super) fn is(chair: &Occupant, bot: &Person) -> bool {
    chair.person_id() == Some(&bot.id)
}

of_a_bot! {
    "/api/bot/table/{id}/say", named [], body Remark;
    /// Send a chat message.
    pub(super) async fn say(
        State(app): State<App>,
        Program(bot): Program,
        Path(table): Path<String>,
        QueryParams(Named { id }): QueryParams<Named>,
        Body(Remark { text }): Body<Remark>,
    ) -> DoneResponse {
        ask(&app, known(&app, &table).await?, bot, id, Command::Say { text }).await
    }
}

of_a_bot! {
    "/api/bot/table/{id}/abort", named [];
    /// Break the game off.
    pub(super) async fn abort(
        State(app): State<App>,
        Program(bot): Program,
        Path(table): Path<String>,
        QueryParams(Named { id }): QueryParams<Named>,
    ) -> DoneResponse {
        ask(&app, known(&app, &table).await?, bot, id, Command::Abort {}).await
    }
}
