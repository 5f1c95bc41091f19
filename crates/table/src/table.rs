//! The table itself: its state, and what can be read from it.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use irrgarten_faces::{Games, Happening, Json, Position, Redacted};
use irrgarten_game::record::Score;
use irrgarten_game::{Commitment, PerSeat, Seat, Secret, Seed, Shares};
use irrgarten_wire::Code;

use crate::play::Playing;
use crate::project::TableHeader;
use crate::proposal::OpenProposal;
use crate::{
    Config, ConnectionTiming, Logged, Millis, Occupant, Person, PersonId, Phase, TableError, TableEvent,
    config,
};

/// A seat, its player, and what belongs to it.
#[derive(Clone, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each can be true whatever the others are")]
pub(crate) struct SeatEntry {
    pub(crate) occupant: Occupant,
    pub(crate) ready: bool,
    /// Its person still learns how the game is played.
    pub(crate) learning: bool,
    pub(crate) guarded: bool,
    pub(crate) resigned: bool,
    pub(crate) commitment: Option<Commitment>,
    pub(crate) share: Option<Secret>,
}

/// An event that was applied.
#[derive(Clone)]
pub(crate) struct AppliedEvent {
    pub(crate) logged: Logged,
    pub(crate) shown: Shown,
}

/// How viewers are shown an action or a draw.
#[derive(Clone)]
pub(crate) struct Shown {
    /// What each may know of its text, which is in the event.
    pub(crate) redacted: Redacted,
    /// What it has led to.
    pub(crate) effect: Option<Json>,
    /// What boards need to show it, for the last [`MOTIONS`] events: nobody watches what is longer ago.
    pub(crate) motion: Option<Json>,
}

/// What the game does not report is hidden from everybody.
impl Default for Shown {
    fn default() -> Shown {
        Shown { redacted: Redacted::everything(), effect: None, motion: None }
    }
}

impl Shown {
    pub(crate) fn of(Happening { redacted, effect, .. }: Happening) -> Shown {
        Shown { redacted, effect, motion: None }
    }
}

/// How many events have their motions.
const MOTIONS: usize = 64;

/// One table: the fold of its events.
pub struct Table {
    pub(crate) games: Games,
    pub(crate) id: String,
    pub(crate) config: Config,
    pub(crate) host: Person,
    pub(crate) secret: Secret,
    pub(crate) seat_entries: Vec<SeatEntry>,
    pub(crate) phase: Phase,
    pub(crate) game: Option<Playing>,
    pub(crate) proposal: Option<OpenProposal>,
    /// The people who look on and ask for a seat.
    pub(crate) asking: Vec<Person>,
    pub(crate) log: Vec<AppliedEvent>,
    /// The table where the same people play again.
    pub(crate) rematch: Option<String>,
    /// Since when people are away. Not in the log: after loading, everybody counts as present.
    pub(crate) away: BTreeMap<PersonId, Millis>,
    /// What the server measured of people's connections. Not in the log either.
    pub(crate) connections: BTreeMap<PersonId, ConnectionTiming>,
    /// What every viewer sees of everything but the game; made again when it changes.
    pub(crate) header: OnceLock<TableHeader>,
}

/// The id is part of every commitment and stands in records: one short word.
const LONGEST_ID: usize = 64;

impl Table {
    /// Opens a table of one of these games. The secret is the server's share of the deal; the id is part of every commitment.
    pub fn open(
        games: Games,
        id: &str,
        config: Config,
        host: Person,
        secret: Secret,
        at: Millis,
    ) -> Result<(Table, Vec<Logged>), TableError> {
        let (table, config, host, secret) =
            (id.to_owned(), Box::new(config), Box::new(host), Box::new(secret));
        let opened = TableEvent::Opened { table, config, host, secret };
        let logged = Logged { version: 1, at, event: opened };
        let table = Table::begin(games, logged.clone())?;
        Ok((table, vec![logged]))
    }

    pub(crate) fn begin(games: Games, logged: Logged) -> Result<Table, TableError> {
        let TableEvent::Opened { table, config, host, secret } = logged.event.clone() else {
            return Err(Code::NotPlaying.into());
        };
        if logged.version != 1
            || table.is_empty()
            || table.len() > LONGEST_ID
            || !table.chars().all(|letter| letter.is_ascii_alphanumeric() || "-_".contains(letter))
        {
            return Err(Code::BadText.into());
        }
        config::check(games, &config)?;
        Ok(Table {
            games,
            id: table,
            seat_entries: vec![SeatEntry::default(); usize::from(config.seats)],
            config: *config,
            host: *host,
            secret: *secret,
            phase: Phase::Gathering,
            game: None,
            proposal: None,
            asking: Vec::new(),
            log: vec![AppliedEvent { logged, shown: Shown::default() }],
            rematch: None,
            away: BTreeMap::new(),
            connections: BTreeMap::new(),
            header: OnceLock::new(),
        })
    }

