//! Sockets that send pings or fragments as fast as they can, and come back when they are closed.

use std::collections::BTreeMap;
use std::time::Duration;

use irrgarten_wire::close;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::AttackPlan;
use super::people::Period;
use super::report::Finding;
use super::target::{Target, network};
use crate::CampaignError;
use irrgarten_devices::goodbye;
use irrgarten_devices::{Device, Disconnect, frames};

/// How long a flood may go on before it counts as accepted.
const CLOSED_WITHIN: Duration = Duration::from_secs(20);
/// Attackers and people share a machine: without a pause the attackers would need most of it.
const AGAIN: Duration = Duration::from_secs(1);
/// How many writes a flood has; each contains thousands of frames.
const PIECES: u32 = 100;
const FRAMES: usize = 10_000;
const TOO_MANY_REQUESTS: u16 = 429;

#[derive(Clone, Copy)]
enum Kind {
    Pings,
    Fragments,
}

impl Kind {
    /// What is sent first, and what again and again.
    fn bytes(self) -> (Vec<u8>, Vec<u8>) {
        match self {
            Kind::Pings => (Vec::new(), frames::masked(frames::PING, b"?").repeat(FRAMES)),
            Kind::Fragments => (
                frames::fragment(frames::TEXT, b"{"),
                frames::fragment(frames::CONTINUED, b"").repeat(FRAMES),
            ),
        }
    }
}

/// How the floods of one socket ended, and how often.
type Ends = BTreeMap<String, usize>;

pub(super) struct Floods {
    _thread: OwnThread,
    pings: Vec<JoinHandle<Ends>>,
    fragments: Vec<JoinHandle<Ends>>,
}

/// Attackers have a thread of their own: people on the same one would wait for them, and not for the server.
struct OwnThread(Option<Runtime>);

impl Drop for OwnThread {
    fn drop(&mut self) {
        if let Some(runtime) = self.0.take() {
            runtime.shutdown_background();
        }
    }
}

/// Half of the sockets send pings, half of them fragments, whenever the period says so.
pub(super) fn begin(
    plan: &AttackPlan,
    target: &Target,
    period: &watch::Receiver<Period>,
) -> Result<Floods, CampaignError> {
    let aside = plan.aside;
    let thread = Builder::new_multi_thread()
        .worker_threads(1)
        .on_thread_start(move || {
            if aside {
                step_aside();
            }
        })
        .enable_all()
        .build()?;
    let start = |kind: Kind, first: u32| {
        let numbers = (first..plan.sockets).step_by(2);
        let attackers = numbers.map(|number| {
            let from = network(number % plan.networks.max(1));
            thread.spawn(again_and_again(target.address, target.table.clone(), from, kind, period.clone()))
        });
        attackers.collect()
    };
    let (pings, fragments) = (start(Kind::Pings, 0), start(Kind::Fragments, 1));
    Ok(Floods { _thread: OwnThread(Some(thread)), pings, fragments })
}

/// From now on this thread gets only processor time that nobody else wants. Elsewhere the whole process would, people
/// included.
#[cfg(target_os = "linux")]
fn step_aside() {
    const LAST: i32 = 19;
    // Nobody is forbidden to be nicer.
    let _ = rustix::process::setpriority_process(None, LAST);
}

#[cfg(not(target_os = "linux"))]
fn step_aside() {}

impl Floods {
    pub(super) async fn findings(self) -> Result<[Finding; 2], CampaignError> {
        Ok([
            finding("floods of pings", self.pings).await?,
            finding("floods of empty fragments", self.fragments).await?,
        ])
    }
}

async fn finding(attack: &'static str, attackers: Vec<JoinHandle<Ends>>) -> Result<Finding, CampaignError> {
    let mut ends = Ends::new();
    for attacker in attackers {
        for (how, times) in attacker.await? {
            *ends.entry(how).or_default() += times;
        }
    }
    let happened: Vec<String> = ends.iter().map(|(how, times)| format!("{times} {how}")).collect();
    let tries = ends.values().sum();
    Ok(Finding { attack, tries, happened: happened.join(", "), broken: ends.contains_key(WENT_ON) })
}

const WENT_ON: &str = "read to their end";

async fn again_and_again(
    address: std::net::SocketAddr,
    table: String,
    from: String,
    kind: Kind,
    mut period: watch::Receiver<Period>,
) -> Ends {
    let (first, again) = kind.bytes();
    let mut ends = Ends::new();
    loop {
        let Ok(now) = period.wait_for(|period| period.attacked || period.over).await.map(|now| *now) else {
            return ends;
        };
        if now.over {
            return ends;
        }
        let headers = [("x-forwarded-for", from.as_str())];
        let ended = match Device::connect_with(address, &table, &headers).await {
            Ok(device) => {
                timeout(CLOSED_WITHIN, flood(device, &first, &again)).await.unwrap_or(Disconnect::Silent)
            }
            Err(refused) => refused,
        };
        let how = match ended {
            Disconnect::Closed(close::FLOOD, _) => "closed with 4005".to_owned(),
            Disconnect::Closed(code, _) => format!("closed with {code}"),
            Disconnect::Refused(TOO_MANY_REQUESTS) => "refused for a while".to_owned(),
            Disconnect::Refused(status) => format!("refused with {status}"),
            Disconnect::Gone => "cut off".to_owned(),
            Disconnect::Silent => WENT_ON.to_owned(),
        };
        *ends.entry(how).or_default() += 1;
        tokio::time::sleep(AGAIN).await;
    }
}

/// Sends on and on, and reads until the connection ends.
async fn flood(device: Device, first: &[u8], again: &[u8]) -> Disconnect {
    let (mut stream, mut unread) = device.into_parts();
    let (mut reading, mut writing) = stream.split();
    let sending = async {
        let mut sent = writing.write_all(first).await;
        for _ in 0..PIECES {
            sent = match sent {
                Ok(()) => writing.write_all(again).await,
                Err(_) => break,
            };
        }
        std::future::pending::<Disconnect>().await
    };
    let hearing = async {
        loop {
            match frames::first(&unread) {
                Ok(Some((frame, _))) if frame.kind == frames::CLOSE => {
                    return goodbye(&unread[frame.payload]);
                }
                Ok(Some((_, length))) => drop(unread.drain(..length)),
                Ok(None) if reading.read_buf(&mut unread).await.is_ok_and(|read| read > 0) => {}
                Ok(None) | Err(_) => return Disconnect::Gone,
            }
        }
    };
    tokio::select! {
        ended = hearing => ended,
        never = sending => never,
    }
}
