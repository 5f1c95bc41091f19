//! One connection that sees a table: which viewers it is for, and what they have been sent.

use irrgarten_game::{Seat, Viewer};

use crate::{Person, Table, ViewRequest};

/// After this many events a viewer that gets changes is sent a snapshot as well, to compare.
const CHECK_EVERY: u64 = 64;

/// What a connection wants to see.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ViewOptions {
    /// The seats whose views it gets; all its own if it does not say.
    pub seats: Option<Vec<u8>>,
    /// Include positions in notation.
    pub text: bool,
    /// Send changes instead of whole tables, where possible.
    pub changes: bool,
}

/// A connection that sees a table.
#[derive(Clone, Debug)]
pub struct Watcher {
    /// The person behind it, if they have a name.
    pub person: Option<Person>,
    options: ViewOptions,
    /// The viewers that have been sent everything up to version `told`.
    viewers: Vec<Viewer>,
    told: u64,
}

impl Watcher {
    /// A connection that has been sent nothing yet.
    pub fn new(person: Option<Person>, options: ViewOptions) -> Watcher {
        Watcher { person, options, viewers: Vec::new(), told: 0 }
    }

    /// What it is to be sent first, after the last version it has.
    pub fn join(&mut self, table: &Table, version: Option<u64>) -> Vec<ViewRequest> {
        self.viewers = self.viewers_at(table);
        self.told = table.version();
        self.viewers.iter().map(|&viewer| self.request(viewer, version)).collect()
    }

    /// What it is to be sent after what it was sent last; nothing if it has everything.
    pub fn catch_up(&mut self, table: &Table) -> Vec<ViewRequest> {
        let version = table.version();
        if self.told == version {
            return Vec::new();
        }
        let viewers = self.viewers_at(table);
        let mut requests = Vec::new();
        for &viewer in &viewers {
            // A viewer that is new on this connection begins with a snapshot.
            let since = self.viewers.contains(&viewer).then_some(self.told);
            requests.push(self.request(viewer, since));
            let is_due = since.is_some_and(|since| since / CHECK_EVERY != version / CHECK_EVERY);
            if self.options.changes && is_due {
                requests.push(self.request(viewer, None));
            }
        }
        self.viewers = viewers;
        self.told = version;
        requests
    }

    /// Will what it is sent next reveal a race? Then the moment in which it is sent counts.
    pub fn is_about_to_race(&self, table: &Table) -> bool {
        self.told != table.version() && table.race_began().is_some_and(|began| began > self.told)
    }

    /// It is not certain what it has been sent: it begins with a snapshot again.
    pub fn start_over(&mut self) {
        (self.viewers, self.told) = (Vec::new(), 0);
    }

    /// The seats of this person and no others; a spectator gets the public view.
    fn viewers_at(&self, table: &Table) -> Vec<Viewer> {
        let own = self.person.as_ref().map(|person| table.seats_of(&person.id)).unwrap_or_default();
        let wanted =
            |seat: &Seat| self.options.seats.as_ref().is_none_or(|wanted| wanted.contains(&seat.number()));
        let viewers: Vec<Viewer> = own.into_iter().filter(wanted).map(Viewer::Seat).collect();
        if viewers.is_empty() { vec![Viewer::Public] } else { viewers }
    }

    /// What one of its viewers is to be sent.
    fn request(&self, viewer: Viewer, since: Option<u64>) -> ViewRequest {
        ViewRequest { viewer, since, with_text: self.options.text, changes: self.options.changes }
    }
}
