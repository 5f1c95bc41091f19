//! Where the server listens, and who can reach it there.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

use crate::error::CliError;

/// Where the server listens, and who can reach it.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Endpoint {
    pub(super) listen: SocketAddr,
    to: Audience,
}

#[derive(Debug, PartialEq, Eq)]
enum Audience {
    /// This machine.
    Here,
    /// The home network, where this machine has these addresses, the most likely one first.
    Home(Vec<IpAddr>),
    /// Everybody, through a proxy that speaks HTTPS at this origin.
    World(String),
}

impl Endpoint {
    /// Refuses combinations that would let strangers in, or leak cookies, by accident.
    pub(super) fn new(listen: SocketAddr, lan: bool, public_url: Option<&str>) -> Result<Endpoint, CliError> {
        if let Some(url) = public_url {
            return Ok(Endpoint { listen, to: Audience::World(origin(url)?) });
        }
        if lan {
            let listen = if listen.ip().is_loopback() {
                SocketAddr::new(Ipv4Addr::UNSPECIFIED.into(), listen.port())
            } else {
                listen
            };
            let own = if listen.ip().is_unspecified() { own_addresses()? } else { vec![listen.ip()] };
            return Endpoint::home(listen, own);
        }
        if listen.ip().is_loopback() {
            return Ok(Endpoint { listen, to: Audience::Here });
        }
        Err(CliError::Message(format!(
            "{listen} can be reached from other machines without encryption: use --lan in a home network, or \
             --public-url https://... behind a proxy that speaks HTTPS"
        )))
    }

    /// A machine that can be reached from the internet must not serve plain HTTP.
    fn home(listen: SocketAddr, own: Vec<IpAddr>) -> Result<Endpoint, CliError> {
        let Some(open) = own.iter().find(|&&own| !is_home(own)) else {
            return Ok(Endpoint { listen, to: Audience::Home(own) });
        };
        Err(CliError::Message(format!(
            "{open} is an address of the open internet, where plain HTTP shows everybody's cookies: --lan is for home \
             networks; use --public-url https://... behind a proxy that speaks HTTPS"
        )))
    }

    pub(super) fn is_secure(&self) -> bool {
        matches!(self.to, Audience::World(_))
    }

    /// Only this machine can reach it.
    pub(super) fn is_here(&self) -> bool {
        self.to == Audience::Here
    }

    /// The address for links; the browser on this machine has its own.
    pub(super) fn address(&self, port: u16) -> Option<String> {
        match &self.to {
            Audience::Here => None,
            Audience::Home(own) => own.first().map(|&own| plain(own, port)),
            Audience::World(origin) => Some(origin.clone()),
        }
    }

    /// The address for the browser on this machine.
    pub(super) fn here(&self, port: u16) -> String {
        let own = self.listen.ip();
        plain(if own.is_unspecified() { Ipv4Addr::LOCALHOST.into() } else { own }, port)
    }

    pub(super) fn origins(&self) -> Vec<String> {
        match &self.to {
            Audience::World(origin) => vec![origin.clone()],
            Audience::Here | Audience::Home(_) => Vec::new(),
        }
    }

    /// What to print for the person who started the server, on a screen with colours or without.
    pub(super) fn announce(&self, port: u16, colours: bool) -> String {
        match &self.to {
            Audience::Here => format!("Irrgarten is open at {}", plain(self.listen.ip(), port)),
            Audience::World(origin) => {
                format!("Irrgarten is open at {origin}, and listens on {}", self.listen)
            }
            Audience::Home(own) => {
                let addresses: Vec<String> = own.iter().map(|&own| plain(own, port)).collect();
                let code = addresses.first().map(|address| code(address, colours)).unwrap_or_default();
                format!("{code}\nIrrgarten is open in your home network at {}", addresses.join(" and "))
            }
        }
    }
}

/// A QR code made of letters. With colours it is black on white, as cameras need it: most screens show light letters
/// on dark.
fn code(address: &str, colours: bool) -> String {
    let Ok(code) = QrCode::new(address) else { return String::new() };
    let letters = code.render::<Dense1x2>().build();
    if !colours {
        return letters;
    }
    let lines: Vec<String> = letters.lines().map(|line| format!("\x1b[30;107m{line}\x1b[0m")).collect();
    lines.join("\n")
}

fn plain(own: IpAddr, port: u16) -> String {
    format!("http://{}", SocketAddr::new(own, port))
}

