//! Puzzles: made and judged, but not stored.

use serde_json::{Value, json};

use crate::http::ask;
use crate::setup::{TestServer, folder, quick};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_maze_is_solved_by_its_own_solution_and_by_nothing_else() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let to = server.address;
    let made = ask(to, "GET", "/api/puzzles/maze?extent=7&depth=2&seed=9", &[], None).await.json();
    let again = ask(to, "GET", "/api/puzzles/maze?extent=7&depth=2&seed=9", &[], None).await.json();
    assert_eq!(made, again, "the same seed");
    assert_eq!(made["fewest"], 2);
    let line: Vec<String> = serde_json::from_value(made["solution"].clone()).unwrap();
    let play = |turns: Vec<String>| {
        let body = json!({ "puzzle": made["puzzle"], "turns": turns }).to_string();
        async move { ask(to, "POST", "/api/puzzles/maze", &[], Some(&body)).await }
    };
    assert_eq!(play(vec![]).await.json(), made["board"]);
    // A push before its walk offers squares, the whole turn offers pushes, the last one nothing.
    let (push, walk) = line[0].split_once('>').unwrap();
    assert!(has(&made["board"]["pushes"], push));
    let pushed = play(vec![push.to_owned()]).await.json();
    assert!(has(&pushed["walks"], walk) && pushed["pushes"] == json!([]));
    let walked = play(vec![line[0].clone()]).await.json();
    assert!(has(&walked["pushes"], line[1].split_once('>').unwrap().0) && walked["walks"] == json!([]));
    let solved = play(line.clone()).await.json();
    assert_eq!((&solved["solved"], &solved["pushes"]), (&json!(true), &json!([])));
    assert_eq!(solved["player"], solved["objective"]);
    // Not a turn, a barred push, a turn after the end.
    let mut longer = line.clone();
    longer.push("Nb+3>a1".to_owned());
    let halves = vec![push.to_owned(), line[1].clone()];
    for turns in [longer, halves, vec!["Na+3>a1".to_owned()], vec!["sideways".to_owned()]] {
        let answer = play(turns.clone()).await;
        assert_eq!((answer.status, answer.code().as_str()), (422, "illegal_action"), "{turns:?}");
    }
    assert_eq!(play(vec![push.to_owned(); 41]).await.code(), "bad_request");
    for wrong in ["extent=6&depth=2&seed=1", "extent=7&depth=9&seed=1", "extent=7&depth=2", "extent=x"] {
        let answer = ask(to, "GET", &format!("/api/puzzles/maze?{wrong}"), &[], None).await;
        assert_eq!((answer.status, answer.code().as_str()), (400, "bad_request"), "{wrong}");
    }
    let none = ask(to, "POST", "/api/puzzles/maze", &[], Some(r#"{"puzzle":"maze","turns":[]}"#)).await;
    assert_eq!((none.status, none.code().as_str()), (422, "bad_puzzle"));
    server.stop().await;
}

fn has(list: &Value, word: &str) -> bool {
    list.as_array().unwrap().iter().any(|one| one == word)
}
