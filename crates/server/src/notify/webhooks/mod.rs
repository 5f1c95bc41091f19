//! Calls the webhooks of people when a table waits for them and they are not there.
//!
//! Calls are best effort: the queue is short, few calls run at once, each person gets one at a time, and a webhook
//! that fails again and again is disabled.

mod document;

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt as _;
use futures_util::stream::FuturesUnordered;
use irrgarten_caller::{Call, Caller, Roots, Url, is_public, sign};
use irrgarten_store::{Expect, Version};
use irrgarten_table::PersonId;
use irrgarten_wire::{Code, HookCall, Notification};
use tokio::sync::mpsc;

use crate::app::Services;
use crate::error::ServerError;
use crate::metrics::count;
use crate::people::random;
use document::{WebhookDocument, document_key, secret};
pub(crate) use document::{look, set};

/// How many turns may wait to be delivered.
const WAITING: usize = 256;
const AT_ONCE: usize = 8;
/// How long connecting may take, and again how long the response may take.
const PATIENCE: Duration = Duration::from_secs(5);
const ATTEMPTS: u32 = 3;
/// A webhook is disabled after this many undelivered turns in a row.
const ENOUGH: u32 = 5;

/// A turn that a person should be told of.
pub(crate) struct DueTurn {
    pub(crate) person: PersonId,
    /// Only for a public table: the id of a private one is the key to it.
    pub(crate) table: Option<String>,
    pub(crate) game: String,
    pub(crate) seat: u8,
}

/// The queue of turns to deliver.
pub(crate) struct Webhooks(mpsc::Sender<DueTurn>);

impl Webhooks {
    pub(crate) fn new() -> (Webhooks, mpsc::Receiver<DueTurn>) {
        let (turns, waiting) = mpsc::channel(WAITING);
        (Webhooks(turns), waiting)
    }

    /// Returns false if there is no room for it; a table never waits.
    pub(crate) fn enqueue(&self, turn: DueTurn) -> bool {
        self.0.try_send(turn).is_ok()
    }
}

/// What became of a turn.
enum Delivery {
    /// The person has no webhook.
    Nobody,
    Called,
    Failed,
}

/// Delivers turns as they come. Ends with the server.
pub(crate) async fn serve(services: Arc<Services>, mut turns: mpsc::Receiver<DueTurn>) {
    let trusted = &services.config.trusted;
    let roots = if trusted.is_empty() { Ok(Roots::default()) } else { Roots::default().and(trusted) };
    let caller = match roots.and_then(|roots| Caller::new(PATIENCE, roots)) {
        Ok(caller) => caller,
        Err(error) => return tracing::error!(%error, "webhooks cannot be called"),
    };
    let mut busy: HashSet<PersonId> = HashSet::new();
    let mut calls = FuturesUnordered::new();
    loop {
        tokio::select! {
            turn = turns.recv(), if calls.len() < AT_ONCE => {
                let Some(turn) = turn else { return };
                // A person who is being called anyway will look at all of their tables.
                if busy.insert(turn.person.clone()) {
                    calls.push(call(&services, &caller, turn));
                }
            }
            Some((person, result)) = calls.next() => {
                busy.remove(&person);
                match result {
                    Ok(Delivery::Nobody) => {}
                    Ok(Delivery::Called) => count(&services.metrics.hooks_called),
                    Ok(Delivery::Failed) => count(&services.metrics.hooks_failed),
                    Err(error) => tracing::warn!(code = %error.code(), "a turn cannot be delivered"),
                }
            }
        }
    }
}

async fn call(
    services: &Services,
    caller: &Caller,
    turn: DueTurn,
) -> (PersonId, Result<Delivery, ServerError>) {
    let person = turn.person.clone();
    let result = async {
        let document = services.store.document(document_key(&person)?).await?;
        let read = |bytes: &[u8]| serde_json::from_slice::<WebhookDocument>(bytes).ok();
        let found = document.and_then(|document| Some((document.version, read(&document.bytes)?)));
        match found {
            Some((version, kept)) if kept.disabled.is_none() => {
                deliver(services, caller, turn, kept, version).await
            }
            _ => Ok(Delivery::Nobody),
        }
    };
    (person.clone(), result.await)
}

async fn deliver(
    services: &Services,
    caller: &Caller,
    turn: DueTurn,
    mut kept: WebhookDocument,
    version: Version,
) -> Result<Delivery, ServerError> {
    let DueTurn { person, table, game, seat } = turn;
    let id = random::<16>().map_err(|_| Code::Internal)?;
    let id = format!("{:032x}", u128::from_be_bytes(id));
    let call = HookCall::YourTurn { id, at: crate::clock::Clock::wall(), table, game, seat };
    let body = serde_json::to_vec(&call).map_err(|_| Code::Internal)?;
    let signature = format!("sha256={}", sign(secret(&services.key, &person, &kept.nonce).as_bytes(), &body));
    let mut problem = String::new();
    for attempt in 0..ATTEMPTS {
        tokio::time::sleep(services.config.hook_wait * attempt * attempt).await;
        match post(services, caller, &kept.url, &signature, body.clone()).await {
            Ok(()) => {
                if kept.failures > 0 {
                    kept.failures = 0;
                    kept.save(&*services.store, &person, Expect::Version(version)).await?;
                }
                return Ok(Delivery::Called);
            }
            Err(failed) => problem = failed,
        }
    }
    kept.failures += 1;
    if kept.failures >= ENOUGH {
        kept.disabled = Some(problem.clone());
    }
    kept.save(&*services.store, &person, Expect::Version(version)).await?;
    if kept.disabled.is_some() {
        services.notify(&person, || Notification::WebhookDisabled { reason: problem });
    }
    Ok(Delivery::Failed)
}

/// One attempt. A redirect is not followed, because its target has not been checked.
async fn post(
    services: &Services,
    caller: &Caller,
    url: &str,
    signature: &str,
    body: Vec<u8>,
) -> Result<(), String> {
    let url: Url = url.parse().map_err(|error: irrgarten_caller::CallError| error.to_string())?;
    let headers = [("content-type", "application/json"), ("x-irrgarten-signature", signature)];
    let call = Call { method: "POST", url: &url, headers: &headers, body };
    let private = services.config.private_hooks;
    let answer = caller.call(call, |address| private || is_public(address)).await;
    match answer.map_err(|error| error.to_string())?.status {
        200..=299 => Ok(()),
        status => Err(format!("the address answered with status {status}")),
    }
}
