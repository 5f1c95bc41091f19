//! Parses a line into a request.

use std::collections::BTreeMap;

use irrgarten_faces::{Character, GameError, Level};
use irrgarten_game::quote;
use serde::Deserialize as _;
use serde_json::value::RawValue;
use serde_json::{Map, Value};

use irrgarten_wire::engine::EngineRequest;

/// The `id` exactly as it was written, and the request or what is wrong with it. Fails altogether if not even the
/// `id` can be read.
pub(super) fn read(line: &str) -> Result<(Box<RawValue>, Result<EngineRequest, GameError>), GameError> {
    let mut fields: BTreeMap<String, Box<RawValue>> = serde_json::from_str(line)
        .map_err(|error| bad(&format!("expected a JSON object {{\"id\":..,\"cmd\":..}}: {error}")))?;
    let id = fields.remove("id").unwrap_or_else(|| RawValue::NULL.to_owned());
    let values = fields.into_iter().map(|(key, raw)| Ok((key, serde_json::from_str(raw.get())?)));
    let request = match values.collect::<Result<Map<String, Value>, serde_json::Error>>() {
        Ok(fields) => request(&fields),
        Err(error) => Err(bad(&error.to_string())),
    };
    Ok((id, request))
}

fn request(fields: &Map<String, Value>) -> Result<EngineRequest, GameError> {
    let read = |fields| EngineRequest::deserialize(Value::Object(fields)).map_err(|error| error.to_string());
    read(fields.clone()).map_err(|problem| {
        if !problem.starts_with("invalid") && !problem.starts_with("unknown variant") {
            return bad(&problem);
        }
        // serde reports a wrong value without its field: it is the one without which the error goes away. Without the
        // command every error goes away, so it comes last.
        let guilty = fields.keys().filter(|key| *key != "cmd").find(|key| {
            let mut others = fields.clone();
            others.remove(*key);
            read(others).err().as_ref() != Some(&problem)
        });
        bad(&format!("{}: {problem}", guilty.map_or("cmd", String::as_str)))
    })
}

/// Settings are strings by name.
pub(super) fn options(options: &Map<String, Value>) -> Result<Vec<(String, String)>, GameError> {
    let text = |(key, value): (&String, &Value)| match value {
        Value::String(value) => Ok((key.clone(), value.clone())),
        _ => Err(bad(&format!("options: {}: expected a string", quote(key)))),
    };
    options.iter().map(text).collect()
}

/// The level; the strongest by default.
pub(super) fn level(name: Option<&str>) -> Result<Level, GameError> {
    let read = |name: &str| name.parse().map_err(|problem| bad(&format!("level: {problem}")));
    name.map_or(Ok(Level::Character(Character::Owl)), read)
}

/// The viewer is either a seat or the public.
pub(super) fn one_viewer(seat: Option<u8>, public: bool) -> Result<(), GameError> {
    if seat.is_some() == public {
        return Err(bad("expected either \"seat\" or \"public\":true"));
    }
    Ok(())
}

/// A long request is quoted in part.
fn bad(problem: &str) -> GameError {
    const LONGEST: usize = 300;
    let mut short: String = problem.chars().take(LONGEST).collect();
    if short.len() < problem.len() {
        short.push('…');
    }
    GameError::BadRequest(short)
}
