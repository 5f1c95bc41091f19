//! The game at the table: actions, draws, clocks, guardians, the end.

use irrgarten_catalogue::{Level, Position, Step, game};
use irrgarten_game::{Seat, SeatSet, Seed, Turn};

use crate::table::{GRACE, Phase, Table};
use crate::{Clock, Command, Event, Input, Millis, Occupant, PersonId, Refusal, Why};

/// A game that has been dealt.
pub(crate) struct Playing {
    pub(crate) position: Box<dyn Position>,
    pub(crate) clock: Clock,
    pub(crate) seed: Seed,
    /// Chance events so far: each has a stream of its own.
    pub(crate) draws: u32,
    /// Everything that happened, so that the last of it can be taken back.
    pub(crate) steps: Vec<Step>,
}

impl Playing {
    /// Who may act now.
    pub(crate) fn deciding(&self) -> SeatSet {
        match self.position.turn() {
            Turn::Decide(seats) => seats,
            Turn::Chance | Turn::Over(_) => SeatSet::EMPTY,
        }
    }
}

impl Table {
    /// Commands about the game.
    pub(crate) fn obey_game(&mut self, command: Command, input: &Input) -> Result<(), Refusal> {
        let Input { now, at, .. } = *input;
        match command {
            Command::Act { seat, action, seen } => {
                self.owner(input, seat)?;
                self.fresh(seen)?;
                self.act(seat, action, Why::Seat, at, now)
            }
            Command::ActFor { seat, action, seen } => {
                self.fresh(Some(seen))?;
                let why = match self.bot_on(seat) {
                    Some(_) if input.by.is_some() => return Err(Refusal::NotYourSeat),
                    Some(_) if self.chair(seat)?.guarded => Why::Guardian,
                    Some(_) => Why::Seat,
                    None => return Err(Refusal::NotYourSeat),
                };
                self.act(seat, action, why, at, now)
            }
            Command::Tick => self.tick(at, now),
            Command::AskUndo(_) | Command::AnswerUndo(..) => self.obey_undo(&command, input),
            Command::Pause(pause) => {
                self.seated(input)?;
                self.pause(pause, at, now)
            }
            Command::Guardian(seat, plays) => self.guardian(seat, plays, input),
            Command::Abort => self.abort(input),
            _ => Err(Refusal::NotPlaying),
        }
    }

    /// Events of the game.
    pub(crate) fn apply_game(&mut self, event: Event, at: Millis, now: Millis) -> Result<(), Refusal> {
        let mut happening = None;
        let mut event = event;
        match &mut event {
            Event::Started => self.lay_out(now)?,
            Event::Acted { seat, action, spent, .. } => {
                let game = self.playing()?;
                let acted = game.position.act(*seat, action)?;
                game.clock.charge(*seat, *spent);
                // The log keeps the one spelling of an action, whatever was typed.
                action.clone_from(&acted.text);
                game.steps.push(Step::Act(*seat, acted.text.clone()));
                happening = Some(acted);
                self.undo = None;
            }
            Event::Drew { chance } => {
                let game = self.playing()?;
                let drawn = game.position.draw(chance)?;
                game.draws += 1;
                game.steps.push(Step::Draw(drawn.text.clone()));
                happening = Some(drawn);
            }
            Event::Paused { spent } => {
                let (spent, game) = (*spent, self.playing()?);
                game.clock.running().iter().for_each(|seat| game.clock.deduct(seat, spent));
                self.phase = Phase::Paused;
            }
            Event::Resumed => self.phase = Phase::Playing,
            Event::Guardian { seat, plays } => self.chair(*seat)?.guarded = *plays,
            Event::Ended { .. } => self.phase = Phase::Over,
            _ => self.apply_undo(&event)?,
        }
        self.note(event, happening, at);
        self.wind(now);
        Ok(())
    }

    fn playing(&mut self) -> Result<&mut Playing, Refusal> {
        if self.phase == Phase::Paused {
            return Err(Refusal::Paused);
        }
        self.game.as_mut().filter(|_| self.phase == Phase::Playing).ok_or(Refusal::NotPlaying)
    }

    /// Deals the cards.
    pub(crate) fn deal(&mut self, at: Millis, now: Millis) -> Result<(), Refusal> {
        self.apply(Event::Started, at, now)?;
        self.go_on(at, now)
    }

    fn lay_out(&mut self, now: Millis) -> Result<(), Refusal> {
        let seed = self.seed();
        let position = game(&self.config.game)?.deal(self.config.seats, &self.config.options, &seed)?;
        let mut clock = Clock::new(self.config.clock, self.config.seats);
        clock.run(SeatSet::EMPTY, now);
        self.game = Some(Playing { position, clock, seed, draws: 0, steps: Vec::new() });
        self.phase = Phase::Playing;
        Ok(())
    }

    fn act(&mut self, seat: Seat, action: String, why: Why, at: Millis, now: Millis) -> Result<(), Refusal> {
        let spent = self.playing()?.clock.spent(seat, now);
        self.apply(Event::Acted { seat, action, spent, why }, at, now)?;
        self.go_on(at, now)
    }

