//! Ids, cursors and errors as text.

use irrgarten_store::{Actor, CommandId, DocumentKey, Seq, StoreError, TableCursor, TableId, Version};

#[test]
fn a_table_id_has_26_letters_and_comes_back() {
    for bytes in [[0; 16], [255; 16], *b"any sixteen byte", [0x5a; 16]] {
        let id = TableId::from_bytes(bytes);
        let text = id.to_string();
        assert_eq!(text.len(), 26);
        assert!(text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit()), "{text}");
        assert_eq!(text.parse(), Ok(id));
        assert_eq!(text.to_uppercase().parse(), Ok(id));
    }
    assert_eq!(TableId::from_bytes([0; 16]).to_string(), "0".repeat(26));
    assert_eq!(TableId::from_bytes([255; 16]).to_string(), "7zzzzzzzzzzzzzzzzzzzzzzzzz");
}

#[test]
fn letters_that_look_like_digits_are_read_as_digits() {
    let id: TableId = "00000000000000000000000110".parse().unwrap();
    assert_eq!("ooooooooooooooooooooooolio".parse(), Ok(id));
}

#[test]
fn text_that_is_no_table_id_is_refused() {
    for text in ["", "0", &"0".repeat(25), &"0".repeat(27), &"8".repeat(26), &"u".repeat(26), &"é".repeat(13)]
    {
        assert!(text.parse::<TableId>().is_err(), "{text}");
    }
}

#[test]
fn a_cursor_comes_back() {
    let cursor = TableCursor { updated_ms: 1_234, id: TableId::from_bytes([9; 16]) };
    assert_eq!(cursor.to_string().parse(), Ok(cursor));
    for text in ["", "-", "1234", "x-00000000000000000000000000", "1-2"] {
        assert!(text.parse::<TableCursor>().is_err(), "{text}");
    }
}

#[test]
fn names_have_limits() {
    assert!(Actor::new("p".repeat(64)).is_ok());
    for text in ["", "two words", "new\nline", "tür", &"p".repeat(65)] {
        assert_eq!(Actor::new(text).unwrap_err().code(), "invalid", "{text}");
        assert_eq!(CommandId::new(text).unwrap_err().code(), "invalid", "{text}");
    }
    assert!(DocumentKey::new("people", "Zoë / 7").is_ok());
    for (collection, key) in [("", "a"), ("People", "a"), ("a/b", "a"), ("people", ""), ("people", "a\0b")] {
        assert_eq!(DocumentKey::new(collection, key).unwrap_err().code(), "invalid", "{collection} {key}");
    }
}

#[test]
fn every_error_has_its_own_code_and_a_sentence() {
    let key = DocumentKey::new("people", "ada").unwrap();
    let table = TableId::from_bytes([1; 16]);
    let what = String::from("something");
    let errors = [
        StoreError::Conflict { next: Seq::new(7) },
        StoreError::Stale { key, version: Some(Version::new(3)) },
        StoreError::Missing { what: what.clone() },
        StoreError::Invalid { why: "an append has at least one event" },
        StoreError::Full,
        StoreError::ReadOnly,
        StoreError::BrokenChain { table, seq: Seq::new(4) },
        StoreError::Corrupt { place: what.clone() },
        StoreError::Io { what: what.clone() },
        StoreError::Unreachable { what: what.clone() },
        StoreError::Database { what: what.clone() },
        StoreError::InUse { what: what.clone() },
        StoreError::Moved { what: what.clone() },
        StoreError::LogMissing { file: what.clone(), log: what.clone() },
        StoreError::Foreign { what: what.clone() },
        StoreError::TooNew { found: 9, known: 1 },
        StoreError::OldLibrary { found: 3_040_001 },
        StoreError::Exists { what },
        StoreError::Closed,
    ];
    let codes: std::collections::BTreeSet<_> = errors.iter().map(StoreError::code).collect();
    assert_eq!(codes.len(), errors.len());
    for error in &errors {
        assert!(error.to_string().split(' ').count() >= 4, "{error}");
    }
    let broken = errors[6].to_string();
    assert!(broken.contains(&table.to_string()) && broken.contains("event 4"), "{broken}");
}
