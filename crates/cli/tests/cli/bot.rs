//! `irrgarten bot` and the sample bot of the documentation, at a real server.

use std::io::{BufRead as _, BufReader, Read as _};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::Child;
use std::sync::Arc;
use std::time::Duration;

use irrgarten_devices::TlsProxy;
use irrgarten_server::ServerConfig;
use irrgarten_store::sqlite::{SqliteOptions, SqliteStore};
use serde_json::{Value, json};
use tokio::runtime::Runtime;
use tokio::sync::oneshot;

use super::*;

const SAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/bot.py");

/// A server inside the test.
pub(super) struct TestServer {
    pub(super) address: SocketAddr,
    /// How many requests a second it answers.
    pace: f64,
    data: PathBuf,
    runtime: Runtime,
    stop: oneshot::Sender<()>,
    running: tokio::task::JoinHandle<()>,
}

impl TestServer {
    fn open(data: PathBuf, listen: &str, pace: f64) -> TestServer {
        let runtime = Runtime::new().unwrap();
        let store = Arc::new(SqliteStore::open(&data, SqliteOptions::default()).unwrap());
        let listener = runtime.block_on(tokio::net::TcpListener::bind(listen)).unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let config = ServerConfig {
            view_types: irrgarten_catalogue::view_types(),
            rate: pace,
            burst: pace,
            back_in: Duration::from_millis(10),
            ..ServerConfig::default()
        };
        let running = runtime.spawn(async move {
            let shutdown = async { drop(stopped.await) };
            irrgarten_server::run(listener, config, irrgarten_catalogue::games(), store, shutdown)
                .await
                .unwrap();
        });
        TestServer { address, pace, data, runtime, stop, running }
    }

    /// One that lets programs play as fast as they can.
    pub(super) fn fresh(name: &str) -> TestServer {
        TestServer::with_pace(name, 1e6)
    }

    fn with_pace(name: &str, pace: f64) -> TestServer {
        let data = scratch(name);
        let _ = std::fs::remove_dir_all(&data);
        std::fs::create_dir_all(&data).unwrap();
        TestServer::open(data.join("irrgarten.db"), "127.0.0.1:0", pace)
    }

    fn restart(self) -> TestServer {
        let (data, address, pace) = (self.data.clone(), self.address, self.pace);
        self.close();
        TestServer::open(data, &address.to_string(), pace)
    }

    pub(super) fn close(self) {
        let _ = self.stop.send(());
        self.runtime.block_on(self.running).unwrap();
    }

