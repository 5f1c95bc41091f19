//! Draws a position that is given in notation.

use irrgarten_faces::{Games, Reading};
use irrgarten_game::Language;
use irrgarten_table::problem_of;
use irrgarten_wire::{Code, Problem};

/// Longer than any position, short enough to cost little.
const MOST: usize = 4096;

/// How to draw it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PictureForm {
    /// Lines of text.
    Text,
    /// An SVG document.
    Svg,
}

impl PictureForm {
    /// The content type.
    pub fn content_type(self) -> &'static str {
        match self {
            PictureForm::Text => "text/plain; charset=utf-8",
            PictureForm::Svg => "image/svg+xml",
        }
    }
}

/// A position as a picture, with its words in this language. It shows nothing that is not in the text.
pub fn draw_position(
    games: Games,
    position: &str,
    form: PictureForm,
    language: Option<&str>,
) -> Result<String, Problem> {
    let undescribed = |_| Problem::new(Code::BadRequest, "pictures are described in en, de, fr and nl");
    let language = language.map_or(Ok(Language::En), |code| code.parse().map_err(undescribed))?;
    if position.len() > MOST {
        return Err(Problem::new(Code::TooBig, "no position is that long"));
    }
    let view = match games.read(position).map_err(|error| problem_of(&error))? {
        Reading::Open(position) => position.laid_open(),
        Reading::View(view) => view,
    };
    Ok(match form {
        PictureForm::Text => view.art(language),
        PictureForm::Svg => view.svg(language),
    })
}
