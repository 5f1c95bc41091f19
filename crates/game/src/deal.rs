//! The provable deal: nobody alone decides the cards, and everybody can check them afterwards.
//!
//! The server commits to a secret when the table opens, every person's device to one when it sits down. At the start
//! the devices reveal theirs, at the end the server does. The seed of the deal is a hash over all of them, so neither
//! side could choose it, and a record with all secrets can be dealt again.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{BadText, PerSeat, Seed};

/// 32 random bytes that are kept secret until they are revealed.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Secret(pub [u8; 32]);

/// What is published of a secret before it is revealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Commitment(pub [u8; 32]);

impl Secret {
    /// The commitment to this secret at this table: BLAKE3 in its key derivation mode over table and secret.
    pub fn commitment(&self, table: &str) -> Commitment {
        Commitment(*hash("irrgarten 1 commitment", &[table.as_bytes(), &self.0]).as_bytes())
    }
}

/// Lengths stand before the parts, so that no two lists of parts give the same bytes.
fn hash(purpose: &str, parts: &[&[u8]]) -> blake3::Hash {
    let mut hasher = blake3::Hasher::new_derive_key(purpose);
    for part in parts {
        hasher.update(&(part.len() as u64).to_le_bytes()).update(part);
    }
    hasher.finalize()
}

/// All secrets of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shares {
    /// The server's.
    pub server: Secret,
    /// Each seat's; `None` for bots, for further seats on one device and for shares that were not revealed.
    pub seats: PerSeat<Option<Secret>>,
}

impl Shares {
    /// The seed of the deal.
    pub fn seed(&self, table: &str) -> Seed {
        let mut parts: Vec<&[u8]> = vec![table.as_bytes(), &self.server.0];
        parts.extend(self.seats.iter().map(|share| share.as_ref().map_or(&[][..], |share| &share.0[..])));
        Seed(*hash("irrgarten 1 deal", &parts).as_bytes())
    }
}

/// Logs and panics never show a secret.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// Lower case only: a secret has one spelling, so that no character of a record can be changed unnoticed.
fn read_hex(text: &str) -> Result<[u8; 32], BadText> {
    let hash = blake3::Hash::from_hex(text).ok().filter(|hash| hash.to_hex().as_str() == text);
    hash.map(|hash| *hash.as_bytes())
        .ok_or_else(|| BadText::new(text, 0, "64 hexadecimal digits in small letters"))
}

macro_rules! written_in_hex {
    ($($name:ident)*) => {$(
        impl From<$name> for String {
            fn from(bytes: $name) -> String {
                blake3::Hash::from_bytes(bytes.0).to_hex().to_string()
            }
        }

        impl TryFrom<String> for $name {
            type Error = BadText;
            fn try_from(text: String) -> Result<$name, BadText> {
                text.parse()
            }
        }

        impl FromStr for $name {
            type Err = BadText;
            fn from_str(text: &str) -> Result<$name, BadText> {
                read_hex(text).map($name)
            }
        }
    )*};
}

written_in_hex!(Secret Commitment);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    fn shares() -> Shares {
        let seats = PerSeat::from_fn(3, |seat| (seat.index() != 1).then(|| Secret([seat.number(); 32])));
        Shares { server: Secret([9; 32]), seats }
    }

    #[test]
    fn every_share_and_the_table_decide_the_seed() {
        let seed = shares().seed("table");
        assert_eq!(seed, shares().seed("table"));
        assert_ne!(seed, shares().seed("other"));
        for seat in Seat::all(3) {
            let mut other = shares();
            other.seats[seat] = Some(Secret([77; 32]));
            assert_ne!(seed, other.seed("table"), "share of seat {seat}");
        }
        let mut other = shares();
        other.server = Secret([8; 32]);
        assert_ne!(seed, other.seed("table"));
    }

    #[test]
    fn a_share_at_another_seat_is_another_deal() {
        let mut swapped = shares();
        swapped.seats[Seat::at(1)] = swapped.seats[Seat::at(0)].take();
        assert_ne!(shares().seed("table"), swapped.seed("table"));
    }

    #[test]
    fn commitments_bind_and_hide() {
        let secret = Secret([5; 32]);
        assert_eq!(secret.commitment("a"), secret.commitment("a"));
        assert_ne!(secret.commitment("a"), secret.commitment("b"));
        assert_ne!(secret.commitment("a"), Secret([6; 32]).commitment("a"));
        assert!(!format!("{secret:?}").contains('5'));
    }

    #[test]
    fn a_secret_has_one_spelling() {
        let text = String::from(Secret([0xab; 32]));
        assert_eq!(text.parse(), Ok(Secret([0xab; 32])));
        for wrong in [text.to_uppercase(), text[1..].to_owned(), format!("{text}a"), String::new()] {
            assert!(wrong.parse::<Secret>().is_err(), "{wrong}");
        }
    }
}
