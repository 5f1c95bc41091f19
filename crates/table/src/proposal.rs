//! Proposals: what happens only when other people at the table agree. Taking back, pausing and aborting are asked for in
//! the same way.

use irrgarten_game::{Seat, SeatSet, Turn};
use irrgarten_wire::Code;

use crate::table::{SeatEntry, Table};
use crate::{
    Input, Millis, Occupant, Person, PersonId, Phase, ProposalKind, TableError, TableEvent, TimeControl,
};

/// What comes of it when a person asks for something that others may have to agree to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NextStep {
    /// Nothing: the same seat has asked for it already.
    Nothing,
    /// It happens: nobody else has to agree.
    CarryOut,
    /// For this seat, these others are asked. Taking back with nobody to ask is agreed to at once.
    Ask { seat: Seat, asked: SeatSet },
}

/// A proposal that waits for answers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OpenProposal {
    pub(crate) kind: ProposalKind,
    pub(crate) seat: Seat,
    asked: SeatSet,
    agreed: SeatSet,
}

impl OpenProposal {
    /// The seats that have not answered yet.
    pub(crate) fn waits_for(self) -> SeatSet {
        self.agreed.iter().fold(self.asked, SeatSet::without)
    }

    /// Nobody waits for the answer of this seat any more.
    pub(crate) fn without(self, seat: Seat) -> OpenProposal {
        OpenProposal { asked: self.asked.without(seat), ..self }
    }
}

impl Table {
    /// The seats of other people, unless the guardian plays for them.
    pub(crate) fn other_players(&self, by: &Person) -> SeatSet {
        self.seats_of_others(by, |entry| !entry.guarded)
    }

    /// The seats of other people.
    pub(crate) fn other_people(&self, by: &Person) -> SeatSet {
        self.seats_of_others(by, |_| true)
    }

    fn seats_of_others(&self, by: &Person, counts: impl Fn(&SeatEntry) -> bool) -> SeatSet {
        let others = self.all_seats().zip(&self.seat_entries).filter(|(_, entry)| {
            entry.occupant.person_id().is_some_and(|person| *person != by.id) && counts(entry)
        });
        others.map(|(seat, _)| seat).collect()
    }

    /// A person asks to take back the last action of this seat. All others have to agree.
    pub(crate) fn step_to_undo(&self, by: &Person, seat: Seat) -> Result<NextStep, TableError> {
        self.owner(by, seat)?;
        self.step_to(ProposalKind::Undo, seat, self.other_players(by))
    }

    /// A person asks for a pause. By a clock all others have to agree, otherwise nobody.
    pub(crate) fn step_to_pause(&self, by: &Person) -> Result<NextStep, TableError> {
        let seat = self.seated(by)?;
        self.can_pause_for(by)?;
        if self.config.clock == TimeControl::None {
            return self.step_to(ProposalKind::Pause, seat, SeatSet::EMPTY);
        }
        let asked = self.other_players(by);
        // Against bots alone this would be time to think for nothing.
        if self.config.rated && asked.is_empty() {
            return Err(Code::Rated.into());
        }
        self.step_to(ProposalKind::Pause, seat, asked)
    }

    /// At a rated table nobody stops their own clock, not even if others agree. This follows from the log alone.
    fn can_pause_for(&self, by: &Person) -> Result<(), TableError> {
        self.can_pause()?;
        let game = self.playing()?;
        let others_decide = matches!(game.position.turn(), Turn::Decide(_))
            && !self.seats_of(&by.id).into_iter().any(|seat| game.deciding().has(seat));
        let free = others_decide || !self.config.rated || self.config.clock == TimeControl::None;
        if free { Ok(()) } else { Err(Code::OwnClock.into()) }
    }

    /// The seats that have to agree before this person may abort the game. Where no clock and no rating is at stake, the
    /// host ends the table alone, and nobody waits for people who are gone.
    fn asked_for_abort(&self, by: &Person, gone: SeatSet) -> Result<SeatSet, TableError> {
        match self.phase {
            Phase::Over => Err(Code::NotPlaying.into()),
            Phase::Gathering | Phase::Dealing => self.host_only(by).map(|()| SeatSet::EMPTY),
            Phase::Playing | Phase::Paused => {
                let hosts = self.host_only(by).is_ok();
                if !hosts {
                    self.seated(by)?;
                }
                Ok(match (self.config.rated, self.config.clock) {
                    (true, _) => self.seats_of_others(by, |entry| !entry.resigned),
                    (false, TimeControl::None) if hosts => SeatSet::EMPTY,
                    (false, TimeControl::None) => gone.iter().fold(self.other_players(by), SeatSet::without),
                    (false, _) => self.other_players(by),
                })
            }
        }
    }

    /// A person asks to abort the game while the people on these seats are gone. A host who looks on cannot ask others.
    pub(crate) fn step_to_abort(&self, by: &Person, gone: SeatSet) -> Result<NextStep, TableError> {
        let asked = self.asked_for_abort(by, gone)?;
        match self.seated(by).ok().filter(|_| self.in_progress().is_ok()) {
            // Nobody is there to agree, so this would be a way not to lose.
            Some(_) if self.config.rated && asked.is_empty() => Err(Code::Rated.into()),
            Some(seat) => self.step_to(ProposalKind::Abort, seat, asked),
            None if asked.is_empty() => Ok(NextStep::CarryOut),
            None if self.config.clock == TimeControl::None => Err(Code::Rated.into()),
            None => Err(Code::ByTheClock.into()),
        }
    }

