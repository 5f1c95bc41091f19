//! How values lie on a tape.
//!
//! Every value begins with the byte of its kind. Small numbers and short texts, which most values are, take one byte
//! more and their letters. Lists and objects tell their length in bytes, so that they can be compared and skipped as a
//! whole. The names of fields are texts.

pub(crate) const NULL: u8 = 0;
pub(crate) const FALSE: u8 = 1;
pub(crate) const TRUE: u8 = 2;
/// A number up to 255, in one byte.
pub(crate) const SMALL: u8 = 3;
/// Another number that is not negative, in eight bytes.
pub(crate) const POSITIVE: u8 = 4;
/// A negative number, in eight bytes.
pub(crate) const NEGATIVE: u8 = 5;
/// A number with a fraction, in eight bytes.
pub(crate) const FRACTION: u8 = 6;
/// A text of up to 255 bytes: its length in one byte, and the text.
pub(crate) const SHORT: u8 = 7;
/// A longer text: its length in four bytes, and the text.
pub(crate) const LONG: u8 = 8;
/// Its length in four bytes, and its items.
pub(crate) const LIST: u8 = 9;
/// Its length in four bytes, and a text and a value for each field.
pub(crate) const OBJECT: u8 = 10;

/// The kind and the length of a list, an object or a long text.
pub(crate) const HEAD: usize = 5;

/// The length in the head.
pub(crate) fn length(tape: &[u8]) -> usize {
    u32::from_le_bytes([tape[1], tape[2], tape[3], tape[4]]) as usize
}

/// The number behind the kind.
pub(crate) fn number(tape: &[u8]) -> [u8; 8] {
    [tape[1], tape[2], tape[3], tape[4], tape[5], tape[6], tape[7], tape[8]]
}

/// Cuts the first value off.
pub(crate) fn split(tape: &[u8]) -> (&[u8], &[u8]) {
    let whole = match tape[0] {
        SMALL => 2,
        POSITIVE | NEGATIVE | FRACTION => 9,
        SHORT => 2 + usize::from(tape[1]),
        LONG | LIST | OBJECT => HEAD + length(tape),
        _ => 1,
    };
    tape.split_at(whole)
}

/// The letters of a text.
pub(crate) fn text(tape: &[u8]) -> &[u8] {
    if tape[0] == SHORT { &tape[2..] } else { &tape[HEAD..] }
}

/// The items of a list, or names and values of an object in turn.
pub(crate) fn items(mut inside: &[u8]) -> impl Iterator<Item = &[u8]> {
    std::iter::from_fn(move || {
        if inside.is_empty() {
            return None;
        }
        let (item, rest) = split(inside);
        inside = rest;
        Some(item)
    })
}

/// The names and values of an object.
pub(crate) fn fields(mut inside: &[u8]) -> impl Iterator<Item = (&[u8], &[u8])> {
    std::iter::from_fn(move || {
        if inside.is_empty() {
            return None;
        }
        let (name, rest) = split(inside);
        let (value, rest) = split(rest);
        inside = rest;
        Some((name, value))
    })
}
