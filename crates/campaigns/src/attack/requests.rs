//! Requests of strangers: guessed passphrases and codes, foreign pages, names that point here, impossible ids.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Instant;

use irrgarten_wire::Code;
use serde_json::json;

use super::report::Finding;
use super::target::{Target, network, text};
use crate::{CampaignError, ServerProcess};
use irrgarten_devices::{Device, Disconnect, MessageKind, ask};

const NAME: &str = "Host";
const RIGHT: &str = "correct horse";
/// The limits of `docs/hosting.md`: tries at once, refilled in a minute.
const PASSPHRASES: u32 = 5;
const CODES_OF_A_WIDE_NETWORK: u32 = 30;

/// The letters of codes.
const LETTERS: &[u8; 20] = b"BCDFGHJKLMNPQRSTVWXZ";

/// How many tries a limit lets through in a time, and one more because of rounding.
fn let_through(at_once: u32, since: Instant) -> usize {
    at_once as usize + (f64::from(at_once) * since.elapsed().as_secs_f64() / 60.0).ceil() as usize
}

/// How often each status was answered.
#[derive(Default)]
struct Statuses(BTreeMap<u16, usize>);

impl Statuses {
    fn add(&mut self, status: u16) {
        *self.0.entry(status).or_default() += 1;
    }

    fn of(&self, status: u16) -> usize {
        self.0.get(&status).copied().unwrap_or(0)
    }

    fn tries(&self) -> usize {
        self.0.values().sum()
    }
}

/// A stranger guesses the passphrase of a name. The owner comes in all the same, from another network and, on a device
/// that was the owner's before, from that of the stranger.
pub(super) async fn passphrases(target: &Target, tries: u32) -> Result<Finding, CampaignError> {
    let sign_in = |from: String, cookie: String, passphrase: &'static str| async move {
        let headers = [("x-forwarded-for", from.as_str()), ("cookie", cookie.as_str())];
        let body = json!({ "name": NAME, "passphrase": passphrase }).to_string();
        ask(target.address, "POST", "/api/sign-in", &headers, Some(&body)).await
    };
    let set = json!({ "name": NAME, "passphrase": RIGHT }).to_string();
    let headers = [("cookie", target.cookie.as_str())];
    let set = ask(target.address, "POST", "/api/me/passphrase", &headers, Some(&set)).await?;
    if set.status != 200 {
        return Err(format!("no passphrase can be set: {}", set.body).into());
    }
    let known = sign_in(network(1), String::new(), RIGHT).await?;
    let known =
        known.all("set-cookie").filter_map(|set| set.split(';').next()).collect::<Vec<_>>().join("; ");
    let (since, mut answers) = (Instant::now(), Statuses::default());
    for _ in 0..tries {
        answers.add(sign_in(network(0), String::new(), "battery staple").await?.status);
    }
    let compared = tries as usize - answers.of(429);
    let owner = sign_in(network(2), String::new(), RIGHT).await?.status;
    let device = sign_in(network(0), known, RIGHT).await?.status;
    Ok(Finding {
        attack: "wrong passphrases for a name",
        tries: answers.tries(),
        happened: format!(
            "{compared} compared, {} refused for a while; the owner got {owner}, on a known device {device}",
            answers.of(429)
        ),
        broken: answers.of(200) > 0
            || compared > let_through(PASSPHRASES, since)
            || (owner, device) != (200, 200),
    })
}

