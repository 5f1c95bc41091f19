//! Changes and their goldens, which the page reads as well.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeMap;
use std::path::Path;

use irrgarten_changes::{Misfit, Tape, apply};
use serde::Serialize;
use serde_json::{Value, json};

fn change(before: &Value, after: &Value) -> String {
    let (before, after) = (Tape::of(before, 0).unwrap(), Tape::of(after, 0).unwrap());
    let mut buffer = Vec::new();
    after.write_change(&before, &mut buffer);
    String::from_utf8(buffer).unwrap()
}

/// Every kind of change, the smallest of each.
fn pairs() -> Vec<(Value, Value)> {
    let long = "long ".repeat(80);
    vec![
        (json!(null), json!({ "a": 1 })),
        (json!({ "a": 1 }), json!(null)),
        (json!(1), json!(2)),
        (json!("a"), json!(["a"])),
        (json!({ "a": 1, "b": 2 }), json!({ "a": 1, "b": 3 })),
        (json!({ "a": { "b": { "c": true } } }), json!({ "a": { "b": { "c": false } } })),
        (json!({ "a": 1, "b": 2, "c": 3 }), json!({ "a": 1, "c": 3 })),
        (json!({ "a": 1, "c": 3 }), json!({ "a": 1, "b": 2, "c": 4 })),
        (json!({ "a": 1, "b": [2] }), json!({ "c": 1, "b": [3] })),
        (json!({ "a": { "b": 1 } }), json!({ "a": {} })),
        (json!({ "a": {} }), json!({ "a": { "b": 1 } })),
        (json!({ "a": [] }), json!({ "a": [1, 2] })),
        (json!({ "a": [1, 2] }), json!({ "a": [] })),
        (json!([1, 2, 3]), json!([1, 5, 3])),
        (json!([1, 2, 3]), json!([1, 2, 3, 4])),
        (json!([1, 2, 3]), json!([0, 1, 2, 3])),
        (json!([1, 2, 3, 4]), json!([1, 4])),
        (json!([1, 1]), json!([1, 1, 1])),
        (json!([1, 2, 3]), json!([4])),
        (json!([[1], [2, 3]]), json!([[1], [2, [3], 4]])),
        (json!([{ "a": 1 }, { "b": 2 }]), json!([{ "a": 1 }, { "b": 3 }])),
        (json!({ "a\"\n": "b\\" }), json!({ "a\"\n": "ä\u{1f600}\t" })),
        (json!({ "a": "short" }), json!({ "a": long })),
        (json!({ "a": 255 }), json!({ "a": 256 })),
        (json!({ "a": -1, "b": 0.5 }), json!({ "a": u64::MAX, "b": 1.0 })),
    ]
}

#[test]
fn the_goldens_agree() {
    let line = |(before, after): &(Value, Value)| {
        let change: Value = serde_json::from_str(&change(before, after)).unwrap();
        json!({ "before": before, "change": change, "after": after }).to_string()
    };
    let lines: Vec<String> = pairs().iter().map(line).collect();
    let text = format!("[\n{}\n]\n", lines.join(",\n"));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens.json");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap(), text, "BLESS=1 writes them");
}

#[test]
fn a_change_leads_from_every_value_to_every_other() {
    let values: Vec<Value> = pairs().into_iter().flat_map(|(before, after)| [before, after]).collect();
    for before in &values {
        for after in &values {
            let written = change(before, after);
            if written.is_empty() {
                assert_eq!(before, after);
                continue;
            }
            let mut value = before.clone();
            apply(&mut value, &serde_json::from_str(&written).unwrap()).unwrap();
            assert_eq!(&value, after, "from {before} by {written}");
        }
    }
}

#[test]
fn a_change_for_another_value_is_noticed() {
    for (value, change) in [
        (json!({}), json!({ "a": { "b": [1] } })),
        (json!({}), json!({ "a": [] })),
        (json!([1]), json!({ "1": [2] })),
        (json!([1]), json!({ "one": [2] })),
        (json!([1]), json!([1, 1])),
        (json!([1]), json!([-1, 1])),
        (json!({ "a": 1 }), json!([0, 1, 2])),
        (json!("a"), json!({ "a": [1] })),
        (json!(1), json!([])),
        (json!([1]), json!([])),
        (json!({}), json!("a")),
    ] {
        assert_eq!(apply(&mut value.clone(), &change), Err(Misfit), "{value} by {change}");
    }
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Unit,
    New(u8),
    Pair(u8, i64),
    Fields { some: Option<char>, none: Option<u8> },
}

#[derive(Serialize)]
struct Wrapped(u32);

/// What is displayed and not kept as a text.
struct Shown(usize);

impl Serialize for Shown {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{}!", "x".repeat(self.0)))
    }
}

#[derive(Serialize)]
struct Everything {
    kinds: Vec<Kind>,
    wrapped: Wrapped,
    map: BTreeMap<char, (i8, f64)>,
    shown: [Shown; 3],
    unit: (),
    nan: f64,
}

#[test]
fn a_tape_is_the_same_json_as_everywhere() {
    let everything = Everything {
        kinds: vec![
            Kind::Unit,
            Kind::New(7),
            Kind::Pair(1, i64::MIN),
            Kind::Fields { some: Some('ä'), none: None },
        ],
        wrapped: Wrapped(u32::MAX),
        map: BTreeMap::from([('a', (-1, 0.1)), ('"', (1, 1e300))]),
        shown: [Shown(0), Shown(254), Shown(255)],
        unit: (),
        nan: f64::NAN,
    };
    let mut buffer = Vec::new();
    Tape::of(&everything, 0).unwrap().write_json(&mut buffer);
    assert_eq!(String::from_utf8(buffer).unwrap(), serde_json::to_string(&everything).unwrap());
}

#[test]
fn what_json_cannot_say_is_refused() {
    let refused = Tape::of(&BTreeMap::from([(1, 2)]), 0).unwrap_err();
    assert_eq!(refused.to_string(), "this is not JSON: the name of a field has to be a text");
    assert!(Tape::of(&0.5_f32, 0).is_err());
}
