//! Webhooks: people who are away are called, safely, and an address that fails is disabled.

use std::time::Duration;

use irrgarten_caller::sign;
use irrgarten_devices::TlsProxy;
use irrgarten_server::ServerConfig;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use crate::http::{Response, ask};
use crate::lines::Lines;
use crate::setup::{Guest, TestServer, folder, quick};

/// A home network: calls inside it are allowed.
fn home() -> ServerConfig {
    ServerConfig { private_hooks: true, hook_wait: Duration::from_millis(1), ..quick() }
}

/// A person's own machine, which answers every call in the same way.
struct Receiver(TcpListener);

struct Called {
    head: String,
    body: String,
}

impl Receiver {
    async fn new() -> (Receiver, String) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}/hook?for=ada", listener.local_addr().unwrap());
        (Receiver(listener), url)
    }

    async fn answer(&self, status: &str) -> Called {
        let accepted = timeout(Duration::from_secs(30), self.0.accept()).await.expect("nobody calls");
        let mut stream = accepted.unwrap().0;
        let mut text = String::new();
        loop {
            let mut bytes = [0; 4096];
            let read = stream.read(&mut bytes).await.unwrap();
            text.push_str(std::str::from_utf8(&bytes[..read]).unwrap());
            let Some((head, body)) = text.split_once("\r\n\r\n") else { continue };
            let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")).unwrap();
            if body.len() == length.parse::<usize>().unwrap() {
                let answer =
                    format!("HTTP/1.1 {status}\r\nlocation: /elsewhere\r\ncontent-length: 0\r\n\r\n");
                stream.write_all(answer.as_bytes()).await.unwrap();
                return Called { head: head.to_owned(), body: body.to_owned() };
            }
        }
    }
}

async fn set(server: &TestServer, guest: &Guest, url: &Value) -> Response {
    let body = json!({ "url": url }).to_string();
    ask(server.address, "POST", "/api/me/webhook", &[("cookie", &guest.cookie)], Some(&body)).await
}

async fn look(server: &TestServer, guest: &Guest) -> Value {
    ask(server.address, "GET", "/api/me/webhook", &[("cookie", &guest.cookie)], None).await.json()
}

/// A game in which it becomes a person's turn while they are away.
async fn turn(server: &TestServer, guest: &Guest, private: bool) -> String {
    let wished = json!({ "game": "hands", "seats": 2, "private": private, "options": { "first": "2" } });
    let table = server.open(guest, &wished).await;
    let mut device = server.socket(&table, Some(guest)).await;
    device.hello(None).await;
    device.sit(1).await;
    device.must(json!({ "type": "ready", "seat": 1, "ready": true })).await;
    // When nothing more comes, the server has closed her connection.
    device.send_raw(Message::Close(None)).await;
    while device.closing().await.0 != 1006 {}
    let ben = server.guest("Ben").await;
    let mut other = server.socket(&table, Some(&ben)).await;
    other.hello(None).await;
    other.sit(2).await;
    other.ready(2).await;
    let actions = loop {
        let message = other.next().await;
        if let Some(actions) = message["table"]["actions"].as_array().filter(|actions| !actions.is_empty()) {
            break actions.clone();
        }
    };
    other.must(json!({ "type": "act", "seat": 2, "action": actions[0] })).await;
    table
}

