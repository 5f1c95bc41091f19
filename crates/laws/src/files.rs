//! Golden files in a game's folder.

use std::fs;
use std::path::{Path, PathBuf};

use irrgarten_game::Game;

use crate::Violation;

/// A folder of golden files of one kind, and the law they belong to.
pub(crate) struct GoldenFolder {
    law: &'static str,
    folder: PathBuf,
    ending: &'static str,
}

impl GoldenFolder {
    pub(crate) fn new(law: &'static str, game: &str, folder: &str, ending: &'static str) -> GoldenFolder {
        GoldenFolder { law, folder: Path::new(game).join(folder), ending }
    }

    /// Where the file of this name is or would be.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.join(format!("{name}.{}", self.ending))
    }

    /// The files there are, by name.
    pub(crate) fn files<G: Game>(&self) -> Result<Vec<PathBuf>, Violation> {
        if !self.folder.exists() {
            return Ok(Vec::new());
        }
        let entries = fs::read_dir(&self.folder).and_then(Iterator::collect::<Result<Vec<_>, _>>);
        let entries = entries.map_err(|bad| self.fail::<G>(&self.folder, bad.to_string()))?;
        let mut paths: Vec<PathBuf> = entries.into_iter().map(|entry| entry.path()).collect();
        paths.retain(|path| path.extension().is_some_and(|ending| ending == self.ending));
        paths.sort();
        Ok(paths)
    }

    pub(crate) fn read<G: Game>(&self, path: &Path) -> Result<String, Violation> {
        fs::read_to_string(path).map_err(|bad| self.fail::<G>(path, bad.to_string()))
    }

    /// Rewrites a file, but leaves alone one that says the same already.
    pub(crate) fn write<G: Game>(&self, path: &Path, text: &str) -> Result<(), Violation> {
        if fs::read_to_string(path).is_ok_and(|before| before == text) {
            return Ok(());
        }
        let written = fs::create_dir_all(&self.folder).and_then(|()| fs::write(path, text));
        written.map_err(|bad| self.fail::<G>(path, bad.to_string()))
    }

    pub(crate) fn fail<G: Game>(&self, path: &Path, problem: impl Into<String>) -> Violation {
        Violation::in_file::<G>(self.law, path, problem)
    }

    /// There should be a file, and there is none.
    pub(crate) fn missing<G: Game>(&self, name: &str) -> Violation {
        self.fail::<G>(&self.path(name), "there is no such file; IRRGARTEN_BLESS=1 makes it")
    }
}

/// The first difference of two texts: the line in each.
pub(crate) fn first_difference(file: &str, now: &str) -> Option<String> {
    let (mut old, mut new) = (file.split('\n'), now.split('\n'));
    let mut number = 0;
    loop {
        number += 1;
        match (old.next(), new.next()) {
            (None, None) => return None,
            (one, two) if one == two => {}
            (one, two) => {
                let [one, two] = [one, two].map(|line| line.unwrap_or("(the end)"));
                return Some(format!("line {number} differs\nfile: {one}\nnow:  {two}"));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_difference_is_named_with_its_line() {
        assert_eq!(first_difference("a\nb\n", "a\nb\n"), None);
        assert_eq!(first_difference("a\nb\n", "a\nc\n").unwrap(), "line 2 differs\nfile: b\nnow:  c");
        assert_eq!(first_difference("a", "a\n").unwrap(), "line 2 differs\nfile: (the end)\nnow:  ");
    }
}
