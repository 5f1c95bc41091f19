//! Pictures as SVG or PNG, to a file or a pipe.

use std::io::IsTerminal as _;
use std::path::{Path, PathBuf};

use clap::Args;
use irrgarten_faces::GameError;
use irrgarten_pixels::Pixels;

use crate::error::CliError;
use crate::output::{Out, check_ending};

/// How and where to draw.
#[derive(Args)]
pub(crate) struct Drawing {
    /// Draw an SVG document
    #[arg(long)]
    svg: bool,
    /// Draw a PNG picture
    #[arg(long, conflicts_with = "svg")]
    png: bool,
    /// How wide the PNG picture is, in pixels
    #[arg(long, default_value_t = 1200, value_parser = clap::value_parser!(u16).range(16..=8192))]
    width: u16,
    /// Write to this file instead of standard output; a name that ends in .svg or .png says what is drawn
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// What is drawn with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Format {
    Letters,
    Svg,
    Png,
}

impl Format {
    fn ending(self) -> &'static str {
        match self {
            Format::Letters => "txt",
            Format::Svg => "svg",
            Format::Png => "png",
        }
    }
}

impl Drawing {
    fn format(&self) -> Format {
        let ends_in = |ending: &str| {
            let named = self.output.as_ref().and_then(|path| path.extension());
            named.is_some_and(|named| named.eq_ignore_ascii_case(ending))
        };
        match () {
            () if self.png || (!self.svg && ends_in("png")) => Format::Png,
            () if self.svg || ends_in("svg") => Format::Svg,
            () => Format::Letters,
        }
    }

    /// Refuses a file whose name promises another kind of picture.
    pub(crate) fn check(&self) -> Result<(), CliError> {
        let Some(path) = &self.output else { return Ok(()) };
        match self.format() {
            Format::Letters => check_ending(path, &["svg", "png", "txt"]),
            format => check_ending(path, &[format.ending()]),
        }
    }

    /// Is a picture asked for, and not text?
    pub(crate) fn wanted(&self) -> bool {
        self.format() != Format::Letters
    }

    /// Where to write.
    pub(crate) fn file(&self) -> Option<&Path> {
        self.output.as_deref()
    }

    /// Writes the picture.
    pub(crate) fn write(&self, svg: &str) -> Result<(), CliError> {
        let is_png = self.format() == Format::Png;
        if is_png && self.output.is_none() && std::io::stdout().is_terminal() {
            let hint = "a PNG picture is no text for a terminal: expected -o FILE or a pipe";
            return Err(CliError::Message(hint.to_owned()));
        }
        let bytes = if is_png { png(svg, self.width)? } else { svg.as_bytes().to_vec() };
        match &self.output {
            Some(path) => std::fs::write(path, bytes).map_err(|error| CliError::at(path.display(), error)),
            None => Out::new().bytes(&bytes),
        }
    }
}

/// Renders an SVG document this many pixels wide.
fn png(svg: &str, width: u16) -> Result<Vec<u8>, GameError> {
    let fail = |problem: String| GameError::Io(format!("the picture cannot be drawn: {problem}"));
    Pixels::of(svg, width).and_then(|pixels| pixels.png()).map_err(fail)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_picture_is_not_drawn() {
        assert_eq!(png("no picture", 60).unwrap_err().code(), "io");
    }
}