    /// The seats that still have to agree before this person may abort the game, if all other people are here.
    pub(crate) fn missing_for_abort(&self, by: &Person) -> SeatSet {
        let asked = self.asked_for_abort(by, SeatSet::EMPTY).unwrap_or(SeatSet::EMPTY);
        self.seated(by).map_or(asked, |seat| self.missing(ProposalKind::Abort, seat, asked))
    }

    /// Which of these seats have not agreed yet.
    fn missing(&self, kind: ProposalKind, seat: Seat, asked: SeatSet) -> SeatSet {
        let agreed = self.open_proposal_of(kind, seat).map_or(SeatSet::EMPTY, |open| open.agreed);
        agreed.iter().fold(asked, SeatSet::without)
    }

    fn open_proposal_of(&self, kind: ProposalKind, seat: Seat) -> Option<OpenProposal> {
        self.proposal.filter(|open| (open.kind, open.seat) == (kind, seat))
    }

    /// A seat asks for something that these others have to agree to.
    fn step_to(&self, kind: ProposalKind, seat: Seat, asked: SeatSet) -> Result<NextStep, TableError> {
        let missing = self.missing(kind, seat, asked);
        match kind {
            // Asking again must not forget who has agreed.
            _ if !missing.is_empty() && self.open_proposal_of(kind, seat).is_some() => Ok(NextStep::Nothing),
            ProposalKind::Pause | ProposalKind::Abort if missing.is_empty() => Ok(NextStep::CarryOut),
            ProposalKind::Undo | ProposalKind::Pause | ProposalKind::Abort => {
                self.can_propose(seat, kind)?;
                Ok(NextStep::Ask { seat, asked: missing })
            }
        }
    }

    /// Does what comes of it when a person asks for something.
    pub(crate) fn take_step(
        &mut self,
        kind: ProposalKind,
        by: &Person,
        step: NextStep,
        input: &Input,
    ) -> Result<(), TableError> {
        let event = match step {
            NextStep::Nothing => return Ok(()),
            NextStep::CarryOut => self.carried_out(kind, Some(&by.id), input.now),
            NextStep::Ask { seat, asked } => TableEvent::Proposed { seat, kind, asked: Some(asked) },
        };
        self.apply(event, None, input.at)
    }

    /// The event that a proposal of this person was about.
    fn carried_out(&self, kind: ProposalKind, by: Option<&PersonId>, now: Millis) -> TableEvent {
        match kind {
            ProposalKind::Undo => TableEvent::Undone,
            ProposalKind::Pause => {
                let spent = |seat| self.game.as_ref().map_or(0, |game| game.clock.spent(seat, now));
                TableEvent::Paused { spent: self.all_seats().map(spent).collect() }
            }
            ProposalKind::Abort => TableEvent::Ended { score: None, by: by.cloned() },
        }
    }

    /// The event that everybody has agreed to. A pause waits for the end of a race, and at a rated table for the end of
    /// the turn of the person who asked for it.
    pub(crate) fn agreed(&self, now: Millis) -> Option<TableEvent> {
        let open = self.proposal.filter(|open| open.waits_for().is_empty())?;
        let by = self.occupant(open.seat).and_then(Occupant::person);
        let waits =
            open.kind == ProposalKind::Pause && by.is_none_or(|person| self.can_pause_for(person).is_err());
        (!waits).then(|| self.carried_out(open.kind, by.map(|person| &person.id), now))
    }

    /// There is one proposal at a time; only the seat that asked can ask for something else.
    fn can_propose(&self, seat: Seat, kind: ProposalKind) -> Result<(), TableError> {
        match kind {
            ProposalKind::Undo => self.can_take_back(seat)?,
            ProposalKind::Pause => self.can_pause()?,
            ProposalKind::Abort => self.in_progress()?,
        }
        self.person_on(seat)?;
        let is_free = self.proposal.is_none_or(|open| open.seat == seat);
        if is_free { Ok(()) } else { Err(Code::AlreadyAsked.into()) }
    }

    /// Opens a proposal. A newer one of the same seat replaces it.
    pub(crate) fn open_proposal(
        &mut self,
        seat: Seat,
        kind: ProposalKind,
        asked: Option<SeatSet>,
    ) -> Result<(), TableError> {
        self.can_propose(seat, kind)?;
        let person = self.occupant(seat).and_then(Occupant::person).ok_or(Code::NotYourSeat)?;
        let people = self.other_people(person);
        let asked = asked.unwrap_or(people);
        if asked.iter().any(|seat| !people.has(seat)) {
            return Err(Code::NotYourSeat.into());
        }
        self.proposal = Some(OpenProposal { kind, seat, asked, agreed: SeatSet::EMPTY });
        Ok(())
    }

    /// A seat agrees, or not: then the proposal is dropped. A person who has agreed can still say no.
    pub(crate) fn answer(&mut self, seat: Seat, yes: bool) -> Result<(), TableError> {
        self.person_on(seat)?;
        let open = self.proposal.as_mut().ok_or(Code::NothingAsked)?;
        if open.seat == seat || (yes && open.agreed.has(seat)) {
            return Err(Code::NothingAsked.into());
        }
        open.agreed = open.agreed.with(seat);
        if !yes {
            self.proposal = None;
        }
        Ok(())
    }

    /// Nobody asks for this any more.
    pub(crate) fn drop_proposal(&mut self, kind: ProposalKind) {
        self.proposal.take_if(|open| open.kind == kind);
    }
}
