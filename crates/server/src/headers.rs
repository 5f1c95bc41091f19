use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;

/// Pages run our own files and nothing else, in nobody's frame.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; connect-src 'self' ws: wss:; object-src 'none'; \
                      base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const ALWAYS: [(&str, &str); 6] = [
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    // The address of a private table is its key: no other site may learn it.
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
];

/// Puts the headers of the house on every answer.
pub(crate) async fn add(request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api");
    let mut response = next.run(request).await;
    for (name, value) in ALWAYS {
        response.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if is_api {
        let cache = HeaderName::from_static("cache-control");
        response.headers_mut().entry(cache).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}
