//! Security headers on every response.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;

use crate::App;

/// Pages run our own files and nothing else, and are not framed by other sites.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
                      object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; \
                      connect-src 'self'";

const ALWAYS: [(&str, &str); 5] = [
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    // The address of a private table is the key to it: no other site may learn it.
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
];

/// Adds the security headers to every response.
pub(crate) async fn add(State(app): State<App>, request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api");
    let policy = policy(request.headers());
    let mut response = next.run(request).await;
    response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    for (name, value) in ALWAYS {
        response.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if app.config().secure {
        let only_https = HeaderValue::from_static("max-age=31536000");
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, only_https);
    }
    if is_api {
        let cache = HeaderName::from_static("cache-control");
        response.headers_mut().entry(cache).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

/// Older browsers do not apply `'self'` to sockets, so the host they asked for is named.
fn policy(headers: &HeaderMap) -> HeaderValue {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
    let named = host.filter(|host| host.len() <= 255 && host.bytes().all(plain));
    let named = named.map(|host| HeaderValue::try_from(format!("{POLICY} ws://{host} wss://{host}")));
    named.and_then(Result::ok).unwrap_or(HeaderValue::from_static(POLICY))
}
