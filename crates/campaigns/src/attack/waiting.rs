//! Clients that keep the server waiting: they never finish a request, or never read an answer.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::report::Finding;
use super::target::{Target, network};
use crate::CampaignError;
use irrgarten_devices::{Device, MessageKind};

/// The server waits ten seconds for the head of a request.
const CUT_WITHIN: Duration = Duration::from_secs(40);

/// Connections that send half a request and then nothing.
pub(super) async fn half_heads(address: SocketAddr, tries: u32) -> Result<Finding, CampaignError> {
    let mut waiting = Vec::new();
    for _ in 0..tries {
        let mut stream = TcpStream::connect(address).await?;
        stream.write_all(b"GET /api/games HTTP/1.1\r\nhost: x\r\n").await?;
        waiting.push(tokio::spawn(async move {
            timeout(CUT_WITHIN, stream.read_to_end(&mut Vec::new())).await.is_ok()
        }));
    }
    let mut cut = 0;
    for connection in waiting {
        cut += usize::from(connection.await?);
    }
    Ok(Finding {
        attack: "requests that never end",
        tries: tries as usize,
        happened: format!("{cut} cut off"),
        broken: cut < tries as usize,
    })
}

/// Sockets at a table that ask for its whole history again and again, and read nothing of it.
pub(super) struct DeafReaders(Vec<Device>);

/// How often each of them asks. The server reads further requests of such a client only later.
const ASKED: u32 = 30;

pub(super) async fn deaf_readers(target: &Target, tries: u32) -> Result<DeafReaders, CampaignError> {
    let mut deaf = Vec::new();
    for number in 0..tries {
        let from = network(2_000_000 + number);
        let device = Device::connect_with(target.address, &target.table, &[("x-forwarded-for", &from)]).await;
        let mut device = device.map_err(|refused| format!("a reader: {refused:?}"))?;
        for _ in 0..ASKED {
            device.hello(Some(0)).await.map_err(|lost| format!("a reader: {lost:?}"))?;
        }
        deaf.push(device);
    }
    Ok(DeafReaders(deaf))
}

impl DeafReaders {
    /// The table must not wait for them.
    pub(super) async fn finding(self, target: &Target) -> Result<Finding, CampaignError> {
        let answer = target.host().await?.remark("deaf").await?;
        let tries = self.0.len();
        drop(self);
        let done = matches!(answer, MessageKind::Done { .. });
        Ok(Finding {
            attack: "sockets that read nothing",
            tries,
            happened: if done {
                "their table goes on".to_owned()
            } else {
                format!("the host got {answer:?}")
            },
            broken: !done,
        })
    }
}
