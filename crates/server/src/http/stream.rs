//! Streams of JSON lines that stay open, with an empty line now and then as a keep-alive.

use axum::extract::{Path, State};
use axum::response::Response;
use irrgarten_store::{Actor, ListedPhase, TableQuery};
use irrgarten_table::{Person, ViewOptions};
use irrgarten_wire::{Code, Notification};
use serde::Deserialize;
use tokio::sync::mpsc;

use super::query::QueryParams;
use super::tables::known;
use crate::App;
use crate::error::ServerError;
use crate::nodes::say_which_bots_listen;
use crate::notify::invitations;
use crate::notify::notifications::line;
use crate::people::Known;
use crate::people::bot_accounts::Program;
use crate::protection::peer::Peer;
use crate::tables::task::{Sink, TaskRequest};
use crate::transport::ndjson::{respond, welcome};
use crate::transport::websocket::new_connection;

const PAGE: usize = 100;

/// Invitations, games that start and end, and turns: first those that are current, then new ones.
#[utoipa::path(get, path = "/api/stream/event", tag = "play", security(("cookie" = []), ("token" = [])), responses(
    (status = 200, description = "A line for every notification; an empty one now and then", body = Notification,
        content_type = "application/x-ndjson"),
))]
pub(super) async fn stream_events(
    State(app): State<App>,
    Known(who): Known,
    Peer(from): Peer,
) -> Result<Response, ServerError> {
    app.slow_down(&who.id)?;
    let admitted = welcome(&app, from)?;
    // Subscribing comes before reading: what happens in between is sent twice rather than never.
    let receiver = app.notifications().subscribe(&who);
    if who.bot {
        say_which_bots_listen(&app);
    }
    let first = standing(&app, &who).await?.iter().map(line).collect();
    let (server, id, is_bot) = (app.clone(), who.id.clone(), who.bot);
    Ok(respond(app, who, first, receiver, async move {
        server.notifications().sweep(&id);
        if is_bot {
            say_which_bots_listen(&server);
        }
        drop(admitted);
    }))
}

/// What a new subscriber should know.
async fn standing(app: &App, who: &Person) -> Result<Vec<Notification>, ServerError> {
    let pending = invitations::pending(app, &who.id).await?;
    let mut all: Vec<Notification> =
        pending.into_iter().map(|invitation| Notification::Invited { invitation }).collect();
    let participant = Some(Actor::new(who.id.0.clone())?);
    let mut after = None;
    loop {
        let (phase, participant) = (Some(ListedPhase::Running), participant.clone());
        let query = TableQuery { phase, listed: None, participant, after, limit: PAGE };
        let page = app.store().tables(query).await?;
        for entry in page.items {
            let person = who.clone();
            let asked = app.registry().ask(entry.id, |answer| TaskRequest::Standing { person, answer }).await;
            // An unreadable table is in the log already; the others go on.
            all.extend(asked.unwrap_or_default());
        }
        match page.next {
            Some(next) => after = Some(next),
            None => return Ok(all),
        }
    }
}

/// From which version on.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct From {
    /// The last version the bot has.
    version: Option<u64>,
}

/// A table as the bot's seats see it: a snapshot, or everything since a version, then everything that happens.
#[utoipa::path(get, path = "/api/bot/table/{id}/stream", tag = "play",
    params(
        ("id" = String, Path, description = "26 letters and digits"),
        ("version" = Option<u64>, Query, description = "the last version the bot has, to get what is missing"),
    ),
    responses(
        (status = 200, description = "The messages of a socket, one a line: welcome, snapshot, events, draining",
            body = irrgarten_wire::ToClient, content_type = "application/x-ndjson"),
    ),
    security(("token" = []))
)]
pub(super) async fn stream_table(
    State(app): State<App>,
    Program(bot): Program,
    Peer(from): Peer,
    Path(table): Path<String>,
    QueryParams(From { version }): QueryParams<From>,
) -> Result<Response, ServerError> {
    let admitted = welcome(&app, from)?;
    let table = known(&app, &table).await?;
    let (out, receiver) = mpsc::channel(app.config().outgoing);
    let (connection, person) = (new_connection(), Some(bot.clone()));
    // Engines read positions in notation, and bots are simpler if every line is a whole table.
    let options = ViewOptions { seats: None, text: true, changes: false };
    let join = TaskRequest::Join { connection, person, version, options, sink: Sink::Lines(out) };
    app.registry().send(table, join).await.map_err(|_| Code::Internal)?;
    let server = app.clone();
    Ok(respond(app, bot, Vec::new(), receiver, async move {
        // A table task that has ended has forgotten its listeners.
        let _ = server.registry().send(table, TaskRequest::Leave { connection }).await;
        drop(admitted);
    }))
}
