//! Finds the workspace, and lists its games.

use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::Failure;

/// The folder that holds the root `Cargo.toml`.
pub(crate) struct Workspace {
    pub(crate) root: PathBuf,
}

impl Workspace {
    /// The workspace around the current folder, so that a copy of the workspace works on itself.
    pub(crate) fn find() -> Result<Workspace, Failure> {
        let here = std::env::current_dir()
            .map_err(|error| Failure::work(format!("there is no current folder: {error}")))?;
        let is_root = |folder: &&Path| {
            let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap_or_default();
            manifest.lines().any(|line| line.trim() == "[workspace]") && folder.join("games").is_dir()
        };
        let root = here.ancestors().find(is_root).ok_or_else(|| {
            Failure::work(format!("{} is not inside the workspace of Irrgarten", here.display()))
        })?;
        Ok(Workspace { root: root.to_owned() })
    }

    /// The slugs of all games, in alphabetical order: a folder with a `Cargo.toml` is a game.
    pub(crate) fn games(&self) -> Result<Vec<String>, Failure> {
        let folder = self.root.join("games");
        let unreadable = |error| Failure::work(format!("cannot read {}: {error}", folder.display()));
        let mut slugs = Vec::new();
        for entry in fs::read_dir(&folder).map_err(unreadable)? {
            let path = entry.map_err(unreadable)?.path();
            let name = path.file_name().and_then(|name| name.to_str());
            if let Some(name) = name.filter(|_| path.join("Cargo.toml").is_file()) {
                slugs.push(name.to_owned());
            }
        }
        slugs.sort();
        Ok(slugs)
    }

    /// A game by its slug, or a complaint that lists those there are.
    pub(crate) fn game(&self, slug: &str) -> Result<String, Failure> {
        let games = self.games()?;
        let found = games.iter().find(|game| *game == slug).cloned();
        found.ok_or_else(|| Failure::usage(format!("no game {slug:?}; there is: {}", games.join(", "))))
    }

    /// Reads a file of the workspace.
    pub(crate) fn read(&self, path: &str) -> Result<String, Failure> {
        fs::read_to_string(self.root.join(path))
            .map_err(|error| Failure::work(format!("cannot read {path}: {error}")))
    }

    /// Writes a file of the workspace, and the folders it needs.
    pub(crate) fn write(&self, path: &str, text: &str) -> Result<(), Failure> {
        let file = self.root.join(path);
        let folder = file.parent().unwrap_or(&self.root);
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(&file, text))
            .map_err(|error| Failure::work(format!("cannot write {path}: {error}")))
    }
}
