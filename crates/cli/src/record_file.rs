//! Record files: `.play` text and JSON (`docs/notation.md`, Records).

use std::path::Path;

use irrgarten_catalogue::games;
use irrgarten_faces::{GameError, Replay};
use irrgarten_game::record::{Deal, Line, Record, RecordedOutcome, Score, SeatCommitment};
use irrgarten_game::{Commitment, MAX_SEATS, Seat, Secret, quote};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{answer, input};
use irrgarten_wire::engine::FinalResult;

/// The version of the JSON form.
const VERSION: u32 = 1;

/// A record in JSON. Keys are left out where the header line is missing.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RecordJson {
    irrgarten: u32,
    game: String,
    seats: u8,
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    options: Map<String, Value>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    names: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    commitment: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seed: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    deal: Option<Dealt>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seal: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    turns: Vec<RecordLine>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<FinalResult>,
}

/// The deal of a table. A share that was not committed to or not revealed is null.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Dealt {
    table: String,
    server: CommittedShare,
    seats: Vec<Option<CommittedShare>>,
}

/// A commitment and the share it stands for.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CommittedShare {
    commitment: Commitment,
    share: Option<Secret>,
}

impl From<&Deal> for Dealt {
    fn from(deal: &Deal) -> Dealt {
        let given =
            |promise: SeatCommitment| CommittedShare { commitment: promise.commitment, share: promise.share };
        Dealt {
            table: deal.table.clone(),
            server: CommittedShare { commitment: deal.commitment, share: Some(deal.server) },
            seats: deal.seats.iter().map(|promise| promise.map(given)).collect(),
        }
    }
}

impl Dealt {
    fn into_deal(self) -> Result<Deal, String> {
        let promise =
            |given: CommittedShare| SeatCommitment { commitment: given.commitment, share: given.share };
        // An id that would break a line of the text form is refused.
        if self.table.is_empty() || self.table.contains(char::is_whitespace) {
            return Err("\"deal\": expected a table without blanks".to_owned());
        }
        Ok(Deal {
            table: self.table,
            commitment: self.server.commitment,
            server: self.server.share.ok_or("\"deal\": expected the share of the server")?,
            seats: self.seats.into_iter().map(|given| given.map(promise)).collect(),
        })
    }
}

/// One line of a record; draws have no seat.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RecordLine {
    seat: Option<u8>,
    tokens: Vec<String>,
}

impl From<&Line> for RecordLine {
    fn from(line: &Line) -> RecordLine {
        RecordLine { seat: line.seat.map(Seat::number), tokens: line.tokens.clone() }
    }
}

impl From<&Record> for RecordJson {
    fn from(record: &Record) -> RecordJson {
        let options = record.options.iter().map(|(key, value)| (key.clone(), Value::String(value.clone())));
        RecordJson {
            irrgarten: VERSION,
            game: format!("{}/{}", record.game, record.version),
            seats: record.seats,
            options: options.collect(),
            names: record.names.clone(),
            commitment: record.commitment.clone(),
            seed: record.seed.map(|seed| seed.to_string()),
            deal: record.deal.as_ref().map(Dealt::from),
            seal: record.seal.clone(),
            start: record.start.clone(),
            turns: record.lines.iter().map(RecordLine::from).collect(),
            result: record.result.as_ref().map(answer::ended),
        }
    }
}

