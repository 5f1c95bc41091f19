//! The error type of the program: why a command ends early.

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::CommandFactory as _;
use clap::error::ErrorKind;
use irrgarten_faces::GameError;

use crate::commands;

#[derive(Debug)]
pub(crate) enum CliError {
    /// The output was closed, which is no error.
    Unread,
    /// Help or the version, which clap writes itself.
    Help(clap::Error),
    /// One sentence for people.
    Message(String),
}

/// The exit code for bad input, as opposed to a crash.
const BAD_INPUT: u8 = 2;

impl CliError {
    /// An error at a place, such as a line or a file.
    pub(crate) fn at(place: impl std::fmt::Display, trouble: impl std::fmt::Display) -> CliError {
        CliError::Message(format!("{place}: {trouble}"))
    }

    pub(crate) fn report(self) -> ExitCode {
        match self {
            CliError::Unread => ExitCode::SUCCESS,
            CliError::Help(help) => {
                // If the help cannot be written, there is nobody to read it.
                let _ = help.print();
                ExitCode::from(help.exit_code() as u8)
            }
            CliError::Message(sentence) => {
                warn(&sentence);
                ExitCode::from(BAD_INPUT)
            }
        }
    }
}

/// One line on standard error.
pub(crate) fn warn(sentence: &str) {
    let sentence = sentence.replace(char::is_control, " ");
    let _ = writeln!(io::stderr(), "irrgarten: {sentence}");
}

impl From<GameError> for CliError {
    fn from(trouble: GameError) -> CliError {
        CliError::Message(trouble.to_string())
    }
}

/// An error of standard output; reading and files report where they failed with [`CliError::at`].
impl From<io::Error> for CliError {
    fn from(error: io::Error) -> CliError {
        match error.kind() {
            io::ErrorKind::BrokenPipe => CliError::Unread,
            _ => CliError::at("standard output", error),
        }
    }
}

impl CliError {
    /// What is wrong with the words that were typed. clap explains it over several lines; here it is one, which names
    /// the command whose help says more.
    pub(crate) fn of_usage(usage: clap::Error, typed: impl Iterator<Item = String>) -> CliError {
        if !usage.use_stderr() || usage.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
            return CliError::Help(usage);
        }
        let text = usage.to_string();
        let lines = text.lines().map(str::trim).take_while(|line| !line.starts_with("Usage:"));
        let sentence: Vec<&str> =
            lines.filter(|line| !line.is_empty() && !line.starts_with("For more")).collect();
        let sentence = sentence.join(" ").replace(" tip: ", "; ");
        let sentence = sentence.strip_prefix("error: ").unwrap_or(&sentence);
        CliError::Message(format!("{sentence} ({} --help tells more)", asked_for(typed)))
    }
}

/// The command that the first words name.
fn asked_for(typed: impl Iterator<Item = String>) -> String {
    let whole = commands::Irrgarten::command();
    let mut command = &whole;
    let mut path = command.get_name().to_owned();
    for word in typed {
        let Some(sub) = command.find_subcommand(&word) else { break };
        command = sub;
        path = format!("{path} {word}");
    }
    path
}
