//! The game at the table: actions, draws, pauses, the end.

use irrgarten_faces::{Character, GameError, Happening, Level, Position, Step};
use irrgarten_game::{PerSeat, Seat, SeatSet, Seed, Turn};

use crate::race::Racing;
use crate::table::Table;
use crate::{ChosenBy, Clocks, Command, Event, Hold, Input, Millis, Occupant, Phase, Refusal, config};

/// A game that has been dealt.
pub(crate) struct Playing {
    pub(crate) position: Box<dyn Position>,
    pub(crate) clock: Clocks,
    pub(crate) seed: Seed,
    /// Chance events so far: each has a stream of its own.
    pub(crate) draws: u32,
    /// Everything that happened, so that the last of it can be taken back.
    pub(crate) steps: Vec<Done>,
    /// The table's version when the position changed last for a seat. What the others do in a race changes nothing for it.
    pub(crate) changed: PerSeat<u64>,
    pub(crate) racing: Racing,
}

/// A step of the game, and what it takes to take it back.
pub(crate) struct Done {
    pub(crate) step: Step,
    pub(crate) can_be_undone: bool,
    /// What the seat that acted had left when it had acted.
    pub(crate) left: Millis,
}

/// Who keeps a seat plays it as well as it can.
const GUARDIAN: Level = Level::House(Character::Owl);

impl Playing {
    /// Who may act now. Who has decided what happens later may not.
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
        self.position.race().is_some() || !self.racing.bound.is_empty()
    }

    fn last_actor(&self) -> Option<Seat> {
        self.steps.iter().rev().find_map(|done| match done.step {
            Step::Act(seat, _) => Some(seat),
            Step::Draw(_) => None,
        })
    }
}