    /// The number of events so far.
    pub fn version(&self) -> u64 {
        self.log.len() as u64
    }

    /// Everything since a version, for the server alone: viewers get [`seen_since`](Table::seen_since).
    pub fn events_since(&self, version: u64) -> impl Iterator<Item = &TableEvent> {
        self.logged_since(version).map(|logged| &logged.event)
    }

    /// The same as they are logged.
    pub fn logged_since(&self, version: u64) -> impl Iterator<Item = &Logged> {
        let skip = usize::try_from(version).unwrap_or(usize::MAX);
        self.log.iter().skip(skip).map(|applied| &applied.logged)
    }

    /// Its id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Its settings.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// Its phase.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The person who opened it.
    pub fn host(&self) -> &Person {
        &self.host
    }

    /// The player on a seat.
    pub fn occupant(&self, seat: Seat) -> Option<&Occupant> {
        self.seat_entries.get(seat.index()).map(|entry| &entry.occupant)
    }

    pub(crate) fn first_seat_of(&self, person: &PersonId) -> Option<Seat> {
        self.all_seats().find(|&seat| self.sits(person, seat))
    }

    /// The seats of a person.
    pub fn seats_of(&self, person: &PersonId) -> Vec<Seat> {
        self.all_seats().filter(|&seat| self.sits(person, seat)).collect()
    }

    /// The result, once the game is over; `None` if it was aborted.
    pub fn score(&self) -> Option<&Score> {
        let log = if self.phase == Phase::Over { self.log.as_slice() } else { &[] };
        log.iter().rev().find_map(|applied| match &applied.logged.event {
            TableEvent::Ended { score, .. } => score.as_deref(),
            _ => None,
        })
    }

    /// The letters of the colours that the rules give the seats, in seat order; `None` if they have none.
    pub fn colours(&self) -> Option<String> {
        config::colours(self.games, &self.config)
    }

    /// The settings with which the same people play again, each one seat further.
    pub fn rematch_config(&self, keep: bool) -> Config {
        let kept = self.game.as_ref().filter(|_| keep).and_then(|game| game.position.kept());
        config::for_rematch(self.games, &self.config, kept)
    }

    /// The people who look on and ask for a seat.
    pub fn asking(&self) -> &[Person] {
        &self.asking
    }

    /// The table where the same people play again.
    pub fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// The game, once it is dealt.
    pub fn position(&self) -> Option<&dyn Position> {
        self.game.as_ref().map(|game| game.position.as_ref())
    }

    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.config.seats)
    }

    pub(crate) fn sits(&self, person: &PersonId, seat: Seat) -> bool {
        self.occupant(seat).and_then(Occupant::person).is_some_and(|sitter| sitter.id == *person)
    }

    pub(crate) fn note(&mut self, event: TableEvent, shown: Shown, at: Millis) {
        if event.changes_header() {
            self.header = OnceLock::new();
        }
        let logged = Logged { version: self.version() + 1, at, event };
        self.log.push(AppliedEvent { logged, shown });
        if let Some(past) = self.log.len().checked_sub(MOTIONS + 1) {
            self.log[past].shown.motion = None;
        }
    }

    pub(crate) fn entry(&mut self, seat: Seat) -> Result<&mut SeatEntry, TableError> {
        self.seat_entries.get_mut(seat.index()).ok_or(TableError::Refused(Code::NoSuchSeat))
    }

    /// All secrets of the deal. The server's is hidden until the end.
    pub(crate) fn shares(&self) -> Shares {
        let seats = PerSeat::from_fn(self.config.seats, |seat| self.seat_entries[seat.index()].share);
        Shares { server: self.secret, seats }
    }

    pub(crate) fn seed(&self) -> Seed {
        self.shares().seed(&self.id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CommandFrom, Input, PersonCommand};

    #[test]
    fn what_fails_behind_a_first_event_is_rolled_back() {
        let person = Person::new("ada", "Ada");
        let config = Config { game: "hands".to_owned(), seats: 1, ..Config::default() };
        let (mut table, _) =
            Table::open(irrgarten_toys::games(), "t", config, person.clone(), Secret([1; 32]), 0).unwrap();
        let ask = |command| Input { asked: CommandFrom::Person(person.clone(), command), now: 0, at: 0 };
        let one = Seat::at(0);
        table.handle(&ask(PersonCommand::Sit(one))).unwrap();
        table.present(&person.id, false, 0);
        // As if the game had vanished: being ready still works, dealing does not.
        table.config.game = "chess".to_owned();
        assert!(matches!(table.handle(&ask(PersonCommand::Ready(one, true))), Err(TableError::Game(_))));
        assert_eq!(
            (table.version(), table.phase(), table.seat_entries[0].ready),
            (2, Phase::Gathering, false)
        );
        assert!(table.away.contains_key(&person.id));
        table.handle(&ask(PersonCommand::Ready(one, true))).unwrap();
        assert_eq!(table.phase(), Phase::Playing);
    }
}
