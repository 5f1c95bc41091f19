//! Record files: `.play` text and JSON (`docs/notation.md`, Records).

use std::path::Path;

use irrgarten_api::RecordJson;
use irrgarten_catalogue::games;
use irrgarten_faces::{GameError, Replay};
use irrgarten_game::record::Record;

use crate::input;

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
