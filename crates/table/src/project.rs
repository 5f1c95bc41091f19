//! Projects a table for one viewer: its events, and the table as it is now.

use irrgarten_faces::AnyView;
use irrgarten_game::{Seat, Viewer};
use irrgarten_wire::{self as wire, Encoded, GameJson, Occupant, Person, SeenEvent, ToClient, WriteGame};

use crate::play::Playing;
use crate::table::{AppliedEvent, Table};
use crate::{Config, Millis, Phase, TableEvent};

/// Everything of a table but its game. It is the same for every viewer, and moves do not change it.
#[derive(Clone)]
pub(crate) struct TableHeader {
    config: Encoded<Config>,
    host: Encoded<Person>,
    seats: Encoded<Vec<Occupant>>,
    ready: Encoded<Vec<bool>>,
    guarded: Encoded<Vec<bool>>,
    colours: Option<String>,
}

/// What to send to a viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ViewRequest {
    /// The viewer.
    pub viewer: Viewer,
    /// The last version the viewer has; `None` for a snapshot.
    pub since: Option<u64>,
    /// Whether to include the position in notation.
    pub with_text: bool,
}

impl Table {
    /// Everything since a version, as this viewer may see it: one event for every version, so that their number reveals
    /// nothing. `None` if the table never had that version.
    pub fn seen_since(&self, version: u64, who: Viewer) -> Option<Vec<SeenEvent>> {
        let skip = usize::try_from(version).ok().filter(|&skip| skip <= self.log.len())?;
        let who = self.known(who);
        Some(self.log[skip..].iter().map(|applied| self.project(applied, who)).collect())
    }

    fn project(&self, applied: &AppliedEvent, who: Viewer) -> SeenEvent {
        // What the game does not report is hidden from everybody.
        let told = || applied.happening.as_ref().map_or("?", |happening| happening.told_to(who)).to_owned();
        // A viewer that does not know all of an action does not see its motion.
        let is_open = || applied.happening.as_ref().is_some_and(|happening| happening.is_open_to(who));
        let motion =
            || applied.motion.clone().filter(|_| is_open()).map(|motion| GameJson::from(Box::from(motion)));
        let event = match &applied.logged.event {
            TableEvent::Opened { table, config, host, secret } => wire::Event::Opened {
                config: config.clone(),
                host: host.clone(),
                commitment: secret.commitment(table).into(),
            },
            TableEvent::Configured { config } => wire::Event::Configured { config: config.clone() },
            TableEvent::Seated { seat, occupant } => {
                wire::Event::Seated { seat: seat.number(), occupant: occupant.clone() }
            }
            TableEvent::Ready { seat, ready } => wire::Event::Ready { seat: seat.number(), ready: *ready },
            TableEvent::Committed { seat, commitment } => {
                wire::Event::Committed { seat: seat.number(), commitment: (*commitment).into() }
            }
            TableEvent::Dealing => wire::Event::Dealing,
            TableEvent::Revealed { seat, share } => {
                wire::Event::Revealed { seat: seat.number(), share: (*share).into() }
            }
            TableEvent::Started => wire::Event::Started,
            TableEvent::Acted { seat, spent, chosen_by, .. } => wire::Event::Acted {
                seat: seat.number(),
                action: told(),
                spent: *spent,
                chosen_by: *chosen_by,
                motion: motion(),
            },
            TableEvent::Held { seat, hold, millis, .. } => {
                wire::Event::Held { seat: seat.number(), hold: *hold, millis: *millis }
            }
            TableEvent::Claimed { seat, .. } => wire::Event::Claimed { seat: seat.number() },
            TableEvent::Drew { .. } => wire::Event::Drew { chance: told() },
            TableEvent::UndoAsked { seat } => wire::Event::UndoAsked { seat: seat.number() },
            TableEvent::UndoAnswered { seat, yes } => {
                wire::Event::UndoAnswered { seat: seat.number(), yes: *yes }
            }
            TableEvent::Undone => wire::Event::Undone,
            TableEvent::Paused { .. } => wire::Event::Paused,
            TableEvent::Resumed => wire::Event::Resumed,
            TableEvent::Guardian { seat, plays } => {
                wire::Event::Guardian { seat: seat.number(), plays: *plays }
            }
            TableEvent::Said { by, text } => wire::Event::Said { by: by.clone(), text: text.clone() },
            TableEvent::Ended { score, by } => wire::Event::Ended {
                score: score.as_ref().map(ToString::to_string),
                by: by.clone(),
                secret: self.secret.into(),
                seal: self.record().and_then(|record| record.seal),
            },
            TableEvent::Rematch { table } => wire::Event::Rematch { table: table.clone() },
        };
        SeenEvent { version: applied.logged.version, at: applied.logged.at, event }
    }

