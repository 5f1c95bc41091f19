//! Routes for bots and their tokens, and for invitations to a table.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use irrgarten_table::{Occupant, Person, PersonId, Phase};
use irrgarten_wire::{
    Code, EmptyBody, Invitation, Invitations, Invite, MadeBot, NewBot, OnlineBots, OwnBots, TableSnapshot,
};

use super::body::Body;
use super::tables::known;
use crate::App;
use crate::error::ServerError;
use crate::nodes::listening_bots;
use crate::notify::invitations;
use crate::people::bot_accounts;
use crate::people::{self, Human, Known};
use crate::tables::task::TaskRequest;

/// Make a bot. Its token is shown this once.
#[utoipa::path(post, path = "/api/bots", tag = "bots", security(("cookie" = [])), request_body = NewBot, responses(
    (status = 201, description = "The bot and its token", body = MadeBot),
))]
pub(super) async fn make_bot(
    State(app): State<App>,
    Human(owner): Human,
    Body(NewBot { name }): Body<NewBot>,
) -> Result<(StatusCode, Json<MadeBot>), ServerError> {
    let (bot, token) = bot_accounts::make(&app, &owner.id, &name).await?;
    Ok((StatusCode::CREATED, Json(MadeBot { bot, token })))
}

/// My bots.
#[utoipa::path(get, path = "/api/bots", tag = "bots", security(("cookie" = [])), responses(
    (status = 200, description = "Without their tokens, of which only hashes are stored", body = OwnBots),
))]
pub(super) async fn list_bots(
    State(app): State<App>,
    Human(owner): Human,
) -> Result<Json<OwnBots>, ServerError> {
    Ok(Json(OwnBots { bots: bot_accounts::all(&app, &owner.id).await? }))
}

/// Revoke a token. Connections that were opened with it are closed at once.
#[utoipa::path(post, path = "/api/bots/{id}/revoke", tag = "bots", security(("cookie" = [])), request_body = EmptyBody,
    params(("id" = String, Path, description = "The bot's id")),
    responses(
        (status = 204, description = "The token is not accepted any more"),
    )
)]
pub(super) async fn revoke_bot(
    State(app): State<App>,
    Human(owner): Human,
    Path(bot): Path<String>,
    Body(EmptyBody {}): Body<EmptyBody>,
) -> Result<StatusCode, ServerError> {
    bot_accounts::revoke(&app, &owner.id, &PersonId(bot)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Bots that listen for invitations now.
#[utoipa::path(get, path = "/api/bots/online", tag = "bots", responses(
    (status = 200, description = "By name", body = OnlineBots),
))]
pub(super) async fn list_online_bots(State(app): State<App>) -> Json<OnlineBots> {
    Json(OnlineBots { bots: listening_bots(&app).await })
}

/// Invite a bot or a person to a table. For its host, and for the people who sit there.
#[utoipa::path(post, path = "/api/tables/{id}/invite", tag = "tables", security(("cookie" = []), ("token" = [])), request_body = Invite,
    params(("id" = String, Path, description = "26 letters and digits")),
    responses(
        (status = 200, description = "They are invited", body = Invitation),
    )
)]
pub(super) async fn invite(
    State(app): State<App>,
    Known(by): Known,
    Path(table): Path<String>,
    Body(Invite { to, seat }): Body<Invite>,
) -> Result<Json<Invitation>, ServerError> {
    app.slow_down(&by.id)?;
    let id = known(&app, &table).await?;
    let seen = app.registry().ask(id, |answer| TaskRequest::PublicView { answer }).await?;
    may_invite(&seen, &by, seat)?;
    let to = PersonId(to);
    let guest = match bot_accounts::find(&app, &to).await? {
        None => people::person(&app, &to).await?,
        bot => bot,
    };
    guest.ok_or(Code::NoSuchPerson)?;
    let invitation = Invitation {
        table,
        game: seen.config.game.clone(),
        seats: seen.config.seats,
        clock: seen.config.clock,
        by,
        seat,
    };
    invitations::send(&app, &to, id, invitation.clone()).await?;
    Ok(Json(invitation))
}

/// Tables that somebody asks you to, and that have not begun.
#[utoipa::path(get, path = "/api/me/invitations", tag = "people", security(("cookie" = []), ("token" = [])), responses(
    (status = 200, description = "Your invitations", body = Invitations),
))]
pub(super) async fn list_invitations(
    State(app): State<App>,
    Known(who): Known,
) -> Result<Json<Invitations>, ServerError> {
    app.slow_down(&who.id)?;
    Ok(Json(Invitations { invitations: invitations::pending(&app, &who.id).await? }))
}

fn may_invite(table: &TableSnapshot, by: &Person, seat: Option<u8>) -> Result<(), ServerError> {
    let sits = table.seats.iter().any(|chair| chair.person_id() == Some(&by.id));
    if table.host.id != by.id && !sits {
        return Err(ServerError::new(
            Code::HostOnly,
            "only the host and the people who sit here may invite others",
        ));
    }
    if table.phase != Phase::Gathering {
        return Err(ServerError::new(Code::AlreadyStarted, "the game has already started"));
    }
    let free = |chair: Option<&Occupant>| match chair {
        None => Err(Code::NoSuchSeat.into()),
        Some(Occupant::Empty) => Ok(()),
        Some(_) => Err(ServerError::new(Code::SeatTaken, "somebody sits there already")),
    };
    match seat {
        Some(number) => free(usize::from(number).checked_sub(1).and_then(|index| table.seats.get(index))),
        None => free(table.seats.iter().find(|chair| **chair == Occupant::Empty).or(table.seats.first())),
    }
}
