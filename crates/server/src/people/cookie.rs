//! The session cookie, which is signed: which person this device is signed in as.

use axum::http::{HeaderMap, HeaderValue, header};

use irrgarten_table::PersonId;

use super::KEY_BYTES;

/// A year and a month: people who come back for the holidays are still known.
pub(super) const MAX_AGE: u32 = 400 * 24 * 60 * 60;

/// Signs cookies, so that forged ones are refused before anything is looked up.
#[derive(Clone)]
pub(crate) struct Signer {
    key: [u8; KEY_BYTES],
    secure: bool,
}

/// What a cookie says: the person, and the token that proves it.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct CookieContent {
    pub(super) person: String,
    pub(super) token: String,
}

impl Signer {
    pub(crate) fn new(key: [u8; KEY_BYTES], secure: bool) -> Signer {
        Signer { key, secure }
    }

    /// A browser accepts a `__Host-` cookie only over HTTPS and only from this very host.
    fn cookie_name(&self) -> &'static str {
        if self.secure { "__Host-irrgarten" } else { "irrgarten" }
    }

    fn signature(&self, claim: &str) -> blake3::Hash {
        blake3::keyed_hash(&self.key, format!("irrgarten guest 2 {claim}").as_bytes())
    }

    /// The cookie that stays after signing out and tells whose device this was. It proves nothing but that.
    fn known_cookie_name(&self) -> &'static str {
        if self.secure { "__Host-irrgarten-known" } else { "irrgarten-known" }
    }

    fn set(&self, name: &str, value: &str, max_age: u32) -> Option<HeaderValue> {
        let secure = if self.secure { "; Secure" } else { "" };
        let cookie = format!("{name}={value}; Path=/; Max-Age={max_age}; HttpOnly; SameSite=Lax{secure}");
        HeaderValue::try_from(cookie).ok()
    }

    pub(super) fn cookie(&self, claim: &CookieContent) -> Option<HeaderValue> {
        let text = format!("{}.{}", claim.person, claim.token);
        let signature = self.signature(&text).to_hex();
        self.set(self.cookie_name(), &format!("{text}.{signature}"), MAX_AGE)
    }

    /// A cookie for a device that was signed in as this person.
    pub(crate) fn known_cookie(&self, person: &PersonId) -> Option<HeaderValue> {
        let signature = self.signature(&format!("{KNOWN}{}", person.0)).to_hex();
        self.set(self.known_cookie_name(), &format!("{}.{signature}", person.0), MAX_AGE)
    }

    /// The person this device was signed in as before.
    pub(crate) fn read_known(&self, headers: &HeaderMap) -> Option<PersonId> {
        let (person, signature) = value_of(headers, self.known_cookie_name())?.rsplit_once('.')?;
        let claimed = blake3::Hash::from_hex(signature).ok()?;
        (self.signature(&format!("{KNOWN}{person}")) == claimed).then(|| PersonId(person.to_owned()))
    }

    /// A cookie that removes the session cookie from a browser.
    pub(crate) fn no_cookie(&self) -> Option<HeaderValue> {
        self.set(self.cookie_name(), "", 0)
    }

    /// The claim in these headers, if the signature is ours. Hashes are compared in constant time.
    pub(super) fn read(&self, headers: &HeaderMap) -> Option<CookieContent> {
        let (text, signature) = value_of(headers, self.cookie_name())?.rsplit_once('.')?;
        let claimed = blake3::Hash::from_hex(signature).ok()?;
        let (person, token) = text.split_once('.')?;
        let claim = CookieContent { person: person.to_owned(), token: token.to_owned() };
        (self.signature(text) == claimed).then_some(claim)
    }
}

/// Signatures of the two cookies are over different texts: a person's id holds no space.
const KNOWN: &str = "known ";

fn value_of<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find_map(|(key, value)| (key == name).then_some(value))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(signer: &Signer, cookie: &str) -> Option<CookieContent> {
        let cookie = HeaderValue::from_str(cookie).unwrap();
        signer.read(&HeaderMap::from_iter([(header::COOKIE, cookie)]))
    }

    fn claim() -> CookieContent {
        CookieContent { person: "00ff".to_owned(), token: "abcd".to_owned() }
    }

    #[test]
    fn a_cookie_is_believed_only_with_our_signature() {
        let signer = Signer::new([7; 32], false);
        let set = signer.cookie(&claim()).unwrap().to_str().unwrap().to_owned();
        let pair = set.split(';').next().unwrap();
        assert_eq!(read(&signer, &format!("other=1; {pair}")), Some(claim()));
        assert_eq!(read(&signer, &pair.replace("00ff", "00fe")), None);
        assert_eq!(read(&signer, &pair.replace("abcd", "abce")), None);
        assert_eq!(read(&signer, &pair[..pair.len() - 1]), None);
        assert_eq!(read(&Signer::new([8; 32], false), pair), None);
        assert_eq!(read(&Signer::new([7; 32], true), pair), None);
        assert_eq!(read(&signer, "irrgarten=00ff"), None);
    }

    #[test]
    fn a_cookie_is_out_of_reach_of_scripts_and_other_sites() {
        let plain = Signer::new([7; 32], false).cookie(&claim()).unwrap();
        let plain = plain.to_str().unwrap();
        assert!(plain.contains("HttpOnly") && plain.contains("SameSite=Lax") && !plain.contains("Secure"));
        let secure = Signer::new([7; 32], true).cookie(&claim()).unwrap();
        let secure = secure.to_str().unwrap();
        assert!(secure.starts_with("__Host-") && secure.contains("; Secure") && secure.contains("Path=/;"));
        let gone = Signer::new([7; 32], true).no_cookie().unwrap();
        assert!(gone.to_str().unwrap().starts_with("__Host-irrgarten=; Path=/; Max-Age=0;"));
    }
}
