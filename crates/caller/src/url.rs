//! Addresses to call.

use std::fmt;
use std::str::FromStr;

use hyper::Uri;

use crate::CallError;

/// A URL such as `https://play.example.org:8443/hook?x=1`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Url {
    /// Over HTTPS?
    pub secure: bool,
    /// A name, or an address without brackets.
    pub host: String,
    /// The port, written or implied.
    pub port: u16,
    /// The path, with the query.
    pub path: String,
}

impl Url {
    /// The same host, another path.
    #[must_use]
    pub fn at(&self, path: &str) -> Url {
        Url { path: path.to_owned(), ..self.clone() }
    }

    pub(crate) fn authority(&self) -> String {
        let host = if self.host.contains(':') { format!("[{}]", self.host) } else { self.host.clone() };
        let usual = if self.secure { 443 } else { 80 };
        if self.port == usual { host } else { format!("{host}:{}", self.port) }
    }
}

impl fmt::Display for Url {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.secure { "https" } else { "http" };
        write!(f, "{scheme}://{}{}", self.authority(), self.path)
    }
}

impl FromStr for Url {
    type Err = CallError;

    fn from_str(text: &str) -> Result<Url, CallError> {
        let bad = CallError::BadUrl;
        let uri: Uri = text.parse().map_err(|_| bad("expected http:// or https://, a host and a path"))?;
        let secure = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(bad("expected http:// or https://")),
        };
        let authority = uri.authority().ok_or_else(|| bad("expected a host"))?;
        if authority.as_str().contains('@') {
            return Err(bad("expected no name or password"));
        }
        let host = authority.host().trim_start_matches('[').trim_end_matches(']');
        if host.is_empty() {
            return Err(bad("expected a host"));
        }
        let port = match authority.port() {
            None if authority.as_str().ends_with(':') => return Err(bad("expected a port behind the colon")),
            None if secure => 443,
            None => 80,
            Some(port) => port.as_u16(),
        };
        let path = uri.path_and_query().map_or("/", |path| path.as_str());
        Ok(Url { secure, host: host.to_owned(), port, path: path.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn urls_are_read_and_written() {
        for (text, host, port, path) in [
            ("https://play.example.org", "play.example.org", 443, "/"),
            ("http://home:8080/api/me?x=1", "home", 8080, "/api/me?x=1"),
            ("http://[::1]:8080/", "::1", 8080, "/"),
            ("https://10.0.0.1/a%20b", "10.0.0.1", 443, "/a%20b"),
        ] {
            let url: Url = text.parse().unwrap();
            assert_eq!((url.host.as_str(), url.port, url.path.as_str()), (host, port, path), "{text}");
            assert_eq!(url.to_string().trim_end_matches('/'), text.trim_end_matches('/'));
        }
    }

    #[test]
    fn an_invalid_url_is_refused_with_a_reason() {
        for text in
            ["", "home", "/api", "ftp://home/", "http://", "http://a@b/", "https://u:p@home/", "http://a b/"]
        {
            assert!(matches!(text.parse::<Url>(), Err(CallError::BadUrl(_))), "{text}");
        }
    }
}
