//! Who sees the table, through which eyes.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use irrgarten_game::{Seat, Viewer};
use irrgarten_table::{Millis, Person, Table};
use irrgarten_wire::{self as wire, Company, PROTOCOL, Seen, ToClient};
use tokio::sync::{mpsc, oneshot};

use super::{ConnectionId, Room};
use crate::metrics::count;
use crate::outlet::{LONGEST_HEAD, News as Written, Outlet, Slow, frame};
use crate::problem::Failure;

/// Where what a connection is told goes.
pub(crate) enum Out {
    /// To a socket, at once. What is with it is dropped when the table lets go of the connection.
    Socket(Arc<Outlet>, #[expect(dead_code, reason = "it is there to be dropped")] oneshot::Sender<()>),
    /// Into a queue of lines.
    Lines(mpsc::Sender<Utf8Bytes>),
}

/// A connection that sees the table.
pub(super) struct Listener {
    pub(super) person: Option<Person>,
    /// The seats it wants to look through; all its own if it does not say.
    wanted: Option<Vec<u8>>,
    /// The eyes it has been told everything through, up to `told`.
    eyes: Vec<Viewer>,
    told: u64,
    out: Out,
    /// What is told with the next news: an acknowledgement and the news behind it share a packet.
    waiting: Vec<Utf8Bytes>,
    /// It shows what a race is about: then the moment counts.
    reveals: bool,
}

impl Listener {
    pub(super) fn new(person: Option<Person>, wanted: Option<Vec<u8>>, out: Out) -> Listener {
        Listener { person, wanted, eyes: Vec::new(), told: 0, out, waiting: Vec::new(), reveals: false }
    }

    /// One's own seats and no others; who has none sees what everybody sees.
    fn eyes_at(&self, table: &Table) -> Vec<Viewer> {
        let own = self.person.as_ref().map(|person| table.seats_of(&person.id)).unwrap_or_default();
        let wanted = |seat: &Seat| self.wanted.as_ref().is_none_or(|wanted| wanted.contains(&seat.number()));
        let eyes: Vec<Viewer> = own.into_iter().filter(wanted).map(Viewer::Seat).collect();
        if eyes.is_empty() { vec![Viewer::Public] } else { eyes }
    }

    /// Tells what waits. A queue that is full belongs to somebody who does not read.
    fn send(&mut self, most: usize, now: Millis) -> Result<(), Slow> {
        let (messages, reveals) = (self.waiting.len(), std::mem::take(&mut self.reveals));
        match &self.out {
            Out::Socket(outlet, _) => {
                let size = self.waiting.iter().map(|text| text.len() + LONGEST_HEAD).sum();
                let mut frames = Vec::with_capacity(size);
                self.waiting.drain(..).for_each(|text| frame(&text, &mut frames));
                outlet.send(&Written { frames: &frames, messages, reveal: reveals.then_some(now) }, most)
            }
            Out::Lines(queue) => {
                self.waiting.drain(..).try_for_each(|text| queue.try_send(text)).map_err(|_| Slow)
            }
        }
    }
}

pub(super) fn encode(message: &ToClient) -> Utf8Bytes {
    // These messages are numbers, texts and lists: writing them cannot fail.
    serde_json::to_string(message).unwrap_or_default().into()
}

fn number(who: Viewer) -> Option<u8> {
    match who {
        Viewer::Seat(seat) => Some(seat.number()),
        Viewer::Public => None,
    }
}

/// The news for some eyes, written once however many look through them.
struct News<'a> {
    table: &'a Table,
    company: &'a mut Option<Company>,
    now: Millis,
    written: Vec<(Viewer, Option<u64>, Utf8Bytes)>,
}

