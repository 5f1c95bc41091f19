//! `irrgarten serve`

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A house that does not outlive its test.
struct House(Child);

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn serve(data: &Path) -> House {
    let mut command = Command::new(env!("CARGO_BIN_EXE_irrgarten"));
    command.arg("serve").args(["--listen", "127.0.0.1:0", "--data"]).arg(data);
    House(command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap())
}

fn fresh_file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder.join("house.db")
}

fn ask(address: &str, request: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

/// Remembers guests over a restart: the key of the house is in its file.
#[test]
#[cfg(unix)]
fn the_house_opens_serves_and_closes_when_told() {
    let data = fresh_file("serve");
    let mut cookie = String::new();
    for round in 0..2 {
        let mut house = serve(&data);
        let mut lines = BufReader::new(house.0.stdout.take().unwrap()).lines();
        let told = lines.next().unwrap().unwrap();
        let address = told.strip_prefix("Irrgarten is open at http://").unwrap().to_owned();
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
        let pid = house.0.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        assert!(house.0.wait().unwrap().success());
    }
}

#[test]
fn an_open_door_must_be_meant() {
    let data = fresh_file("door");
    for (arguments, word) in [
        (&["--listen", "0.0.0.0:0"][..], "--lan"),
        (&["--public-url", "http://play.example.org"][..], "https://"),
        (&["--lan", "--listen", "9.9.9.9:80"][..], "open internet"),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_irrgarten"));
        let refused = command.arg("serve").arg("--data").arg(&data).args(arguments).output().unwrap();
        let said = String::from_utf8(refused.stderr).unwrap();
        assert_eq!(refused.status.code(), Some(2), "{said}");
        assert!(said.contains(word) && said.lines().count() == 1, "{said}");
    }
    assert!(!data.exists(), "nothing is made by a command that is refused");
}
