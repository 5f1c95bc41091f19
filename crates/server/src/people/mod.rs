//! People and how they are authenticated: a cookie with a session token, an account in the store.
//!
//! Tokens are 256 random bits. The store has only their hashes, so a copy of the data file lets nobody sign in.

mod accounts;
pub(crate) mod bot_accounts;
mod cookie;
mod links;
mod passphrase;
pub(crate) mod ratings;
mod remembering;
mod sessions;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use irrgarten_store::{DocumentKey, Expect, Store, StoreError};
use irrgarten_table::Person;

use crate::error::ServerError;
use crate::{App, RunError};
pub(crate) use accounts::{call, person, sign_in_name};
pub(crate) use cookie::Signer;
use irrgarten_wire::Code;
pub(crate) use links::{LINK_SECONDS, make_link, owner_of_link, use_link};
pub(crate) use passphrase::{Device, Hasher, set_passphrase, sign_in};
pub(crate) use remembering::RememberingStore;
pub(crate) use sessions::{Session, SessionKey, close_ended_sessions, end_all_sessions, end_session};

const KEY_BYTES: usize = 32;

/// Random bytes of the operating system.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], RunError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| RunError::Randomness)?;
    Ok(bytes)
}

/// A fresh token of 256 bits as text, and the hash the store keeps of it.
fn token() -> Result<(String, String), ServerError> {
    let bytes = random::<32>().map_err(|_| Code::Internal)?;
    let token = blake3::Hash::from_bytes(bytes).to_hex().to_string();
    let kept = hash_of(&token);
    Ok((token, kept))
}

/// The hash of a token as it is stored. A token has as much randomness as the hash: nothing slower is needed.
fn hash_of(token: &str) -> String {
    blake3::derive_key("irrgarten 1 token", token.as_bytes()).map(|byte| format!("{byte:02x}")).concat()
}

/// The secret key of the server, made at its first start. Without it all sessions are lost.
pub(crate) async fn key(store: &dyn Store) -> Result<[u8; KEY_BYTES], RunError> {
    let document_key = DocumentKey::new("server", "cookie-key")?;
    if store.document(document_key.clone()).await?.is_none() {
        let fresh = random::<KEY_BYTES>()?.to_vec();
        match store.put_if(document_key.clone(), Expect::Absent, fresh).await {
            // Another process was faster; its key is as good.
            Ok(_) | Err(StoreError::Stale { .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
    let kept = store.document(document_key).await?.and_then(|document| document.bytes.try_into().ok());
    kept.ok_or_else(|| StoreError::Corrupt { place: "the key for cookies".to_owned() }.into())
}

/// The person or bot that sends a request, by a cookie or a token; `None` without either.
pub(crate) struct Visitor(pub(crate) Option<Person>);

impl FromRequestParts<App> for Visitor {
    type Rejection = ServerError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, ServerError> {
        if let Some(program) = bot_accounts::holder(app, &parts.headers).await? {
            return Ok(Visitor(Some(program)));
        }
        let Session(session) = Session::from_request_parts(parts, app).await?;
        let Some(session) = session else { return Ok(Visitor(None)) };
        Ok(Visitor(person(app, session.person()).await?))
    }
}

/// The person or bot that sends a request; a visitor without a name is asked to choose one first.
pub(crate) struct Known(pub(crate) Person);

impl FromRequestParts<App> for Known {
    type Rejection = ServerError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Known, ServerError> {
        let Visitor(person) = Visitor::from_request_parts(parts, app).await?;
        person.map(Known).ok_or_else(|| Code::WhoAreYou.into())
    }
}

/// The person that sends a request; bots are refused.
pub(crate) struct Human(pub(crate) Person);

impl FromRequestParts<App> for Human {
    type Rejection = ServerError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Human, ServerError> {
        let Known(person) = Known::from_request_parts(parts, app).await?;
        if person.bot { Err(Code::NotForBots.into()) } else { Ok(Human(person)) }
    }
}
