//! Signing in with a name and a passphrase.

use std::net::IpAddr;
use std::sync::Arc;

use argon2::password_hash::{PasswordHash, PasswordHasher as _, PasswordVerifier as _, SaltString};
use argon2::{Algorithm, Argon2, Params, Version};
use axum::http::HeaderValue;
use irrgarten_api::text;
use irrgarten_store::{DocumentChange, DocumentKey, DocumentWrite, Expect, StoreError};
use irrgarten_table::{Person, PersonId};
use tokio::sync::Semaphore;

use super::accounts::{Passphrase, PersonDocument, load};
use super::sessions::{SessionKey, begin};
use super::{person, random};
use crate::App;
use crate::error::ServerError;
use irrgarten_wire::Code;

/// 19 MiB and two passes: expensive for an attacker with a graphics card, affordable for a small server.
const MEMORY_KIB: u32 = 19 * 1024;
const PASSES: u32 = 2;
/// How many hashes are computed at once, which bounds the memory.
const AT_ONCE: usize = 2;
const SHORTEST: usize = 8;
const LONGEST: usize = 200;

/// Hashes passphrases on threads of their own, slowly on purpose.
#[derive(Clone)]
pub(crate) struct Hasher {
    places: Arc<Semaphore>,
}

/// Compared with if the name does not exist, so that the response takes as long. No passphrase fits it. It is written
/// down, because making one takes memory that an idle server would keep.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5IHNpdHMgaGVyZQ$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

