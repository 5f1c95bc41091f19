//! From a command to the disk. Nothing is told to anybody before.

use irrgarten_store::{Actor, Append, Appended, Command as Named, CommandId, Seq, StoreError};
use irrgarten_table::{Command, Event, Input, Line, Logged, Millis, Person};

use super::duties::Thinking;
use super::{Room, summary};
use crate::clock::Clock;
use crate::error::Failure;
use crate::metrics::count;
use crate::people::ratings;

/// How often a command is tried when another process writes to the same table.
const ATTEMPTS: usize = 5;

/// Who asks, and under which name.
pub(super) struct Asked {
    by: Option<Person>,
    named: Option<Result<Named, StoreError>>,
    heard: Option<Heard>,
}

/// When a command was read, and from what line: the wait in a queue is nobody's time.
#[derive(Clone, Copy)]
pub(crate) struct Heard {
    pub(crate) at: Millis,
    pub(crate) line: Line,
}

impl Asked {
    /// The house itself.
    pub(super) fn by_house() -> Asked {
        Asked { by: None, named: None, heard: None }
    }

    pub(super) fn by(person: Person, id: &str, heard: Option<Heard>) -> Asked {
        let actor = Actor::new(person.id.0.clone());
        let named = actor.and_then(|actor| Ok(Named { actor, id: CommandId::new(id)? }));
        Asked { by: Some(person), named: Some(named), heard }
    }
}

impl Room {
    /// Does what is asked, exactly once however often it is asked. The answer is the table's version after it.
    pub(super) async fn carry_out(&mut self, asked: Asked, command: Command) -> Result<u64, Failure> {
        let Asked { by, named, heard } = asked;
        let named = named.transpose().map_err(|_| {
            Failure::new("bad_request", "a command id has 1 to 64 visible characters of ASCII")
        })?;
        let mut input = Input { by, now: 0, at: 0, command };
        for _ in 0..ATTEMPTS {
            let now = self.house.clock.now();
            (input.now, input.at) = (heard.map_or(now, |heard| heard.at.min(now)), Clock::wall());
            let table = self.load().await?;
            if let (Some(person), Some(heard)) = (&input.by, heard) {
                table.measured(&person.id, heard.line);
            }
            let before = table.version();
            let events = match table.handle(&input) {
                Ok(events) if events.is_empty() => return Ok(before),
                Ok(events) => events,
                Err(refusal) => {
                    if table.version() != before {
                        tracing::error!(table = self.short(), code = refusal.code(), "half a command");
                        self.table = None;
                    }
                    // A command that was done already is often refused the second time: it was its own undoing.
                    return match self.done_before(named).await? {
                        Some(version) => Ok(version),
                        None => Err(Failure::from(&refusal)),
                    };
                }
            };
            let append = self.append(before, &events, input.at, named.clone())?;
            let (written, listed) =
                (append.events.len(), append.summary.as_ref().map(|s| s.document.clone()));
            let to_count = !append.documents.is_empty();
            match self.house.store.append(append).await {
                Ok(Appended::Now { last, .. }) => {
                    count(&self.house.metrics.commands_done);
                    let counter = &self.house.metrics.events;
                    counter.fetch_add(written as u64, std::sync::atomic::Ordering::Relaxed);
                    self.to_count |= to_count;
                    self.listed = listed.or_else(|| self.listed.take());
                    return Ok(last.seq.get());
                }
                Ok(Appended::AlreadyDone { last, .. }) => {
                    // The machine has done it twice, the log has not: the log is right.
                    self.forget().await;
                    count(&self.house.metrics.commands_repeated);
                    return Ok(last.get());
                }
                Err(StoreError::Conflict { .. }) => self.forget().await,
                Err(error) => {
                    count(&self.house.metrics.store_errors);
                    self.forget().await;
                    return Err(error.into());
                }
            }
        }
        Err(Failure::busy())
    }

    /// What the machine holds is not what the log holds. A log that cannot be read now is read when it is needed.
    async fn forget(&mut self) {
        self.table = None;
        self.thinking = Thinking::new();
        let _ = self.load().await;
    }

    /// The table's version after this command, if it was carried out before.
    async fn done_before(&mut self, named: Option<Named>) -> Result<Option<u64>, Failure> {
        let Some(command) = named else { return Ok(None) };
        let done = self.house.store.command_done(self.id, command).await?;
        if done.is_some() {
            count(&self.house.metrics.commands_repeated);
        }
        Ok(done.map(|(_, last)| last.get()))
    }

    fn append(
        &self,
        before: u64,
        events: &[Logged],
        at: u64,
        command: Option<Named>,
    ) -> Result<Append, Failure> {
        let bytes: Result<Vec<Vec<u8>>, _> = events.iter().map(serde_json::to_vec).collect();
        let next = Seq::new(before).next();
        let mut append = Append::new(self.id, next, at, bytes.map_err(|_| Failure::internal())?);
        append.command = command;
        append.documents.extend(self.table.as_ref().and_then(|table| ratings::note(table, events, at)));
        if self.listed.is_none() || events.iter().any(|logged| is_listed(&logged.event)) {
            let fresh = self.table.as_ref().and_then(summary);
            append.summary = fresh.filter(|new| self.listed.as_ref() != Some(&new.document));
        }
        Ok(append)
    }
}

/// Can the lobby show this? Moves and talk are most of what happens, and it shows none of them.
fn is_listed(event: &Event) -> bool {
    !matches!(
        event,
        Event::Acted { .. }
            | Event::Drew { .. }
            | Event::Said { .. }
            | Event::UndoAsked { .. }
            | Event::UndoAnswered { .. }
            | Event::Undone
    )
}
