//! Devices that visit a server over sockets, as browsers do, for tests and campaigns. They know no game by name.
//!
//! [`TablePlayers`] play a table through their devices, by a [`TablePlan`]; [`LogReplay`] computes what the devices must
//! have been sent.

#![warn(missing_docs)]

mod device;
mod dice;
mod digest;
pub mod frames;
mod guest;
mod history;
mod http;
mod quick_read;
mod replay;
mod table_plan;
mod table_players;
mod tls;

pub use device::{Device, Disconnect, goodbye};
pub use dice::dice;
pub use digest::{MessageDigest, MessageKind};
pub use guest::GuestSession;
pub use history::{Acknowledged, TableHistory};
pub use http::{KeptOpen, Response, ask};
pub use replay::{Difference, LogReplay};
pub use table_plan::{AskForChanges, TablePlan};
pub use table_players::{Progress, TablePlayers};
pub use tls::TlsProxy;