impl News<'_> {
    /// Everything since a version, or the table as it is if these eyes have never had one.
    fn since(&mut self, version: Option<u64>, who: Viewer) -> Utf8Bytes {
        let known = self.written.iter().find(|(eyes, since, _)| (*eyes, *since) == (who, version));
        if let Some((.., text)) = known {
            return text.clone();
        }
        let snapshot = self.table.snapshot(who, self.now);
        let company = match self.company.take() {
            Some(company) if company.is_of(&snapshot.company) => company,
            _ => Company::new(Arc::clone(&snapshot.company)),
        };
        let table = Box::new(wire::Table::new(snapshot, self.company.insert(company)));
        let mut text = Vec::with_capacity(table.size());
        let seat = number(who);
        let message = match version.and_then(|version| self.table.seen_since(version, who)) {
            Some(seen) => {
                ToClient::Events { seat, events: seen.into_iter().map(Seen::from).collect(), table }
            }
            None => ToClient::Snapshot { seat, table },
        };
        let text = match serde_json::to_writer(&mut text, &message) {
            Ok(()) => Utf8Bytes::try_from(text).unwrap_or_default(),
            Err(_) => Utf8Bytes::default(),
        };
        self.written.push((who, version, text.clone()));
        text
    }
}

impl Room {
    pub(super) async fn join(&mut self, id: ConnectionId, mut listener: Listener, version: Option<u64>) {
        let (name, now) = (self.id.to_string(), self.house.clock.now());
        let mut company = self.company.take();
        let table = match self.load().await {
            Ok(table) => table,
            Err(Failure(problem)) => {
                // Without a place in the list its queue ends, and with it the connection.
                listener.waiting.push(encode(&ToClient::error(None, problem)));
                let _ = listener.send(1, now);
                return;
            }
        };
        if let Some(person) = &listener.person {
            table.present(&person.id, true, now);
        }
        let you = listener.person.clone().map(Into::into);
        let welcome = ToClient::Welcome { protocol: PROTOCOL, table: name, you, version: table.version() };
        listener.waiting.push(encode(&welcome));
        listener.eyes = listener.eyes_at(table);
        listener.told = table.version();
        let mut news = News { table, company: &mut company, now, written: Vec::new() };
        listener.waiting.extend(listener.eyes.iter().map(|&who| news.since(version, who)));
        self.company = company;
        if listener.send(self.house.config.outgoing, now).is_ok() {
            self.listeners.insert(id, listener);
            self.presence_changes();
        } else {
            count(&self.house.metrics.slow_readers);
        }
    }

    pub(super) fn leave(&mut self, id: ConnectionId) {
        let Some(listener) = self.listeners.remove(&id) else { return };
        self.presence_changes();
        let Some(person) = listener.person else { return };
        let here = self.is_here(&person);
        let now = self.house.clock.now();
        if let Some(table) = &mut self.table {
            table.present(&person.id, here, now);
        }
    }

    /// Everybody who is connected and has a name, once for each connection.
    pub(super) fn people_here(&self) -> impl Iterator<Item = &Person> {
        self.listeners.values().filter_map(|listener| listener.person.as_ref())
    }

    pub(super) fn is_here(&self, person: &Person) -> bool {
        self.people_here().any(|other| other.id == person.id)
    }

    /// The same for everybody, whatever they see of the table.
    pub(super) fn broadcast(&mut self, text: &Utf8Bytes) {
        self.listeners.values_mut().for_each(|listener| listener.waiting.push(text.clone()));
        self.send_all();
    }

    /// Goes out with the news it is followed by.
    pub(super) fn reply(&mut self, id: ConnectionId, message: &ToClient) {
        if let Some(listener) = self.listeners.get_mut(&id) {
            listener.waiting.push(encode(message));
        }
    }

    /// Tells everybody what they have not been told yet.
    pub(super) fn tell(&mut self) {
        self.ring();
        let Some(table) = &self.table else { return self.send_all() };
        let version = table.version();
        let now = self.house.clock.now();
        let mut news = News { table, company: &mut self.company, now, written: Vec::new() };
        for listener in self.listeners.values_mut().filter(|listener| listener.told != version) {
            let eyes = listener.eyes_at(table);
            for who in &eyes {
                // New eyes on this connection begin with the table as it is.
                let since = listener.eyes.contains(who).then_some(listener.told);
                listener.waiting.push(news.since(since, *who));
            }
            listener.reveals = table.race_began().is_some_and(|began| began > listener.told);
            listener.eyes = eyes;
            listener.told = version;
        }
        self.send_all();
    }

    /// Sends everything that waits.
    fn send_all(&mut self) {
        let (most, now) = (self.house.config.outgoing, self.house.clock.now());
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

    /// Lets go of a connection that does not keep up: its queue ends, and it is told to come back.
    fn cut(&mut self, id: ConnectionId) {
        count(&self.house.metrics.slow_readers);
        self.leave(id);
    }
}
