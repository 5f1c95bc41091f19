//! `irrgarten man`

use std::fs;
use std::path::PathBuf;

use clap::{Args, CommandFactory as _};
use clap_mangen::Man;

use super::Irrgarten;
use crate::error::CliError;
use crate::output::Out;

/// Write the manual pages, one for each command, into a folder
#[derive(Args)]
#[command(after_help = "\
Examples:
  irrgarten man > irrgarten.1
  irrgarten man man1 && man -l man1/irrgarten-play.1")]
pub(crate) struct ManCommand {
    /// The folder; without one, the page of the whole program is printed
    folder: Option<PathBuf>,
}

impl ManCommand {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let Some(folder) = self.folder else {
            let mut page = Vec::new();
            Man::new(Irrgarten::command()).render(&mut page)?;
            return Out::new().bytes(&page);
        };
        let fault = |error| CliError::at(folder.display(), error);
        fs::create_dir_all(&folder).map_err(fault)?;
        clap_mangen::generate_to(Irrgarten::command(), &folder).map_err(fault)
    }
}
