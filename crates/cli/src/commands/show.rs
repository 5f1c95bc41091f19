//! `irrgarten show`

use clap::Args;

use super::ViewerArgs;
use super::positions::Positions;
use crate::answer;
use crate::error::CliError;
use crate::picture::Drawing;

/// Draw a position: as text, or as the real board with --svg and --png
#[derive(Args)]
pub(crate) struct Show {
    #[command(flatten)]
    eyes: ViewerArgs,
    #[command(flatten)]
    drawing: Drawing,
    #[command(flatten)]
    positions: Positions,
}

impl Show {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let Show { eyes: ViewerArgs { seat, public }, drawing, positions } = self;
        let view = |position: &str| answer::viewed(position, seat, public);
        if drawing.wanted() {
            return drawing.write(&positions.only(view)?.svg());
        }
        match drawing.file() {
            Some(path) => {
                let art = positions.only(view)?.art();
                std::fs::write(path, art).map_err(|error| CliError::at(path.display(), error))
            }
            None => positions.blocks(|position| Ok(view(position)?.art())),
        }
    }
}
