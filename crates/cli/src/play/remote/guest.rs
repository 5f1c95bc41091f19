//! Who comes to a server: a guest, whom it knows again by a cookie.

use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

use irrgarten_caller::{Call, Caller, Url};
use irrgarten_wire::{Me, Opened, Problem};
use serde::de::DeserializeOwned;

use super::super::unfinished;
use crate::error::CliError;

/// Longer than a busy server takes.
pub(super) const PATIENCE: Duration = Duration::from_secs(15);
const LONGEST: usize = 64 * 1024;

pub(super) struct Guest {
    pub(super) id: String,
    pub(super) cookie: String,
}

struct Answer {
    text: String,
    cookie: Option<String>,
}

impl Guest {
    /// The guest who was here before, or a new one.
    pub(super) async fn arrive(caller: &Caller, url: &Url, name: &str) -> Result<Guest, CliError> {
        let kept = cookie_file(url);
        let known = kept.as_ref().and_then(|file| std::fs::read_to_string(file).ok());
        if let Some(cookie) = known.map(|cookie| cookie.trim().to_owned())
            && let Ok(answer) = ask(caller, &url.at("/api/me"), Some(&cookie), None).await
            && let Some(person) = read::<Me>(&answer)?.person
        {
            return Ok(Guest { id: person.id.0, cookie });
        }
        let wish = serde_json::json!({ "name": name }).to_string();
        let answer = ask(caller, &url.at("/api/guest"), None, Some(wish)).await?;
        let person = read::<Me>(&answer)?.person;
        let (Some(person), Some(cookie)) = (person, answer.cookie) else {
            return Err(CliError::at(url, "the server gives nobody a name"));
        };
        if let Some(file) = &kept {
            keep(file, &cookie)?;
        }
        Ok(Guest { id: person.id.0, cookie })
    }

    /// The table with this code, or with this id or link.
    pub(super) async fn find(&self, caller: &Caller, url: &Url, code: &str) -> Result<String, CliError> {
        let word = code.rsplit('/').next().unwrap_or(code);
        if word.len() == 26 {
            return Ok(word.to_owned());
        }
        let plain: String = word.chars().filter(char::is_ascii_alphanumeric).collect();
        let answer = ask(caller, &url.at(&format!("/api/codes/{plain}")), Some(&self.cookie), None).await?;
        Ok(read::<Opened>(&answer)?.table)
    }
}

fn read<T: DeserializeOwned>(answer: &Answer) -> Result<T, CliError> {
    serde_json::from_str(&answer.text).map_err(|error| CliError::at("the server", error))
}

async fn ask(
    caller: &Caller,
    url: &Url,
    cookie: Option<&str>,
    body: Option<String>,
) -> Result<Answer, CliError> {
    let mut headers = Vec::new();
    headers.extend(cookie.map(|cookie| ("cookie", cookie)));
    headers.extend(body.as_ref().map(|_| ("content-type", "application/json")));
    let method = if body.is_some() { "POST" } else { "GET" };
    let call = Call { method, url, headers: &headers, body: body.unwrap_or_default().into_bytes() };
    let fault = |error| CliError::at(url, error);
    let answer = caller.call(call, |_| true).await.map_err(fault)?;
    let status = answer.status;
    let cookie = answer.header("set-cookie").and_then(|set| set.split(';').next()).map(str::to_owned);
    let text = answer.text(LONGEST, PATIENCE).await.map_err(fault)?;
    if (200..300).contains(&status) {
        return Ok(Answer { text, cookie });
    }
    let told = serde_json::from_str::<Problem>(&text).map(|problem| problem.message);
    Err(CliError::at(url, told.unwrap_or_else(|_| format!("status {status}"))))
}

/// Where the cookie of a server is kept.
fn cookie_file(url: &Url) -> Option<PathBuf> {
    let name: String =
        url.to_string().chars().map(|it| if it.is_ascii_alphanumeric() { it } else { '-' }).collect();
    unfinished::state_file(&format!("guest-{name}"))
}

/// Whoever has the cookie is this guest: the file is for its owner alone.
fn keep(file: &Path, cookie: &str) -> Result<(), CliError> {
    unfinished::make_room(file)?;
    let fault = |error| CliError::at(file.display(), error);
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map_err(fault)?.write_all(cookie.as_bytes()).map_err(fault)
}
