//! The record of a game that is over, with everything that proves its deal.

use irrgarten_game::record::{Deal, Record, SeatCommitment};

use crate::table::Table;
use crate::{Occupant, Phase};

impl Table {
    /// The record, once the game is over: before that, seed and secrets are hidden. `None` if it was never dealt.
    pub fn record(&self) -> Option<Record> {
        let game = self.game.as_ref().filter(|_| self.phase == Phase::Over)?;
        let promises = self.seat_entries.iter().map(|entry| {
            entry.commitment.map(|commitment| SeatCommitment { commitment, share: entry.share })
        });
        // The seed of a game that was not dealt does not give its start.
        let is_dealt = self.config.start.is_none();
        let deal = Deal {
            table: self.id.clone(),
            commitment: self.secret.commitment(&self.id),
            server: self.secret,
            seats: promises.collect(),
        };
        let record = Record {
            names: self.seat_entries.iter().map(|entry| name(&entry.occupant)).collect(),
            seed: is_dealt.then_some(game.seed),
            deal: is_dealt.then_some(deal),
            ..game.position.record()
        };
        Some(Record { seal: Some(record.sealed()), ..record })
    }
}

/// A name as a record can hold it: on one line, between bars.
fn name(occupant: &Occupant) -> String {
    match occupant {
        Occupant::Empty => String::new(),
        Occupant::Bot { level } => level.name().to_owned(),
        Occupant::Person { person } => {
            let fits = |letter: char| if letter == '|' || letter.is_control() { ' ' } else { letter };
            person.name.chars().map(fits).collect::<String>().trim().to_owned()
        }
    }
}
