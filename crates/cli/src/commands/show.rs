//! `irrgarten show`

use clap::Args;
use irrgarten_game::Language;
use irrgarten_wire::engine::Picture;

use super::ViewerArgs;
use super::positions::Positions;
use crate::error::CliError;
use crate::output;
use crate::picture::Drawing;
use crate::{answer, paint};

/// Draw a position: as text, or as the real board with --svg and --png
#[derive(Args)]
#[command(after_help = "\
Examples:
  irrgarten new paintings --seed 7 | irrgarten show
  irrgarten new cards --seed 7 | irrgarten show --seat 1 --lang de
  irrgarten new towers --seed 7 | irrgarten show -o board.png")]
pub(crate) struct ShowCommand {
    #[command(flatten)]
    eyes: ViewerArgs,
    #[command(flatten)]
    drawing: Drawing,
    /// The language of the words in it: en, de, fr or nl
    #[arg(long, value_name = "LANGUAGE", default_value = "en")]
    lang: Language,
    /// Answer in JSON, with the picture as text or as SVG
    #[arg(long, conflicts_with_all = ["png", "output"])]
    json: bool,
    #[command(flatten)]
    positions: Positions,
}

impl ShowCommand {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let ShowCommand { eyes: ViewerArgs { seat, public }, drawing, lang, json, positions } = self;
        let view = |position: &str| answer::viewed(position, seat, public);
        drawing.check()?;
        if json {
            return positions.lines(|position| {
                let view = view(position)?;
                Ok(output::json(&if drawing.wanted() {
                    Picture::Svg(view.svg(lang))
                } else {
                    Picture::Text(view.art(lang))
                }))
            });
        }
        if drawing.wanted() {
            return drawing.write(&positions.only(view)?.svg(lang));
        }
        match drawing.file() {
            Some(path) => {
                let art = positions.only(view)?.art(lang);
                std::fs::write(path, art).map_err(|error| CliError::at(path.display(), error))
            }
            None => positions.blocks(|position| Ok(paint::for_output(view(position)?.art(lang)))),
        }
    }
}
