//! One table as a pure state machine: commands in, events out.
//!
//! A table is the fold of its events. [`Table::handle`] turns a command into events and applies them; [`Table::load`]
//! applies them again, so that a table can be restored from its log, or says which event cannot have happened. The
//! server makes the events durable before it sends them to anybody, and drops the table if it cannot.
//!
//! **Invariant:** no IO, no clock, no randomness of its own: time and secrets come in with the inputs.

#![warn(missing_docs)]

mod apply;
mod clock;
mod command;
mod config;
mod dispatch;
mod error;
mod event;
mod log;
mod may;
mod message;
mod play;
mod presence;
mod project;
mod proposal;
mod race;
mod record;
mod resign;
mod room;
mod seats;
#[cfg(test)]
mod secrecy;
mod table;
mod timeouts;
mod undo;
mod updates;
mod watcher;

pub use clock::{Clocks, Millis};
pub use command::{CommandFrom, Input, PersonCommand, ServerCommand};
pub use error::{TableError, problem_of};
pub use event::{Logged, TableEvent};
pub use irrgarten_game::{Commitment, Secret, Shares};
pub use irrgarten_wire::{
    ChosenBy, Config, HeldSeat, Hold, Level, Occupant, Person, PersonId, Phase, ProposalKind, RaceClock,
    SeenEvent, TimeControl,
};
pub use message::message_of;
pub use play::built_in_bot;
pub use race::ConnectionTiming;
pub use table::Table;
pub use updates::{Sent, Updates, ViewRequest};
pub use watcher::{ViewOptions, Watcher};
