//! `irrgarten records`

use std::path::{Path, PathBuf};

use clap::Args;
use irrgarten_api::RecordJson;

use crate::error::CliError;
use crate::output::{self, Out};
use crate::record_file;

/// Check records, one line a file, or convert them between text and JSON
#[derive(Args)]
#[command(after_help = "\
Examples:
  irrgarten records *.play
  irrgarten records --json game.play")]
pub(crate) struct RecordsCommand {
    /// Records, as .play text or in JSON; - is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print each record in JSON, one a line
    #[arg(long)]
    json: bool,
    /// Print the record as .play text
    #[arg(long, conflicts_with = "json")]
    play: bool,
}

impl RecordsCommand {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let mut out = Out::new();
        if self.play && self.files.len() > 1 {
            return Err(CliError::Message("several records: expected one, as text holds one".to_owned()));
        }
        if self.json || self.play {
            return self.files.iter().try_for_each(|file| out.text(&self.convert(file)?));
        }
        let mut wrong = 0;
        for file in &self.files {
            let (line, right) = summary(file);
            wrong += usize::from(!right);
            out.text(&line)?;
        }
        match wrong {
            0 => Ok(()),
            _ => {
                Err(CliError::Message(format!("{wrong} of {} records cannot be replayed", self.files.len())))
            }
        }
    }

    fn convert(&self, file: &Path) -> Result<String, CliError> {
        let replay =
            record_file::check_file(file).map_err(|trouble| CliError::at(file.display(), trouble))?;
        Ok(if self.json {
            output::json(&RecordJson::from(&replay.record))
        } else {
            replay.record.to_string()
        })
    }
}

/// Game, seats, turns and result of a record, and whether it is right.
fn summary(file: &Path) -> (String, bool) {
    let file_name = file.display();
    match record_file::check_file(file) {
        Ok(replay) => {
            let record = &replay.record;
            let result = replay.score.map_or("running".to_owned(), |score| score.to_string());
            let (game, version, seats) = (&record.game, record.version, record.seats);
            let counted = |count: usize, noun| format!("{count} {noun}{}", if count == 1 { "" } else { "s" });
            let (seats, turns) = (counted(seats.into(), "seat"), counted(record.lines.len(), "turn"));
            (format!("{file_name}: {game}/{version}, {seats}, {turns}, {result}: ok"), true)
        }
        Err(trouble) => (format!("{file_name}: {}", trouble.replace(char::is_control, " ")), false),
    }
}
