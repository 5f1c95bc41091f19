//! The server: tables over sockets and HTTP.
//!
//! Every table is a task of its own that owns its `Table`. A command goes through the table, onto the disk, and only
//! then to the people who see it: acknowledged means durable. Tables share no lock, and a table that fails is loaded
//! again from its log.

#![warn(missing_docs)]

mod app;
mod clock;
mod config;
mod error;
mod http;
mod metrics;
mod nodes;
mod notify;
mod people;
mod protection;
mod tables;
mod tasks;
mod thinking;
mod transport;

use std::future::Future;
use std::sync::Arc;

use irrgarten_faces::Games;
use irrgarten_store::{Store, StoreError};
use tokio::net::TcpListener;

pub use app::App;
pub use config::ServerConfig;
pub use http::app;
pub use protection::limits::{Allowance, Limits};
pub use protection::network::{BadNetwork, Network};

/// Why a server could not start or had to stop.
#[derive(Debug)]
pub enum RunError {
    /// The store cannot be used.
    Store(StoreError),
    /// The operating system gives no random bytes.
    Randomness,
    /// The page in the folder that was named cannot be read.
    Page(std::io::Error),
}

impl std::fmt::Display for RunError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            RunError::Store(error) => error.fmt(f),
            RunError::Randomness => f.write_str("the operating system gives no random numbers"),
            RunError::Page(error) => write!(f, "the page cannot be read: {error}"),
        }
    }
}

impl std::error::Error for RunError {}

impl From<StoreError> for RunError {
    fn from(error: StoreError) -> RunError {
        RunError::Store(error)
    }
}

/// Serves these games until `shutdown` completes, then shuts down in order: no new requests, everybody told, every
/// commit finished.
pub async fn run(
    listener: TcpListener,
    config: ServerConfig,
    games: Games,
    store: Arc<dyn Store>,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), RunError> {
    let state = App::start(config, games, store).await?;
    let hearing = tokio::spawn(nodes::serve(state.clone()));
    let waking = tokio::spawn(tables::wake::wake(state.clone()));
    let closing = state.clone();
    let shutdown = async move {
        shutdown.await;
        closing.drain();
    };
    transport::accept::serve(&listener, app(state.clone()), shutdown).await;
    // The store must be free for the next process: nothing may hold it when this returns.
    for task in [waking, hearing] {
        task.abort();
        let _ = task.await;
    }
    // Health checks and newcomers are told why, until everything is settled.
    transport::accept::serve(&listener, http::closing_app(state.clone()), state.settle()).await;
    Ok(())
}
