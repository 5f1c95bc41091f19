//! Commands about what is stored: backup, restore, export, migrate.

mod backup;
mod export;
mod migrate;
mod progress;
mod restore;

use std::path::{Path, PathBuf};

use clap::Args;
use irrgarten_store::sqlite::Contents;
use serde::Serialize;

use super::serve::data_file;
use crate::error::CliError;
use crate::output::Out;

pub(crate) use backup::BackupCommand;
pub(crate) use export::ExportCommand;
pub(crate) use migrate::MigrateCommand;
pub(crate) use restore::RestoreCommand;

/// The data file.
#[derive(Args)]
struct Data {
    /// The data file [default: in the user's data folder]
    #[arg(long, value_name = "FILE", env = "IRRGARTEN_DATA", hide_env_values = true)]
    data: Option<PathBuf>,
}

impl Data {
    /// The file, which must exist.
    fn existing(self) -> Result<PathBuf, CliError> {
        let file = data_file(self.data)?;
        if file.is_file() { Ok(file) } else { Err(CliError::at(file.display(), "there is no such file")) }
    }
}

/// `3 tables, 1 event, 7 documents`
fn counted(tables: u64, events: u64, documents: u64) -> String {
    let counted = |count: u64, noun| format!("{count} {noun}{}", if count == 1 { "" } else { "s" });
    format!("{}, {}, {}", counted(tables, "table"), counted(events, "event"), counted(documents, "document"))
}

/// What a file holds, for programs.
#[derive(Serialize)]
struct Held {
    file: String,
    tables: u64,
    events: u64,
    documents: u64,
    damaged_summaries: u64,
}

/// Reports what a file holds.
fn report(file: &Path, contents: &Contents, json: bool) -> Result<(), CliError> {
    let mut out = Out::new();
    let file = file.display();
    if !json {
        return out.text(&format!("{file}: {}", found(contents)));
    }
    let Contents { tables, events, documents, damaged_summaries } = *contents;
    out.json(&Held { file: file.to_string(), tables, events, documents, damaged_summaries })
}

fn found(contents: &Contents) -> String {
    let counts = counted(contents.tables, contents.events, contents.documents);
    let verified = format!("{counts}, all verified");
    match contents.damaged_summaries {
        0 => verified,
        damaged => format!("{verified}; damaged summaries, to be made anew from the logs: {damaged}"),
    }
}
