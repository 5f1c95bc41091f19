//! A socket without a library: it can send malformed frames.

use std::net::SocketAddr;

use irrgarten_game::{Dice as _, SearchRng};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

pub(crate) const TEXT: u8 = 0x1;
pub(crate) const BINARY: u8 = 0x2;
pub(crate) const CLOSE: u8 = 0x8;
pub(crate) const PING: u8 = 0x9;
pub(crate) const PONG: u8 = 0xa;
/// The last frame of a message.
pub(crate) const END: u8 = 0x80;

const MASK: [u8; 4] = [0x5a, 0xa5, 0x0f, 0xf0];

/// One frame, masked as clients must.
pub(crate) fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut bytes = head(first, payload.len() as u64, true);
    bytes.extend(MASK);
    bytes.extend(payload.iter().zip(MASK.iter().cycle()).map(|(byte, mask)| byte ^ mask));
    bytes
}

/// One frame without a mask, which only servers may send.
pub(crate) fn unmasked(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut bytes = head(first, payload.len() as u64, false);
    bytes.extend(payload);
    bytes
}

/// The header of a frame that claims this length.
pub(crate) fn head(first: u8, length: u64, masked: bool) -> Vec<u8> {
    let mask = if masked { 0x80 } else { 0 };
    match length {
        0..=125 => vec![first, mask | length as u8],
        126..=0xffff => [&[first, mask | 0x7e][..], &(length as u16).to_be_bytes()].concat(),
        _ => [&[first, mask | 0x7f][..], &length.to_be_bytes()].concat(),
    }
}

/// A text in several frames, with pings in between.
pub(crate) fn fragments(text: &str, dice: &mut SearchRng) -> Vec<u8> {
    let (mut bytes, mut rest, mut opcode) = (Vec::new(), text.as_bytes(), TEXT);
    for _ in 0..dice.below(4) {
        let (part, behind) = rest.split_at(dice.below(rest.len() as u32 + 1) as usize);
        bytes.extend(frame(opcode, part));
        (rest, opcode) = (behind, 0);
        if dice.below(2) == 0 {
            bytes.extend(frame(END | PING, b"?"));
        }
    }
    bytes.extend(frame(END | opcode, rest));
    bytes
}

/// Opens a socket, sends everything at once, and reads until the server ends the connection. Returns its code and
/// reason.
pub(crate) async fn converse(
    address: SocketAddr,
    table: &str,
    cookie: &str,
    bytes: Vec<u8>,
) -> Option<(u16, String)> {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let request = format!(
        "GET /api/table/{table}/socket HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    while !answer.ends_with(b"\r\n\r\n") {
        answer.push(stream.read_u8().await.unwrap());
    }
    assert!(answer.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&answer));
    let (mut reading, mut writing) = stream.into_split();
    let sending = tokio::spawn(async move {
        // The server may close before it has read everything.
        let _ = writing.write_all(&bytes).await;
        writing
    });
    let goodbye = goodbye(&mut reading).await;
    drop(sending.await);
    goodbye
}

/// Reads frames until the one that closes.
async fn goodbye(reading: &mut tokio::net::tcp::OwnedReadHalf) -> Option<(u16, String)> {
    loop {
        let first = reading.read_u8().await.ok()?;
        let length = match reading.read_u8().await.ok()? {
            126 => u64::from(reading.read_u16().await.ok()?),
            127 => reading.read_u64().await.ok()?,
            short => u64::from(short),
        };
        let mut payload = vec![0; length as usize];
        reading.read_exact(&mut payload).await.ok()?;
        if first == END | CLOSE {
            let (code, reason) = payload.split_at_checked(2)?;
            let code = u16::from_be_bytes(code.try_into().ok()?);
            return Some((code, String::from_utf8_lossy(reason).into_owned()));
        }
    }
}
