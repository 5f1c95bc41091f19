//! `campaigns`: what `cargo xtask torture`, `cargo xtask attack` and `cargo xtask load` start.

use std::fmt::Display;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Args, Parser, Subcommand};
use irrgarten_campaigns::{CampaignError, attack, load, torture};

/// Campaigns against a real server.
#[derive(Parser)]
struct Campaigns {
    #[command(subcommand)]
    campaign: Campaign,
}

#[derive(Subcommand)]
enum Campaign {
    Torture(Torture),
    Attack(Attack),
    Load(Load),
}

/// What to run, and where.
#[derive(Args)]
struct RunArgs {
    /// The program `irrgarten`
    #[arg(long, value_name = "FILE")]
    program: PathBuf,
    /// The folder whose disk is used [default: the folder for temporary files]
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
}

/// Kill the server again and again while people play, and look for what is missing
#[derive(Args)]
struct Torture {
    #[command(flatten)]
    run: RunArgs,
    /// How many kills
    #[arg(long, value_name = "N", default_value_t = 100)]
    kills: u32,
    /// Tables at the same time
    #[arg(long, value_name = "N", default_value_t = 200)]
    tables: u32,
    /// The longest time between two kills, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 1_500)]
    longest: u64,
    /// The seed for the players and the times of the kills
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// So many servers on a PostgreSQL that is started for them, in place of one on a file; `--kills` is then how often
    /// something goes wrong, of all kinds in turn
    #[cfg(target_os = "linux")]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(2..=16))]
    nodes: Option<u32>,
}

/// Abuse the server while people play, and look for what gives way
#[derive(Args)]
struct Attack {
    #[command(flatten)]
    run: RunArgs,
    /// Sockets that flood the server
    #[arg(long, value_name = "N", default_value_t = 200)]
    sockets: u32,
    /// The networks these come from
    #[arg(long, value_name = "N", default_value_t = 1)]
    networks: u32,
    /// These sockets get only processor time that nobody else wants, as if they had a machine of their own
    #[arg(long)]
    aside: bool,
    /// Tables at which people play, at most 100
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..=100))]
    tables: u32,
    /// Moves per second of all tables together
    #[arg(long, value_name = "N", default_value_t = 80)]
    pace: u32,
    /// How long people play; half of the time they are attacked
    #[arg(long, value_name = "S", default_value_t = 60)]
    seconds: u64,
    /// How often a stranger guesses, sends a malformed frame or keeps the server waiting
    #[arg(long, value_name = "N", default_value_t = 100)]
    tries: u32,
    /// The seed for the players and for what is malformed
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

/// Measure how much the server carries
#[derive(Args)]
struct Load {
    #[command(flatten)]
    run: RunArgs,
    /// Tables at the same time
    #[arg(long, value_name = "N", default_value_t = 1_000)]
    tables: u32,
    /// Sockets at each: its seats, and spectators for the rest
    #[arg(long, value_name = "N", default_value_t = 2)]
    sockets: u8,
    /// More sockets that only listen
    #[arg(long, value_name = "N", default_value_t = 0)]
    connections: u32,
    /// Tables that one person opens in the end, and lists
    #[arg(long, value_name = "N", default_value_t = 2_000, value_parser = clap::value_parser!(u32).range(1..))]
    opened: u32,
    /// One game instead of all in turn
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// Moves per second of all tables together [default: as many as the server takes]
    #[arg(long, value_name = "N")]
    pace: Option<u32>,
    /// How long to measure
    #[arg(long, value_name = "S", default_value_t = 15)]
    seconds: u64,
    /// An older build of the program, measured in turn with this one
    #[arg(long, value_name = "PROGRAM")]
    before: Option<PathBuf>,
    /// How often each of the two builds is measured
    #[arg(long, value_name = "N", default_value_t = 3, requires = "before")]
    rounds: u32,
}

fn main() -> ExitCode {
    let campaigns = Campaigns::parse();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let ended =
        runtime.map_err(CampaignError::from).and_then(|runtime| runtime.block_on(run(campaigns.campaign)));
    match ended {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(trouble) => {
            say(&mut io::stderr(), &format!("campaigns: {trouble}"));
            ExitCode::from(2)
        }
    }
}

async fn run(campaign: Campaign) -> Result<bool, CampaignError> {
    let progress = |line: &str| say(&mut io::stderr(), line);
    match campaign {
        #[cfg(target_os = "linux")]
        Campaign::Torture(Torture { run, kills, tables, longest, seed, nodes: Some(nodes) }) => {
            let longest = Duration::from_millis(longest);
            let plan = irrgarten_campaigns::nodes::NodesPlan {
                program: run.program,
                nodes,
                faults: kills,
                tables,
                longest,
                seed,
            };
            let report = irrgarten_campaigns::nodes::run(&plan, interrupted(), progress).await?;
            Ok(told(&report, report.is_clean()))
        }
        Campaign::Torture(Torture { run, kills, tables, longest, seed, .. }) => {
            let folder = folder(&run)?;
            let lives = (Duration::from_millis(longest / 10), Duration::from_millis(longest));
            let plan = torture::TorturePlan {
                program: run.program,
                folder: folder.path().to_owned(),
                kills,
                tables,
                lives,
                seed,
            };
            let report = torture::run(&plan, interrupted(), progress).await?;
            Ok(told(&report, report.is_clean()))
        }
        Campaign::Attack(Attack { run, sockets, networks, aside, tables, pace, seconds, tries, seed }) => {
            let folder = folder(&run)?;
            let plan = attack::AttackPlan {
                program: run.program,
                folder: folder.path().to_owned(),
                sockets,
                networks,
                aside,
                tables,
                pace,
                time: Duration::from_secs(seconds),
                tries,
                seed,
            };
            let report = attack::run(&plan, progress).await?;
            Ok(told(&report, report.is_clean()))
        }
        Campaign::Load(wished) => {
            let folder = folder(&wished.run)?;
            let plan = load::LoadPlan {
                program: wished.run.program,
                before: wished.before,
                rounds: wished.rounds,
                folder: folder.path().to_owned(),
                tables: wished.tables,
                sockets: wished.sockets,
                connections: wished.connections,
                opened: wished.opened,
                game: wished.game,
                pace: wished.pace,
                time: Duration::from_secs(wished.seconds),
            };
            let report = load::run(&plan, progress).await?;
            Ok(told(&report, true))
        }
    }
}

/// Completes with ctrl-c or the signal that ends a service.
async fn interrupted() {
    #[cfg(unix)]
    let ended = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let ended = std::future::pending::<()>();
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        () = ended => {}
    }
}

fn folder(run: &RunArgs) -> io::Result<tempfile::TempDir> {
    match &run.folder {
        Some(folder) => tempfile::tempdir_in(folder),
        None => tempfile::tempdir(),
    }
}

/// Whether the campaign found nothing, once it is said what it found.
fn told(report: &impl Display, is_clean: bool) -> bool {
    say(&mut io::stdout(), &report.to_string());
    is_clean
}

/// Ignores a closed output.
fn say(out: &mut impl io::Write, text: &str) {
    let _ = writeln!(out, "{}", text.trim_end());
}
