//! Signatures of requests.

use std::fmt::Write as _;

use ring::hmac;

/// HMAC-SHA-256 in hexadecimal digits.
pub fn sign(key: &[u8], body: &[u8]) -> String {
    let tag = hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, key), body);
    tag.as_ref().iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::sign;

    /// The second test case of RFC 4231.
    #[test]
    fn signatures_follow_the_standard() {
        assert_eq!(
            sign(b"Jefe", b"what do ya want for nothing?"),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        );
    }
}
