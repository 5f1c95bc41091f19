//! `cargo xtask catalogue`: what has to know all games is written from the folders below `games/`.

use crate::failure::{self, Failure};
use crate::workspace::Workspace;

const BEGIN: &str = "# games (written by cargo xtask catalogue)";
const END: &str = "# end of games";

const ROOT: &str = "Cargo.toml";
const MANIFEST: &str = "crates/catalogue/Cargo.toml";
const LIST: &str = "crates/catalogue/src/games.rs";

pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    let workspace = Workspace::find()?;
    match arguments {
        [] => write(&workspace),
        [flag] if flag == "--check" => check(&workspace),
        [flag, rest @ ..] if flag == "--check" => failure::expect_none("catalogue", rest),
        [other, ..] => Err(Failure::usage(format!("catalogue: {other:?} is not --check"))),
    }
}

/// Writes the files that are not as they should be.
pub(crate) fn write(workspace: &Workspace) -> Result<(), Failure> {
    for (path, fresh) in fresh(workspace)? {
        if workspace.read(path).ok().as_ref() != Some(&fresh) {
            workspace.write(path, &fresh)?;
            println!("wrote {path}");
        }
    }
    Ok(())
}

/// Writes nothing, and complains about files that are not as they should be.
pub(crate) fn check(workspace: &Workspace) -> Result<(), Failure> {
    let stale = fresh(workspace)?
        .into_iter()
        .filter(|(path, fresh)| workspace.read(path).ok().as_ref() != Some(fresh));
    let stale: Vec<&str> = stale.map(|(path, _)| path).collect();
    if stale.is_empty() {
        return Ok(());
    }
    Err(Failure::work(format!("stale: {}; run `cargo xtask catalogue`", stale.join(", "))))
}

/// Each file with the text it should have.
fn fresh(workspace: &Workspace) -> Result<[(&'static str, String); 3], Failure> {
    let games = workspace.games()?;
    let sections = |path: &'static str, line: fn(&str) -> String| {
        let lines: String = games.iter().map(|game| line(game)).collect();
        let text = workspace.read(path)?;
        let fresh = section(&text, &lines)
            .ok_or_else(|| Failure::work(format!("{path} has no lines {BEGIN:?} and {END:?}")))?;
        Ok((path, fresh))
    };
    Ok([
        sections(ROOT, |game| format!("[profile.dev.package.{game}]\nopt-level = 3\n"))?,
        sections(MANIFEST, |game| format!("{game} = {{ path = \"../../games/{game}\" }}\n"))?,
        (LIST, list(&games)),
    ])
}

/// The text with other lines between the two markers.
fn section(text: &str, lines: &str) -> Option<String> {
    let (before, rest) = text.split_once(&format!("{BEGIN}\n"))?;
    let (_, after) = rest.split_once(END)?;
    Some(format!("{before}{BEGIN}\n{lines}{END}{after}"))
}

/// The source of the list: one line per game.
fn list(games: &[String]) -> String {
    let lines: String = games.iter().flat_map(|game| ["    ", game, ",\n"]).collect();
    format!(
        "//! Written by `cargo xtask catalogue`: one line per folder below games/.\n\nlist! {{\n{lines}}}\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_stands_between_the_markers_changes() {
        let text = format!("[dependencies]\n{BEGIN}\nold = 1\n{END}\n\n[lints]\n");
        let fresh = section(&text, "cards = 1\ncase = 2\n").unwrap();
        assert_eq!(fresh, format!("[dependencies]\n{BEGIN}\ncards = 1\ncase = 2\n{END}\n\n[lints]\n"));
        assert_eq!(section(&fresh, "old = 1\n").as_ref(), Some(&text));
        assert_eq!(section("[dependencies]\n", ""), None);
    }

    #[test]
    fn the_list_has_a_line_per_game() {
        let list = list(&["cards".to_owned(), "case".to_owned()]);
        assert!(list.ends_with("list! {\n    cards,\n    case,\n}\n"), "{list}");
    }
}
