//! The page in the browser: npm, and the folder the program takes the built page from.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::SystemTime;

use crate::cargo::{self, program};
use crate::failure::Failure;
use crate::tab::MODULE;
use crate::workspace::Workspace;

/// The oldest Node that builds the page.
const NODE: (u32, u32) = (20, 19);

/// Says what is missing, if something is.
pub(crate) fn node(folder: &Path) -> Result<(), String> {
    let needed = format!(
        "Node {}.{} or newer with npm is needed to build the page: https://nodejs.org",
        NODE.0, NODE.1
    );
    let said =
        said_by("node", &["--version"], folder).ok_or_else(|| format!("there is no Node here. {needed}"))?;
    let mut numbers =
        said.trim().trim_start_matches('v').split('.').map_while(|part| part.parse::<u32>().ok());
    let version = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
    if version < NODE {
        return Err(format!("this is Node {}. {needed}", said.trim()));
    }
    said_by(NPM, &["--version"], folder).map(drop).ok_or_else(|| format!("there is no npm here. {needed}"))
}

const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

/// `npm` with these arguments.
pub(crate) fn npm(workspace: &Workspace, arguments: &[&str]) -> Command {
    let mut command = program(NPM, &workspace.root);
    command.args(arguments);
    command
}

/// Fetches exactly what the lock file names, unless it is there already.
pub(crate) fn install(workspace: &Workspace) -> Result<(), Failure> {
    let lock = workspace.read("package-lock.json")?;
    let note = "node_modules/.irrgarten-lock";
    if workspace.read(note).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    cargo::run(&mut npm(workspace, &["ci", "--no-audit", "--no-fund"]))?;
    workspace.write(note, &lock)
}

/// Builds the page into the folder from which the program is built.
pub(crate) fn build(workspace: &Workspace) -> Result<(), Failure> {
    cargo::run(&mut npm(workspace, &["run", "build"]))
}

/// The same, unless it has been done since the page, a game or a package was changed.
pub(crate) fn build_if_stale(workspace: &Workspace) -> Result<(), Failure> {
    if is_fresh(&workspace.root) { Ok(()) } else { build(workspace) }
}

fn is_fresh(root: &Path) -> bool {
    let built = fs::metadata(root.join("web/dist/page/index.html")).and_then(|page| page.modified());
    // What is built or fetched does not count, but the module of the tab does, which the page holds.
    let aside = ["web/dist", "web/tab", "web/node_modules"].map(|name| root.join(name));
    let sources =
        ["web", "games", "package-lock.json", MODULE].map(|name| last_change(&root.join(name), &aside));
    built.is_ok_and(|built| sources.iter().all(|changed| *changed < built))
}

/// When a file, or anything in a folder, was last changed, a file that is gone included.
fn last_change(path: &Path, aside: &[PathBuf]) -> SystemTime {
    let own = fs::metadata(path).and_then(|file| file.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
    let entries = fs::read_dir(path).into_iter().flatten().flatten().map(|entry| entry.path());
    let kept = entries.filter(|path| !aside.contains(path));
    kept.map(|path| last_change(&path, aside)).fold(own, SystemTime::max)
}

/// A browser for the tests: whatever `CHROMIUM` names, one that is installed, or Debian's, if it may be installed.
pub(crate) fn chromium(workspace: &Workspace) -> Result<(), String> {
    let found = || {
        std::env::var_os("CHROMIUM").is_some()
            || ["chromium", "chromium-browser", "google-chrome"]
                .iter()
                .any(|name| said_by(name, &["--version"], &workspace.root).is_some())
    };
    let missing = "there is no Chromium: install it, or name it in CHROMIUM";
    if found() {
        return Ok(());
    }
    if !is_root(&workspace.root) {
        return Err(missing.to_owned());
    }
    println!("Chromium is missing and is installed now.");
    apt_install(&workspace.root, &["chromium"]);
    if found() { Ok(()) } else { Err(missing.to_owned()) }
}

pub(crate) fn is_root(folder: &Path) -> bool {
    said_by("id", &["-u"], folder).is_some_and(|id| id.trim() == "0")
}

/// Tries to install packages of Debian.
pub(crate) fn apt_install(folder: &Path, packages: &[&str]) {
    let apt = |arguments: &[&str]| {
        let mut command = program("apt-get", folder);
        cargo::run(command.env("DEBIAN_FRONTEND", "noninteractive").args(arguments))
    };
    let install = [&["install", "--yes", "--no-install-recommends"], packages].concat();
    // The caller looks whether it is installed now.
    let _ = apt(&install).or_else(|_| apt(&["update"]).and_then(|()| apt(&install)));
}

/// What a program says, if it is there and succeeds.
pub(crate) fn said_by(name: &str, arguments: &[&str], folder: &Path) -> Option<String> {
    let mut command = program(name, folder);
    let output = command.args(arguments).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_page_is_built_again_when_a_source_was_changed_or_is_gone() {
        let root = std::env::temp_dir().join(format!("irrgarten-fresh-{}", std::process::id()));
        let page = root.join("web/dist/page/index.html");
        let board = root.join("games/lanterns/web/Board.svelte");
        for file in [&page, &board, &root.join("package-lock.json"), &root.join("web/words/en.ftl")] {
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, "").unwrap();
        }
        let built_in = |seconds: u64| {
            let time = SystemTime::now() + Duration::from_secs(seconds);
            fs::File::options().write(true).open(&page).unwrap().set_modified(time).unwrap();
        };
        built_in(1000);
        assert!(is_fresh(&root));
        let later = SystemTime::now() + Duration::from_secs(2000);
        fs::File::options().write(true).open(&board).unwrap().set_modified(later).unwrap();
        assert!(!is_fresh(&root));
        built_in(3000);
        assert!(is_fresh(&root));
        fs::File::options().write(true).open(&page).unwrap().set_modified(SystemTime::UNIX_EPOCH).unwrap();
        fs::remove_file(&board).unwrap();
        assert!(!is_fresh(&root), "the folder has changed");
        fs::remove_file(&page).unwrap();
        assert!(!is_fresh(&root), "there is no page");
        fs::remove_dir_all(&root).unwrap();
    }
}
