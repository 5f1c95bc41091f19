//! A rulebook for a terminal: Markdown, with letters for pictures.

use irrgarten_faces::Picture;

use super::image;

/// The book with the text of each picture above its caption, and what is marked in it between them.
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
                if let Some(marked) = picture.and_then(|picture| marked(&picture.marks)) {
                    text.extend(["  ", &marked, "\n"]);
                }
                text.extend(["  → ", caption, "\n"]);
            }
        }
    }
    text
}

/// The marks of a picture, by the names that places have in its text: `◎` stands for a ring, `✗` for what is not allowed.
fn marked(marks: &[String]) -> Option<String> {
    let sign = |mark: &String| match mark.strip_prefix('!') {
        Some(name) => format!("✗ {name}"),
        None => format!("◎ {}", mark.replace("->", " → ")),
    };
    let signs: Vec<String> = marks.iter().map(sign).collect();
    (!signs.is_empty()).then(|| signs.join("   "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_drawn_with_letters_above_its_caption() {
        let art = Some("+--+\n".to_owned());
        let drawn =
            Picture { name: "lay-1".to_owned(), svg: String::new(), art, marks: Vec::new(), size: (1, 1) };
        let text = with_art("Look:\n\n![A card.](examples/lay-1.svg#1x1)\n", &[drawn]);
        assert_eq!(text, "Look:\n\n\n+--+\n\n  → A card.\n");
    }

    #[test]
    fn what_a_picture_marks_is_named_below_it() {
        let marks = ["d2", "!E2", "a1->b1->c1"].map(str::to_owned).to_vec();
        let art = Some("+--+\n".to_owned());
        let drawn = Picture { name: "turn-1".to_owned(), svg: String::new(), art, marks, size: (1, 1) };
        let text = with_art("![A turn.](examples/turn-1.svg#1x1)\n", &[drawn]);
        assert_eq!(text, "\n+--+\n\n  ◎ d2   ✗ E2   ◎ a1 → b1 → c1\n  → A turn.\n");
    }
}
