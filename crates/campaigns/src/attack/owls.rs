//! One person lets owls think at as many tables as they can, while another plays against an owl.

use std::time::{Duration, Instant};

use serde_json::json;

use super::AttackPlan;
use super::target::{Target, text};
use crate::{CampaignError, any_game};
use irrgarten_devices::dice;
use irrgarten_devices::{Device, Disconnect, GuestSession, Progress, TablePlan, TablePlayers, ask};

/// How many tables of owls one person has.
pub(super) const TABLES: u32 = 20;

/// At how many of them this person looks: one has so many sockets, and needs one more to open the next table.
const WATCHED: u32 = 5;

/// How long an owl took for its turns, alone and beside the tables of somebody else; sorted.
#[derive(Clone, Default, Debug)]
pub(super) struct OwlTurns {
    pub(super) alone: Vec<Duration>,
    pub(super) beside: Vec<Duration>,
}

pub(super) async fn time(plan: &AttackPlan, target: &Target) -> Result<OwlTurns, CampaignError> {
    let lost = |lost: Disconnect| format!("a game against an owl: {lost:?}");
    let party = TablePlan { bots: 1, level: "owl", ..TablePlan::plain(any_game(2), 1) };
    let dice = dice(plan.seed, u64::from(u32::MAX));
    let mut players = TablePlayers::gather(target.address, party, "Patient", dice).await.map_err(lost)?;
    players.open().await.map_err(lost)?;
    players.connect().await.map_err(lost)?;
    let turns = plan.tries as usize / 2;
    let alone = turns_of_owl(&mut players, turns).await.map_err(lost)?;
    let greedy = GuestSession::named(target.address, "Greedy").await.map_err(lost)?;
    let mut watching = Vec::new();
    for table in 0..TABLES {
        let device = owls_alone(target, &greedy).await?;
        if table < WATCHED {
            watching.push(tokio::spawn(device.hold()));
        }
    }
    let beside = turns_of_owl(&mut players, turns).await.map_err(lost)?;
    // The tables go to sleep when nobody looks.
    watching.iter().for_each(tokio::task::JoinHandle::abort);
    Ok(OwlTurns { alone, beside })
}

/// Plays on, and notes how long the owl takes for each of its turns.
async fn turns_of_owl(players: &mut TablePlayers, turns: usize) -> Result<Vec<Duration>, Disconnect> {
    let (mut times, mut waited) = (Vec::new(), Duration::ZERO);
    while times.len() < turns {
        let begun = Instant::now();
        match players.step().await? {
            Progress::Waited => waited += begun.elapsed(),
            Progress::Done { is_move, .. } => {
                times.extend(Some(std::mem::take(&mut waited)).filter(|waited| is_move && !waited.is_zero()));
            }
            Progress::Over => {
                players.open().await?;
                players.connect().await?;
                waited = Duration::ZERO;
            }
        }
    }
    times.sort_unstable();
    Ok(times)
}

/// Opens a table at which an owl plays against the guardian.
async fn owls_alone(target: &Target, greedy: &GuestSession) -> Result<Device, CampaignError> {
    let lost = |lost: Disconnect| format!("a table of owls: {lost:?}");
    let headers = [("cookie", greedy.cookie.as_str())];
    let wished = json!({ "game": any_game(2), "seats": 2 }).to_string();
    let opened = ask(target.address, "POST", "/api/tables", &headers, Some(&wished)).await?.json();
    let table = text(&opened["table"])?;
    let mut device = Device::connect(target.address, &table, Some(&greedy.cookie)).await.map_err(lost)?;
    device.hello(None).await.map_err(lost)?;
    for command in [
        json!({ "type": "sit", "seat": 1 }),
        json!({ "type": "invite", "seat": 2, "level": "owl" }),
        json!({ "type": "ready", "seat": 1, "ready": true }),
        json!({ "type": "guardian", "seat": 1, "plays": true }),
    ] {
        device.ask(&format!("{}", command["type"]).replace('"', ""), &command).await.map_err(lost)?;
        while !device.next().await.map_err(lost)?.starts_with(r#"{"type":"ack""#) {}
    }
    Ok(device)
}
