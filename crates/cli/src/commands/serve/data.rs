//! The data file.

use std::path::{Path, PathBuf};
use std::{env, fs};

use crate::error::CliError;

/// The file given, or the one in the user's data folder, which is created if missing.
pub(in crate::commands) fn file(asked: Option<PathBuf>) -> Result<PathBuf, CliError> {
    if let Some(file) = asked {
        only_ours_to_read(&file)?;
        return Ok(file);
    }
    let folder = data_folder()
        .ok_or_else(|| CliError::Message("no data folder found: --data names a file".to_owned()))?;
    let folder = folder.join("irrgarten");
    fs::create_dir_all(&folder).map_err(|error| CliError::at(folder.display(), error))?;
    let file = folder.join("irrgarten.db");
    only_ours_to_read(&file)?;
    Ok(file)
}

#[cfg(unix)]
fn others_may(path: &Path, bits: u32) -> bool {
    use std::os::unix::fs::PermissionsExt as _;
    fs::metadata(path).is_ok_and(|about| about.permissions().mode() & bits != 0)
}

/// Other systems have other ways to protect files.
#[cfg(not(unix))]
fn others_may(_: &Path, _: u32) -> bool {
    false
}

/// The file has the key of the server and every hidden card. A new one is created for us alone.
fn only_ours_to_read(file: &Path) -> Result<(), CliError> {
    if !others_may(file, 0o077) {
        return Ok(());
    }
    let file = file.display();
    Err(CliError::Message(format!(
        "{file} has the secrets of the server, and others on this machine may read it: chmod 600 {file}"
    )))
}

/// A user who may write the settings may run the server.
pub(super) fn only_ours_to_write(file: &Path) -> Result<(), CliError> {
    if !others_may(file, 0o022) {
        return Ok(());
    }
    let file = file.display();
    Err(CliError::Message(format!("{file}: others on this machine may change it: chmod go-w {file}")))
}

fn data_folder() -> Option<PathBuf> {
    let named = |name: &str| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let below_home = |path: &str| env::home_dir().map(|home| home.join(path));
    if cfg!(windows) {
        named("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        below_home("Library/Application Support")
    } else {
        named("XDG_DATA_HOME").or_else(|| below_home(".local/share"))
    }
}
