//! Somebody asks for a hint.

use irrgarten_faces::Mind;
use irrgarten_game::{Seat, Turn};
use irrgarten_table::{Occupant, Person, Refusal, Table};

use crate::error::Failure;

/// What a seat knows, and at which version of the table.
pub(crate) type Known = (u64, Box<dyn Mind>);

/// What a seat knows, if it is this person's, it is its turn, and the game does not count for a rating.
pub(super) fn mind(table: &Table, person: &Person, seat: u8) -> Result<Known, Failure> {
    let seat = Seat::numbered(seat, table.config().seats).ok_or(Failure::from(&Refusal::NoSuchSeat))?;
    if table.occupant(seat).and_then(Occupant::person_id) != Some(&person.id) {
        return Err(Failure::from(&Refusal::NotYourSeat));
    }
    if table.config().rated {
        return Err(Failure::new("no_hints", "at a rated table everybody thinks for themselves"));
    }
    let position = table.position().ok_or(Failure::from(&Refusal::NotPlaying))?;
    if !matches!(position.turn(), Turn::Decide(seats) if seats.has(seat)) {
        return Err(Failure::new("not_your_turn", "there are hints for whoever is to act"));
    }
    Ok((table.version(), position.mind(seat)))
}
