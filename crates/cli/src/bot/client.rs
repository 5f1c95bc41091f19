//! The HTTP client of a bot.

use std::fmt;
use std::time::Duration;

use irrgarten_caller::{Call, CallError, Caller, Response, Roots, Url};
use irrgarten_wire::{Code, Command, DoCommand, Notification, Problem};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tokio::time::sleep;

use super::backoff::part_of;
use crate::error::CliError;

/// Longer than a busy server takes.
const PATIENCE: Duration = Duration::from_secs(15);
/// The server sends an empty line every ten seconds.
const SILENCE: Duration = Duration::from_secs(35);
/// A line has a whole table, and after a long absence its whole history.
const LONGEST_LINE: usize = 16 * 1024 * 1024;
const LONGEST_ANSWER: usize = 64 * 1024;
/// How often to ask again when the server says to slow down.
const SLOWED_DOWN: u32 = 20;

/// Why a request failed.
#[derive(Debug)]
pub(super) enum ClientError {
    /// The connection failed.
    Call(CallError),
    /// The server refused it.
    Refused(u16, Problem),
    /// The response does not follow the protocol.
    Nonsense(String),
}

impl ClientError {
    /// The code of a refusal.
    pub(super) fn code(&self) -> Option<Code> {
        match self {
            ClientError::Refused(_, problem) => Some(problem.code),
            ClientError::Call(_) | ClientError::Nonsense(_) => None,
        }
    }

    /// Would the same be refused again?
    pub(super) fn is_final(&self) -> bool {
        matches!(self, ClientError::Refused(400..=428 | 430..=499, _))
    }
}

impl fmt::Display for ClientError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClientError::Call(error) => error.fmt(f),
            ClientError::Refused(_, problem) => f.write_str(&problem.message),
            ClientError::Nonsense(what) => write!(f, "this is not the protocol: {what}"),
        }
    }
}

impl From<CallError> for ClientError {
    fn from(error: CallError) -> ClientError {
        ClientError::Call(error)
    }
}

pub(super) struct Client {
    url: Url,
    bearer: String,
    caller: Caller,
}

/// A stream of JSON lines.
pub(super) struct JsonLines(Response);

impl JsonLines {
    /// The next line of a known kind; `None` at the end.
    pub(super) async fn next<T: DeserializeOwned>(&mut self) -> Result<Option<T>, ClientError> {
        while let Some(line) = self.0.line(LONGEST_LINE, SILENCE).await? {
            if let Some(known) = read(&line)? {
                return Ok(Some(known));
            }
        }
        Ok(None)
    }
}

