//! `irrgarten bot`: lets an engine on standard input and output play on a server (`docs/protocol.md`).

mod backoff;
mod client;
mod engine;
mod pace;
mod seat;
mod tables;

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use irrgarten_caller::{Roots, Url};

use crate::error::CliError;
use crate::trust;
use client::Client;
use engine::Engine;
use tables::Tables;

/// Let an engine play on a server: it is invited, sits down and answers `go` (docs/protocol.md)
///
/// The engine is any program that answers JSON lines as `irrgarten engine` does. The token is that of a bot, made on the
/// server's page or with POST /api/bots. The bridge comes back after lost connections and restarts of the server; ctrl-c
/// or SIGTERM ends it, and the engine with it.
#[derive(Args)]
#[command(after_help = "\
Examples:
  irrgarten bot --server https://play.example.org --token irr_... -- irrgarten engine
  irrgarten bot --server http://127.0.0.1:8080 --token irr_... --games cards,towers -- ./my-engine")]
pub(crate) struct BotCommand {
    /// The server, as `https://play.example.org`
    #[arg(long, value_name = "URL", env = "IRRGARTEN_SERVER")]
    server: String,
    /// The token of the bot
    #[arg(long, value_name = "TOKEN", env = "IRRGARTEN_TOKEN", hide_env_values = true)]
    token: String,
    /// A PEM file with certificates to trust in addition to the usual ones, for a server with its own
    #[arg(long, value_name = "FILE", env = "IRRGARTEN_TRUST")]
    trust: Option<PathBuf>,
    /// Games to accept invitations to, separated by commas [default: all that the engine plays]
    #[arg(long, value_name = "GAMES", value_delimiter = ',')]
    games: Vec<String>,
    /// How many games to play at once
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u16).range(1..=1000))]
    at_once: u16,
    /// How long the engine may think about an action, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = clap::value_parser!(u16).range(1..))]
    think: u16,
    /// End after this many games
    #[arg(long, value_name = "N")]
    rounds: Option<u32>,
    /// The engine and its arguments
    #[arg(last = true, required = true, value_name = "ENGINE")]
    engine: Vec<String>,
}

impl BotCommand {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let url: Url = self
            .server
            .parse()
            .map_err(|error| CliError::at(format_args!("--server {}", self.server), error))?;
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(|error| CliError::at("starting", error))?;
        runtime.block_on(async {
            let roots = self.trust.as_deref().map_or_else(|| Ok(Roots::default()), trust::roots)?;
            let told_to_stop = crate::signals::told_to_stop();
            let engine = Engine::start(&self.engine, self.think).await?;
            let games = self.games(&engine)?;
            let client = Client::new(url, &self.token, roots)?;
            let mut tables =
                Tables::new(Arc::new(client), Arc::new(engine), games, self.at_once, self.rounds);
            tokio::select! {
                ended = tables.serve() => ended,
                () = told_to_stop => Ok(()),
            }
        })
    }

    /// The games to play: those given, which the engine must play, or all of the engine's.
    fn games(&self, engine: &Engine) -> Result<Vec<String>, CliError> {
        let known = engine.games();
        match self.games.iter().find(|game| !known.contains(game)) {
            Some(game) => Err(CliError::at(
                format_args!("--games {game}"),
                format_args!("the engine does not play it: expected {}", known.join(", ")),
            )),
            None if self.games.is_empty() => Ok(known.to_vec()),
            None => Ok(self.games.clone()),
        }
    }
}

/// One line about what happens.
fn say(line: &str) -> Result<(), CliError> {
    crate::output::Out::new().text(&line.replace(char::is_control, " "))
}
