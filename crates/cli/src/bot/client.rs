//! The server as a bot meets it over HTTP.

use std::fmt;
use std::time::Duration;

use irrgarten_caller::{Call, CallError, Caller, Response, Roots, Url};
use irrgarten_wire::{Code, Command, DoCommand, Notification, Problem};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tokio::time::sleep;

use super::backoff::part_of;
use crate::stop::Stop;

/// Longer than a busy server takes.
const PATIENCE: Duration = Duration::from_secs(15);
/// The server sends an empty line every ten seconds.
const SILENCE: Duration = Duration::from_secs(35);
/// A line has a whole table, and after a long absence its whole history.
const LONGEST_LINE: usize = 16 * 1024 * 1024;
const LONGEST_ANSWER: usize = 64 * 1024;
/// How often to ask again when the server asks for patience.
const SLOWED_DOWN: u32 = 20;

/// Why something did not succeed.
#[derive(Debug)]
pub(super) enum Failed {
    /// The connection.
    Call(CallError),
    /// The server says no.
    Refused(u16, Problem),
    /// What came is not what the protocol has.
    Nonsense(String),
}

impl Failed {
    /// The code of a refusal.
    pub(super) fn code(&self) -> Option<Code> {
        match self {
            Failed::Refused(_, problem) => Some(problem.code),
            Failed::Call(_) | Failed::Nonsense(_) => None,
        }
    }

    /// Would the same be refused again?
    pub(super) fn is_final(&self) -> bool {
        matches!(self, Failed::Refused(400..=428 | 430..=499, _))
    }
}

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failed::Call(error) => error.fmt(f),
            Failed::Refused(_, problem) => f.write_str(&problem.message),
            Failed::Nonsense(what) => write!(f, "this is not the protocol: {what}"),
        }
    }
}

impl From<CallError> for Failed {
    fn from(error: CallError) -> Failed {
        Failed::Call(error)
    }
}

pub(super) struct Client {
    url: Url,
    bearer: String,
    caller: Caller,
}

/// Lines that come as things happen.
pub(super) struct Lines(Response);

impl Lines {
    /// The next line that says something this program knows; nothing at the end.
    pub(super) async fn next<T: DeserializeOwned>(&mut self) -> Result<Option<T>, Failed> {
        while let Some(line) = self.0.line(LONGEST_LINE, SILENCE).await? {
            if let Some(known) = read(&line)? {
                return Ok(Some(known));
            }
        }
        Ok(None)
    }
}

