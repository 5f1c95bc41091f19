//! Tables that play as fast as the server lets them.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use irrgarten_catalogue::games;
use irrgarten_game::SearchRng;
use serde_json::json;
use tokio::sync::{Barrier, watch};
use tokio::time::{Interval, MissedTickBehavior, interval_at};

use super::{LoadPlan, LoadReport};
use crate::{CampaignError, ServerProcess, any_game};
use irrgarten_devices::dice;
use irrgarten_devices::{
    AskForChanges, Device, Disconnect, GuestSession, Progress, TablePlan, TablePlayers, ask,
};

/// Whether moves are counted now.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    Warming,
    Counting,
    Done,
}

pub(super) async fn measure(
    server: &ServerProcess,
    plan: &LoadPlan,
    progress: &mut impl FnMut(&str),
) -> Result<LoadReport, CampaignError> {
    let (phase, watched) = watch::channel(Phase::Warming);
    let changes = if understands_changes(server).await? { AskForChanges::All } else { AskForChanges::None };
    let begun = Arc::new(Barrier::new(plan.tables as usize + 1));
    let mut playing = Vec::new();
    for number in 0..plan.tables {
        let party = TablePlan { changes, ..party(plan, number)? };
        let (phase, begun) = (watched.clone(), Arc::clone(&begun));
        let dice = dice(1, u64::from(number));
        let address = server.address;
        let pace =
            plan.pace.map(|pace| Duration::from_secs_f64(f64::from(plan.tables) / f64::from(pace.max(1))));
        let pace = Pace { every: pace, first: f64::from(number) / f64::from(plan.tables) };
        playing
            .push(tokio::spawn(async move { play(address, party, pace, number, dice, phase, begun).await }));
    }
    begun.wait().await;
    let playing_kb = server.usage().resident;
    progress(&format!("{} tables play", plan.tables));
    tokio::time::sleep(Duration::from_secs(2)).await;
    phase.send_replace(Phase::Counting);
    let (start, before) = (Instant::now(), server.usage());
    tokio::time::sleep(plan.time).await;
    phase.send_replace(Phase::Done);
    let (seconds, after) = (start.elapsed().as_secs_f64(), server.usage());
    let mut took = Vec::new();
    for table in playing {
        took.extend(table.await?.map_err(|lost| format!("a connection ended with {lost:?}"))?);
    }
    took.sort_unstable();
    Ok(LoadReport {
        paced: plan.pace.is_some(),
        game: plan.game.clone(),
        opened: plan.opened,
        plan: format!(
            "{} tables of {} sockets, {}, {}",
            plan.tables,
            plan.sockets,
            plan.game.as_deref().unwrap_or("all games"),
            plan.pace
                .map_or("as fast as they can".to_owned(), |pace| format!("{pace} moves a second asked for"))
        ),
        moves: took.len(),
        seconds,
        took,
        cpu: after.cpu.saturating_sub(before.cpu),
        playing_kb,
        playing: plan.tables * u32::from(plan.sockets),
        resident_kb: after.resident,
        ..LoadReport::default()
    })
}

/// A server that is older than changes refuses the whole `hello`.
async fn understands_changes(server: &ServerProcess) -> Result<bool, CampaignError> {
    let lost = |lost: Disconnect| format!("asking for changes: {lost:?}");
    let host = GuestSession::named(server.address, "Host").await.map_err(lost)?;
    let (headers, wished) =
        ([("cookie", host.cookie.as_str())], json!({ "game": any_game(2), "seats": 2 }).to_string());
    let opened = ask(server.address, "POST", "/api/tables", &headers, Some(&wished)).await?.json();
    let table = opened["table"].as_str().ok_or("no table was opened")?;
    let mut device = Device::connect(server.address, table, None).await.map_err(lost)?;
    device.hello_for_changes(None).await.map_err(lost)?;
    match device.next().await {
        Ok(answer) => Ok(answer.starts_with(r#"{"type":"welcome""#)),
        Err(Disconnect::Closed(..)) => Ok(false),
        Err(other) => Err(lost(other).into()),
    }
}

fn party(plan: &LoadPlan, number: u32) -> Result<TablePlan, CampaignError> {
    let entry = match &plan.game {
        Some(slug) => games().find(slug).map_err(|trouble| trouble.to_string())?,
        None => games().all()[number as usize % games().all().len()],
    };
    let meta = entry.meta();
    let people = plan.sockets.clamp(meta.min_seats, meta.max_seats);
    let spectators = plan.sockets.saturating_sub(people);
    Ok(TablePlan { spectators, hurried: true, ..TablePlan::plain(meta.slug, people) })
}

/// When a table moves.
struct Pace {
    /// The time between two moves, or none.
    every: Option<Duration>,
    /// The part of it that passes before the first move: tables do not move all at once.
    first: f64,
}

impl Pace {
    fn beat(&self) -> Option<Interval> {
        let every = self.every?;
        let mut beat = interval_at(tokio::time::Instant::now() + every.mul_f64(self.first), every);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        Some(beat)
    }
}

/// Plays game after game; returns the time of every move that was counted.
async fn play(
    address: SocketAddr,
    party: TablePlan,
    pace: Pace,
    number: u32,
    dice: SearchRng,
    phase: watch::Receiver<Phase>,
    begun: Arc<Barrier>,
) -> Result<Vec<Duration>, Disconnect> {
    let mut times = Vec::new();
    let mut players = TablePlayers::gather(address, party, &format!("L{number}"), dice).await?;
    players.open().await?;
    players.connect().await?;
    begun.wait().await;
    let mut beat = pace.beat();
    loop {
        if let Some(beat) = &mut beat {
            beat.tick().await;
        }
        let now = *phase.borrow();
        match players.step().await? {
            Progress::Done { took, is_move: true } if now == Phase::Counting => times.push(took),
            Progress::Over => {
                players.open().await?;
                players.connect().await?;
            }
            Progress::Done { .. } | Progress::Waited => {}
        }
        if now == Phase::Done {
            return Ok(times);
        }
    }
}
