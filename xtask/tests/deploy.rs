//! The files in `deploy` fit the program: what can be checked without a container engine and without systemd.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![cfg(unix)]

use std::collections::BTreeSet;
use std::fs;
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const PATIENCE: Duration = Duration::from_mins(1);

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

fn read(name: &str) -> String {
    fs::read_to_string(root().join(name)).unwrap()
}

/// Lines that go on after a backslash are one.
fn instructions(dockerfile: &str) -> Vec<String> {
    let joined = dockerfile.replace("\\\n", " ");
    let lines = joined.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(str::to_owned).collect()
}

#[test]
fn settings_in_files_are_settings_of_the_program() {
    let source = read("crates/cli/src/commands/serve/mod.rs");
    let mut found = BTreeSet::new();
    for name in ["deploy/Dockerfile", "deploy/compose.yaml", "deploy/irrgarten.service"] {
        let text = read(name);
        for word in text.split(|letter: char| !letter.is_ascii_uppercase() && letter != '_') {
            if word.starts_with("IRRGARTEN_") {
                assert!(source.contains(&format!("env = \"{word}\"")), "{name}: the program has no {word}");
                found.insert(word.to_owned());
            }
        }
    }
    assert!(found.len() > 3, "{found:?}");
}

#[test]
fn the_image_is_built_of_files_that_are_there_and_runs_without_rights() {
    let lines = instructions(&read("deploy/Dockerfile"));
    for line in lines.iter().filter(|line| line.starts_with("COPY ") && !line.contains("--from=")) {
        let words: Vec<&str> = line.split_whitespace().skip(1).collect();
        for source in &words[..words.len() - 1] {
            assert!(root().join(source).exists(), "{line}: there is no {source}");
        }
    }
    let last = lines.iter().rposition(|line| line.starts_with("FROM ")).unwrap();
    let user = lines[last..].iter().find_map(|line| line.strip_prefix("USER ")).expect("a user");
    assert!(user != "root" && user != "0", "{user}");
    assert!(lines[last..].iter().any(|line| line.starts_with("HEALTHCHECK ")));
    assert!(lines[last..].iter().all(|line| !line.starts_with("ADD ")), "what is added is not seen");
    // The compiler of the image is one that the workspace takes.
    let manifest = read("Cargo.toml");
    let needed = manifest.lines().find_map(|line| line.strip_prefix("rust-version = \"")).unwrap();
    let needed = needed.trim_end_matches('"');
    assert!(lines.iter().any(|line| line.starts_with(&format!("FROM rust:{needed}-"))), "Rust {needed}");
}

#[test]
fn the_proxy_sends_people_to_the_servers_there_are() {
    let (compose, caddy) = (read("deploy/compose.yaml"), read("deploy/Caddyfile"));
    assert!(!compose.contains('\t'), "YAML has no tabs");
    let services: Vec<&str> = compose
        .lines()
        .skip_while(|line| *line != "services:")
        .take_while(|line| *line != "networks:")
        .filter(|line| line.starts_with("  ") && !line.starts_with("   ") && line.contains(':'))
        .filter_map(|line| line.trim().split(':').next())
        .collect();
    assert_eq!(services, ["database", "one", "two", "proxy"]);
    let line = caddy.lines().find(|line| line.contains("reverse_proxy")).unwrap();
    let servers: Vec<&str> = line.split_whitespace().filter_map(|word| word.strip_suffix(":8080")).collect();
    assert_eq!(servers, ["one", "two"]);
    // The network that is trusted is the one that is made.
    let network = compose.lines().find_map(|line| line.trim().strip_prefix("- subnet: ")).unwrap();
    assert!(compose.contains(&format!("IRRGARTEN_PROXIES: {network}")), "{network}");
}

#[test]
fn units_name_commands_of_the_program() {
    let help = |command: &str| {
        let said = program().args([command, "--help"]).output().unwrap();
        assert!(said.status.success(), "{command}");
        String::from_utf8(said.stdout).unwrap()
    };
    let mut found = 0;
    for name in ["deploy/irrgarten.service", "deploy/irrgarten-backup.service"] {
        let text = read(name);
        for line in text.lines().filter(|line| line.starts_with("ExecStart=")) {
            let (_, behind) = line.split_once("/usr/local/bin/irrgarten ").expect(line);
            let mut words = behind.split_whitespace();
            let shown = help(words.next().unwrap());
            for flag in words.filter(|word| word.starts_with("--")) {
                assert!(shown.contains(flag), "{name}: {flag}");
            }
            found += 1;
        }
    }
    assert_eq!(found, 2);
    let units = ["irrgarten.service", "irrgarten-backup.service", "irrgarten-backup.timer"];
    for unit in units {
        let text = read(&format!("deploy/{unit}"));
        let sections = text.lines().filter(|line| line.starts_with('[') && line.ends_with(']')).count();
        assert!(sections >= 2, "{unit}");
        let odd = text
            .lines()
            .find(|line| !(line.is_empty() || line.starts_with(['#', '[']) || line.contains('=')));
        assert_eq!(odd, None, "{unit}");
    }
}

fn program() -> Command {
    Command::new(root().join("target/debug/irrgarten"))
}

struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The command of the image, asked of a server outside it.
fn is_healthy(port: u16) -> bool {
    let lines = instructions(&read("deploy/Dockerfile"));
    let line = lines.iter().find(|line| line.starts_with("HEALTHCHECK ")).unwrap();
    let (_, script) = line.split_once("\"-c\", \"").unwrap();
    let script = script.strip_suffix("\"]").unwrap().replace("\\\\", "\\");
    assert!(script.contains("/8080"), "{script}");
    let script = script.replace("/8080", &format!("/{port}"));
    let mut asked = Command::new("bash");
    asked.args(["-c", &script]).stdin(Stdio::null()).stderr(Stdio::null());
    asked.status().unwrap().success()
}

#[test]
fn the_health_check_of_the_image_tells_an_open_server_from_none() {
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    assert!(!is_healthy(port), "nobody listens there");
    let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("deploy-{}.db", std::process::id()));
    let mut serve = program();
    serve.args(["serve", "--listen", &format!("127.0.0.1:{port}"), "--data"]).arg(&data);
    let server = Server(serve.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap());
    let deadline = Instant::now() + PATIENCE;
    while !is_healthy(port) {
        assert!(Instant::now() < deadline, "the server is open and not found healthy");
        std::thread::sleep(Duration::from_millis(50));
    }
    drop(server);
    assert!(!is_healthy(port), "it has ended");
}
