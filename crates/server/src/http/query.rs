//! Reads parameters from the query and the path of a request.

use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{FromRequestParts, Path, Query};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::error::ServerError;
use irrgarten_wire::Code;

/// The query of a request; unknown parameters are refused.
pub(super) struct QueryParams<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for QueryParams<T> {
    type Rejection = ServerError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<QueryParams<T>, ServerError> {
        let query: Result<Query<T>, QueryRejection> = Query::from_request_parts(parts, state).await;
        let bad = |bad: QueryRejection| ServerError::new(Code::BadRequest, bad.body_text());
        query.map(|Query(asked)| QueryParams(asked)).map_err(bad)
    }
}

/// The parameters in the path.
pub(super) struct PathParams<T>(pub(super) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for PathParams<T> {
    type Rejection = ServerError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<PathParams<T>, ServerError> {
        let path: Result<Path<T>, PathRejection> = Path::from_request_parts(parts, state).await;
        let bad = |bad: PathRejection| ServerError::new(Code::BadRequest, bad.body_text());
        path.map(|Path(place)| PathParams(place)).map_err(bad)
    }
}
