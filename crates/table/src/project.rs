//! Projects a table for one viewer: its events, and the table as it is now.

use irrgarten_faces::{AnyView, Entry, Json};
use irrgarten_game::{Language, Message, Seat, Viewer};
use irrgarten_wire::{self as wire, Encoded, GameJson, May, Occupant, Person, SeenEvent};

use crate::message::message_of;
use crate::play::Playing;
use crate::table::{AppliedEvent, Shown, Table};
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
    /// What is said about the end, once the game is over.
    ending: Option<Box<wire::Ending>>,
}

impl Table {
    /// Everything since a version, as this viewer may see it: one event for every version, so that their number reveals
    /// nothing. `None` if the table never had that version.
    pub fn seen_since(&self, version: u64, who: Viewer) -> Option<Vec<SeenEvent>> {
        let skip = usize::try_from(version).ok().filter(|&skip| skip <= self.log.len())?;
        let who = self.known(who);
        Some(self.log[skip..].iter().map(|applied| self.project(applied, who)).collect())
    }

    /// Is part of what happened since a version hidden from anybody? Otherwise all are told the same.
    pub(crate) fn hides_since(&self, version: u64) -> bool {
        let skip = usize::try_from(version).unwrap_or(usize::MAX).min(self.log.len());
        self.log[skip..].iter().any(|applied| {
            let of_the_game =
                matches!(applied.logged.event, TableEvent::Acted { .. } | TableEvent::Drew { .. });
            of_the_game && !applied.shown.redacted.is_nothing()
        })
    }

