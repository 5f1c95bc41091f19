//! The engine answers everything and survives everything.

use std::io::{BufRead as _, BufReader};

use super::*;

/// The answers to these lines.
fn asks(lines: &[&[u8]]) -> Vec<String> {
    let ran = run(&["engine"], lines.join(&b'\n'));
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    ran.stdout.lines().map(str::to_owned).collect()
}

fn ask(request: &str) -> String {
    asks(&[request.as_bytes()]).remove(0)
}

#[test]
fn nothing_that_is_sent_ends_the_engine() {
    let huge = vec![b'['; 10_000_000];
    let deep = "[".repeat(60_000);
    let answers = asks(&[
        b"garbage \xff\xfe",
        &huge,
        deep.as_bytes(),
        b"{\"id\":1",
        b"[]",
        b"7",
        b"",
        b"{}",
        b"{\"id\":2}",
        b"{\"id\":3,\"cmd\":7}",
        b"{\"id\":4,\"cmd\":\"new\"}",
        b"{\"id\":5,\"cmd\":\"new\",\"game\":\"cards\",\"seats\":\"two\"}",
        b"{\"id\":6,\"cmd\":\"new\",\"game\":\"cards\",\"seats\":300}",
        b"{\"id\":7,\"cmd\":\"new\",\"game\":\"cards\",\"options\":{\"edges\":1}}",
        b"{\"id\":8,\"cmd\":\"hello\",\"extra\":1}",
        b"{\"id\":9,\"cmd\":\"hello\"}",
    ]);
    let expected = [
        ("null", "not_text"),
        ("null", "line_too_long"),
        ("null", "bad_request"),
        ("null", "bad_request"),
        ("null", "bad_request"),
        ("null", "bad_request"),
        ("null", "missing field `cmd`"),
        ("2", "missing field `cmd`"),
        ("3", "cmd: invalid type"),
        ("4", "missing field `game`"),
        ("5", "seats: invalid type: string"),
        ("6", "seats: invalid value: integer `300`"),
        ("7", "options: \\\"edges\\\": expected a string"),
        ("8", "unknown field `extra`"),
        ("9", "\"ok\":{\"name\":\"irrgarten\""),
    ];
    assert_eq!(answers.len(), expected.len(), "a blank line is no request");
    for (answer, (id, part)) in answers.iter().zip(expected) {
        assert!(
            answer.starts_with(&format!("{{\"id\":{id},")) && answer.contains(part),
            "{answer} {id} {part}"
        );
        assert!(answer.len() < 500);
    }
}

#[test]
fn an_id_comes_back_as_it_was_written() {
    for id in [
        "1",
        "-0.10",
        "1e400",
        "\"a\\u0041\"",
        "[1, 2]",
        "{\"a\":null}",
        "true",
        "123456789012345678901234567890",
    ] {
        let answer = ask(&format!("{{\"cmd\":\"hello\",\"id\":{id}}}"));
        assert!(answer.starts_with(&format!("{{\"id\":{id},\"ok\":")), "{answer}");
    }
}

