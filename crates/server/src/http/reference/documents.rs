//! What a bot's author reads, as part of the program: `/api/docs/protocol.md`.

use axum::extract::Path;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use irrgarten_wire::Code;

use crate::error::ServerError;

const DOCUMENTS: [(&str, &str); 3] = [
    ("protocol.md", include_str!("../../../../../docs/protocol.md")),
    ("notation.md", include_str!("../../../../../docs/notation.md")),
    ("bot.py", include_str!("../../../../../docs/bot.py")),
];

/// A document as it was written.
#[utoipa::path(get, path = "/api/docs/{name}", tag = "server",
    params(("name" = String, Path, description = "`protocol.md`, `notation.md` or `bot.py`")),
    responses(
        (status = 200, description = "The document", body = String, content_type = "text/plain"),
    )
)]
pub(in crate::http) async fn show_document(Path(name): Path<String>) -> Result<Response, ServerError> {
    let found = DOCUMENTS.iter().find(|(known, _)| *known == name);
    let (_, text) = found.ok_or(Code::NotFound)?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], *text).into_response())
}
