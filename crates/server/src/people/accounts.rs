//! The stored account of a person: name, avatar, passphrase.

use axum::http::HeaderValue;
use irrgarten_api::text;
use irrgarten_store::{Document, DocumentKey, Expect, StoreError};
use irrgarten_table::{Person, PersonId};
use irrgarten_wire::{Avatar, Code};
use serde::{Deserialize, Serialize};

use super::random;
use super::sessions::begin;
use crate::App;
use crate::error::ServerError;

/// How often a change is tried when another one conflicts with it.
const ATTEMPTS: usize = 5;

/// The stored account of a person.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct PersonDocument {
    pub(super) name: String,
    #[serde(default)]
    pub(super) avatar: Avatar,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) sign_in: Option<Passphrase>,
}

/// How a person signs in on a device that does not know them.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Passphrase {
    /// As it was typed.
    pub(super) name: String,
    /// Argon2id, in the usual text form with its salt and parameters.
    pub(super) hash: String,
}

pub(super) fn document_key(id: &PersonId) -> Result<DocumentKey, StoreError> {
    DocumentKey::new("people", &id.0)
}

fn read(document: &Document) -> Option<PersonDocument> {
    serde_json::from_slice(&document.bytes).ok()
}

pub(super) async fn load(
    app: &App,
    id: &PersonId,
) -> Result<Option<(Document, PersonDocument)>, ServerError> {
    let document = app.store().document(document_key(id)?).await?;
    Ok(document.and_then(|document| read(&document).map(|kept| (document, kept))))
}

/// The person with this id.
pub(crate) async fn person(app: &App, id: &PersonId) -> Result<Option<Person>, ServerError> {
    let kept = load(app, id).await?;
    Ok(kept.map(|(_, kept)| Person { avatar: kept.avatar, ..Person::new(id.0.clone(), kept.name) }))
}

/// The name a person signs in with, if they have set a passphrase.
pub(crate) async fn sign_in_name(app: &App, id: &PersonId) -> Result<Option<String>, ServerError> {
    let kept = load(app, id).await?;
    Ok(kept.and_then(|(_, kept)| kept.sign_in).map(|sign_in| sign_in.name))
}

/// Changes an account; a conflicting change is retried.
async fn change(
    app: &App,
    id: &PersonId,
    change: impl Fn(&mut PersonDocument),
) -> Result<PersonDocument, ServerError> {
    for _ in 0..ATTEMPTS {
        let (document, mut kept) = load(app, id).await?.ok_or(Code::WhoAreYou)?;
        change(&mut kept);
        let bytes = serde_json::to_vec(&kept).map_err(|_| Code::Internal)?;
        match app.store().put_if(document.key, Expect::Version(document.version), bytes).await {
            Ok(_) => return Ok(kept),
            Err(StoreError::Stale { .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(Code::Busy.into())
}

/// Sets the name and avatar of a person. A visitor without an account gets one, and the session cookie.
pub(crate) async fn call(
    app: &App,
    known: Option<Person>,
    name: &str,
    avatar: Option<Avatar>,
) -> Result<(Person, Option<HeaderValue>), ServerError> {
    let name = text::name(name).ok_or(Code::BadName)?;
    if let Some(Person { id, .. }) = known {
        let kept = change(app, &id, |kept| {
            kept.name.clone_from(&name);
            kept.avatar = avatar.unwrap_or(kept.avatar);
        });
        let kept = kept.await?;
        return Ok((Person { avatar: kept.avatar, ..Person::new(id.0, kept.name) }, None));
    }
    let bytes = random::<16>().map_err(|_| Code::Internal)?;
    let id = PersonId(format!("{:032x}", u128::from_be_bytes(bytes)));
    let avatar = avatar.unwrap_or_else(|| Avatar::numbered(bytes[0]));
    let kept = PersonDocument { name: name.clone(), avatar, sign_in: None };
    let kept = serde_json::to_vec(&kept).map_err(|_| Code::Internal)?;
    app.store().put_if(document_key(&id)?, Expect::Absent, kept).await?;
    let cookie = begin(app, &id, None).await?;
    Ok((Person { avatar, ..Person::new(id.0, name) }, Some(cookie)))
}
