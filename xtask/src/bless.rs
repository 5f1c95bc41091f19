//! `cargo xtask bless`: golden files are rewritten by the program and judged by a person.

use crate::cargo::{self, cargo, program};
use crate::failure::{self, Failure};
use crate::workspace::Workspace;

/// What the laws look at: set, they write goldens instead of comparing.
const BLESS: &str = "IRRGARTEN_BLESS";

/// What the page is told of a game is tested, and written, by tests whose names begin like this.
const PAGE: &str = "page_";

/// The laws that have goldens, and where they keep them.
const GOLDENS: [(&str, &str); 3] = [
    ("perft_files_agree", "positions"),
    ("playthroughs_agree", "playthroughs"),
    ("page_scenes_agree", "web"),
];

pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    let workspace = Workspace::find()?;
    let games = match arguments.split_first() {
        None => workspace.games()?,
        Some((slug, rest)) => {
            failure::expect_none("bless", rest)?;
            vec![workspace.game(slug)?]
        }
    };
    let folders = bless(&workspace, &games)?;
    if !workspace.root.join(".git").exists() {
        println!("There is no git here to show what changed.");
        return Ok(());
    }
    // New goldens are listed as well: a diff alone would not show them.
    cargo::run(program("git", &workspace.root).args(["diff", "--stat", "--"]).args(&folders))?;
    cargo::run(program("git", &workspace.root).args(["status", "--short", "--"]).args(&folders))?;
    println!("Read the diff before you commit it: a golden that changed is a rule that changed.");
    Ok(())
}

/// Rewrites the goldens of these games and returns their folders.
pub(crate) fn bless(workspace: &Workspace, games: &[String]) -> Result<Vec<String>, Failure> {
    // One after the other: scenes are taken from playthroughs.
    for (law, _) in GOLDENS {
        let mut laws = cargo(&workspace.root, &["test", "--test", "laws"]);
        for game in games {
            laws.args(["--package", game]);
        }
        cargo::run(laws.args(["--", law]).env(BLESS, "1"))?;
    }
    let mut page = cargo(&workspace.root, &["test", "--lib"]);
    for game in games {
        page.args(["--package", game]);
    }
    cargo::run(page.args(["--", PAGE]).env(BLESS, "1"))?;

    let folders = games.iter().flat_map(|game| GOLDENS.map(|(_, folder)| format!("games/{game}/{folder}")));
    let folders: Vec<String> = folders.collect();
    // A law that went by another name would have been left out without a word.
    match folders.iter().find(|folder| !workspace.root.join(folder).is_dir()) {
        Some(folder) => Err(Failure::work(format!("the laws have run, but {folder} has no goldens"))),
        None => Ok(folders),
    }
}
