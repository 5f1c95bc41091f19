//! `irrgarten backup`

use std::path::PathBuf;

use clap::Args;
use irrgarten_store::sqlite::verified_backup;

use super::{Data, progress, report};
use crate::error::CliError;

/// Copy all stored data into a new file, while the server is open or closed
///
/// The copy is of one moment, synced, and verified from its first event to its last. It holds everybody's cards: keep
/// it as safe as the data file itself.
#[derive(Args)]
#[command(after_help = "\
Examples:
  irrgarten backup copy.db
  irrgarten backup copy.db --data irrgarten.db --json")]
pub(crate) struct BackupCommand {
    /// The new file; one that is there already is not overwritten
    target: PathBuf,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    data: Data,
}

impl BackupCommand {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let source = self.data.existing()?;
        let fault = |error| CliError::at(self.target.display(), error);
        let copy = || verified_backup(&source, &self.target);
        let contents = progress::copying(&source, &self.target, copy).map_err(fault)?;
        report(&self.target, &contents, self.json)
    }
}
