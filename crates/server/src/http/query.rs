use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{FromRequestParts, Path, Query};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::error::Failure;

/// What stands behind the `?`, and nothing else.
pub(super) struct Asked<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asked<T>, Failure> {
        let query: Result<Query<T>, QueryRejection> = Query::from_request_parts(parts, state).await;
        let bad = |bad: QueryRejection| Failure::new("bad_request", &bad.body_text());
        query.map(|Query(asked)| Asked(asked)).map_err(bad)
    }
}

/// What stands in the address.
pub(super) struct Place<T>(pub(super) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Place<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Place<T>, Failure> {
        let path: Result<Path<T>, PathRejection> = Path::from_request_parts(parts, state).await;
        let bad = |bad: PathRejection| Failure::new("bad_request", &bad.body_text());
        path.map(|Path(place)| Place(place)).map_err(bad)
    }
}