impl RecordJson {
    /// The record, or what is wrong with the JSON. Lines are numbered as turns.
    fn into_record(self) -> Result<Record, String> {
        if self.irrgarten != VERSION {
            return Err(format!("\"irrgarten\" is {}: expected {VERSION}", self.irrgarten));
        }
        let tag = self.game.split_once('/').and_then(|(game, version)| Some((game, version.parse().ok()?)));
        let (game, version) = tag.ok_or("\"game\": expected a game and its version, such as cards/1")?;
        let text = |(key, value): (String, Value)| match value {
            Value::String(value) => Ok((key, value)),
            _ => Err(format!("\"options\": {}: expected a string", quote(&key))),
        };
        // A name that would break a line of the text form is refused.
        if let Some(name) = self.names.iter().find(|name| name.contains(['|', '\n', '\r'])) {
            return Err(format!("\"names\": {}: expected no | and no line break", quote(name)));
        }
        let seed = self.seed.as_deref().map(str::parse).transpose();
        let lines = self.turns.into_iter().enumerate().map(|(index, turn)| Line {
            seat: turn.seat.and_then(|number| Seat::numbered(number, MAX_SEATS as u8)),
            tokens: turn.tokens,
            number: Some(index + 1),
        });
        Ok(Record {
            game: game.to_owned(),
            version,
            seats: self.seats,
            options: self.options.into_iter().map(text).collect::<Result<_, _>>()?,
            names: self.names.iter().map(|name| name.trim().to_owned()).collect(),
            commitment: self.commitment,
            seed: seed.map_err(|bad| format!("\"seed\": {bad}"))?,
            deal: self.deal.map(Dealt::into_deal).transpose()?,
            seal: self.seal,
            start: self.start,
            result: self.result.map(score),
            lines: lines.collect(),
            // JSON keeps no comments.
            positions: Vec::new(),
        })
    }
}

fn score(ended: FinalResult) -> Score {
    match ended {
        FinalResult::Ranking { places, points } => Score { outcome: RecordedOutcome::Places(places), points },
        FinalResult::Team { won, points } => Score { outcome: RecordedOutcome::Team { won }, points },
    }
}

/// A record from a file, and its text unless it was JSON.
pub(crate) struct RecordFile {
    pub(crate) record: Record,
    pub(crate) text: Option<String>,
}

/// Reads a record in either form.
pub(crate) fn read_file(path: &Path) -> Result<RecordFile, String> {
    RecordFile::read(input::file(path).map_err(|trouble| trouble.to_string())?)
}

impl RecordFile {
    pub(crate) fn read(text: String) -> Result<RecordFile, String> {
        if text.trim_start().starts_with('{') {
            let twin: RecordJson =
                serde_json::from_str(&text).map_err(|error| format!("bad record: {error}"))?;
            let record = twin.into_record().map_err(|problem| format!("bad record: {problem}"))?;
            return Ok(RecordFile { record, text: None });
        }
        let record = text.parse().map_err(|bad| GameError::BadRecord(bad).to_string())?;
        Ok(RecordFile { record, text: Some(text) })
    }

    /// Replays it; an error says where it is.
    pub(crate) fn replay(&self) -> Result<Replay, String> {
        let record = &self.record;
        games().find(&record.game).and_then(|entry| entry.replay(record)).map_err(|trouble| match trouble {
            GameError::BadRecord(bad) => match (bad.key, bad.line) {
                (Some(key), _) => format!("bad record: {}{}", self.header(key), bad.problem),
                (None, None) => format!("bad record: {}", bad.problem),
                (None, Some(line)) => format!("bad record: {}: {}", self.line(line), bad.problem),
            },
            other => other.to_string(),
        })
    }

    /// The name of a line of the record: JSON counts turns.
    pub(crate) fn line(&self, number: usize) -> String {
        format!("{} {number}", if self.text.is_some() { "line" } else { "turn" })
    }

    /// The place of a header line, as the beginning of an error message.
    pub(crate) fn header(&self, key: &str) -> String {
        irrgarten_api::header_place(self.text.as_deref(), key)
    }
}

/// Reads a record in either form and replays it; an error says where it is.
pub(crate) fn check_file(path: &Path) -> Result<Replay, String> {
    read_file(path)?.replay()
}

/// The golden playthroughs of a game, each with its name.
#[cfg(test)]
pub(crate) fn golden_files(entry: &dyn irrgarten_faces::Entry) -> Vec<(String, String)> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let folder = games.join(entry.meta().slug).join("playthroughs");
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    files.map(|path| (path.display().to_string(), std::fs::read_to_string(path).unwrap())).collect()
}
