//! `irrgarten play --at`: somebody at a terminal, at a table of a server.

use std::io::{BufRead as _, BufReader};

use serde_json::json;

use super::bot::{Program, TestServer};
use super::*;

/// Somebody at a terminal of their own.
struct Guest {
    program: Program,
    shown: BufReader<std::process::ChildStdout>,
}

impl Guest {
    fn at(server: &TestServer, table: &str) -> Guest {
        let url = format!("http://{}", server.address);
        let mut command = command(&["play", "--at", &url, table, "--name", "Ben"]);
        let mut program = Program(command.env("XDG_STATE_HOME", scratch("at-state")).spawn().unwrap());
        let shown = BufReader::new(program.0.stdout.take().unwrap());
        Guest { program, shown }
    }

    /// Types a line.
    fn types(&mut self, line: &str) {
        writeln!(self.program.0.stdin.as_mut().unwrap(), "{line}").unwrap();
    }

    /// The next line that is like this.
    fn sees(&mut self, like: impl Fn(&str) -> bool) -> String {
        let mut all = String::new();
        loop {
            let from = all.len();
            assert!(self.shown.read_line(&mut all).unwrap() > 0, "not seen: {all}");
            if like(&all[from..]) {
                return all[from..].trim().to_owned();
            }
        }
    }
}

#[test]
fn a_person_at_a_terminal_sits_at_a_table_of_a_server_and_comes_back_to_the_seat() {
    let _ = std::fs::remove_dir_all(scratch("at-state"));
    let server = TestServer::fresh("at-table");
    let ada = server.guest();
    let (_, token) = server.bot(&ada, "Host");
    let host = format!("authorization: Bearer {token}");
    let wished = json!({ "game": "cards", "seats": 2, "options": { "first": "1" } });
    let table = server.ask("POST", "/api/tables", &host, Some(&wished));
    let table = table["table"].as_str().unwrap();
    let invite = json!({ "command": { "type": "invite", "seat": 2, "level": "mouse" } });
    server.ask("POST", &format!("/api/bot/table/{table}/do"), &host, Some(&invite));
    let made = server.ask("POST", &format!("/api/tables/{table}/code"), &host, Some(&json!({})));

    let mut ben = Guest::at(&server, made["code"].as_str().unwrap());
    ben.sees(|line| line.contains("The game begins."));
    ben.sees(|line| line.contains('┌'));
    ben.types("help");
    ben.sees(|line| line.contains("say WORDS"));
    ben.types("99x@0,0");
    ben.sees(|line| line.contains("99"));
    ben.sees(|line| line.contains("expected"));
    ben.types("quit");
    ben.sees(|line| line.contains("comes back to it"));
    assert!(ben.program.0.wait().unwrap().success());
    assert_eq!(server.look(table)["seats"][0]["person"]["name"], "Ben");

    // By the link of the table, and with the cookie that was kept.
    let mut ben = Guest::at(&server, &format!("http://{}/t/{table}", server.address));
    ben.types("actions");
    let list = ben.sees(|line| line.contains('@'));
    let begins = list.split(['…', ' ']).next().unwrap().to_owned();
    ben.types(&format!("actions {begins}"));
    let list = ben.sees(|line| line.starts_with(&begins) && !line.contains('…'));
    let action = list.split_whitespace().next().unwrap().to_owned();
    ben.types(&action);
    ben.sees(|line| line.contains(&format!("Ben (you): {action}")));
    server.wait_for(table, |seen| seen["turn"][0] == 1 && seen["version"].as_u64() > Some(8));
    drop(ben);
    server.close();
}

#[test]
fn a_table_that_is_not_there_and_a_server_that_is_not_are_told() {
    let server = TestServer::fresh("at-nothing");
    let url = format!("http://{}", server.address);
    let ran = |arguments: &[&str]| {
        let output = command(arguments).env("XDG_STATE_HOME", scratch("at-nobody")).output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(ran(&["play", "--at", &url, "NOCODE"]).contains("/api/codes/NOCODE"));
    assert!(ran(&["play", "--at", "play.example.org", "NOCODE"]).contains("--at play.example.org"));
    assert!(ran(&["play", "--at", "http://127.0.0.1:1", "NOCODE"]).contains("127.0.0.1:1"));
    server.close();
}
