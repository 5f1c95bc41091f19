//! The stored webhook of a person.

use irrgarten_caller::{Url, is_public};
use irrgarten_store::{DocumentKey, Expect, Store, StoreError};
use irrgarten_table::PersonId;
use irrgarten_wire::{Code, Webhook};
use serde::{Deserialize, Serialize};

use crate::App;
use crate::error::ServerError;
use crate::people::random;

/// Long enough for the addresses services give out.
const LONGEST: usize = 500;

/// The stored webhook.
#[derive(Serialize, Deserialize)]
pub(super) struct WebhookDocument {
    pub(super) url: String,
    /// The secret is derived from this and the key of the server.
    pub(super) nonce: String,
    /// How many turns in a row could not be delivered.
    pub(super) failures: u32,
    /// Why the webhook is disabled, if it is.
    pub(super) disabled: Option<String>,
}

pub(super) fn document_key(person: &PersonId) -> Result<DocumentKey, StoreError> {
    DocumentKey::new("webhooks", &person.0)
}

/// The key that calls are signed with. It is shown when the address is set, and not stored.
pub(super) fn secret(server_key: &[u8; 32], person: &PersonId, nonce: &str) -> String {
    let made = blake3::keyed_hash(server_key, format!("irrgarten webhook 1 {} {nonce}", person.0).as_bytes());
    made.to_hex().to_string()
}

impl WebhookDocument {
    /// If the person has changed the address in the meantime, that change wins.
    pub(super) async fn save(
        &self,
        store: &dyn Store,
        person: &PersonId,
        expect: Expect,
    ) -> Result<(), ServerError> {
        let bytes = serde_json::to_vec(self).map_err(|_| Code::Internal)?;
        match store.put_if(document_key(person)?, expect, bytes).await {
            Ok(_) | Err(StoreError::Stale { .. }) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }
}

/// The webhook of a person, without the secret.
pub(crate) async fn look(app: &App, person: &PersonId) -> Result<Webhook, ServerError> {
    let document = app.store().document(document_key(person)?).await?;
    let kept = document.and_then(|document| serde_json::from_slice::<WebhookDocument>(&document.bytes).ok());
    Ok(kept.map_or_else(Webhook::default, |kept| Webhook {
        url: Some(kept.url),
        secret: None,
        disabled: kept.disabled,
    }))
}

/// Sets or removes the webhook of a person. The response has the secret, this once.
pub(crate) async fn set(app: &App, person: &PersonId, url: Option<String>) -> Result<Webhook, ServerError> {
    let Some(url) = url else {
        app.store().delete(document_key(person)?, Expect::Anything).await?;
        return Ok(Webhook::default());
    };
    check(&url, app.config().private_hooks)?;
    let nonce = format!("{:032x}", u128::from_be_bytes(random().map_err(|_| Code::Internal)?));
    let secret = secret(app.key(), person, &nonce);
    let kept = WebhookDocument { url: url.clone(), nonce, failures: 0, disabled: None };
    kept.save(app.store(), person, Expect::Anything).await?;
    Ok(Webhook { url: Some(url), secret: Some(secret), disabled: None })
}

/// Refuses addresses that can never be called. Host names are resolved and judged when they are called.
fn check(url: &str, private: bool) -> Result<(), ServerError> {
    let bad = |why: &str| ServerError::new(Code::BadUrl, format!("not an address to call: {why}"));
    if url.len() > LONGEST {
        return Err(bad("expected at most 500 characters"));
    }
    let read: Url = url.parse().map_err(|error: irrgarten_caller::CallError| bad(&error.to_string()))?;
    if private {
        return Ok(());
    }
    if !read.secure {
        return Err(bad("expected https://"));
    }
    match read.host.parse() {
        Ok(address) if !is_public(address) => Err(bad("expected a public address")),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_encrypted_calls_into_the_open_internet() {
        for (url, open, home) in [
            ("https://example.org/hook?x=1", true, true),
            ("https://93.184.216.34/", true, true),
            ("http://example.org/hook", false, true),
            ("https://127.0.0.1/", false, true),
            ("https://[::1]:8080/", false, true),
            ("https://[::ffff:10.0.0.1]/", false, true),
            ("https://169.254.169.254/latest/meta-data", false, true),
            ("ftp://example.org/", false, false),
            ("https://user:word@example.org/", false, false),
            ("example.org", false, false),
            ("", false, false),
        ] {
            assert_eq!((check(url, false).is_ok(), check(url, true).is_ok()), (open, home), "{url}");
        }
        assert!(check(&format!("https://example.org/{}", "x".repeat(LONGEST)), true).is_err());
    }

    #[test]
    fn secrets_differ_by_server_person_and_nonce() {
        let (ada, ben) = (PersonId("ada".to_owned()), PersonId("ben".to_owned()));
        let one = secret(&[1; 32], &ada, "n");
        assert_eq!(one, secret(&[1; 32], &ada, "n"));
        for other in [secret(&[2; 32], &ada, "n"), secret(&[1; 32], &ben, "n"), secret(&[1; 32], &ada, "m")] {
            assert_ne!(one, other);
        }
    }
}