    fn project(&self, applied: &AppliedEvent, who: Viewer) -> SeenEvent {
        let Shown { redacted, effect, motion } = &applied.shown;
        // A viewer that does not know all of an event sees neither how it went nor what it led to.
        let sent = |text: &str, json: Option<&Json>| {
            let json = json.filter(|_| redacted.is_open_to(text, who))?;
            Some(GameJson::from(Box::from(json.clone())))
        };
        let event = match &applied.logged.event {
            TableEvent::Opened { table, config, host, secret } => wire::Event::Opened {
                config: Config::clone(config),
                host: Person::clone(host),
                commitment: secret.commitment(table).into(),
            },
            TableEvent::Configured { config } => wire::Event::Configured { config: Config::clone(config) },
            TableEvent::Seated { seat, occupant } => {
                wire::Event::Seated { seat: seat.number(), occupant: Occupant::clone(occupant) }
            }
            TableEvent::SeatAsked { by } => wire::Event::SeatAsked { by: Person::clone(by) },
            TableEvent::SeatDeclined { person } => wire::Event::SeatDeclined { person: person.clone() },
            TableEvent::Learning { seat, learning } => {
                wire::Event::Learning { seat: seat.number(), learning: *learning }
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
            TableEvent::Acted { seat, action, spent, chosen_by, .. } => wire::Event::Acted {
                seat: seat.number(),
                action: redacted.of_text(action, who).to_owned(),
                spent: *spent,
                chosen_by: *chosen_by,
                motion: sent(action, motion.as_ref()),
                effect: sent(action, effect.as_ref()),
            },
            TableEvent::Held { seat, hold, millis, .. } => {
                wire::Event::Held { seat: seat.number(), hold: *hold, millis: *millis }
            }
            TableEvent::Claimed { seat, .. } => wire::Event::Claimed { seat: seat.number() },
            TableEvent::Drew { chance } => wire::Event::Drew {
                chance: redacted.of_text(chance, who).to_owned(),
                effect: sent(chance, effect.as_ref()),
            },
            TableEvent::Proposed { seat, kind, .. } => {
                wire::Event::Proposed { seat: seat.number(), kind: *kind }
            }
            TableEvent::Answered { seat, yes } => wire::Event::Answered { seat: seat.number(), yes: *yes },
            TableEvent::Undone => wire::Event::Undone,
            TableEvent::Paused { .. } => wire::Event::Paused,
            TableEvent::Resumed => wire::Event::Resumed,
            TableEvent::Guardian { seat, plays } => {
                wire::Event::Guardian { seat: seat.number(), plays: *plays }
            }
            TableEvent::Resigned { seat } => wire::Event::Resigned { seat: seat.number() },
            TableEvent::Said { by, text } => wire::Event::Said { by: Person::clone(by), text: text.clone() },
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
    pub(crate) fn known(&self, who: Viewer) -> Viewer {
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
            ending: self
                .game
                .as_ref()
                .filter(|_| self.phase == Phase::Over)
                .and_then(|game| self.ending(game)),
        })
    }

    /// The viewer whose view this one shares: where nothing is hidden, everybody sees what the public sees.
    pub(crate) fn sight(&self, who: Viewer) -> Viewer {
        // Asked of the game and not of the position: who shares a view must not change when the game begins.
        let hides = self.games.find(&self.config.game).ok().is_none_or(Entry::has_secrets);
        if hides { self.known(who) } else { Viewer::Public }
    }

    /// The view of this viewer, once the game has begun.
    pub(crate) fn view_of(&self, who: Viewer) -> Option<Box<dyn AnyView>> {
        self.game.as_ref().map(|game| game.position.seen_by(self.known(who)))
    }

    /// The game, and the viewer's seat in it, if it has something to decide.
    pub(crate) fn decider(&self, who: Viewer) -> Option<(&Playing, Seat)> {
        match (self.known(who), self.game.as_ref()) {
            (Viewer::Seat(seat), Some(game)) if self.phase == Phase::Playing && game.deciding().has(seat) => {
                Some((game, seat))
            }
            _ => None,
        }
    }

    /// The table as this viewer sees it.
    pub fn snapshot(&self, who: Viewer, now: Millis) -> wire::TableSnapshot {
        let view = self.view_of(who);
        let json = view.as_ref().map(|view| GameJson::from(Box::from(view.json())));
        let actions = self.decider(who).map(|(game, seat)| game.position.actions(seat));
        wire::TableSnapshot {
            text: view.as_ref().map(|view| view.text()),
            may: self.may(who),
            actions: Some(actions.unwrap_or_default()),
            view: Some(json.unwrap_or_default()),
            ..self.outline(now)
        }
    }

    /// What is said about the end, once the game is over by its rules.
    fn ending(&self, game: &Playing) -> Option<Box<wire::Ending>> {
        let ending = game.position.ending()?;
        let speaker = self.games.find(&self.config.game).ok()?.speaker(Language::En);
        let worded = |message: &Message| message_of(message, speaker.say(message));
        Some(Box::new(wire::Ending {
            reason: worded(&ending.reason),
            seats: ending.seats.iter().map(worded).collect(),
        }))
    }

    /// The table without view, actions and what may be asked for: all of it is the same for everybody.
    pub(crate) fn outline(&self, now: Millis) -> wire::TableSnapshot {
        let game = self.game.as_ref();
        let turn = match game.map(Playing::deciding) {
            Some(seats) if self.phase != Phase::Over => seats.iter().map(Seat::number).collect(),
            _ => Vec::new(),
        };
        let clock = game.map(|game| game.clock);
        let left = clock.and_then(|clock| self.all_seats().map(|seat| clock.left(seat, now)).collect());
        let TableHeader { config, host, seats, ready, guarded, colours, ending } = self.header().clone();
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
            ending: if self.phase == Phase::Over { ending } else { game.and_then(|game| self.ending(game)) },
            left,
            running: clock
                .map(|clock| clock.running().iter().map(Seat::number).collect())
                .unwrap_or_default(),
            proposal: self.proposal.map(|open| wire::Proposal {
                kind: open.kind,
                seat: open.seat.number(),
                asked: open.waits_for().iter().map(Seat::number).collect(),
            }),
            resigned: self.resigned().iter().map(Seat::number).collect(),
            asking: self.asking.clone(),
            learning: self.learning().iter().map(Seat::number).collect(),
            rematch: self.rematch().filter(|_| self.phase == Phase::Over).map(str::to_owned),
            race: game.map(|game| game.race_clocks(now)).unwrap_or_default(),
            held: game.map(|game| game.racing.held_seats(now)).unwrap_or_default(),
            claimed: game.map(|game| game.racing.claimed_seats()).unwrap_or_default(),
            text: None,
            may: May::default(),
            actions: None,
            view: None,
        }
    }
}
