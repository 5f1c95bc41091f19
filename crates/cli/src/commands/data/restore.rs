//! `irrgarten restore`

use std::path::PathBuf;

use clap::Args;
use irrgarten_store::sqlite::restore;

use super::{Data, progress, report};
use crate::commands::serve::data_file;
use crate::error::CliError;

/// Replace the data file with a backup, while the server is closed
///
/// The backup is verified as a whole before anything changes. The old file is kept beside it, under a name that ends
/// in `.before-restore` and a number.
#[derive(Args)]
#[command(after_help = "\
Examples:
  irrgarten restore copy.db")]
pub(crate) struct RestoreCommand {
    /// A file made by `irrgarten backup`
    backup: PathBuf,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    data: Data,
}

impl RestoreCommand {
    pub(crate) fn run(self) -> Result<(), CliError> {
        if !self.backup.is_file() {
            return Err(CliError::at(self.backup.display(), "there is no such file"));
        }
        let target = data_file(self.data.data)?;
        let put = || restore(&self.backup, &target);
        let contents = progress::copying(&self.backup, &target, put)
            .map_err(|error| CliError::at(target.display(), error))?;
        report(&target, &contents, self.json)
    }
}
