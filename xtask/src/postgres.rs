//! A PostgreSQL for the tests that need one.

use std::path::Path;

use crate::web::{apt_install, is_root};
use crate::workspace::Workspace;

/// Looks where the tests look (`crates/scratch`), and installs Debian's package if that is allowed and needed.
pub(crate) fn installed(workspace: &Workspace) -> Result<(), String> {
    let missing = "there is no PostgreSQL: install it, with initdb and psql";
    if found() {
        return Ok(());
    }
    if !is_root(&workspace.root) {
        return Err(missing.to_owned());
    }
    println!("PostgreSQL is missing and is installed now.");
    apt_install(&workspace.root, &["postgresql"]);
    if found() { Ok(()) } else { Err(missing.to_owned()) }
}

fn found() -> bool {
    let has_all =
        |folder: &Path| ["initdb", "postgres", "psql"].iter().all(|name| folder.join(name).is_file());
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let path = std::env::var_os("PATH").unwrap_or_default();
    debian
        .map(|version| version.path().join("bin"))
        .chain(std::env::split_paths(&path))
        .any(|folder| has_all(&folder))
}
