//! What a seat knows, for a hint.

use irrgarten_faces::Mind;
use irrgarten_game::{Seat, Turn};
use irrgarten_table::{Occupant, Person, Table, TableError};

use crate::error::ServerError;
use irrgarten_wire::Code;

/// What a seat knows, at which version of which game's table.
pub(crate) struct HintSource {
    pub(crate) game: String,
    pub(crate) version: u64,
    pub(crate) mind: Box<dyn Mind>,
}

/// What a seat knows, if it is this person's seat and turn, and the game is not rated.
pub(super) fn mind(table: &Table, person: &Person, seat: u8) -> Result<HintSource, ServerError> {
    let seat =
        Seat::numbered(seat, table.config().seats).ok_or(ServerError::from(&TableError::NoSuchSeat))?;
    if table.occupant(seat).and_then(Occupant::person_id) != Some(&person.id) {
        return Err(ServerError::from(&TableError::NotYourSeat));
    }
    if table.config().rated {
        return Err(ServerError::new(Code::NoHints, "at a rated table everybody thinks for themselves"));
    }
    let position = table.position().ok_or(ServerError::from(&TableError::NotPlaying))?;
    if !matches!(position.turn(), Turn::Decide(seats) if seats.has(seat)) {
        return Err(ServerError::new(Code::NotYourTurn, "there are hints only for a seat that is to act"));
    }
    let game = table.config().game.clone();
    Ok(HintSource { game, version: table.version(), mind: position.mind(seat) })
}
