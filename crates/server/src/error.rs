//! The error of this crate: what clients are told. The cause goes to the log.

use std::time::Duration;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use irrgarten_store::StoreError;
use irrgarten_table::Refusal;
use irrgarten_wire::Problem;

/// Why a request is refused, as the client is told.
#[derive(Clone, Debug)]
pub(crate) struct ServerError(pub(crate) Problem);

impl ServerError {
    pub(crate) fn new(code: &str, message: &str) -> ServerError {
        ServerError(Problem::new(code, message))
    }

    pub(crate) fn no_such_table() -> ServerError {
        ServerError::new("no_such_table", "there is no such table")
    }

    pub(crate) fn not_for_bots() -> ServerError {
        ServerError::new("not_for_bots", "this is for people: use the cookie, not the token")
    }

    pub(crate) fn no_such_person() -> ServerError {
        ServerError::new("no_such_person", "nobody here is called that")
    }

    pub(crate) fn who_are_you() -> ServerError {
        ServerError::new("who_are_you", "choose a name first")
    }

    pub(crate) fn bad_name() -> ServerError {
        ServerError::new("bad_name", "expected a name of 1 to 24 visible characters")
    }

    pub(crate) fn bad_token() -> ServerError {
        ServerError::new("bad_token", "this token is not known here, or it was revoked")
    }

    pub(crate) fn busy() -> ServerError {
        ServerError::new("busy", "others were faster, again and again: please try once more")
    }

    /// Too much of something, and when to try again.
    pub(crate) fn slow_down(because: &str, wait: Duration) -> ServerError {
        let seconds = wait.as_secs_f64().ceil().clamp(1.0, 86_400.0) as u32;
        let message = format!("{because} that it takes a pause: try again in {seconds} s");
        ServerError(Problem { retry_after: Some(seconds), ..Problem::new("slow_down", message) })
    }

    pub(crate) fn internal() -> ServerError {
        ServerError::new("internal", "this is a fault of the server; it has been written down")
    }

    fn status(&self) -> StatusCode {
        match self.0.code.as_str() {
            "who_are_you" | "wrong_passphrase" | "bad_token" => StatusCode::UNAUTHORIZED,
            "foreign_origin" | "not_for_bots" => StatusCode::FORBIDDEN,
            "not_found" | "no_such_table" | "no_such_code" | "no_such_link" | "no_such_person"
            | "not_invited" | "unknown_game" => StatusCode::NOT_FOUND,
            "not_allowed" => StatusCode::METHOD_NOT_ALLOWED,
            "too_slow" => StatusCode::REQUEST_TIMEOUT,
            "name_taken" => StatusCode::CONFLICT,
            "too_big" => StatusCode::PAYLOAD_TOO_LARGE,
            "slow_down" => StatusCode::TOO_MANY_REQUESTS,
            "bad_request" => StatusCode::BAD_REQUEST,
            "internal" => StatusCode::INTERNAL_SERVER_ERROR,
            "disk_full" => StatusCode::INSUFFICIENT_STORAGE,
            "read_only" | "damaged" | "store" | "draining" => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }
}

impl IntoResponse for ServerError {
    fn into_response(self) -> Response {
        let retry = self.0.retry_after.map(HeaderValue::from);
        let mut response = (self.status(), Json(self.0)).into_response();
        if let Some(retry) = retry {
            response.headers_mut().insert(header::RETRY_AFTER, retry);
        }
        response
    }
}

impl From<&Refusal> for ServerError {
    fn from(refusal: &Refusal) -> ServerError {
        ServerError(refusal.into())
    }
}

/// Names of files and words of the operating system stay in the log.
impl From<StoreError> for ServerError {
    fn from(error: StoreError) -> ServerError {
        if matches!(error, StoreError::Missing { .. }) {
            return ServerError::no_such_table();
        }
        tracing::error!(code = error.code(), %error, "the store refuses");
        match error {
            StoreError::Full => {
                ServerError::new("disk_full", "the server has no room left on its disk: nothing was changed")
            }
            StoreError::ReadOnly => {
                ServerError::new("read_only", "the server can only be looked at for now: nothing was changed")
            }
            StoreError::BrokenChain { .. } | StoreError::Corrupt { .. } => {
                ServerError::new("damaged", "what is stored of this is damaged and not served")
            }
            _ => ServerError::new("store", "the server cannot write this down now: nothing was changed"),
        }
    }
}
