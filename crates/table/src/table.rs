//! The table itself: who sits there, and everything up to the deal. `play` has the game.

use std::collections::BTreeMap;

use irrgarten_catalogue::{Happening, Position};
use irrgarten_game::{PerSeat, Seat, Seed};
use serde::Serialize;

use crate::play::Playing;
use crate::undo::Undo;
use crate::{
    Command, Commitment, Config, Event, Input, Logged, Millis, Occupant, Person, PersonId, Refusal, Secret,
    Shares,
};

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People gather.
    Gathering,
    /// All are ready: the devices reveal their shares of the deal.
    Dealing,
    /// The game is on.
    Playing,
    /// The game is on, but clocks stand still.
    Paused,
    /// The game is over.
    Over,
}

/// A seat and what belongs to it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chair {
    pub(crate) occupant: Occupant,
    pub(crate) ready: bool,
    pub(crate) guarded: bool,
    commitment: Option<Commitment>,
    share: Option<Secret>,
}

/// An event, and what the game said about it.
pub(crate) struct Noted {
    pub(crate) logged: Logged,
    pub(crate) happening: Option<Happening>,
}

/// One table: the fold of its events.
pub struct Table {
    pub(crate) id: String,
    pub(crate) config: Config,
    pub(crate) host: Person,
    pub(crate) secret: Secret,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) phase: Phase,
    pub(crate) game: Option<Playing>,
    pub(crate) undo: Option<Undo>,
    pub(crate) log: Vec<Noted>,
    /// Since when people are away. Not part of the log: a table that wakes up waits for everybody anew.
    pub(crate) away: BTreeMap<PersonId, Millis>,
}

/// Names and remarks are for people: short, and something in them.
const LONGEST_REMARK: usize = 300;

/// How long somebody must be away before others may ask for the guardian.
pub(crate) const GRACE: Millis = 30_000;

impl Table {
    /// Opens a table. The secret is the house's share of the deal; the id is part of every commitment.
    pub fn open(
        id: &str,
        config: Config,
        host: Person,
        secret: Secret,
        at: Millis,
    ) -> Result<(Table, Vec<Logged>), Refusal> {
        check(&config)?;
        let opened = Event::Opened { table: id.to_owned(), config, host, secret };
        let logged = Logged { version: 1, at, event: opened };
        let table = Table::begin(logged.clone()).ok_or(Refusal::NotPlaying)?;
        Ok((table, vec![logged]))
    }

    /// A table out of its log, awake from now on. `Err` names the version that cannot have happened.
    pub fn load(events: impl IntoIterator<Item = Logged>, now: Millis) -> Result<Table, u64> {
        let mut events = events.into_iter();
        let mut table = events.next().and_then(Table::begin).ok_or(1u64)?;
        for logged in events {
            let version = logged.version;
            if version != table.version() + 1 || table.apply(logged.event, logged.at, now).is_err() {
                return Err(version);
            }
        }
        table.wind(now);
        Ok(table)
    }

    fn begin(logged: Logged) -> Option<Table> {
        let Event::Opened { table, config, host, secret } = logged.event.clone() else { return None };
        Some(Table {
            id: table,
            chairs: vec![Chair::default(); usize::from(config.seats)],
            config,
            host,
            secret,
            phase: Phase::Gathering,
            game: None,
            undo: None,
            log: vec![Noted { logged, happening: None }],
            away: BTreeMap::new(),
        })
    }

    /// How many events it has seen.
    pub fn version(&self) -> u64 {
        self.log.len() as u64
    }

    /// Its id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// How it is set.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// Where it stands.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Who opened it.
    pub fn host(&self) -> &Person {
        &self.host
    }

    /// Who sits on a seat.
    pub fn occupant(&self, seat: Seat) -> Option<&Occupant> {
        self.chairs.get(seat.index()).map(|chair| &chair.occupant)
    }

    /// The seats a person has.
    pub fn seats_of(&self, person: &PersonId) -> Vec<Seat> {
        self.all_seats().filter(|&seat| self.sits(person, seat)).collect()
    }

