//! A rulebook for a terminal: Markdown, with letters for pictures.

use irrgarten_faces::Picture;

use super::image;

/// The book with the text of each picture above its caption.
pub(super) fn with_art(book: &str, pictures: &[Picture]) -> String {
    let mut text = String::with_capacity(2 * book.len());
    for line in book.lines() {
        match image(line) {
            None => text.extend([line, "\n"]),
            Some((caption, name)) => {
                let picture = pictures.iter().find(|picture| picture.name == name);
                if let Some(art) = picture.and_then(|picture| picture.art.as_deref()) {
                    text.extend(["\n", art.trim_end(), "\n\n"]);
                }
                text.extend(["  → ", caption, "\n"]);
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_drawn_with_letters_above_its_caption() {
        let art = Some("+--+\n".to_owned());
        let drawn = Picture { name: "lay-1".to_owned(), svg: String::new(), art, size: (1, 1) };
        let text = with_art("Look:\n\n![A card.](examples/lay-1.svg#1x1)\n", &[drawn]);
        assert_eq!(text, "Look:\n\n\n+--+\n\n  → A card.\n");
    }
}
