//! The game at the table: actions, draws, pauses.

use irrgarten_faces::{Character, CheckedAction, Happening, Level, Position};
use irrgarten_game::{PerSeat, Seat, SeatSet, Seed, Stamp, Timing, Turn};
use irrgarten_wire::Code;

use crate::race::{Racing, hold_of};
use crate::table::Table;
use crate::{ChosenBy, Clocks, Input, Millis, Occupant, Phase, ProposalKind, TableError, TableEvent, config};

/// A game that has been dealt.
pub(crate) struct Playing {
    pub(crate) position: Box<dyn Position>,
    pub(crate) clock: Clocks,
    pub(crate) seed: Seed,
    /// Chance events so far: each has a stream of its own.
    pub(crate) draws: u32,
    /// Every action and draw that was not taken back, so that the last ones can be.
    pub(crate) plies: Vec<PastPly>,
    /// The table's version when the position last changed for a seat. In a race the actions of other seats change
    /// nothing for it.
    pub(crate) changed: PerSeat<u64>,
    pub(crate) racing: Racing,
}

/// An action or draw, and what is needed to take it back.
#[derive(Clone, Copy)]
pub(crate) struct PastPly {
    /// The seat that acted; `None` for a draw.
    pub(crate) actor: Option<Seat>,
    pub(crate) can_be_undone: bool,
    /// The version of its event, which has its text.
    pub(crate) version: u64,
    /// What the seat that acted had left after it had acted.
    pub(crate) left: Millis,
}

/// The guardian plays as well as it can.
const GUARDIAN: Level = Level::Character(Character::Owl);

impl Playing {
    /// The seats that may act now; not those whose decision is made but happens later.
    pub(crate) fn deciding(&self) -> SeatSet {
        match self.position.turn() {
            Turn::Decide(seats) => self.racing.decided().iter().fold(seats, SeatSet::without),
            Turn::Chance | Turn::Over(_) => SeatSet::EMPTY,
        }
    }

    /// The position has changed: for everybody, or in a race for one seat.
    fn has_changed(&mut self, version: u64, raced: bool, actor: Option<Seat>) {
        match actor.filter(|_| raced && self.position.race().is_some()) {
            Some(seat) => self.changed[seat] = version,
            None => self.changed = PerSeat::from_fn(self.changed.seats(), |_| version),
        }
    }

    /// Is a race on, or about to begin?
    pub(crate) fn is_racing(&self) -> bool {
        self.position.race().is_some() || !self.racing.waiting.is_empty()
    }

    /// Applies a draw.
    pub(crate) fn draw(&mut self, chance: &str, version: u64) -> Result<Happening, TableError> {
        let raced = self.position.race().is_some();
        let drawn = self.position.draw(chance)?;
        self.draws += 1;
        self.has_changed(version, raced, self.last_actor());
        self.plies.push(PastPly { actor: None, can_be_undone: false, version, left: 0 });
        Ok(drawn)
    }

    fn last_actor(&self) -> Option<Seat> {
        self.plies.iter().rev().find_map(|done| done.actor)
    }
}

impl Table {
    /// A seat acts: now, later, or as a claim.
    pub(crate) fn act(
        &mut self,
        checked: CheckedAction,
        chosen_by: ChosenBy,
        input: &Input,
    ) -> Result<(), TableError> {
        let game = self.playing()?;
        let (seat, action) = (checked.seat(), checked.text().to_owned());
        let (spent, raced) = (game.clock.spent(seat, input.now), game.raced(seat, input.now));
        let timing = checked.timing();
        if matches!(timing, Timing::Countdown(_)) && !self.learning().is_empty() {
            return Err(Code::Learning.into());
        }
        let event = match (timing, hold_of(timing), raced) {
            (_, Some((hold, millis)), _) => {
                TableEvent::Held { seat, hold, action, millis, spent, chosen_by, raced }
            }
            (Timing::Claim, None, Some(arrived)) => {
                let Stamp { revealed, arrived, round_trip } = self.stamp(seat, arrived, chosen_by);
                TableEvent::Claimed { seat, action, revealed, arrived, round_trip, spent, chosen_by }
            }
            _ => TableEvent::Acted { seat, action, spent, chosen_by, raced },
        };
        self.apply(event, Some(checked), input.at)
    }

