//! Who sees the table, through which eyes.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use irrgarten_game::{Seat, Viewer};
use irrgarten_table::{Millis, Person, Table};
use irrgarten_wire::{self as wire, Company, PROTOCOL, Seen, ToClient};
use tokio::sync::mpsc;

use super::{ConnectionId, Room};
use crate::metrics::count;
use crate::problem::Failure;

/// What a connection is to write, and whether that shows what a race is about: then the moment counts.
pub(crate) struct Told {
    pub(crate) text: Utf8Bytes,
    pub(crate) reveals: bool,
}

impl From<Utf8Bytes> for Told {
    fn from(text: Utf8Bytes) -> Told {
        Told { text, reveals: false }
    }
}

impl From<Told> for Utf8Bytes {
    fn from(told: Told) -> Utf8Bytes {
        told.text
    }
}

/// A connection that sees the table.
pub(super) struct Listener {
    pub(super) person: Option<Person>,
    /// The seats it wants to look through; all its own if it does not say.
    wanted: Option<Vec<u8>>,
    /// The eyes it has been told everything through, up to `told`.
    eyes: Vec<Viewer>,
    told: u64,
    out: mpsc::Sender<Told>,
}

impl Listener {
    pub(super) fn new(person: Option<Person>, wanted: Option<Vec<u8>>, out: mpsc::Sender<Told>) -> Listener {
        Listener { person, wanted, eyes: Vec::new(), told: 0, out }
    }

    /// One's own seats and no others; who has none sees what everybody sees.
    fn eyes_at(&self, table: &Table) -> Vec<Viewer> {
        let own = self.person.as_ref().map(|person| table.seats_of(&person.id)).unwrap_or_default();
        let wanted = |seat: &Seat| self.wanted.as_ref().is_none_or(|wanted| wanted.contains(&seat.number()));
        let eyes: Vec<Viewer> = own.into_iter().filter(wanted).map(Viewer::Seat).collect();
        if eyes.is_empty() { vec![Viewer::Public] } else { eyes }
    }

    /// A queue that is full belongs to somebody who does not read.
    fn send(&self, told: impl Into<Told>) -> Result<(), Slow> {
        self.out.try_send(told.into()).map_err(|_| Slow)
    }
}

struct Slow;

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
                let _ = listener.send(encode(&ToClient::error(None, problem)));
                return;
            }
        };
        if let Some(person) = &listener.person {
            table.present(&person.id, true, now);
        }
        let you = listener.person.clone().map(Into::into);
        let welcome = ToClient::Welcome { protocol: PROTOCOL, table: name, you, version: table.version() };
        let mut texts = vec![encode(&welcome)];
        listener.eyes = listener.eyes_at(table);
        listener.told = table.version();
        let mut news = News { table, company: &mut company, now, written: Vec::new() };
        texts.extend(listener.eyes.iter().map(|&who| news.since(version, who)));
        self.company = company;
        if texts.into_iter().try_for_each(|text| listener.send(text)).is_ok() {
            self.listeners.insert(id, listener);
            self.presence_changes();
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
        let slow = self.listeners.iter().filter(|(_, listener)| listener.send(text.clone()).is_err());
        for id in slow.map(|(id, _)| *id).collect::<Vec<_>>() {
            self.cut(id);
        }
    }

    pub(super) fn reply(&mut self, id: ConnectionId, message: &ToClient) {
        if self.listeners.get(&id).is_some_and(|listener| listener.send(encode(message)).is_err()) {
            self.cut(id);
        }
    }

    /// Tells everybody what they have not been told yet.
    pub(super) fn tell(&mut self) {
        self.ring();
        let Some(table) = &self.table else { return };
        let version = table.version();
        let now = self.house.clock.now();
        let mut news = News { table, company: &mut self.company, now, written: Vec::new() };
        let mut slow = Vec::new();
        for (&id, listener) in &mut self.listeners {
            if listener.told == version {
                continue;
            }
            let eyes = listener.eyes_at(table);
            let texts = eyes.iter().map(|who| {
                // New eyes on this connection begin with the table as it is.
                news.since(listener.eyes.contains(who).then_some(listener.told), *who)
            });
            let reveals = table.race_began().is_some_and(|began| began > listener.told);
            let texts: Vec<Utf8Bytes> = texts.collect();
            let sent = texts.into_iter().try_for_each(|text| listener.send(Told { text, reveals }));
            if sent.is_err() {
                slow.push(id);
            }
            listener.eyes = eyes;
            listener.told = version;
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
