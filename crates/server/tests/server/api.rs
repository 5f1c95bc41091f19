//! The HTTP API: permissions, codes, and the shape of responses.

use serde_json::{Value, json};

use crate::client::Client;
use crate::http::ask;
use crate::setup::{TestServer, folder, quick};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn guests_open_tables_and_the_lobby_shows_them() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let to = server.address;
    let nobody = json!({ "person": null, "sign_in": null });
    assert_eq!(ask(to, "GET", "/api/me", &[], None).await.json(), nobody);
    let answer = ask(to, "POST", "/api/tables", &[], Some(r#"{"game":"hands","seats":2}"#)).await;
    assert_eq!((answer.status, answer.code().as_str()), (401, "who_are_you"));
    let ada = server.guest("  Ada\u{202e} ").await;
    let cookie = [("cookie", ada.cookie.as_str())];
    let me = ask(to, "GET", "/api/me", &cookie, None).await.json();
    assert_eq!((&me["person"]["id"], &me["person"]["name"]), (&json!(ada.id), &json!("Ada")));
    // Another name, the same person.
    let renamed = ask(to, "POST", "/api/guest", &cookie, Some(r#"{"name":"Countess"}"#)).await.json();
    assert_eq!(renamed["person"]["id"], ada.id);
    let open = server.open(&ada, &json!({ "game": "hands", "seats": 3 })).await;
    server.open(&ada, &json!({ "game": "hands", "seats": 2, "private": true })).await;
    let lobby = ask(to, "GET", "/api/tables", &[], None).await.json();
    let tables = lobby["tables"].as_array().unwrap();
    assert_eq!(tables.len(), 1, "private tables are not shown: {lobby}");
    assert_eq!((&tables[0]["table"], &tables[0]["host"]["name"]), (&json!(open), &json!("Countess")));
    let running = ask(to, "GET", "/api/tables?phase=running", &[], None).await.json();
    assert_eq!(running, json!({ "tables": [], "next": null }));
    let seen = ask(to, "GET", &format!("/api/tables/{open}"), &[], None).await.json();
    assert_eq!((&seen["phase"], &seen["version"]), (&json!("gathering"), &json!(1)));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_else_is_answered_with_a_code() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let to = server.address;
    let ada = server.guest("Ada").await;
    let cookie = ("cookie", ada.cookie.as_str());
    let post = |path: &'static str, body: &'static str| async move {
        let answer = ask(to, "POST", path, &[cookie], Some(body)).await;
        (answer.status, answer.code())
    };
    let told = |status: u16, code: &str| (status, code.to_owned());
    assert_eq!(post("/api/guest", r#"{"name":" "}"#).await, told(422, "bad_name"));
    assert_eq!(post("/api/guest", r#"{"nam":"x"}"#).await, told(400, "bad_request"));
    assert_eq!(post("/api/tables", r#"{"game":"chess","seats":2}"#).await, told(404, "unknown_game"));
    assert_eq!(post("/api/tables", r#"{"game":"hands","seats":9}"#).await, told(422, "bad_seats"));
    assert_eq!(post("/api/tables", "{").await, told(400, "bad_request"));
    assert_eq!(post("/healthz", "{}").await, told(405, "not_allowed"));
    assert_eq!(post("/nowhere", "{}").await, told(404, "not_found"));
    let long = format!(r#"{{"name":"{}"}}"#, "x".repeat(9000));
    assert_eq!(ask(to, "POST", "/api/guest", &[], Some(&long)).await.code(), "too_big");
    for path in ["/api/tables/nonsense", "/api/tables/00000000000000000000000000", "/api/table/x/socket"] {
        assert_eq!(ask(to, "GET", path, &[], None).await.status / 100, 4, "{path}");
    }
    assert_eq!(ask(to, "GET", "/api/tables?page=2", &[], None).await.code(), "bad_request");
    let games = ask(to, "GET", "/api/games", &[], None).await.json();
    assert!(games["games"].as_array().unwrap().iter().any(|game| game["game"] == "hands"));
    let rules = ask(to, "GET", "/api/games/hands/rulebook/de", &[], None).await;
    assert!(rules.status == 200 && rules.header("content-type").unwrap().starts_with("text/markdown"));
    assert_eq!(ask(to, "GET", "/api/games/hands/rulebook/xx", &[], None).await.status, 404);
    let picture = ask(to, "GET", "/api/games/hands/rulebook/examples/start-1.svg", &[], None).await;
    assert_eq!((picture.status, picture.header("content-type")), (200, Some("image/svg+xml")));
    for missing in
        ["hands/rulebook/examples/start-2.svg", "hands/rulebook/examples/start-1", "none/rulebook/en"]
    {
        assert_eq!(
            ask(to, "GET", &format!("/api/games/{missing}"), &[], None).await.status,
            404,
            "{missing}"
        );
    }
    assert_eq!(games["games"][1]["words"]["de"]["title"], "Hände");
    let hidden = "hands/1%20t=-%20top=-%20s=0,0%20n=1%20k=0%20d=0%20h=07,39|?,?";
    let drawn = ask(to, "GET", &format!("/api/picture?as=svg&position={hidden}"), &[], None).await;
    assert_eq!((drawn.status, drawn.header("content-type")), (200, Some("image/svg+xml")));
    let art = ask(to, "GET", &format!("/api/picture?as=text&position={hidden}"), &[], None).await;
    assert_eq!((art.status, art.header("content-type")), (200, Some("text/plain; charset=utf-8")));
    for (path, status, code) in [
        ("/api/picture?as=svg&position=nonsense".to_owned(), 422, "bad_position"),
        ("/api/picture?as=png&position=hands/1".to_owned(), 400, "bad_request"),
        (format!("/api/picture?as=svg&position={}", "x".repeat(5000)), 413, "too_big"),
    ] {
        let refused = ask(to, "GET", &path, &[], None).await;
        assert_eq!((refused.status, refused.code().as_str()), (status, code), "{path}");
    }
    let health = ask(to, "GET", "/healthz", &[], None).await;
    assert_eq!((health.status, &health.json()["status"]), (200, &json!("ok")));
    let page = ask(to, "GET", "/", &[], None).await;
    let policy = page.header("content-security-policy").unwrap();
    assert!(
        policy.contains("script-src 'self' 'wasm-unsafe-eval'; style-src 'self'")
            && policy.contains("frame-ancestors 'none'")
    );
    assert!(policy.contains(&format!("connect-src 'self' ws://{to} wss://{to}")));
    // WebAssembly and nothing else of that kind.
    assert!(
        !policy.replace("'wasm-unsafe-eval'", "").contains("unsafe")
            && page.header("x-content-type-options") == Some("nosniff")
    );
    assert_eq!(
        ["x-frame-options", "referrer-policy", "cross-origin-opener-policy"].map(|name| page.header(name)),
        [Some("DENY"), Some("no-referrer"), Some("same-origin")]
    );
    // What is no page may load nothing at all.
    for answer in [&drawn, &health] {
        let policy = answer.header("content-security-policy");
        assert_eq!(policy, Some("default-src 'none'; frame-ancestors 'none'"));
        let others = ["x-content-type-options", "cross-origin-resource-policy", "x-frame-options"];
        assert_eq!(others.map(|name| answer.header(name)), [Some("nosniff"), Some("same-origin"), None]);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_of_other_sites_are_refused() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let to = server.address;
    let ada = server.guest("Ada").await;
    let table = server.open(&ada, &json!({ "game": "hands", "seats": 2 })).await;
    let own = format!("http://{to}");
    for (origin, welcome) in [(own.as_str(), true), ("http://evil.example", false), ("null", false)] {
        let headers = [("origin", origin), ("cookie", ada.cookie.as_str())];
        let answer = ask(to, "POST", "/api/guest", &headers, Some(r#"{"name":"Ada"}"#)).await;
        assert_eq!(answer.status, if welcome { 200 } else { 403 }, "{origin}");
        let headers = [("origin", origin.to_owned()), ("cookie", ada.cookie.clone())];
        assert_eq!(Client::with_headers(to, &table, &headers).await.is_ok(), welcome, "{origin}");
    }
    let form = ask(to, "POST", "/api/guest", &[("content-type", "text/plain")], None).await;
    assert_eq!(form.code(), "bad_request");
    server.stop().await;
}

/// Every request that changes something, future ones included: they come from the `OpenAPI` document.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_other_site_can_act_in_a_visitors_name() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let to = server.address;
    let ada = server.guest("Ada").await;
    let table = server.open(&ada, &json!({ "game": "hands", "seats": 2 })).await;
    let described = ask(to, "GET", "/api/openapi.json", &[], None).await.json();
    let paths = described["paths"].as_object().unwrap();
    let mut tried = 0;
    for (path, _) in paths.iter().filter(|(_, methods)| methods["post"].is_object()) {
        let path = path.replace("{id}", &table).replace("{seat}", "1").replace("{action}", "x");
        let cookie = ("cookie", ada.cookie.as_str());
        for site in [("origin", "http://evil.example"), ("origin", "null"), ("sec-fetch-site", "cross-site")]
        {
            let answer = ask(to, "POST", &path, &[cookie, site], Some("{}")).await;
            assert!(matches!(answer.status, 401 | 403), "{path} {site:?}: {}", answer.body);
        }
        let form = [cookie, ("content-type", "application/x-www-form-urlencoded")];
        let answer = ask(to, "POST", &path, &form, None).await;
        assert_eq!(answer.status / 100, 4, "{path}: {}", answer.body);
        tried += 1;
    }
    assert!(tried > 10, "{tried}");
    let me = server.get(&ada, "/api/me").await.json();
    assert_eq!(me["person"]["name"], "Ada");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_forged_cookie_authenticates_nobody() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let ada = server.guest("Ada").await;
    let ben = server.guest("Ben").await;
    let forged = ada.cookie.replace(&ada.id, &ben.id);
    for cookie in [forged, format!("irrgarten={}", ada.id), "irrgarten=.".to_owned()] {
        let me = ask(server.address, "GET", "/api/me", &[("cookie", &cookie)], None).await;
        assert_eq!(me.json()["person"], Value::Null, "{cookie}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_api_describes_itself() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let described = ask(server.address, "GET", "/api/openapi.json", &[], None).await.json();
    assert!(described["openapi"].as_str().unwrap().starts_with("3.1"));
    for (path, methods) in described["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            let path = path
                .replace("{game}", "hands")
                .replace("{language}", "en")
                .replace("{name}", "bot.py")
                .replace("{id}", &"0".repeat(26));
            let answer = ask(server.address, &method.to_uppercase(), &path, &[], None).await;
            assert_ne!(answer.status, 405, "{method} {path}");
            // There is no picture of that name, which the route itself says.
            let nowhere = answer.status == 404 && answer.code() == "not_found" && !path.contains("{picture}");
            assert!(!nowhere, "{method} {path}");
        }
    }
    let text = described.to_string();
    for word in [
        "Guest",
        "Me",
        "GameList",
        "Opened",
        "Lobby",
        "TableSnapshot",
        "Problem",
        "Health",
        "DeviceLink",
        "SetPassphrase",
        "SignIn",
        "SignOut",
        "TableCode",
        "PersonPage",
        "Standing",
        "Rating",
        "Avatar",
    ] {
        let schema = &described["components"]["schemas"][word];
        assert!(schema.is_object() && text.contains(&format!("#/components/schemas/{word}")), "{word}");
    }
    server.stop().await;
}
