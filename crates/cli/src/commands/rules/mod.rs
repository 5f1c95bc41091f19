//! `irrgarten rules`

mod html;
mod text;

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use irrgarten_catalogue::games;
use irrgarten_faces::Picture;
use irrgarten_game::Language;
use serde::Serialize;

use crate::error::CliError;
use crate::output::{Out, check_ending, json};

/// Read the rulebook of a game, in the terminal or as one file to print
#[derive(Args)]
#[command(after_help = "\
Examples:
  irrgarten rules cards --lang de
  irrgarten rules towers -o towers.html
  irrgarten rules djinn --svg")]
pub(crate) struct RulesCommand {
    /// Which game, such as cards
    game: String,
    /// The language: en, de, fr or nl
    #[arg(long, value_name = "LANGUAGE", default_value = "en")]
    lang: Language,
    /// Write one HTML file with the pictures in it, for reading and printing; so does an --output that ends in .html
    #[arg(long)]
    html: bool,
    /// Write every picture of the rulebook as an SVG file into a folder, GAME-rules unless --output names one
    #[arg(long, conflicts_with = "html")]
    svg: bool,
    /// Answer in JSON, with the rulebook as Markdown
    #[arg(long, conflicts_with_all = ["html", "svg"])]
    json: bool,
    /// Write there instead of to standard output
    #[arg(short, long, value_name = "PATH")]
    output: Option<PathBuf>,
}

/// The rulebook for programs.
#[derive(Serialize)]
struct Book<'a> {
    game: &'a str,
    language: String,
    rulebook: &'a str,
}

impl RulesCommand {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let game = games().named(&self.game)?;
        let pictures = game.pictures(self.lang);
        if self.svg {
            let folder = self.output.unwrap_or_else(|| format!("{}-rules", game.meta().slug).into());
            return draw_into(&folder, &pictures);
        }
        let book = game.rulebook(self.lang, &pictures);
        let is_page = self.output.as_ref().and_then(|path| path.extension()).is_some_and(|it| it == "html");
        if let Some(path) = &self.output {
            check_ending(
                path,
                if self.html {
                    &["html"]
                } else if self.json {
                    &["json"]
                } else {
                    &["md", "txt", "html"]
                },
            )?;
        }
        let text = if self.json {
            json(&Book { game: game.meta().slug, language: self.lang.to_string(), rulebook: &book }) + "\n"
        } else if self.html || is_page {
            html::document(&book, self.lang, &pictures)
        } else {
            text::with_art(&book, &pictures)
        };
        match self.output {
            Some(path) => write(&path, &text),
            None => Out::new().text(&text),
        }
    }
}

/// Writes the pictures, and says where.
fn draw_into(folder: &Path, pictures: &[Picture]) -> Result<(), CliError> {
    fs::create_dir_all(folder).map_err(|error| CliError::at(folder.display(), error))?;
    let mut out = Out::new();
    for picture in pictures {
        let path = folder.join(format!("{}.svg", picture.name));
        write(&path, &picture.svg)?;
        out.text(&path.display().to_string())?;
    }
    Ok(())
}

fn write(path: &Path, text: &str) -> Result<(), CliError> {
    fs::write(path, text).map_err(|error| CliError::at(path.display(), error))
}

/// An image of a rulebook, `![caption](examples/name.svg#620x480)`: its caption and its name.
fn image(line: &str) -> Option<(&str, &str)> {
    let (caption, target) = line.strip_prefix("![")?.split_once("](examples/")?;
    Some((caption, target.split_once(".svg")?.0))
}
