//! Routes for the operator of the server: health and metrics.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use irrgarten_store::{DocumentChange, DocumentKey, DocumentWrite, Expect, Store};
use irrgarten_wire::{Code, Health};
use tokio::sync::Mutex;
use tokio::time::Instant;

use crate::App;
use crate::error::ServerError;
use crate::metrics::Gauges;

/// How long the result of a trial write counts: a health check may come every second, and a write costs a sync.
const TRUSTED_FOR: Duration = Duration::from_secs(5);

/// Whether the server can store anything, found out by storing something now and then.
#[derive(Default)]
pub(crate) struct StorageHealth(Mutex<Option<(Instant, Option<Code>)>>);

impl StorageHealth {
    /// The code that players would get now, if nothing can be stored.
    async fn problem(&self, store: &dyn Store) -> Option<Code> {
        let mut last = self.0.lock().await;
        if let Some((at, problem)) = *last
            && at.elapsed() < TRUSTED_FOR
        {
            return problem;
        }
        let problem = try_to_write(store).await.err().map(|error| error.code());
        *last = Some((Instant::now(), problem));
        problem
    }
}

async fn try_to_write(store: &dyn Store) -> Result<(), ServerError> {
    let key = DocumentKey::new("health", "trial")?;
    let change = DocumentChange::Put(b"{}".to_vec());
    store.write(vec![DocumentWrite { key, expect: Expect::Anything, change }]).await?;
    Ok(())
}

/// Is the server open? While it shuts down, or cannot store anything, load balancers should send nobody here.
#[utoipa::path(get, path = "/healthz", tag = "server", responses(
    (status = 200, description = "Open", body = Health),
    (status = 503, description = "Closing, or unable to store anything; the status is the reason", body = Health),
))]
pub(super) async fn show_health(State(app): State<App>) -> Response {
    let problem = if *app.draining().borrow() {
        Some(Code::Draining)
    } else {
        app.storage_health().problem(app.store()).await
    };
    let (status, word) = match problem {
        Some(problem) => (StatusCode::SERVICE_UNAVAILABLE, problem.to_string()),
        None => (StatusCode::OK, "ok".to_owned()),
    };
    let health = Health { status: word, version: env!("CARGO_PKG_VERSION").to_owned(), source: source() };
    (status, Json(health)).into_response()
}

/// The address in the manifest. Whoever builds a program of their own names theirs there.
fn source() -> Option<String> {
    let address = env!("CARGO_PKG_REPOSITORY");
    (!address.is_empty()).then(|| address.to_owned())
}

/// Counters in the text format of Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "server", responses(
    (status = 200, description = "Counters", body = String, content_type = "text/plain"),
))]
pub(super) async fn show_metrics(State(app): State<App>) -> Response {
    let now = Gauges {
        connections: app.sockets().count(),
        people: app.admission().people(),
        tables: app.registry().awake(),
        has_others: app.services().has_other_nodes(),
    };
    let text = app.metrics().text(now, |purpose| app.pool().waiting(purpose));
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use axum::Router;
    use axum::body::{Body, to_bytes};
    use axum::http::Request;
    use irrgarten_store::sqlite::{SqliteOptions, SqliteStore};
    use tower_service::Service as _;

    use super::*;
    use crate::ServerConfig;
    use crate::http::{app, closing_app};

    async fn health(mut router: Router) -> (u16, String) {
        let request = Request::get("/healthz").body(Body::empty()).unwrap();
        let response = router.call(request).await.unwrap();
        let status = response.status().as_u16();
        let body = to_bytes(response.into_body(), 1_000).await.unwrap();
        let health: serde_json::Value = serde_json::from_slice(&body).unwrap();
        (status, health["status"].as_str().unwrap().to_owned())
    }

    #[tokio::test]
    async fn a_server_that_closes_says_so() {
        let folder = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(folder.path().join("irrgarten.db"), SqliteOptions::default()).unwrap();
        let started = App::start(ServerConfig::default(), irrgarten_toys::games(), Arc::new(store)).await;
        let state = started.ok().unwrap();
        assert_eq!(health(app(state.clone())).await, (200, "ok".to_owned()));
        state.drain();
        let closing = (503, "draining".to_owned());
        assert_eq!(health(app(state.clone())).await, closing, "while requests are still answered");
        assert_eq!(health(closing_app(state)).await, closing, "and while the sockets are closed");
    }
}
