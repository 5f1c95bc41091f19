//! Incoming messages are closed: unknown fields and kinds are refused.

use irrgarten_wire::{Command, FromClient, OpenTable};

fn reads(text: &str) -> bool {
    serde_json::from_str::<FromClient>(text).is_ok()
}

#[test]
fn messages_are_read_as_documented() {
    let hello = FromClient::Hello { version: None, seats: None, text: false, changes: false };
    assert_eq!(serde_json::from_str::<FromClient>(r#"{"type":"hello"}"#).unwrap(), hello);
    let act = Command::Act { seat: 1, action: "07".to_owned(), seen: Some(7) };
    let sent = FromClient::Do { id: "a1".to_owned(), command: act };
    let text = r#"{"type":"do","id":"a1","command":{"type":"act","seat":1,"action":"07","seen":7}}"#;
    assert_eq!(serde_json::from_str::<FromClient>(text).unwrap(), sent);
    assert_eq!(serde_json::to_string(&sent).unwrap(), text);
}

#[test]
fn unknown_fields_and_kinds_are_refused() {
    assert!(reads(r#"{"type":"ping"}"#));
    for bad in [
        "",
        "null",
        "[]",
        r#"{"type":"ping","x":1}"#,
        r#"{"type":"dance"}"#,
        r#"{"type":"hello","sets":[1]}"#,
        r#"{"type":"hello","version":-1}"#,
        r#"{"type":"do","id":"a","command":{"type":"sit","seat":1,"by":"me"}}"#,
        r#"{"type":"do","id":"a","command":{"type":"abort","now":true}}"#,
        r#"{"type":"do","id":"a","command":{"type":"deal_now"}}"#,
        r#"{"type":"do","id":"a","command":{"type":"act_for","seat":1,"action":"x","seen":1}}"#,
        r#"{"type":"do","id":"a","command":{"type":"tick"}}"#,
        r#"{"type":"do","command":{"type":"abort"}}"#,
        r#"{"type":"do","id":"a","command":{"type":"sit","seat":256}}"#,
    ] {
        assert!(!reads(bad), "{bad}");
    }
    assert!(serde_json::from_str::<OpenTable>(r#"{"game":"hands","seats":2,"secret":"x"}"#).is_err());
    assert!(serde_json::from_str::<OpenTable>(r#"{"game":"hands","seats":2}"#).is_ok());
}

#[test]
fn a_setting_is_given_once() {
    let once = r#"{"game":"hands","seats":2,"options":{"first":"1","knocks":"no"}}"#;
    assert_eq!(serde_json::from_str::<OpenTable>(once).unwrap().options.len(), 2);
    let twice = r#"{"game":"hands","seats":2,"options":{"first":"1","first":"2"}}"#;
    assert!(serde_json::from_str::<OpenTable>(twice).is_err());
}
