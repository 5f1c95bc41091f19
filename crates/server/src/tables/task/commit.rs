//! From a command to the disk. Nothing is sent to anybody before.

use irrgarten_api::can_change_summary;
use irrgarten_store::{Actor, Append, Appended, CommandId, CommandRef, Seq, StoreError};
use irrgarten_table::{
    CommandFrom, ConnectionTiming, Input, Logged, Millis, Person, PersonCommand, ServerCommand, TableEvent,
};

use super::duties::BotThoughts;
use super::elsewhere::Lease;
use super::{TableTask, summary};
use crate::clock::Clock;
use crate::error::ServerError;
use crate::metrics::count;
use crate::people::ratings;
use irrgarten_wire::Code;

/// How often a command is tried when another process writes to the same table.
const ATTEMPTS: usize = 5;

/// A command with its sender, its id, and when it arrived.
pub(super) struct NamedCommand {
    asked: CommandFrom,
    /// What a table does by itself is done by the node that has its lease.
    is_duty: bool,
    command_ref: Option<Result<CommandRef, StoreError>>,
    received: Option<Received>,
}

/// When a command was read, and over what connection: waiting in a queue costs no player time.
#[derive(Clone, Copy)]
pub(crate) struct Received {
    pub(crate) at: Millis,
    pub(crate) line: ConnectionTiming,
}

impl NamedCommand {
    /// A command of the server itself.
    pub(super) fn by_server(command: ServerCommand) -> NamedCommand {
        NamedCommand {
            asked: CommandFrom::Server(command),
            is_duty: false,
            command_ref: None,
            received: None,
        }
    }

    /// What the table does by itself.
    pub(super) fn duty(command: ServerCommand) -> NamedCommand {
        NamedCommand { is_duty: true, ..NamedCommand::by_server(command) }
    }

    pub(super) fn by(
        person: Person,
        command: PersonCommand,
        id: &str,
        received: Option<Received>,
    ) -> NamedCommand {
        let actor = Actor::new(person.id.0.clone());
        let command_ref = actor.and_then(|actor| Ok(CommandRef { actor, id: CommandId::new(id)? }));
        let asked = CommandFrom::Person(person, command);
        NamedCommand { asked, is_duty: false, command_ref: Some(command_ref), received }
    }
}

impl TableTask {
    /// Carries out a command, exactly once however often it is sent. Returns the table's version after it.
    pub(super) async fn carry_out(&mut self, command: NamedCommand) -> Result<u64, ServerError> {
        let NamedCommand { asked, is_duty, command_ref, received } = command;
        let command_ref = command_ref.transpose().map_err(|_| {
            ServerError::new(Code::BadRequest, "a command id has 1 to 64 visible characters of ASCII")
        })?;
        let mut input = Input { asked, now: 0, at: 0 };
        let mut is_behind = true;
        for _ in 0..ATTEMPTS {
            let now = self.services.clock.now();
            (input.now, input.at) = (received.map_or(now, |received| received.at.min(now)), Clock::wall());
            let table = self.load().await?;
            if let (CommandFrom::Person(person, _), Some(received)) = (&input.asked, received) {
                table.measured(&person.id, received.line);
            }
            let before = table.version();
            let events = match table.handle(&input) {
                Ok(events) if events.is_empty() => return Ok(before),
                Ok(events) => events,
                Err(refusal) => {
                    if table.version() != before {
                        tracing::error!(table = self.short(), code = %refusal.code(), "half a command");
                        self.table = None;
                    }
                    // A command that was carried out already is often refused when it is repeated: it has made itself
                    // impossible.
                    if let Some(version) = self.done_before(command_ref.clone()).await? {
                        return Ok(version);
                    }
                    // What makes it possible may have happened at another node.
                    if std::mem::take(&mut is_behind) && self.follow().await {
                        continue;
                    }
                    return Err(ServerError::from(&refusal));
                }
            };
            let mut append = self.append(before, &events, input.at, command_ref.clone())?;
            if let (true, Lease::Ours(epoch)) = (is_duty, self.elsewhere.lease) {
                append.lease = Some(epoch);
            }
            let (written, listed) =
                (append.events.len(), append.summary.as_ref().map(|s| s.document.clone()));
            let to_count = !append.documents.is_empty();
            match self.services.store.append(append).await {
                Ok(Appended::Now { last, .. }) => {
                    count(&self.services.metrics.commands_done);
                    let counter = &self.services.metrics.events;
                    counter.fetch_add(written as u64, std::sync::atomic::Ordering::Relaxed);
                    self.elsewhere.tip = Some(last);
                    self.to_count |= to_count;
                    self.listed = listed.or_else(|| self.listed.take());
                    if events.iter().any(|logged| matches!(logged.event, TableEvent::Seated { .. })) {
                        self.note_who_is_here();
                    }
                    return Ok(last.seq.get());
                }
                Ok(Appended::AlreadyDone { last, .. }) => {
                    // The table in memory has applied it twice, the log has it once: the log is right.
                    self.forget().await;
                    count(&self.services.metrics.commands_repeated);
                    return Ok(last.get());
                }
                Err(StoreError::Conflict { .. }) => {
                    count(&self.services.metrics.conflicts);
                    self.forget_others_events().await;
                }
                Err(StoreError::LeaseOver) => return Err(self.lose_lease().await),
                Err(error) => {
                    count(&self.services.metrics.store_errors);
                    self.forget().await;
                    return Err(error.into());
                }
            }
        }
        Err(Code::Busy.into())
    }

    /// Drops the table in memory, because it no longer equals its log. It is read again when it is needed.
    pub(super) async fn forget(&mut self) {
        self.table = None;
        self.thinking = BotThoughts::new();
        let _ = self.load().await;
    }

    /// The table's version after this command, if it was carried out before.
    async fn done_before(&mut self, command_ref: Option<CommandRef>) -> Result<Option<u64>, ServerError> {
        let Some(command) = command_ref else { return Ok(None) };
        let done = self.services.store.command_done(self.id, command).await?;
        if done.is_some() {
            count(&self.services.metrics.commands_repeated);
        }
        Ok(done.map(|(_, last)| last.get()))
    }

    fn append(
        &self,
        before: u64,
        events: &[Logged],
        at: u64,
        command: Option<CommandRef>,
    ) -> Result<Append, ServerError> {
        let bytes: Result<Vec<Vec<u8>>, _> = events.iter().map(serde_json::to_vec).collect();
        let next = Seq::new(before).next();
        let mut append = Append::new(self.id, next, at, bytes.map_err(|_| Code::Internal)?);
        append.command = command;
        append
            .documents
            .extend(self.table.as_ref().and_then(|table| ratings::note(self.id, table, events, at)));
        if self.listed.is_none() || events.iter().any(|logged| can_change_summary(&logged.event)) {
            let fresh = self.table.as_ref().and_then(|table| summary(self.id, table));
            append.summary = fresh.filter(|new| self.listed.as_ref() != Some(&new.document));
        }
        Ok(append)
    }
}
