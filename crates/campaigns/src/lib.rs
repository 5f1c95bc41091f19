//! Campaigns against a living server: the real program on a real file, visited over sockets.
//!
//! [`torture`] kills it again and again and looks for what was lost; [`load`] measures how much it carries. Both drive
//! the same devices, and [`Replay`] says what those must have been told.

#![warn(missing_docs)]

mod any_game;
mod device;
mod dice;
mod frames;
mod glance;
mod guest;
mod http;
mod kept;
pub mod load;
mod party;
mod replay;
mod rivals;
mod server;
mod story;
mod tls;
pub mod torture;

pub use any_game::any_game;
pub use device::{Device, Lost};
pub use guest::Guest;
pub use http::{Answer, ask};
pub use kept::{Got, Kept};
pub use party::Party;
pub use replay::{Difference, Replay};
pub use rivals::{Rivals, Step};
pub use server::{ServerProcess, Usage};
pub use story::{Acknowledged, Story};
pub use tls::TlsDoor;

/// Whatever makes a campaign impossible, as opposed to what it finds.
pub type Trouble = Box<dyn std::error::Error + Send + Sync>;