    /// May this seat do this, and does it happen at once?
    pub(crate) fn may_act(&self, checked: &CheckedAction, chosen_by: ChosenBy) -> Result<(), TableError> {
        let game = self.playing()?;
        // An action that was decided before may happen after the guardian has gone.
        if game.racing.decided().has(checked.seat()) {
            self.running()?;
        } else {
            self.may_choose(checked.seat(), chosen_by)?;
        }
        game.can_be_done(checked, chosen_by)
    }

    /// May this seat, or the guardian for it, decide something now?
    pub(crate) fn may_choose(&self, seat: Seat, chosen_by: ChosenBy) -> Result<(), TableError> {
        self.running()?;
        let entry = self.seat_entries.get(seat.index()).ok_or(Code::NoSuchSeat)?;
        if chosen_by == ChosenBy::Guardian && !entry.guarded { Err(Code::NotYourSeat.into()) } else { Ok(()) }
    }

    /// Applies an action.
    pub(crate) fn do_action(
        &mut self,
        checked: CheckedAction,
        spent: Millis,
        raced: Option<u32>,
        version: u64,
    ) -> Result<Happening, TableError> {
        let game = self.playing_mut()?;
        let seat = checked.seat();
        let race = game.position.race();
        let says_time = game.racing.says_time(seat, checked.text());
        let acted = game.position.act(checked)?;
        let left = if says_time { 0 } else { game.clock.charge(seat, spent) };
        let can_be_undone = acted.can_be_undone;
        game.plies.push(PastPly { actor: Some(seat), can_be_undone, version, left });
        if let Some(shown) = raced {
            game.racing.note(race.as_ref(), seat, shown);
        }
        game.racing.acted(seat, says_time);
        game.has_changed(version, race.is_some(), Some(seat));
        // A person who plays has learned enough.
        self.entry(seat)?.learning = false;
        self.drop_proposal(ProposalKind::Undo);
        Ok(acted)
    }

    /// Deals from the shares that were revealed.
    pub(crate) fn deal(&mut self, version: u64) -> Result<(), TableError> {
        if self.phase != Phase::Dealing {
            return Err(Code::NotPlaying.into());
        }
        let seed = self.seed();
        let seats = self.config.seats;
        let position = config::beginning(self.games, &self.config, &seed)?;
        self.game = Some(Playing {
            position,
            clock: Clocks::new(self.config.clock, seats),
            seed,
            draws: 0,
            plies: Vec::new(),
            changed: PerSeat::from_fn(seats, |_| version),
            racing: Racing::new(seats),
        });
        self.phase = Phase::Playing;
        Ok(())
    }

    /// The game, if it has been dealt.
    pub(crate) fn playing(&self) -> Result<&Playing, TableError> {
        self.game.as_ref().ok_or(TableError::Refused(Code::NotPlaying))
    }

    pub(crate) fn playing_mut(&mut self) -> Result<&mut Playing, TableError> {
        self.game.as_mut().ok_or(TableError::Refused(Code::NotPlaying))
    }

    /// The game is being played and is not paused.
    pub(crate) fn running(&self) -> Result<(), TableError> {
        match self.phase {
            Phase::Playing => Ok(()),
            Phase::Paused => Err(Code::Paused.into()),
            Phase::Gathering | Phase::Dealing | Phase::Over => Err(Code::NotPlaying.into()),
        }
    }

    /// The game has begun and is not over, though it may be paused.
    pub(crate) fn in_progress(&self) -> Result<(), TableError> {
        if matches!(self.phase, Phase::Playing | Phase::Paused) {
            Ok(())
        } else {
            Err(Code::NotPlaying.into())
        }
    }

    /// Does this seat have something to decide now, and has the sender seen it?
    pub(crate) fn may_decide(&self, seat: Seat, seen: Option<u64>, now: Millis) -> Result<(), TableError> {
        self.fresh(seat, seen)?;
        self.running()?;
        self.playing()?.need_not_wait(seat, now)
    }

