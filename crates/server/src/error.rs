//! What goes wrong, as clients are told. The cause goes to the log.

use std::time::Duration;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use irrgarten_store::StoreError;
use irrgarten_table::Refusal;
use irrgarten_wire::Problem;

/// A problem on its way out.
#[derive(Clone, Debug)]
pub(crate) struct Failure(pub(crate) Problem);

impl Failure {
    pub(crate) fn new(code: &str, message: &str) -> Failure {
        Failure(Problem::new(code, message))
    }

    pub(crate) fn no_such_table() -> Failure {
        Failure::new("no_such_table", "there is no such table")
    }

    pub(crate) fn not_for_bots() -> Failure {
        Failure::new("not_for_bots", "this is for people: use the cookie, not the token")
    }

    pub(crate) fn no_such_person() -> Failure {
        Failure::new("no_such_person", "nobody here is called that")
    }

    pub(crate) fn who_are_you() -> Failure {
        Failure::new("who_are_you", "choose a name first")
    }

    pub(crate) fn bad_name() -> Failure {
        Failure::new("bad_name", "expected a name of 1 to 24 visible characters")
    }

    pub(crate) fn bad_token() -> Failure {
        Failure::new("bad_token", "this token is not known here, or it was revoked")
    }

    pub(crate) fn busy() -> Failure {
        Failure::new("busy", "others were faster, again and again: please try once more")
    }

    /// Too much of something, and when to try again.
    pub(crate) fn slow_down(because: &str, wait: Duration) -> Failure {
        let seconds = wait.as_secs_f64().ceil().clamp(1.0, 86_400.0) as u32;
        let message = format!("{because} that it takes a pause: try again in {seconds} s");
        Failure(Problem { retry_after: Some(seconds), ..Problem::new("slow_down", message) })
    }

    pub(crate) fn internal() -> Failure {
        Failure::new("internal", "this is a fault of the house; it has been written down")
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

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let retry = self.0.retry_after.map(HeaderValue::from);
        let mut response = (self.status(), Json(self.0)).into_response();
        if let Some(retry) = retry {
            response.headers_mut().insert(header::RETRY_AFTER, retry);
        }
        response
    }
}

impl From<&Refusal> for Failure {
    fn from(refusal: &Refusal) -> Failure {
        Failure(refusal.into())
    }
}

/// Names of files and words of the operating system stay in the log.
impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        if matches!(error, StoreError::Missing { .. }) {
            return Failure::no_such_table();
        }
        tracing::error!(code = error.code(), %error, "the store refuses");
        match error {
            StoreError::Full => {
                Failure::new("disk_full", "the house has no room left on its disk: nothing was changed")
            }
            StoreError::ReadOnly => {
                Failure::new("read_only", "the house can only be looked at for now: nothing was changed")
            }
            StoreError::BrokenChain { .. } | StoreError::Corrupt { .. } => {
                Failure::new("damaged", "what is stored of this is damaged and not served")
            }
            _ => Failure::new("store", "the house cannot write this down now: nothing was changed"),
        }
    }
}
