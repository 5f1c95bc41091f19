//! Upgrades an HTTP request to a WebSocket.

use std::sync::Arc;

use axum::Extension;
use axum::body::Body;
use axum::extract::{Path, Request, State};
use axum::response::Response;
use hyper_util::rt::TokioIo;
use irrgarten_wire::{Code, MAX_MESSAGE, Problem, ToClient};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

use super::Connection;
use crate::App;
use crate::error::ServerError;
use crate::http::known;
use crate::people::{Session, Visitor};
use crate::protection::origin;
use crate::protection::peer::Peer;
use crate::transport::frames::{FrameWriter, LimitedStream};

/// The library keeps this much for each connection; its default would be 128 KiB.
const READ_BUFFER: usize = 1024;
/// What does not come from a table is written at once, as far as the network takes it.
const WRITE_TOGETHER: usize = 0;
const WRITE_BUFFER: usize = 256 * 1024;

/// A table over a WebSocket.
#[utoipa::path(get, path = "/api/table/{id}/socket", tag = "tables", security((), ("cookie" = []), ("token" = [])),
    params(("id" = String, Path, description = "26 letters and digits")),
    responses(
        (status = 101, description = "From now on messages, as described in docs/protocol.md", body = ToClient),
        (status = "default", description = "What is wrong", body = Problem),
    )
)]
pub(crate) async fn open_socket(
    State(app): State<App>,
    Path(table): Path<String>,
    Peer(from): Peer,
    Session(session): Session,
    Visitor(person): Visitor,
    Extension(writer): Extension<Arc<FrameWriter>>,
    request: Request,
) -> Result<Response, ServerError> {
    // A client that is closed for a flood and comes back at once is refused before its table is looked up.
    app.limits().socket(from)?;
    if !origin::is_welcome(request.headers(), app.config()) {
        return Err(ServerError::new(Code::ForeignOrigin, "pages of other sites may not sit at our tables"));
    }
    if *app.draining().borrow() {
        return Err(ServerError::new(Code::Draining, "the server closes for a moment"));
    }
    let response = create_response_with_body(&request, Body::empty)
        .map_err(|error| ServerError::new(Code::BadRequest, error.to_string()))?;
    let table = known(&app, &table).await?;
    let admitted = app.admission().admit(from, session.filter(|_| person.is_some()))?;
    tokio::spawn(async move {
        // A client that has gone already needs no socket.
        let Ok(upgraded) = hyper::upgrade::on(request).await else { return };
        let stream = LimitedStream::new(TokioIo::new(upgraded), app.config().rate, app.config().burst);
        let socket = WebSocketStream::from_raw_socket(stream, Role::Server, Some(socket_config())).await;
        let at_work = app.sockets().enter();
        Box::new(Connection::new(app, table, person, admitted, socket, writer)).serve().await;
        drop(at_work);
    });
    Ok(response)
}

fn socket_config() -> WebSocketConfig {
    WebSocketConfig::default()
        .max_message_size(Some(MAX_MESSAGE))
        .max_frame_size(Some(MAX_MESSAGE))
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_TOGETHER)
        .max_write_buffer_size(WRITE_BUFFER)
}
