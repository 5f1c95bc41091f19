//! The connections that see the table, and what they are sent.

use std::sync::Arc;

use irrgarten_table::{Millis, Person, PersonId, Sent, Table, Updates, ViewOptions, ViewRequest, Watcher};
use irrgarten_wire::{PROTOCOL, ToClient};
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::{ConnectionId, TableTask};
use crate::error::ServerError;
use crate::metrics::count;
use crate::transport::frames::{EncodedMessage, FrameWriter, TooSlow};

/// How messages reach a connection.
pub(crate) enum Sink {
    /// To a socket, directly. The sender is dropped when the table lets go of the connection.
    Socket(Arc<FrameWriter>, #[expect(dead_code, reason = "it is there to be dropped")] oneshot::Sender<()>),
    /// Into a queue of lines.
    Lines(mpsc::Sender<Utf8Bytes>),
}

/// A connection that sees the table.
pub(super) struct Listener {
    watcher: Watcher,
    sink: Sink,
    /// Sent with the next update: an acknowledgement and the update that follows it share a packet.
    waiting: Vec<EncodedMessage>,
    /// The waiting messages reveal a race: the moment they are written counts.
    reveals: bool,
}

impl Listener {
    pub(super) fn new(person: Option<Person>, options: ViewOptions, sink: Sink) -> Listener {
        let watcher = Watcher::new(person, options);
        Listener { watcher, sink, waiting: Vec::new(), reveals: false }
    }

    pub(super) fn person(&self) -> Option<&Person> {
        self.watcher.person.as_ref()
    }

    /// Sends what waits, unless the client does not read.
    fn send(&mut self, most: usize, now: Millis) -> Result<(), TooSlow> {
        let reveals = std::mem::take(&mut self.reveals);
        match &self.sink {
            Sink::Socket(writer, _) => {
                let sent = writer.send(&self.waiting, reveals.then_some(now), most);
                self.waiting.clear();
                sent
            }
            Sink::Lines(queue) => self
                .waiting
                .drain(..)
                .try_for_each(|message| queue.try_send(message.line()))
                .map_err(|_| TooSlow),
        }
    }
}

/// The updates of one moment, each encoded once however many connections get it.
struct EncodedUpdates<'a> {
    updates: Updates<'a>,
    /// The expected length of a message.
    length: &'a mut usize,
    written: Vec<(ViewRequest, EncodedMessage)>,
}

impl<'a> EncodedUpdates<'a> {
    fn new(table: &'a Table, now: Millis, sent: Sent, length: &'a mut usize) -> EncodedUpdates<'a> {
        EncodedUpdates { updates: Updates::new(table, now, sent), length, written: Vec::new() }
    }

    /// Everything since a version, or a snapshot for a viewer that has none.
    fn since(&mut self, request: ViewRequest) -> EncodedMessage {
        if let Some((_, message)) = self.written.iter().find(|(written, _)| *written == request) {
            return message.clone();
        }
        let message = EncodedMessage::with(*self.length, |message| self.updates.write(request, message));
        // The message for a seat that may act is longer than for one that waits: there is room for either.
        *self.length = (message.len() + message.len() / 8).max(*self.length - *self.length / 16);
        self.written.push((request, message.clone()));
        message
    }
}

impl TableTask {
    pub(super) async fn join(&mut self, id: ConnectionId, mut listener: Listener, version: Option<u64>) {
        let (name, now) = (self.id.to_string(), self.services.clock.now());
        let (mut length, sent) = (self.message_length, std::mem::take(&mut self.sent));
        let table = match self.load().await {
            Ok(table) => table,
            Err(ServerError(problem)) => {
                // It is not added to the list, so its queue ends, and with it the connection.
                listener.waiting.push(EncodedMessage::of(&ToClient::error(None, problem)));
                let _ = listener.send(1, now);
                return;
            }
        };
        if let Some(person) = listener.person() {
            table.present(&person.id, true, now);
        }
        let you = listener.person().cloned();
        let welcome = ToClient::Welcome { protocol: PROTOCOL, table: name, you, version: table.version() };
        listener.waiting.push(EncodedMessage::of(&welcome));
        let mut updates = EncodedUpdates::new(table, now, sent, &mut length);
        for request in listener.watcher.join(table, version) {
            listener.waiting.push(updates.since(request));
        }
        self.sent = updates.updates.sent();
        self.message_length = length;
        if listener.send(self.services.config.outgoing, now).is_ok() {
            self.listeners.insert(id, listener);
            self.presence_changes();
        } else {
            count(&self.services.metrics.slow_readers);
        }
    }

    pub(super) fn leave(&mut self, id: ConnectionId) {
        let Some(listener) = self.listeners.remove(&id) else { return };
        if self.listeners.is_empty() {
            self.sent = Sent::default();
        }
        self.presence_changes();
        let Some(person) = listener.watcher.person else { return };
        let here = self.is_here(&person.id);
        let now = self.services.clock.now();
        if let Some(table) = &mut self.table {
            table.present(&person.id, here, now);
        }
    }

    /// Everybody who is connected and has a name, once for each connection.
    pub(super) fn people_here(&self) -> impl Iterator<Item = &Person> {
        self.listeners.values().filter_map(Listener::person)
    }

    /// Is the person connected, here or at another node?
    pub(super) fn is_here(&self, person: &PersonId) -> bool {
        self.people_here().any(|other| other.id == *person) || self.elsewhere.is_here(person)
    }

    /// Sends the same message to everybody.
    pub(super) fn broadcast(&mut self, message: &EncodedMessage) {
        self.listeners.values_mut().for_each(|listener| listener.waiting.push(message.clone()));
        self.send_all();
    }

    /// Answers a connection, together with the update that follows.
    pub(super) fn reply(&mut self, id: ConnectionId, message: &ToClient) {
        if let Some(listener) = self.listeners.get_mut(&id) {
            listener.waiting.push(EncodedMessage::of(message));
        }
    }

    /// Sends everybody what has happened since the last update.
    pub(super) fn send_updates(&mut self) {
        self.notify();
        let Some(table) = &self.table else { return self.send_all() };
        let now = self.services.clock.now();
        let sent = std::mem::take(&mut self.sent);
        let mut updates = EncodedUpdates::new(table, now, sent, &mut self.message_length);
        for listener in self.listeners.values_mut() {
            listener.reveals |= listener.watcher.is_about_to_race(table);
            for request in listener.watcher.catch_up(table) {
                listener.waiting.push(updates.since(request));
            }
        }
        self.sent = updates.updates.sent();
        self.send_all();
    }

    /// Sends everything that waits.
    fn send_all(&mut self) {
        let (most, now) = (self.services.config.outgoing, self.services.clock.now());
        let mut slow = Vec::new();
        for (&id, listener) in &mut self.listeners {
            if !listener.waiting.is_empty() && listener.send(most, now).is_err() {
                slow.push(id);
            }
        }
        for id in slow {
            self.cut(id);
        }
    }

    /// Lets go of a connection that does not keep up: its queue ends, and it is told to reconnect.
    fn cut(&mut self, id: ConnectionId) {
        count(&self.services.metrics.slow_readers);
        self.leave(id);
    }
}
