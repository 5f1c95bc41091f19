//! `cargo xtask new-game <slug>`: a folder that compiles, with an example game to change into another.

use crate::failure::{self, Failure};
use crate::workspace::Workspace;
use crate::{bless, catalogue};

/// A file of the template: where it goes, and its text with [`SLUG`] and [`NAME`] in it.
macro_rules! template {
    ($($path:literal)*) => { &[$(($path, include_str!(concat!("../template/", $path)))),*] };
}

const TEMPLATE: &[(&str, &str)] = template! {
    "Cargo.toml"
    "README.md"
    "benches/__slug__.rs"
    "positions/heaps.perft"
    "rulebook/de.md"
    "rulebook/en.md"
    "rulebook/examples.txt"
    "rulebook/fr.md"
    "rulebook/nl.md"
    "src/action.rs"
    "src/components.rs"
    "src/deal.rs"
    "src/ending.rs"
    "src/hints/mod.rs"
    "src/hints/promise.rs"
    "src/learnable.rs"
    "src/lib.rs"
    "src/moves.rs"
    "src/notation.rs"
    "src/options.rs"
    "src/picture/mod.rs"
    "src/puzzles.rs"
    "src/refusal.rs"
    "src/rules.rs"
    "src/setup.rs"
    "src/state.rs"
    "src/view.rs"
    "tests/clauses.rs"
    "tests/laws.rs"
    "web/Board.svelte"
    "web/Pebble.svelte"
    "web/board.test.ts"
    "web/cover.svg"
    "web/say.ts"
    "web/view.ts"
    "web/words.ts"
    "words/de.ftl"
    "words/en.ftl"
    "words/fr.ftl"
    "words/nl.ftl"
};

/// Stands for the game's name in commands, files and paths.
const SLUG: &str = "__slug__";
/// Stands for the game's type, and its title until it has a better one.
const NAME: &str = "__Name__";

pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    let Some((slug, rest)) = arguments.split_first() else {
        return Err(Failure::usage("new-game: which? A slug such as `lanterns` is needed"));
    };
    failure::expect_none("new-game", rest)?;
    let workspace = Workspace::find()?;
    let name = check_name(slug).and_then(|name| check_free(&workspace, slug).map(|()| name));
    let name = name.map_err(|why| Failure::usage(format!("new-game: {slug:?} {why}")))?;

    for (path, text) in files(slug, &name) {
        workspace.write(&path, &text)?;
        println!("wrote {path}");
    }
    catalogue::write(&workspace)?;
    // The first build: the goldens are made, and Cargo.lock learns the new name.
    bless::bless(&workspace, std::slice::from_ref(slug))?;
    println!("\ngames/{slug} is ready: `cargo test --package {slug}`, `cargo play {slug}`.");
    println!("docs/adding-a-game.md says how to make it your own game.");
    Ok(())
}

/// Every file of the new game: where it goes, and its text.
fn files(slug: &str, name: &str) -> impl Iterator<Item = (String, String)> {
    TEMPLATE.iter().map(move |(path, text)| {
        let path = format!("games/{slug}/{}", path.replace(SLUG, slug));
        (path, text.replace(SLUG, slug).replace(NAME, name))
    })
}

/// The name of the game's type, or why there cannot be such a game.
fn check_name(slug: &str) -> Result<String, String> {
    if !(2..=20).contains(&slug.len()) || !slug.bytes().all(|letter| letter.is_ascii_lowercase()) {
        return Err("is no slug: 2 to 20 lowercase letters from a to z".to_owned());
    }
    if KEYWORDS.contains(&slug) {
        return Err("is a word of Rust itself".to_owned());
    }
    let (first, rest) = slug.split_at(1);
    let name = first.to_ascii_uppercase() + rest;
    let mut sources = TEMPLATE.iter().filter(|(path, _)| path.contains(".rs"));
    match sources.find(|(_, text)| words(text).any(|word| word == name)) {
        Some((path, _)) => Err(format!("would clash with a name in {path} of every game")),
        None => Ok(name),
    }
}

fn check_free(workspace: &Workspace, slug: &str) -> Result<(), String> {
    if workspace.root.join("games").join(slug).exists() {
        return Err(format!("is taken: games/{slug} exists"));
    }
    let lock = workspace.read("Cargo.lock").unwrap_or_default();
    if lock.lines().any(|line| line == format!("name = {slug:?}")) {
        return Err("is taken: Cargo.lock names a package like that".to_owned());
    }
    Ok(())
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '_')
}

/// Keywords, used and reserved, and the crates that come with the compiler.
const KEYWORDS: &[&str] = &[
    "abstract", "alloc", "as", "async", "await", "become", "box", "break", "const", "continue", "core",
    "crate", "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in",
    "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "proc", "pub", "ref",
    "return", "self", "static", "std", "struct", "super", "test", "trait", "true", "try", "type", "typeof",
    "union", "unsafe", "unsized", "use", "virtual", "where", "while", "yield",
];

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;
    use crate::cargo;

    #[test]
    fn a_slug_becomes_a_type() {
        assert_eq!(check_name("lanterns"), Ok("Lanterns".to_owned()));
        for planned in ["paintings", "towers", "case", "djinn", "go"] {
            assert!(check_name(planned).is_ok(), "{planned}");
        }
    }

    #[test]
    fn a_bad_slug_is_refused_with_the_reason() {
        let cases = [
            ("", "no slug"),
            ("x", "no slug"),
            ("twentyoneletterslong", "Twenty"),
            ("twentyoneletterslongx", "no slug"),
            ("Lanterns", "no slug"),
            ("four-in-a-row", "no slug"),
            ("../cards", "no slug"),
            ("träume", "no slug"),
            ("match", "word of Rust"),
            ("state", "clash"),
            ("string", "clash"),
        ];
        for (slug, expected) in cases {
            let said = check_name(slug).unwrap_or_else(|why| why);
            assert!(said.contains(expected), "{slug:?} gives {said:?}, expected {expected:?}");
        }
    }

    #[test]
    fn the_template_holds_every_file_of_its_folder() {
        let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/template"));
        let mut folders = vec![root.to_owned()];
        let mut found = Vec::new();
        while let Some(folder) = folders.pop() {
            for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
                if path.is_dir() { folders.push(path) } else { found.push(path) }
            }
        }
        let listed: Vec<_> = TEMPLATE.iter().map(|(path, _)| root.join(path)).collect();
        found.retain(|path| !listed.contains(path));
        assert!(found.is_empty(), "not part of a new game: {found:?}");
    }

    #[test]
    fn a_new_game_is_formatted_however_long_its_name_is() {
        let workspace = std::env::temp_dir().join(format!("irrgarten-template-{}", std::process::id()));
        for slug in ["zz", "quitelonggamenameyes"] {
            for (path, text) in files(slug, &check_name(slug).unwrap()) {
                let file = workspace.join(path);
                fs::create_dir_all(file.parent().unwrap()).unwrap();
                fs::write(file, text).unwrap();
            }
            let rules = concat!(env!("CARGO_MANIFEST_DIR"), "/../rustfmt.toml");
            let game = format!("games/{slug}");
            let roots = ["src/lib.rs", "tests/laws.rs", "tests/clauses.rs", &format!("benches/{slug}.rs")]
                .map(|path| format!("{game}/{path}"));
            let mut rustfmt = cargo::program("rustfmt", &workspace);
            rustfmt.args(["--check", "--edition", "2024", "--config-path", rules]).args(roots);
            assert_eq!(cargo::run(&mut rustfmt), Ok(()));
        }
        fs::remove_dir_all(workspace).unwrap();
    }
}