/// What a line says; nothing if it is empty, or of a kind that a newer server has and this program does not know.
fn read<T: DeserializeOwned>(line: &str) -> Result<Option<T>, Failed> {
    #[derive(Deserialize)]
    struct Kind {
        r#type: String,
    }
    let error = match serde_json::from_str(line) {
        Ok(known) => return Ok(Some(known)),
        Err(_) if line.is_empty() => return Ok(None),
        Err(error) => error.to_string(),
    };
    // Serde tells an unknown kind from a known one with unknown contents only in its message.
    let is_new = |kind: &Kind| error.starts_with(&format!("unknown variant `{}`", kind.r#type));
    match serde_json::from_str::<Kind>(line) {
        Ok(kind) if is_new(&kind) => Ok(None),
        _ => Err(Failed::Nonsense(error)),
    }
}

impl Client {
    pub(super) fn new(url: Url, token: &str, roots: Roots) -> Result<Client, Stop> {
        if token.is_empty() || !token.chars().all(|letter| letter.is_ascii_graphic()) {
            return Err(Stop::at("--token", "expected a token: irr_ and 64 hexadecimal digits"));
        }
        let caller = Caller::new(PATIENCE, roots).map_err(|error| Stop::at("starting", error))?;
        Ok(Client { url, bearer: format!("Bearer {token}"), caller })
    }

    async fn call(&self, method: &str, path: &str, body: Option<Vec<u8>>) -> Result<Response, Failed> {
        let mut headers = vec![("authorization", self.bearer.as_str())];
        if body.is_some() {
            headers.push(("content-type", "application/json"));
        }
        let url = self.url.at(path);
        let call = Call { method, url: &url, headers: &headers, body: body.unwrap_or_default() };
        // Whoever names the server decides where it is: also in a home network.
        let answer = self.caller.call(call, |_| true).await?;
        let status = answer.status;
        if (200..300).contains(&status) {
            return Ok(answer);
        }
        let text = answer.text(LONGEST_ANSWER, PATIENCE).await?;
        let other = |_| Failed::Nonsense(format!("status {status}"));
        Err(Failed::Refused(status, serde_json::from_str(&text).map_err(other)?))
    }

    /// Who asks too often is told so, and asks again a little later.
    async fn post(&self, path: &str, body: Option<Vec<u8>>) -> Result<(), Failed> {
        let mut patience = SLOWED_DOWN;
        loop {
            match self.call("POST", path, body.clone()).await {
                Err(failed) if failed.code() == Some(Code::SlowDown) && patience > 0 => {
                    patience -= 1;
                    sleep(part_of(Duration::from_secs(1))).await;
                }
                done => return done?.text(LONGEST_ANSWER, PATIENCE).await.map(drop).map_err(Failed::Call),
            }
        }
    }

    /// Who the bot is, to the server.
    pub(super) async fn me(&self) -> Result<irrgarten_wire::Person, Failed> {
        let text = self.call("GET", "/api/me", None).await?.text(LONGEST_ANSWER, PATIENCE).await?;
        let me: irrgarten_wire::Me =
            serde_json::from_str(&text).map_err(|error| Failed::Nonsense(error.to_string()))?;
        me.person.ok_or_else(|| Failed::Nonsense("the server does not know the bot".to_owned()))
    }

    /// Everything that concerns the bot: [`Notification`]s.
    pub(super) async fn events(&self) -> Result<Lines, Failed> {
        Ok(Lines(self.call("GET", "/api/stream/event", None).await?))
    }

    /// A table as the bot sees it, from a version on.
    pub(super) async fn table(&self, table: &str, version: Option<u64>) -> Result<Lines, Failed> {
        let from = version.map(|version| format!("?version={version}")).unwrap_or_default();
        Ok(Lines(self.call("GET", &format!("/api/bot/table/{table}/stream{from}"), None).await?))
    }

    pub(super) async fn accept(&self, table: &str) -> Result<(), Failed> {
        self.post(&format!("/api/bot/table/{table}/accept"), None).await
    }

    pub(super) async fn decline(&self, table: &str) -> Result<(), Failed> {
        self.post(&format!("/api/bot/table/{table}/decline"), None).await
    }

    /// Asks something of a table, once however often it is sent.
    pub(super) async fn ask(&self, table: &str, id: String, command: Command) -> Result<(), Failed> {
        let body = serde_json::to_vec(&DoCommand { id: Some(id), command });
        let body = body.map_err(|error| Failed::Nonsense(error.to_string()))?;
        self.post(&format!("/api/bot/table/{table}/do"), Some(body)).await
    }
}

/// The seconds after which a closing server wants to see its guests again.
pub(super) fn away_for(event: &Notification) -> Option<Duration> {
    match event {
        Notification::Draining { seconds } => Some(Duration::from_secs((*seconds).into())),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use irrgarten_wire::ToClient;

    use super::*;

    #[test]
    fn a_message_of_an_unknown_kind_is_skipped() {
        assert!(matches!(read::<ToClient>(r#"{"type":"fireworks","colours":3}"#), Ok(None)));
        assert!(matches!(read::<ToClient>(""), Ok(None)));
        assert!(matches!(read::<ToClient>(r#"{"type":"draining","seconds":3}"#), Ok(Some(_))));
    }

    #[test]
    fn a_message_of_a_known_kind_that_makes_no_sense_is_not() {
        for line in [r#"{"type":"draining","seconds":"soon"}"#, "fireworks", r#"["draining"]"#] {
            assert!(matches!(read::<ToClient>(line), Err(Failed::Nonsense(_))), "{line}");
        }
    }
}
