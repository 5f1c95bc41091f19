//! Who sees the table, through which eyes.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use irrgarten_game::{Seat, Viewer};
use irrgarten_table::{Look, Millis, Person, Table};
use irrgarten_wire::{PROTOCOL, ToClient};
use tokio::sync::{mpsc, oneshot};

use super::{ConnectionId, TableTask};
use crate::error::ServerError;
use crate::metrics::count;
use crate::transport::frames::{EncodedMessage, FrameWriter, TooSlow};

/// Where what a connection is told goes.
pub(crate) enum Sink {
    /// To a socket, at once. What is with it is dropped when the table lets go of the connection.
    Socket(Arc<FrameWriter>, #[expect(dead_code, reason = "it is there to be dropped")] oneshot::Sender<()>),
    /// Into a queue of lines.
    Lines(mpsc::Sender<Utf8Bytes>),
}

/// What a connection wants to see.
pub(crate) struct ViewOptions {
    /// The seats it looks through; all its own if it does not say.
    pub(crate) seats: Option<Vec<u8>>,
    /// Positions in notation, too.
    pub(crate) text: bool,
}

/// A connection that sees the table.
pub(super) struct Listener {
    pub(super) person: Option<Person>,
    options: ViewOptions,
    /// The eyes it has been told everything through, up to `told`.
    eyes: Vec<Viewer>,
    told: u64,
    sink: Sink,
    /// What is told with the next news: an acknowledgement and the news behind it share a packet.
    waiting: Vec<EncodedMessage>,
    /// It shows what a race is about: then the moment counts.
    reveals: bool,
}

impl Listener {
    pub(super) fn new(person: Option<Person>, options: ViewOptions, sink: Sink) -> Listener {
        Listener { person, options, eyes: Vec::new(), told: 0, sink, waiting: Vec::new(), reveals: false }
    }

    /// One's own seats and no others; who has none sees what everybody sees.
    fn eyes_at(&self, table: &Table) -> Vec<Viewer> {
        let own = self.person.as_ref().map(|person| table.seats_of(&person.id)).unwrap_or_default();
        let wanted =
            |seat: &Seat| self.options.seats.as_ref().is_none_or(|wanted| wanted.contains(&seat.number()));
        let eyes: Vec<Viewer> = own.into_iter().filter(wanted).map(Viewer::Seat).collect();
        if eyes.is_empty() { vec![Viewer::Public] } else { eyes }
    }

    /// Tells what waits. A queue that is full belongs to somebody who does not read.
    fn send(&mut self, most: usize, now: Millis) -> Result<(), TooSlow> {
        let reveals = std::mem::take(&mut self.reveals);
        match &self.sink {
            Sink::Socket(writer, _) => {
                let sent = writer.send(&self.waiting, reveals.then_some(now), most);
                self.waiting.clear();
                sent
            }
            Sink::Lines(queue) => {
                self.waiting.drain(..).try_for_each(|page| queue.try_send(page.line())).map_err(|_| TooSlow)
            }
        }
    }
}

/// The news for some eyes, written once however many look through them.
struct News<'a> {
    table: &'a Table,
    now: Millis,
    /// About how long a page is.
    length: &'a mut usize,
    written: Vec<(Look, EncodedMessage)>,
}

impl News<'_> {
    /// Everything since a version, or the table as it is if these eyes have never had one.
    fn since(&mut self, look: Look) -> EncodedMessage {
        if let Some((_, page)) = self.written.iter().find(|(written, _)| *written == look) {
            return page.clone();
        }
        let page = EncodedMessage::with(*self.length, |page| self.table.write_news(look, self.now, page));
        // A viewer who may act gets a longer page than one who waits: there is room for either.
        *self.length = (page.len() + page.len() / 8).max(*self.length - *self.length / 16);
        self.written.push((look, page.clone()));
        page
    }
}

impl TableTask {
    pub(super) async fn join(&mut self, id: ConnectionId, mut listener: Listener, version: Option<u64>) {
        let (name, now) = (self.id.to_string(), self.services.clock.now());
        let mut length = self.page_length;
        let table = match self.load().await {
            Ok(table) => table,
            Err(ServerError(problem)) => {
                // Without a place in the list its queue ends, and with it the connection.
                listener.waiting.push(EncodedMessage::of(&ToClient::error(None, problem)));
                let _ = listener.send(1, now);
                return;
            }
        };
        if let Some(person) = &listener.person {
            table.present(&person.id, true, now);
        }
        let you = listener.person.clone();
        let welcome = ToClient::Welcome { protocol: PROTOCOL, table: name, you, version: table.version() };
        listener.waiting.push(EncodedMessage::of(&welcome));
        listener.eyes = listener.eyes_at(table);
        listener.told = table.version();
        let mut news = News { table, now, length: &mut length, written: Vec::new() };
        let with_text = listener.options.text;
        let looks = listener.eyes.iter().map(|&viewer| Look { viewer, since: version, with_text });
        listener.waiting.extend(looks.map(|look| news.since(look)));
        self.page_length = length;
        if listener.send(self.services.config.outgoing, now).is_ok() {
            self.listeners.insert(id, listener);
            self.presence_changes();
        } else {
            count(&self.services.metrics.slow_readers);
        }
    }

    pub(super) fn leave(&mut self, id: ConnectionId) {
        let Some(listener) = self.listeners.remove(&id) else { return };
        self.presence_changes();
        let Some(person) = listener.person else { return };
        let here = self.is_here(&person);
        let now = self.services.clock.now();
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
    pub(super) fn broadcast(&mut self, page: &EncodedMessage) {
        self.listeners.values_mut().for_each(|listener| listener.waiting.push(page.clone()));
        self.send_all();
    }

    /// Goes out with the news that follow it.
    pub(super) fn reply(&mut self, id: ConnectionId, message: &ToClient) {
        if let Some(listener) = self.listeners.get_mut(&id) {
            listener.waiting.push(EncodedMessage::of(message));
        }
    }

    /// Tells everybody what they have not been told yet.
    pub(super) fn tell(&mut self) {
        self.notify();
        let Some(table) = &self.table else { return self.send_all() };
        let version = table.version();
        let now = self.services.clock.now();
        let mut news = News { table, now, length: &mut self.page_length, written: Vec::new() };
        for listener in self.listeners.values_mut().filter(|listener| listener.told != version) {
            let eyes = listener.eyes_at(table);
            for &viewer in &eyes {
                // New eyes on this connection begin with the table as it is.
                let since = listener.eyes.contains(&viewer).then_some(listener.told);
                listener.waiting.push(news.since(Look { viewer, since, with_text: listener.options.text }));
            }
            listener.reveals = table.race_began().is_some_and(|began| began > listener.told);
            listener.eyes = eyes;
            listener.told = version;
        }
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

    /// Lets go of a connection that does not keep up: its queue ends, and it is told to come back.
    fn cut(&mut self, id: ConnectionId) {
        count(&self.services.metrics.slow_readers);
        self.leave(id);
    }
}
