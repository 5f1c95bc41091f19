//! Where games are kept: the data file, or a database.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{env, fmt, fs};

use irrgarten_store::postgres::{PostgresAddress, PostgresOptions, PostgresStore, Sharing};
use irrgarten_store::sqlite::{SqliteOptions, SqliteStore};
use irrgarten_store::{Store, Transfer, WholeStore};

use crate::error::CliError;

/// Where games are kept. A database is shown without its secrets.
pub(in crate::commands) enum Place {
    File(PathBuf),
    Database(Box<PostgresAddress>),
}

impl Place {
    /// What was asked for, a file or the address of a database; or the database of the environment, or the file in the
    /// user's data folder.
    pub(in crate::commands) fn find(asked: Option<PathBuf>) -> Result<Place, CliError> {
        let environment = || env::var_os("DATABASE_URL").filter(|url| address_in(Path::new(url)).is_some());
        let asked = asked.or_else(|| environment().map(PathBuf::from));
        match asked.as_deref().and_then(address_in) {
            Some(address) => {
                // The address itself has a password in it: it is not repeated.
                let address = address.parse::<PostgresAddress>();
                let address = address.map_err(|error| CliError::at("the database", error))?;
                Ok(Place::Database(Box::new(address)))
            }
            None => file(asked).map(Place::File),
        }
    }

    /// Opens it for a server, and brings it to the newest format.
    pub(super) async fn open(&self) -> Result<Arc<dyn Store>, CliError> {
        let store = self.open_with(Sharing::Nodes).await?;
        if Transfer::is_unfinished(&*store).await.map_err(|error| CliError::at(self, error))? {
            let sentence =
                "games were being moved to here and not all of them arrived: run `irrgarten migrate` again";
            return Err(CliError::at(self, sentence));
        }
        Ok(store)
    }

    /// Opens it for us alone, and brings it to the newest format.
    pub(in crate::commands) async fn open_whole(&self) -> Result<Arc<dyn WholeStore>, CliError> {
        self.open_with(Sharing::Nobody).await
    }

    async fn open_with(&self, sharing: Sharing) -> Result<Arc<dyn WholeStore>, CliError> {
        let store: Arc<dyn WholeStore> = match self {
            Place::File(file) => {
                let store = SqliteStore::open(file, SqliteOptions::default());
                Arc::new(store.map_err(|error| CliError::at(self, error))?)
            }
            Place::Database(address) => {
                let options = PostgresOptions { sharing, ..PostgresOptions::default() };
                let store = PostgresStore::open(PostgresAddress::clone(address), options).await;
                Arc::new(store.map_err(|error| CliError::at("the data", error))?)
            }
        };
        Ok(store)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::File(file) => file.display().fmt(f),
            Place::Database(address) => address.fmt(f),
        }
    }
}

/// The address of a database, if that is meant.
fn address_in(asked: &Path) -> Option<&str> {
    asked.to_str().filter(|text| PostgresAddress::is_meant_by(text))
}

/// The address of a database may have a password in it.
pub(super) fn is_secret(asked: &Path) -> bool {
    address_in(asked).is_some()
}

/// The file given, or the one in the user's data folder, which is created if missing.
pub(in crate::commands) fn file(asked: Option<PathBuf>) -> Result<PathBuf, CliError> {
    if asked.as_deref().is_some_and(|asked| address_in(asked).is_some()) {
        let sentence = "this is done with a file: a database is copied with pg_dump and pg_restore";
        return Err(CliError::Message(sentence.to_owned()));
    }
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

/// The file has the key of the server and every hidden card, or the password of a database. A new data file is created
/// for us alone.
pub(super) fn only_ours_to_read(file: &Path) -> Result<(), CliError> {
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
