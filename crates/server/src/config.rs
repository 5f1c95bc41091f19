//! How the server is run.

use std::net::IpAddr;
use std::path::PathBuf;
use std::time::Duration;

use crate::Limits;

/// How the server is run. The defaults suit a home network.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where people find the server, as `https://play.example.org`: for links and QR codes. What the browser asked for if
    /// nothing is said.
    pub address: Option<String>,
    /// Origins beside the host's own whose pages may talk to this server, as `https://play.example.org`.
    pub origins: Vec<String>,
    /// A folder with a built page, instead of the one the server was built with.
    pub page: Option<PathBuf>,
    /// Everybody comes over HTTPS: cookies are never sent in the clear.
    pub secure: bool,
    /// Proxies that are believed when they say for whom they ask (`X-Forwarded-For`).
    pub proxies: Vec<IpAddr>,
    /// How much one visitor may ask for.
    pub limits: Limits,
    /// How long clients should wait before they come back after a restart.
    pub back_in: Duration,
    /// Webhooks may lead into the home network, and without encryption: for a server whose people are trusted.
    pub private_hooks: bool,
    /// Certificates in PEM that webhooks believe beside those browsers trust.
    pub trusted: Vec<u8>,
    /// How long to wait before a webhook is tried again; four times as long before the last attempt.
    pub hook_wait: Duration,
    /// How long devices have to reveal their shares of the deal.
    pub deal_wait: Duration,
    /// How many times as fast as the world the steady clock of the server runs, by which games are timed: tests need not
    /// wait for every countdown.
    pub haste: u32,
    /// How long a table without anybody stays in memory.
    pub idle: Duration,
    /// How often a stream of lines shows that it is alive.
    pub beat: Duration,
    /// How many messages may wait for a slow connection.
    pub outgoing: usize,
    /// How many messages a second a client may send in the long run.
    pub rate: f64,
    /// How many it may send at once.
    pub burst: f64,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            address: None,
            origins: Vec::new(),
            page: None,
            secure: false,
            proxies: Vec::new(),
            limits: Limits::default(),
            back_in: Duration::from_secs(5),
            private_hooks: false,
            trusted: Vec::new(),
            hook_wait: Duration::from_secs(2),
            deal_wait: Duration::from_secs(10),
            haste: 1,
            idle: Duration::from_mins(1),
            beat: Duration::from_secs(10),
            outgoing: 64,
            rate: 5.0,
            burst: 30.0,
        }
    }
}
