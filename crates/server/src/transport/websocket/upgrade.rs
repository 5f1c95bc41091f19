//! Upgrades an HTTP request to a WebSocket.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, State, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::Response;
use irrgarten_store::TableId;
use irrgarten_wire::{Code, MAX_MESSAGE, Problem, ToClient};

use super::Connection;
use crate::App;
use crate::error::ServerError;
use crate::people::{Session, Visitor};
use crate::protection::origin;
use crate::protection::peer::Peer;
use crate::transport::frames::{FrameWriter, ReadBudget};

/// The library keeps this much for each connection; its default would be 128 KiB.
const READ_BUFFER: usize = 4 * 1024;
/// What does not come from a table is written at once, as far as the network takes it.
const WRITE_TOGETHER: usize = 0;
const WRITE_BUFFER: usize = 256 * 1024;

type Connected = (Peer, Extension<Arc<FrameWriter>>, Extension<Arc<ReadBudget>>);

/// A table over a WebSocket.
#[utoipa::path(get, path = "/api/table/{id}/socket", tag = "tables",
    params(("id" = String, Path, description = "26 letters and digits")),
    responses(
        (status = 101, description = "From now on messages, as described in docs/protocol.md", body = ToClient),
        (status = "default", description = "What is wrong", body = Problem),
    )
)]
pub(crate) async fn open_socket(
    State(app): State<App>,
    Path(table): Path<String>,
    Session(session): Session,
    Visitor(person): Visitor,
    (Peer(from), Extension(writer), Extension(budget)): Connected,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ServerError> {
    if !origin::is_welcome(&headers, app.config()) {
        return Err(ServerError::new(Code::ForeignOrigin, "pages of other sites may not sit at our tables"));
    }
    if *app.draining().borrow() {
        return Err(ServerError::new(Code::Draining, "the server closes for a moment"));
    }
    let table: TableId = table.parse().map_err(|_| Code::NoSuchTable)?;
    app.store().table(table).await?.ok_or(Code::NoSuchTable)?;
    let admitted = app.admission().admit(from, session.filter(|_| person.is_some()))?;
    let sized = upgrade
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_TOGETHER)
        .max_write_buffer_size(WRITE_BUFFER);
    Ok(sized.on_upgrade(move |socket| async move {
        budget.begin(app.config().rate, app.config().burst);
        let at_work = app.sockets().enter();
        Connection::new(app, table, person, admitted, socket, writer).serve().await;
        drop(at_work);
    }))
}
