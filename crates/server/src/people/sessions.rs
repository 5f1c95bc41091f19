//! Sessions: the devices that are signed in as a person.

use axum::extract::FromRequestParts;
use axum::http::HeaderValue;
use axum::http::request::Parts;
use irrgarten_store::{
    DocumentChange, DocumentKey, DocumentQuery, DocumentWrite, Expect, MAX_PAGE, StoreError,
};
use irrgarten_table::PersonId;
use serde::{Deserialize, Serialize};

use super::cookie::{CookieContent, MAX_AGE};
use super::{hash_of, token};
use crate::App;
use crate::clock::Clock;
use crate::error::ServerError;
use crate::nodes::NodeMessage;
use irrgarten_wire::Code;

const COLLECTION: &str = "sessions";
/// As many documents as the store changes in one transaction.
const TOGETHER: usize = 50;

/// A device that is signed in: the person, and the hash of the device's token.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct SessionKey {
    person: PersonId,
    hash: String,
}

#[derive(Serialize, Deserialize)]
struct SessionDocument {
    /// When the device signed in, in milliseconds since 1970.
    since: u64,
}

impl SessionKey {
    pub(crate) fn person(&self) -> &PersonId {
        &self.person
    }

    pub(crate) fn hash(&self) -> &str {
        &self.hash
    }

    fn document_key(&self) -> Result<DocumentKey, StoreError> {
        DocumentKey::new(COLLECTION, format!("{}:{}", self.person.0, self.hash))
    }
}

/// The session of a request; none without a valid cookie. Looked up once per request.
#[derive(Clone)]
pub(crate) struct Session(pub(crate) Option<SessionKey>);

impl FromRequestParts<App> for Session {
    type Rejection = ServerError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Session, ServerError> {
        if let Some(session) = parts.extensions.get::<Session>() {
            return Ok(session.clone());
        }
        let session = match app.signer().read(&parts.headers) {
            Some(claim) => Session(find(app, claim).await?),
            None => Session(None),
        };
        parts.extensions.insert(session.clone());
        Ok(session)
    }
}

/// The session a cookie claims, if it exists and has not expired.
async fn find(app: &App, claim: CookieContent) -> Result<Option<SessionKey>, ServerError> {
    let session = SessionKey { person: PersonId(claim.person), hash: hash_of(&claim.token) };
    let kept = app.store().document(session.document_key()?).await?;
    let kept = kept.and_then(|document| serde_json::from_slice::<SessionDocument>(&document.bytes).ok());
    let age = kept.map(|SessionDocument { since }| Clock::wall().saturating_sub(since));
    let good = age.is_some_and(|age| age < u64::from(MAX_AGE) * 1000);
    Ok(good.then_some(session))
}

/// Signs a device in. The session it had before ends, so that nobody can prepare one for somebody else.
pub(crate) async fn begin(
    app: &App,
    person: &PersonId,
    before: Option<SessionKey>,
) -> Result<HeaderValue, ServerError> {
    let (token, hash) = token()?;
    let session = SessionKey { person: person.clone(), hash };
    let kept = serde_json::to_vec(&SessionDocument { since: Clock::wall() }).map_err(|_| Code::Internal)?;
    app.store().put_if(session.document_key()?, Expect::Absent, kept).await?;
    if let Some(before) = before {
        end_session(app, &before).await?;
    }
    let claim = CookieContent { person: person.0.clone(), token };
    app.signer().cookie(&claim).ok_or_else(|| Code::Internal.into())
}

/// Signs this device out.
pub(crate) async fn end_session(app: &App, session: &SessionKey) -> Result<(), ServerError> {
    app.store().delete(session.document_key()?, Expect::Anything).await?;
    app.admission().close_sessions(|inside| inside == session);
    // The streams of this person's other devices end as well, and reconnect.
    app.notifications().disconnect(&session.person);
    let (person, device) = (session.person.clone(), Some(session.hash.clone()));
    app.services().tell_nodes(&NodeMessage::SignedOut { person, device });
    Ok(())
}

/// Closes the sockets of sessions that were ended elsewhere.
pub(crate) async fn close_ended_sessions(app: &App) -> Result<(), ServerError> {
    for session in app.admission().sessions() {
        if app.store().document(session.document_key()?).await?.is_none() {
            app.admission().close_sessions(|inside| *inside == session);
        }
    }
    Ok(())
}

/// Signs out all devices of a person.
pub(crate) async fn end_all_sessions(app: &App, person: &PersonId) -> Result<(), ServerError> {
    let query = DocumentQuery {
        collection: COLLECTION.to_owned(),
        prefix: format!("{}:", person.0),
        after: None,
        limit: TOGETHER.min(MAX_PAGE),
    };
    loop {
        let page = app.store().documents(query.clone()).await?;
        if page.items.is_empty() {
            break;
        }
        let gone = page.items.into_iter().map(|document| DocumentWrite {
            key: document.key,
            expect: Expect::Anything,
            change: DocumentChange::Delete,
        });
        app.store().write(gone.collect()).await?;
    }
    app.admission().close_sessions(|inside| inside.person() == person);
    app.notifications().disconnect(person);
    app.services().tell_nodes(&NodeMessage::SignedOut { person: person.clone(), device: None });
    Ok(())
}
