//! One table: its events go to the engine, the engine's actions go to the server.

use std::sync::Arc;
use std::time::Duration;

use irrgarten_wire::engine::ThinkRequest;
use irrgarten_wire::{Code, Command, Event, Phase, SeenEvent, TableSnapshot, ToClient};
use tokio::time::{Instant, sleep};

use super::backoff::{Backoff, part_of};
use super::client::{Client, ClientError};
use super::engine::Engine;
use super::pace::{Pace, race_began};
use super::say;
use crate::error::warn;

/// Longer lists of actions are left out: the engine's line has a limit.
const MOST_ACTION_BYTES: usize = 48 * 1024;

pub(super) struct Player {
    client: Arc<Client>,
    engine: Arc<Engine>,
    table: String,
    /// The last version that was handled.
    version: Option<u64>,
}

/// The result, if this event ended the game.
fn score(seen: SeenEvent) -> Option<String> {
    match seen.event {
        Event::Ended { score, .. } => score,
        _ => None,
    }
}

/// Whether there is more to do at this table.
enum Progress {
    On,
    /// The server restarts; reconnect after this time.
    Away(Duration),
    /// Over, with its result, or aborted.
    Over(Option<String>),
}

impl Player {
    pub(super) fn new(client: Arc<Client>, engine: Arc<Engine>, table: String) -> Player {
        Player { client, engine, table, version: None }
    }

    /// Plays until the game is over; returns whether it was played at all.
    pub(super) async fn run(mut self) -> (String, bool) {
        let mut backoff = Backoff::new();
        loop {
            let wait = match self.watch(&mut backoff).await {
                Ok(Progress::Over(score)) => {
                    let score = score.unwrap_or_else(|| "broken off".to_owned());
                    // The output may be closed; the other tables go on.
                    let _ = say(&format!("{}: over: {score}", self.table));
                    return (self.table, true);
                }
                Ok(Progress::Away(away)) => away + part_of(Duration::from_secs(1)),
                Ok(Progress::On) => backoff.next(),
                Err(failed) if failed.is_final() => {
                    warn(&format!("{}: {failed}", self.table));
                    return (self.table, false);
                }
                Err(failed) => {
                    warn(&format!("{}: {failed}", self.table));
                    backoff.next()
                }
            };
            sleep(wait).await;
        }
    }

    async fn watch(&mut self, backoff: &mut Backoff) -> Result<Progress, ClientError> {
        let mut lines = self.client.table(&self.table, self.version).await?;
        while let Some(line) = lines.next::<ToClient>().await? {
            backoff.reset();
            let now = Instant::now();
            let (seat, events, seen) = match line {
                ToClient::Snapshot { seat, table } => (seat, Vec::new(), table),
                ToClient::Events { seat, events, table } => (seat, events, table),
                ToClient::Draining { seconds } => {
                    return Ok(Progress::Away(Duration::from_secs(seconds.into())));
                }
                // Nobody has asked for changes.
                ToClient::Changes { .. }
                | ToClient::Welcome { .. }
                | ToClient::Ack { .. }
                | ToClient::Error { .. }
                | ToClient::Presence { .. }
                | ToClient::Pong {} => continue,
            };
            if seen.phase == Phase::Over {
                return Ok(Progress::Over(events.into_iter().find_map(score)));
            }
            let Some(seat) = seat else { continue };
            self.deal_with(seat, &seen, now).await?;
            self.version = Some(seen.version);
        }
        Ok(Progress::On)
    }

    /// Does what the seat has to do at this table, received at this time.
    async fn deal_with(&self, seat: u8, seen: &TableSnapshot, then: Instant) -> Result<(), ClientError> {
        let at = usize::from(seat).saturating_sub(1);
        let id = |what: &str| format!("{what}-{seat}-{}", seen.version);
        if seen.phase == Phase::Gathering && seen.ready.get(at) == Some(&false) {
            return self.ask(id("ready"), Command::Ready { seat, ready: true }).await;
        }
        if seen.guarded.get(at) == Some(&true) && !seen.resigned.contains(&seat) {
            return self.ask(id("back"), Command::Guardian { seat, plays: false }).await;
        }
        if let Some(proposal) = seen.proposal.as_ref().filter(|proposal| proposal.asked.contains(&seat)) {
            // A bot is patient, but where ratings count nobody gets away by asking it.
            let (kind, yes) = (proposal.kind, !seen.config.rated);
            return self.ask(id("answer"), Command::Answer { seat, kind, yes }).await;
        }
        let actions = seen.actions.as_deref().unwrap_or_default();
        let Some(first) = actions.first() else { return Ok(()) };
        match Pace::of(seen, seat) {
            Pace::Now => {}
            Pace::After(wait) => sleep(wait).await,
            Pace::WhenTold => return Ok(()),
        }
        let bytes: usize = actions.iter().map(|action| action.len() + 3).sum();
        let go = ThinkRequest {
            position: seen.text.clone().unwrap_or_default(),
            seat: Some(seat),
            actions: (bytes < MOST_ACTION_BYTES).then(|| actions.to_vec()),
            left: seen.left.as_ref().and_then(|left| left.get(at).copied()),
            ..ThinkRequest::default()
        };
        let version = Some(seen.version);
        let act = |action: String| Command::Act { seat, action, seen: version };
        // If the engine fails, the others at the table need not wait: there is always a legal action.
        let problem = match self.engine.best(go, race_began(seen, seat, then)).await {
            Ok(best) => match self.client.ask(&self.table, id("act"), act(best.clone())).await {
                Err(failed) if failed.code() == Some(Code::Stale) => return Ok(()),
                Err(failed) if failed.is_final() => format!("{best}: {failed}"),
                done => return done,
            },
            Err(problem) => problem,
        };
        warn(&format!("{}: seat {seat}: {problem}; playing {first} instead", self.table));
        self.ask(id("instead"), act(first.clone())).await
    }

    /// A refused action came too late: the next line shows the new state.
    async fn ask(&self, id: String, command: Command) -> Result<(), ClientError> {
        match self.client.ask(&self.table, id, command).await {
            Err(failed) if failed.is_final() && failed.code() != Some(Code::BadToken) => {
                warn(&format!("{}: {failed}", self.table));
                Ok(())
            }
            done => done,
        }
    }
}
