//! Bot accounts and their tokens.

use serde_json::{Value, json};

use crate::client::Client;
use crate::http::{Response, ask};
use crate::lines::Lines;
use crate::setup::{Guest, TestServer, folder, quick};

/// A bot account with its token.
pub(crate) struct Bot {
    pub(crate) id: String,
    pub(crate) token: String,
    pub(crate) bearer: String,
}

pub(crate) async fn make(server: &TestServer, owner: &Guest, name: &str) -> Bot {
    let body = json!({ "name": name }).to_string();
    let cookie = [("cookie", owner.cookie.as_str())];
    let made = ask(server.address, "POST", "/api/bots", &cookie, Some(&body)).await;
    assert_eq!(made.status, 201, "{}", made.body);
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let (id, token) = (text(&made.json()["bot"]["id"]), text(&made.json()["token"]));
    Bot { id, bearer: format!("Bearer {token}"), token }
}

impl Bot {
    pub(crate) async fn get(&self, server: &TestServer, path: &str) -> Response {
        ask(server.address, "GET", path, &[("authorization", &self.bearer)], None).await
    }

    pub(crate) async fn post(&self, server: &TestServer, path: &str, body: Option<&Value>) -> Response {
        let body = body.map(Value::to_string);
        ask(server.address, "POST", path, &[("authorization", &self.bearer)], body.as_deref()).await
    }

    pub(crate) async fn must(&self, server: &TestServer, path: &str) -> u64 {
        let answer = self.post(server, path, None).await;
        assert_eq!(answer.status, 200, "{path}: {}", answer.body);
        answer.json()["version"].as_u64().unwrap()
    }

    pub(crate) async fn lines(&self, server: &TestServer, path: &str) -> Lines {
        Lines::open(server.address, path, &[("authorization", &self.bearer)]).await
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_token_is_shown_once_kept_as_a_hash_and_revoked_for_good() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let bot = make(&server, &ada, "  Minotaur ").await;
    let person = bot.get(&server, "/api/me").await.json()["person"].take();
    assert_eq!((&person["id"], &person["name"]), (&json!(bot.id), &json!("Minotaur")));
    assert_eq!(person["bot"], true);
    let cookie = [("cookie", ada.cookie.as_str())];
    let listed = ask(server.address, "GET", "/api/bots", &cookie, None).await;
    assert_eq!(listed.json()["bots"][0]["bot"], person);
    assert!(!listed.body.contains(&bot.token));
    // A stranger cannot revoke it, and a bot makes no bots and cannot change its name.
    let revoke = format!("/api/bots/{}/revoke", bot.id);
    let his = [("cookie", ben.cookie.as_str())];
    assert_eq!(ask(server.address, "POST", &revoke, &his, Some("{}")).await.code(), "no_such_person");
    for (path, body) in
        [("/api/bots", json!({ "name": "Son" })), ("/api/guest", json!({ "name": "Theseus" }))]
    {
        assert_eq!(bot.post(&server, path, Some(&body)).await.code(), "not_for_bots", "{path}");
    }
    // Everything the token opened ends with it.
    let table = server.open(&ada, &json!({ "game": "hands", "seats": 2 })).await;
    let mut events = bot.lines(&server, "/api/stream/event").await;
    let mut seen = bot.lines(&server, &format!("/api/bot/table/{table}/stream")).await;
    seen.until("snapshot").await;
    let headers = [("authorization", bot.bearer.clone())];
    let mut socket = Client::with_headers(server.address, &table, &headers).await.unwrap();
    socket.hello(None).await;
    assert_eq!(ask(server.address, "POST", &revoke, &cookie, Some("{}")).await.status, 204);
    assert_eq!((events.next().await, seen.next().await), (None, None));
    assert_eq!(socket.closing().await.0, 4004);
    let refused = bot.get(&server, "/api/me").await;
    assert_eq!((refused.status, refused.code().as_str()), (401, "bad_token"));
    let listed = ask(server.address, "GET", "/api/bots", &cookie, None).await.json();
    assert_eq!(listed, json!({ "bots": [] }));
    let kept = make(&server, &ada, "Ariadne").await;
    let file = server.stop().await;
    let (bytes, secret) = (std::fs::read(file).unwrap(), kept.token.trim_start_matches("irr_").as_bytes());
    assert!(!bytes.windows(secret.len()).any(|window| window == secret), "only a hash is stored");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_has_more_than_sixteen_bots_even_with_concurrent_requests() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let ada = server.guest("Ada").await;
    let cookie = [("cookie", ada.cookie.as_str())];
    let make = || async {
        let answer = ask(server.address, "POST", "/api/bots", &cookie, Some(r#"{"name":"Twin"}"#)).await;
        answer.status
    };
    let mut count = 0;
    for _ in 0..9 {
        let (left, right) = tokio::join!(make(), make());
        count += u32::from(left == 201) + u32::from(right == 201);
    }
    assert_eq!(count, 16);
    let listed = ask(server.address, "GET", "/api/bots", &cookie, None).await.json();
    assert_eq!(listed["bots"].as_array().unwrap().len(), 16);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn routes_for_tokens_take_no_cookie_and_no_nonsense() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let ada = server.guest("Ada").await;
    let bot = make(&server, &ada, "Minotaur").await;
    let table = server.open(&ada, &json!({ "game": "hands", "seats": 2 })).await;
    let cookie = [("cookie", ada.cookie.as_str())];
    let sit = format!("/api/bot/table/{table}/sit/1");
    assert_eq!(ask(server.address, "POST", &sit, &cookie, None).await.code(), "bad_token");
    for (path, status, code) in [
        (format!("/api/bot/table/{table}/sit/0"), 422, "no_such_seat"),
        (format!("/api/bot/table/{table}/sit/x"), 400, "bad_request"),
        (format!("/api/bot/table/{table}/sit/1?idd=7"), 400, "bad_request"),
        (format!("/api/bot/table/{table}/sit/1?id=%0a"), 400, "bad_request"),
        (format!("/api/bot/table/{table}/move/07"), 422, "not_your_seat"),
        (format!("/api/bot/table/{table}/accept"), 404, "not_invited"),
        (format!("/api/bot/table/{table}/decline"), 404, "not_invited"),
        ("/api/bot/table/00000000000000000000000000/abort".to_owned(), 404, "no_such_table"),
    ] {
        let answer = bot.post(&server, &path, None).await;
        assert_eq!((answer.status, answer.code().as_str()), (status, code), "{path}");
    }
    let stream = format!("/api/bot/table/{table}/stream?version=x");
    assert_eq!(bot.get(&server, &stream).await.code(), "bad_request");
    assert_eq!(ask(server.address, "GET", "/api/stream/event", &[], None).await.code(), "who_are_you");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_asks_too_often_is_told_when_to_ask_again() {
    let (_folder, file) = folder();
    let config = irrgarten_server::ServerConfig { rate: 0.001, burst: 3.0, ..quick() };
    let server = TestServer::start(file, config).await;
    let ada = server.guest("Ada").await;
    let bot = make(&server, &ada, "Minotaur").await;
    let path = "/api/bot/table/00000000000000000000000000/abort";
    for _ in 0..3 {
        assert_eq!(bot.post(&server, path, None).await.code(), "no_such_table");
    }
    let slowed = bot.post(&server, path, None).await;
    assert_eq!((slowed.status, slowed.code().as_str()), (429, "slow_down"));
    server.stop().await;
}