    /// Draws what is to be drawn, and ends what is over.
    fn go_on(&mut self, at: Millis, now: Millis) -> Result<(), Refusal> {
        loop {
            let game = self.playing()?;
            match game.position.turn() {
                Turn::Decide(_) => return Ok(()),
                Turn::Chance => {
                    let chance = game.position.foresee(&game.seed, game.draws)?;
                    self.apply(Event::Drew { chance }, at, now)?;
                }
                Turn::Over(_) => {
                    let score = game.position.score();
                    return self.apply(Event::Ended { score, by: None }, at, now);
                }
            }
        }
    }

    /// Lets the clocks of who may act run from now on, and no others.
    pub(crate) fn wind(&mut self, now: Millis) {
        let running = self.phase == Phase::Playing;
        if let Some(game) = &mut self.game {
            let seats = if running { game.deciding() } else { SeatSet::EMPTY };
            if seats != game.clock.running() || !running {
                game.clock.run(seats, now);
            }
        }
    }

    fn fresh(&self, seen: Option<u64>) -> Result<(), Refusal> {
        let version = self.version();
        if seen.is_none_or(|seen| seen == version) { Ok(()) } else { Err(Refusal::Stale { version }) }
    }

    /// Plays the first legal action for a seat that has run out of time.
    fn tick(&mut self, at: Millis, now: Millis) -> Result<(), Refusal> {
        let Ok(game) = self.playing() else { return Ok(()) };
        let Some(seat) = game.clock.out_of_time(now) else { return Ok(()) };
        match game.position.actions(seat).into_iter().next() {
            Some(action) => self.act(seat, action, Why::Clock, at, now),
            None => Ok(()),
        }
    }

    /// When the host should tick next.
    pub fn deadline(&self) -> Option<Millis> {
        self.game.as_ref().and_then(|game| game.clock.deadline())
    }

    /// A seat that waits for a bot or the guardian, and how well that plays.
    pub fn bot_to_act(&self) -> Option<(Seat, Level)> {
        let game = self.game.as_ref().filter(|_| self.phase == Phase::Playing)?;
        game.deciding().iter().find_map(|seat| self.bot_on(seat).map(|level| (seat, level)))
    }

    fn bot_on(&self, seat: Seat) -> Option<Level> {
        let chair = self.chairs.get(seat.index())?;
        match chair.occupant {
            Occupant::Bot(level) => Some(level),
            _ if chair.guarded => Some(Level::Greedy),
            _ => None,
        }
    }

    /// Only who sits at the table may ask this.
    fn seated(&self, input: &Input) -> Result<(), Refusal> {
        let person = input.by.as_ref().ok_or(Refusal::NotYourSeat)?;
        if self.seats_of(&person.id).is_empty() { Err(Refusal::NotYourSeat) } else { Ok(()) }
    }

    fn pause(&mut self, pause: bool, at: Millis, now: Millis) -> Result<(), Refusal> {
        match (self.phase, pause) {
            (Phase::Playing, true) => {
                let game = self.playing()?;
                let spent = game.clock.running().iter().map(|seat| game.clock.spent(seat, now)).max();
                self.apply(Event::Paused { spent: spent.unwrap_or(0) }, at, now)
            }
            (Phase::Paused, false) => self.apply(Event::Resumed, at, now),
            _ => Err(Refusal::NotPlaying),
        }
    }

    /// Somebody has come or gone. Only the living table knows; the log does not.
    pub fn present(&mut self, person: &PersonId, here: bool, now: Millis) {
        if here {
            self.away.remove(person);
        } else {
            self.away.entry(person.clone()).or_insert(now);
        }
    }

    fn is_away(&self, person: &PersonId, now: Millis) -> bool {
        self.away.get(person).is_some_and(|&since| now.saturating_sub(since) >= GRACE)
    }

    /// One's own seat can be left and taken back at any time; others' only be guarded while they are away.
    fn guardian(&mut self, seat: Seat, plays: bool, input: &Input) -> Result<(), Refusal> {
        if !matches!(self.phase, Phase::Playing | Phase::Paused) {
            return Err(Refusal::NotPlaying);
        }
        let Some(Occupant::Person(sitter)) = self.occupant(seat) else { return Err(Refusal::NotYourSeat) };
        let mine = input.by.as_ref().is_some_and(|person| person.id == sitter.id);
        if !mine {
            self.seated(input)?;
            if !plays || !self.is_away(&sitter.id, input.now) {
                return Err(Refusal::NotAway);
            }
        }
        if self.chair(seat)?.guarded == plays {
            return Ok(());
        }
        self.apply(Event::Guardian { seat, plays }, input.at, input.now)
    }

    /// Before the start the host may clear the table; afterwards a seat may when nobody else is left to mind.
    fn abort(&mut self, input: &Input) -> Result<(), Refusal> {
        if self.phase == Phase::Over {
            return Err(Refusal::NotPlaying);
        }
        let by = input.by.as_ref().ok_or(Refusal::HostOnly)?.id.clone();
        if matches!(self.phase, Phase::Gathering | Phase::Dealing) {
            if by != self.host.id {
                return Err(Refusal::HostOnly);
            }
        } else {
            self.seated(input)?;
            let others = self.chairs.iter().filter_map(|chair| match &chair.occupant {
                Occupant::Person(person) if person.id != by && !chair.guarded => Some(&person.id),
                _ => None,
            });
            if others.into_iter().any(|person| !self.is_away(person, input.now)) {
                return Err(Refusal::NotAway);
            }
        }
        self.apply(Event::Ended { score: None, by: Some(by) }, input.at, input.now)
    }
}
