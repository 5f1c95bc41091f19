//! The line to a table of a server. It comes back by itself, and sends again what was not answered.

use std::sync::mpsc::Sender;
use std::time::Duration;

use irrgarten_caller::{Call, CallError, Caller, Socket, Url};
use irrgarten_wire::{FromClient, ToClient};
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::sleep;

/// What the person at the terminal is told.
pub(super) enum Heard {
    Message(Box<ToClient>),
    /// The line is away, and why.
    Lost(String),
    /// It is back.
    Back,
}

/// How long to wait before the line is opened again.
const AGAIN: Duration = Duration::from_secs(2);

pub(super) struct Line {
    pub(super) caller: Caller,
    pub(super) url: Url,
    pub(super) cookie: String,
    pub(super) heard: Sender<Heard>,
    pub(super) commands: UnboundedReceiver<FromClient>,
}

/// Nobody listens any more.
struct Gone;

impl Line {
    /// Runs until the person at the terminal leaves.
    pub(super) async fn run(mut self) {
        let (mut version, mut waiting) = (None, None);
        let mut lost = false;
        loop {
            let ended = match self.open(version).await {
                Ok(mut socket) => {
                    if lost && self.heard.send(Heard::Back).is_err() {
                        return;
                    }
                    match self.follow(&mut socket, &mut version, &mut waiting).await {
                        Err(Gone) => return,
                        Ok(why) => why,
                    }
                }
                Err(why) => why,
            };
            if self.heard.send(Heard::Lost(ended)).is_err() {
                return;
            }
            lost = true;
            sleep(AGAIN).await;
        }
    }

    async fn open(&self, version: Option<u64>) -> Result<Socket, String> {
        let call =
            Call { method: "GET", url: &self.url, headers: &[("cookie", &self.cookie)], body: Vec::new() };
        // The user names the server, so it may be in a home network.
        let opened = self.caller.socket(call, |_| true).await.map_err(|error| error.to_string())?;
        let mut socket = opened.map_err(|answer| format!("the server answers {}", answer.status))?;
        let hello = FromClient::Hello { version, seats: None, text: true, changes: false };
        send(&mut socket, &hello).await.map_err(|error| error.to_string())?;
        Ok(socket)
    }

    /// Passes messages on both ways until the line breaks.
    async fn follow(
        &mut self,
        socket: &mut Socket,
        version: &mut Option<u64>,
        waiting: &mut Option<FromClient>,
    ) -> Result<String, Gone> {
        if let Some(command) = waiting.as_ref()
            && let Err(error) = send(socket, command).await
        {
            return Ok(error.to_string());
        }
        loop {
            tokio::select! {
                text = socket.next() => {
                    let text = match text {
                        Ok(Some(text)) => text,
                        Ok(None) => return Ok("the server has closed the line".to_owned()),
                        Err(error) => return Ok(error.to_string()),
                    };
                    // A kind that only a newer server knows is skipped.
                    let Ok(message) = serde_json::from_str::<ToClient>(&text) else { continue };
                    match &message {
                        ToClient::Snapshot { table, .. } | ToClient::Events { table, .. } => {
                            *version = Some(table.version);
                        }
                        ToClient::Ack { .. } | ToClient::Error { .. } => *waiting = None,
                        _ => {}
                    }
                    self.heard.send(Heard::Message(Box::new(message))).map_err(|_| Gone)?;
                }
                command = self.commands.recv() => {
                    let command = command.ok_or(Gone)?;
                    let sent = send(socket, &command).await;
                    *waiting = Some(command);
                    if let Err(error) = sent {
                        return Ok(error.to_string());
                    }
                }
            }
        }
    }
}

async fn send(socket: &mut Socket, message: &FromClient) -> Result<(), CallError> {
    let text = serde_json::to_string(message).map_err(|error| CallError::Broken(error.to_string()))?;
    socket.send(text).await
}
