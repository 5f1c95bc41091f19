//! Campaigns against a real server: the real program on a real file, visited over sockets.
//!
//! [`torture`] kills it again and again and looks for what was lost; [`load`] measures how much it carries. Both
//! drive the same devices, and [`LogReplay`] computes what those must have been sent.

#![warn(missing_docs)]

mod any_game;
mod device;
mod dice;
mod digest;
mod frames;
mod guest;
mod history;
mod http;
pub mod load;
mod quick_read;
mod replay;
mod server;
mod table_plan;
mod table_players;
mod tls;
pub mod torture;

pub use any_game::any_game;
pub use device::{Device, Disconnect};
pub use digest::{MessageDigest, MessageKind};
pub use guest::GuestSession;
pub use history::{Acknowledged, TableHistory};
pub use http::{Response, ask};
pub use replay::{Difference, LogReplay};
pub use server::{ServerProcess, Usage};
pub use table_plan::TablePlan;
pub use table_players::{Progress, TablePlayers};
pub use tls::TlsProxy;

/// What makes a campaign impossible, as opposed to what it finds.
pub type CampaignError = Box<dyn std::error::Error + Send + Sync>;