    pub(super) fn ask(&self, method: &str, path: &str, header: &str, body: Option<&Value>) -> Value {
        let body = body.map(Value::to_string).unwrap_or_default();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n{header}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let mut value: Value = serde_json::from_str(body).unwrap_or_else(|_| panic!("{answer}"));
        if let Some(cookie) = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")) {
            value["cookie"] = json!(format!("cookie: {}", cookie.split(';').next().unwrap()));
        }
        value
    }

    /// Somebody, as a header that proves it.
    pub(super) fn guest(&self) -> String {
        let guest = self.ask("POST", "/api/guest", "x-nothing: 1", Some(&json!({ "name": "Ada" })));
        guest["cookie"].as_str().unwrap().to_owned()
    }

    /// A bot of hers: its id and its token.
    pub(super) fn bot(&self, owner: &str, name: &str) -> (String, String) {
        let made = self.ask("POST", "/api/bots", owner, Some(&json!({ "name": name })));
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        (text(&made["bot"]["id"]), text(&made["token"]))
    }

    /// A table to which these bots are invited, one to each seat.
    fn table(&self, host: &str, game: &str, bots: &[(String, String)]) -> String {
        self.table_with(host, game, &json!({}), bots)
    }

    fn table_with(&self, host: &str, game: &str, options: &Value, bots: &[(String, String)]) -> String {
        let wished = json!({ "game": game, "seats": bots.len(), "options": options });
        let table =
            self.ask("POST", "/api/tables", host, Some(&wished))["table"].as_str().unwrap().to_owned();
        for (seat, (id, _)) in (1..).zip(bots) {
            let invite = json!({ "to": id, "seat": seat });
            let path = format!("/api/tables/{table}/invite");
            let invited = self.ask("POST", &path, host, Some(&invite));
            assert_eq!(invited["seat"], seat, "{invited}");
        }
        table
    }

    pub(super) fn look(&self, table: &str) -> Value {
        self.ask("GET", &format!("/api/tables/{table}"), "x-nothing: 1", None)
    }

    pub(super) fn wait_for(&self, table: &str, what: impl Fn(&Value) -> bool) -> Value {
        loop {
            let seen = self.look(table);
            if what(&seen) {
                return seen;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

/// A program that does not outlive its test.
pub(super) struct Program(pub(super) Child);

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The bridge with our own engine behind it.
fn bridge(server: &TestServer, token: &str, more: &[&str]) -> Program {
    bridge_to(&format!("http://{}", server.address), token, more)
}

fn bridge_to(server: &str, token: &str, more: &[&str]) -> Program {
    let engine = env!("CARGO_BIN_EXE_irrgarten");
    let arguments = [&["bot", "--server", server], more, &["--", engine, "engine"]].concat();
    Program(command(&arguments).env("IRRGARTEN_TOKEN", token).spawn().unwrap())
}

/// All that a program says until it ends by itself.
fn said(mut program: Program) -> (String, String) {
    let mut err = program.0.stderr.take().unwrap();
    let errors = std::thread::spawn(move || {
        let mut text = String::new();
        err.read_to_string(&mut text).unwrap();
        text
    });
    let mut text = String::new();
    program.0.stdout.take().unwrap().read_to_string(&mut text).unwrap();
    let errors = errors.join().unwrap();
    assert!(program.0.wait().unwrap().success(), "{errors}");
    (text, errors)
}

#[test]
fn a_bridge_connects_over_https_only_to_a_server_it_trusts() {
    let server = TestServer::fresh("bot-https");
    let ada = server.guest();
    let bots = [server.bot(&ada, "Bot 1"), server.bot(&ada, "Bot 2")];
    let proxy = server.runtime.block_on(TlsProxy::to(server.address)).unwrap();
    let url = format!("https://localhost:{}", proxy.port);
    let certificate = scratch("bot-https").join("server.pem");
    std::fs::write(&certificate, proxy.pem).unwrap();
    let trust = ["--trust", certificate.to_str().unwrap(), "--rounds", "1"];
    let table = server.table(&ada, irrgarten_catalogue::games().all()[0].meta().slug, &bots);
    let bridges = bots.each_ref().map(|(_, token)| bridge_to(&url, token, &trust));
    for bridge in bridges {
        let (_, errors) = said(bridge);
        assert!(!errors.contains("certificate"), "{errors}");
    }
    assert_eq!(server.look(&table)["phase"], "over");

    // Without the certificate it says why it cannot come in, and tries again.
    let mut stranger = bridge_to(&url, &bots[0].1, &[]);
    let mut lines = BufReader::new(stranger.0.stderr.take().unwrap()).lines();
    let complaint = lines.find_map(|line| line.ok().filter(|line| line.contains("certificate")));
    assert!(complaint.is_some(), "a certificate nobody trusts is taken");
    drop(stranger);
    let bad = command(&["bot", "--server", &url, "--trust", SAMPLE, "--token", "x", "--", "true"])
        .output()
        .unwrap();
    let complaint = String::from_utf8_lossy(&bad.stderr).into_owned();
    assert!(bad.status.code() == Some(2) && complaint.contains("BEGIN CERTIFICATE"), "{complaint}");
    server.close();
}

#[test]
fn engines_play_every_game_to_its_end() {
    let server = TestServer::fresh("bot-games");
    let ada = server.guest();
    let games: Vec<Value> =
        server.ask("GET", "/api/games", "x-nothing: 1", None)["games"].as_array().unwrap().clone();
    let seats = |game: &Value| usize::max(2, game["min_seats"].as_u64().unwrap() as usize);
    let most = games.iter().map(seats).max().unwrap();
    let bots: Vec<(String, String)> = (0..most).map(|n| server.bot(&ada, &format!("Bot {n}"))).collect();
    // In a live race a bridge is too early or too late at times, and says so; in ticks nobody has to hurry.
    let unhurried = |game: &Value| {
        let ticks = json!("ticks");
        let mut settings = game["settings"].as_array().unwrap().iter();
        let clock = settings.find(|setting| setting["values"].as_array().unwrap().contains(&ticks));
        clock.map_or(json!({}), |clock| json!({ clock["key"].as_str().unwrap(): "ticks" }))
    };
    let table = |game: &Value| {
        let slug = game["game"].as_str().unwrap();
        (server.table_with(&ada, slug, &unhurried(game), &bots[..seats(game)]), seats(game))
    };
    let tables: Vec<(String, usize)> = games.iter().map(table).collect();
    let bridges: Vec<Program> = bots
        .iter()
        .enumerate()
        .map(|(n, (_, token))| {
            let rounds = tables.iter().filter(|(_, seats)| n < *seats).count().to_string();
            bridge(&server, token, &["--rounds", &rounds, "--at-once", "9"])
        })
        .collect();
    for bridge in bridges {
        let (text, errors) = said(bridge);
        assert_eq!(errors, "", "no fallback, no lost connection");
        assert!(
            text.contains("listens for cards") && text.contains("accepted") && text.contains("over: "),
            "{text}"
        );
    }
    for (table, _) in &tables {
        let seen = server.look(table);
        assert_eq!((&seen["phase"], &seen["seats"][0]["person"]["bot"]), (&json!("over"), &json!(true)));
    }
    server.close();
}

#[test]
fn the_bridge_survives_a_restart_of_the_server_in_the_middle_of_a_game() {
    let server = TestServer::fresh("bot-restart");
    let ada = server.guest();
    let bots = [server.bot(&ada, "Castor"), server.bot(&ada, "Pollux")];
    let table = server.table(&ada, "cards", &bots);
    let bridges =
        bots.each_ref().map(|(_, token)| bridge(&server, token, &["--rounds", "1", "--games", "cards"]));
    let begun = server.wait_for(&table, |seen| seen["version"].as_u64().unwrap() > 8);
    assert_ne!(begun["phase"], "over");
    let server = server.restart();
    server.wait_for(&table, |seen| seen["phase"] == "over");
    for bridge in bridges {
        let (text, _) = said(bridge);
        assert!(text.contains("connected again") && text.contains("over: "), "{text}");
    }
    server.close();
}

#[test]
fn invitations_to_other_games_are_declined_and_bad_engines_are_told() {
    let server = TestServer::fresh("bot-flags");
    let ada = server.guest();
    let bot = server.bot(&ada, "Choosy");
    let declined = server.table(&ada, "towers", &[bot.clone(), bot.clone()]);
    let mut choosy = bridge(&server, &bot.1, &["--games", "cards"]);
    let mut lines = BufReader::new(choosy.0.stdout.take().unwrap()).lines();
    let mut line = || lines.next().unwrap().unwrap();
    assert_eq!(line(), "Choosy listens for cards");
    assert_eq!(line(), format!("{declined}: Ada invites to towers: declined, not a game of the engine"));
    let url = format!("http://{}", server.address);
    let engine = env!("CARGO_BIN_EXE_irrgarten");
    let token = bot.1.as_str();
    for (arguments, expected) in [
        (
            &["bot", "--server", "server", "--token", token, "--", engine, "engine"][..],
            "--server server: no URL",
        ),
        (
            &["bot", "--server", &url, "--token", "irr_1", "--", engine, "engine"],
            "this token is not known here",
        ),
        (&["bot", "--server", &url, "--token", token, "--", "./no-engine"], "the engine cannot be started"),
        (&["bot", "--server", &url, "--token", token, "--", engine, "games"], "the engine"),
        (
            &["bot", "--server", &url, "--token", token, "--games", "chess", "--", engine, "engine"],
            "--games chess: the engine does not play it",
        ),
        (&["bot", "--server", &url, "--token", token], "ENGINE"),
    ] {
        let told = complains(arguments, "");
        assert!(told.contains(expected), "{told}");
        assert!(!told.contains(token), "a token is a secret: {told}");
    }
    server.close();
}

/// An engine that answers nonsense does not spoil the game for the others.
#[test]
#[cfg(unix)]
fn a_broken_engine_is_helped_out() {
    let server = TestServer::fresh("bot-broken");
    let ada = server.guest();
    let bot = server.bot(&ada, "Broken");
    let table = server.table(&ada, "cards", std::slice::from_ref(&bot));
    let url = format!("http://{}", server.address);
    // Says hello and dies at the first question.
    let script = r#"read -r hello; echo '{"id":1,"ok":{"games":["cards/1"]}}'; read -r go; exit 3"#;
    let arguments = ["bot", "--server", &url, "--rounds", "1", "--", "sh", "-c", script];
    let program = Program(command(&arguments).env("IRRGARTEN_TOKEN", &bot.1).spawn().unwrap());
    let (text, errors) = said(program);
    assert!(text.contains("over: ") && errors.contains("instead"), "{text} {errors}");
    assert_eq!(server.look(&table)["phase"], "over");
    server.close();
}

/// What an engine is asked, by an engine that gives every race up.
#[test]
#[cfg(unix)]
fn an_engine_is_told_what_the_clock_of_its_race_shows() {
    let server = TestServer::fresh("bot-race");
    let ada = server.guest();
    let bot = server.bot(&ada, "Racer");
    // With the stopwatch nobody waits for a countdown.
    let options = json!({ "clock": "stopwatch", "rounds": "1" });
    server.table_with(&ada, "djinn", &options, std::slice::from_ref(&bot));
    let (url, asked) = (format!("http://{}", server.address), scratch("bot-race").join("asked"));
    let script = r#"
        read -r hello; echo '{"id":1,"ok":{"games":["djinn/1"]}}'
        while read -r go; do
            echo "$go" >> "$0"
            id=$(echo "$go" | sed 's/.*"id":\([0-9]*\).*/\1/')
            case "$go" in *'"pass"'*) best=pass ;; *'"roll"'*) best=roll ;; *) best=go ;; esac
            echo '{"id":'"$id"',"ok":{"best":"'"$best"'"}}'
        done"#;
    let script = [
        &["bot", "--server", &url, "--rounds", "1", "--", "sh", "-c", script][..],
        &[asked.to_str().unwrap()],
    ]
    .concat();
    let program = Program(command(&script).env("IRRGARTEN_TOKEN", &bot.1).spawn().unwrap());
    let (text, errors) = said(program);
    assert!(text.contains("over: ") && errors.is_empty(), "{text} {errors}");
    let asked = std::fs::read_to_string(asked).unwrap();
    let asked: Vec<Value> = asked.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(asked.len(), 3, "roll, go, pass: {asked:?}");
    assert_eq!((asked[0].get("race"), asked[1].get("race")), (None, None), "nobody races yet");
    assert!(asked[2]["race"].is_u64() && asked[2]["position"].as_str().unwrap().contains("phase=race"));
    server.close();
}

