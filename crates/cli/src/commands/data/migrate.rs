//! `irrgarten migrate`

use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Args;
use irrgarten_store::{Transfer, TransferError, Transferred};
use serde::Serialize;

use super::counted;
use crate::commands::serve::Place;
use crate::error::{CliError, warn};
use crate::output::Out;

/// How often the progress is reported.
const BETWEEN_REPORTS: Duration = Duration::from_secs(2);

/// Copy everything from one place into another, while no server is open on either
///
/// A place is a file or the address of a PostgreSQL database, as for `irrgarten serve --data`. Tables, their logs, people
/// and everything else is copied, read back and compared by the hashes of the logs; the old place keeps it. The new place must be
/// empty. If copying is interrupted, the same command goes on where it stopped; before it is done no server opens on the
/// new place.
#[derive(Args)]
#[command(after_help = "\
Examples:
  irrgarten migrate irrgarten.db 'postgres:///irrgarten?host=/run/postgresql'")]
pub(crate) struct MigrateCommand {
    /// Where the games are: a file, or the address of a database
    #[arg(value_name = "FROM")]
    from: PathBuf,
    /// Where they go: a new file, or the address of an empty database
    #[arg(value_name = "TO")]
    to: PathBuf,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// What was copied, for programs.
#[derive(Serialize)]
struct Moved {
    to: String,
    tables: u64,
    events: u64,
    /// How many of the events were there already.
    events_before: u64,
    documents: u64,
}

impl MigrateCommand {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let (from, to) = (Place::find(Some(self.from))?, Place::find(Some(self.to))?);
        if let Place::File(file) = &from
            && !file.is_file()
        {
            return Err(CliError::at(file.display(), "there is no such file"));
        }
        let runtime = tokio::runtime::Runtime::new().map_err(|error| CliError::at("starting", error))?;
        runtime.block_on(async {
            let (old, new) = (from.open_whole().await?, to.open_whole().await?);
            let mut next_report = Instant::now() + BETWEEN_REPORTS;
            let transfer = Transfer::new(&*old, &*new);
            let copied = transfer.run(|done| {
                if Instant::now() >= next_report {
                    warn(&format!("copied {}", counts(done)));
                    next_report = Instant::now() + BETWEEN_REPORTS;
                }
            });
            let done = copied.await.map_err(|error| match error {
                TransferError::From(_) | TransferError::Unfinished | TransferError::DamagedSummary { .. } => {
                    CliError::at(&from, error)
                }
                _ => CliError::at(&to, error),
            })?;
            if self.json {
                let Transferred { tables, events, events_before, documents } = done;
                return Out::new().json(&Moved {
                    to: to.to_string(),
                    tables,
                    events,
                    events_before,
                    documents,
                });
            }
            let before = match done.events_before {
                0 => String::new(),
                before => format!(" ({before} of the events were there already)"),
            };
            Out::new().text(&format!("{to}: {}, all copied and verified{before}", counts(&done)))
        })
    }
}

fn counts(done: &Transferred) -> String {
    counted(done.tables, done.events, done.documents)
}
