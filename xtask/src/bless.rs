//! `cargo xtask bless`: golden files are rewritten by the program and judged by a person.

use crate::cargo::{self, cargo, program};
use crate::failure::{self, Failure};
use crate::workspace::Workspace;

/// What the laws look at: set, they write goldens instead of comparing.
const BLESS: &str = "IRRGARTEN_BLESS";

pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    let house = Workspace::find()?;
    let games = match arguments.split_first() {
        None => house.games()?,
        Some((slug, rest)) => {
            failure::expect_none("bless", rest)?;
            vec![house.game(slug)?]
        }
    };
    let mut laws = cargo(&house.root, &["test", "--test", "laws"]);
    for game in &games {
        laws.args(["--package", game]);
    }
    cargo::run(laws.env(BLESS, "1"))?;

    let folders = games
        .iter()
        .flat_map(|game| ["positions", "playthroughs"].map(|folder| format!("games/{game}/{folder}")));
    let folders: Vec<String> = folders.filter(|folder| house.root.join(folder).is_dir()).collect();
    // New goldens are listed as well: a diff alone would not show them.
    cargo::run(program("git", &house.root).args(["diff", "--stat", "--"]).args(&folders))?;
    cargo::run(program("git", &house.root).args(["status", "--short", "--"]).args(&folders))?;
    println!("Read the diff before you commit it: a golden that changed is a rule that changed.");
    Ok(())
}