#[test]
fn every_request_answers_like_the_command_of_the_same_name() {
    let ok = |cmd: &str, more: &str| {
        let answer = ask(&format!("{{\"id\":0,\"cmd\":\"{cmd}\",\"position\":\"{HELMETS}\"{more}}}"));
        let ok = answer.strip_prefix("{\"id\":0,\"ok\":").and_then(|rest| rest.strip_suffix('}'));
        ok.unwrap_or_else(|| panic!("{answer}")).to_owned() + "\n"
    };
    let printed = |arguments: &[&str]| prints(&[arguments, &["--json", HELMETS]].concat(), "");
    assert_eq!(ok("actions", ""), printed(&["actions"]));
    assert_eq!(ok("actions", ",\"seat\":2"), printed(&["actions", "--seat", "2"]));
    assert_eq!(ok("chances", ""), printed(&["chances"]));
    assert_eq!(ok("outcome", ""), printed(&["outcome"]));
    assert_eq!(ok("view", ",\"public\":true"), printed(&["view", "--public"]));
    assert_eq!(ok("view", ",\"seat\":2"), printed(&["view", "--seat", "2"]));
    assert_eq!(ok("perft", ",\"depth\":2"), printed(&["perft", "2"]));
    assert_eq!(
        ok("do", ",\"action\":\"44n@0,-1\",\"seed\":\"7\",\"drawn\":3"),
        printed(&["do", "44n@0,-1", "--seed", "7", "--drawn", "3"])
    );
    assert!(ok("show", "").starts_with("{\"text\":\""));
    assert!(ok("show", ",\"format\":\"svg\",\"seat\":1").contains("<svg"));
    let new = ask(r#"{"cmd":"new","game":"cards","seats":3,"seed":"7","options":{"edges":"strict"}}"#);
    let printed =
        prints(&["new", "cards", "--seats", "3", "--seed", "7", "--option", "edges=strict", "--json"], "");
    assert_eq!(new, format!("{{\"id\":null,\"ok\":{}}}", printed.trim()));
}

#[test]
fn a_viewer_must_be_one_or_the_other() {
    for more in ["", ",\"seat\":1,\"public\":true"] {
        let answer = ask(&format!("{{\"cmd\":\"view\",\"position\":\"{HELMETS}\"{more}}}"));
        assert!(answer.contains("expected either \\\"seat\\\" or \\\"public\\\":true"), "{answer}");
    }
}

#[test]
fn an_answer_comes_before_the_next_question() {
    let mut child = command(&["engine"]).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut position = prints(&["new", "cards", "--seed", "7"], "").trim().to_owned();
    let mut ask = |request: String| {
        writeln!(stdin, "{request}").unwrap();
        stdout.next().unwrap().unwrap()
    };
    let field = |answer: &str, key: &str| {
        let (_, rest) =
            answer.split_once(&format!("\"{key}\":")).unwrap_or_else(|| panic!("{key} in {answer}"));
        rest.trim_start_matches(['[', '"']).split('"').next().unwrap().to_owned()
    };
    for drawn in 0..46 {
        let actions = ask(format!("{{\"cmd\":\"actions\",\"position\":\"{position}\"}}"));
        let action = field(&actions, "actions");
        let done = ask(format!(
            "{{\"cmd\":\"do\",\"position\":\"{position}\",\"action\":\"{action}\",\"seed\":\"7\",\"drawn\":{drawn}}}"
        ));
        position = field(&done, "position");
    }
    let over = ask(format!("{{\"cmd\":\"outcome\",\"position\":\"{position}\"}}"));
    assert!(over.contains("\"state\":\"over\""), "{over}");
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

#[test]
fn the_best_action_comes_from_what_the_seat_knows() {
    let go =
        |position: &str, more: &str| ask(&format!("{{\"cmd\":\"go\",\"position\":\"{position}\"{more}}}"));
    let seen = HELMETS.replace("|08,34", "|?,?");
    for seed in ["1", "2", "3"] {
        let more = format!(",\"seat\":1,\"seed\":\"{seed}\"");
        assert_eq!(go(HELMETS, &more), go(&seen, &more), "an open position shows the player no more");
    }
    let field = |answer: &str| {
        let best = answer.split("\"best\":").nth(1).unwrap();
        best.split(",\"value\":").next().unwrap().trim_end_matches('}').to_owned()
    };
    let best = field(&go(&seen, ",\"seat\":1"));
    let legal = prints(&["actions", HELMETS], "");
    assert!(legal.lines().any(|action| best == format!("\"{action}\"")), "{best}");
    assert_eq!(field(&go(&seen, ",\"seat\":2")), "null", "seat 2 is not on turn");
    assert_eq!(field(&go(&seen, ",\"seat\":6")), "null", "there is no seat 6");
    assert_eq!(field(&go(HELMETS, ",\"actions\":[\"03n@0,-1\"]")), "\"03n@0,-1\"");
    assert!(go(&seen, "").contains("expected \\\"seat\\\""));
    assert!(go(&seen, ",\"seat\":9").contains("bad_seat"));
    assert!(go(HELMETS, ",\"level\":\"genius\"").contains("a level, one of random, greedy, mouse"));
}
