//! A rulebook as people read it: Markdown with its figures filled in and its examples as pictures.
//!
//! In the file of a language, `{cards}` stands for a number of the game, `{cards|fifty}` for the same number in words,
//! `{edges=}` and `{edges=free}` for a setting and one of its values in the words of the page, and a block fenced by
//! ` ```example two-helmets ` for the pictures of this example, with a line of caption for each.

use std::fmt::Write as _;

use irrgarten_game::Language;
use irrgarten_words::Speaker;

use super::Picture;

/// The book with its figures and settings for `{name}` and, in place of an example, a Markdown image for each of its
/// pictures, one a line: `![caption](examples/two-helmets-1.svg#620x480)`. What has no figure or no picture stays as it
/// is written.
pub(crate) fn finished(
    source: &str,
    figure: impl Fn(&str) -> Option<String>,
    pictures: &[Picture],
) -> String {
    let mut book = String::with_capacity(source.len() + source.len() / 8);
    let mut lines = source.lines();
    while let Some(line) = lines.next() {
        match line.strip_prefix("```example ") {
            None => book.push_str(&filled(line, &figure)),
            Some(name) => {
                let captions = lines.by_ref().take_while(|line| line.trim_end() != "```");
                for (nth, caption) in captions.enumerate() {
                    let file = format!("{}-{}", name.trim(), nth + 1);
                    let size =
                        pictures.iter().find(|picture| picture.name == file).map(|picture| picture.size);
                    let size = size.map_or(String::new(), |(width, height)| format!("#{width}x{height}"));
                    if nth > 0 {
                        book.push('\n');
                    }
                    let caption = filled(caption.trim(), &figure);
                    let _ = write!(book, "![{caption}](examples/{file}.svg{size})");
                }
            }
        }
        book.push('\n');
    }
    book
}

/// The line with numbers in place of `{name}`, and in words in place of `{name|word}`.
pub(crate) fn filled(line: &str, figure: &impl Fn(&str) -> Option<String>) -> String {
    let mut parts = line.split('{');
    let mut filled = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let found = part.split_once('}').and_then(|(name, rest)| match name.split_once('|') {
            Some((name, word)) => figure(name).map(|_| (word.to_owned(), rest)),
            None => Some((figure(name)?, rest)),
        });
        match found {
            Some((number, rest)) => filled.extend([&number, rest]),
            None => filled.extend(["{", part]),
        }
    }
    filled
}

/// A setting in the words of the page: `edges=` is what it is about, `edges=free` what a value of it means, and how a
/// program writes it.
pub(crate) fn setting_in_words(speaker: &Speaker, name: &str) -> Option<String> {
    match name.split_once('=')? {
        (key, "") => Some(format!("**{}**", speaker.setting(key)?)),
        (key, value) => Some(format!("*{}* (`{name}`)", speaker.setting_value(key, value)?)),
    }
}

/// French with the space before a mark that belongs to its word: no line begins with the mark.
pub(crate) fn with_narrow_spaces(book: String) -> String {
    const MARKS: [(&str, &str); 6] = [
        (" ?", "\u{202f}?"),
        (" !", "\u{202f}!"),
        (" ;", "\u{202f};"),
        (" :", "\u{a0}:"),
        ("« ", "«\u{a0}"),
        (" »", "\u{a0}»"),
    ];
    MARKS.iter().fold(book, |book, (apart, joined)| book.replace(apart, joined))
}

/// A number with its thousands apart, as this language writes it.
pub(crate) fn written(number: u32, language: Language) -> String {
    let digits = number.to_string();
    let gap = match language {
        Language::En => ",",
        Language::De | Language::Nl => ".",
        Language::Fr => "\u{202f}",
    };
    let mut text = String::new();
    for (nth, digit) in digits.chars().enumerate() {
        if nth > 0 && (digits.len() - nth).is_multiple_of(3) {
            text.push_str(gap);
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_and_pictures_are_filled_in() {
        let source = "There are {cards} cards, {none} of {, {cards|fifty}\n\n```example lay\nBefore {cards}\nAfter\n```\nEnd.\n";
        let figure = |name: &str| (name == "cards").then(|| "50".to_owned());
        let drawn = Picture {
            name: "lay-1".to_owned(),
            svg: String::new(),
            art: None,
            marks: Vec::new(),
            size: (62, 48),
        };
        let book = finished(source, figure, &[drawn]);
        assert_eq!(
            book,
            "There are 50 cards, {none} of {, fifty\n\n![Before 50](examples/lay-1.svg#62x48)\n![After](examples/lay-2.svg)\nEnd.\n"
        );
    }

    #[test]
    fn a_french_mark_stays_with_its_word() {
        let told = with_narrow_spaces("Où ? « Ici » : non !".to_owned());
        assert_eq!(told, "Où\u{202f}? «\u{a0}Ici\u{a0}»\u{a0}: non\u{202f}!");
    }

    #[test]
    fn thousands_are_written_as_the_language_does() {
        let told = Language::ALL.map(|language| written(12_000, language));
        assert_eq!(told, ["12,000", "12.000", "12\u{202f}000", "12.000"]);
        assert_eq!(written(100, Language::En), "100");
    }
}
