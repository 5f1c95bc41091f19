//! What an attacker tried against a living server, each with what the server does about it.

use std::time::Duration;

use irrgarten_server::{Allowance, Limits, ServerConfig};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::http::ask;
use crate::raw::{self, END, PING, TEXT, converse};
use crate::resume::{begun, begun_by};
use crate::setup::{TestServer, folder, quick};

/// The limits of a server in the world.
fn careful() -> ServerConfig {
    let ServerConfig { rate, burst, .. } = ServerConfig::default();
    ServerConfig { rate, burst, ..quick() }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_of_pings_is_closed_with_a_reason() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, careful()).await;
    let (table, _, [mut ada, _ben]) = begun(&server).await;
    let flood = raw::frame(END | PING, b"?").repeat(5_000);
    let closed = converse(server.address, &table, "", flood).await;
    assert_eq!(closed.map(|(code, _)| code), Some(4005));
    ada.must(json!({ "type": "say", "text": "still here" })).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_of_empty_fragments_is_closed_with_a_reason() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, careful()).await;
    let (table, _, [mut ada, _ben]) = begun(&server).await;
    let fragments = [raw::frame(TEXT, b"{"), raw::frame(0, b"").repeat(500_000)].concat();
    let closed = converse(server.address, &table, "", fragments).await;
    assert_eq!(closed.map(|(code, _)| code), Some(4005));
    ada.must(json!({ "type": "say", "text": "still here" })).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_name_that_points_here_from_elsewhere_is_refused() {
    let (_folder, file) = folder();
    let config = ServerConfig { host_names: vec!["games.lan".to_owned()], ..quick() };
    let server = TestServer::start(file, config).await;
    let asked = |host: &'static str| async move {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        let request = format!("GET /api/games HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        answer
    };
    for host in ["localhost:8080", "192.168.1.5", "kitchen.local", "games.lan:8080", "[::1]:8080"] {
        assert!(asked(host).await.starts_with("HTTP/1.1 200"), "{host}");
    }
    let refused = asked("evil.example:8080").await;
    assert!(refused.starts_with("HTTP/1.1 421") && refused.contains("foreign_host"), "{refused}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn over_long_and_empty_ids_are_bad_requests() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let (_, guests, [mut ada, _ben]) = begun(&server).await;
    let long = "x".repeat(2_000);
    for path in
        [format!("/api/people/{long}"), format!("/api/people/{long}/tables"), "/api/people/%00".to_owned()]
    {
        let answer = server.get(&guests[0], &path).await;
        assert!(matches!(answer.status, 400 | 404), "{path:.30}: {} {}", answer.status, answer.body);
    }
    for id in ["", &long] {
        let answer = ada.command_as(id, json!({ "type": "say", "text": "hello" })).await;
        assert_eq!((&answer["type"], &answer["code"]), (&json!("error"), &json!("bad_request")), "{answer}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_device_that_was_this_person_is_not_locked_out_by_strangers() {
    let (_folder, file) = folder();
    let passphrases = Allowance { count: 1, within: Duration::from_hours(1) };
    let server =
        TestServer::start(file, ServerConfig { limits: Limits { passphrases, ..Limits::none() }, ..quick() })
            .await;
    let to = server.address;
    let guest = ask(to, "POST", "/api/guest", &[], Some(r#"{"name":"Ada"}"#)).await;
    let cookies: Vec<&str> =
        guest.head.lines().filter_map(|line| line.strip_prefix("set-cookie: ")).collect();
    let cookies: Vec<&str> = cookies.into_iter().filter_map(|cookie| cookie.split(';').next()).collect();
    let [session, known] = cookies[..] else { panic!("{}", guest.head) };
    let set = r#"{"name":"Ada","passphrase":"correct horse"}"#;
    assert_eq!(ask(to, "POST", "/api/me/passphrase", &[("cookie", session)], Some(set)).await.status, 200);
    assert_eq!(
        ask(to, "POST", "/api/sign-out", &[("cookie", session)], Some(r#"{"everywhere":true}"#)).await.status,
        200
    );
    // A stranger in the same network uses up everything there is.
    let wrong = r#"{"name":"Ada","passphrase":"battery staple"}"#;
    while ask(to, "POST", "/api/sign-in", &[], Some(wrong)).await.status != 429 {}
    assert_eq!(ask(to, "POST", "/api/sign-in", &[], Some(set)).await.status, 429);
    let forged = known.replace("known=", "known=0");
    assert_eq!(ask(to, "POST", "/api/sign-in", &[("cookie", &forged)], Some(set)).await.status, 429);
    assert_eq!(ask(to, "POST", "/api/sign-in", &[("cookie", known)], Some(set)).await.status, 200);
    // The device itself cannot make the server hash without end.
    let again = ask(to, "POST", "/api/sign-in", &[("cookie", known)], Some(wrong)).await;
    assert_eq!(again.status, 429, "{}", again.body);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn browsers_are_told_to_use_https_where_there_is_https() {
    let (_folder, file) = folder();
    let header = "strict-transport-security";
    let plain = TestServer::start(file, quick()).await;
    assert_eq!(ask(plain.address, "GET", "/api/games", &[], None).await.header(header), None);
    plain.stop().await;
    let (_folder, file) = folder();
    let secure = TestServer::start(file, ServerConfig { secure: true, ..quick() }).await;
    let told = ask(secure.address, "GET", "/api/games", &[], None).await;
    assert_eq!(told.header(header), Some("max-age=31536000"));
    secure.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_who_is_away_loses_no_game_that_is_played_by_a_clock() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, ServerConfig { speedup: 300, ..quick() }).await;
    let guests = [server.guest("Ada").await, server.guest("Ben").await];
    let open = |more: Value| {
        let mut config = json!({ "game": "hands", "seats": 2 });
        config.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        begun_by(&server, &guests, config)
    };
    let (_, mut friendly) = open(json!({})).await;
    let (_, mut rated) = open(json!({ "rated": true, "clock": { "type": "days", "days": 2 } })).await;
    // Ben closes the page.
    rated.truncate(1);
    friendly.truncate(1);
    let (friendly, rated) = (&mut friendly[0], &mut rated[0]);
    let guardian = json!({ "type": "guardian", "seat": 2, "plays": true });
    // Without a clock the guardian comes after a while.
    while friendly.command(guardian.clone()).await["code"] == "not_away" {}
    assert_eq!(rated.command(guardian).await["code"], "by_the_clock");
    rated.must(json!({ "type": "abort" })).await;
    rated.must(json!({ "type": "say", "text": "still playing" })).await;
    let told = rated.until("events").await;
    assert_eq!(told["table"]["phase"], "playing", "{told}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_stops_their_own_clock_alone() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let guests = [server.guest("Ada").await, server.guest("Ben").await];
    let clock = json!({ "type": "per_game", "seconds": 600, "increment": 0 });
    for rated in [true, false] {
        let config = json!({ "game": "hands", "seats": 2, "rated": rated, "clock": clock });
        let (_, mut both) = begun_by(&server, &guests, config).await;
        both[0].send(&json!({ "type": "hello" })).await;
        let mover = both[0].until("snapshot").await["table"]["turn"][0].as_u64().unwrap() as usize - 1;
        let asked = both[mover].command(json!({ "type": "pause", "pause": true })).await;
        assert_eq!(asked["code"] == "own_clock", rated, "{asked}");
        both[mover].send(&json!({ "type": "hello" })).await;
        let now = both[mover].until("snapshot").await;
        assert_eq!(now["table"]["phase"], "playing", "{now}");
    }
    server.stop().await;
}
