//! `irrgarten play --at URL CODE`: a seat at a table of a server.

mod guest;
mod line;
mod seat;

use std::io::{BufRead, Write};
use std::sync::mpsc;

use irrgarten_caller::{Caller, Roots, Url};
use irrgarten_game::Language;
use tokio::runtime::Builder;
use tokio::sync::mpsc::unbounded_channel;

use super::screen::Screen;
use crate::error::CliError;
use guest::Guest;
use line::Line;
use seat::SeatAtTable;

/// Which table, and who comes.
pub(super) struct Visit {
    pub(super) server: String,
    pub(super) code: String,
    pub(super) name: String,
    pub(super) language: Language,
    pub(super) roots: Roots,
}

/// Sits down at the table and plays until the game is over or the person leaves.
pub(super) fn play<R: BufRead, W: Write>(visit: Visit, screen: Screen<R, W>) -> Result<(), CliError> {
    let Visit { server, code, name, language, roots } = visit;
    let url: Url = server.parse().map_err(|error| CliError::at(format_args!("--at {server}"), error))?;
    let caller = Caller::new(guest::PATIENCE, roots).map_err(|error| CliError::at("starting", error))?;
    let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build();
    let runtime = runtime.map_err(|error| CliError::at("starting", error))?;
    let guest = runtime.block_on(Guest::arrive(&caller, &url, &name))?;
    let table = runtime.block_on(guest.find(&caller, &url, &code))?;
    let (heard, messages) = mpsc::channel();
    let (sender, commands) = unbounded_channel();
    let line = Line {
        caller,
        url: url.at(&format!("/api/table/{table}/socket")),
        cookie: guest.cookie,
        heard,
        commands,
    };
    // The line is read while somebody thinks: the server sees that they are there.
    runtime.spawn(line.run());
    SeatAtTable::new(guest.id, messages, sender, language, screen).play()
}
