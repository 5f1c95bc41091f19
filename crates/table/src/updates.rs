//! The messages that bring viewers up to date: whole tables, or what changed since the last message.

use irrgarten_changes::Tape;
use irrgarten_game::{Seat, Viewer};
use irrgarten_wire::{May, TableSnapshot, ToClient, WriteChanges, WriteGame, write_events};

use crate::{Millis, Table};

/// What to send to a viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ViewRequest {
    /// The viewer.
    pub viewer: Viewer,
    /// The last version the viewer has; `None` for a snapshot.
    pub since: Option<u64>,
    /// Whether to include the position in notation.
    pub with_text: bool,
    /// Whether changes will do, if the viewer was sent the table of its last version.
    pub changes: bool,
}

/// What viewers were sent at one version of a table. Changes are relative to it.
#[derive(Default)]
pub struct Sent(Option<SentTable>);

struct SentTable {
    outline: TableSnapshot,
    /// What could be seen, each once for all viewers who see the same.
    views: Vec<(Viewer, Tape)>,
    viewers: Vec<SentViewer>,
}

/// What one viewer was sent beside its view.
struct SentViewer {
    viewer: Viewer,
    may: May,
    /// Folded, as JSON; empty if there are none.
    actions: Vec<u8>,
}

/// The messages of one moment.
pub struct Updates<'a> {
    table: &'a Table,
    /// What was sent before.
    before: Option<SentTable>,
    now: SentTable,
    /// What changed since then for everybody, as JSON; empty if nobody has asked yet.
    outline_change: Vec<u8>,
    /// What changed of the view that was last asked for, as JSON.
    view_change: (Option<Viewer>, Vec<u8>),
    /// The events that were last asked for, as JSON, and who may know them; the public if all are told the same.
    events: (Option<Viewer>, Vec<u8>),
}

