//! The figures and pictures of one game's rulebooks.

use irrgarten_game::{Area, Language};

use super::Playable;
use crate::rulebook::{Frame, around, draw, written};
use crate::{BadExample, Example, Picture, Subject};

/// A figure of the game, or one that every game has.
pub(super) fn figure<G: Playable>(name: &str, language: Language) -> Option<String> {
    let number = match name {
        "after" => return Some(G::META.after.to_owned()),
        "min_seats" => G::META.min_seats.into(),
        "max_seats" => G::META.max_seats.into(),
        _ => G::FIGURES.iter().find(|(known, _)| *known == name)?.1,
    };
    Some(written(number, language))
}

/// Draws a picture of an example.
pub(super) fn draw_panel<G: Playable>(
    example: &Example,
    nth: usize,
    language: Language,
) -> Result<Picture, BadExample> {
    let name = format!("{}-{}", example.name, nth + 1);
    let wrong = |problem: String| BadExample { place: format!("picture {name}"), problem };
    let Some(panel) = example.panels.get(nth) else { return Err(wrong("no such picture".to_owned())) };
    let unknown = |place: String| wrong(format!("{place:?} is no place of this picture"));
    let text = match &panel.subject {
        Subject::Position(text) => text,
        Subject::Piece(piece) => {
            let svg = G::piece(piece).ok_or_else(|| wrong(format!("{piece:?} is no piece of the game")))?;
            let frame = Frame { part: None, marks: &panel.marks };
            let (svg, size) = draw(&svg, &frame, |_| None).map_err(unknown)?;
            return Ok(Picture { name, svg, art: None, marks: panel.marks.clone(), size });
        }
    };
    let view = match G::read_position(text) {
        Ok((state, _)) => G::view(&state, panel.viewer),
        // The text may be a view itself.
        Err(bad) => G::read_view(text).map_err(|_| wrong(bad.to_string()))?,
    };
    let place = |name: &str| G::place(&view, name);
    let mut part: Option<Area> = None;
    for name in panel.part.iter().flat_map(|names| names.split('+')) {
        let more = place(name).ok_or_else(|| unknown(name.to_owned()))?;
        part = Some(part.map_or(more, |part| around(part, more)));
    }
    let frame = Frame { part, marks: &panel.marks };
    let (svg, size) = draw(&G::svg(&view, language), &frame, place).map_err(unknown)?;
    Ok(Picture { name, svg, art: Some(G::text_art(&view, language)), marks: panel.marks.clone(), size })
}
