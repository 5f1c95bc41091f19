//! A client that exceeds a limit is told why and how long to wait, and is not banned.

use std::time::Duration;

use irrgarten_server::{Allowance, Limits, ServerConfig};
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::client::Client;
use crate::http::{Response, ask};
use crate::setup::{TestServer, folder, quick};

fn waits(answer: &Response) {
    assert_eq!((answer.status, answer.code().as_str()), (429, "slow_down"), "{}", answer.body);
    let seconds = answer.json()["retry_after"].as_u64().unwrap();
    assert_eq!(answer.header("retry-after"), Some(seconds.to_string().as_str()));
    assert!(seconds > 0 && answer.json()["message"].as_str().unwrap().contains(&format!("{seconds} s")));
}

fn hourly(count: u32) -> Allowance {
    Allowance { count, within: Duration::from_hours(1) }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn guesses_guests_and_tables_are_counted() {
    let (_folder, file) = folder();
    let limits = Limits {
        guests: hourly(2),
        tables: hourly(1),
        codes: hourly(3),
        passphrases: hourly(1),
        links: hourly(1),
        ..Limits::none()
    };
    let proxies = vec!["127.0.0.1".parse().unwrap()];
    let server = TestServer::start(file, ServerConfig { limits, proxies, ..quick() }).await;
    let to = server.address;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let guest = |from: &'static str| async move {
        ask(to, "POST", "/api/guest", &[("x-forwarded-for", from)], Some(r#"{"name":"Cid"}"#)).await
    };
    waits(&ask(to, "POST", "/api/guest", &[], Some(r#"{"name":"Cid"}"#)).await);
    assert_eq!(guest("203.0.113.5").await.status, 200, "another network has its own count");
    assert_eq!(server.post(&ada, "/api/guest", &json!({ "name": "Eva" })).await.status, 200);
    server.open(&ada, &json!({ "game": "hands", "seats": 2 })).await;
    waits(&server.post(&ada, "/api/tables", &json!({ "game": "hands", "seats": 2 })).await);
    server.open(&ben, &json!({ "game": "hands", "seats": 2 })).await;
    for _ in 0..3 {
        assert_eq!(ask(to, "GET", "/api/codes/BCDFGH", &[], None).await.code(), "no_such_code");
    }
    waits(&ask(to, "GET", "/api/codes/BCDFGH", &[], None).await);
    // Passphrases are counted by name and network: a stranger's tries are the stranger's own.
    let sign_in = r#"{"name":"Ada","passphrase":"correct horse"}"#;
    assert_eq!(ask(to, "POST", "/api/sign-in", &[], Some(sign_in)).await.code(), "wrong_passphrase");
    waits(&ask(to, "POST", "/api/sign-in", &[], Some(sign_in)).await);
    let elsewhere = [("x-forwarded-for", "203.0.113.6")];
    assert_eq!(ask(to, "POST", "/api/sign-in", &elsewhere, Some(sign_in)).await.code(), "wrong_passphrase");
    assert_eq!(server.post(&ada, "/api/me/link", &json!({})).await.status, 200);
    waits(&server.post(&ada, "/api/me/link", &json!({})).await);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sockets_and_remarks_are_counted() {
    let (_folder, file) = folder();
    let limits =
        Limits { sockets_per_person: 2, sockets_per_address: 3, remarks: hourly(2), ..Limits::none() };
    let server = TestServer::start(file, ServerConfig { limits, ..quick() }).await;
    let ada = server.guest("Ada").await;
    let table = server.open(&ada, &json!({ "game": "hands", "seats": 2 })).await;
    let cookie = [("cookie", ada.cookie.clone())];
    let mut first = Client::with_headers(server.address, &table, &cookie).await.unwrap();
    let second = Client::with_headers(server.address, &table, &cookie).await.unwrap();
    assert!(
        Client::with_headers(server.address, &table, &cookie).await.is_err(),
        "a third of the same person"
    );
    let _nobody = Client::with_headers(server.address, &table, &[]).await.unwrap();
    assert!(Client::with_headers(server.address, &table, &[]).await.is_err(), "a fourth from this address");
    drop(second);
    while Client::with_headers(server.address, &table, &cookie).await.is_err() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    first.hello(None).await;
    let say = |text: &str| json!({ "type": "say", "text": text });
    first.must(say("a\u{202e}b\u{7} <b>c</b>")).await;
    let said = first.until("events").await["events"][0]["event"].clone();
    assert_eq!(said["text"], "ab <b>c</b>", "nothing that turns or hides text");
    first.must(say("two")).await;
    let answer = first.command(say("three")).await;
    assert_eq!((&answer["code"], answer["retry_after"].is_u64()), (&json!("slow_down"), true), "{answer}");
    first.sit(1).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sockets_that_come_back_at_once_are_counted() {
    let (_folder, file) = folder();
    let limits = Limits { new_sockets: hourly(3), ..Limits::none() };
    let server = TestServer::start(file, ServerConfig { limits, ..quick() }).await;
    let ada = server.guest("Ada").await;
    let table = server.open(&ada, &json!({ "game": "hands", "seats": 2 })).await;
    for _ in 0..2 {
        drop(Client::with_headers(server.address, &table, &[]).await.unwrap());
    }
    let path = format!("/api/table/{table}/socket");
    let no_socket = ask(server.address, "GET", &path, &[], None).await;
    assert_eq!((no_socket.status, no_socket.code().as_str()), (400, "bad_request"), "{}", no_socket.body);
    waits(&ask(server.address, "GET", &path, &[], None).await);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn heads_of_requests_are_limited() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    for (name, count) in [("x".repeat(20_000), 1), ("x".to_owned(), 100)] {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        let headers = format!("{name}: 1\r\n").repeat(count);
        let request = format!("GET /healthz HTTP/1.1\r\nhost: localhost\r\n{headers}\r\n");
        // The server may close before it has read it all.
        let _ = stream.write_all(request.as_bytes()).await;
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        let answer = String::from_utf8_lossy(&answer);
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 431"), "{answer}");
    }
    assert_eq!(ask(server.address, "GET", "/healthz", &[], None).await.status, 200);
    server.stop().await;
}
