//! `irrgarten serve`, and `irrgarten` alone

mod address;
mod browser;
mod data;
mod file;
mod limits;
mod open_files;
mod settings;

use std::io::IsTerminal as _;
use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use irrgarten_catalogue::games;
use irrgarten_faces::Entry;
use irrgarten_server::{Network, run};
use serde::Deserialize;
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use crate::error::CliError;
use crate::output::Out;
use crate::signals;
pub(super) use data::{Place, file as data_file};
use limits::Limit;
use settings::ServeSettings;

/// Start the server: tables in the browser, for this machine, the home network or the internet
///
/// Games are kept in one file, or in a PostgreSQL database that several servers may share. ctrl-c or SIGTERM shuts the server down in order: nothing acknowledged is lost.
/// Settings that are not given here are taken from the environment, then from the file of --config (docs/hosting.md).
#[derive(Args)]
pub(crate) struct ServeCommand {
    /// Read further settings from this file, in TOML
    #[arg(long, value_name = "FILE", env = "IRRGARTEN_CONFIG")]
    config: Option<PathBuf>,
    /// Where to listen [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS", env = "IRRGARTEN_LISTEN")]
    listen: Option<SocketAddr>,
    /// Open to everybody in the home network, and show the address as a QR code
    #[arg(long, env = "IRRGARTEN_LAN", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    lan: Option<bool>,
    /// The address of the server behind a proxy that speaks HTTPS, such as `https://play.example.org`
    #[arg(long, value_name = "URL", env = "IRRGARTEN_PUBLIC_URL")]
    public_url: Option<String>,
    /// Another site whose pages may talk to the server, such as `https://club.example.org`; may be repeated
    #[arg(long = "origin", value_name = "ORIGIN", env = "IRRGARTEN_ORIGINS", value_delimiter = ',')]
    origins: Option<Vec<String>>,
    /// A name of this machine in the home network, such as `games.lan`; may be repeated
    #[arg(long = "host-name", value_name = "NAME", env = "IRRGARTEN_HOST_NAMES", value_delimiter = ',')]
    host_names: Option<Vec<String>>,
    /// The proxy's address or network, such as `172.18.0.0/16`, if it is not on this machine; may be repeated
    #[arg(long = "proxy", value_name = "ADDRESS", env = "IRRGARTEN_PROXIES", value_delimiter = ',')]
    proxies: Option<Vec<Network>>,
    /// Set a limit, such as `tables_per_hour=100`; may be repeated
    #[arg(long = "limit", value_name = "NAME=NUMBER", env = "IRRGARTEN_LIMITS", value_delimiter = ',')]
    limits: Option<Vec<Limit>>,
    /// Allow webhooks inside the home network and without encryption
    #[arg(long, env = "IRRGARTEN_PRIVATE_WEBHOOKS", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    private_webhooks: Option<bool>,
    /// A PEM file with certificates that webhooks trust in addition to the usual ones
    #[arg(long, value_name = "FILE", env = "IRRGARTEN_TRUST")]
    trust: Option<PathBuf>,
    /// The data file, or a database as `postgres://user:password@host/name` [default: the database of `DATABASE_URL`,
    /// or else a file in the user's data folder]
    #[arg(long, value_name = "FILE|URL", env = "IRRGARTEN_DATA", hide_env_values = true)]
    data: Option<PathBuf>,
    /// Serve the page in this folder instead of the built-in one: for people who work on it
    #[arg(long, value_name = "FOLDER", env = "IRRGARTEN_PAGE")]
    page: Option<PathBuf>,
    /// How much to log, such as `info` or `irrgarten_server=debug`
    #[arg(long, value_name = "LEVEL", env = "IRRGARTEN_LOG")]
    log: Option<String>,
    /// The format of the log on standard error [default: text]
    #[arg(long, value_name = "FORMAT", env = "IRRGARTEN_LOG_FORMAT")]
    log_format: Option<LogFormat>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Deserialize)]
#[serde(rename_all = "snake_case")]
enum LogFormat {
    /// For people.
    Text,
    /// One JSON object a line.
    Json,
}

/// What to show in the browser of the person who started the server.
#[derive(Clone, Copy)]
pub(crate) enum FirstPage {
    Nothing,
    StartPage,
    /// The page on which a table of this game is set up.
    NewTable(&'static dyn Entry),
}

impl ServeCommand {
    pub(crate) fn run(self, show: FirstPage) -> Result<(), CliError> {
        let settings = ServeSettings::gather(self)?;
        let door = settings.door()?;
        let place = Place::find(settings.data.clone())?;
        start_log(settings.log.as_deref(), settings.log_format)?;
        open_files::allow_many();
        let runtime = tokio::runtime::Runtime::new().map_err(|error| CliError::at("starting", error))?;
        runtime.block_on(async {
            let store = place.open().await?;
            let told_to_stop = signals::told_to_stop();
            let listener =
                TcpListener::bind(door.listen).await.map_err(|error| CliError::at(door.listen, error))?;
            let bound = listener.local_addr().map_err(|error| CliError::at(door.listen, error))?;
            print_announcement(&door.announce(bound.port(), std::io::stdout().is_terminal()), &place);
            let address = door.here(bound.port());
            match show {
                // Behind a proxy the page is not at this address.
                _ if door.is_secure() => {}
                FirstPage::Nothing => {}
                FirstPage::StartPage => browser::open(&address),
                FirstPage::NewTable(game) => browser::open(&format!("{address}/new/{}", game.meta().slug)),
            }
            run(listener, settings.config(&door, bound.port()), games(), store, told_to_stop)
                .await
                .map_err(|error| CliError::at("serving", error))
        })
    }
}

/// Prints the address of the server, which is open even if nobody reads this.
fn print_announcement(announcement: &str, place: &Place) {
    let mut out = Out::new();
    let _ = out.text(announcement);
    let _ = out.text(&format!("Games are kept in {place}. ctrl-c closes the server."));
}

/// Any other word would be taken for the name of a part, of which everything is logged, and of all others nothing.
fn is_level(word: &str) -> bool {
    ["off", "error", "warn", "info", "debug", "trace"]
        .iter()
        .any(|level| word.trim().eq_ignore_ascii_case(level))
}

/// Progress to standard error, so that standard output has the address and nothing else.
fn start_log(level: Option<&str>, format: LogFormat) -> Result<(), CliError> {
    let level = level.unwrap_or("info");
    if let Some(word) = level.split(',').find(|word| !word.contains('=') && !is_level(word)) {
        return Err(CliError::Message(format!(
            "{word}: expected how much to log (error, warn, info, debug, trace or off), or of which part as \
             irrgarten_server=debug"
        )));
    }
    let filter = EnvFilter::try_new(level);
    let filter = filter.map_err(|error| CliError::at("the level of the log", error))?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().init(),
    }
    Ok(())
}
