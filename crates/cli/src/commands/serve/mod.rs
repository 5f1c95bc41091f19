//! `irrgarten serve`

mod address;
mod data;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use clap::{Args, ValueEnum};
use irrgarten_server::{Config, run};
use irrgarten_store::sqlite::{Options, SqliteStore};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use crate::output::Out;
use crate::stop::Stop;
use address::Door;

/// Open the house: tables in the browser, for this machine, the home network or the world
///
/// Games are kept in one file. ctrl-c or SIGTERM closes the house in order: nothing acknowledged is lost.
#[derive(Args)]
pub(crate) struct Serve {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS", env = "IRRGARTEN_LISTEN", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// Open to everybody in the home network, and show the address as a QR code
    #[arg(long, env = "IRRGARTEN_LAN")]
    lan: bool,
    /// Where people find the house behind a proxy that speaks HTTPS, as `https://play.example.org`
    #[arg(long, value_name = "URL", env = "IRRGARTEN_PUBLIC_URL", conflicts_with = "lan")]
    public_url: Option<String>,
    /// The file that keeps everything; in the user's data folder if nothing is said
    #[arg(long, value_name = "FILE", env = "IRRGARTEN_DATA")]
    data: Option<PathBuf>,
    /// How to write the log on standard error; `IRRGARTEN_LOG` says how much, as in `debug`
    #[arg(long, value_name = "FORMAT", env = "IRRGARTEN_LOG_FORMAT", default_value = "text")]
    log_format: LogFormat,
}

#[derive(Clone, Copy, ValueEnum)]
enum LogFormat {
    /// For people.
    Text,
    /// One JSON object a line.
    Json,
}

impl Serve {
    pub(crate) fn run(self) -> Result<(), Stop> {
        let door = Door::new(self.listen, self.lan, self.public_url.as_deref())?;
        let file = data::file(self.data)?;
        start_log(self.log_format);
        let store =
            SqliteStore::open(&file, Options::default()).map_err(|error| Stop::at(file.display(), error))?;
        let runtime = tokio::runtime::Runtime::new().map_err(|error| Stop::at("starting", error))?;
        runtime.block_on(async {
            let listener =
                TcpListener::bind(door.listen).await.map_err(|error| Stop::at(door.listen, error))?;
            let bound = listener.local_addr().map_err(|error| Stop::at(door.listen, error))?;
            let mut out = Out::new();
            out.text(&door.announce(bound.port()))?;
            out.text(&format!("Games are kept in {}. ctrl-c closes the house.", file.display()))?;
            drop(out);
            let config = Config { origins: door.origins(), secure: door.is_secure(), ..Config::default() };
            run(listener, config, Arc::new(store), told_to_stop())
                .await
                .map_err(|error| Stop::at("serving", error))
        })
    }
}

/// Goes to standard error, so that standard output has the address and nothing else.
fn start_log(format: LogFormat) {
    let filter = EnvFilter::try_from_env("IRRGARTEN_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().init(),
    }
}

/// ctrl-c, or what a service manager sends. A signal that cannot be heard never comes.
async fn told_to_stop() {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending::<()>().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}
