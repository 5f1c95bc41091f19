//! Which origins may change something here or open a socket.

use axum::http::{HeaderMap, header};

use crate::ServerConfig;

/// May this request change something, or open a socket? Browsers name the page that asks; other programs send no
/// origin and no cookie of somebody else.
pub(crate) fn is_welcome(headers: &HeaderMap, config: &ServerConfig) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    match headers.get(header::ORIGIN) {
        None => text("sec-fetch-site").is_none_or(|site| matches!(site, "same-origin" | "none")),
        Some(_) => text("origin").is_some_and(|origin| {
            let listed = config.origins.iter().any(|known| known.eq_ignore_ascii_case(origin));
            // A public server has a configured address; at home it has whatever name the network gives it.
            listed || !config.secure && text("host").is_some_and(|host| is_page_of(origin, host))
        }),
    }
}

fn is_page_of(origin: &str, host: &str) -> bool {
    let asking = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    asking.is_some_and(|asking| asking.eq_ignore_ascii_case(host))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(pairs: &[(&'static str, &'static str)]) -> bool {
        let headers = pairs.iter().map(|(name, value)| {
            (header::HeaderName::from_static(name), header::HeaderValue::from_static(value))
        });
        let config =
            ServerConfig { origins: vec!["https://play.example.org".to_owned()], ..ServerConfig::default() };
        is_welcome(&headers.collect(), &config)
    }

    #[test]
    fn own_and_listed_pages_are_welcome() {
        assert!(ask(&[("host", "home:8080"), ("origin", "http://home:8080")]));
        assert!(ask(&[("host", "127.0.0.1:8080"), ("origin", "https://play.example.org")]));
        assert!(ask(&[("host", "home:8080")]));
        assert!(ask(&[("host", "home:8080"), ("sec-fetch-site", "same-origin")]));
    }

    #[test]
    fn in_the_world_only_listed_pages_are_welcome() {
        let headers = |origin: &'static str| {
            let value = header::HeaderValue::from_static;
            HeaderMap::from_iter([(header::HOST, value("evil.example")), (header::ORIGIN, value(origin))])
        };
        let origins = vec!["https://play.example.org".to_owned()];
        let config = ServerConfig { origins, secure: true, ..ServerConfig::default() };
        assert!(!is_welcome(&headers("https://evil.example"), &config));
        assert!(is_welcome(&headers("https://play.example.org"), &config));
    }

    #[test]
    fn strangers_are_not() {
        for origin in [
            "http://evil.example",
            "http://home",
            "http://home:80801",
            "http://home:8080.evil.example",
            "https://play.example.org.evil.example",
            "https://play.example.org:444",
            "http://home:8080@evil.example",
            "ftp://home:8080",
            "home:8080",
            "null",
            "",
        ] {
            assert!(!ask(&[("host", "home:8080"), ("origin", origin)]), "{origin}");
        }
        assert!(!ask(&[("host", "home:8080"), ("sec-fetch-site", "cross-site")]));
        assert!(!ask(&[("host", "home:8080"), ("sec-fetch-site", "same-site")]));
    }
}
