//! `irrgarten serve`

use std::ffi::OsStr;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A server that does not outlive its test.
pub(crate) struct ServerProcess(Child);

impl Drop for ServerProcess {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

pub(crate) fn irrgarten() -> Command {
    Command::new(env!("CARGO_BIN_EXE_irrgarten"))
}

fn serve(data: &Path) -> ServerProcess {
    serve_on(data)
}

pub(crate) fn serve_on(data: impl AsRef<OsStr>) -> ServerProcess {
    let mut command = irrgarten();
    command.arg("serve").args(["--listen", "127.0.0.1:0", "--data"]).arg(data);
    ServerProcess(command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap())
}

/// The address a server says it has, and where it keeps games.
pub(crate) fn address(server: &mut ServerProcess) -> (String, String) {
    let mut lines = BufReader::new(server.0.stdout.take().unwrap()).lines();
    let told = lines.next().unwrap().unwrap();
    let address = told.strip_prefix("Irrgarten is open at http://").unwrap().to_owned();
    (address, lines.next().unwrap().unwrap())
}

/// The one line of a server that does not open.
pub(crate) fn refused(command: &mut Command) -> String {
    let refused = command.output().unwrap();
    let said = String::from_utf8(refused.stderr).unwrap();
    assert_eq!((refused.status.code(), said.lines().count()), (Some(2), 1), "{said}");
    said
}

fn fresh_file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder.join("irrgarten.db")
}

pub(crate) fn ask(address: &str, request: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

/// Remembers guests over a restart: the key of the server is in its file.
#[test]
#[cfg(unix)]
fn the_server_opens_serves_and_closes_when_told() {
    let data = fresh_file("serve");
    let mut cookie = String::new();
    for round in 0..2 {
        let mut server = serve(&data);
        let address = address(&mut server).0;
        let head = format!("host: {address}\r\nconnection: close\r\n");
        assert!(ask(&address, &format!("GET /healthz HTTP/1.1\r\n{head}\r\n")).contains(r#""status":"ok""#));
        if round == 0 {
            let body = r#"{"name":"Ada"}"#;
            let post = format!(
                "POST /api/guest HTTP/1.1\r\n{head}content-type: application/json\r\ncontent-length: "
            );
            let answer = ask(&address, &format!("{post}{}\r\n\r\n{body}", body.len()));
            let set = answer.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
            cookie = set.split(';').next().unwrap().to_owned();
        }
        let me = ask(&address, &format!("GET /api/me HTTP/1.1\r\n{head}cookie: {cookie}\r\n\r\n"));
        assert!(me.contains(r#""name":"Ada""#), "{me}");
        let pid = server.0.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        assert!(server.0.wait().unwrap().success());
    }
}

#[test]
fn opening_the_server_to_others_must_be_asked_for() {
    let data = fresh_file("proxy");
    for (arguments, word) in [
        (&["--listen", "0.0.0.0:0"][..], "--lan"),
        (&["--public-url", "http://play.example.org"][..], "https://"),
        (&["--lan", "--listen", "9.9.9.9:80"][..], "open internet"),
        (&["--log", "loud"][..], "loud"),
        (&["--log", "info,loud"][..], "expected how much to log"),
    ] {
        let said = refused(irrgarten().arg("serve").arg("--data").arg(&data).args(arguments));
        assert!(said.contains(word), "{said}");
    }
    assert!(!data.exists(), "nothing is made by a command that is refused");
}

#[test]
#[cfg(unix)]
fn without_a_command_the_server_opens_and_shows_itself() {
    use std::os::unix::fs::PermissionsExt as _;
    let data = fresh_file("alone");
    let folder = data.parent().unwrap();
    let (browser, seen) = (folder.join("browser"), folder.join("seen"));
    std::fs::write(&browser, format!("#!/bin/sh\necho \"$1\" > {}\n", seen.display())).unwrap();
    std::fs::set_permissions(&browser, std::fs::Permissions::from_mode(0o700)).unwrap();
    let cases =
        [(&["--no-open"][..], None), (&[][..], Some("")), (&["--game", "cards"][..], Some("/new/cards"))];
    for (flags, shown) in cases {
        let mut command = irrgarten();
        command.args(["--listen", "127.0.0.1:0", "--data"]).arg(&data).args(flags).env("BROWSER", &browser);
        let mut server = ServerProcess(command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap());
        let address = address(&mut server).0;
        let head = format!("host: {address}\r\nconnection: close\r\n");
        assert!(ask(&address, &format!("GET /healthz HTTP/1.1\r\n{head}\r\n")).contains(r#""status":"ok""#));
        // A browser that has been asked comes; one that has not, does not.
        while shown.is_some_and(|path| {
            std::fs::read_to_string(&seen).unwrap_or_default().trim() != format!("http://{address}{path}")
        }) {
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
        assert_eq!(seen.exists(), shown.is_some());
    }
    let said = refused(irrgarten().args(["--game", "chess"]));
    assert!(said.contains("chess") && said.contains("cards"), "{said}");
}

#[test]
#[cfg(unix)]
fn flags_come_before_the_environment_and_that_before_the_file() {
    let data = fresh_file("settings");
    let config = data.with_file_name("irrgarten.toml");
    let told = "listen = \"9.9.9.9:1\"\nlog_format = \"json\"\n";
    std::fs::write(&config, told).unwrap();
    let with_file = || {
        let mut command = irrgarten();
        command.arg("serve").arg("--config").arg(&config).arg("--data").arg(&data);
        command
    };
    assert!(refused(&mut with_file()).contains("9.9.9.9:1"));
    assert!(refused(with_file().env("IRRGARTEN_LISTEN", "8.8.8.8:2")).contains("8.8.8.8:2"));
    let flag = ["--listen", "127.0.0.1:0"];
    let mut command = with_file();
    command.env("IRRGARTEN_LISTEN", "8.8.8.8:2").args(flag).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut server = ServerProcess(command.spawn().unwrap());
    assert!(address(&mut server).0.starts_with("127.0.0.1:"));
    drop(server);
    std::fs::write(&config, format!("{told}\n[limit]\n")).unwrap();
    let said = refused(&mut with_file());
    assert!(said.contains("irrgarten.toml, line 4: unknown field `limit`"), "{said}");
}

#[test]
#[cfg(unix)]
fn secrets_that_others_can_read_are_refused() {
    use std::os::unix::fs::PermissionsExt as _;
    let data = fresh_file("secrets");
    std::fs::write(&data, "").unwrap();
    std::fs::set_permissions(&data, std::fs::Permissions::from_mode(0o644)).unwrap();
    let said = refused(irrgarten().args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(&data));
    assert!(said.contains("chmod 600"), "{said}");
}
