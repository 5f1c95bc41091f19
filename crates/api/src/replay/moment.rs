//! One moment of a record, or what could have come of it.

use irrgarten_faces::{Entry, Games, TextPly};
use irrgarten_game::{Language, Ply, SearchRng, Seat};
use irrgarten_table::problem_of;
use irrgarten_wire::{AskMoment, Code, GameJson, MomentInfo, Offer, PossibleDraw, Problem, SeenEvent, Tried};

use super::player::{Player, Sight, ends_before};
use crate::records::read_record;

/// The most actions and draws that are tried in a row.
const MOST: usize = 2_000;

/// Everything about a moment.
pub fn look_at_moment(games: Games, asked: &AskMoment) -> Result<MomentInfo, Problem> {
    let AskMoment { record, at, play, eyes, language, dice } = asked;
    let language = language.as_deref().map(str::parse::<Language>).transpose();
    let language = language.map_err(|_| Problem::new(Code::BadRequest, "expected en, de, fr or nl"))?;
    let (_, player, events) = play_until(games, record, *at, play, |seats| Sight::read(*eyes, seats))?;
    let (view, position) = (player.view(), &player.position);
    let offers = player.deciders().into_iter();
    let draw = |(word, weight)| PossibleDraw { word, weight };
    Ok(MomentInfo {
        position: match dice {
            None => position.text(),
            Some(dice) => view.guess(&mut SearchRng::new(u64::from(*dice))),
        },
        events,
        offers: offers.map(|seat| Offer { seat: seat.number(), actions: position.actions(seat) }).collect(),
        chances: position.chances().into_iter().map(draw).collect(),
        points: player.points(),
        score: position.score().map(|score| score.to_string()),
        svg: language.map(|language| view.svg(language)),
        view: GameJson::from(Box::from(view.json())),
    })
}

/// Plays a record until a moment, and what is tried there. What the last action was comes with it.
pub(super) fn play_until(
    games: Games,
    record: &str,
    at: u32,
    play: &[Tried],
    sight: impl FnOnce(u8) -> Result<Sight, Problem>,
) -> Result<(&'static dyn Entry, Player, Vec<SeenEvent>), Problem> {
    if play.len() > MOST {
        return Err(Problem::new(Code::TooBig, format!("at most {MOST} actions and draws are tried")));
    }
    let (entry, record, replay) = read_record(games, record)?;
    let mut plies = until(replay.plies, at)?;
    for tried in play {
        plies.push(ply(tried, record.seats)?);
    }
    let mut player = Player::new(replay.start, sight(record.seats)?);
    let mut events = Vec::new();
    for (nth, ply) in plies.iter().enumerate() {
        if nth > 0 && ends_before(Some(ply)) {
            events.clear();
        }
        events.push(player.play(ply).map_err(|error| problem_of(&error))?);
    }
    Ok((entry, player, events))
}

/// What leads to this moment.
fn until(mut plies: Vec<TextPly>, at: u32) -> Result<Vec<TextPly>, Problem> {
    let mut moments = 0;
    let mut length = 0;
    while moments < at {
        if length == plies.len() {
            return Err(Problem::new(Code::BadRequest, format!("the record has {moments} moments")));
        }
        length += 1;
        moments += u32::from(ends_before(plies.get(length)));
    }
    plies.truncate(length);
    Ok(plies)
}

fn ply(Tried { seat, word }: &Tried, seats: u8) -> Result<TextPly, Problem> {
    match seat {
        None => Ok(Ply::Chance(word.clone())),
        Some(number) => {
            let seat = Seat::numbered(*number, seats).ok_or(Code::NoSuchSeat)?;
            Ok(Ply::Act(seat, word.clone()))
        }
    }
}
