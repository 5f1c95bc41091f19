//! The examples of `/api` can be tried.

use serde_json::{Value, json};

use crate::http::ask;
use crate::setup::{TestServer, folder, quick};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_example_of_the_reference_is_understood() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let to = server.address;
    let ada = server.guest("Ada").await;
    let table = server.open(&ada, &json!({ "game": "hands", "seats": 2 })).await;
    let cookie = ("cookie", ada.cookie.as_str());
    let made = ask(to, "POST", "/api/bots", &[cookie], Some(r#"{"name":"my-bot"}"#)).await.json();
    let bearer = format!("Bearer {}", made["token"].as_str().unwrap());
    let page = ask(to, "GET", "/api", &[], None).await.body;
    let page = page.replace("&quot;", "\"").replace("&#39;", "'").replace("&amp;", "&");
    let examples: Vec<&str> = page.split("<h4>Example</h4><pre><code>").skip(1).collect();
    let document = ask(to, "GET", "/api/openapi.json", &[], None).await.json();
    let operations =
        document["paths"].as_object().unwrap().values().flat_map(|item| item.as_object().unwrap());
    assert_eq!(examples.len(), operations.count());
    let mut tried = 0;
    for example in examples {
        let line = example.split("</code>").next().unwrap();
        let address = line.rsplit("$HERE").next().unwrap().trim_end_matches('"');
        let address = address.replace("$TABLE", &table).replace("$PERSON", &ada.id);
        let address = address.replace("$BOT", made["bot"]["id"].as_str().unwrap());
        // Streams do not end, and what is left in capitals has to be found out first.
        if address.contains('$') || line.contains(" -sN ") || address.ends_with("/socket") {
            continue;
        }
        let body = line.split(" -d '").nth(1).map(|rest| rest.rsplit_once("' ").unwrap().0);
        let body = body.map(|body| body.replace("'$BOT'", made["bot"]["id"].as_str().unwrap()));
        let mut headers = Vec::new();
        if line.contains("-b jar") {
            headers.push(cookie);
        }
        if line.contains("$TOKEN") {
            headers.push(("authorization", bearer.as_str()));
        }
        // Signing out and revoking come at their places: everything after them would be refused.
        if ["/api/sign-out", "/revoke"].iter().any(|end| address.ends_with(end)) {
            continue;
        }
        let method = if body.is_some() { "POST" } else { "GET" };
        let answer = ask(to, method, &address, &headers, body.as_deref()).await;
        let code = serde_json::from_str::<Value>(&answer.body).map(|said| said["code"].clone());
        let code = code.unwrap_or_default();
        // There is nothing at this version that could be reported.
        if address.ends_with("/report") && code == "not_found" {
            continue;
        }
        let never = ["bad_request", "not_found", "not_allowed", "who_are_you", "bad_token", "internal"];
        assert!(answer.status < 500, "{line}: {}", answer.body);
        assert!(!never.iter().any(|bad| code == *bad), "{line}: {}", answer.body);
        tried += 1;
    }
    assert!(tried > 30, "{tried} examples were tried");
    server.stop().await;
}
