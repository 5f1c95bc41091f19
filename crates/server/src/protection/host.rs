//! Which host names a request may ask for.
//!
//! A site on the internet can let its own name point to this machine and then talk to the server as if it were its own
//! page (DNS rebinding). At home the server therefore answers to addresses and to names that no such site can have.

use std::net::IpAddr;

use axum::extract::{Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use irrgarten_wire::Code;

use crate::error::ServerError;
use crate::{App, ServerConfig};

/// Refuses requests for a host that is not this server. A public server has HTTPS, which proves its name.
pub(crate) async fn check(State(app): State<App>, request: Request, next: Next) -> Response {
    // A request without the header comes from no browser.
    let asked = request.headers().get(header::HOST).map(|host| host.to_str().unwrap_or_default());
    if app.config().secure || asked.is_none_or(|host| is_ours(host, app.config())) {
        return next.run(request).await;
    }
    ServerError::from(Code::ForeignHost).into_response()
}

fn is_ours(host: &str, config: &ServerConfig) -> bool {
    let name = name_of(host).trim_end_matches('.').to_ascii_lowercase();
    let bare = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(&name);
    let last = name.rsplit('.').next().unwrap_or_default();
    bare.parse::<IpAddr>().is_ok()
        || last == "localhost"
        || last == "local" && name != "local"
        || config.host_names.iter().any(|known| known.eq_ignore_ascii_case(&name))
}

/// Without the port.
fn name_of(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) && !name.is_empty() => {
            // An IPv6 address has colons of its own and stands in brackets.
            if name.contains(':') && !name.ends_with(']') { host } else { name }
        }
        _ => host,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_local_names_and_told_names_are_ours() {
        let config = ServerConfig { host_names: vec!["games.lan".to_owned()], ..ServerConfig::default() };
        for host in [
            "127.0.0.1:8080",
            "192.168.1.5",
            "[::1]:8080",
            "[fd00::7]",
            "localhost:8080",
            "LOCALHOST",
            "kitchen.local",
            "Kitchen.local.:80",
            "games.lan:8080",
            "Games.LAN",
        ] {
            assert!(is_ours(host, &config), "{host}");
        }
        for host in [
            "",
            "evil.example",
            "evil.example:8080",
            "localhost.evil.example",
            "127.0.0.1.evil.example",
            "local",
            "xlocal:80",
            "games.lan.evil.example",
            ":8080",
            "::",
            "[evil]",
        ] {
            assert_eq!(is_ours(host, &config), host == "::", "{host}");
        }
    }
}
