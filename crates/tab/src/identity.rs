//! The ids that a tab gives, and the randomness they are made from.

use irrgarten_table::Secret;
use irrgarten_wire::{Code, Problem};

/// As in the ids of a server: no i, l, o, u.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// The ids of a server begin with a digit from 0 to 7.
const FIRST: char = 't';
const LENGTH: usize = 26;

/// The randomness of one request.
pub(crate) struct Entropy {
    pub(crate) id: [u8; 16],
    pub(crate) secret: Secret,
}

impl Entropy {
    /// Reads 96 hexadecimal digits.
    pub(crate) fn read(hex: Option<&str>) -> Result<Entropy, Problem> {
        let missing = || Problem::new(Code::BadRequest, "expected 96 hexadecimal digits of entropy");
        let digits = hex.filter(|hex| hex.len() == 96 && hex.is_ascii()).ok_or_else(missing)?;
        let mut bytes = [0; 48];
        for (byte, at) in bytes.iter_mut().zip((0..).step_by(2)) {
            *byte = u8::from_str_radix(&digits[at..at + 2], 16).map_err(|_| missing())?;
        }
        let (mut id, mut secret) = ([0; 16], [0; 32]);
        id.copy_from_slice(&bytes[..16]);
        secret.copy_from_slice(&bytes[16..]);
        Ok(Entropy { id, secret: Secret(secret) })
    }
}

/// The id of a table of the tab: a `t`, and 125 bits.
pub(crate) fn table_id(bytes: [u8; 16]) -> String {
    let bits = u128::from_be_bytes(bytes);
    let letter = |place: usize| char::from(ALPHABET[((bits >> (5 * place)) & 31) as usize]);
    std::iter::once(FIRST).chain((0..LENGTH - 1).rev().map(letter)).collect()
}

/// Is this the id of a table of a tab?
pub(crate) fn is_table_id(text: &str) -> bool {
    let mut letters = text.bytes();
    text.len() == LENGTH && letters.next() == Some(b't') && letters.all(|letter| ALPHABET.contains(&letter))
}

/// The id of the rematch of a table: always the same, so that asking twice opens one table.
pub(crate) fn rematch_id(table: &str) -> String {
    let hash = blake3::derive_key("irrgarten 1 rematch in a tab", table.as_bytes());
    let mut id = [0; 16];
    id.copy_from_slice(&hash[..16]);
    table_id(id)
}

/// What a bot's dice start from: something else for each decision, and the same when it is asked again.
pub(crate) fn dice(table: &str, version: u64, seat: u8) -> u32 {
    let hash =
        blake3::derive_key("irrgarten 1 dice in a tab", format!("{table} {version} {seat}").as_bytes());
    u32::from_le_bytes([hash[0], hash[1], hash[2], hash[3]])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_look_like_those_of_a_server_and_are_none() {
        let id = table_id([0xff; 16]);
        assert_eq!((id.len(), &id[..3]), (26, "tzz"));
        assert!(is_table_id(&id) && is_table_id(&rematch_id(&id)) && rematch_id(&id) != id);
        for other in ["", "t", "0zzzzzzzzzzzzzzzzzzzzzzzzz", "tzzzzzzzzzzzzzzzzzzzzzzzzu"] {
            assert!(!is_table_id(other), "{other}");
        }
    }

    #[test]
    fn entropy_is_read_whole_or_not_at_all() {
        let hex = format!("{}{}", "ab".repeat(16), "cd".repeat(32));
        let Entropy { id, secret } = Entropy::read(Some(&hex)).unwrap();
        assert_eq!((id, secret), ([0xab; 16], Secret([0xcd; 32])));
        for bad in ["", "ab", &"é".repeat(48), &"x".repeat(96)] {
            assert!(Entropy::read(Some(bad)).is_err(), "{bad}");
        }
        assert!(Entropy::read(None).is_err());
    }
}
