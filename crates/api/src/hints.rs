//! Advice of a built-in bot for a person on their turn.

use irrgarten_faces::{Advice, Entry, Mind};
use irrgarten_game::{Language, Seat, Turn};
use irrgarten_table::{Person, Table, message_of};
use irrgarten_wire::{self as wire, Code, Hint, Occupant, Problem};

/// What a seat knows, at which version of which game's table.
pub struct HintSource {
    /// The game's slug.
    pub game: String,
    /// The version.
    pub version: u64,
    /// What the seat knows.
    pub mind: Box<dyn Mind>,
}

/// What a seat knows, if it is this person's seat and turn, and the game is not rated.
pub fn mind_for_hint(table: &Table, person: &Person, seat: u8) -> Result<HintSource, Problem> {
    let seat = Seat::numbered(seat, table.config().seats).ok_or(Code::NoSuchSeat)?;
    if table.occupant(seat).and_then(Occupant::person_id) != Some(&person.id) {
        return Err(Code::NotYourSeat.into());
    }
    if table.config().rated {
        return Err(Problem::new(Code::NoHints, "at a rated table everybody thinks for themselves"));
    }
    let position = table.position().ok_or(Code::NotPlaying)?;
    if !matches!(position.turn(), Turn::Decide(seats) if seats.has(seat)) {
        return Err(Problem::new(Code::NotYourTurn, "there are hints only for a seat that is to act"));
    }
    let game = table.config().game.clone();
    Ok(HintSource { game, version: table.version(), mind: position.mind(seat) })
}

/// Advice in sentences, if there is any.
pub fn advice_in_words(
    entry: &dyn Entry,
    version: u64,
    advice: Option<Advice>,
) -> Result<wire::Advice, Problem> {
    let advice = advice.ok_or_else(|| Problem::new(Code::NoHints, "there is nothing to advise here"))?;
    let speaker = entry.speaker(Language::En);
    let steps = advice.hints.into_iter().map(|hint| {
        let message = message_of(&hint.message, speaker.say(&hint.message));
        Hint { message, marks: hint.marks }
    });
    Ok(wire::Advice { version, action: advice.action, steps: steps.collect(), value: advice.value })
}
