//! What people get to know: every event as one viewer may see it, and the whole table as it is now.

use std::sync::Arc;

use irrgarten_faces::{AnyView, Json};
use irrgarten_game::{Seat, Viewer};
use serde::{Serialize, Serializer};

use crate::play::Playing;
use crate::table::{Phase, Table};
use crate::{Commitment, Config, Event, Hold, Millis, Occupant, Person, PersonId, Secret, Why};

/// An event as somebody may see it. Everybody gets one for every version, so that their number tells nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Seen {
    /// The table's version after it.
    pub version: u64,
    /// When.
    pub at: Millis,
    /// What.
    #[serde(flatten)]
    pub event: SeenEvent,
}

/// What happened, without what the viewer may not know. Fields mean what they mean in [`Event`].
#[expect(missing_docs, reason = "said once, in Event")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SeenEvent {
    /// The table stands.
    Opened { config: Config, host: Person, commitment: Commitment },
    /// It has been set differently.
    Configured { config: Config },
    /// A seat has been taken, filled or emptied.
    Seated { seat: u8, occupant: Occupant },
    /// A seat is ready, or not any more.
    Ready { seat: u8, ready: bool },
    /// A share of the deal is promised.
    Committed { seat: u8, commitment: Commitment },
    /// Devices are asked for their shares.
    Dealing,
    /// A share of the deal.
    Revealed { seat: u8, share: Secret },
    /// The cards are dealt.
    Started,
    /// A seat acted; `?` in the text stands for what the viewer may not know.
    Acted { seat: u8, action: String, spent: Millis, why: Why },
    /// What a seat wants to do happens later, or a seat may do nothing for a while.
    Held { seat: u8, hold: Hold, millis: u32 },
    /// A seat is done with its race; what it is worth turns out when its place among the others is certain.
    Claimed { seat: u8 },
    /// The dealer drew; `?` stands for what the viewer may not know.
    Drew { chance: String },
    /// A seat asks to take its last action back.
    UndoAsked { seat: u8 },
    /// A seat agrees, or not.
    UndoAnswered { seat: u8, yes: bool },
    /// The last action has been taken back.
    Undone,
    /// Clocks stand still.
    Paused,
    /// Clocks run again.
    Resumed,
    /// The guardian plays for a seat, or stops to.
    Guardian { seat: u8, plays: bool },
    /// Somebody said something.
    Said { by: Person, text: String },
    /// The game is over; the house's secret proves the deal, and the seal that a record of the game is whole.
    Ended { score: Option<String>, by: Option<PersonId>, secret: Secret, seal: Option<String> },
    /// The same people play again.
    Rematch { table: String },
}

/// What a table has beside its game. It is the same for every viewer, and most events leave it as it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Company {
    /// How the table is set.
    pub config: Config,
    /// Who opened it.
    pub host: Person,
    /// Who sits where.
    pub seats: Vec<Occupant>,
    /// Who is ready.
    pub ready: Vec<bool>,
    /// For whom the guardian plays.
    pub guarded: Vec<bool>,
}

/// The whole table as one viewer sees it now. What the game shows is JSON of the game's own making.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Snapshot {
    /// The table's version.
    pub version: u64,
    /// Who has come together for what.
    #[serde(flatten, serialize_with = "shared")]
    pub company: Arc<Company>,
    /// Where the game stands.
    pub phase: Phase,
    /// Who may act, by number. Nobody while the dealer draws or the game is over.
    pub turn: Vec<u8>,
    /// Points as the rulebook counts them, if it does.
    pub points: Option<Vec<u16>>,
    /// Time left by seat, if time is kept.
    pub left: Option<Vec<Millis>>,
    /// Whose time runs.
    pub running: Vec<u8>,
    /// The position in notation, as the viewer sees it.
    pub text: Option<String>,
    /// The same as JSON.
    pub view: Option<Json>,
    /// Everything the viewer may do in the game now, as a list of texts in JSON. Nothing for spectators, and while it is
    /// paused or over.
    pub actions: Option<Json>,
    /// The seat that asks to take its last action back, if one does.
    pub undo: Option<u8>,
    /// The table where the same people play again, if they do.
    pub rematch: Option<String>,
    /// Whose race clock runs, and what it shows.
    pub race: Vec<RaceClock>,
    /// Who has to wait.
    pub held: Vec<HeldSeat>,
    /// Who has claimed and waits for the others' claims that may be under way.
    pub claimed: Vec<u8>,
}

fn shared<S: Serializer>(company: &Arc<Company>, serializer: S) -> Result<S::Ok, S::Error> {
    company.serialize(serializer)
}

/// A race clock that runs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RaceClock {
    /// Whose.
    pub seat: u8,
    /// What it shows.
    pub millis: Millis,
}

/// A seat that has to wait.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HeldSeat {
    /// Which.
    pub seat: u8,
    /// What for.
    pub hold: Hold,
    /// For how much longer.
    pub left: Millis,
}

impl Table {
    /// Everything since a version, as this viewer may see it. `None` if the table never had that version.
    pub fn seen_since(&self, version: u64, who: Viewer) -> Option<Vec<Seen>> {
        let skip = usize::try_from(version).ok().filter(|&skip| skip <= self.log.len())?;
        let who = self.known(who);
        Some(self.log[skip..].iter().map(|noted| self.project(noted, who)).collect())
    }

