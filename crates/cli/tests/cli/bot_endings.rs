//! `irrgarten bot` when it is told to stop, and at a server that talks nonsense.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use super::*;

/// An engine that says hello and then neither reads nor ends by itself, for a while.
const ENGINE: &str = r#"read -r hello; echo '{"id":1,"ok":{"games":["cards/1"]}}'; exec sleep 60"#;

fn bridge(address: std::net::SocketAddr) -> std::process::Child {
    let url = format!("http://{address}");
    let arguments = ["bot", "--server", &url, "--token", "irr_1", "--", "sh", "-c", ENGINE];
    command(&arguments).spawn().unwrap()
}

#[test]
fn an_engine_ends_with_its_bridge() {
    for signal in ["-TERM", "-HUP", "-INT"] {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let mut bridge = bridge(listener.local_addr().unwrap());
        // The bridge asks the server when its engine has said hello.
        let _asking = listener.accept().unwrap();
        let mut stderr = bridge.stderr.take().unwrap();
        let (ended, both_ended) = mpsc::channel();
        // The engine writes to the same standard error: its end is the end of both.
        std::thread::spawn(move || ended.send(stderr.read_to_end(&mut Vec::new())));
        let pid = bridge.id().to_string();
        assert!(Command::new("kill").args([signal, &pid]).status().unwrap().success());
        let status = bridge.wait().unwrap();
        assert!(status.success(), "{signal}: {status}");
        assert!(both_ended.recv_timeout(Duration::from_secs(30)).is_ok(), "{signal}: the engine goes on");
    }
}

/// Answers one request with this body.
fn answer(mut stream: TcpStream, body: &str) -> String {
    let mut lines = BufReader::new(stream.try_clone().unwrap()).lines();
    let request = lines.next().unwrap().unwrap();
    while !lines.next().unwrap().unwrap().is_empty() {}
    let head = format!("HTTP/1.1 200 OK\r\ncontent-length: {}\r\nconnection: close\r\n\r\n", body.len());
    stream.write_all(format!("{head}{body}").as_bytes()).unwrap();
    request
}

/// The first wait is half a second at most, and each may be twice as long as the last.
const LONGER_THAN_THE_FIRST: Duration = Duration::from_millis(600);

#[test]
fn a_server_that_talks_nonsense_is_asked_less_and_less_often() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let mut bridge = bridge(listener.local_addr().unwrap());
    let me = r#"{"person":{"id":"bot","name":"Bot","avatar":"frog","bot":true},"sign_in":null}"#;
    let asked = answer(listener.accept().unwrap().0, me);
    assert!(asked.starts_with("GET /api/me "), "{asked}");
    let mut longest = Duration::ZERO;
    // A connection that succeeds is no success while nothing that is said there can be understood.
    for _ in 0..14 {
        let waiting = Instant::now();
        let stream = listener.accept().unwrap().0;
        longest = longest.max(waiting.elapsed());
        if longest > LONGER_THAN_THE_FIRST {
            break;
        }
        let asked = answer(stream, "fireworks\n");
        assert!(asked.starts_with("GET /api/stream/event "), "{asked}");
    }
    bridge.kill().unwrap();
    bridge.wait().unwrap();
    assert!(longest > LONGER_THAN_THE_FIRST, "it comes back at once, again and again: {longest:?}");
}