/// One call at a time: the next turn is delivered when this one has failed for good.
async fn until_failed(server: &TestServer, times: u32) {
    let wanted = format!("webhooks_failed_total {times}\n");
    while !ask(server.address, "GET", "/metrics", &[], None).await.body.contains(&wanted) {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_who_is_away_is_called_with_a_signature_and_no_secrets() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, home()).await;
    let ada = server.guest("Ada").await;
    let (receiver, url) = Receiver::new().await;
    let made = set(&server, &ada, &json!(url)).await.json();
    let secret = made["secret"].as_str().unwrap();
    assert_eq!(look(&server, &ada).await, json!({ "url": url, "secret": null, "disabled": null }));
    let table = turn(&server, &ada, false).await;
    // The first response is a redirect: it is not followed, and the same bytes are sent again.
    let redirected = receiver.answer("302 Found").await;
    let called = receiver.answer("204 No Content").await;
    assert_eq!(called.body, redirected.body);
    assert!(called.head.starts_with("POST /hook?for=ada HTTP/1.1"), "{}", called.head);
    let body: Value = serde_json::from_str(&called.body).unwrap();
    assert_eq!((&body["type"], &body["table"]), (&json!("your_turn"), &json!(table)));
    assert_eq!((&body["game"], &body["seat"]), (&json!("hands"), &json!(1)));
    let signature = called.head.lines().find_map(|line| line.strip_prefix("x-irrgarten-signature: sha256="));
    assert_eq!(signature.unwrap(), sign(secret.as_bytes(), called.body.as_bytes()));
    assert!(!called.head.contains(&ada.cookie) && !called.body.contains(secret));
    let wanted = "webhooks_called_total 1\n";
    while !ask(server.address, "GET", "/metrics", &[], None).await.body.contains(wanted) {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let private = turn(&server, &ada, true).await;
    let called = receiver.answer("200 OK").await;
    assert!(!called.body.contains(&private) && called.body.contains(r#""table":null"#), "{}", called.body);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_that_fails_again_and_again_is_disabled_and_its_owner_is_told() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, home()).await;
    let ada = server.guest("Ada").await;
    let (receiver, url) = Receiver::new().await;
    set(&server, &ada, &json!(url)).await;
    let mut events = Lines::open(server.address, "/api/stream/event", &[("cookie", &ada.cookie)]).await;
    for failed in 1..=5 {
        turn(&server, &ada, false).await;
        for _ in 0..3 {
            receiver.answer("500 Internal Server Error").await;
        }
        until_failed(&server, failed).await;
    }
    let disabled = events.until("webhook_disabled").await;
    assert!(disabled["reason"].as_str().unwrap().contains("500"), "{disabled}");
    assert!(look(&server, &ada).await["disabled"].as_str().unwrap().contains("500"));
    // Set again, it is called again; removed, it is forgotten.
    set(&server, &ada, &json!(url)).await;
    turn(&server, &ada, false).await;
    receiver.answer("200 OK").await;
    set(&server, &ada, &Value::Null).await;
    assert_eq!(look(&server, &ada).await["url"], Value::Null);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn addresses_in_a_private_network_are_called_only_if_the_server_allows_it() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, ServerConfig { private_hooks: false, ..home() }).await;
    let ada = server.guest("Ada").await;
    for url in
        ["http://example.org/", "https://127.0.0.1/", "https://[::ffff:127.0.0.1]/", "https://10.1.2.3/", "x"]
    {
        let refused = set(&server, &ada, &json!(url)).await;
        assert_eq!((refused.status, refused.code().as_str()), (422, "bad_url"), "{url}");
    }
    // A name that resolves to such an address is noticed when it is called, and no connection is made.
    let (receiver, url) = Receiver::new().await;
    let port = url.split(':').nth(2).unwrap().split('/').next().unwrap().to_owned();
    assert_eq!(set(&server, &ada, &json!(format!("https://localhost:{port}/"))).await.status, 200);
    let mut events = Lines::open(server.address, "/api/stream/event", &[("cookie", &ada.cookie)]).await;
    for failed in 1..=5 {
        turn(&server, &ada, false).await;
        until_failed(&server, failed).await;
    }
    let disabled = events.until("webhook_disabled").await;
    assert!(disabled["reason"].as_str().unwrap().contains("private network"), "{disabled}");
    let unheard = timeout(Duration::ZERO, receiver.0.accept()).await;
    assert!(unheard.is_err(), "nobody knocked");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn calls_go_only_to_servers_with_a_trusted_certificate() {
    let (receiver, _) = Receiver::new().await;
    let proxy = TlsProxy::to(receiver.0.local_addr().unwrap()).await.unwrap();
    let url = json!(format!("https://localhost:{}/hook", proxy.port));

    let (_folder, file) = folder();
    let believing = ServerConfig { trusted: proxy.pem.as_bytes().to_vec(), ..home() };
    let server = TestServer::start(file, believing).await;
    let ada = server.guest("Ada").await;
    set(&server, &ada, &url).await;
    turn(&server, &ada, false).await;
    let called = receiver.answer("204 No Content").await;
    assert!(called.head.starts_with("POST /hook HTTP/1.1"), "{}", called.head);
    server.stop().await;

    // A server that does not trust the certificate sends nothing.
    let (_folder, file) = folder();
    let server = TestServer::start(file, home()).await;
    let ada = server.guest("Ada").await;
    set(&server, &ada, &url).await;
    let mut events = Lines::open(server.address, "/api/stream/event", &[("cookie", &ada.cookie)]).await;
    for failed in 1..=5 {
        turn(&server, &ada, false).await;
        until_failed(&server, failed).await;
    }
    let disabled = events.until("webhook_disabled").await;
    assert!(disabled["reason"].as_str().unwrap().contains("certificate"), "{disabled}");
    assert!(timeout(Duration::ZERO, receiver.0.accept()).await.is_err(), "no connection was made");
    server.stop().await;
}
