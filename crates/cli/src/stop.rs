//! Why a command ends before its end.

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::error::ErrorKind;
use irrgarten_faces::GameError;

pub(crate) enum Stop {
    /// Nobody reads on: the pipe was closed, which is no fault.
    Unread,
    /// Help or the version, which clap writes itself.
    Help(clap::Error),
    /// One sentence for people.
    Fault(String),
}

/// Bad input, as opposed to a crash.
const BAD_INPUT: u8 = 2;

impl Stop {
    /// A fault at a place, such as a line or a file.
    pub(crate) fn at(place: impl std::fmt::Display, trouble: impl std::fmt::Display) -> Stop {
        Stop::Fault(format!("{place}: {trouble}"))
    }

    pub(crate) fn report(self) -> ExitCode {
        match self {
            Stop::Unread => ExitCode::SUCCESS,
            Stop::Help(help) => {
                // Where nobody reads the help there is nobody to tell.
                let _ = help.print();
                ExitCode::from(help.exit_code() as u8)
            }
            Stop::Fault(sentence) => {
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

impl From<GameError> for Stop {
    fn from(trouble: GameError) -> Stop {
        Stop::Fault(trouble.to_string())
    }
}

/// Of writing to standard output; reading and files report where they failed with [`Stop::at`].
impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Stop::Unread,
            _ => Stop::at("standard output", error),
        }
    }
}

/// clap explains itself over several lines; here a fault is one line.
impl From<clap::Error> for Stop {
    fn from(usage: clap::Error) -> Stop {
        if !usage.use_stderr() || usage.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
            return Stop::Help(usage);
        }
        let text = usage.to_string();
        let lines = text.lines().map(str::trim).take_while(|line| !line.starts_with("Usage:"));
        let told: Vec<&str> =
            lines.filter(|line| !line.is_empty() && !line.starts_with("For more")).collect();
        let told = told.join(" ").replace(" tip: ", "; ");
        let told = told.strip_prefix("error: ").unwrap_or(&told);
        Stop::Fault(format!("{told} (irrgarten --help tells more)"))
    }
}
