//! The address a request comes from, with or without a proxy.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;

use crate::App;
use crate::protection::network::Network;

/// The machine at the other end of the connection; set for every request where connections are accepted.
#[derive(Clone, Copy)]
pub(crate) struct Connected(pub(crate) IpAddr);

/// Where a request comes from. `X-Forwarded-For` is believed only if it comes from a configured proxy.
pub(crate) struct Peer(pub(crate) IpAddr);

impl FromRequestParts<App> for Peer {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Peer, Infallible> {
        let connected = parts.extensions.get::<Connected>();
        // Only a test that calls the router without a network has none.
        let connected = connected.map_or(Ipv4Addr::LOCALHOST.into(), |Connected(address)| *address);
        Ok(Peer(behind(connected, &parts.headers, &app.config().proxies)))
    }
}

/// The last address in `X-Forwarded-For` that is not one of our proxies: a client can write anything before it.
fn behind(connected: IpAddr, headers: &HeaderMap, proxies: &[Network]) -> IpAddr {
    let connected = connected.to_canonical();
    let is_proxy = |address| proxies.iter().any(|proxy| proxy.contains(address));
    if !is_proxy(connected) {
        return connected;
    }
    let lines = headers.get_all("x-forwarded-for").into_iter().filter_map(|line| line.to_str().ok());
    let told: Vec<&str> = lines.flat_map(|line| line.split(',')).map(str::trim).collect();
    for word in told.into_iter().rev() {
        match read(word) {
            Some(address) if is_proxy(address) => {}
            Some(address) => return address,
            None => break,
        }
    }
    connected
}

/// An address as proxies write it: some add the port, and put IPv6 in brackets.
fn read(word: &str) -> Option<IpAddr> {
    let bare = word.strip_prefix('[').and_then(|word| word.strip_suffix(']')).unwrap_or(word);
    let address = bare.parse().or_else(|_| word.parse().map(|with_port: SocketAddr| with_port.ip()));
    address.ok().map(|address: IpAddr| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_proxy_is_believed() {
        let proxies = ["127.0.0.1".parse().unwrap(), "10.0.0.0/30".parse().unwrap()];
        let ask = |connected: &str, told: &'static str| {
            let headers = HeaderMap::from_iter([("x-forwarded-for".parse().unwrap(), told.parse().unwrap())]);
            behind(connected.parse().unwrap(), &headers, &proxies).to_string()
        };
        assert_eq!(ask("127.0.0.1", "203.0.113.9"), "203.0.113.9");
        assert_eq!(ask("::ffff:127.0.0.1", "203.0.113.9, 10.0.0.1"), "203.0.113.9");
        assert_eq!(ask("127.0.0.1", "198.51.100.1, 203.0.113.9"), "203.0.113.9");
        assert_eq!(ask("127.0.0.1", "203.0.113.9:51234, 10.0.0.1:80"), "203.0.113.9");
        assert_eq!(ask("127.0.0.1", "[2001:db8::7]:51234"), "2001:db8::7");
        assert_eq!(ask("127.0.0.1", "[2001:db8::7]"), "2001:db8::7");
        assert_eq!(ask("127.0.0.1", "203.0.113.9, nonsense"), "127.0.0.1");
        assert_eq!(ask("192.0.2.5", "203.0.113.9"), "192.0.2.5");
        assert_eq!(
            behind("127.0.0.1".parse().unwrap(), &HeaderMap::new(), &proxies).to_string(),
            "127.0.0.1"
        );
    }
}
