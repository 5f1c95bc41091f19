//! Where the house keeps everything.

use std::path::PathBuf;
use std::{env, fs};

use crate::stop::Stop;

/// The file asked for, or the one in the user's data folder, which is made if it is not there.
pub(super) fn file(asked: Option<PathBuf>) -> Result<PathBuf, Stop> {
    if let Some(file) = asked {
        return Ok(file);
    }
    let folder =
        data_folder().ok_or_else(|| Stop::Fault("no data folder found: --data names a file".to_owned()))?;
    let folder = folder.join("irrgarten");
    fs::create_dir_all(&folder).map_err(|error| Stop::at(folder.display(), error))?;
    Ok(folder.join("house.db"))
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
