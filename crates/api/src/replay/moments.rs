//! The moments of a record.

use irrgarten_faces::{Entry, Games, Position};
use irrgarten_game::{Language, Message, Seat};
use irrgarten_table::{message_of, problem_of};
use irrgarten_wire::{AskReplay, Ending, GameJson, Moment, Problem, Replayed, SeenEvent};

use super::player::{Player, Sight, ends_before};
use crate::records::read_record;

/// An answer that has grown to this many bytes is not continued: the rest is asked for.
const ENOUGH: usize = 150_000;

/// The moments of a record, from one of them on, as many as go into an answer.
pub fn replay_record(games: Games, asked: &AskReplay) -> Result<Replayed, Problem> {
    let (entry, record, replay) = read_record(games, &asked.record)?;
    let sight = Sight::read(asked.eyes, record.seats)?;
    let mut player = Player::new(replay.start, sight);
    let mut answer = Answer { from: asked.from, moments: Vec::new(), bytes: 0, before: None };
    let mut turns = vec![0];
    answer.add(&player, 0, Vec::new());
    let mut events = Vec::new();
    for (nth, ply) in replay.plies.iter().enumerate() {
        events.push(player.play(ply).map_err(|error| problem_of(&error))?);
        if ends_before(replay.plies.get(nth + 1)) {
            answer.add(&player, turns.len(), std::mem::take(&mut events));
            turns.push(player.turn);
        }
    }
    Ok(Replayed {
        game: record.game.clone(),
        seats: record.seats,
        names: record.names.clone(),
        colours: entry.colours(record.seats, &record.options),
        options: record.options.into_iter().collect(),
        result: replay.score.map(|score| score.to_string()),
        ending: ending(entry, &*player.position),
        turns,
        from: asked.from,
        moments: answer.moments,
    })
}

/// The moments that go into an answer.
struct Answer {
    from: u32,
    moments: Vec<Moment>,
    bytes: usize,
    before: Option<irrgarten_changes::Tape>,
}

impl Answer {
    /// Adds a moment, if it is wanted and there is room.
    fn add(&mut self, player: &Player, nth: usize, events: Vec<SeenEvent>) {
        if nth < self.from as usize || self.bytes >= ENOUGH {
            return;
        }
        let mut change = Vec::new();
        let view = player.view().tape(self.before.as_ref().map_or(0, irrgarten_changes::Tape::len));
        if let Some(before) = &self.before {
            view.write_change(before, &mut change);
        } else {
            change.push(b'[');
            view.write_json(&mut change);
            change.push(b']');
        }
        self.before = Some(view);
        self.bytes += change.len() + events.iter().map(size).sum::<usize>();
        self.moments.push(Moment {
            events,
            turn: player.deciders().into_iter().map(Seat::number).collect(),
            points: player.points(),
            change: json(change),
        });
    }
}

/// About how many bytes an event takes.
fn size(seen: &SeenEvent) -> usize {
    serde_json::to_vec(seen).map_or(0, |written| written.len())
}

/// What was written as JSON; nothing at all is `null`.
fn json(written: Vec<u8>) -> GameJson {
    let text = String::from_utf8(written).unwrap_or_default();
    serde_json::value::RawValue::from_string(text).map(GameJson::from).unwrap_or_default()
}

/// What is said about the end, if the game is over by its rules.
fn ending(entry: &dyn Entry, position: &dyn Position) -> Option<Box<Ending>> {
    let ending = position.ending()?;
    let speaker = entry.speaker(Language::En);
    let worded = |message: &Message| message_of(message, speaker.say(message));
    Some(Box::new(Ending {
        reason: worded(&ending.reason),
        seats: ending.seats.iter().map(worded).collect(),
    }))
}