fn argon2() -> Option<Argon2<'static>> {
    let params = Params::new(MEMORY_KIB, PASSES, 1, None).ok()?;
    Some(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

fn hash(passphrase: &str) -> Option<String> {
    let salt = SaltString::encode_b64(&random::<16>().ok()?).ok()?;
    Some(argon2()?.hash_password(passphrase.as_bytes(), &salt).ok()?.to_string())
}

fn fits(hash: &str, passphrase: &str) -> bool {
    let (Ok(hash), Some(argon2)) = (PasswordHash::new(hash), argon2()) else { return false };
    argon2.verify_password(passphrase.as_bytes(), &hash).is_ok()
}

impl Hasher {
    pub(crate) fn new() -> Hasher {
        Hasher { places: Arc::new(Semaphore::new(AT_ONCE)) }
    }

    async fn beside<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ServerError> {
        let places = Arc::clone(&self.places);
        let _place = places.acquire_owned().await.map_err(|_| Code::Internal)?;
        tokio::task::spawn_blocking(work).await.map_err(|_| Code::Internal.into())
    }

    async fn hash(&self, passphrase: String) -> Result<String, ServerError> {
        self.beside(move || hash(&passphrase)).await?.ok_or_else(|| Code::Internal.into())
    }

    async fn fits(&self, hash: Option<String>, passphrase: String) -> Result<bool, ServerError> {
        let (known, hash) = (hash.is_some(), hash.unwrap_or_else(|| NOBODY.to_owned()));
        Ok(self.beside(move || fits(&hash, &passphrase)).await? && known)
    }
}

/// The key of the document that names the owner of a sign-in name. Case and spaces do not matter.
fn name_key(name: &str) -> Result<DocumentKey, ServerError> {
    Ok(DocumentKey::new("sign-in", clean_name(name)?.to_lowercase())?)
}

fn clean_name(name: &str) -> Result<String, ServerError> {
    Ok(text::name(name).ok_or(Code::BadName)?)
}

fn wrong() -> ServerError {
    ServerError::from(Code::WrongPassphrase)
}

/// Sets or changes the passphrase of a person. The name must be free, or their own.
pub(crate) async fn set_passphrase(
    app: &App,
    id: &PersonId,
    name: &str,
    passphrase: String,
    current: Option<String>,
) -> Result<String, ServerError> {
    if !(SHORTEST..=LONGEST).contains(&passphrase.chars().count()) {
        return Err(Code::BadPassphrase.into());
    }
    let (document, before) = load(app, id).await?.ok_or(Code::WhoAreYou)?;
    let wanted = name_key(name)?;
    let mut writes = Vec::new();
    if let Some(Passphrase { name, hash }) = &before.sign_in {
        let old = name_key(name)?;
        app.limits().own_passphrase(id)?;
        if !app.hasher().fits(Some(hash.clone()), current.unwrap_or_default()).await? {
            return Err(wrong());
        }
        if old != wanted {
            writes.push(DocumentWrite { key: old, expect: Expect::Anything, change: DocumentChange::Delete });
        }
    }
    if let Some(taken) = app.store().document(wanted.clone()).await?
        && taken.bytes != id.0.as_bytes()
    {
        return Err(Code::NameTaken.into());
    }
    let shown = clean_name(name)?;
    let hash = app.hasher().hash(passphrase).await?;
    let after = PersonDocument { sign_in: Some(Passphrase { name: shown.clone(), hash }), ..before };
    let bytes = serde_json::to_vec(&after).map_err(|_| Code::Internal)?;
    let expect = Expect::Version(document.version);
    writes.push(DocumentWrite { key: document.key, expect, change: DocumentChange::Put(bytes) });
    let owner = DocumentChange::Put(id.0.clone().into_bytes());
    let free = app.store().document(wanted.clone()).await?;
    let expect = free.map_or(Expect::Absent, |mine| Expect::Version(mine.version));
    writes.push(DocumentWrite { key: wanted, expect, change: owner });
    match app.store().write(writes).await {
        Ok(_) => Ok(shown),
        Err(StoreError::Stale { .. }) => Err(Code::Busy.into()),
        Err(error) => Err(error.into()),
    }
}

/// The device that wants to be signed in.
pub(crate) struct Device {
    pub(crate) from: IpAddr,
    /// Its present session.
    pub(crate) before: Option<SessionKey>,
    /// The person it was signed in as before.
    pub(crate) known: Option<PersonId>,
}

/// Signs a device in as the person who set this name and passphrase.
pub(crate) async fn sign_in(
    app: &App,
    name: &str,
    passphrase: String,
    Device { from, before, known: known_as }: Device,
) -> Result<(Person, HeaderValue), ServerError> {
    let name_key = name_key(name)?;
    let owner = app.store().document(name_key.clone()).await?;
    let owner = owner.and_then(|document| String::from_utf8(document.bytes).ok()).map(PersonId);
    match &owner {
        Some(owner) if known_as.as_ref() == Some(owner) => app.limits().passphrase_of_known_device(owner)?,
        _ => app.limits().passphrase(name_key.key(), from)?,
    }
    let known = match &owner {
        Some(owner) => load(app, owner).await?.and_then(|(_, kept)| kept.sign_in),
        None => None,
    };
    let good = app.hasher().fits(known.map(|sign_in| sign_in.hash), passphrase).await?;
    let owner = owner.filter(|_| good).ok_or_else(wrong)?;
    let owner = person(app, &owner).await?.ok_or_else(wrong)?;
    let cookie = begin(app, &owner.id, before).await?;
    Ok((owner, cookie))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_passphrase_fits_its_own_hash_only() {
        let kept = hash("correct horse").unwrap();
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        assert!(fits(&kept, "correct horse") && !fits(&kept, "correct hors"));
        assert_ne!(hash("correct horse").unwrap(), kept, "every hash has its own salt");
        assert!(!fits("nonsense", "correct horse"));
    }

    #[test]
    fn nobody_is_compared_with_at_the_same_cost() {
        let (nobody, somebody) = (PasswordHash::new(NOBODY).unwrap(), hash("correct horse").unwrap());
        let somebody = PasswordHash::new(&somebody).unwrap();
        assert_eq!(
            (nobody.algorithm, nobody.version, nobody.params),
            (somebody.algorithm, somebody.version, somebody.params.clone())
        );
        let sizes = |hash: &PasswordHash<'_>| (hash.salt.unwrap().len(), hash.hash.unwrap().len());
        assert_eq!(sizes(&PasswordHash::new(NOBODY).unwrap()), sizes(&somebody));
    }
}