/// `https://host` or `https://host:port` and nothing behind it.
fn origin(url: &str) -> Result<String, CliError> {
    if !url.starts_with("https://") {
        return Err(CliError::Message(format!(
            "{url}: expected https://: over plain HTTP everybody on the way reads the cookies"
        )));
    }
    origin_of(url)
}

/// A scheme and a host, and nothing behind it.
pub(super) fn origin_of(url: &str) -> Result<String, CliError> {
    let url = url.trim_end_matches('/');
    let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://")).unwrap_or_default();
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
    if host.is_empty() || !host.bytes().all(plain) {
        return Err(CliError::Message(format!(
            "{url}: expected a host and nothing behind it, as https://play.example.org"
        )));
    }
    Ok(url.to_ascii_lowercase())
}

/// The addresses of this machine in its networks, first the one with the default route, which others most likely use.
fn own_addresses() -> Result<Vec<IpAddr>, CliError> {
    let found = if_addrs::get_if_addrs().map_err(|error| CliError::at("looking for networks", error))?;
    let others = found.into_iter().map(|network| network.ip()).filter(IpAddr::is_ipv4);
    let mut own: Vec<IpAddr> = others.filter(|own| !own.is_loopback()).collect();
    own.sort_by_key(|own| way_out() != Some(*own));
    if own.is_empty() {
        return Err(CliError::Message(
            "this machine seems to be in no network: --listen tells its address in yours".to_owned(),
        ));
    }
    Ok(own)
}

/// Nothing is sent: a datagram socket only looks up the route.
fn way_out() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

/// Addresses that are not routed on the internet.
fn is_home(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(own) => {
            let [first, second, ..] = own.octets();
            let carrier = first == 100 && (64..128).contains(&second);
            own.is_private() || own.is_link_local() || own.is_loopback() || own.is_documentation() || carrier
        }
        IpAddr::V6(own) => own.is_unique_local() || own.is_unicast_link_local() || own.is_loopback(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn door(listen: &str, lan: bool, url: Option<&str>) -> Result<Endpoint, String> {
        Endpoint::new(listen.parse().unwrap(), lan, url).map_err(|stop| match stop {
            CliError::Message(sentence) => sentence,
            CliError::Unread | CliError::Help(_) => String::new(),
        })
    }

    #[test]
    fn other_machines_can_connect_only_when_that_is_asked_for() {
        assert_eq!(door("127.0.0.1:8080", false, None).unwrap().to, Audience::Here);
        assert!(door("0.0.0.0:8080", false, None).unwrap_err().contains("--lan"));
        assert!(door("192.168.1.5:8080", false, None).is_err());
        assert_eq!(
            door("192.168.1.5:80", true, None).unwrap().to,
            Audience::Home(vec![[192, 168, 1, 5].into()])
        );
        assert!(door("9.9.9.9:80", true, None).unwrap_err().contains("--public-url"));
    }

    #[test]
    fn a_public_server_needs_https() {
        let open = door("0.0.0.0:8080", false, Some("https://Play.example.org/")).unwrap();
        assert!(open.is_secure() && open.origins() == ["https://play.example.org"]);
        for bad in ["http://play.example.org", "play.example.org", "https://", "https://a/b", "https://a@b"] {
            assert!(door("127.0.0.1:8080", false, Some(bad)).is_err(), "{bad}");
        }
    }

    #[test]
    fn the_home_network_gets_a_code_to_scan() {
        let told = door("10.0.0.2:0", true, None).unwrap().announce(8081, false);
        assert!(told.ends_with("http://10.0.0.2:8081") && told.contains('█'), "{told}");
        let two = vec![[10, 0, 0, 2].into(), [192, 168, 0, 9].into()];
        let listen = "0.0.0.0:0".parse().unwrap();
        let both = Endpoint::home(listen, two).ok().unwrap();
        assert!(
            both.announce(80, true)
                .lines()
                .all(|line| !line.contains('█') || line.starts_with("\x1b[30;107m"))
        );
        assert!(both.announce(80, true).ends_with("http://10.0.0.2:80 and http://192.168.0.9:80"));
        assert_eq!(
            (both.address(80).unwrap(), both.here(80)),
            ("http://10.0.0.2:80".into(), "http://127.0.0.1:80".into())
        );
        assert!(Endpoint::home(listen, vec![[10, 0, 0, 2].into(), [9, 9, 9, 9].into()]).is_err());
    }
}
