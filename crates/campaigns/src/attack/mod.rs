//! Clients that abuse the server while people play: what it guarantees must hold, and people must not notice.

mod files;
mod floods;
mod frames;
mod owls;
mod people;
mod report;
mod requests;
mod target;
mod waiting;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use irrgarten_catalogue::games;
use irrgarten_store::sqlite::{SqliteOptions, SqliteStore};
use tokio::sync::watch;

use crate::server::own_usage;
use crate::{CampaignError, ServerProcess};
use irrgarten_devices::{LogReplay, TableHistory};
use people::{Period, Times};
pub use report::AttackReport;
use report::Finding;
use target::Target;

/// How long a period without or with attackers lasts.
const PERIOD: Duration = Duration::from_secs(3);

/// What to do.
#[derive(Clone, Debug)]
pub struct AttackPlan {
    /// The program `irrgarten`.
    pub program: PathBuf,
    /// The folder for the data file.
    pub folder: PathBuf,
    /// How many sockets flood the server.
    pub sockets: u32,
    /// In how many networks these are.
    pub networks: u32,
    /// Whether they get only processor time that nobody else wants.
    pub aside: bool,
    /// How many tables people play at.
    pub tables: u32,
    /// Moves per second of all tables together.
    pub pace: u32,
    /// How long people play, half of it attacked.
    pub time: Duration,
    /// How often a stranger guesses a passphrase, a code, or sends a malformed frame.
    pub tries: u32,
    /// The seed for the players and for what is malformed.
    pub seed: u64,
}

/// Runs the whole campaign. `progress` is called with messages.
pub async fn run(plan: &AttackPlan, mut progress: impl FnMut(&str)) -> Result<AttackReport, CampaignError> {
    let file = plan.folder.join("irrgarten.db");
    // Limits of a server on the internet. The campaign is its proxy, and says which networks clients come from.
    let settings = [("IRRGARTEN_PUBLIC_URL", target::PUBLIC_URL), ("IRRGARTEN_LIMITS", target::LIMITS)];
    let settings = settings.map(|(name, value)| (name.to_owned(), value.into()));
    let mut server = ServerProcess::open_in(&plan.program, &file, settings.into()).await?;
    let target = Target::set(server.address).await?;
    let mut report = AttackReport::default();

    progress("requests of strangers");
    report.findings.push(requests::passphrases(&target, plan.tries).await?);
    report.findings.push(requests::codes(&target, plan.tries).await?);
    report.findings.push(requests::origins(&target).await?);
    report.findings.push(requests::hosts(&plan.program, &plan.folder).await?);
    report.findings.push(requests::ids(&target).await?);
    report.findings.push(frames::malformed(&target, plan.tries, plan.seed).await?);

    progress(&format!("{} tables of owls beside one", owls::TABLES));
    report.owls = owls::time(plan, &target).await?;

    progress(&format!("{} sockets flood the server while people play", plan.sockets));
    let waiting = tokio::spawn(waiting::half_heads(target.address, plan.tries));
    let deaf = waiting::deaf_readers(&target, plan.tries).await?;
    let histories = flood_and_play(plan, &server, &target, &mut report).await?;
    report.findings.push(deaf.finding(&target).await?);
    report.findings.push(waiting.await??);

    progress("the file under the server");
    report.findings.push(files::second_server(plan, &file).await?);
    let (moved, version) = files::moved_away(&target, &file).await?;
    report.findings.push(moved);
    server.kill().await?;
    progress(&format!("comparing {} tables with their logs", histories.len()));
    report.findings.push(compare(&file, &histories, (&target.table, version)).await?);
    Ok(report)
}

/// People play on and on; attackers come and go.
async fn flood_and_play(
    plan: &AttackPlan,
    server: &ServerProcess,
    target: &Target,
    report: &mut AttackReport,
) -> Result<Vec<TableHistory>, CampaignError> {
    let (period, watched) = watch::channel(Period::calm());
    let people: Vec<_> = (0..plan.tables)
        .map(|number| tokio::spawn(people::play(plan.clone(), server.address, number, watched.clone())))
        .collect();
    let floods = floods::begin(plan, target, &watched)?;
    let begun = Instant::now();
    while begun.elapsed() < plan.time {
        for attacked in [false, true] {
            period.send_replace(Period::new(attacked));
            let before = (server.usage().cpu, own_usage().cpu);
            tokio::time::sleep(PERIOD).await;
            report.times(attacked).cpu += server.usage().cpu.saturating_sub(before.0);
            report.times(attacked).clients_cpu += own_usage().cpu.saturating_sub(before.1);
            report.times(attacked).lasted += PERIOD;
        }
    }
    period.send_replace(Period::over());
    report.findings.extend(floods.findings().await?);
    let mut histories = Vec::new();
    let mut lost = Vec::new();
    for table in people {
        match table.await? {
            Ok((Times { calm, attacked }, played)) => {
                report.times(false).acknowledged.extend(calm);
                report.times(true).acknowledged.extend(attacked);
                histories.extend(played);
            }
            Err(ended) => lost.push(ended),
        }
    }
    report.sort();
    report.findings.push(Finding {
        attack: "connections of people who play",
        tries: plan.tables as usize,
        happened: format!("tables, of which {} lost a connection {lost:?}", lost.len()).replace(" []", ""),
        broken: !lost.is_empty(),
    });
    Ok(histories)
}

/// Everything that was acknowledged is in the file, and everybody was sent what the log says.
async fn compare(
    file: &Path,
    histories: &[TableHistory],
    (target, version): (&str, u64),
) -> Result<Finding, CampaignError> {
    let store = SqliteStore::open(file, SqliteOptions::default())?;
    let (mut moves, mut messages, mut wrong) = (0, 0, Vec::new());
    for history in histories {
        let replay = LogReplay::of(games(), &store, &history.table).await?;
        match replay.compare_actions(history) {
            Ok(found) => moves += found,
            Err(difference) => wrong.push(difference.to_string()),
        }
        match replay.compare(&history.received) {
            Ok(found) => messages += found,
            Err(difference) => wrong.push(difference.to_string()),
        }
        wrong.extend(history.surprises.iter().cloned());
    }
    if (LogReplay::of(games(), &store, target).await?.log.len() as u64) < version {
        wrong.push("what was acknowledged after the file was back is missing".to_owned());
    }
    let first = wrong.first().map(|first| format!(": {first:.200}")).unwrap_or_default();
    Ok(Finding {
        attack: "acknowledged moves afterwards",
        tries: moves,
        happened: format!("in the file; {messages} messages compared; {} wrong{first}", wrong.len()),
        broken: !wrong.is_empty(),
    })
}
