//! `irrgarten show`

use std::io::IsTerminal as _;
use std::path::PathBuf;

use clap::Args;

use super::Eyes;
use super::positions::Positions;
use crate::output::Out;
use crate::stop::Stop;
use crate::{answer, picture};

/// Draw a position: as text, or as the real board with --svg and --png
#[derive(Args)]
pub(crate) struct Show {
    #[command(flatten)]
    eyes: Eyes,
    /// Draw the board as an SVG document
    #[arg(long)]
    svg: bool,
    /// Draw the board as a PNG picture
    #[arg(long, conflicts_with = "svg")]
    png: bool,
    /// How wide the PNG picture is, in pixels
    #[arg(long, default_value_t = 1200, value_parser = clap::value_parser!(u16).range(16..=8192))]
    width: u16,
    /// Write to this file instead of standard output; its name may end in .svg or .png instead of saying so
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(flatten)]
    positions: Positions,
}

impl Show {
    pub(crate) fn run(self) -> Result<(), Stop> {
        let Show { eyes: Eyes { seat, public }, svg, png, width, output, positions } = self;
        let named = output.as_ref().and_then(|path| path.extension()).and_then(|ending| ending.to_str());
        let png = png || (!svg && named == Some("png"));
        let svg = svg || (!png && named == Some("svg"));
        let sight = |position: &str| answer::sight(position, seat, public);
        if !svg && !png && output.is_none() {
            return positions.blocks(|position| Ok(sight(position)?.art()));
        }
        if png && output.is_none() && std::io::stdout().is_terminal() {
            let hint = "a PNG picture is no text for a terminal: expected -o FILE or a pipe";
            return Err(Stop::Fault(hint.to_owned()));
        }
        let sight = positions.only(sight)?;
        let bytes = if png {
            picture::png(&sight.svg(), width)?
        } else if svg {
            sight.svg().into_bytes()
        } else {
            sight.art().into_bytes()
        };
        match output {
            Some(path) => std::fs::write(&path, bytes).map_err(|error| Stop::at(path.display(), error)),
            None => Out::new().bytes(&bytes),
        }
    }
}