    /// Lets the clocks run of the seats that may act, and no others.
    pub(crate) fn restart_clocks(&mut self, now: Millis) {
        let version = self.version();
        let runs = self.phase == Phase::Playing && self.learning().is_empty();
        let Some(game) = &mut self.game else { return };
        match self.phase {
            Phase::Paused => return,
            Phase::Playing => game.racing.restart_clocks(game.position.as_ref(), version, now),
            Phase::Gathering | Phase::Dealing | Phase::Over => {
                game.racing = Racing::new(game.position.seats());
            }
        }
        let seats = if runs { game.deciding() } else { SeatSet::EMPTY };
        game.clock.run(seats, now);
    }

    /// Has the game changed since for this seat? Chat changes the version, but not what there was to decide.
    fn fresh(&self, seat: Seat, seen: Option<u64>) -> Result<(), TableError> {
        self.occupant(seat).ok_or(Code::NoSuchSeat)?;
        let (version, changed) = (self.version(), self.game.as_ref().map_or(0, |game| game.changed[seat]));
        let fresh = seen.is_none_or(|seen| (changed..=version).contains(&seen));
        if fresh { Ok(()) } else { Err(TableError::Stale { version }) }
    }

    /// The seats that may act now; none before the start, during a pause and after the end.
    pub fn deciding(&self) -> SeatSet {
        let on = self.game.as_ref().filter(|_| self.phase == Phase::Playing);
        on.map_or(SeatSet::EMPTY, Playing::deciding)
    }

    /// Is the decision of this seat at that version still open?
    pub fn is_open(&self, seat: Seat, version: u64) -> bool {
        let decides = self.game.as_ref().is_some_and(|game| game.deciding().has(seat));
        decides && self.phase == Phase::Playing && self.fresh(seat, Some(version)).is_ok()
    }

    /// A seat that a bot or the guardian is to act for, and how well that plays.
    pub fn bot_to_act(&self) -> Option<(Seat, Level)> {
        self.bots_to_act().next()
    }

    /// All such seats: in a race there may be several.
    pub fn bots_to_act(&self) -> impl Iterator<Item = (Seat, Level)> + '_ {
        let runs = self.phase == Phase::Playing && self.learning().is_empty();
        let game = self.game.as_ref().filter(|_| runs);
        let seats = game.map_or(SeatSet::EMPTY, Playing::deciding);
        seats.iter().filter_map(|seat| self.bot_on(seat).map(|level| (seat, level)))
    }

    pub(crate) fn bot_on(&self, seat: Seat) -> Option<Level> {
        let entry = self.seat_entries.get(seat.index())?;
        match entry.occupant {
            Occupant::Bot { level } => Some(built_in_bot(level)),
            _ if entry.guarded => Some(GUARDIAN),
            _ => None,
        }
    }

    /// In a race a pause would let people study the cards.
    pub(crate) fn can_pause(&self) -> Result<(), TableError> {
        self.running()?;
        if self.playing()?.is_racing() { Err(Code::Racing.into()) } else { Ok(()) }
    }

    pub(crate) fn can_resume(&self) -> Result<(), TableError> {
        if self.phase == Phase::Paused { Ok(()) } else { Err(Code::NotPlaying.into()) }
    }

    /// Pauses the game, after each seat has used this much.
    pub(crate) fn pause(&mut self, spent: &[Millis]) -> Result<(), TableError> {
        self.can_pause()?;
        if spent.len() != self.seat_entries.len() {
            return Err(Code::NoSuchSeat.into());
        }
        self.playing_mut()?.clock.stop(spent);
        self.phase = Phase::Paused;
        self.drop_proposal(ProposalKind::Pause);
        Ok(())
    }
}

/// The built-in bot of a level.
pub fn built_in_bot(level: irrgarten_wire::Level) -> Level {
    match level {
        irrgarten_wire::Level::Random => Level::Random,
        irrgarten_wire::Level::Greedy => Level::Greedy,
        irrgarten_wire::Level::Mouse => Level::Character(Character::Mouse),
        irrgarten_wire::Level::Hedgehog => Level::Character(Character::Hedgehog),
        irrgarten_wire::Level::Fox => Level::Character(Character::Fox),
        irrgarten_wire::Level::Raven => Level::Character(Character::Raven),
        irrgarten_wire::Level::Owl => Level::Character(Character::Owl),
    }
}
