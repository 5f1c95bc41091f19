//! Malformed frames: each ends its own connection and no other.

use std::time::Duration;

use irrgarten_game::{Dice as _, SearchRng};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::time::timeout;

use super::report::Finding;
use super::target::{Target, network};
use crate::CampaignError;
use irrgarten_devices::dice;
use irrgarten_devices::{Device, frames};

const CLOSED_WITHIN: Duration = Duration::from_secs(30);

pub(super) async fn malformed(target: &Target, tries: u32, seed: u64) -> Result<Finding, CampaignError> {
    let mut dice = dice(seed, 0);
    let mut waiting = Vec::new();
    for number in 0..tries {
        // Each from a network of its own: the limits by network are tried elsewhere.
        let from = network(1_000 + number);
        let device = Device::connect_with(target.address, &target.table, &[("x-forwarded-for", &from)]).await;
        let device = device.map_err(|refused| format!("a malformed frame: {refused:?}"))?;
        let (mut stream, _) = device.into_parts();
        // The server may close before it has read everything.
        let _ = stream.write_all(&bytes(&mut dice)).await;
        waiting.push(tokio::spawn(async move {
            timeout(CLOSED_WITHIN, stream.read_to_end(&mut Vec::new())).await.is_ok()
        }));
    }
    let mut closed = 0;
    for connection in waiting {
        closed += usize::from(connection.await?);
    }
    Ok(Finding {
        attack: "malformed frames",
        tries: tries as usize,
        happened: format!("{closed} closed, each alone"),
        broken: closed < tries as usize,
    })
}

/// Bytes that are not a frame, a frame that is too long, or one without a message of the protocol.
fn bytes(dice: &mut SearchRng) -> Vec<u8> {
    let mut noise = |length: u32| -> Vec<u8> { (0..length).map(|_| dice.below(256) as u8).collect() };
    let noise = noise(64);
    match dice.below(6) {
        0 => frames::masked(frames::TEXT, &noise),
        1 => frames::masked(frames::TEXT, br#"{"type":"dance"}"#),
        2 => frames::masked(frames::TEXT, &vec![b'['; 9_000]),
        // A reserved kind, a frame without a mask, and a length beyond everything.
        3 => frames::masked(0x7, &noise),
        4 => [&[0x81, 64][..], &noise].concat(),
        _ => [&[0x81, 0xff][..], &u64::MAX.to_be_bytes(), &noise].concat(),
    }
}
