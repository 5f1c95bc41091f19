//! Networks: the machines whose addresses begin alike.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use serde::Deserialize;

/// One machine (`10.0.0.1`) or all in a network (`172.18.0.0/16`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Network {
    address: IpAddr,
    /// How many bits of the address count.
    bits: u8,
}

/// The text is neither an address nor a network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadNetwork(String);

impl fmt::Display for BadNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: expected an address or a network, as 10.0.0.1 or 172.18.0.0/16", self.0)
    }
}

impl std::error::Error for BadNetwork {}

/// The bits of an address, from the left, and how many it has.
fn bits_of(address: IpAddr) -> (u128, u8) {
    match address {
        IpAddr::V4(four) => (u128::from(u32::from(four)) << 96, 32),
        IpAddr::V6(six) => (u128::from(six), 128),
    }
}

/// All bits from this one on.
fn rest(bits: u8) -> u128 {
    u128::MAX.checked_shr(bits.into()).unwrap_or(0)
}

impl Network {
    /// Is this machine in the network?
    pub fn contains(self, address: IpAddr) -> bool {
        let ((own, length), (other, others)) = (bits_of(self.address), bits_of(address));
        length == others && (own ^ other) & !rest(self.bits) == 0
    }
}

impl From<IpAddr> for Network {
    fn from(address: IpAddr) -> Network {
        let address = address.to_canonical();
        Network { address, bits: bits_of(address).1 }
    }
}

impl FromStr for Network {
    type Err = BadNetwork;

    fn from_str(text: &str) -> Result<Network, BadNetwork> {
        let bad = || BadNetwork(text.to_owned());
        let Some((address, bits)) = text.split_once('/') else {
            return text.parse::<IpAddr>().map(Network::from).map_err(|_| bad());
        };
        let address: IpAddr = address.parse().map_err(|_| bad())?;
        let bits: u8 = bits.parse().map_err(|_| bad())?;
        let (own, length) = bits_of(address);
        // The whole internet is no proxy, and an address with more bits than the network has is most likely a mistake.
        if bits == 0 || bits > length || own & rest(bits) != 0 {
            return Err(bad());
        }
        Ok(Network { address, bits })
    }
}

impl TryFrom<String> for Network {
    type Error = BadNetwork;

    fn try_from(text: String) -> Result<Network, BadNetwork> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_has_the_machines_whose_addresses_begin_alike() {
        for (network, inside, outside) in [
            ("172.18.0.0/16", "172.18.255.1", "172.19.0.1"),
            ("10.0.0.1", "10.0.0.1", "10.0.0.2"),
            ("10.0.0.1/32", "10.0.0.1", "10.0.0.0"),
            ("128.0.0.0/1", "255.0.0.1", "127.0.0.1"),
            ("fd00:1::/32", "fd00:1:2::7", "fd00:2::1"),
            ("::1", "::1", "127.0.0.1"),
        ] {
            let network: Network = network.parse().unwrap();
            assert!(network.contains(inside.parse().unwrap()), "{inside} in {network:?}");
            assert!(!network.contains(outside.parse().unwrap()), "{outside} in {network:?}");
        }
    }

    #[test]
    fn what_is_no_network_is_refused() {
        for text in [
            "",
            "proxy",
            "10.0.0.1/16",
            "0.0.0.0/0",
            "::/0",
            "10.0.0.0/33",
            "10.0.0.0/",
            "10.0.0/8",
            "fd00::/129",
        ] {
            assert!(text.parse::<Network>().is_err(), "{text}");
        }
    }
}
