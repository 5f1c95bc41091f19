//! Reads the JSON body of a request that changes something.

use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::header;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::App;
use crate::error::ServerError;
use crate::protection::origin;
use irrgarten_wire::Code;

/// How long reading a body may take.
const WITHIN: Duration = Duration::from_secs(10);

/// The body of a request that changes something: JSON from one of our own pages, or from a program that is no
/// browser.
///
/// A form of another site cannot send JSON, and a script of another site fails the origin check.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = ServerError;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, ServerError> {
        if !origin::is_welcome(request.headers(), app.config()) {
            return Err(ServerError::new(
                Code::ForeignOrigin,
                "pages of other sites may not change anything here",
            ));
        }
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let kind = kind.and_then(|kind| kind.split(';').next()).map(str::trim);
        if !kind.is_some_and(|kind| kind.eq_ignore_ascii_case("application/json")) {
            return Err(ServerError::new(Code::BadRequest, "expected a body of type application/json"));
        }
        let bytes = timeout(WITHIN, Bytes::from_request(request, app))
            .await
            .map_err(|_| Code::TooSlow)?
            .map_err(|_| ServerError::new(Code::TooBig, "expected at most 8192 bytes"))?;
        let bad =
            |error: serde_json::Error| ServerError::new(Code::BadRequest, format!("bad request: {error}"));
        serde_json::from_slice(&bytes).map(Body).map_err(bad)
    }
}
