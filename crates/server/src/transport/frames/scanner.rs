//! Finds the frames in what a client sends, without reading them.

/// A whole message in one frame.
const WHOLE_TEXT: u8 = 0x81;
const WHOLE_BINARY: u8 = 0x82;
const MASKED: u8 = 0x80;
/// The longest header, without the mask.
const LONGEST_HEAD: usize = 10;

/// Follows the frames of a client through pieces of any length.
#[derive(Default)]
pub(super) struct FrameScanner {
    head: [u8; LONGEST_HEAD],
    /// How many bytes of the header are there.
    read: usize,
    /// How many bytes of mask and payload follow.
    left: u64,
}

impl FrameScanner {
    /// How many frames begin in these bytes that are not a whole message.
    pub(super) fn count_others(&mut self, mut bytes: &[u8]) -> u32 {
        let mut others = 0;
        while let [first, rest @ ..] = bytes {
            if self.left > 0 {
                let here = self.left.min(bytes.len() as u64);
                self.left -= here;
                bytes = &bytes[here as usize..];
                continue;
            }
            self.head[self.read] = *first;
            self.read += 1;
            bytes = rest;
            if self.read >= 2 && self.read == head_length(self.head[1]) {
                self.left = payload_length(&self.head) + if self.head[1] & MASKED == 0 { 0 } else { 4 };
                self.read = 0;
                others += u32::from(!matches!(self.head[0], WHOLE_TEXT | WHOLE_BINARY));
            }
        }
        others
    }
}

fn head_length(second: u8) -> usize {
    match second & !MASKED {
        126 => 4,
        127 => LONGEST_HEAD,
        _ => 2,
    }
}

/// The library refuses frames that are longer than a message, so very long lengths need not be exact.
fn payload_length(head: &[u8; LONGEST_HEAD]) -> u64 {
    let number = |bytes: &[u8]| bytes.iter().fold(0, |number, &byte| number << 8 | u64::from(byte));
    match head[1] & !MASKED {
        126 => number(&head[2..4]),
        127 => number(&head[2..]) >> 1,
        short => short.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(first: u8, length: usize) -> Vec<u8> {
        let mut bytes = match length {
            0..=125 => vec![first, MASKED | length as u8],
            126..=0xffff => [&[first, MASKED | 0x7e][..], &(length as u16).to_be_bytes()].concat(),
            _ => [&[first, MASKED | 0x7f][..], &(length as u64).to_be_bytes()].concat(),
        };
        // Payload that looks like pings.
        bytes.extend(std::iter::repeat_n(0x89, 4 + length));
        bytes
    }

    #[test]
    fn frames_are_found_in_pieces_of_any_length() {
        let others = [(0x89, 1), (0x8a, 0), (0x01, 5), (0x00, 0), (0x80, 126), (0xf1, 3)];
        let messages = [(0x81, 0), (0x81, 125), (0x82, 126), (0x81, 8192)];
        let all: Vec<u8> = others
            .iter()
            .chain(&messages)
            .chain(&others)
            .flat_map(|&(first, length)| frame(first, length))
            .collect();
        for piece in [1, 2, 3, 7, 64, 4096, all.len()] {
            let mut scanner = FrameScanner::default();
            let found: u32 = all.chunks(piece).map(|bytes| scanner.count_others(bytes)).sum();
            assert_eq!(found as usize, 2 * others.len(), "in pieces of {piece}");
        }
    }

    #[test]
    fn the_longest_frame_does_not_overflow() {
        let mut scanner = FrameScanner::default();
        assert_eq!(scanner.count_others(&[0x81, 0xff, 255, 255, 255, 255, 255, 255, 255, 255, 0x89]), 0);
    }
}
