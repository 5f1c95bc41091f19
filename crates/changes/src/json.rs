//! A value on a tape as JSON: the same bytes as `serde_json` writes.

use serde::Serialize;

use crate::token::{
    FALSE, FRACTION, HEAD, LIST, LONG, NEGATIVE, OBJECT, POSITIVE, SHORT, SMALL, TRUE, fields, items, number,
    text,
};

pub(crate) fn write_value(value: &[u8], buffer: &mut Vec<u8>) {
    match value[0] {
        FALSE => buffer.extend_from_slice(b"false"),
        TRUE => buffer.extend_from_slice(b"true"),
        SMALL => put(&value[1], buffer),
        POSITIVE => put(&u64::from_le_bytes(number(value)), buffer),
        NEGATIVE => put(&i64::from_le_bytes(number(value)), buffer),
        FRACTION => put(&f64::from_le_bytes(number(value)), buffer),
        SHORT | LONG => write_text(text(value), buffer),
        LIST => {
            buffer.push(b'[');
            write_items(items(&value[HEAD..]), buffer);
            buffer.push(b']');
        }
        OBJECT => {
            let mut separator = b'{';
            for (name, value) in fields(&value[HEAD..]) {
                buffer.push(separator);
                write_text(text(name), buffer);
                buffer.push(b':');
                write_value(value, buffer);
                separator = b',';
            }
            buffer.extend_from_slice(if separator == b'{' { b"{}" } else { b"}" });
        }
        _ => buffer.extend_from_slice(b"null"),
    }
}

/// Items with commas between them.
pub(crate) fn write_items<'a>(items: impl Iterator<Item = &'a [u8]>, buffer: &mut Vec<u8>) {
    for (nth, item) in items.enumerate() {
        if nth > 0 {
            buffer.push(b',');
        }
        write_value(item, buffer);
    }
}

/// A text in quotes.
pub(crate) fn write_text(text: &[u8], buffer: &mut Vec<u8>) {
    let is_plain = |byte: &u8| !matches!(byte, b'"' | b'\\' | 0..0x20);
    if text.iter().all(is_plain) {
        buffer.push(b'"');
        buffer.extend_from_slice(text);
        buffer.push(b'"');
    } else {
        put(&String::from_utf8_lossy(text), buffer);
    }
}

/// A number or a text that takes some care.
pub(crate) fn put(value: &impl Serialize, buffer: &mut Vec<u8>) {
    serde_json::to_writer(buffer, value).expect("numbers and texts can be written");
}
