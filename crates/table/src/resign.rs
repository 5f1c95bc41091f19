//! Giving up. A seat that was given up at a rated table is placed last, whatever the guardian makes of it.

use irrgarten_game::record::{RecordedOutcome, Score};
use irrgarten_game::{Seat, SeatSet};
use irrgarten_wire::Code;

use crate::TableError;
use crate::play::Playing;
use crate::table::Table;

impl Table {
    /// The seats that have given up.
    pub(crate) fn resigned(&self) -> SeatSet {
        let resigned = self.all_seats().zip(&self.seat_entries).filter(|(_, entry)| entry.resigned);
        resigned.map(|(seat, _)| seat).collect()
    }

    /// Only a person at a rated table can give up, and only once.
    pub(crate) fn can_resign(&self, seat: Seat) -> Result<(), TableError> {
        self.in_progress()?;
        self.person_on(seat)?;
        let can = self.config.rated && !self.resigned().has(seat);
        if can { Ok(()) } else { Err(Code::Resigned.into()) }
    }

    /// A seat gives up: the guardian plays on for it, and nobody waits for its consent.
    pub(crate) fn resign(&mut self, seat: Seat) -> Result<(), TableError> {
        self.can_resign(seat)?;
        let entry = self.entry(seat)?;
        (entry.resigned, entry.guarded, entry.learning) = (true, true, false);
        self.proposal = self.proposal.filter(|open| open.seat != seat).map(|open| open.without(seat));
        Ok(())
    }

    /// The score, if so many have given up that nobody is left to play for it: one seat, or bots alone.
    pub(crate) fn score_after_resigning(&self, game: &Playing) -> Option<Score> {
        let resigned = self.resigned();
        if resigned.is_empty() {
            return None;
        }
        let mut playing = self.seat_entries.iter().filter(|entry| !entry.resigned);
        if playing.clone().count() > 1 && playing.any(|entry| entry.occupant.person_id().is_some()) {
            return None;
        }
        let outcome = RecordedOutcome::Places(vec![1; self.seat_entries.len()]);
        let points = game.position.points().map(|points| points.iter().copied().collect());
        Some(self.with_resigned_last(Score { outcome, points }))
    }

    /// Places the seats that have given up behind all others.
    pub(crate) fn with_resigned_last(&self, score: Score) -> Score {
        let resigned = self.resigned();
        let RecordedOutcome::Places(places) = &score.outcome else { return score };
        if resigned.is_empty() {
            return score;
        }
        let stayed: Vec<u8> = self
            .all_seats()
            .zip(places)
            .filter(|(seat, _)| !resigned.has(*seat))
            .map(|(_, &place)| place)
            .collect();
        let place = |(seat, &place): (Seat, &u8)| {
            let before = stayed.iter().filter(|&&other| resigned.has(seat) || other < place).count();
            1 + before as u8
        };
        Score { outcome: RecordedOutcome::Places(self.all_seats().zip(places).map(place).collect()), ..score }
    }
}
