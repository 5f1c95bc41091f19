//! `irrgarten completions`

use clap::{Args, CommandFactory as _};
use clap_complete::Shell;

use super::Irrgarten;
use crate::error::CliError;
use crate::output::Out;

/// Print a script that lets a shell complete commands and options
#[derive(Args)]
#[command(after_help = "\
Examples:
  irrgarten completions bash > irrgarten.bash
  irrgarten completions zsh > _irrgarten
  irrgarten completions fish > irrgarten.fish")]
pub(crate) struct CompletionsCommand {
    /// The shell
    shell: Shell,
}

impl CompletionsCommand {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut Irrgarten::command(), "irrgarten", &mut script);
        Out::new().bytes(&script)
    }
}