impl Table {
    /// Commands about the game.
    pub(crate) fn obey_game(&mut self, command: Command, input: &Input) -> Result<(), Refusal> {
        match command {
            Command::Act { seat, action, seen } => {
                self.owner(input, seat)?;
                self.fresh(seat, seen)?;
                self.running()?;
                self.unbound(seat, input.now)?;
                let game = self.game.as_ref().ok_or(Refusal::NotPlaying)?;
                match game.position.offered(seat, &action) {
                    Ok(Some(action)) => self.act(seat, action, ChosenBy::Seat, input),
                    Ok(None) => Err(Refusal::NotOffered),
                    Err(trouble) => self.punish(seat, action, trouble, input),
                }
            }
            Command::ActFor { seat, action, seen } => {
                self.fresh(seat, Some(seen))?;
                let why = match self.bot_on(seat) {
                    Some(_) if input.by.is_some() => return Err(Refusal::NotYourSeat),
                    Some(_) if self.chair(seat)?.guarded => ChosenBy::Guardian,
                    Some(_) => ChosenBy::Seat,
                    None => return Err(Refusal::NotYourSeat),
                };
                self.running()?;
                self.unbound(seat, input.now)?;
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

    /// A refused action may cost something in a race.
    fn punish(&mut self, seat: Seat, action: String, why: GameError, input: &Input) -> Result<(), Refusal> {
        let game = self.game.as_ref().ok_or(Refusal::NotPlaying)?;
        let millis = game.position.penalty(seat, &action);
        if millis == 0 {
            return Err(why.into());
        }
        let raced = game.raced(seat, input.now);
        let (hold, chosen_by) = (Hold::Penalty, ChosenBy::Seat);
        self.happen(Event::Held { seat, hold, action, millis, spent: 0, chosen_by, raced }, input)
    }

    /// Events of the game.
    pub(crate) fn change_game(&mut self, mut event: Event, at: Millis) -> Result<(), Refusal> {
        let mut happening = None;
        let version = self.version() + 1;
        match &mut event {
            Event::Started => self.lay_out(version)?,
            Event::Acted { .. } => happening = Some(self.change_by_act(&mut event, version)?),
            Event::Drew { chance } => {
                let game = self.game.as_mut().ok_or(Refusal::NotPlaying)?;
                let raced = game.position.race().is_some();
                let drawn = game.position.draw(chance)?;
                game.draws += 1;
                let step = Step::Draw(drawn.text.clone());
                game.has_changed(version, raced, game.last_actor());
                game.steps.push(Done { step, can_be_undone: false, left: 0 });
                happening = Some(drawn);
            }
            Event::Held { .. } | Event::Claimed { .. } => self.bind(&event)?,
            Event::Paused { spent } => {
                self.game.as_mut().ok_or(Refusal::NotPlaying)?.clock.stop(spent);
                self.phase = Phase::Paused;
            }
            Event::Resumed => self.phase = Phase::Playing,
            Event::Guardian { seat, plays } => self.chair(*seat)?.guarded = *plays,
            Event::Ended { .. } => self.phase = Phase::Over,
            _ => self.change_undo(&event, version)?,
        }
        self.note(event, happening, at);
        Ok(())
    }

    fn change_by_act(&mut self, event: &mut Event, version: u64) -> Result<Happening, Refusal> {
        let Event::Acted { seat, action, spent, raced, .. } = event else { return Err(Refusal::NotPlaying) };
        let game = self.game.as_mut().ok_or(Refusal::NotPlaying)?;
        let race = game.position.race();
        let acted = game.position.act(*seat, action)?;
        // The log keeps the one spelling of an action, whatever was typed.
        action.clone_from(&acted.text);
        let says_time = game.racing.says_time(*seat, action);
        let left = if says_time { 0 } else { game.clock.charge(*seat, *spent) };
        let step = Step::Act(*seat, acted.text.clone());
        game.steps.push(Done { step, can_be_undone: acted.can_be_undone, left });
        if let Some(shown) = *raced {
            game.racing.note(race.as_ref(), *seat, shown);
        }
        game.racing.acted(*seat, says_time);
        game.has_changed(version, race.is_some(), Some(*seat));
        self.undo = None;
        Ok(acted)
    }

    fn lay_out(&mut self, version: u64) -> Result<(), Refusal> {
        let seed = self.seed();
        let position = self.games.find(&self.config.game)?.deal(
            self.config.seats,
            &config::options(&self.config),
            &seed,
        )?;
        let seats = self.config.seats;
        self.game = Some(Playing {
            position,
            clock: Clocks::new(self.config.clock, seats),
            seed,
            draws: 0,
            steps: Vec::new(),
            changed: PerSeat::from_fn(seats, |_| version),
            racing: Racing::new(seats),
        });
        self.phase = Phase::Playing;
        Ok(())
    }

    /// Lets the clocks of who may act run, and no others.
    pub(crate) fn wind(&mut self, now: Millis) {
        let version = self.version();
        let Some(game) = &mut self.game else { return };
        match self.phase {
            Phase::Paused => return,
            Phase::Playing => game.racing.wind(game.position.as_ref(), version, now),
            _ => game.racing = Racing::new(game.position.seats()),
        }
        let seats = if self.phase == Phase::Playing { game.deciding() } else { SeatSet::EMPTY };
        game.clock.run(seats, now);
    }

    /// Has the game changed since for this seat? Talk and the like change versions, but not what there was to decide.
    fn fresh(&self, seat: Seat, seen: Option<u64>) -> Result<(), Refusal> {
        self.occupant(seat).ok_or(Refusal::NoSuchSeat)?;
        let (version, changed) = (self.version(), self.game.as_ref().map_or(0, |game| game.changed[seat]));
        let fresh = seen.is_none_or(|seen| (changed..=version).contains(&seen));
        if fresh { Ok(()) } else { Err(Refusal::Stale { version }) }
    }

    /// Who may act now; nobody before the start, in a pause and after the end.
    pub fn deciding(&self) -> SeatSet {
        let on = self.game.as_ref().filter(|_| self.phase == Phase::Playing);
        on.map_or(SeatSet::EMPTY, Playing::deciding)
    }

    /// Is what there was to decide for this seat at that version still to be decided?
    pub fn is_open(&self, seat: Seat, version: u64) -> bool {
        let decides = self.game.as_ref().is_some_and(|game| game.deciding().has(seat));
        decides && self.phase == Phase::Playing && self.fresh(seat, Some(version)).is_ok()
    }

    /// A seat that waits for a bot or the guardian, and how well that plays.
    pub fn bot_to_act(&self) -> Option<(Seat, Level)> {
        self.bots_to_act().next()
    }

    /// All of them: in a race there may be several.
    pub fn bots_to_act(&self) -> impl Iterator<Item = (Seat, Level)> + '_ {
        let game = self.game.as_ref().filter(|_| self.phase == Phase::Playing);
        let seats = game.map_or(SeatSet::EMPTY, Playing::deciding);
        seats.iter().filter_map(|seat| self.bot_on(seat).map(|level| (seat, level)))
    }

    fn bot_on(&self, seat: Seat) -> Option<Level> {
        let chair = self.chairs.get(seat.index())?;
        match chair.occupant {
            Occupant::Bot { level } => Some(player(level)),
            _ if chair.guarded => Some(GUARDIAN),
            _ => None,
        }
    }

    /// Only who sits at the table may ask this.
    pub(crate) fn seated(&self, input: &Input) -> Result<(), Refusal> {
        let person = input.by.as_ref().ok_or(Refusal::NotYourSeat)?;
        if self.seats_of(&person.id).is_empty() { Err(Refusal::NotYourSeat) } else { Ok(()) }
    }

    fn pause(&mut self, pause: bool, input: &Input) -> Result<(), Refusal> {
        match (self.phase, &self.game) {
            // Who stopped the clock of a race could look at the cards in peace.
            (Phase::Playing, Some(game)) if pause && game.is_racing() => Err(Refusal::Racing),
            (Phase::Playing, Some(game)) if pause => {
                let spent = self.all_seats().map(|seat| game.clock.spent(seat, input.now)).collect();
                self.happen(Event::Paused { spent }, input)
            }
            (Phase::Paused, _) if !pause => self.happen(Event::Resumed, input),
            _ => Err(Refusal::NotPlaying),
        }
    }
}

/// The player behind a level.
fn player(level: irrgarten_wire::Level) -> Level {
    match level {
        irrgarten_wire::Level::Random => Level::Random,
        irrgarten_wire::Level::Greedy => Level::Greedy,
        irrgarten_wire::Level::Mouse => Level::House(Character::Mouse),
        irrgarten_wire::Level::Hedgehog => Level::House(Character::Hedgehog),
        irrgarten_wire::Level::Fox => Level::House(Character::Fox),
        irrgarten_wire::Level::Raven => Level::House(Character::Raven),
        irrgarten_wire::Level::Owl => Level::House(Character::Owl),
    }
}
