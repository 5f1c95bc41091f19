//! The page in the browser: files that were built before the server and are part of the program.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::Path;
use std::{fs, io};

use axum::extract::State;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};

use crate::App;
use crate::error::ServerError;
use irrgarten_wire::Code;

/// The files of the page.
#[derive(Clone, Copy)]
pub(crate) struct Site(&'static [File]);

/// A file of the page, plain and compressed.
struct File {
    path: &'static str,
    etag: &'static str,
    plain: &'static [u8],
    brotli: Option<&'static [u8]>,
    gzip: Option<&'static [u8]>,
}

static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/page_files.rs"));

impl Site {
    /// The page that is part of the program, or the one in this folder, for people who work on it. A folder is read
    /// once, here, and stays in memory for as long as the program runs.
    pub(crate) fn open(folder: Option<&Path>) -> io::Result<Site> {
        let Some(folder) = folder else { return Ok(Site(FILES)) };
        let mut files = Vec::new();
        read(folder, "", &mut files)?;
        files.sort_by_key(|file| file.path);
        let site = Site(files.leak());
        match site.find("index.html") {
            Some(_) => Ok(site),
            None => {
                Err(io::Error::new(io::ErrorKind::NotFound, "no index.html in it: expected a built page"))
            }
        }
    }

    fn find(self, path: &str) -> Option<&'static File> {
        self.0.binary_search_by(|file| file.path.cmp(path)).ok().map(|at| &self.0[at])
    }

    fn answer(self, method: &Method, path: &str, headers: &HeaderMap) -> Response {
        let path = path.trim_start_matches('/');
        let is_file =
            path.starts_with("api/") || path.rsplit('/').next().is_some_and(|name| name.contains('.'));
        if !matches!(*method, Method::GET | Method::HEAD) {
            return nothing();
        }
        match self.find(path).or_else(|| if is_file { None } else { self.find("index.html") }) {
            Some(file) => file.answer(headers),
            None if is_file => nothing(),
            None => Html(WITHOUT).into_response(),
        }
    }
}

/// Everything below this folder, whose name within the page is `within`. Compressed copies are left out.
fn read(folder: &Path, within: &str, files: &mut Vec<File>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = format!("{within}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            read(&entry.path(), &format!("{path}/"), files)?;
        } else if !matches!(path.rsplit('.').next(), Some("br" | "gz")) {
            let plain = fs::read(entry.path())?;
            let mut hasher = DefaultHasher::new();
            plain.hash(&mut hasher);
            let etag = format!("\"{:016x}\"", hasher.finish());
            files.push(File {
                path: path.leak(),
                etag: etag.leak(),
                plain: plain.leak(),
                brotli: None,
                gzip: None,
            });
        }
    }
    Ok(())
}

/// Shown until the page is built.
const WITHOUT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
    <meta name=\"viewport\" content=\"width=device-width\"><title>Irrgarten</title>\
    <h1>Irrgarten</h1><p>The server is open, but it was built without its page.</p>\
    <p><code>cargo play</code> builds both (it needs Node 20.19 or newer). Programs find the API at \
    <a href=\"/api/openapi.json\">/api</a>.</p></html>";

/// Any other address: a file of the page, or `index.html`, which finds its way by the address.
pub(super) async fn serve(State(app): State<App>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    app.site().answer(&method, uri.path(), &headers)
}

fn nothing() -> Response {
    ServerError::from(Code::NotFound).into_response()
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

    /// The smallest encoding that the client accepts.
    fn packed(&self, headers: &HeaderMap) -> (Option<&'static str>, &'static [u8]) {
        match (self.brotli, self.gzip) {
            (Some(bytes), _) if takes(headers, "br") => (Some("br"), bytes),
            (_, Some(bytes)) if takes(headers, "gzip") => (Some("gzip"), bytes),
            _ => (None, self.plain),
        }
    }

    fn kind(&self) -> &'static str {
        match self.path.rsplit('.').next() {
            Some("html") => "text/html; charset=utf-8",
            Some("js") => "text/javascript; charset=utf-8",
            Some("css") => "text/css; charset=utf-8",
            Some("txt") => "text/plain; charset=utf-8",
            Some("svg") => "image/svg+xml",
            Some("png") => "image/png",
            Some("woff2") => "font/woff2",
            Some("json" | "webmanifest") => "application/json",
            // Browsers compile it while it comes only if it has this type.
            Some("wasm") => "application/wasm",
            _ => "application/octet-stream",
        }
    }
}

/// Does the client accept this encoding?
pub(super) fn takes(headers: &HeaderMap, wanted: &str) -> bool {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or("");
    accepted.split(',').any(|offer| accepts(offer, wanted))
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

    #[test]
    fn addresses_without_a_file_show_the_page_and_missing_files_are_missing() {
        for (path, status) in [
            ("/", 200),
            ("/t/somewhere/board", 200),
            ("/missing.js", 404),
            ("/api/nothing", 404),
            ("/assets/../Cargo.toml", 404),
        ] {
            let answer = Site(FILES).answer(&Method::GET, path, &HeaderMap::new());
            assert_eq!(answer.status().as_u16(), status, "{path}");
        }
    }

    #[test]
    fn a_folder_can_stand_in_for_the_built_page() {
        let folder = tempfile::tempdir().unwrap();
        assert!(Site::open(Some(folder.path())).is_err(), "nothing is in it");
        fs::create_dir(folder.path().join("assets")).unwrap();
        fs::write(folder.path().join("assets/a.js"), "1").unwrap();
        fs::write(folder.path().join("assets/a.js.br"), "packed").unwrap();
        fs::write(folder.path().join("index.html"), "<p>").unwrap();
        let site = Site::open(Some(folder.path())).unwrap();
        assert_eq!(site.find("assets/a.js").unwrap().plain, b"1");
        assert!(site.find("assets/a.js.br").is_none() && site.find("index.html").is_some());
    }

    #[test]
    fn files_can_be_searched() {
        assert!(FILES.is_sorted_by_key(|file| file.path));
    }
}
