//! A message that is encoded once for all its receivers.

use axum::body::Bytes;
use irrgarten_wire::ToClient;
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// The longest header of a frame.
const LONGEST_HEAD: usize = 10;

/// A message in JSON, with room before it for the header of a frame.
#[derive(Clone)]
pub(crate) struct EncodedMessage {
    bytes: Bytes,
    /// Where the frame begins.
    start: usize,
}

impl EncodedMessage {
    /// A message that contains no view of a game.
    pub(crate) fn of(message: &ToClient) -> EncodedMessage {
        EncodedMessage::with(256, |page| {
            serde_json::to_writer(page, message).expect("plain data can be written as JSON");
        })
    }

    /// A message of about this many bytes.
    pub(crate) fn with(about: usize, write: impl FnOnce(&mut Vec<u8>)) -> EncodedMessage {
        let mut bytes = Vec::with_capacity(LONGEST_HEAD + about);
        bytes.resize(LONGEST_HEAD, 0);
        write(&mut bytes);
        EncodedMessage::framed(bytes)
    }

    /// Writes the header of the frame into the room before the text.
    fn framed(mut bytes: Vec<u8>) -> EncodedMessage {
        const TEXT_TO_THE_END: u8 = 0x81;
        let mut head = [TEXT_TO_THE_END, 0, 0, 0, 0, 0, 0, 0, 0, 0];
        let used = match bytes.len() - LONGEST_HEAD {
            short @ 0..=125 => {
                head[1] = short as u8;
                2
            }
            medium @ 126..=0xffff => {
                head[1] = 126;
                head[2..4].copy_from_slice(&(medium as u16).to_be_bytes());
                4
            }
            long => {
                head[1] = 127;
                head[2..].copy_from_slice(&(long as u64).to_be_bytes());
                LONGEST_HEAD
            }
        };
        let start = LONGEST_HEAD - used;
        bytes[start..LONGEST_HEAD].copy_from_slice(&head[..used]);
        EncodedMessage { bytes: bytes.into(), start }
    }

    #[cfg(test)]
    pub(super) fn of_text(text: &[u8]) -> EncodedMessage {
        EncodedMessage::framed([&[0; LONGEST_HEAD], text].concat())
    }

    /// As a WebSocket frame.
    pub(super) fn frame(&self) -> &[u8] {
        &self.bytes[self.start..]
    }

    /// As a line of JSON.
    pub(crate) fn line(&self) -> Utf8Bytes {
        // JSON is text.
        Utf8Bytes::try_from(self.bytes.slice(LONGEST_HEAD..)).unwrap_or_default()
    }

    /// Used to guess the length of the next message.
    pub(crate) fn len(&self) -> usize {
        self.bytes.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_as_long_as_they_say() {
        for (length, head) in [(0, 2), (125, 2), (126, 4), (0xffff, 4), (0x1_0000, 10)] {
            let message = EncodedMessage::of_text(&vec![b'x'; length]);
            assert_eq!((message.frame().len(), message.line().len()), (head + length, length));
            let written = match message.frame()[1] {
                126 => u64::from(u16::from_be_bytes([message.frame()[2], message.frame()[3]])),
                127 => message.frame()[2..10].iter().fold(0, |written, &byte| written << 8 | u64::from(byte)),
                short => u64::from(short),
            };
            assert_eq!(written, length as u64);
        }
    }

    #[test]
    fn a_message_is_the_same_as_a_line_and_in_a_frame() {
        let message = EncodedMessage::of(&ToClient::Ack { id: "ä".to_owned(), version: 7 });
        assert_eq!(message.line().as_str(), r#"{"type":"ack","id":"ä","version":7}"#);
        assert_eq!(&message.frame()[2..], message.line().as_bytes());
    }
}
