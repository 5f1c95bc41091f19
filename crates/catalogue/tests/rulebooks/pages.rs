//! The English books with their pictures, as a code host shows them: `docs/rulebooks`.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;

use irrgarten_catalogue::games;
use irrgarten_game::Language;
use irrgarten_laws::hold_equal;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rulebooks");
/// Pictures up to this width stand beside their captions.
const SMALL: u32 = 160;

#[test]
fn the_books_in_the_documents_are_up_to_date() {
    for game in games().all() {
        let slug = game.meta().slug;
        let pictures = game.pictures(Language::En);
        // A game that has just been begun has no examples yet.
        if pictures.is_empty() {
            continue;
        }
        let mut files = BTreeSet::new();
        for picture in &pictures {
            let file = format!("{}.svg", picture.name);
            hold_equal(FOLDER, &format!("{slug}/{file}"), &picture.svg);
            files.insert(file);
        }
        hold_equal(FOLDER, &format!("{slug}.md"), &page(slug, &game.rulebook(Language::En, &pictures)));
        let there = fs::read_dir(format!("{FOLDER}/{slug}")).unwrap();
        let there: BTreeSet<String> =
            there.map(|file| file.unwrap().file_name().to_string_lossy().into_owned()).collect();
        assert_eq!(there, files, "docs/rulebooks/{slug} has what the book shows, and nothing else");
    }
}

/// Every picture of every book is there, and what is said in it is said in the language of the book.
#[test]
fn the_books_of_a_server_show_pictures_in_their_language() {
    let served = irrgarten_api::Books::new(games());
    let drawn = |svg: &str| svg.split_once("</desc>").unwrap().1.to_owned();
    for game in games().all() {
        let slug = game.meta().slug;
        for language in Language::ALL {
            let book = served.rulebook(slug, &language.to_string()).unwrap();
            let files: Vec<&str> =
                book.split("](examples/").skip(1).map(|address| address.split_once('#').unwrap().0).collect();
            let pictures = game.pictures(language);
            assert_eq!(files.len(), pictures.len(), "{slug} in {language}");
            for file in files {
                let name = file.split('.').next().unwrap();
                let shown = served.picture(slug, file).unwrap_or_else(|_| panic!("{slug}: no {file}"));
                let expected = pictures.iter().find(|picture| picture.name == name).unwrap();
                if shown.contains("</desc>") {
                    assert_eq!(drawn(shown), drawn(&expected.svg), "{slug}: {file}");
                }
            }
        }
    }
    let named = |language| served.rulebook("case", language).unwrap().contains("/town-1.fr.svg#");
    assert!(named("fr") && !named("en") && !named("de"), "the plan has names on it");
}

/// A book whose captions can be read: what stands for a picture is not shown beside it.
fn page(slug: &str, book: &str) -> String {
    let mut page = format!(
        "<!-- Written by crates/catalogue/tests/rulebooks/pages.rs from games/{slug}/rulebook. -->\n\n"
    );
    let mut table = false;
    for line in book.lines() {
        let Some((caption, name, width)) = image(line) else {
            table = false;
            let _ = writeln!(page, "{line}");
            continue;
        };
        let picture = format!("![{name}]({slug}/{name}.svg)");
        if width > SMALL {
            let _ = writeln!(page, "{picture}\n\n*{caption}*\n");
            continue;
        }
        if !table {
            page.push_str("| | |\n|---|---|\n");
        }
        table = true;
        let _ = writeln!(page, "| {picture} | {caption} |");
    }
    page
}

/// The caption, the name and the width of `![caption](examples/name.svg#620x480)`.
fn image(line: &str) -> Option<(&str, &str, u32)> {
    let (caption, target) = line.strip_prefix("![")?.split_once("](examples/")?;
    let (name, size) = target.split_once(".svg#")?;
    Some((caption, name, size.split_once('x')?.0.parse().ok()?))
}

#[test]
fn a_caption_is_shown() {
    let book = "A\n\n![One](examples/a-1.svg#96x96)\n![Two](examples/a-2.svg#96x96)\n\n![Three](examples/b-1.svg#620x480)\n";
    let shown = page("lots", book);
    assert!(shown.contains("| ![a-1](lots/a-1.svg) | One |\n| ![a-2](lots/a-2.svg) | Two |\n"), "{shown}");
    assert!(shown.ends_with("![b-1](lots/b-1.svg)\n\n*Three*\n\n"), "{shown}");
}