    fn project(&self, noted: &crate::table::Noted, who: Viewer) -> Seen {
        // Without the game's word for it nobody is told anything.
        let told = || noted.happening.as_ref().map_or("?", |happening| happening.told_to(who)).to_owned();
        let event = match &noted.logged.event {
            Event::Opened { table, config, host, secret } => SeenEvent::Opened {
                config: config.clone(),
                host: host.clone(),
                commitment: secret.commitment(table),
            },
            Event::Configured { config } => SeenEvent::Configured { config: config.clone() },
            Event::Seated { seat, occupant } => {
                SeenEvent::Seated { seat: seat.number(), occupant: occupant.clone() }
            }
            Event::Ready { seat, ready } => SeenEvent::Ready { seat: seat.number(), ready: *ready },
            Event::Committed { seat, commitment } => {
                SeenEvent::Committed { seat: seat.number(), commitment: *commitment }
            }
            Event::Dealing => SeenEvent::Dealing,
            Event::Revealed { seat, share } => SeenEvent::Revealed { seat: seat.number(), share: *share },
            Event::Started => SeenEvent::Started,
            Event::Acted { seat, spent, why, .. } => {
                SeenEvent::Acted { seat: seat.number(), action: told(), spent: *spent, why: *why }
            }
            Event::Held { seat, hold, millis, .. } => {
                SeenEvent::Held { seat: seat.number(), hold: *hold, millis: *millis }
            }
            Event::Claimed { seat, .. } => SeenEvent::Claimed { seat: seat.number() },
            Event::Drew { .. } => SeenEvent::Drew { chance: told() },
            Event::UndoAsked { seat } => SeenEvent::UndoAsked { seat: seat.number() },
            Event::UndoAnswered { seat, yes } => SeenEvent::UndoAnswered { seat: seat.number(), yes: *yes },
            Event::Undone => SeenEvent::Undone,
            Event::Paused { .. } => SeenEvent::Paused,
            Event::Resumed => SeenEvent::Resumed,
            Event::Guardian { seat, plays } => SeenEvent::Guardian { seat: seat.number(), plays: *plays },
            Event::Said { by, text } => SeenEvent::Said { by: by.clone(), text: text.clone() },
            Event::Ended { score, by } => SeenEvent::Ended {
                score: score.as_ref().map(ToString::to_string),
                by: by.clone(),
                secret: self.secret,
                seal: self.record().and_then(|record| record.seal),
            },
            Event::Rematch { table } => SeenEvent::Rematch { table: table.clone() },
        };
        Seen { version: noted.logged.version, at: noted.logged.at, event }
    }

    /// Who asks for a seat this table does not have sees what everybody sees.
    fn known(&self, who: Viewer) -> Viewer {
        match who {
            Viewer::Seat(seat) if seat.index() >= self.chairs.len() => Viewer::Public,
            who => who,
        }
    }

    /// Kept until an event changes it: moves are most of what happens, and they do not.
    fn company(&self) -> Arc<Company> {
        let gather = || Company {
            config: self.config.clone(),
            host: self.host.clone(),
            seats: self.chairs.iter().map(|chair| chair.occupant.clone()).collect(),
            ready: self.chairs.iter().map(|chair| chair.ready).collect(),
            guarded: self.chairs.iter().map(|chair| chair.guarded).collect(),
        };
        Arc::clone(self.company.get_or_init(|| Arc::new(gather())))
    }

    /// What this viewer sees of the game, once there is one.
    pub fn sight(&self, who: Viewer) -> Option<Box<dyn AnyView>> {
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

    /// Adds everything the viewer may do in the game now to a page, as in [`Snapshot::actions`].
    pub fn write_actions(&self, who: Viewer, page: &mut Vec<u8>) {
        match self.decider(who) {
            Some((game, seat)) => game.position.write_actions(seat, page),
            None => page.extend_from_slice(b"[]"),
        }
    }

    /// The table as this viewer sees it.
    pub fn snapshot(&self, who: Viewer, now: Millis) -> Snapshot {
        let sight = self.sight(who);
        Snapshot {
            text: sight.as_ref().map(|sight| sight.text()),
            view: sight.as_ref().map(|sight| sight.json()),
            actions: self.decider(who).map(|(game, seat)| game.position.actions_json(seat)),
            ..self.outline(now)
        }
    }

    /// The same without what the game says of itself: all of that is the same for everybody.
    pub fn outline(&self, now: Millis) -> Snapshot {
        let game = self.game.as_ref();
        let turn = match game.map(Playing::deciding) {
            Some(seats) if self.phase != Phase::Over => seats.iter().map(Seat::number).collect(),
            _ => Vec::new(),
        };
        let clock = game.map(|game| game.clock);
        let left = clock.and_then(|clock| self.all_seats().map(|seat| clock.left(seat, now)).collect());
        Snapshot {
            version: self.version(),
            company: self.company(),
            phase: self.phase,
            turn,
            points: game
                .and_then(|game| game.position.points())
                .map(|points| points.iter().copied().collect()),
            left,
            running: clock
                .map(|clock| clock.running().iter().map(Seat::number).collect())
                .unwrap_or_default(),
            text: None,
            view: None,
            actions: None,
            undo: self.undo.map(|undo| undo.seat.number()),
            rematch: self.rematch().filter(|_| self.phase == Phase::Over).map(str::to_owned),
            race: game.map(|game| game.race_clocks(now)).unwrap_or_default(),
            held: game.map(|game| game.racing.held_seats(now)).unwrap_or_default(),
            claimed: game.map(|game| game.racing.claimed_seats()).unwrap_or_default(),
        }
    }
}
