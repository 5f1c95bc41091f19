//! Tables that play as fast as the server lets them.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use irrgarten_catalogue::games;
use irrgarten_game::SearchRng;
use tokio::sync::{Barrier, watch};
use tokio::time::{Interval, MissedTickBehavior, interval_at};

use super::{Plan, Report};
use crate::dice::dice;
use crate::{CampaignError, Disconnect, ServerProcess};
use crate::{Progress, TablePlan, TablePlayers};

/// Whether moves are counted now.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    Warming,
    Counting,
    Done,
}

pub(super) async fn measure(
    server: &ServerProcess,
    plan: &Plan,
    told: &mut impl FnMut(&str),
) -> Result<Report, CampaignError> {
    let (phase, watched) = watch::channel(Phase::Warming);
    let begun = Arc::new(Barrier::new(plan.tables as usize + 1));
    let mut playing = Vec::new();
    for number in 0..plan.tables {
        let party = party(plan, number)?;
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
    told(&format!("{} tables play", plan.tables));
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
    Ok(Report {
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
        resident_kb: after.resident,
        ..Report::default()
    })
}

fn party(plan: &Plan, number: u32) -> Result<TablePlan, CampaignError> {
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
