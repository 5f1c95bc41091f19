//! Records in JSON.

use irrgarten_game::record::{Deal, Line, Record, RecordedOutcome, Score, SeatCommitment};
use irrgarten_game::{Commitment, MAX_SEATS, Seat, Secret, quote};
use irrgarten_wire::engine::FinalResult;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

/// The version of the JSON form.
const VERSION: u32 = 1;

/// A record in JSON (`docs/notation.md`, Records). Keys are left out where the header line is missing.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordJson {
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
pub struct RecordLine {
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
            result: record.result.as_ref().map(ended),
        }
    }
}

impl RecordJson {
    /// The record, or what is wrong with the JSON. Lines are numbered as turns.
    pub fn into_record(self) -> Result<Record, String> {
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

/// How a game ended.
pub fn ended(score: &Score) -> FinalResult {
    let points = score.points.clone();
    match &score.outcome {
        RecordedOutcome::Places(places) => FinalResult::Ranking { places: places.clone(), points },
        RecordedOutcome::Team { won } => FinalResult::Team { won: *won, points },
    }
}

/// What proves the deal of a table: every commitment and the share it stands for, the seed that follows from the shares, and
/// the seal over the whole record. `None` if the record has no deal.
pub fn proof(record: &Record) -> Option<Value> {
    let deal = record.deal.as_ref()?;
    Some(json!({
        "table": deal.table,
        "game": format!("{}/{}", record.game, record.version),
        "deal": serde_json::to_value(Dealt::from(deal)).ok()?,
        "seed": record.seed.map(|seed| seed.to_string()),
        "seal": record.sealed(),
    }))
}

fn score(ended: FinalResult) -> Score {
    match ended {
        FinalResult::Ranking { places, points } => Score { outcome: RecordedOutcome::Places(places), points },
        FinalResult::Team { won, points } => Score { outcome: RecordedOutcome::Team { won }, points },
    }
}
