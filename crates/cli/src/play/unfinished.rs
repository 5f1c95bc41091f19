//! Games that are not over: each is kept as a record, and gone on with.

use std::path::{Path, PathBuf};
use std::{env, fs};

use irrgarten_catalogue::games;
use irrgarten_faces::{Entry, Happening, Level, Position};
use irrgarten_game::{Seat, SeatSet, Seed};

use crate::error::CliError;
use crate::record_file;

/// A game as it was left.
pub(super) struct Unfinished {
    pub(super) entry: &'static dyn Entry,
    pub(super) position: Box<dyn Position>,
    pub(super) history: Vec<Happening>,
    pub(super) people: SeatSet,
    /// How the others play, if there are any.
    pub(super) level: Option<Level>,
    pub(super) seed: Seed,
}

/// What a person is called in a record.
const PERSON: &str = "person";

/// The name of a seat in a record.
pub(super) fn name(seat: Seat, people: SeatSet, others: Level) -> String {
    if people.has(seat) { format!("{PERSON} {seat}") } else { others.name().to_owned() }
}

impl Unfinished {
    /// Reads a record that `irrgarten play` has written.
    pub(super) fn read(path: &Path) -> Result<Unfinished, CliError> {
        let fault = |what: &str| CliError::at(path.display(), what);
        let replay =
            record_file::check_file(path).map_err(|trouble| CliError::at(path.display(), trouble))?;
        if replay.score.is_some() {
            return Err(fault("this game is over"));
        }
        let entry = games().find(&replay.record.game)?;
        let seed = replay.record.seed.ok_or_else(|| fault("expected a record with its seed"))?;
        let mut position = replay.start;
        let mut history = Vec::new();
        for ply in &replay.plies {
            history.push(position.play(ply)?);
        }
        let mut named = Seat::all(position.seats()).zip(&replay.record.names);
        let people =
            named.clone().filter(|(_, name)| name.starts_with(PERSON)).map(|(seat, _)| seat).collect();
        let level = named.find_map(|(_, name)| name.parse().ok());
        Ok(Unfinished { entry, position, history, people, level, seed })
    }

    /// How many draws there were: each has a stream of the seed of its own.
    pub(super) fn draws(&self) -> u32 {
        self.history.iter().filter(|happening| happening.seat.is_none()).count() as u32
    }
}

/// Where the unfinished game of this name is kept: in the user's folder for what a program remembers.
pub(super) fn file_of(slug: &str) -> Option<PathBuf> {
    state_file(&format!("unfinished-{slug}.play"))
}

/// A file of this name in that folder.
pub(super) fn state_file(name: &str) -> Option<PathBuf> {
    Some(state_folder()?.join("irrgarten").join(name))
}

/// Makes the folder of a file.
pub(super) fn make_room(file: &Path) -> Result<(), CliError> {
    let folder = file.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder).map_err(|error| CliError::at(folder.display(), error))
}

fn state_folder() -> Option<PathBuf> {
    let named = |name: &str| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let below_home = |path: &str| env::home_dir().map(|home| home.join(path));
    named("XDG_STATE_HOME").or_else(|| {
        if cfg!(windows) {
            named("LOCALAPPDATA")
        } else if cfg!(target_os = "macos") {
            below_home("Library/Application Support")
        } else {
            below_home(".local/state")
        }
    })
}
