//! Handles the notifications of the bot: invitations, and tables to play at.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use irrgarten_wire::{Invitation, Notification};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use super::backoff::{Backoff, part_of};
use super::client::{Client, ClientError, JsonLines, away_for};
use super::engine::Engine;
use super::say;
use super::seat::Player;
use crate::error::{CliError, warn};

/// This many ended tables are remembered: notifications about them can come late.
const REMEMBERED: usize = 100;
/// A connection that lasted this long was a good one, even if nothing happened.
const LONG_ENOUGH: Duration = Duration::from_mins(1);

pub(super) struct Tables {
    client: Arc<Client>,
    engine: Arc<Engine>,
    games: Vec<String>,
    at_once: usize,
    /// Games left to play before the end, if limited.
    rounds: Option<u32>,
    playing: JoinSet<(String, bool)>,
    /// The tables being played, by id.
    known: HashMap<String, tokio::task::AbortHandle>,
    /// The last tables that were played to their end.
    ended: VecDeque<String>,
}

impl Tables {
    pub(super) fn new(
        client: Arc<Client>,
        engine: Arc<Engine>,
        games: Vec<String>,
        at_once: u16,
        rounds: Option<u32>,
    ) -> Tables {
        let (playing, known, ended) = (JoinSet::new(), HashMap::new(), VecDeque::new());
        Tables { client, engine, games, at_once: at_once.into(), rounds, playing, known, ended }
    }

    /// Listens, and reconnects when the connection is lost, until the token is refused or all rounds are played.
    pub(super) async fn serve(&mut self) -> Result<(), CliError> {
        let mut backoff = Backoff::new();
        let mut greeted = false;
        while self.rounds != Some(0) {
            let wait = match self.connect(greeted).await {
                Ok((lines, greeting)) => {
                    say(&greeting)?;
                    greeted = true;
                    let since = Instant::now();
                    let away = self.listen(lines, &mut backoff).await?;
                    if since.elapsed() > LONG_ENOUGH {
                        backoff.reset();
                    }
                    away.unwrap_or_else(|| backoff.next())
                }
                Err(failed) if failed.is_final() => return Err(CliError::at("the server", failed)),
                Err(failed) => {
                    let wait = backoff.next();
                    warn(&format!("the server: {failed}; trying again in {:.1} s", wait.as_secs_f64()));
                    wait
                }
            };
            if self.rounds != Some(0) {
                sleep(wait).await;
            }
        }
        Ok(())
    }

    /// Opens the stream, and says who is listening.
    async fn connect(&self, known: bool) -> Result<(JsonLines, String), ClientError> {
        let greeting = if known {
            "connected again".to_owned()
        } else {
            format!("{} listens for {}", self.client.me().await?.name, self.games.join(", "))
        };
        Ok((self.client.events().await?, greeting))
    }

    /// Handles lines until they end; returns how long to stay away, if the server has said so. Only a line that can be
    /// read counts as a success: a server that talks nonsense is asked less and less often.
    async fn listen(
        &mut self,
        mut lines: JsonLines,
        backoff: &mut Backoff,
    ) -> Result<Option<Duration>, CliError> {
        loop {
            tokio::select! {
                event = lines.next::<Notification>() => match event {
                    Ok(Some(event)) => {
                        backoff.reset();
                        if let Some(away) = away_for(&event) {
                            say(&format!("the server closes for {} s", away.as_secs()))?;
                            return Ok(Some(away + part_of(Duration::from_secs(1))));
                        }
                        self.hear(event).await?;
                    }
                    Ok(None) => return Ok(None),
                    Err(failed) => {
                        warn(&format!("the server: {failed}"));
                        return Ok(None);
                    }
                },
                Some(ended) = self.playing.join_next() => {
                    if let Ok((table, played)) = ended {
                        self.known.remove(&table);
                        if played {
                            self.ended.truncate(REMEMBERED - 1);
                            self.ended.push_front(table);
                        }
                        if let Some(rounds) = self.rounds.as_mut().filter(|_| played) {
                            *rounds -= 1;
                            if *rounds == 0 {
                                return Ok(None);
                            }
                        }
                    }
                }
            }
        }
    }

    async fn hear(&mut self, event: Notification) -> Result<(), CliError> {
        match event {
            Notification::Invited { invitation } => self.invited(invitation).await,
            Notification::GameStart { table, .. } | Notification::YourTurn { table, .. } => {
                self.play(table);
                Ok(())
            }
            Notification::Declined { .. }
            | Notification::GameOver { .. }
            | Notification::WebhookDisabled { .. }
            | Notification::Draining { .. } => Ok(()),
        }
    }

    async fn invited(&mut self, invitation: Invitation) -> Result<(), CliError> {
        let Invitation { table, game, by, .. } = invitation;
        let known = self.games.contains(&game);
        let welcome = known && self.known.len() < self.at_once && !self.known.contains_key(&table);
        let answered =
            if welcome { self.client.accept(&table).await } else { self.client.decline(&table).await };
        match (answered, welcome) {
            (Ok(()), true) => {
                say(&format!("{table}: {} invites to {game}: accepted", by.name))?;
                self.play(table);
            }
            (Ok(()), false) => {
                let why = if known { "enough games" } else { "not a game of the engine" };
                say(&format!("{table}: {} invites to {game}: declined, {why}", by.name))?;
            }
            (Err(failed), _) => warn(&format!("{table}: {} invites to {game}: {failed}", by.name)),
        }
        Ok(())
    }

    /// Starts to play at a table, unless that is done already.
    fn play(&mut self, table: String) {
        if !self.known.contains_key(&table) && !self.ended.contains(&table) {
            let player = Player::new(Arc::clone(&self.client), Arc::clone(&self.engine), table.clone());
            let handle = self.playing.spawn(player.run());
            self.known.insert(table, handle);
        }
    }
}
