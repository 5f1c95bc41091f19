//! Records looked at moment by moment, for browsers that cannot do it themselves.

use irrgarten_game::{Seed, Turn};
use irrgarten_toys::games;
use serde_json::json;

use crate::http::ask;
use crate::setup::{TestServer, folder, quick};

/// The record of a game in which everybody does the first thing there is.
fn record() -> String {
    let entry = games().find("hands").unwrap();
    let seed: Seed = "5".parse().unwrap();
    let mut position = entry.deal(2, &[], &seed).unwrap();
    for drawn in 0.. {
        match position.turn() {
            Turn::Over(_) => break,
            Turn::Chance => drop(position.draw_by_seed(&seed, drawn).unwrap()),
            Turn::Decide(seats) => {
                let seat = seats.iter().next().unwrap();
                let action = position.actions(seat).remove(0);
                position.act_in_text(seat, &action).unwrap();
            }
        }
    }
    position.record().to_string()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_record_is_looked_at_by_anybody_with_a_name() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let ada = server.guest("Ada").await;
    // Longer than other messages may be.
    let record = format!("{}{}", record(), format!("# {}\n", "x".repeat(98)).repeat(200));
    let replayed = server.post(&ada, "/api/replay", &json!({ "record": record })).await;
    assert_eq!(replayed.status, 200, "{}", replayed.body);
    let replayed = replayed.json();
    assert_eq!((&replayed["game"], &replayed["seats"]), (&json!("hands"), &json!(2)));
    let moments = replayed["moments"].as_array().unwrap().len();
    assert_eq!(moments, replayed["turns"].as_array().unwrap().len());
    let moment = json!({ "record": record, "at": 1, "eyes": { "seat": 2 }, "dice": 1 });
    let moment = server.post(&ada, "/api/moment", &moment).await.json();
    assert!(moment["position"].as_str().unwrap().starts_with("hands/"), "{moment}");

    let wrong = server.post(&ada, "/api/replay", &json!({ "record": "nonsense" })).await;
    assert_eq!((wrong.status, wrong.code().as_str()), (422, "bad_record"));
    let long = json!({ "record": "x".repeat(600_000) });
    assert_eq!(server.post(&ada, "/api/replay", &long).await.code(), "too_big");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_to_be_watched_may_stand_in_other_pages_and_nothing_else_may() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    for (path, ancestors, option) in [
        ("/embed/replay", "frame-ancestors *;", None),
        ("/embed/t/0abc", "frame-ancestors *;", None),
        ("/embedded", "frame-ancestors 'none';", Some("DENY")),
        ("/replay", "frame-ancestors 'none';", Some("DENY")),
        ("/t/0abc/replay", "frame-ancestors 'none';", Some("DENY")),
        ("/", "frame-ancestors 'none';", Some("DENY")),
    ] {
        let answer = ask(server.address, "GET", path, &[], None).await;
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.starts_with(ancestors), "{path}: {policy}");
        assert_eq!(answer.header("x-frame-options"), option, "{path}");
    }
    server.stop().await;
}
