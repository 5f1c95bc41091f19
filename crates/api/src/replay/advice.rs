//! What the strongest built-in bot thinks of a moment.

use irrgarten_faces::{Character, Games};
use irrgarten_game::{SearchRng, Seat, Turn};
use irrgarten_wire::{AskAdvice, Code, ComparedMove, MomentAdvice, Problem};

use super::moment::play_until;
use super::player::Sight;
use crate::advice_in_words;

/// The dice for what is imagined: fixed, so that a moment always gets the same advice.
const DICE: u64 = 1;

/// Thinks about a moment on the seat that is to act, from what that seat knows; `stop` says when it has to answer.
pub fn advise_at(games: Games, asked: &AskAdvice, stop: &dyn Fn() -> bool) -> Result<MomentAdvice, Problem> {
    let AskAdvice { record, at, play, seat } = asked;
    let (entry, player, _) = play_until(games, record, *at, play, |_| Ok(Sight::OPEN))?;
    let seat = Seat::numbered(*seat, player.position.seats()).ok_or(Code::NoSuchSeat)?;
    if !matches!(player.position.turn(), Turn::Decide(seats) if seats.has(seat)) {
        return Err(Problem::new(Code::NotYourTurn, "there is advice only for a seat that is to act"));
    }
    let advice = player.position.mind(seat).advise(Character::Owl, stop, &mut SearchRng::new(DICE));
    let (then, compared) = advice.as_ref().map_or_else(Default::default, |advice| {
        let compared = advice.compared.iter().map(|one| ComparedMove {
            action: one.action.clone(),
            value: one.value,
            error: one.error,
        });
        (advice.then.clone(), compared.collect())
    });
    Ok(MomentAdvice { advice: advice_in_words(entry, 0, advice)?, then, compared })
}
