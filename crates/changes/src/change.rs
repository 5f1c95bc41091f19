//! Walks two tapes in parallel and writes what differs.

use crate::json::{put, write_items, write_text, write_value};
use crate::token::{HEAD, LIST, OBJECT, fields, items, text};

/// Appends the change from one value to another one that is not equal to it.
pub(crate) fn write_change(before: &[u8], after: &[u8], buffer: &mut Vec<u8>) {
    match (before[0], after[0]) {
        // An empty list or object has nothing to keep: the new one is written whole.
        (OBJECT, OBJECT) if before.len() > HEAD => write_fields(&before[HEAD..], &after[HEAD..], buffer),
        (LIST, LIST) if before.len() > HEAD => write_list(&before[HEAD..], &after[HEAD..], buffer),
        _ => write_whole(after, buffer),
    }
}

/// `[value]`
fn write_whole(value: &[u8], buffer: &mut Vec<u8>) {
    buffer.push(b'[');
    write_value(value, buffer);
    buffer.push(b']');
}

/// `{"field":change,...}`
fn write_fields(before: &[u8], after: &[u8], buffer: &mut Vec<u8>) {
    let mut entries = Entries::begin(buffer);
    let mut old = fields(before).peekable();
    let mut news = fields(after);
    // Most objects have the same fields in the same order before and after.
    let mut next = news.next();
    while let (Some(was), Some(is)) = (old.peek(), &next)
        && was.0 == is.0
    {
        if was.1 != is.1 {
            write_change(was.1, is.1, entries.field(text(is.0)));
        }
        old.next();
        next = news.next();
    }
    let left: Vec<_> = old.collect();
    let came: Vec<_> = next.into_iter().chain(news).collect();
    for (name, is) in &came {
        match left.iter().find(|(other, _)| other == name) {
            Some((_, was)) if was == is => {}
            Some((_, was)) => write_change(was, is, entries.field(text(name))),
            None => write_whole(is, entries.field(text(name))),
        }
    }
    for (name, _) in left.iter().filter(|(name, _)| !came.iter().any(|(other, _)| other == name)) {
        entries.field(text(name)).extend_from_slice(b"[]");
    }
    entries.end();
}

/// `{"2":change,...}` for a list that is as long as before, otherwise `[from,count,item,...]`.
fn write_list(before: &[u8], after: &[u8], buffer: &mut Vec<u8>) {
    let (old, new) = (items(before).count(), items(after).count());
    if old == new {
        let mut entries = Entries::begin(buffer);
        for (nth, (was, is)) in items(before).zip(items(after)).enumerate().filter(|(_, (was, is))| was != is)
        {
            write_change(was, is, entries.item(nth));
        }
        return entries.end();
    }
    let (old, new): (Vec<_>, Vec<_>) = (items(before).collect(), items(after).collect());
    let shorter = old.len().min(new.len());
    let front = old.iter().zip(&new).take_while(|(was, is)| was == is).count();
    let pairs = old.iter().rev().zip(new.iter().rev()).take(shorter - front);
    let back = pairs.take_while(|(was, is)| was == is).count();
    buffer.push(b'[');
    put(&front, buffer);
    buffer.push(b',');
    put(&(old.len() - front - back), buffer);
    let between = &new[front..new.len() - back];
    if !between.is_empty() {
        buffer.push(b',');
    }
    write_items(between.iter().copied(), buffer);
    buffer.push(b']');
}

/// An object of changes that is being written.
struct Entries<'a> {
    buffer: &'a mut Vec<u8>,
    separator: u8,
}

impl<'a> Entries<'a> {
    fn begin(buffer: &'a mut Vec<u8>) -> Entries<'a> {
        Entries { buffer, separator: b'{' }
    }

    /// The change of this field comes next.
    fn field(&mut self, name: &[u8]) -> &mut Vec<u8> {
        self.buffer.push(self.separator);
        self.separator = b',';
        write_text(name, self.buffer);
        self.buffer.push(b':');
        self.buffer
    }

    /// The change of this item comes next.
    fn item(&mut self, nth: usize) -> &mut Vec<u8> {
        self.buffer.push(self.separator);
        self.separator = b',';
        self.buffer.push(b'"');
        put(&nth, self.buffer);
        self.buffer.extend_from_slice(b"\":");
        self.buffer
    }

    fn end(self) {
        self.buffer.extend_from_slice(if self.separator == b'{' { b"{}" } else { b"}" });
    }
}
