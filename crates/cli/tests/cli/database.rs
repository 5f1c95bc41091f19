//! `irrgarten serve` on a PostgreSQL database.

use irrgarten_scratch::{Disk, Postgres};

use crate::serve::{ServerProcess, address, ask, irrgarten, refused, serve_on};

#[test]
#[ignore = "needs PostgreSQL"]
fn a_server_on_postgres_survives_the_loss_of_its_database_and_says_so() {
    let mut database = Postgres::start(Disk::Unsynced);
    let url = format!("{}&password=hunter2", database.database("one"));
    let mut server = serve_on(&url);
    let (address, place) = address(&mut server);
    assert!(place.contains("postgres:///") && !place.contains("hunter2"), "{place}");
    let head = format!("host: {address}\r\nconnection: close\r\n\r\n");
    let health = || ask(&address, &format!("GET /healthz HTTP/1.1\r\n{head}"));
    assert!(health().contains(r#""status":"ok""#));

    // A second one serves the same tables. What needs the database for itself is refused meanwhile.
    let mut second = serve_on(&url);
    let (second_address, _) = crate::serve::address(&mut second);
    let head_of_second = format!("host: {second_address}\r\nconnection: close\r\n\r\n");
    let answer = ask(&second_address, &format!("GET /healthz HTTP/1.1\r\n{head_of_second}"));
    assert!(answer.contains(r#""status":"ok""#), "{answer}");
    let said = refused(irrgarten().args(["migrate", &url, "copy.db"]));
    assert!(said.contains("in use") && !said.contains("hunter2"), "{said}");
    drop(second);

    database.crash();
    // A check is trusted for a few seconds.
    wait_for(|| health().contains("503") && health().contains(r#""status":"store""#));
    database.begin();
    wait_for(|| health().contains(r#""status":"ok""#));
    drop::<ServerProcess>(server);
}

#[test]
fn bad_postgres_addresses_are_refused_without_repeating_them() {
    for url in [
        "postgres://ada:hunter2@127.0.0.1:1/club",
        "postgres://ada:hunter2@:port/club",
        "postgresql:hunter2",
        "postgres://ada:hunter2@127.0.0.1/club?sslmode=require",
    ] {
        for how in [&["serve"][..], &["backup", "copy.db"], &["export"]] {
            let mut command = irrgarten();
            let said = refused(command.args(how).args(["--data", url]));
            assert!(!said.contains("hunter2"), "{how:?}: {said}");
        }
    }
    let mut help = irrgarten();
    let help = help.args(["serve", "--help"]).env("IRRGARTEN_DATA", "postgres://ada:hunter2@host/club");
    let shown = String::from_utf8(help.output().unwrap().stdout).unwrap();
    assert!(shown.contains("DATABASE_URL") && !shown.contains("hunter2"), "{shown}");
}

fn wait_for(happened: impl Fn() -> bool) {
    let deadline = std::time::Instant::now() + std::time::Duration::from_mins(2);
    while !happened() {
        assert!(std::time::Instant::now() < deadline, "it did not happen");
        std::thread::sleep(std::time::Duration::from_millis(200));
    }
}
