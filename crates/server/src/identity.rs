//! Guests: a random id in a signed cookie, a name in the store.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use irrgarten_store::{DocumentKey, Expect, Store, StoreError};
use irrgarten_table::{Person, PersonId};
use serde::{Deserialize, Serialize};

use crate::problem::Failure;
use crate::{App, RunError, name};

/// A year and a month: whoever comes back for the holidays is still known.
const MAX_AGE: u32 = 400 * 24 * 60 * 60;
const KEY_BYTES: usize = 32;

/// Signs cookies, so that nobody can claim to be somebody else.
#[derive(Clone)]
pub(crate) struct Signer {
    key: [u8; KEY_BYTES],
    secure: bool,
}

/// Random bytes of the operating system.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], RunError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| RunError::Randomness)?;
    Ok(bytes)
}

/// The key of the house, made at its first start. Who changes it forgets all guests.
pub(crate) async fn key(store: &dyn Store) -> Result<[u8; KEY_BYTES], RunError> {
    let place = DocumentKey::new("house", "cookie-key")?;
    if store.document(place.clone()).await?.is_none() {
        let fresh = random::<KEY_BYTES>()?.to_vec();
        match store.put_if(place.clone(), Expect::Absent, fresh).await {
            // Another process was faster; its key is as good.
            Ok(_) | Err(StoreError::Stale { .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
    let kept = store.document(place).await?.and_then(|document| document.bytes.try_into().ok());
    kept.ok_or_else(|| StoreError::Corrupt { place: "the key for cookies".to_owned() }.into())
}

impl Signer {
    pub(crate) fn new(key: [u8; KEY_BYTES], secure: bool) -> Signer {
        Signer { key, secure }
    }

    /// A browser accepts a `__Host-` cookie only over HTTPS and only from this very host.
    fn cookie_name(&self) -> &'static str {
        if self.secure { "__Host-irrgarten" } else { "irrgarten" }
    }

    fn signature(&self, id: &str) -> blake3::Hash {
        blake3::keyed_hash(&self.key, format!("irrgarten guest 1 {id}").as_bytes())
    }

    pub(crate) fn cookie(&self, id: &PersonId) -> Option<HeaderValue> {
        let secure = if self.secure { "; Secure" } else { "" };
        let cookie = format!(
            "{}={}.{}; Path=/; Max-Age={MAX_AGE}; HttpOnly; SameSite=Lax{secure}",
            self.cookie_name(),
            id.0,
            self.signature(&id.0).to_hex(),
        );
        HeaderValue::try_from(cookie).ok()
    }

    /// Who sends these headers, if the signature is ours. Hashes are compared in constant time.
    fn read(&self, headers: &HeaderMap) -> Option<PersonId> {
        let cookies = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
        let mut pairs =
            cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
        let value = pairs.find_map(|(key, value)| (key == self.cookie_name()).then_some(value))?;
        let (id, signature) = value.split_once('.')?;
        let claimed = blake3::Hash::from_hex(signature).ok()?;
        (self.signature(id) == claimed).then(|| PersonId(id.to_owned()))
    }
}

/// What is kept of a guest.
#[derive(Serialize, Deserialize)]
struct Kept {
    name: String,
}

fn place(id: &PersonId) -> Result<DocumentKey, StoreError> {
    DocumentKey::new("people", &id.0)
}

/// Whoever sends a request; nobody without a good cookie.
pub(crate) struct Visitor(pub(crate) Option<Person>);

impl FromRequestParts<App> for Visitor {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, Failure> {
        let Some(id) = app.signer().read(&parts.headers) else { return Ok(Visitor(None)) };
        let document = app.store().document(place(&id)?).await?;
        let kept = document.and_then(|document| serde_json::from_slice::<Kept>(&document.bytes).ok());
        Ok(Visitor(kept.map(|Kept { name }| Person::new(id.0, name))))
    }
}

/// Gives somebody a name, and an id to who has none.
pub(crate) async fn call(app: &App, known: Option<Person>, wished: &str) -> Result<Person, Failure> {
    let name = name::clean(wished)
        .ok_or_else(|| Failure::new("bad_name", "expected a name of 1 to 24 visible characters"))?;
    let id = if let Some(person) = known {
        person.id
    } else {
        let bytes = random::<16>().map_err(|_| Failure::internal())?;
        PersonId(format!("{:032x}", u128::from_be_bytes(bytes)))
    };
    let kept = serde_json::to_vec(&Kept { name: name.clone() }).map_err(|_| Failure::internal())?;
    app.store().put_if(place(&id)?, Expect::Anything, kept).await?;
    Ok(Person::new(id.0, name))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(signer: &Signer, cookie: &str) -> Option<PersonId> {
        let cookie = HeaderValue::from_str(cookie).unwrap();
        signer.read(&HeaderMap::from_iter([(header::COOKIE, cookie)]))
    }

    #[test]
    fn a_cookie_is_believed_only_with_our_signature() {
        let signer = Signer::new([7; 32], false);
        let id = PersonId("00ff".to_owned());
        let set = signer.cookie(&id).unwrap().to_str().unwrap().to_owned();
        let pair = set.split(';').next().unwrap();
        assert_eq!(read(&signer, &format!("other=1; {pair}")), Some(id));
        assert_eq!(read(&signer, &pair.replace("00ff", "00fe")), None);
        assert_eq!(read(&signer, &pair[..pair.len() - 1]), None);
        assert_eq!(read(&Signer::new([8; 32], false), pair), None);
        assert_eq!(read(&Signer::new([7; 32], true), pair), None);
        assert_eq!(read(&signer, "irrgarten=00ff"), None);
    }

    #[test]
    fn a_cookie_is_out_of_reach_of_scripts_and_other_sites() {
        let id = PersonId("a".to_owned());
        let plain = Signer::new([7; 32], false).cookie(&id).unwrap();
        let plain = plain.to_str().unwrap();
        assert!(plain.contains("HttpOnly") && plain.contains("SameSite=Lax") && !plain.contains("Secure"));
        let secure = Signer::new([7; 32], true).cookie(&id).unwrap();
        let secure = secure.to_str().unwrap();
        assert!(secure.starts_with("__Host-") && secure.contains("; Secure") && secure.contains("Path=/;"));
    }
}
