//! Where the house listens, and who may come in that way.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

use crate::stop::Stop;

/// The way in.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Door {
    pub(super) listen: SocketAddr,
    to: To,
}

#[derive(Debug, PartialEq, Eq)]
enum To {
    /// This machine.
    Here,
    /// The home network, where this machine has this address.
    Home(IpAddr),
    /// Everybody, through a proxy that speaks HTTPS at this origin.
    World(String),
}

impl Door {
    /// Refuses what would let strangers in, or cookies out, without anybody having meant it.
    pub(super) fn new(listen: SocketAddr, lan: bool, public_url: Option<&str>) -> Result<Door, Stop> {
        if let Some(url) = public_url {
            return Ok(Door { listen, to: To::World(origin(url)?) });
        }
        if lan {
            let listen = if listen.ip().is_loopback() {
                SocketAddr::new(Ipv4Addr::UNSPECIFIED.into(), listen.port())
            } else {
                listen
            };
            let own = if listen.ip().is_unspecified() { own_address()? } else { listen.ip() };
            return Door::home(listen, own);
        }
        if listen.ip().is_loopback() {
            return Ok(Door { listen, to: To::Here });
        }
        Err(Stop::Fault(format!(
            "{listen} can be reached from other machines without encryption: use --lan in a home network, or \
             --public-url https://... behind a proxy that speaks HTTPS"
        )))
    }

    fn home(listen: SocketAddr, own: IpAddr) -> Result<Door, Stop> {
        if is_home(own) {
            return Ok(Door { listen, to: To::Home(own) });
        }
        Err(Stop::Fault(format!(
            "{own} is an address of the open internet, where plain HTTP shows everybody's cookies: --lan is for home \
             networks; use --public-url https://... behind a proxy that speaks HTTPS"
        )))
    }

    pub(super) fn is_secure(&self) -> bool {
        matches!(self.to, To::World(_))
    }

    pub(super) fn origins(&self) -> Vec<String> {
        match &self.to {
            To::World(origin) => vec![origin.clone()],
            To::Here | To::Home(_) => Vec::new(),
        }
    }

    /// What to tell who has started the house.
    pub(super) fn announce(&self, port: u16) -> String {
        match &self.to {
            To::Here => format!("Irrgarten is open at http://{}", SocketAddr::new(self.listen.ip(), port)),
            To::World(origin) => format!("Irrgarten is open at {origin}, and listens on {}", self.listen),
            To::Home(own) => {
                let address = format!("http://{}", SocketAddr::new(*own, port));
                let code = QrCode::new(&address).map(|code| code.render::<Dense1x2>().build());
                format!("{}\nIrrgarten is open in your home network at {address}", code.unwrap_or_default())
            }
        }
    }
}

/// `https://host` or `https://host:port` and nothing behind it.
fn origin(url: &str) -> Result<String, Stop> {
    let url = url.trim_end_matches('/');
    let host = url.strip_prefix("https://").ok_or_else(|| {
        Stop::Fault(format!(
            "{url}: expected https://: over plain HTTP everybody on the way reads the cookies"
        ))
    })?;
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
    if host.is_empty() || !host.bytes().all(plain) {
        return Err(Stop::Fault(format!(
            "{url}: expected a host and nothing behind it, as https://play.example.org"
        )));
    }
    Ok(url.to_ascii_lowercase())
}

/// The address this machine has on the way out. Nothing is sent: a datagram socket only looks up the route.
fn own_address() -> Result<IpAddr, Stop> {
    let somewhere = (Ipv4Addr::new(192, 0, 2, 1), 9);
    let found = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0))
        .and_then(|socket| socket.connect(somewhere).and_then(|()| socket.local_addr()));
    let found = found.map(|address| address.ip()).ok().filter(|own| !own.is_unspecified());
    found.ok_or_else(|| {
        Stop::Fault("this machine seems to be in no network: --listen tells its address in yours".to_owned())
    })
}

/// Addresses that are not routed on the open internet.
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

    fn door(listen: &str, lan: bool, url: Option<&str>) -> Result<Door, String> {
        Door::new(listen.parse().unwrap(), lan, url).map_err(|stop| match stop {
            Stop::Fault(sentence) => sentence,
            Stop::Unread | Stop::Help(_) => String::new(),
        })
    }

    #[test]
    fn other_machines_come_in_only_when_asked() {
        assert_eq!(door("127.0.0.1:8080", false, None).unwrap().to, To::Here);
        assert!(door("0.0.0.0:8080", false, None).unwrap_err().contains("--lan"));
        assert!(door("192.168.1.5:8080", false, None).is_err());
        assert_eq!(door("192.168.1.5:80", true, None).unwrap().to, To::Home([192, 168, 1, 5].into()));
        assert!(door("9.9.9.9:80", true, None).unwrap_err().contains("--public-url"));
    }

    #[test]
    fn the_world_comes_in_over_https() {
        let open = door("0.0.0.0:8080", false, Some("https://Play.example.org/")).unwrap();
        assert!(open.is_secure() && open.origins() == ["https://play.example.org"]);
        for bad in ["http://play.example.org", "play.example.org", "https://", "https://a/b", "https://a@b"] {
            assert!(door("127.0.0.1:8080", false, Some(bad)).is_err(), "{bad}");
        }
    }

    #[test]
    fn the_home_network_gets_a_code_to_scan() {
        let told = door("10.0.0.2:0", true, None).unwrap().announce(8081);
        assert!(told.ends_with("http://10.0.0.2:8081") && told.contains('█'), "{told}");
    }
}
