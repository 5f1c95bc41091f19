//! Reports about something that was said at a table. They go to the log of the server, for its operator.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use irrgarten_wire::{Problem, Report};

use super::body::Body;
use super::tables::known;
use crate::App;
use crate::error::ServerError;
use crate::people::Human;
use crate::tables::task::TaskRequest;

/// Tell the operator of the server about something that was said.
#[utoipa::path(post, path = "/api/tables/{id}/report", tag = "tables", security(("cookie" = [])), request_body = Report,
    params(("id" = String, Path, description = "26 letters and digits")),
    responses(
        (status = 204, description = "The operator finds it in the log"),
        (status = "default", description = "What is wrong", body = Problem),
    )
)]
pub(super) async fn report(
    State(app): State<App>,
    Human(by): Human,
    Path(table): Path<String>,
    Body(Report { version }): Body<Report>,
) -> Result<StatusCode, ServerError> {
    // As often as one may say something oneself.
    app.limits().remark(&by.id)?;
    let table = known(&app, &table).await?;
    let (person, text) = app.registry().ask(table, |answer| TaskRequest::Said { version, answer }).await?;
    // Too little of the id to join the table.
    let table: String = table.to_string().chars().take(6).collect();
    tracing::warn!(
        table,
        version,
        reported_by = by.id.0,
        said_by = person.id.0,
        name = person.name,
        text,
        "something that was said was reported"
    );
    Ok(StatusCode::NO_CONTENT)
}
