//! All rulebooks have the same order, so that a reader of one finds everything in the next.

use super::{assert_none, books};

/// The chapters of every book in the order of `Language::ALL`. Chapters about special things, which only one game has,
/// stand where the star is. In a race there is no turn but a round.
const CHAPTERS: [[&str; 4]; 10] = [
    ["What you need", "Was ihr braucht", "Ce qu’il te faut", "Wat je nodig hebt"],
    ["The aim", "Das Ziel", "Le but du jeu", "Het doel"],
    ["Setting up", "Der Aufbau", "La mise en place", "Klaarzetten"],
    ["Your turn", "Dein Zug", "Ton tour", "Jouw beurt"],
    ["*", "*", "*", "*"],
    ["The end", "Das Ende", "La fin de la partie", "Het einde"],
    ["In a nutshell", "Kurz gesagt", "En bref", "In het kort"],
    ["Questions", "Fragen", "Questions", "Vragen"],
    ["Settings", "Einstellungen", "Réglages", "Instellingen"],
    ["The rules in full", "Die Regeln im Einzelnen", "Les règles en détail", "De regels in detail"],
];
const ROUND: [&str; 4] = ["A round", "Eine Runde", "Une manche", "Een ronde"];
const TURN: usize = 3;
const SPECIAL: usize = 4;

#[test]
fn every_book_has_its_chapters_in_the_common_order() {
    let mut wrong = Vec::new();
    for (game, language, book) in books() {
        let place = format!("{} in {language}", game.meta().slug);
        let found: Vec<&str> = book.lines().filter_map(|line| line.strip_prefix("## ")).collect();
        let expected = CHAPTERS.map(|names| names[language as usize]);
        let (first, last) = (&expected[..SPECIAL], &expected[SPECIAL + 1..]);
        let is = |nth: usize, found: &str| {
            found == expected[nth] || nth == TURN && found == ROUND[language as usize]
        };
        let begins = found.len() > SPECIAL && first.iter().enumerate().all(|(nth, _)| is(nth, found[nth]));
        if !begins || !found.ends_with(last) {
            wrong.push(format!("{place}: chapters are {found:?}, expected {expected:?}"));
        }
        wrong.extend(clauses_before(book, expected[9]).map(|id| format!("{place}: {id} stands too early")));
        wrong.extend(
            without_picture(book, &expected).map(|chapter| format!("{place}: no picture in {chapter:?}")),
        );
    }
    assert_none(&wrong);
}

/// Clauses are for looking up: they stand in the last chapter.
fn clauses_before<'a>(book: &'a str, last: &str) -> impl Iterator<Item = &'a str> {
    let (teaching, _) = book.split_once(&format!("\n## {last}\n")).unwrap_or((book, ""));
    irrgarten_faces::clauses(teaching)
}

/// How it looks set up, and a turn, are shown.
fn without_picture<'a>(book: &str, chapters: &[&'a str; 10]) -> impl Iterator<Item = &'a str> {
    let shown = |chapter: &str| {
        let chapter = book.split("\n## ").find(|text| text.lines().next() == Some(chapter));
        chapter.is_none_or(|text| text.contains("```example "))
    };
    [chapters[2], chapters[TURN]]
        .into_iter()
        .filter(move |chapter| !shown(chapter))
        .collect::<Vec<_>>()
        .into_iter()
}
