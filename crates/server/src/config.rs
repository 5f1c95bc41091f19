//! The configuration of a server.

use std::path::PathBuf;
use std::time::Duration;

use crate::{Limits, Network};

/// The configuration of a server. The defaults suit a home network.
#[derive(Clone, Debug)]
pub struct ServerConfig {
    /// The address of the server as people know it, such as `https://play.example.org`, for links and QR codes.
    /// Without it links use the host that the browser asked for.
    pub address: Option<String>,
    /// Other origins whose pages may talk to this server, such as `https://play.example.org`.
    pub origins: Vec<String>,
    /// Names by which the home network knows this machine, in addition to its addresses, `localhost` and `.local` names.
    pub host_names: Vec<String>,
    /// The types of each game's views in TypeScript, by the name of the game, for the `OpenAPI` document.
    pub view_types: &'static [(&'static str, &'static str)],
    /// A folder with a built page, to be served instead of the one that is part of the program.
    pub page: Option<PathBuf>,
    /// Everybody connects over HTTPS, so cookies are never sent in the clear.
    pub secure: bool,
    /// Proxies whose `X-Forwarded-For` header is trusted.
    pub proxies: Vec<Network>,
    /// Rate limits and connection limits.
    pub limits: Limits,
    /// How long clients should wait before they come back after a restart.
    pub back_in: Duration,
    /// Webhooks may call addresses in the home network, and without encryption: for a server whose users are trusted.
    pub private_hooks: bool,
    /// Certificates in PEM that webhooks trust in addition to the usual ones.
    pub trusted: Vec<u8>,
    /// How long to wait before a webhook is tried again; the last attempt waits four times as long.
    pub hook_wait: Duration,
    /// How long to wait for devices to reveal their shares of the deal.
    pub deal_wait: Duration,
    /// The factor by which the clock for games runs faster than real time, so that tests need not wait for
    /// countdowns.
    pub speedup: u32,
    /// How long a table without connections stays in memory.
    pub idle: Duration,
    /// The interval of keep-alive lines in a stream of lines.
    pub beat: Duration,
    /// How many messages may wait for a slow connection.
    pub outgoing: usize,
    /// How many messages a second a client may send in the long run.
    pub rate: f64,
    /// How many messages a client may send in one burst.
    pub burst: f64,
}

impl Default for ServerConfig {
    fn default() -> ServerConfig {
        ServerConfig {
            address: None,
            origins: Vec::new(),
            host_names: Vec::new(),
            view_types: &[],
            page: None,
            secure: false,
            proxies: Vec::new(),
            limits: Limits::default(),
            back_in: Duration::from_secs(5),
            private_hooks: false,
            trusted: Vec::new(),
            hook_wait: Duration::from_secs(2),
            deal_wait: Duration::from_secs(10),
            speedup: 1,
            idle: Duration::from_mins(1),
            beat: Duration::from_secs(10),
            outgoing: 64,
            rate: 5.0,
            burst: 30.0,
        }
    }
}
