//! The game at the table: actions, draws, clocks, guardians, the end.

use irrgarten_catalogue::{Level, Position, Step, game};
use irrgarten_game::{Seat, SeatSet, Seed, Turn};

use crate::table::{Phase, Table};
use crate::{Clock, Command, Event, Input, Millis, Occupant, PersonId, Refusal, Why};

/// How long somebody must be away before others may ask for the guardian.
const GRACE: Millis = 30_000;

/// A game that has been dealt.
pub(crate) struct Playing {
    pub(crate) position: Box<dyn Position>,
    pub(crate) clock: Clock,
    pub(crate) seed: Seed,
    /// Chance events so far: each has a stream of its own.
    pub(crate) draws: u32,
    /// Everything that happened, so that the last of it can be taken back.
    pub(crate) steps: Vec<Done>,
    /// The table's version when the position changed last.
    pub(crate) changed: u64,
}

/// A step of the game, and what it takes to take it back.
pub(crate) struct Done {
    pub(crate) step: Step,
    pub(crate) can_be_undone: bool,
    /// What the seat that acted had left when it had acted.
    pub(crate) left: Millis,
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
        match command {
            Command::Act { seat, action, seen } => {
                self.owner(input, seat)?;
                self.fresh(seen)?;
                self.running()?;
                let game = self.game.as_ref().ok_or(Refusal::NotPlaying)?;
                if !game.position.offers(seat, &action)? {
                    return Err(Refusal::NotOffered);
                }
                self.act(seat, action, Why::Seat, input)
            }
            Command::ActFor { seat, action, seen } => {
                self.fresh(Some(seen))?;
                let why = match self.bot_on(seat) {
                    Some(_) if input.by.is_some() => return Err(Refusal::NotYourSeat),
                    Some(_) if self.chair(seat)?.guarded => Why::Guardian,
                    Some(_) => Why::Seat,
                    None => return Err(Refusal::NotYourSeat),
                };
                self.act(seat, action, why, input)
            }
            Command::Tick => self.tick(input),
            Command::AskUndo(_) | Command::AnswerUndo(..) => self.obey_undo(&command, input),
            Command::Pause(pause) => {
                self.seated(input)?;
                self.pause(pause, input)
            }
            Command::Guardian(seat, plays) => self.guardian(seat, plays, input),
            Command::Abort => self.abort(input),
            _ => Err(Refusal::NotPlaying),
        }
    }

    /// Events of the game.
    pub(crate) fn change_game(&mut self, event: Event, at: Millis) -> Result<(), Refusal> {
        let mut happening = None;
        let mut event = event;
        let version = self.version() + 1;
        match &mut event {
            Event::Started => self.lay_out()?,
            Event::Acted { seat, action, spent, .. } => {
                let game = self.game.as_mut().ok_or(Refusal::NotPlaying)?;
                let acted = game.position.act(*seat, action)?;
                let left = game.clock.charge(*seat, *spent);
                // The log keeps the one spelling of an action, whatever was typed.
                action.clone_from(&acted.text);
                let step = Step::Act(*seat, acted.text.clone());
                game.steps.push(Done { step, can_be_undone: acted.can_be_undone, left });
                happening = Some(acted);
                self.undo = None;
            }
            Event::Drew { chance } => {
                let game = self.game.as_mut().ok_or(Refusal::NotPlaying)?;
                let drawn = game.position.draw(chance)?;
                game.draws += 1;
                let step = Step::Draw(drawn.text.clone());
                game.steps.push(Done { step, can_be_undone: false, left: 0 });
                happening = Some(drawn);
            }
            Event::Paused { spent } => {
                self.game.as_mut().ok_or(Refusal::NotPlaying)?.clock.stop(spent);
                self.phase = Phase::Paused;
            }
            Event::Resumed => self.phase = Phase::Playing,
            Event::Guardian { seat, plays } => self.chair(*seat)?.guarded = *plays,
            Event::Ended { .. } => self.phase = Phase::Over,
            _ => self.change_undo(&event)?,
        }
        if let Some(game) = &mut self.game
            && matches!(event, Event::Started | Event::Acted { .. } | Event::Drew { .. } | Event::Undone)
        {
            game.changed = version;
        }
        self.note(event, happening, at);
        Ok(())
    }

    fn lay_out(&mut self) -> Result<(), Refusal> {
        let seed = self.seed();
        let position = game(&self.config.game)?.deal(self.config.seats, &self.config.options, &seed)?;
        let clock = Clock::new(self.config.clock, self.config.seats);
        self.game = Some(Playing { position, clock, seed, draws: 0, steps: Vec::new(), changed: 0 });
        self.phase = Phase::Playing;
        Ok(())
    }

    fn act(&mut self, seat: Seat, action: String, why: Why, input: &Input) -> Result<(), Refusal> {
        let clock = self.game.as_ref().map(|game| game.clock);
        let spent = clock.map_or(0, |clock| clock.spent(seat, input.now));
        self.happen(Event::Acted { seat, action, spent, why }, input)
    }

    /// Lets the clocks of who may act run, and no others.
    pub(crate) fn wind(&mut self, now: Millis) {
        if let Some(game) = &mut self.game
            && self.phase != Phase::Paused
        {
            let seats = if self.phase == Phase::Playing { game.deciding() } else { SeatSet::EMPTY };
            game.clock.run(seats, now);
        }
    }

    /// Has the game changed since? Talk and the like change versions, but not what there was to decide.
    fn fresh(&self, seen: Option<u64>) -> Result<(), Refusal> {
        let (version, changed) = (self.version(), self.game.as_ref().map_or(0, |game| game.changed));
        let fresh = seen.is_none_or(|seen| (changed..=version).contains(&seen));
        if fresh { Ok(()) } else { Err(Refusal::Stale { version }) }
    }

    /// Plays the first legal action for a seat that has run out of time.
    fn tick(&mut self, input: &Input) -> Result<(), Refusal> {
        let Some(game) = self.game.as_ref().filter(|_| self.phase == Phase::Playing) else { return Ok(()) };
        let Some(seat) = game.clock.out_of_time(input.now) else { return Ok(()) };
        match game.position.actions(seat).into_iter().next() {
            Some(action) => self.act(seat, action, Why::Clock, input),
            None => Ok(()),
        }
    }

    /// Who may act now; nobody before the start, in a pause and after the end.
    pub fn deciding(&self) -> SeatSet {
        let on = self.game.as_ref().filter(|_| self.phase == Phase::Playing);
        on.map_or(SeatSet::EMPTY, Playing::deciding)
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

    fn pause(&mut self, pause: bool, input: &Input) -> Result<(), Refusal> {
        match (self.phase, &self.game) {
            (Phase::Playing, Some(game)) if pause => {
                let spent = self.all_seats().map(|seat| game.clock.spent(seat, input.now)).collect();
                self.happen(Event::Paused { spent }, input)
            }
            (Phase::Paused, _) if !pause => self.happen(Event::Resumed, input),
            _ => Err(Refusal::NotPlaying),
        }
    }

    /// Somebody has come or gone. Only the living table knows; the log does not. Who does not sit here is not missed.
    pub fn present(&mut self, person: &PersonId, here: bool, now: Millis) {
        if here || self.seats_of(person).is_empty() {
            self.away.remove(person);
        } else {
            self.away.entry(person.clone()).or_insert(now);
        }
    }

    /// Who sits here and is away, however short.
    pub fn missed(&self) -> impl Iterator<Item = &PersonId> {
        self.away.keys()
    }

    fn is_away(&self, person: &PersonId, now: Millis) -> bool {
        self.away.get(person).is_some_and(|&since| now.saturating_sub(since) >= GRACE)
    }

    /// One's own seat can be left and taken back at any time; others' only be guarded while they are away.
    fn guardian(&mut self, seat: Seat, plays: bool, input: &Input) -> Result<(), Refusal> {
        self.on()?;
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
        self.happen(Event::Guardian { seat, plays }, input)
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
        self.happen(Event::Ended { score: None, by: Some(by) }, input)
    }
}
