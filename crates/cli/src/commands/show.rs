//! `irrgarten show`

use clap::Args;
use irrgarten_game::Language;

use super::ViewerArgs;
use super::positions::Positions;
use crate::answer;
use crate::error::CliError;
use crate::picture::Drawing;

/// Draw a position: as text, or as the real board with --svg and --png
#[derive(Args)]
pub(crate) struct ShowCommand {
    #[command(flatten)]
    eyes: ViewerArgs,
    #[command(flatten)]
    drawing: Drawing,
    /// The language of the words in it: en, de, fr or nl
    #[arg(long, value_name = "LANGUAGE", default_value = "en")]
    lang: Language,
    #[command(flatten)]
    positions: Positions,
}

impl ShowCommand {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let ShowCommand { eyes: ViewerArgs { seat, public }, drawing, lang, positions } = self;
        let view = |position: &str| answer::viewed(position, seat, public);
        if drawing.wanted() {
            return drawing.write(&positions.only(view)?.svg(lang));
        }
        match drawing.file() {
            Some(path) => {
                let art = positions.only(view)?.art(lang);
                std::fs::write(path, art).map_err(|error| CliError::at(path.display(), error))
            }
            None => positions.blocks(|position| Ok(view(position)?.art(lang))),
        }
    }
}
