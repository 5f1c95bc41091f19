//! The page in the browser: files that were built before the house was, and are part of it.

use axum::extract::Request;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};

use crate::problem::Failure;

/// A file of the page, as it is and as it travels.
struct File {
    path: &'static str,
    etag: &'static str,
    plain: &'static [u8],
    brotli: Option<&'static [u8]>,
    gzip: Option<&'static [u8]>,
}

static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/page_files.rs"));

/// What stands here until somebody builds the page.
const WITHOUT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
    <meta name=\"viewport\" content=\"width=device-width\"><title>Irrgarten</title>\
    <h1>Irrgarten</h1><p>The house is open, but it was built without its page.</p>\
    <p><code>cargo play</code> builds both (it needs Node 20.19 or newer). Programs find the house at \
    <a href=\"/api/openapi.json\">/api</a>.</p></html>";

/// Any address that is no other's: a file of the page, or the page itself, which finds its way by the address.
pub(super) async fn serve(method: Method, uri: Uri, headers: HeaderMap, _: Request) -> Response {
    let path = uri.path().trim_start_matches('/');
    let is_file = path.starts_with("api/") || path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    if !matches!(method, Method::GET | Method::HEAD) {
        return nothing();
    }
    match find(path).or_else(|| if is_file { None } else { find("index.html") }) {
        Some(file) => file.answer(&headers),
        None if is_file => nothing(),
        None => Html(WITHOUT).into_response(),
    }
}

fn nothing() -> Response {
    Failure::new("not_found", "there is nothing at this address").into_response()
}

fn find(path: &str) -> Option<&'static File> {
    FILES.binary_search_by(|file| file.path.cmp(path)).ok().map(|at| &FILES[at])
}

impl File {
    fn answer(&self, headers: &HeaderMap) -> Response {
        let known = headers.get(IF_NONE_MATCH).and_then(|value| value.to_str().ok());
        let (encoding, bytes) = self.packed(headers);
        let mut response = if known.is_some_and(|known| known.split(',').any(|tag| self.is_tagged(tag))) {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            bytes.into_response()
        };
        let mut set = |name: HeaderName, value| {
            response.headers_mut().insert(name, HeaderValue::from_static(value));
        };
        set(CONTENT_TYPE, self.kind());
        set(ETAG, self.etag);
        set(VARY, "accept-encoding");
        // Files below assets/ have the hash of what is in them in their name.
        let lasting = self.path.starts_with("assets/");
        set(CACHE_CONTROL, if lasting { "public, max-age=31536000, immutable" } else { "no-cache" });
        if let Some(encoding) = encoding {
            set(CONTENT_ENCODING, encoding);
        }
        response
    }

    fn is_tagged(&self, tag: &str) -> bool {
        let tag = tag.trim();
        tag == "*" || tag.strip_prefix("W/").unwrap_or(tag) == self.etag
    }

    /// The smallest form the client takes.
    fn packed(&self, headers: &HeaderMap) -> (Option<&'static str>, &'static [u8]) {
        let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or("");
        let takes = |wanted: &str| accepted.split(',').any(|offer| accepts(offer, wanted));
        match (self.brotli, self.gzip) {
            (Some(bytes), _) if takes("br") => (Some("br"), bytes),
            (_, Some(bytes)) if takes("gzip") => (Some("gzip"), bytes),
            _ => (None, self.plain),
        }
    }

    fn kind(&self) -> &'static str {
        match self.path.rsplit('.').next() {
            Some("html") => "text/html; charset=utf-8",
            Some("js") => "text/javascript; charset=utf-8",
            Some("css") => "text/css; charset=utf-8",
            Some("svg") => "image/svg+xml",
            Some("png") => "image/png",
            Some("woff2") => "font/woff2",
            Some("json" | "webmanifest") => "application/json",
            _ => "application/octet-stream",
        }
    }
}

/// Is this part of an `accept-encoding` the wanted one, and not refused with `q=0`?
fn accepts(offer: &str, wanted: &str) -> bool {
    let mut parts = offer.split(';').map(str::trim);
    let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(wanted));
    named && !parts.any(|weight| matches!(weight, "q=0" | "q=0.0" | "q=0.00" | "q=0.000"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: File =
        File { path: "assets/a.js", etag: "\"1\"", plain: b"plain", brotli: Some(b"br"), gzip: Some(b"gz") };

    fn answer(pairs: &[(&'static str, &'static str)]) -> Response {
        let headers = pairs
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
        FILE.answer(&headers.collect())
    }

    fn encoding(accepted: &'static str) -> Option<String> {
        let answer = answer(&[("accept-encoding", accepted)]);
        answer.headers().get(CONTENT_ENCODING).map(|value| value.to_str().unwrap().to_owned())
    }

    #[test]
    fn the_smallest_form_that_is_accepted_travels() {
        assert_eq!(encoding("gzip, deflate, br").as_deref(), Some("br"));
        assert_eq!(encoding("gzip;q=1.0, br;q=0").as_deref(), Some("gzip"));
        assert_eq!(encoding("identity"), None);
    }

    #[test]
    fn what_is_known_is_not_sent_again() {
        assert_eq!(answer(&[("if-none-match", "\"0\", W/\"1\"")]).status(), StatusCode::NOT_MODIFIED);
        assert_eq!(answer(&[("if-none-match", "\"2\"")]).status(), StatusCode::OK);
        assert!(answer(&[]).headers()[CACHE_CONTROL].to_str().unwrap().contains("immutable"));
    }

    #[tokio::test]
    async fn addresses_without_a_file_show_the_page_and_missing_files_are_missing() {
        for (path, status) in [
            ("/", 200),
            ("/t/somewhere/board", 200),
            ("/missing.js", 404),
            ("/api/nothing", 404),
            ("/assets/../Cargo.toml", 404),
        ] {
            let request = Request::new(axum::body::Body::empty());
            let answer = serve(Method::GET, path.parse().unwrap(), HeaderMap::new(), request).await;
            assert_eq!(answer.status().as_u16(), status, "{path}");
        }
    }

    #[test]
    fn files_can_be_searched() {
        assert!(FILES.is_sorted_by_key(|file| file.path));
    }
}
