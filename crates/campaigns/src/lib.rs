//! Campaigns against a real server: the real program on a real file, visited over sockets.
//!
//! [`torture`] kills it again and again and looks for what was lost; [`attack`] abuses it and looks for what gives way;
//! [`load`] measures how much it carries; [`nodes`] lets several of them fail in turn. All drive the devices of `irrgarten-devices`.

#![warn(missing_docs)]

mod any_game;
pub mod attack;
mod compared;
pub mod load;
#[cfg(target_os = "linux")]
pub mod nodes;
mod server;
pub mod torture;

pub use any_game::any_game;
pub use compared::Compared;
pub use server::{ServerProcess, Usage};

/// What makes a campaign impossible, as opposed to what it finds.
pub type CampaignError = Box<dyn std::error::Error + Send + Sync>;
