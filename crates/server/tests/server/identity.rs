//! Identity: avatars, other devices, signing in and out.

use irrgarten_server::{Limits, ServerConfig};
use serde_json::{Value, json};

use crate::client::Client;
use crate::http::{Response, ask};
use crate::setup::{Guest, TestServer, folder, quick};

async fn post(server: &TestServer, path: &str, body: &Value) -> Response {
    ask(server.address, "POST", path, &[], Some(&body.to_string())).await
}

async fn who(server: &TestServer, guest: &Guest) -> Value {
    server.get(guest, "/api/me").await.json()["person"].clone()
}

fn token(link: &Value) -> String {
    link["link"].as_str().unwrap().rsplit_once("/enter#").unwrap().1.to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_has_an_avatar_and_can_change_it() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let ada = server.guest("Ada").await;
    let before = who(&server, &ada).await;
    assert!(before["avatar"].is_string());
    let duck = json!("duck");
    let changed = server.post(&ada, "/api/guest", &json!({ "name": "Ada", "avatar": duck })).await;
    assert_eq!(changed.json()["person"]["avatar"], duck);
    // A new name leaves the avatar alone, and the device keeps its cookie.
    let renamed = server.post(&ada, "/api/guest", &json!({ "name": "Countess" })).await;
    assert_eq!((&renamed.json()["person"]["avatar"], renamed.header("set-cookie")), (&duck, None));
    let owl = json!({ "name": "Ada", "avatar": "owl" });
    assert_eq!(server.post(&ada, "/api/guest", &owl).await.code(), "bad_request");
    // Others see it at the table.
    let table = server.open(&ada, &json!({ "game": "hands", "seats": 2 })).await;
    let seen = ask(server.address, "GET", &format!("/api/tables/{table}"), &[], None).await.json();
    assert_eq!(seen["host"]["avatar"], duck);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_signs_one_other_device_in_once() {
    let (_folder, file) = folder();
    let address = Some("http://192.0.2.7:8080".to_owned());
    let server = TestServer::start(file, ServerConfig { address, ..quick() }).await;
    let ada = server.guest("Ada").await;
    let first = server.post(&ada, "/api/me/link", &json!({})).await.json();
    let link = server.post(&ada, "/api/me/link", &json!({})).await.json();
    assert!(link["link"].as_str().unwrap().starts_with("http://192.0.2.7:8080/enter#"));
    assert!(link["qr"].as_str().unwrap().starts_with("<svg "));
    let replaced = post(&server, "/api/link/use", &json!({ "token": token(&first) })).await;
    assert_eq!(replaced.code(), "no_such_link", "a new link replaces the previous one");
    let token = json!({ "token": token(&link) });
    let looked = post(&server, "/api/link/look", &token).await;
    assert_eq!((looked.header("set-cookie"), &looked.json()["person"]["name"]), (None, &json!("Ada")));
    // Neither a page of another site nor a plain request can sign a visitor in.
    let foreign = [("origin", "http://evil.example")];
    let answer = ask(server.address, "POST", "/api/link/use", &foreign, Some(&token.to_string())).await;
    assert_eq!(answer.code(), "foreign_origin");
    assert_eq!(ask(server.address, "GET", "/api/link/use", &[], None).await.code(), "not_allowed");
    // The phone was signed in as another person before.
    let phone = server.guest("Phone").await;
    let moved = Guest::of(&server.post(&phone, "/api/link/use", &token).await);
    assert_eq!(who(&server, &moved).await["id"], ada.id);
    assert_eq!(who(&server, &ada).await["id"], ada.id);
    assert_eq!(who(&server, &phone).await, Value::Null, "the session from before has ended");
    assert_eq!(post(&server, "/api/link/use", &token).await.code(), "no_such_link");
    assert_eq!(post(&server, "/api/link/look", &json!({ "token": "x" })).await.status, 404);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_signs_in_with_a_passphrase() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let words = "correct horse";
    let set = |name: &str, passphrase: &str| json!({ "name": name, "passphrase": passphrase });
    let path = "/api/me/passphrase";
    assert_eq!(server.post(&ada, path, &set("Ada", "short")).await.code(), "bad_passphrase");
    let answer = server.post(&ada, path, &set(" Ada ", words)).await;
    assert_eq!((answer.status, &answer.json()["sign_in"]), (200, &json!("Ada")), "{}", answer.body);
    let taken = server.post(&ben, path, &set("ADA", words)).await;
    assert_eq!((taken.status, taken.code().as_str()), (409, "name_taken"));
    for (name, tried) in [("Ada", "correct hors"), ("Nobody", words), ("Ben", words)] {
        let wrong = post(&server, "/api/sign-in", &set(name, tried)).await;
        assert_eq!((wrong.status, wrong.code().as_str()), (401, "wrong_passphrase"), "{name}");
    }
    let back = post(&server, "/api/sign-in", &set("ada", words)).await;
    let back = Guest::of(&back);
    assert_eq!(who(&server, &back).await["id"], ada.id);
    assert_ne!(back.cookie, ada.cookie, "every device has a token of its own");
    // A new passphrase needs the previous one, and may come with another name.
    assert_eq!(server.post(&ada, path, &set("Ada", "another one")).await.code(), "wrong_passphrase");
    let other = json!({ "name": "Countess", "passphrase": "another one", "current": words });
    assert_eq!(server.post(&ada, path, &other).await.status, 200);
    assert_eq!(post(&server, "/api/sign-in", &set("Ada", words)).await.code(), "wrong_passphrase");
    assert_eq!(post(&server, "/api/sign-in", &set("countess", "another one")).await.status, 200);
    assert_eq!(server.post(&ben, path, &set("Ada", words)).await.status, 200, "the old name is free again");
    let file = server.stop().await;
    let kept = std::fs::read(&file).unwrap();
    for secret in [words, "another one", ada.cookie.split('.').nth(1).unwrap()] {
        let found = kept.windows(secret.len()).any(|window| window == secret.as_bytes());
        assert!(!found, "{secret} is in the server's file");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn signing_out_ends_the_session_and_closes_its_sockets() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let ada = server.guest("Ada").await;
    let mut devices = vec![ada.clone()];
    for _ in 0..2 {
        let link = server.post(&ada, "/api/me/link", &json!({})).await.json();
        let used = post(&server, "/api/link/use", &json!({ "token": token(&link) })).await;
        devices.push(Guest::of(&used));
    }
    let table = server.open(&ada, &json!({ "game": "hands", "seats": 2 })).await;
    let mut sockets: Vec<Client> = Vec::new();
    for device in &devices {
        let mut socket = server.socket(&table, Some(device)).await;
        socket.hello(None).await;
        sockets.push(socket);
    }
    let gone = server.post(&devices[1], "/api/sign-out", &json!({})).await;
    assert!(gone.header("set-cookie").unwrap().contains("Max-Age=0"));
    assert_eq!(sockets[1].closing().await.0, 4003);
    assert_eq!(who(&server, &devices[1]).await, Value::Null);
    assert_eq!(who(&server, &devices[2]).await["id"], ada.id);
    assert_eq!(sockets[2].command(json!({ "type": "sit", "seat": 1 })).await["type"], "ack");
    server.post(&ada, "/api/sign-out", &json!({ "everywhere": true })).await;
    assert_eq!((sockets[0].closing().await.0, sockets[2].closing().await.0), (4003, 4003));
    for device in &devices {
        assert_eq!(who(&server, device).await, Value::Null);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn over_https_the_cookie_is_for_this_host_alone() {
    let (_folder, file) = folder();
    let server =
        TestServer::start(file, ServerConfig { secure: true, limits: Limits::none(), ..quick() }).await;
    let answer = post(&server, "/api/guest", &json!({ "name": "Ada" })).await;
    let cookie = answer.header("set-cookie").unwrap();
    assert!(cookie.starts_with("__Host-irrgarten=") && cookie.ends_with("; Secure"), "{cookie}");
    assert!(cookie.contains("; HttpOnly; SameSite=Lax") && !cookie.contains("Domain"));
    server.stop().await;
}
