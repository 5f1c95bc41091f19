//! The error type of this crate, as clients see it. The cause goes to the log.

use std::time::Duration;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use irrgarten_faces::GameError;
use irrgarten_store::StoreError;
use irrgarten_table::{TableError, problem_of};
use irrgarten_wire::{Code, Problem};

/// Why a request is refused, as the client sees it.
#[derive(Clone, Debug)]
pub(crate) struct ServerError(pub(crate) Problem);

impl ServerError {
    pub(crate) fn new(code: Code, message: impl Into<String>) -> ServerError {
        ServerError(Problem::new(code, message))
    }

    pub(crate) fn code(&self) -> Code {
        self.0.code
    }

    /// Too many requests of one kind, with the time to wait.
    pub(crate) fn slow_down(because: &str, wait: Duration) -> ServerError {
        let seconds = wait.as_secs_f64().ceil().clamp(1.0, 86_400.0) as u32;
        let message = format!("{because} that it takes a pause: try again in {seconds} s");
        ServerError(Problem { retry_after: Some(seconds), ..Problem::new(Code::SlowDown, message) })
    }
}

impl IntoResponse for ServerError {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.code().status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let retry = self.0.retry_after.map(HeaderValue::from);
        let mut response = (status, Json(self.0)).into_response();
        if let Some(retry) = retry {
            response.headers_mut().insert(header::RETRY_AFTER, retry);
        }
        response
    }
}

impl From<Code> for ServerError {
    fn from(code: Code) -> ServerError {
        ServerError(code.into())
    }
}

impl From<Problem> for ServerError {
    fn from(problem: Problem) -> ServerError {
        ServerError(problem)
    }
}

impl From<&TableError> for ServerError {
    fn from(refusal: &TableError) -> ServerError {
        ServerError(refusal.into())
    }
}

impl From<GameError> for ServerError {
    fn from(error: GameError) -> ServerError {
        ServerError(problem_of(&error))
    }
}

/// File names and messages of the operating system stay in the log.
impl From<StoreError> for ServerError {
    fn from(error: StoreError) -> ServerError {
        match error {
            StoreError::Missing { .. } => return Code::NoSuchTable.into(),
            // An id or a name that is empty or too long.
            StoreError::Invalid { why } => return ServerError::new(Code::BadRequest, why),
            _ => {}
        }
        if let StoreError::Unreachable { .. } = &error {
            tracing::error!(code = error.code(), %error, "the database is away");
            let message =
                "the database cannot be reached now: sent again, the same command tells whether it was done";
            return ServerError::new(Code::Store, message);
        }
        tracing::error!(code = error.code(), %error, "the store refuses");
        ServerError::from(match error {
            StoreError::Full => Code::DiskFull,
            StoreError::ReadOnly => Code::ReadOnly,
            StoreError::BrokenChain { .. } | StoreError::Corrupt { .. } => Code::Damaged,
            _ => Code::Store,
        })
    }
}
