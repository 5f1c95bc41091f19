//! `irrgarten engine`: JSON lines on standard input and output (`docs/protocol.md`).
//!
//! Stateless: every request carries its position, so that a client can restart the engine, or run several, at will.

mod request;

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};

use irrgarten_catalogue::games;
use irrgarten_faces::GameError;
use irrgarten_game::Language;
use irrgarten_table::problem_of;
use serde_json::value::RawValue;

use crate::answer::{self, Draws};
use crate::error::CliError;
use crate::input::Lines;
use crate::output::{Out, json};
use irrgarten_wire::engine::{
    DealtReply, EngineRequest, Format, GamesReply, PerftReply, Picture, ReplyBody, ReplyLine, ReplyResult,
    ThinkRequest,
};

/// Answers until the input ends. No request ends it sooner.
pub(crate) fn run() -> Result<(), CliError> {
    let mut lines = Lines::new(io::stdin().lock());
    let mut out = Out::new();
    while let Some(line) = lines.next() {
        match line {
            Ok(line) if line.trim().is_empty() => {}
            Ok(line) => out.text(&reply(&line))?,
            // The stream itself is broken: there is nothing left to answer.
            Err(GameError::Io(problem)) => return Err(CliError::Message(problem)),
            Err(trouble) => out.text(&respond(RawValue::NULL, Err(trouble)))?,
        }
    }
    Ok(())
}

/// The reply to a line.
fn reply(line: &str) -> String {
    match request::read(line) {
        Ok((id, request)) => respond(&id, request.and_then(|request| guarded(|| answer(request)))),
        Err(trouble) => respond(RawValue::NULL, Err(trouble)),
    }
}

/// Even a bug costs one reply, not the engine; standard error has its trace.
fn guarded(answer: impl FnOnce() -> Result<ReplyBody, GameError>) -> Result<ReplyBody, GameError> {
    // No state outlives a request, so nothing can be left half done.
    catch_unwind(AssertUnwindSafe(answer)).unwrap_or(Err(GameError::Internal))
}

fn respond(id: &RawValue, result: Result<ReplyBody, GameError>) -> String {
    let result = match result {
        Ok(answer) => ReplyResult::Ok(answer),
        Err(trouble) => ReplyResult::Error(problem_of(&trouble)),
    };
    json(&ReplyLine { id, result })
}

fn answer(request: EngineRequest) -> Result<ReplyBody, GameError> {
    Ok(match request {
        EngineRequest::Hello {} => ReplyBody::Hello(answer::hello()),
        EngineRequest::Games {} => {
            let games = games().all().iter().map(|entry| answer::about(*entry));
            ReplyBody::Games(GamesReply { games: games.collect() })
        }
        EngineRequest::New { game, seats, seed, options } => {
            let seed = answer::seed(seed.as_deref())?;
            let position = answer::deal(&game, seats, &request::options(&options)?, &seed)?;
            let turn = answer::standing(&*position);
            ReplyBody::Dealt(DealtReply { position: position.text(), seed: seed.to_string(), turn })
        }
        EngineRequest::Actions { position, seat } => {
            ReplyBody::Actions(answer::actions(&*games().read_open(&position)?, seat)?)
        }
        EngineRequest::Do { position, action, seat, chance, seed, drawn } => {
            let mut position = games().read_open(&position)?;
            let seed = seed.map(|seed| answer::seed(Some(&seed))).transpose()?;
            let mut draws = Draws { given: chance.into_iter().collect(), seed, seen: drawn };
            let words: Vec<String> = action.into_iter().collect();
            let happened = draws.play(&mut *position, seat, &words)?;
            ReplyBody::Done(answer::done(&*position, happened))
        }
        EngineRequest::Chances { position } => {
            ReplyBody::Chances(answer::chances(&*games().read_open(&position)?))
        }
        EngineRequest::View { position, seat, public } => {
            request::one_viewer(seat, public)?;
            let position = games().read_open(&position)?;
            ReplyBody::View(answer::view(&*answer::viewed(&position.text(), seat, public)?))
        }
        EngineRequest::Outcome { position } => {
            ReplyBody::TurnState(answer::standing(&*games().read_open(&position)?))
        }
        // The race clock is for engines that race against it; ours does not.
        EngineRequest::Go(ThinkRequest { position, seat, level, seed, actions, left, race: _ }) => {
            let level = request::level(level.as_deref())?;
            let dice = answer::dice(seed.as_deref())?;
            ReplyBody::Best(answer::best(&position, seat, level, actions.as_deref(), left, dice)?)
        }
        EngineRequest::Perft { position, depth } => {
            ReplyBody::Perft(PerftReply { depth, nodes: games().read_open(&position)?.perft(depth) })
        }
        EngineRequest::Show { position, seat, public, format } => {
            if seat.is_some() || public {
                request::one_viewer(seat, public)?;
            }
            let view = answer::viewed(&position, seat, public)?;
            ReplyBody::Picture(match format {
                Format::Text => Picture::Text(view.art(Language::En)),
                Format::Svg => Picture::Svg(view.svg(Language::En)),
            })
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bug_is_answered_with_an_error() {
        let trouble = guarded(|| panic!("a bug")).err().unwrap();
        assert_eq!(trouble.code(), "internal");
    }
}
