//! The page in the browser: npm, and the folder the program takes the built page from.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::cargo::{self, program};
use crate::failure::Failure;
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

/// The same, unless it has been done before.
pub(crate) fn build_if_missing(workspace: &Workspace) -> Result<(), Failure> {
    if workspace.root.join("web/dist/page/index.html").is_file() { Ok(()) } else { build(workspace) }
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
