//! The Python package: built as a wheel, installed where nothing else is, and tested.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::cargo::{self, program};
use crate::failure::Failure;
use crate::web::{apt_install, is_root, said_by};
use crate::workspace::Workspace;

/// The package, and the manifest of its part in Rust, which is a workspace of its own.
const PACKAGE: &str = "crates/python";
pub(crate) const MANIFEST: &str = "crates/python/Cargo.toml";
/// Where it is built.
pub(crate) const TARGET: &str = "target/python";

/// Says yes to a Python that is new enough and can make an environment with pip.
const SUITS: &str = "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))";

/// A Python of 3.10 or newer; Debian's is installed if that is allowed and needed.
pub(crate) fn interpreter(workspace: &Workspace) -> Result<&'static str, String> {
    let missing = "there is no Python 3.10 or newer with venv and pip: install python3 and python3-venv";
    if let Some(found) = found(&workspace.root) {
        return Ok(found);
    }
    if !is_root(&workspace.root) {
        return Err(missing.to_owned());
    }
    println!("Python is missing and is installed now.");
    apt_install(&workspace.root, &["python3", "python3-venv"]);
    found(&workspace.root).ok_or_else(|| missing.to_owned())
}

fn found(folder: &Path) -> Option<&'static str> {
    let names = ["python3", "python", "python3.13", "python3.12", "python3.11", "python3.10"];
    names.into_iter().find(|name| said_by(name, &["-c", SUITS], folder).is_some())
}

/// A fresh environment with the packages that are needed to build and to test, in the versions that are written down.
pub(crate) fn environment(workspace: &Workspace, python: &str) -> Result<Environment, Failure> {
    let folder = workspace.root.join(TARGET).join("venv");
    let mut make = program(python, &workspace.root);
    cargo::run(make.args(["-m", "venv", "--clear"]).arg(&folder))?;
    let environment = Environment { folder };
    let list = format!("{PACKAGE}/requirements.txt");
    let quiet = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--only-binary=:all:"];
    cargo::run(environment.python(&workspace.root).args(quiet).args(["-r", &list]))?;
    Ok(environment)
}

/// Where Python has its packages.
pub(crate) struct Environment {
    folder: PathBuf,
}

impl Environment {
    fn program(&self, name: &str) -> PathBuf {
        let folder = if cfg!(windows) { "Scripts" } else { "bin" };
        self.folder.join(folder).join(name)
    }

    /// Its interpreter, in this folder.
    fn python(&self, folder: &Path) -> Command {
        let mut command = program(self.program("python"), folder);
        // Nothing is left behind in the sources.
        command.env("PYTHONDONTWRITEBYTECODE", "1").env("VIRTUAL_ENV", &self.folder);
        command.env_remove("PYTHONPATH").env_remove("PYTHONHOME");
        command
    }

    /// Builds the wheel and installs it.
    pub(crate) fn install(&self, workspace: &Workspace) -> Result<(), Failure> {
        let wheels = workspace.root.join(TARGET).join("wheels");
        // What was built before would be installed as well.
        let _ = fs::remove_dir_all(&wheels);
        let mut build = self.python(&workspace.root);
        build.args(["-m", "maturin", "build", "--locked", "--profile", "quick", "--manifest-path", MANIFEST]);
        build.arg("--out").arg(&wheels).arg("--target-dir").arg(workspace.root.join(TARGET));
        build.arg("--interpreter").arg(self.program("python"));
        cargo::run(&mut build)?;
        let found = fs::read_dir(&wheels).into_iter().flatten().flatten().map(|entry| entry.path());
        let mut install = self.python(&workspace.root);
        install.args([
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "--no-index",
            "--no-deps",
        ]);
        cargo::run(install.arg("--force-reinstall").args(found))
    }

    /// Runs the tests.
    pub(crate) fn test(&self, workspace: &Workspace) -> Result<(), Failure> {
        let mut tests = self.python(&workspace.root.join(PACKAGE));
        cargo::run(tests.args(["-m", "pytest", "--quiet", "-p", "no:cacheprovider"]))
    }
}