    /// The game, once it is dealt.
    pub fn position(&self) -> Option<&dyn Position> {
        self.game.as_ref().map(|game| game.position.as_ref())
    }

    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.config.seats)
    }

    fn sits(&self, person: &PersonId, seat: Seat) -> bool {
        matches!(self.occupant(seat), Some(Occupant::Person(sitter)) if sitter.id == *person)
    }

    /// Does what is asked and tells what happened, or refuses and leaves everything as it was.
    pub fn handle(&mut self, input: &Input) -> Result<Vec<Logged>, Refusal> {
        let before = self.log.len();
        self.obey(input)?;
        Ok(self.log[before..].iter().map(|noted| noted.logged.clone()).collect())
    }

    fn obey(&mut self, input: &Input) -> Result<(), Refusal> {
        let Input { now, at, .. } = *input;
        match input.command.clone() {
            Command::Configure(config) => {
                self.gathering()?;
                self.host_only(input)?;
                check(&config)?;
                self.apply(Event::Configured { config }, at, now)
            }
            Command::Sit(seat) => {
                self.gathering()?;
                let person = input.by.clone().ok_or(Refusal::NotYourSeat)?;
                self.empty(seat)?;
                self.apply(Event::Seated { seat, occupant: Occupant::Person(person) }, at, now)
            }
            Command::Free(seat) => {
                self.gathering()?;
                if *self.occupant(seat).ok_or(Refusal::NoSuchSeat)? == Occupant::Empty {
                    return Err(Refusal::SeatEmpty);
                }
                self.owner(input, seat).or_else(|_| self.host_only(input))?;
                self.apply(Event::Seated { seat, occupant: Occupant::Empty }, at, now)
            }
            Command::Invite(seat, level) => {
                self.gathering()?;
                self.host_only(input)?;
                self.empty(seat)?;
                self.apply(Event::Seated { seat, occupant: Occupant::Bot(level) }, at, now)
            }
            Command::Ready(seat, ready) => {
                self.gathering()?;
                self.owner(input, seat)?;
                self.apply(Event::Ready { seat, ready }, at, now)?;
                if self.all_ready() { self.begin_deal(at, now) } else { Ok(()) }
            }
            Command::Commit(seat, commitment) => {
                self.gathering()?;
                self.owner(input, seat)?;
                self.apply(Event::Committed { seat, commitment }, at, now)
            }
            Command::Reveal(seat, share) => {
                self.owner(input, seat)?;
                self.reveal(seat, share, at, now)
            }
            Command::DealNow if input.by.is_none() && self.phase == Phase::Dealing => self.deal(at, now),
            Command::DealNow => Err(Refusal::NotPlaying),
            Command::Say(text) => {
                let by = input.by.clone().ok_or(Refusal::BadText)?;
                let text = text.trim().to_owned();
                if text.is_empty()
                    || text.chars().count() > LONGEST_REMARK
                    || text.chars().any(char::is_control)
                {
                    return Err(Refusal::BadText);
                }
                self.apply(Event::Said { by, text }, at, now)
            }
            Command::LinkRematch(table) if input.by.is_none() && self.phase == Phase::Over => {
                self.apply(Event::Rematch { table }, at, now)
            }
            Command::LinkRematch(_) => Err(Refusal::NotOver),
            game => self.obey_game(game, input),
        }
    }

    /// Makes an event happen: the only way anything at a table changes.
    pub(crate) fn apply(&mut self, event: Event, at: Millis, now: Millis) -> Result<(), Refusal> {
        match &event {
            Event::Opened { .. } => return Err(Refusal::AlreadyStarted),
            Event::Configured { config } => {
                self.chairs.resize(usize::from(config.seats), Chair::default());
                self.chairs.iter_mut().for_each(|chair| chair.ready = false);
                self.config = config.clone();
            }
            Event::Seated { seat, occupant } => {
                *self.chair(*seat)? = Chair {
                    occupant: occupant.clone(),
                    // A player of the house is always ready.
                    ready: matches!(occupant, Occupant::Bot(_)),
                    ..Chair::default()
                };
            }
            Event::Ready { seat, ready } => self.chair(*seat)?.ready = *ready,
            Event::Committed { seat, commitment } => self.chair(*seat)?.commitment = Some(*commitment),
            Event::Dealing => self.phase = Phase::Dealing,
            Event::Revealed { seat, share } => self.chair(*seat)?.share = Some(*share),
            Event::Said { .. } | Event::Rematch { .. } => {}
            _ => return self.apply_game(event, at, now),
        }
        self.note(event, None, at);
        Ok(())
    }

    pub(crate) fn note(&mut self, event: Event, happening: Option<Happening>, at: Millis) {
        let logged = Logged { version: self.version() + 1, at, event };
        self.log.push(Noted { logged, happening });
    }

    pub(crate) fn chair(&mut self, seat: Seat) -> Result<&mut Chair, Refusal> {
        self.chairs.get_mut(seat.index()).ok_or(Refusal::NoSuchSeat)
    }

    fn gathering(&self) -> Result<(), Refusal> {
        if self.phase == Phase::Gathering { Ok(()) } else { Err(Refusal::AlreadyStarted) }
    }

    fn host_only(&self, input: &Input) -> Result<(), Refusal> {
        let host = input.by.as_ref().is_some_and(|person| person.id == self.host.id);
        if host { Ok(()) } else { Err(Refusal::HostOnly) }
    }

    /// Only who sits there may ask this.
    pub(crate) fn owner(&self, input: &Input, seat: Seat) -> Result<(), Refusal> {
        self.occupant(seat).ok_or(Refusal::NoSuchSeat)?;
        let owner = input.by.as_ref().is_some_and(|person| self.sits(&person.id, seat));
        if owner { Ok(()) } else { Err(Refusal::NotYourSeat) }
    }

    fn empty(&self, seat: Seat) -> Result<(), Refusal> {
        match self.occupant(seat) {
            None => Err(Refusal::NoSuchSeat),
            Some(Occupant::Empty) => Ok(()),
            Some(_) => Err(Refusal::SeatTaken),
        }
    }

    fn all_ready(&self) -> bool {
        self.chairs.iter().all(|chair| chair.ready && chair.occupant != Occupant::Empty)
    }

    /// Asks the devices that promised a share for it; without any, the cards are dealt at once.
    fn begin_deal(&mut self, at: Millis, now: Millis) -> Result<(), Refusal> {
        self.apply(Event::Dealing, at, now)?;
        if self.missing_shares() { Ok(()) } else { self.deal(at, now) }
    }

    fn missing_shares(&self) -> bool {
        self.chairs.iter().any(|chair| chair.commitment.is_some() && chair.share.is_none())
    }

    fn reveal(&mut self, seat: Seat, share: Secret, at: Millis, now: Millis) -> Result<(), Refusal> {
        let table = self.id.clone();
        let promised = self.chair(seat)?;
        let kept = promised.commitment == Some(share.commitment(&table)) && promised.share.is_none();
        if self.phase != Phase::Dealing || !kept {
            return Err(Refusal::BadShare);
        }
        self.apply(Event::Revealed { seat, share }, at, now)?;
        if self.missing_shares() { Ok(()) } else { self.deal(at, now) }
    }

    /// All secrets of the deal. The house's own is known to nobody before the end.
    pub(crate) fn shares(&self) -> Shares {
        let seats = PerSeat::from_fn(self.config.seats, |seat| self.chairs[seat.index()].share);
        Shares { house: self.secret, seats }
    }

    pub(crate) fn seed(&self) -> Seed {
        self.shares().seed(&self.id)
    }
}

fn check(config: &Config) -> Result<(), Refusal> {
    if !config.clock.is_sensible() {
        return Err(Refusal::BadClock);
    }
    Ok(config.check()?)
}
