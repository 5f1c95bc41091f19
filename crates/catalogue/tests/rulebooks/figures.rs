//! A figure in a rulebook comes from the game: it cannot be wrong.

use super::{assert_none, books};

#[test]
fn every_figure_of_a_book_is_one_of_its_game() {
    let mut wrong = Vec::new();
    for (game, language, book) in books() {
        for (nth, line) in prose(book) {
            let place = format!("{} in {language}, line {}: {line}", game.meta().slug, nth + 1);
            for name in line.split('{').skip(1).filter_map(|part| part.split('}').next()) {
                if game.figure(name, language).is_none() {
                    wrong.push(format!("{place}\n  the game has no figure {name:?}"));
                }
            }
            if let Some(figure) = figure(line) {
                wrong.push(format!(
                    "{place}\n  {figure} should be a name in braces, or in backticks if it is a name"
                ));
            }
        }
    }
    assert_none(&wrong);
}

/// The lines outside of fenced blocks, captions of examples among them.
fn prose(book: &str) -> impl Iterator<Item = (usize, &str)> {
    let (mut fenced, mut example) = (false, false);
    book.lines().enumerate().filter(move |(_, line)| {
        let fence = line.starts_with("```");
        if fence {
            fenced = !fenced;
            example = line.starts_with("```example ");
        }
        !fence && (!fenced || example)
    })
}

/// The first word with a digit in it that is no name: not in backticks, not in braces, not a clause, not
/// the number of a step.
fn figure(line: &str) -> Option<String> {
    let step = line.split_once(". ").filter(|(number, _)| number.parse::<u8>().is_ok());
    let line = step.map_or(line, |(_, text)| text);
    let plain: String = line.split('`').step_by(2).collect::<Vec<_>>().join(" ");
    let plain: String =
        plain.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest)).collect();
    let is_id = |word: &str| word.split('-').count() == 3 && word.contains(|c: char| c.is_ascii_uppercase());
    let mut words = plain.split(|c: char| !c.is_alphanumeric() && c != '-');
    words.find(|word| word.contains(|c: char| c.is_ascii_digit()) && !is_id(word)).map(str::to_owned)
}

#[test]
fn figures_are_told_from_names() {
    for fine in ["There are {cards} cards, `44n` among them (C-PLACE-03).", "1. **C-TAKE-05** No figure."] {
        assert_eq!(figure(fine), None);
    }
    assert_eq!(figure("There are 50 cards.").as_deref(), Some("50"));
    let read = "a\n```example b\nc 5\n```\nd\n```\n6\n```\ne";
    assert_eq!(prose(read).map(|(_, line)| line).collect::<Vec<_>>(), ["a", "c 5", "d", "e"]);
}
