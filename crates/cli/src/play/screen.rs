//! The terminal.

use std::io::{BufRead, Write};

use irrgarten_faces::GameError;
use irrgarten_game::Seat;

use super::editor::LineEditor;
use crate::error::CliError;
use crate::input::Lines;
use crate::paint::in_colours;

pub(super) struct Screen<R, W> {
    source: Source<R>,
    out: W,
    /// How many lines were printed since somebody last pressed Enter.
    printed: usize,
}

/// Where lines come from.
enum Source<R> {
    /// A script, or a terminal without an editor.
    Lines {
        lines: Lines<R>,
        /// A person sits there.
        live: bool,
    },
    /// A terminal.
    Editor(Box<LineEditor>),
}

/// Clears the screen and the scrollback.
const CLEAR: &str = "\x1b[2J\x1b[3J\x1b[H";
const BOLD: &str = "\x1b[1m";
const PLAIN: &str = "\x1b[0m";

/// What stands below a part of something long.
const MORE: &str = "-- Enter shows more --";

impl<R: BufRead, W: Write> Screen<R, W> {
    pub(super) fn new(lines: Lines<R>, out: W, live: bool) -> Screen<R, W> {
        Screen { source: Source::Lines { lines, live }, out, printed: 0 }
    }

    /// With a line that can be edited.
    pub(super) fn with_editor(editor: LineEditor, out: W) -> Screen<R, W> {
        Screen { source: Source::Editor(Box::new(editor)), out, printed: 0 }
    }

    pub(super) fn is_live(&self) -> bool {
        matches!(self.source, Source::Editor(_) | Source::Lines { live: true, .. })
    }

    /// What the tabulator key completes from now on.
    pub(super) fn offer(&mut self, words: &[String]) {
        if let Source::Editor(editor) = &mut self.source {
            editor.offer(words.to_vec());
        }
    }

    /// Shows a text, as much of it at once as the terminal can.
    pub(super) fn say(&mut self, text: &str) -> Result<(), CliError> {
        let rows = match &mut self.source {
            Source::Editor(editor) => editor.rows().unwrap_or(usize::MAX),
            Source::Lines { .. } => usize::MAX,
        };
        let lines: Vec<&str> = if text.is_empty() { vec![""] } else { text.lines().collect() };
        for line in lines {
            if self.printed + 2 > rows {
                self.read(MORE)?;
            }
            self.out.write_all(line.as_bytes())?;
            self.out.write_all(b"\n")?;
            self.printed += 1;
        }
        Ok(self.out.flush()?)
    }

    /// Shows a board, in colours where they can be seen: a stream that shows none takes them out.
    pub(super) fn draw(&mut self, art: &str) -> Result<(), CliError> {
        self.say(&in_colours(art))
    }

    /// Waits for a line; `None` if the input has ended.
    pub(super) fn ask(&mut self, question: &str) -> Result<Option<String>, CliError> {
        loop {
            match self.read(question)? {
                None => {
                    self.say("")?;
                    return Ok(None);
                }
                Some(Ok(line)) => {
                    if !self.is_live() {
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

    fn read(&mut self, question: &str) -> Result<Option<Result<String, GameError>>, CliError> {
        self.printed = 0;
        match &mut self.source {
            Source::Editor(editor) => {
                self.out.flush()?;
                Ok(editor.read(question)?.map(Ok))
            }
            Source::Lines { lines, .. } => {
                write!(self.out, "{BOLD}{question}{PLAIN} ")?;
                self.out.flush()?;
                Ok(lines.next())
            }
        }
    }

    fn clear(&mut self) -> Result<(), CliError> {
        self.out.write_all(CLEAR.as_bytes())?;
        self.printed = 0;
        Ok(self.out.flush()?)
    }

    /// Lets another person take over before anything is shown. `false` if the input has ended.
    pub(super) fn pass_to(&mut self, seat: Seat) -> Result<bool, CliError> {
        if !self.is_live() {
            self.say(&format!("---- seat {seat} ----"))?;
            return Ok(true);
        }
        self.clear()?;
        let waited = self.ask(&format!("Pass the screen to seat {seat}. Seat {seat}, press Enter."))?;
        self.clear()?;
        Ok(waited.is_some())
    }
}