    /// A viewer on a seat this table does not have sees what everybody sees.
    fn known(&self, who: Viewer) -> Viewer {
        match who {
            Viewer::Seat(seat) if seat.index() >= self.seat_entries.len() => Viewer::Public,
            who => who,
        }
    }

    /// Cached until an event changes it: moves are most events, and do not.
    fn header(&self) -> &TableHeader {
        self.header.get_or_init(|| TableHeader {
            config: Encoded::new(self.config.clone()),
            host: Encoded::new(self.host.clone()),
            seats: Encoded::new(self.seat_entries.iter().map(|entry| entry.occupant.clone()).collect()),
            ready: Encoded::new(self.seat_entries.iter().map(|entry| entry.ready).collect()),
            guarded: Encoded::new(self.seat_entries.iter().map(|entry| entry.guarded).collect()),
            colours: self.colours(),
        })
    }

    /// The view of this viewer, once the game has begun.
    fn view_of(&self, who: Viewer) -> Option<Box<dyn AnyView>> {
        self.game.as_ref().map(|game| game.position.seen_by(self.known(who)))
    }

    /// The game, and the viewer's seat in it, if it has something to decide.
    fn decider(&self, who: Viewer) -> Option<(&Playing, Seat)> {
        match (self.known(who), self.game.as_ref()) {
            (Viewer::Seat(seat), Some(game)) if self.phase == Phase::Playing && game.deciding().has(seat) => {
                Some((game, seat))
            }
            _ => None,
        }
    }

    /// Appends the message with everything that a viewer has not been sent yet.
    pub fn write_update(&self, request: ViewRequest, now: Millis, buffer: &mut Vec<u8>) {
        let ViewRequest { viewer, since, with_text } = request;
        let view = self.view_of(viewer);
        let text = view.as_ref().filter(|_| with_text).map(|view| view.text());
        let table = Box::new(wire::TableSnapshot { text, ..self.outline(now) });
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat.number()),
            Viewer::Public => None,
        };
        let message = match since.and_then(|version| self.seen_since(version, viewer)) {
            Some(events) => ToClient::Events { seat, events, table },
            None => ToClient::Snapshot { seat, table },
        };
        message.write(&GameView { table: self, viewer, view }, buffer);
    }

    /// The table as this viewer sees it.
    pub fn snapshot(&self, who: Viewer, now: Millis) -> wire::TableSnapshot {
        let view = self.view_of(who);
        let json = view.as_ref().map(|view| GameJson::from(Box::from(view.json())));
        let actions = self.decider(who).map(|(game, seat)| game.position.actions(seat));
        wire::TableSnapshot {
            text: view.as_ref().map(|view| view.text()),
            actions: Some(actions.unwrap_or_default()),
            view: Some(json.unwrap_or_default()),
            ..self.outline(now)
        }
    }

    /// The table without view and actions: all of it is the same for everybody.
    fn outline(&self, now: Millis) -> wire::TableSnapshot {
        let game = self.game.as_ref();
        let turn = match game.map(Playing::deciding) {
            Some(seats) if self.phase != Phase::Over => seats.iter().map(Seat::number).collect(),
            _ => Vec::new(),
        };
        let clock = game.map(|game| game.clock);
        let left = clock.and_then(|clock| self.all_seats().map(|seat| clock.left(seat, now)).collect());
        let TableHeader { config, host, seats, ready, guarded, colours } = self.header().clone();
        wire::TableSnapshot {
            version: self.version(),
            config,
            host,
            seats,
            ready,
            guarded,
            colours,
            phase: self.phase,
            turn,
            points: game
                .and_then(|game| game.position.points())
                .map(|points| points.iter().copied().collect()),
            left,
            running: clock
                .map(|clock| clock.running().iter().map(Seat::number).collect())
                .unwrap_or_default(),
            undo: self.undo.map(|undo| undo.seat.number()),
            rematch: self.rematch().filter(|_| self.phase == Phase::Over).map(str::to_owned),
            race: game.map(|game| game.race_clocks(now)).unwrap_or_default(),
            held: game.map(|game| game.racing.held_seats(now)).unwrap_or_default(),
            claimed: game.map(|game| game.racing.claimed_seats()).unwrap_or_default(),
            text: None,
            actions: None,
            view: None,
        }
    }
}

/// A game as one viewer sees it.
struct GameView<'a> {
    table: &'a Table,
    viewer: Viewer,
    view: Option<Box<dyn AnyView>>,
}

impl WriteGame for GameView<'_> {
    fn write_actions(&self, buffer: &mut Vec<u8>) {
        match self.table.decider(self.viewer) {
            Some((game, seat)) => game.position.write_actions(seat, buffer),
            None => buffer.extend_from_slice(b"[]"),
        }
    }

    fn write_view(&self, buffer: &mut Vec<u8>) {
        match &self.view {
            Some(view) => view.write_json(buffer),
            None => buffer.extend_from_slice(b"null"),
        }
    }
}
