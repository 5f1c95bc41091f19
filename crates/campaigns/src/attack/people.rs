//! People who play at a fixed pace, whatever happens around them.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use irrgarten_catalogue::games;
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval_at};

use super::AttackPlan;
use irrgarten_devices::dice;
use irrgarten_devices::{Disconnect, Progress, TableHistory, TablePlan, TablePlayers};

/// How long the effects of one period may last into the next; that time is not measured.
const SETTLING: Duration = Duration::from_secs(1);

/// Whether the server is attacked now, and since when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Period {
    pub(super) attacked: bool,
    pub(super) over: bool,
    since: Instant,
}

impl Period {
    pub(super) fn new(attacked: bool) -> Period {
        Period { attacked, over: false, since: Instant::now() }
    }

    pub(super) fn calm() -> Period {
        Period::new(false)
    }

    pub(super) fn over() -> Period {
        Period { over: true, ..Period::calm() }
    }
}

/// How long acknowledgements took.
#[derive(Default)]
pub(super) struct Times {
    pub(super) calm: Vec<Duration>,
    pub(super) attacked: Vec<Duration>,
}

/// Plays game after game, and keeps everything the table sent.
pub(super) async fn play(
    plan: AttackPlan,
    address: SocketAddr,
    number: u32,
    period: watch::Receiver<Period>,
) -> Result<(Times, Vec<TableHistory>), Disconnect> {
    let all = games().all();
    let meta = all[number as usize % all.len()].meta();
    let party = TablePlan::plain(meta.slug, 2.clamp(meta.min_seats, meta.max_seats));
    let dice = dice(plan.seed, u64::from(number) + 1);
    let mut players = TablePlayers::gather(address, party, &format!("P{number}"), dice).await?;
    players.open().await?;
    players.connect().await?;
    let every = Duration::from_secs_f64(f64::from(plan.tables) / f64::from(plan.pace.max(1)));
    let first = every.mul_f64(f64::from(number) / f64::from(plan.tables));
    let mut beat = interval_at(tokio::time::Instant::now() + first, every);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut times, mut histories) = (Times::default(), Vec::new());
    loop {
        beat.tick().await;
        let before = *period.borrow();
        if before.over {
            histories.push(players.into_history());
            return Ok((times, histories));
        }
        match players.step().await? {
            Progress::Done { took, .. }
                if before.since.elapsed() > SETTLING && before == *period.borrow() =>
            {
                if before.attacked { &mut times.attacked } else { &mut times.calm }.push(took);
            }
            Progress::Over => {
                histories.push(players.open().await?);
                players.connect().await?;
            }
            Progress::Done { .. } | Progress::Waited => {}
        }
    }
}
