//! Advice for the seat that is to act.

use std::time::Duration;

use irrgarten_toys::games;
use serde_json::json;

use crate::resume::begun_with;
use crate::setup::{TestServer, folder, quick};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_seat_that_is_to_act_gets_advice_in_three_steps_and_nobody_else_does() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    for entry in games().all() {
        let meta = entry.meta();
        let seats = meta.min_seats.max(2);
        let (table, guests, _devices) = begun_with(&server, meta.slug, seats).await;
        let path = |seat: usize| format!("/api/tables/{table}/hint/{seat}");
        // The cards may still be on their way.
        let (mut advised, mut tries) = (None, 0);
        while advised.is_none() {
            for (seat, guest) in (1..).zip(&guests) {
                let answer = server.get(guest, &path(seat)).await;
                match answer.status {
                    200 => advised = advised.or(Some(answer.json())),
                    _ => assert!(
                        ["not_your_turn", "not_playing"].contains(&answer.code().as_str()),
                        "{}",
                        answer.body
                    ),
                }
            }
            tries += 1;
            assert!(tries < 100, "{}: nobody is to act", meta.slug);
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        let advice = advised.unwrap();
        let steps = advice["steps"].as_array().unwrap();
        assert_eq!(steps.len(), 3, "{advice}");
        let said: Vec<_> = steps.iter().map(|step| step["message"]["key"].as_str().unwrap()).collect();
        assert_eq!(said, ["advice-compare", "advice-better", "advice-try"]);
        let text = steps[2]["message"]["text"].as_str().unwrap();
        let action = steps[2]["message"]["arguments"]["action"].as_str().unwrap();
        assert_eq!(text, format!("Try {action}"));
        let looker = server.guest("Eve").await;
        assert_eq!(server.get(&looker, &path(1)).await.code(), "not_your_seat");
        assert_eq!(server.get(&guests[0], &path(2)).await.code(), "not_your_seat");
        assert_eq!(server.get(&guests[0], &path(9)).await.code(), "no_such_seat");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn there_is_no_advice_at_a_rated_table() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let ada = server.guest("Ada").await;
    let game = games().all().iter().find(|game| !game.meta().together).unwrap().meta().slug;
    let table = server.open(&ada, &json!({ "game": game, "seats": 2, "rated": true })).await;
    let mut device = server.socket(&table, Some(&ada)).await;
    device.hello(None).await;
    device.sit(1).await;
    assert_eq!(server.get(&ada, &format!("/api/tables/{table}/hint/1")).await.code(), "no_hints");
    server.stop().await;
}