#[test]
fn the_sample_bot_of_the_page_plays_a_whole_game_at_a_slow_server_that_restarts() {
    let lines = std::fs::read_to_string(SAMPLE).unwrap().lines().count();
    assert!(lines <= 62, "a sample is short: {lines} lines");
    let python = Command::new("python3").arg("--version").output();
    if !python.is_ok_and(|output| output.status.success()) {
        eprintln!("NOT RUN: there is no python3 on this machine, so the sample bot has not been tried");
        return;
    }
    let server = TestServer::with_pace("bot-python", 12.0);
    let ada = server.guest();
    let bots = [server.bot(&ada, "Sample"), server.bot(&ada, "Bridge")];
    let table = server.table(&ada, "cards", &bots);
    let url = format!("http://{}", server.address);
    let sample = Command::new("python3")
        .args(["-u", SAMPLE, &url, &bots[0].1, "cards"])
        .stdout(Stdio::piped())
        .stderr(Stdio::inherit())
        .spawn();
    let mut sample = Program(sample.unwrap());
    // It does not come to a game it was not asked to play.
    let declined = server.table(&ada, "djinn", &bots[..1]);
    let bridge = bridge(&server, &bots[1].1, &["--rounds", "1"]);
    let begun = server.wait_for(&table, |seen| seen["version"].as_u64().unwrap() > 12);
    assert_ne!(begun["phase"], "over");
    let server = server.restart();
    let (text, _) = said(bridge);
    assert!(text.contains("over: "), "{text}");
    assert_eq!(server.look(&declined)["seats"][0]["type"], "empty");
    let seen = server.wait_for(&table, |seen| seen["phase"] == "over");
    assert_eq!(seen["seats"][0]["person"]["name"], "Sample");
    let told = BufReader::new(sample.0.stdout.take().unwrap()).lines().next().unwrap().unwrap();
    assert_eq!(told, format!("{table} is over"));
    drop(sample);
    server.close();
}

/// The page that shows the sample shows the file.
#[test]
fn the_sample_is_mentioned_where_bots_are_described() {
    let page =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md")).unwrap();
    assert!(page.contains("[bot.py](bot.py)") && Path::new(SAMPLE).exists());
}
