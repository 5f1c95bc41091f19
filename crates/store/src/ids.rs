//! Names of tables, people, commands and events.

use std::fmt;
use std::str::FromStr;

use crate::StoreError;

/// Crockford's alphabet in lower case: no i, l, o, u, so that an id can be read aloud and typed.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const TEXT_LENGTH: usize = 26;
const MAX_NAME_BYTES: usize = 64;

/// The id of a table: 128 random bits, so that nobody finds a private table by guessing.
///
/// The text form is 26 characters that need no escaping in a URL.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId([u8; 16]);

impl TableId {
    /// An id from 16 bytes of the operating system's randomness.
    pub const fn from_bytes(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    /// The 16 bytes of this id.
    pub const fn as_bytes(&self) -> &[u8; 16] {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bits = u128::from_be_bytes(self.0);
        let text: String = (0..TEXT_LENGTH)
            .map(|place| {
                let shift = 5 * (TEXT_LENGTH - 1 - place);
                char::from(ALPHABET[((bits >> shift) & 31) as usize])
            })
            .collect();
        f.pad(&text)
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TableId({self})")
    }
}

/// The text is not the id of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadTableId;

impl fmt::Display for BadTableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a table id has 26 letters and digits and begins with 0 to 7")
    }
}

impl std::error::Error for BadTableId {}

impl FromStr for TableId {
    type Err = BadTableId;

    /// Upper case is accepted, and `i`, `l`, `o` are read as the digits they look like.
    fn from_str(text: &str) -> Result<Self, BadTableId> {
        if text.len() != TEXT_LENGTH {
            return Err(BadTableId);
        }
        let mut bits: u128 = 0;
        for (place, byte) in text.bytes().enumerate() {
            let letter = match byte.to_ascii_lowercase() {
                b'o' => b'0',
                b'i' | b'l' => b'1',
                other => other,
            };
            let value = ALPHABET.iter().position(|&known| known == letter).ok_or(BadTableId)?;
            // 26 letters hold 130 bits: the first may only carry three.
            if place == 0 && value > 7 {
                return Err(BadTableId);
            }
            bits = bits << 5 | value as u128;
        }
        Ok(Self(bits.to_be_bytes()))
    }
}

/// The sequence number of an event in the log of its table: 1, 2, 3 and so on without gaps.
///
/// [`Seq::NONE`] is before the first event, so that "the last event I know" can be said of an empty log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seq(u64);

impl Seq {
    /// The number before the first event.
    pub const NONE: Self = Self(0);
    /// The first event.
    pub const FIRST: Self = Self(1);

    /// The seq with this number.
    pub const fn new(number: u64) -> Self {
        Self(number)
    }

    /// The number of this seq.
    pub const fn get(self) -> u64 {
        self.0
    }

    /// The next seq.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }

    /// The previous seq; nothing is before [`Seq::NONE`].
    #[must_use]
    pub const fn previous(self) -> Self {
        Self(self.0.saturating_sub(1))
    }
}

impl fmt::Display for Seq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

macro_rules! short_text {
    ($(#[$doc:meta])* $name:ident, $why:literal) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(String);

        impl $name {
            /// Takes 1 to 64 bytes of visible ASCII.
            pub fn new(text: impl Into<String>) -> Result<Self, StoreError> {
                let text = text.into();
                let fits = !text.is_empty() && text.len() <= MAX_NAME_BYTES;
                if fits && text.bytes().all(|byte| byte.is_ascii_graphic()) {
                    Ok(Self(text))
                } else {
                    Err(StoreError::Invalid { why: $why })
                }
            }

            /// The text as it was given.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(&self.0)
            }
        }
    };
}

short_text! {
    /// The sender of a command, or a participant of a table: the id of a person, of a bot, or of the server itself.
    Actor, "an actor is named by 1 to 64 visible ASCII characters"
}

short_text! {
    /// An id that the client chose for one command, so that sending it again does not do it again.
    CommandId, "a command id has 1 to 64 visible ASCII characters"
}
