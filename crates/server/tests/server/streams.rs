//! Bots play over lines of JSON, and get exactly what a socket would give them.

use irrgarten_server::ServerConfig;
use irrgarten_table::Phase;
use serde_json::{Value, json};
use std::time::Duration;

use crate::bots::{Bot, make};
use crate::http::ask;
use crate::lines::Lines;
use crate::replay::LogReplay;
use crate::setup::{Guest, TestServer, folder, quick};

async fn invite(server: &TestServer, host: &Guest, table: &str, wished: &Value) -> (u16, String) {
    let (path, cookie) = (format!("/api/tables/{table}/invite"), [("cookie", host.cookie.as_str())]);
    let answer = ask(server.address, "POST", &path, &cookie, Some(&wished.to_string())).await;
    (answer.status, answer.body)
}

/// Plays every turn of its seat until the game is over or the table has reached this version.
async fn play(server: &TestServer, bot: &Bot, table: &str, seen: &mut Lines, until: u64) -> u64 {
    loop {
        let line = seen.next().await.unwrap();
        let now = &line["table"];
        let version = now["version"].as_u64().unwrap_or(0);
        if now["phase"] == "over" || version >= until {
            return version;
        }
        if let Some(actions) = now["actions"].as_array().filter(|actions| !actions.is_empty()) {
            let action = actions[version as usize % actions.len()].as_str().unwrap();
            let path = format!("/api/bot/table/{table}/move/{action}?seen={version}&id=v{version}");
            let done = bot.must(server, &path).await;
            assert_eq!(bot.must(server, &path).await, done, "repeated, it is done once");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_is_invited_and_plays_a_whole_game() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let ada = server.guest("Ada").await;
    let bot = make(&server, &ada, "Minotaur").await;
    let options = json!({ "first": "1", "knocks": "no" });
    let table = server.open(&ada, &json!({ "game": "hands", "seats": 2, "options": options })).await;
    // The invitation waits for a bot that is not connected yet.
    let (status, body) = invite(&server, &ada, &table, &json!({ "to": bot.id, "seat": 1 })).await;
    assert_eq!(status, 200, "{body}");
    let mut events = bot.lines(&server, "/api/stream/event").await;
    let asked = events.until("invited").await["invitation"].clone();
    assert_eq!(
        (&asked["table"], &asked["game"], &asked["seat"]),
        (&json!(table), &json!("hands"), &json!(1))
    );
    assert_eq!(asked["by"]["name"], "Ada");
    let online = ask(server.address, "GET", "/api/bots/online", &[], None).await.json();
    assert_eq!(online["bots"][0]["name"], "Minotaur");
    let accept = format!("/api/bot/table/{table}/accept");
    let accepted = bot.must(&server, &accept).await;
    assert_eq!(bot.must(&server, &accept).await, accepted, "accepting again does nothing");
    let mut device = server.socket(&table, Some(&ada)).await;
    device.hello(Some(0)).await;
    device.sit(2).await;
    device.ready(2).await;
    let start = json!({ "type": "game_start", "table": table, "game": "hands", "seats": [1] });
    assert_eq!(events.until("game_start").await, start);
    let turn = events.until("your_turn").await;
    assert_eq!((&turn["table"], &turn["seat"]), (&json!(table), &json!(1)));
    let mut seen = bot.lines(&server, &format!("/api/bot/table/{table}/stream")).await;
    // An invalid move is refused with its clause, and nothing has happened.
    let refused = bot.post(&server, &format!("/api/bot/table/{table}/move/knock"), None).await;
    assert_eq!(refused.status, 422, "{}", refused.body);
    assert!(
        refused.json()["clause"].as_str().is_some_and(|clause| clause.starts_with("H-")),
        "{}",
        refused.body
    );
    let person = tokio::spawn(async move {
        device.play(u64::MAX).await;
        device.frames
    });
    play(&server, &bot, &table, &mut seen, u64::MAX).await;
    let heard = person.await.unwrap();
    let over = events.until("game_over").await;
    assert!(over["score"].as_str().is_some_and(|score| score.contains("points")), "{over}");
    let shown = ask(server.address, "GET", &format!("/api/tables/{table}"), &[], None).await.json();
    assert_eq!(shown["seats"][0]["person"]["bot"], true, "everybody can see that it is a bot");
    let replay = LogReplay::of(&server.stop().await, &table).await;
    assert_eq!(replay.at(replay.log.len() as u64).phase(), Phase::Over);
    assert!(replay.compare(&seen.frames) > 20 && replay.compare(&heard) > 20);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_open_tables_resume_by_version_and_survive_a_restart() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let ada = server.guest("Ada").await;
    let (one, two) = (make(&server, &ada, "Castor").await, make(&server, &ada, "Pollux").await);
    let opened = one.post(&server, "/api/tables", Some(&json!({ "game": "hands", "seats": 2 }))).await.json();
    let table = opened["table"].as_str().unwrap().to_owned();
    let at = |what: &str| format!("/api/bot/table/{table}/{what}");
    let mut events = two.lines(&server, "/api/stream/event").await;
    one.must(&server, &at("sit/1")).await;
    let body = json!({ "to": two.id }).to_string();
    let headers = [("authorization", one.bearer.as_str())];
    let path = format!("/api/tables/{table}/invite");
    assert_eq!(ask(server.address, "POST", &path, &headers, Some(&body)).await.status, 200);
    events.until("invited").await;
    one.must(&server, &at("ready/1")).await;
    two.must(&server, &at("accept")).await;
    assert_eq!(one.post(&server, &at("say"), Some(&json!({ "text": "good luck" }))).await.status, 200);
    let stream = at("stream");
    let (mut first, mut second) =
        (one.lines(&server, &format!("{stream}?version=0")).await, two.lines(&server, &stream).await);
    let (a, b) = tokio::join!(
        play(&server, &one, &table, &mut first, 20),
        play(&server, &two, &table, &mut second, 20)
    );
    // The server shuts down: everybody is told, and the responses end.
    let (mut frames, file) = (std::mem::take(&mut first.frames), {
        let stopping = tokio::spawn(server.stop());
        events.until("draining").await;
        first.until("draining").await;
        assert_eq!((events.next().await, first.next().await), (None, None));
        drop(second);
        stopping.await.unwrap()
    });
    frames.extend(first.frames.iter().filter(|frame| !frame.contains("draining")).cloned());
    let last = frames
        .iter()
        .rev()
        .find_map(|frame| serde_json::from_str::<Value>(frame).unwrap()["table"]["version"].as_u64());
    assert!(a.min(b) >= 20 && last.unwrap() >= a);
    let server = TestServer::start(file, quick()).await;
    let mut first = one.lines(&server, &format!("{stream}?version={}", last.unwrap())).await;
    let mut second = two.lines(&server, &stream).await;
    let mut events = two.lines(&server, "/api/stream/event").await;
    assert_eq!(events.until("game_start").await["table"], json!(table), "the current state comes first");
    tokio::join!(
        play(&server, &one, &table, &mut first, u64::MAX),
        play(&server, &two, &table, &mut second, u64::MAX)
    );
    frames.extend(first.frames);
    let replay = LogReplay::of(&server.stop().await, &table).await;
    assert!(replay.compare(&frames) > 40, "no event is missing or sent twice over the restart");
    replay.compare(&second.frames);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_invitation_can_be_declined_and_strangers_cannot_invite() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let bot = make(&server, &ben, "Minotaur").await;
    let table = server.open(&ada, &json!({ "game": "hands", "seats": 2 })).await;
    let mut hers = Lines::open(server.address, "/api/stream/event", &[("cookie", &ada.cookie)]).await;
    for (who, wished, code) in [
        (&ben, json!({ "to": bot.id }), "host_only"),
        (&ada, json!({ "to": "nobody" }), "no_such_person"),
        (&ada, json!({ "to": bot.id, "seat": 3 }), "no_such_seat"),
        (&ada, json!({ "to": bot.id, "seat": 0 }), "no_such_seat"),
        (&ada, json!({ "to": bot.id, "set": 1 }), "bad_request"),
    ] {
        let (status, body) = invite(&server, who, &table, &wished).await;
        assert!(status >= 400 && body.contains(code), "{wished}: {body}");
    }
    // A person finds it among their invitations, until the game begins.
    let asked = async || server.get(&ben, "/api/me/invitations").await.json()["invitations"].clone();
    assert_eq!(asked().await, json!([]));
    let to = server.get(&ben, "/api/me").await.json()["person"]["id"].clone();
    assert_eq!(invite(&server, &ada, &table, &json!({ "to": to })).await.0, 200);
    assert_eq!((&asked().await[0]["table"], &asked().await[0]["by"]["name"]), (&json!(table), &json!("Ada")));
    assert_eq!(invite(&server, &ada, &table, &json!({ "to": bot.id })).await.0, 200);
    assert_eq!(bot.post(&server, &format!("/api/bot/table/{table}/decline"), None).await.status, 204);
    let declined = hers.until("declined").await;
    assert_eq!((&declined["table"], &declined["by"]["name"]), (&json!(table), &json!("Minotaur")));
    let mut device = server.socket(&table, Some(&ada)).await;
    device.hello(None).await;
    device.sit(1).await;
    device.must(json!({ "type": "invite", "seat": 2, "level": "random" })).await;
    let (_, body) = invite(&server, &ada, &table, &json!({ "to": bot.id })).await;
    assert!(body.contains("seat_taken"), "{body}");
    device.ready(1).await;
    assert_eq!(asked().await, json!([]));
    let (_, body) = invite(&server, &ada, &table, &json!({ "to": bot.id })).await;
    assert!(body.contains("already_started"), "{body}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_empty_line_is_sent_as_a_keep_alive() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, ServerConfig { beat: Duration::from_millis(5), ..quick() }).await;
    let ada = server.guest("Ada").await;
    let bot = make(&server, &ada, "Minotaur").await;
    let mut events = bot.lines(&server, "/api/stream/event").await;
    let table = server.open(&ada, &json!({ "game": "hands", "seats": 1 })).await;
    // The stream is written to even while there is nothing to say.
    tokio::time::sleep(Duration::from_millis(50)).await;
    invite(&server, &ada, &table, &json!({ "to": bot.id })).await;
    events.until("invited").await;
    assert!(events.beats > 1);
    server.stop().await;
}