/// A whole /48 searches the codes. Somebody else still finds the table.
pub(super) async fn codes(target: &Target, tries: u32) -> Result<Finding, CampaignError> {
    let find = |from: String, code: String| async move {
        let headers = [("x-forwarded-for", from.as_str())];
        ask(target.address, "GET", &format!("/api/codes/{code}"), &headers, None).await
    };
    let (since, mut answers) = (Instant::now(), Statuses::default());
    for number in 0..tries {
        let letter = |place: u32| char::from(LETTERS[(number / 20_u32.pow(place) % 20) as usize]);
        let code: String = (0..6).map(letter).collect();
        if code != target.code {
            answers.add(find(format!("2001:db8:ffff:{number:x}::1"), code).await?.status);
        }
    }
    let searched = answers.of(404);
    let friend = find(network(3), target.code.clone()).await?;
    let found = text(&friend.json()["table"]).is_ok_and(|table| table == target.table);
    Ok(Finding {
        attack: "codes searched from a /48",
        tries: answers.tries(),
        happened: format!(
            "{searched} looked up, {} refused for a while; a friend with the code finds the table: {found}",
            answers.of(429)
        ),
        broken: searched > let_through(CODES_OF_A_WIDE_NETWORK, since)
            || searched + answers.of(429) != answers.tries()
            || !found,
    })
}

/// Pages of other sites act in the name of a visitor.
pub(super) async fn origins(target: &Target) -> Result<Finding, CampaignError> {
    let mut answers = Statuses::default();
    for origin in
        ["https://evil.example", "http://play.example.org", "null", "https://play.example.org.evil.example"]
    {
        let headers = [("origin", origin), ("cookie", target.cookie.as_str())];
        let renamed =
            ask(target.address, "POST", "/api/guest", &headers, Some(r#"{"name":"Mallory"}"#)).await?;
        answers.add(renamed.status);
        match Device::connect_with(target.address, &target.table, &headers).await {
            Err(Disconnect::Refused(status)) => answers.add(status),
            Ok(_) => answers.add(101),
            Err(lost) => return Err(format!("a foreign page: {lost:?}").into()),
        }
    }
    Ok(Finding {
        attack: "pages of other sites",
        tries: answers.tries(),
        happened: format!("{} refused with 403", answers.of(403)),
        broken: answers.of(403) != answers.tries(),
    })
}

/// A server at home, and another site whose name points to it.
pub(super) async fn hosts(program: &Path, folder: &Path) -> Result<Finding, CampaignError> {
    let mut home = ServerProcess::open(program, &folder.join("home.db")).await?;
    let mut answers = Statuses::default();
    for host in ["evil.example", "evil.example:8080", "localhost.evil.example", "127.0.0.1.evil.example"] {
        for path in ["/api/games", "/api/tables", "/"] {
            answers.add(ask(home.address, "GET", path, &[("host", host)], None).await?.status);
        }
    }
    home.kill().await?;
    Ok(Finding {
        attack: "foreign names for a server at home",
        tries: answers.tries(),
        happened: format!("{} refused with 421", answers.of(421)),
        broken: answers.of(421) != answers.tries(),
    })
}

/// Ids that no table, person or command can have.
pub(super) async fn ids(target: &Target) -> Result<Finding, CampaignError> {
    let mut answers = Statuses::default();
    let headers = [("cookie", target.cookie.as_str())];
    for id in ["x".repeat(2_000), "%00".to_owned(), "%ff%fe".to_owned(), "..%2f..%2f".repeat(50)] {
        for path in ["people/{}", "people/{}/tables", "tables/{}", "codes/{}", "tables/{}/record"] {
            let path = format!("/api/{}", path.replace("{}", &id));
            answers.add(ask(target.address, "GET", &path, &headers, None).await?.status);
        }
    }
    let (mut host, mut done) = (target.host().await?, 0);
    for id in [String::new(), "x".repeat(2_000)] {
        let answer = host.remark(&id).await?;
        done += usize::from(!matches!(answer, MessageKind::Refused { code: Code::BadRequest, .. }));
        answers.add(400);
    }
    let refused: usize = answers.0.range(400..500).map(|(_, times)| times).sum();
    Ok(Finding {
        attack: "impossible ids",
        tries: answers.tries(),
        happened: format!("{} refused as bad requests", refused - done),
        broken: refused != answers.tries() || done > 0,
    })
}
