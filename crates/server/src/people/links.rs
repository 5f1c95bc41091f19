//! Device links: they sign another device in as the same person, once, and not for long.
//!
//! Opening a link changes nothing. The page asks first and then sends the token in a request that only our own page
//! can make, so a link or picture on another site cannot sign a device in.

use axum::http::HeaderValue;
use irrgarten_store::{DocumentChange, DocumentKey, DocumentQuery, DocumentWrite, Expect, StoreError};
use irrgarten_table::{Person, PersonId};
use serde::{Deserialize, Serialize};

use super::sessions::{SessionKey, begin};
use super::{hash_of, person, token};
use crate::App;
use crate::clock::Clock;
use crate::error::ServerError;
use irrgarten_wire::Code;

/// Long enough to find the phone.
pub(crate) const LINK_SECONDS: u32 = 10 * 60;
const COLLECTION: &str = "links";
/// How many old links are deleted when a new one is made.
const SWEEP: usize = 50;

#[derive(Serialize, Deserialize)]
struct LinkDocument {
    person: String,
    /// When it stops working, in milliseconds since 1970.
    until: u64,
}

fn document_key(token: &str) -> Result<DocumentKey, StoreError> {
    DocumentKey::new(COLLECTION, hash_of(token))
}

fn no_such_link() -> ServerError {
    ServerError::from(Code::NoSuchLink)
}

/// Makes a link for a person and returns its token. Only the newest of a person's links works.
pub(crate) async fn make_link(app: &App, owner: &PersonId) -> Result<String, ServerError> {
    let (token, _) = token()?;
    let until = Clock::wall() + u64::from(LINK_SECONDS) * 1000;
    let kept = LinkDocument { person: owner.0.clone(), until };
    let bytes = serde_json::to_vec(&kept).map_err(|_| Code::Internal)?;
    let mut writes = sweep(app, owner).await?;
    writes.push(DocumentWrite {
        key: document_key(&token)?,
        expect: Expect::Absent,
        change: DocumentChange::Put(bytes),
    });
    app.store().write(writes).await?;
    Ok(token)
}

/// Deletes links that have expired, or that a new one replaces.
async fn sweep(app: &App, owner: &PersonId) -> Result<Vec<DocumentWrite>, ServerError> {
    let query =
        DocumentQuery { collection: COLLECTION.to_owned(), prefix: String::new(), after: None, limit: SWEEP };
    let page = app.store().documents(query).await?;
    let now = Clock::wall();
    let old = page.items.into_iter().filter(|document| {
        serde_json::from_slice::<LinkDocument>(&document.bytes)
            .map_or(true, |kept| kept.until <= now || kept.person == owner.0)
    });
    let gone = old.map(|document| DocumentWrite {
        key: document.key,
        expect: Expect::Anything,
        change: DocumentChange::Delete,
    });
    Ok(gone.collect())
}

/// The owner of a link. Looking does not use it up.
pub(crate) async fn owner_of_link(app: &App, token: &str) -> Result<Person, ServerError> {
    let document = app.store().document(document_key(token)?).await?.ok_or_else(no_such_link)?;
    let kept: LinkDocument = serde_json::from_slice(&document.bytes).map_err(|_| no_such_link())?;
    if kept.until <= Clock::wall() {
        return Err(no_such_link());
    }
    person(app, &PersonId(kept.person)).await?.ok_or_else(no_such_link)
}

/// Uses a link up: this device is signed in as its owner.
pub(crate) async fn use_link(
    app: &App,
    token: &str,
    before: Option<SessionKey>,
) -> Result<(Person, HeaderValue), ServerError> {
    let key = document_key(token)?;
    let document = app.store().document(key.clone()).await?.ok_or_else(no_such_link)?;
    let owner = owner_of_link(app, token).await?;
    // Of two devices that use it in the same moment, one succeeds.
    match app.store().delete(key, Expect::Version(document.version)).await {
        Ok(()) => {}
        Err(StoreError::Stale { .. }) => return Err(no_such_link()),
        Err(error) => return Err(error.into()),
    }
    let cookie = begin(app, &owner.id, before).await?;
    Ok((owner, cookie))
}