/// Parses a line; `None` if it is empty, or of a kind that only a newer server knows.
fn read<T: DeserializeOwned>(line: &str) -> Result<Option<T>, ClientError> {
    #[derive(Deserialize)]
    struct Kind {
        r#type: String,
    }
    let error = match serde_json::from_str(line) {
        Ok(known) => return Ok(Some(known)),
        Err(_) if line.is_empty() => return Ok(None),
        Err(error) => error.to_string(),
    };
    // Only the message of the serde error tells an unknown kind from known ones with wrong fields.
    let is_new = |kind: &Kind| error.starts_with(&format!("unknown variant `{}`", kind.r#type));
    match serde_json::from_str::<Kind>(line) {
        Ok(kind) if is_new(&kind) => Ok(None),
        _ => Err(ClientError::Nonsense(error)),
    }
}

impl Client {
    pub(super) fn new(url: Url, token: &str, roots: Roots) -> Result<Client, CliError> {
        if token.is_empty() || !token.chars().all(|letter| letter.is_ascii_graphic()) {
            return Err(CliError::at("--token", "expected a token: irr_ and 64 hexadecimal digits"));
        }
        let caller = Caller::new(PATIENCE, roots).map_err(|error| CliError::at("starting", error))?;
        Ok(Client { url, bearer: format!("Bearer {token}"), caller })
    }

    async fn call(&self, method: &str, path: &str, body: Option<Vec<u8>>) -> Result<Response, ClientError> {
        let mut headers = vec![("authorization", self.bearer.as_str())];
        if body.is_some() {
            headers.push(("content-type", "application/json"));
        }
        let url = self.url.at(path);
        let call = Call { method, url: &url, headers: &headers, body: body.unwrap_or_default() };
        // The user names the server, so it may be in a home network.
        let answer = self.caller.call(call, |_| true).await?;
        let status = answer.status;
        if (200..300).contains(&status) {
            return Ok(answer);
        }
        let text = answer.text(LONGEST_ANSWER, PATIENCE).await?;
        let other = |_| ClientError::Nonsense(format!("status {status}"));
        Err(ClientError::Refused(status, serde_json::from_str(&text).map_err(other)?))
    }

    /// A request that is refused for being too frequent is sent again a little later.
    async fn post(&self, path: &str, body: Option<Vec<u8>>) -> Result<(), ClientError> {
        let mut patience = SLOWED_DOWN;
        loop {
            match self.call("POST", path, body.clone()).await {
                Err(failed) if failed.code() == Some(Code::SlowDown) && patience > 0 => {
                    patience -= 1;
                    sleep(part_of(Duration::from_secs(1))).await;
                }
                done => {
                    return done?.text(LONGEST_ANSWER, PATIENCE).await.map(drop).map_err(ClientError::Call);
                }
            }
        }
    }

    /// The bot's own account.
    pub(super) async fn me(&self) -> Result<irrgarten_wire::Person, ClientError> {
        let text = self.call("GET", "/api/me", None).await?.text(LONGEST_ANSWER, PATIENCE).await?;
        let me: irrgarten_wire::Me =
            serde_json::from_str(&text).map_err(|error| ClientError::Nonsense(error.to_string()))?;
        me.person.ok_or_else(|| ClientError::Nonsense("the server does not know the bot".to_owned()))
    }

    /// The stream of [`Notification`]s.
    pub(super) async fn events(&self) -> Result<JsonLines, ClientError> {
        Ok(JsonLines(self.call("GET", "/api/stream/event", None).await?))
    }

    /// The stream of a table as the bot sees it, from a version on.
    pub(super) async fn table(&self, table: &str, version: Option<u64>) -> Result<JsonLines, ClientError> {
        let from = version.map(|version| format!("?version={version}")).unwrap_or_default();
        Ok(JsonLines(self.call("GET", &format!("/api/bot/table/{table}/stream{from}"), None).await?))
    }

    pub(super) async fn accept(&self, table: &str) -> Result<(), ClientError> {
        self.post(&format!("/api/bot/table/{table}/accept"), None).await
    }

    pub(super) async fn decline(&self, table: &str) -> Result<(), ClientError> {
        self.post(&format!("/api/bot/table/{table}/decline"), None).await
    }

    /// Sends a command to a table; it is carried out once however often it is sent.
    pub(super) async fn ask(&self, table: &str, id: String, command: Command) -> Result<(), ClientError> {
        let body = serde_json::to_vec(&DoCommand { id: Some(id), command });
        let body = body.map_err(|error| ClientError::Nonsense(error.to_string()))?;
        self.post(&format!("/api/bot/table/{table}/do"), Some(body)).await
    }
}

/// After how many seconds to reconnect to a server that restarts.
pub(super) fn away_for(event: &Notification) -> Option<Duration> {
    match event {
        Notification::Draining { seconds } => Some(Duration::from_secs((*seconds).into())),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use irrgarten_wire::{Event, SeenEvent, ToClient};

    use super::*;

    #[test]
    fn a_message_of_an_unknown_kind_is_skipped() {
        assert!(matches!(read::<ToClient>(r#"{"type":"fireworks","colours":3}"#), Ok(None)));
        assert!(matches!(read::<ToClient>(""), Ok(None)));
        assert!(matches!(read::<ToClient>(r#"{"type":"draining","seconds":3}"#), Ok(Some(_))));
    }

    #[test]
    fn an_event_of_an_unknown_kind_does_not_hide_those_beside_it() {
        let line = r#"{"version":9,"at":0,"event":{"type":"fireworks","colours":3}}"#;
        assert!(matches!(read(line), Ok(Some(SeenEvent { version: 9, event: Event::Unknown, .. }))));
    }

    #[test]
    fn a_message_of_a_known_kind_that_makes_no_sense_is_not() {
        for line in [r#"{"type":"draining","seconds":"soon"}"#, "fireworks", r#"["draining"]"#] {
            assert!(matches!(read::<ToClient>(line), Err(ClientError::Nonsense(_))), "{line}");
        }
    }
}
