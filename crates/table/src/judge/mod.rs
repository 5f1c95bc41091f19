//! What can happen next: what the table owes by itself, and whether an event fits.

mod race;

use irrgarten_faces::GameError;
use irrgarten_game::{Seat, Turn};

use crate::play::Playing;
use crate::table::Table;
use crate::{ChosenBy, Event, Occupant, PersonId, Phase, Refusal, config};

/// Remarks are for people: short, and something in them.
const LONGEST_REMARK: usize = 300;

impl Table {
    /// What must happen next without anybody being asked.
    pub(crate) fn due(&self) -> Result<Option<Event>, Refusal> {
        Ok(match (self.phase, &self.game) {
            (Phase::Gathering, _) => self.all_ready().then_some(Event::Dealing),
            (Phase::Dealing, _) => (!self.shares_missing()).then_some(Event::Started),
            (Phase::Playing | Phase::Paused, _) if self.undo_is_agreed() => Some(Event::Undone),
            (Phase::Playing, Some(game)) => match game.position.turn() {
                Turn::Decide(_) => self.due_in_race(),
                Turn::Chance => Some(Event::Drew { chance: game.position.foresee(&game.seed, game.draws)? }),
                Turn::Over(_) => Some(Event::Ended { score: game.position.score(), by: None }),
            },
            _ => None,
        })
    }

    /// Can this happen here? Asked of every event before it changes anything, new ones and those out of a log.
    pub(crate) fn possible(&self, event: &Event) -> Result<(), Refusal> {
        if let Some(due) = self.due()? {
            return if due == *event { Ok(()) } else { Err(other_than(&due)) };
        }
        match event {
            Event::Opened { .. } | Event::Dealing => Err(Refusal::AlreadyStarted),
            Event::Configured { config } => {
                self.gathering()?;
                config::check(self.games, config)?;
                let lost = self.chairs.iter().skip(usize::from(config.seats));
                let somebody = lost.into_iter().any(|chair| chair.occupant != Occupant::Empty);
                if somebody {
                    return Err(Refusal::SeatTaken);
                }
                let twice = self
                    .all_seats()
                    .any(|seat| self.sits_elsewhere(seat, self.chairs[seat.index()].occupant.person_id()));
                if config.rated && twice { Err(Refusal::OneSeatOnly) } else { Ok(()) }
            }
            Event::Seated { seat, occupant } => {
                self.gathering()?;
                match (self.occupant(*seat).ok_or(Refusal::NoSuchSeat)?, occupant) {
                    (Occupant::Empty, Occupant::Empty) => Err(Refusal::SeatEmpty),
                    (Occupant::Empty, _)
                        if self.config.rated && self.sits_elsewhere(*seat, occupant.person_id()) =>
                    {
                        Err(Refusal::OneSeatOnly)
                    }
                    (Occupant::Empty, _) | (_, Occupant::Empty) => Ok(()),
                    _ => Err(Refusal::SeatTaken),
                }
            }
            Event::Ready { seat, .. } | Event::Committed { seat, .. } => {
                self.gathering()?;
                self.person_on(*seat)
            }
            Event::Revealed { seat, share } => {
                let chair = self.chairs.get(seat.index()).ok_or(Refusal::NoSuchSeat)?;
                let kept = chair.commitment == Some(share.commitment(&self.id)) && chair.share.is_none();
                if kept && self.phase == Phase::Dealing { Ok(()) } else { Err(Refusal::BadShare) }
            }
            Event::Started if self.phase == Phase::Dealing => Ok(()),
            Event::Started => Err(Refusal::NotPlaying),
            Event::Said { text, .. } => {
                let fits = text.chars().count() <= LONGEST_REMARK && !text.chars().any(char::is_control);
                if fits && !text.trim().is_empty() { Ok(()) } else { Err(Refusal::BadText) }
            }
            Event::Rematch { .. } if self.phase == Phase::Over && self.rematch().is_none() => Ok(()),
            Event::Rematch { .. } => Err(Refusal::NotOver),
            game => self.possible_in_game(game),
        }
    }

    fn possible_in_game(&self, event: &Event) -> Result<(), Refusal> {
        match event {
            Event::Acted { seat, chosen_by, .. } => {
                self.running()?;
                let chair = self.chairs.get(seat.index()).ok_or(Refusal::NoSuchSeat)?;
                // What was decided before may happen after the guardian has gone.
                let decided = self.game.as_ref().is_some_and(|game| game.racing.decided().has(*seat));
                if *chosen_by == ChosenBy::Guardian && !chair.guarded && !decided {
                    return Err(Refusal::NotYourSeat);
                }
                self.possible_in_race(event)
            }
            Event::Held { seat, chosen_by, .. } | Event::Claimed { seat, chosen_by, .. } => {
                self.running()?;
                let chair = self.chairs.get(seat.index()).ok_or(Refusal::NoSuchSeat)?;
                if *chosen_by == ChosenBy::Guardian && !chair.guarded {
                    return Err(Refusal::NotYourSeat);
                }
                self.possible_in_race(event)
            }
            Event::UndoAsked { seat } => self.can_take_back(*seat),
            Event::UndoAnswered { seat, .. } => {
                self.person_on(*seat)?;
                self.undo_asks(*seat)
            }
            Event::Paused { spent } => {
                self.running()?;
                if self.game.as_ref().is_some_and(Playing::is_racing) {
                    return Err(Refusal::Racing);
                }
                if spent.len() == self.chairs.len() { Ok(()) } else { Err(Refusal::NoSuchSeat) }
            }
            Event::Resumed if self.phase == Phase::Paused => Ok(()),
            Event::Guardian { seat, plays } => {
                self.on()?;
                self.person_on(*seat).map_err(|_| Refusal::NotYourSeat)?;
                let already = self.chairs[seat.index()].guarded == *plays;
                if already { Err(Refusal::NotAway) } else { Ok(()) }
            }
            Event::Ended { score: None, by: Some(_) } if self.phase != Phase::Over => Ok(()),
            // Draws, endings and what is taken back are due, or they are not possible.
            _ => Err(Refusal::NotPlaying),
        }
    }

    /// The game is on, and clocks run.
    pub(crate) fn running(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Playing => Ok(()),
            Phase::Paused => Err(Refusal::Paused),
            _ => Err(Refusal::NotPlaying),
        }
    }

    /// The game is on, though clocks may stand still.
    pub(crate) fn on(&self) -> Result<(), Refusal> {
        if matches!(self.phase, Phase::Playing | Phase::Paused) { Ok(()) } else { Err(Refusal::NotPlaying) }
    }

    /// Does this person have another seat than this one?
    fn sits_elsewhere(&self, seat: Seat, person: Option<&PersonId>) -> bool {
        let mut others = self.all_seats().filter(|&other| other != seat);
        person.is_some_and(|person| others.any(|other| self.sits(person, other)))
    }

    fn person_on(&self, seat: Seat) -> Result<(), Refusal> {
        match self.occupant(seat).ok_or(Refusal::NoSuchSeat)? {
            Occupant::Person { .. } => Ok(()),
            Occupant::Empty | Occupant::Bot { .. } => Err(Refusal::NotYourSeat),
        }
    }
}

/// Only out of a log that is wrong: a living table lets happen what is due before it listens again.
fn other_than(due: &Event) -> Refusal {
    match due {
        Event::Drew { chance } => {
            GameError::ImpossibleChance { drawn: "another event".to_owned(), possible: vec![chance.clone()] }
                .into()
        }
        _ => Refusal::NotPlaying,
    }
}
