//! A new game is made in a copy of the workspace, and its laws hold there.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A name that sorts before the first game of the workspace, and one that the template has nowhere else.
const SLUG: &str = "abacus";

const LAWS: [&str; 6] = [
    "generated_equals_checked",
    "non_interference",
    "perft_files_agree",
    "playthroughs_agree",
    "text_round_trips",
    "view_of_guess_is_view",
];

/// A game comes with its folder and goes with it: the program is built and played with it, and again without it, and
/// without one of its own games.
#[test]
fn a_new_game_obeys_the_laws_is_played_and_leaves_nothing_behind() {
    let workspace = copy_built_in();
    let made = succeed(xtask(&workspace).args(["new-game", SLUG]));
    assert!(made.contains(&format!("wrote games/{SLUG}/src/rules.rs")), "{made}");
    let folder = workspace.join("games").join(SLUG);
    for goldens in ["positions", "playthroughs"] {
        assert!(fs::read_dir(folder.join(goldens)).unwrap().count() > 0, "{goldens}");
    }
    // The types that the page's own check has for the board of the template.
    let types = |folder: &Path| fs::read_to_string(folder.join("web/view.ts")).unwrap();
    assert_eq!(
        types(&folder),
        types(&workspace.join("xtask/template")),
        "xtask/template/web/view.ts is stale"
    );
    succeed(xtask(&workspace).args(["catalogue", "--check"]));
    succeed(tool("cargo", &workspace).args(["check", "--locked", "--package", "irrgarten-catalogue"]));

    let lints =
        ["clippy", "--locked", "--package", SLUG, "--no-deps", "--all-targets", "--", "-D", "warnings"];
    succeed(tool("cargo", &workspace).args(lints));
    let tests = succeed(tool("cargo", &workspace).args(["test", "--locked", "--package", SLUG]));
    for law in LAWS {
        assert!(tests.contains(&format!("test {law} ... ok")), "{law} did not run:\n{tests}");
    }
    for clause in ["x_lay_02", "x_pair_01", "x_win_01"] {
        assert!(tests.contains(&format!("test {clause}")), "{clause} has no test:\n{tests}");
    }

    let again = output(xtask(&workspace).args(["new-game", SLUG]));
    assert_eq!(again.status.code(), Some(2));
    let quick = succeed(xtask(&workspace).args(["bench", SLUG]).env("IRRGARTEN_PROFILE", "dev"));
    assert!(quick.contains(SLUG), "{quick}");

    let irrgarten = || {
        let mut command = tool("cargo", &workspace);
        command.args(["run", "--quiet", "--bin", "irrgarten", "--"]);
        command
    };
    let games = succeed(irrgarten().arg("games"));
    assert!(games.contains(SLUG), "{games}");
    let played = succeed(irrgarten().args(["arena", SLUG, "owl", "greedy", "--games", "2"]));
    assert!(played.contains("owl"), "{played}");

    let first = games_of(&workspace).into_iter().find(|game| game != SLUG).unwrap();
    for gone in [SLUG, &first] {
        fs::remove_dir_all(workspace.join("games").join(gone)).unwrap();
        succeed(tool("cargo", &workspace).args(["xtask", "catalogue"]));
        let games = succeed(irrgarten().arg("games"));
        assert!(!games.contains(&format!("{gone} ")), "{gone} is still there:\n{games}");
    }
}

fn games_of(workspace: &Path) -> Vec<String> {
    let folders = fs::read_dir(workspace.join("games")).unwrap().map(|entry| entry.unwrap().file_name());
    folders.map(|name| name.into_string().unwrap()).collect()
}

/// The workspace without what was built in it. It stays where it is from run to run, and a file that is the same is
/// left alone, so that only the first run has to build everything.
fn copy_built_in() -> PathBuf {
    let from = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let to = Path::new(env!("CARGO_TARGET_TMPDIR")).join("workspace");
    let built = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap();
    fs::create_dir_all(&to).unwrap();
    let files = files_below(from, built);
    for stale in files_below(&to, built).difference(&files) {
        fs::remove_file(to.join(stale)).unwrap();
    }
    for file in &files {
        let text = fs::read(from.join(file)).unwrap();
        let copy = to.join(file);
        if fs::read(&copy).ok().as_ref() != Some(&text) {
            fs::create_dir_all(copy.parent().unwrap()).unwrap();
            fs::write(copy, text).unwrap();
        }
    }
    // A folder without files is still taken.
    let _ = fs::remove_dir_all(to.join("games").join(SLUG));
    to
}

fn files_below(root: &Path, built: &Path) -> BTreeSet<PathBuf> {
    let mut folders = vec![root.to_owned()];
    let mut files = BTreeSet::new();
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            let name = path.file_name().unwrap().to_str().unwrap_or_default();
            if path == built || matches!(name, ".git" | "target" | "node_modules") {
                continue;
            }
            if path.is_dir() {
                folders.push(path);
            } else {
                files.insert(path.strip_prefix(root).unwrap().to_owned());
            }
        }
    }
    files
}

fn xtask(workspace: &Path) -> Command {
    tool(env!("CARGO_BIN_EXE_xtask"), workspace)
}

/// A few games are enough to see that the laws are looked at.
fn tool(program: &str, workspace: &Path) -> Command {
    let mut command = Command::new(program);
    command.current_dir(workspace).env("IRRGARTEN_LAW_GAMES", "3");
    command.env("CARGO_TARGET_DIR", Path::new(env!("CARGO_TARGET_TMPDIR")).join("workspace-target"));
    command
}

fn output(command: &mut Command) -> Output {
    command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"))
}

fn succeed(command: &mut Command) -> String {
    let output = output(command);
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{command:?}\n{said}\n{}", String::from_utf8_lossy(&output.stderr));
    said
}
