//! Bot accounts. Each has a token, of which the server stores only the hash.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use irrgarten_api::text;
use irrgarten_store::{Document, DocumentChange, DocumentKey, DocumentWrite, Expect, StoreError};
use irrgarten_table::{Person, PersonId};
use irrgarten_wire::{Code, OwnBot};
use serde::{Deserialize, Serialize};

use crate::App;
use crate::clock::Clock;
use crate::error::ServerError;
use crate::nodes::disconnect;
use crate::people::random;

/// The most bots of one person.
const MOST_BOTS: usize = 16;
/// How often a change of the list is tried when another device changes it, too.
const ATTEMPTS: usize = 5;
/// Makes a token that was found in a file or a log recognisable.
const PREFIX: &str = "irr_";

/// A bot account, stored under its id.
#[derive(Serialize, Deserialize)]
struct BotDocument {
    owner: PersonId,
    name: String,
    made: u64,
    hash: String,
}

/// Stored under the hash of a token.
#[derive(Serialize, Deserialize)]
struct TokenDocument {
    bot: PersonId,
    name: String,
}

fn bot_key(id: &PersonId) -> Result<DocumentKey, StoreError> {
    DocumentKey::new("bots", &id.0)
}

fn token_key(hash: &str) -> Result<DocumentKey, StoreError> {
    DocumentKey::new("tokens", hash)
}

fn list_key(owner: &PersonId) -> Result<DocumentKey, StoreError> {
    DocumentKey::new("bots-of", &owner.0)
}

fn read<T: for<'a> Deserialize<'a>>(document: &Document) -> Result<T, ServerError> {
    serde_json::from_slice(&document.bytes).map_err(|_| {
        tracing::error!(place = %document.key, "a document cannot be read");
        ServerError::from(Code::Damaged)
    })
}

fn put(key: DocumentKey, expect: Expect, value: &impl Serialize) -> Result<DocumentWrite, ServerError> {
    let bytes = serde_json::to_vec(value).map_err(|_| Code::Internal)?;
    Ok(DocumentWrite { key, expect, change: DocumentChange::Put(bytes) })
}

/// The ids of a person's bots, and the version to expect when the list is written.
async fn list(app: &App, owner: &PersonId) -> Result<(Vec<PersonId>, Expect), ServerError> {
    match app.store().document(list_key(owner)?).await? {
        Some(document) => Ok((read(&document)?, Expect::Version(document.version))),
        None => Ok((Vec::new(), Expect::Absent)),
    }
}

async fn load(app: &App, bot: &PersonId) -> Result<Option<BotDocument>, ServerError> {
    app.store().document(bot_key(bot)?).await?.as_ref().map(read).transpose()
}

/// Makes a bot for a person. The token cannot be shown again.
pub(crate) async fn make(app: &App, owner: &PersonId, wished: &str) -> Result<(Person, String), ServerError> {
    let name = text::name(wished).ok_or(Code::BadName)?;
    let id = PersonId(format!("{:032x}", u128::from_be_bytes(random().map_err(|_| Code::Internal)?)));
    let secret = blake3::Hash::from_bytes(random().map_err(|_| Code::Internal)?);
    let token = format!("{PREFIX}{}", secret.to_hex());
    let hash = hash(&token);
    for _ in 0..ATTEMPTS {
        let (mut bots, expect) = list(app, owner).await?;
        if bots.len() >= MOST_BOTS {
            return Err(ServerError::new(Code::TooMany, "sixteen bots are enough: revoke one first"));
        }
        bots.push(id.clone());
        let (owner_id, made) = (owner.clone(), Clock::wall());
        let bot = BotDocument { owner: owner_id, name: name.clone(), made, hash: hash.clone() };
        let holder = TokenDocument { bot: id.clone(), name: name.clone() };
        let writes = vec![
            put(list_key(owner)?, expect, &bots)?,
            put(bot_key(&id)?, Expect::Absent, &bot)?,
            put(token_key(&hash)?, Expect::Absent, &holder)?,
        ];
        match app.store().write(writes).await {
            Ok(_) => return Ok((Person::program(id.0, name), token)),
            Err(StoreError::Stale { .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(Code::Busy.into())
}

/// The bots of a person, the oldest first.
pub(crate) async fn all(app: &App, owner: &PersonId) -> Result<Vec<OwnBot>, ServerError> {
    let mut bots = Vec::new();
    for id in list(app, owner).await?.0 {
        if let Some(BotDocument { name, made, .. }) = load(app, &id).await? {
            bots.push(OwnBot { bot: Person::program(id.0, name), made });
        }
    }
    Ok(bots)
}

/// Revokes a token at once, and closes the connections that were opened with it.
pub(crate) async fn revoke(app: &App, owner: &PersonId, bot: &PersonId) -> Result<(), ServerError> {
    for _ in 0..ATTEMPTS {
        let (mut bots, expect) = list(app, owner).await?;
        let found = load(app, bot).await?.filter(|kept| kept.owner == *owner);
        let Some(BotDocument { hash, .. }) = found else { return Err(Code::NoSuchPerson.into()) };
        bots.retain(|other| other != bot);
        let gone = |key| DocumentWrite { key, expect: Expect::Anything, change: DocumentChange::Delete };
        let writes =
            vec![put(list_key(owner)?, expect, &bots)?, gone(bot_key(bot)?), gone(token_key(&hash)?)];
        match app.store().write(writes).await {
            Ok(_) => {
                disconnect(app, bot);
                return Ok(());
            }
            Err(StoreError::Stale { .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(Code::Busy.into())
}

/// The bot with this id, unless it was revoked.
pub(crate) async fn find(app: &App, bot: &PersonId) -> Result<Option<Person>, ServerError> {
    Ok(load(app, bot).await?.map(|kept| Person::program(bot.0.clone(), kept.name)))
}

/// 256 random bits need no salt and no slow hash.
fn hash(token: &str) -> String {
    blake3::hash(token.as_bytes()).to_hex().to_string()
}

/// The bearer token in these headers. Other schemes belong to a proxy in front of the server.
fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then_some(token.trim())
}

/// The bot that sends these headers; `None` without a token, an error for an unknown token.
pub(crate) async fn holder(app: &App, headers: &HeaderMap) -> Result<Option<Person>, ServerError> {
    let Some(token) = bearer(headers) else { return Ok(None) };
    match app.store().document(token_key(&hash(token))?).await? {
        Some(document) => {
            let TokenDocument { bot, name } = read(&document)?;
            Ok(Some(Person::program(bot.0, name)))
        }
        None => Err(Code::BadToken.into()),
    }
}

/// The bot that sends a request, by its token.
pub(crate) struct Program(pub(crate) Person);

impl FromRequestParts<App> for Program {
    type Rejection = ServerError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Program, ServerError> {
        let program = holder(app, &parts.headers).await?.ok_or_else(|| {
            ServerError::new(Code::BadToken, "expected the token of a bot: authorization: Bearer irr_...")
        })?;
        app.slow_down(&program.id)?;
        Ok(Program(program))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_stands_behind_its_scheme() {
        let read = |value: &str| {
            let headers = HeaderMap::from_iter([(header::AUTHORIZATION, value.parse().unwrap())]);
            bearer(&headers).map(str::to_owned)
        };
        assert_eq!(read("Bearer irr_1").as_deref(), Some("irr_1"));
        assert_eq!(read("bearer  irr_1 ").as_deref(), Some("irr_1"));
        assert_eq!(read("Basic aXJyOmdhcnRlbg=="), None);
        assert_eq!(read("irr_1"), None);
        assert_eq!(bearer(&HeaderMap::new()), None);
    }
}