impl<'a> Updates<'a> {
    /// The messages of this moment, after what was sent last.
    pub fn new(table: &'a Table, now: Millis, sent: Sent) -> Updates<'a> {
        let (before, views, viewers) = match sent.0 {
            // No new event: a viewer has joined and needs the table the others already have.
            Some(sent) if sent.outline.version == table.version() => (None, sent.views, sent.viewers),
            before => {
                let (views, viewers) =
                    before.as_ref().map_or((0, 0), |sent| (sent.views.len(), sent.viewers.len()));
                (before, Vec::with_capacity(views), Vec::with_capacity(viewers))
            }
        };
        Updates {
            table,
            before,
            now: SentTable { outline: table.outline(now), views, viewers },
            outline_change: Vec::new(),
            view_change: (None, Vec::new()),
            events: (None, Vec::new()),
        }
    }

    /// What has been sent, for the next time.
    pub fn sent(self) -> Sent {
        Sent(Some(self.now))
    }

    /// Appends the message with everything that a viewer has not been sent yet.
    pub fn write(&mut self, request: ViewRequest, buffer: &mut Vec<u8>) {
        let changed = request.changes && {
            self.look(request.viewer);
            self.write_changes(request, buffer)
        };
        if !changed {
            self.write_whole(request, buffer);
        }
    }

    /// Notes what this viewer sees now, unless that was done already.
    fn look(&mut self, viewer: Viewer) {
        if self.now.viewer(viewer).is_some() {
            return;
        }
        let (table, before) = (self.table, self.before.as_ref());
        let sight = table.sight(viewer);
        if self.now.view(sight).is_none() {
            let about =
                before.and_then(|before| before.view(sight)).map_or(0, |view| view.len() + view.len() / 8);
            let view = table.view_of(sight).map_or_else(Tape::null, |view| view.tape(about));
            self.now.views.push((sight, view));
        }
        let mut actions = Vec::new();
        if let Some((game, seat)) = table.decider(viewer) {
            // About as many as the seat before had.
            actions.reserve(before.map_or(0, SentTable::most_actions));
            game.position.write_folded_actions(seat, &mut actions);
        }
        self.now.viewers.push(SentViewer { viewer, may: table.may(viewer), actions });
    }

    /// Appends what changed, if the viewer was sent the table before.
    fn write_changes(&mut self, request: ViewRequest, buffer: &mut Vec<u8>) -> bool {
        let ViewRequest { viewer, since, with_text, .. } = request;
        let Some(sent) = self.before.as_ref().filter(|sent| since == Some(sent.outline.version)) else {
            return false;
        };
        let (Some(before), Some(now)) = (sent.viewer(viewer), self.now.viewer(viewer)) else { return false };
        let sight = self.table.sight(viewer);
        let (Some(old), Some(new)) = (sent.view(sight), self.now.view(sight)) else { return false };
        let told_to = if self.table.hides_since(sent.outline.version) { viewer } else { Viewer::Public };
        if self.events.0 != Some(told_to) {
            let Some(events) = self.table.seen_since(sent.outline.version, told_to) else { return false };
            self.events.1.clear();
            write_events(&events, &mut self.events.1);
            self.events.0 = Some(told_to);
        }
        if self.outline_change.is_empty() {
            self.now.outline.write_changed(&sent.outline, &mut self.outline_change);
        }
        if self.view_change.0 != Some(sight) {
            self.view_change.1.clear();
            new.write_change(old, &mut self.view_change.1);
            self.view_change.0 = Some(sight);
        }
        let message = WriteChanges {
            seat: seat_number(viewer),
            events: &self.events.1,
            actions: Some(now.actions()).filter(|actions| *actions != before.actions()),
            may: Some(&now.may).filter(|may| **may != before.may),
            table: &self.outline_change,
            text: self.text(viewer, with_text),
            view: &self.view_change.1,
        };
        message.write(buffer);
        true
    }

    /// Appends the whole table, with the events since a version.
    fn write_whole(&self, request: ViewRequest, buffer: &mut Vec<u8>) {
        let ViewRequest { viewer, since, with_text, .. } = request;
        let text = self.text(viewer, with_text);
        let may = self.table.may(viewer);
        let table = Box::new(TableSnapshot { text, may, ..self.now.outline.clone() });
        let seat = seat_number(viewer);
        let message = match since.and_then(|version| self.table.seen_since(version, viewer)) {
            Some(events) => ToClient::Events { seat, events, table },
            None => ToClient::Snapshot { seat, table },
        };
        message.write(&GameView { table: self.table, viewer }, buffer);
    }

    fn text(&self, viewer: Viewer, with_text: bool) -> Option<String> {
        with_text.then(|| self.table.view_of(viewer)).flatten().map(|view| view.text())
    }
}

impl SentTable {
    fn view(&self, sight: Viewer) -> Option<&Tape> {
        self.views.iter().find(|(seen_by, _)| *seen_by == sight).map(|(_, view)| view)
    }

    fn viewer(&self, viewer: Viewer) -> Option<&SentViewer> {
        self.viewers.iter().find(|sent| sent.viewer == viewer)
    }

    /// The length of the longest list of actions.
    fn most_actions(&self) -> usize {
        self.viewers.iter().map(|sent| sent.actions.len()).max().unwrap_or(0)
    }
}

impl SentViewer {
    fn actions(&self) -> &[u8] {
        if self.actions.is_empty() { b"[]" } else { &self.actions }
    }
}

fn seat_number(viewer: Viewer) -> Option<u8> {
    match viewer {
        Viewer::Seat(seat) => Some(Seat::number(seat)),
        Viewer::Public => None,
    }
}

/// A game as one viewer sees it.
struct GameView<'a> {
    table: &'a Table,
    viewer: Viewer,
}

impl WriteGame for GameView<'_> {
    fn write_actions(&self, buffer: &mut Vec<u8>) {
        match self.table.decider(self.viewer) {
            Some((game, seat)) => game.position.write_actions(seat, buffer),
            None => buffer.extend_from_slice(b"[]"),
        }
    }

    fn write_view(&self, buffer: &mut Vec<u8>) {
        match self.table.view_of(self.viewer) {
            Some(view) => view.write_json(buffer),
            None => buffer.extend_from_slice(b"null"),
        }
    }
}
