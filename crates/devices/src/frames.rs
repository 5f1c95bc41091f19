//! WebSocket frames, as far as a client needs them: the server sends every message in one.

use std::ops::Range;

/// The next part of a message.
pub const CONTINUED: u8 = 0x0;
/// A message, or its first part.
pub const TEXT: u8 = 0x1;
/// The end of the connection, with a reason.
pub const CLOSE: u8 = 0x8;
/// A question whether the other side is there.
pub const PING: u8 = 0x9;
/// The answer to it.
pub const PONG: u8 = 0xa;

const LAST: u8 = 0x80;
const MASKED: u8 = 0x80;
/// Any mask will do: it protects proxies, and there is none.
const MASK: [u8; 4] = [0x69, 0x72, 0x72, 0x67];

/// A frame, and where its payload is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame {
    /// One of the constants above.
    pub kind: u8,
    /// Where it is in the bytes that were read.
    pub payload: Range<usize>,
}

/// A frame that the server never sends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Foreign;

/// The first frame and its length, if it is complete.
pub fn first(bytes: &[u8]) -> Result<Option<(Frame, usize)>, Foreign> {
    let &[first, second, ref rest @ ..] = bytes else { return Ok(None) };
    if first & 0xf0 != LAST || second & MASKED != 0 {
        return Err(Foreign);
    }
    let (head, length) = match second {
        126 => match rest.first_chunk() {
            Some(length) => (4, u64::from(u16::from_be_bytes(*length))),
            None => return Ok(None),
        },
        127 => match rest.first_chunk() {
            Some(length) => (10, u64::from_be_bytes(*length)),
            None => return Ok(None),
        },
        short => (2, u64::from(short)),
    };
    let end = usize::try_from(length).ok().and_then(|length| length.checked_add(head)).ok_or(Foreign)?;
    let frame = Frame { kind: first & 0x0f, payload: head..end };
    Ok((bytes.len() >= end).then_some((frame, end)))
}

/// A frame as clients send it. Longer ones than the server reads are truncated.
pub fn masked(kind: u8, payload: &[u8]) -> Vec<u8> {
    client_frame(LAST | kind, payload)
}

/// A part of a message that others follow.
pub fn fragment(kind: u8, payload: &[u8]) -> Vec<u8> {
    client_frame(kind, payload)
}

fn client_frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let length = u16::try_from(payload.len()).unwrap_or(u16::MAX);
    let mut bytes = Vec::with_capacity(payload.len() + 8);
    bytes.push(first);
    if length < 126 {
        bytes.push(MASKED | length as u8);
    } else {
        bytes.push(MASKED | 0x7e);
        bytes.extend_from_slice(&length.to_be_bytes());
    }
    bytes.extend_from_slice(&MASK);
    let payload = &payload[..usize::from(length)];
    bytes.extend(payload.iter().zip(MASK.iter().cycle()).map(|(byte, mask)| byte ^ mask));
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_of_every_length_are_found_when_they_are_complete() {
        for length in [0, 1, 125, 126, 65_535, 65_536, 100_000] {
            let mut bytes = match length {
                0..=125 => vec![0x81, length as u8],
                126..=65_535 => [&[0x81, 126][..], &(length as u16).to_be_bytes()].concat(),
                _ => [&[0x81, 127][..], &(length as u64).to_be_bytes()].concat(),
            };
            let head = bytes.len();
            bytes.extend(vec![b'x'; length]);
            for part in [0, 1, head - 1, head + length - 1] {
                assert_eq!(first(&bytes[..part]), Ok(None), "{part} of {length}");
            }
            let frame = Frame { kind: TEXT, payload: head..head + length };
            assert_eq!(first(&bytes), Ok(Some((frame, head + length))));
        }
    }

    #[test]
    fn only_what_a_server_sends_is_read() {
        assert_eq!(first(&masked(TEXT, b"hello")), Err(Foreign));
        assert_eq!(first(&[0x01, 1, b'x']), Err(Foreign), "half a message");
        assert_eq!(masked(PONG, b"ab"), [0x8a, 0x82, 0x69, 0x72, 0x72, 0x67, b'a' ^ 0x69, b'b' ^ 0x72]);
    }
}
