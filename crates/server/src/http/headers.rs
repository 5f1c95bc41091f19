//! Security headers: all of them on documents, and those that say something about it on anything else.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;

use crate::App;

/// Pages run our own files and nothing else, WebAssembly among them.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; \
                      object-src 'none'; base-uri 'none'; form-action 'self'; connect-src 'self'";

/// What other sites may frame: a game to be watched, where nothing can be done but that.
const FRAMED: &str = "/embed/";

/// A script may be run as a worker, and then has only what its own response allows: our scripts, and what they fetch.
const SCRIPT: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; \
                      frame-ancestors 'none'";

/// Whatever is neither a page nor a script loads nothing, should a browser show it, and is not framed either.
const NOTHING: &str = "default-src 'none'; frame-ancestors 'none'";

const ALWAYS: [(&str, &str); 2] =
    [("x-content-type-options", "nosniff"), ("cross-origin-resource-policy", "same-origin")];

/// These are about a window and the links in it.
const ON_PAGES: [(&str, &str); 2] = [
    // The address of a private table is the key to it: no other site may learn it.
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
];

/// Adds the security headers to every response. A first visit is dozens of responses: what would say nothing about one
/// is left out.
pub(crate) async fn add(State(app): State<App>, request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api");
    let is_framed = request.uri().path().starts_with(FRAMED);
    let policy = policy(request.headers(), if is_framed { "*" } else { "'none'" });
    let mut response = next.run(request).await;
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let is = |wanted: &str| kind.is_some_and(|kind| kind.starts_with(wanted));
    let is_page = is("text/html");
    let policy = if is_page {
        policy
    } else {
        HeaderValue::from_static(if is("text/javascript") { SCRIPT } else { NOTHING })
    };
    response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    for &(name, value) in ALWAYS.iter().chain(ON_PAGES.iter().filter(|_| is_page)) {
        response.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if is_page && !is_framed {
        response.headers_mut().insert(header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
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
fn policy(headers: &HeaderMap, ancestors: &str) -> HeaderValue {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
    let host = host.filter(|host| host.len() <= 255 && host.bytes().all(plain));
    let sockets = host.map_or_else(String::new, |host| format!(" ws://{host} wss://{host}"));
    HeaderValue::try_from(format!("frame-ancestors {ancestors}; {POLICY}{sockets}"))
        .unwrap_or(HeaderValue::from_static(NOTHING))
}
