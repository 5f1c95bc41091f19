//! `irrgarten backup`

use std::path::PathBuf;

use clap::Args;
use irrgarten_store::sqlite::{backup_file, verify_file};

use super::{Data, found, progress};
use crate::error::CliError;
use crate::output::Out;

/// Copy all stored data into a new file, while the server is open or closed
///
/// The copy is of one moment, synced, and verified from its first event to its last. It holds everybody's cards: keep
/// it as safe as the data file itself.
#[derive(Args)]
pub(crate) struct BackupCommand {
    /// The new file; one that is there already is not overwritten
    target: PathBuf,
    #[command(flatten)]
    data: Data,
}

impl BackupCommand {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let source = self.data.existing()?;
        let fault = |error| CliError::at(self.target.display(), error);
        progress::copying(&source, &self.target, || backup_file(&source, &self.target)).map_err(fault)?;
        let contents = verify_file(&self.target).map_err(fault)?;
        Out::new().text(&format!("{}: {}", self.target.display(), found(&contents)))
    }
}
