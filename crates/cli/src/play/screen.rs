//! The terminal.

use std::io::{BufRead, Write};

use irrgarten_faces::GameError;
use irrgarten_game::Seat;

use crate::error::CliError;
use crate::input::Lines;

pub(super) struct Screen<R, W> {
    lines: Lines<R>,
    out: W,
    /// A person sits there, as opposed to a script.
    live: bool,
}

/// Clears the screen and the scrollback.
const CLEAR: &str = "\x1b[2J\x1b[3J\x1b[H";
const BOLD: &str = "\x1b[1m";
const PLAIN: &str = "\x1b[0m";

impl<R: BufRead, W: Write> Screen<R, W> {
    pub(super) fn new(lines: Lines<R>, out: W, live: bool) -> Screen<R, W> {
        Screen { lines, out, live }
    }

    pub(super) fn is_live(&self) -> bool {
        self.live
    }

    pub(super) fn say(&mut self, text: &str) -> Result<(), CliError> {
        self.out.write_all(text.as_bytes())?;
        if !text.ends_with('\n') {
            self.out.write_all(b"\n")?;
        }
        Ok(self.out.flush()?)
    }

    /// Waits for a line; `None` if the input has ended.
    pub(super) fn ask(&mut self, question: &str) -> Result<Option<String>, CliError> {
        loop {
            write!(self.out, "{BOLD}{question}{PLAIN} ")?;
            self.out.flush()?;
            match self.lines.next() {
                None => {
                    self.say("")?;
                    return Ok(None);
                }
                Some(Ok(line)) => {
                    if !self.live {
                        // A terminal shows what is typed; the output of a script should as well.
                        self.say(line.trim())?;
                    }
                    return Ok(Some(line.trim().to_owned()));
                }
                Some(Err(GameError::Io(problem))) => return Err(CliError::Message(problem)),
                Some(Err(trouble)) => self.say(&trouble.to_string())?,
            }
        }
    }

    /// Lets another person take over before anything is shown. `false` if the input has ended.
    pub(super) fn pass_to(&mut self, seat: Seat) -> Result<bool, CliError> {
        if !self.live {
            self.say(&format!("---- seat {seat} ----"))?;
            return Ok(true);
        }
        self.say(CLEAR)?;
        let waited = self.ask(&format!("Pass the screen to seat {seat}. Seat {seat}, press Enter."))?;
        self.say(CLEAR)?;
        Ok(waited.is_some())
    }
}
