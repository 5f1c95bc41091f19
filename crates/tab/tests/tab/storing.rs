//! What is stored, what is not, and what is damaged.

use irrgarten_toys::games;
use irrgarten_wire::{
    Code, Command, Config, FromClient, Level, Lobby, Me, Problem, TabRequest, ToClient, close,
};

use crate::browser::Browser;
use crate::person::begin;

fn hands(seats: u8) -> Config {
    Config { game: "hands".to_owned(), seats, ..Config::default() }
}

#[test]
fn what_cannot_be_stored_has_not_happened() {
    let mut browser = Browser::new(games(), 5);
    browser.failing = 100;
    let refused = browser.ask("POST", "/api/guest", Some(r#"{"name":"Ada"}"#));
    assert_eq!(serde_json::from_str::<Problem>(&refused.body).unwrap().code, Code::DiskFull);
    assert_eq!(browser.get::<Me>("/api/me").person, None);
    browser.failing = 0;
    let mut page = begin(&mut browser, &hands(2), &[1, 2], Level::Greedy);
    let (stored, version) = (browser.storage.clone(), page.seen[&Some(1)].version);
    browser.failing = 100;
    let say = Command::Say { text: "hello".to_owned() };
    assert_eq!(page.try_to(&mut browser, say.clone()), Err(Code::DiskFull));
    assert_eq!(browser.ask("POST", "/api/tables", Some(r#"{"game":"hands","seats":2}"#)).status, 507);
    assert_eq!(browser.storage, stored);
    browser.failing = 0;
    assert_eq!(page.try_to(&mut browser, say), Ok(version + 1));
    assert_eq!(browser.get::<Lobby>("/api/me/tables").tables.len(), 1);
}

#[test]
fn a_damaged_log_is_not_served_and_not_touched() {
    let mut browser = Browser::new(games(), 6);
    let page = begin(&mut browser, &hands(2), &[1, 2], Level::Greedy);
    let (path, whole) = (format!("/api/tables/{}", page.table), browser.storage.clone());
    let last = browser.storage.events.keys().last().unwrap().clone();
    let mut broken = Vec::new();
    for nth in 0..whole.events.len() {
        let mut damaged = whole.clone();
        let key = damaged.events.keys().nth(nth).unwrap().clone();
        damaged.events.get_mut(&key).unwrap().text.insert(3, 'x');
        broken.push(damaged);
        let mut cut = whole.clone();
        if key != last {
            cut.events.remove(&key);
            broken.push(cut);
        }
    }
    for damaged in broken {
        browser.storage = damaged.clone();
        browser.reload();
        let answer = browser.ask("GET", &path, None);
        assert_eq!(serde_json::from_str::<Problem>(&answer.body).unwrap().code, Code::Damaged);
        browser.send(TabRequest::Connect { connection: 9, table: page.table.clone() });
        let hello = FromClient::Hello { version: None, seats: None, text: false, changes: false };
        browser.say(9, &hello);
        let told = browser.frames.remove(&9).unwrap();
        assert!(matches!(told[0], ToClient::Error { code: Code::Damaged, .. }));
        assert_eq!(browser.closed.pop(), Some((9, close::RESYNC)));
        assert_eq!(browser.storage, damaged);
    }
    browser.storage = whole;
    browser.reload();
    assert_eq!(browser.ask("GET", &path, None).status, 200);
}

#[test]
fn the_log_of_another_table_is_none() {
    let mut browser = Browser::new(games(), 7);
    let page = begin(&mut browser, &hands(2), &[1, 2], Level::Greedy);
    let other = format!("t{}", "0".repeat(25));
    let copied: Vec<_> = browser.storage.log(&page.table);
    for (version, event) in (1..).zip(copied) {
        browser.storage.events.insert((other.clone(), version), event);
    }
    assert_eq!(browser.ask("GET", &format!("/api/tables/{other}"), None).status, Code::Damaged.status());
}

#[test]
fn another_tab_that_writes_is_noticed() {
    let mut browser = Browser::new(games(), 8);
    let mut page = begin(&mut browser, &hands(2), &[1, 2], Level::Greedy);
    let before = browser.storage.clone();
    page.insist(&mut browser, &Command::Say { text: "there".to_owned() });
    let after = browser.storage.clone();
    // This tab goes on from before, as if the remark had been made in another one.
    browser.storage = before;
    browser.reload();
    page.connect(&mut browser);
    browser.storage = after.clone();
    browser.send(TabRequest::Forget { tables: vec![page.table.clone()], refused: None });
    page.read(&mut browser);
    assert_eq!(page.seen[&Some(1)].version as usize, after.log(&page.table).len());
    page.insist(&mut browser, &Command::Say { text: "here".to_owned() });
}

#[test]
fn a_deleted_table_is_gone() {
    let mut browser = Browser::new(games(), 9);
    let page = begin(&mut browser, &hands(2), &[1, 2], Level::Greedy);
    let path = format!("/api/tables/{}", page.table);
    assert_eq!(browser.ask("DELETE", &path, None).status, 200);
    assert!(browser.storage.events.is_empty() && browser.storage.summaries.is_empty());
    assert_eq!(browser.ask("GET", &path, None).status, 404);
    assert!(browser.get::<Lobby>("/api/me/tables").tables.is_empty());
}
