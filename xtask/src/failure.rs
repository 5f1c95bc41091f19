//! How a command ends when it does not end well.

/// Each ends the process with one line on standard error and its own exit code.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Failure {
    /// The command was called wrongly: exit code 2.
    Usage(String),
    /// The command was right, the work failed: exit code 1.
    Work(String),
    /// A program that was started has said what was wrong: its exit code, and nothing to add.
    Child(u8),
}

impl Failure {
    pub(crate) fn usage(line: impl Into<String>) -> Failure {
        Failure::Usage(line.into())
    }

    pub(crate) fn work(line: impl Into<String>) -> Failure {
        Failure::Work(line.into())
    }

    pub(crate) fn line(&self) -> Option<&str> {
        match self {
            Failure::Usage(line) | Failure::Work(line) => Some(line),
            Failure::Child(_) => None,
        }
    }

    pub(crate) fn code(&self) -> u8 {
        match self {
            Failure::Usage(_) => 2,
            Failure::Work(_) => 1,
            Failure::Child(code) => *code,
        }
    }
}

/// For commands that take no arguments (any more).
pub(crate) fn expect_none(command: &str, arguments: &[String]) -> Result<(), Failure> {
    match arguments.first() {
        None => Ok(()),
        Some(extra) => Err(Failure::usage(format!("{command}: {extra:?} is one argument too many"))),
    }
}
