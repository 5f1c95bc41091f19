//! What opening a table costs, and listing those that one has opened.

use std::time::{Duration, Instant};

use serde_json::json;

use super::percentile;
use crate::{CampaignError, ServerProcess, any_game};
use irrgarten_devices::{GuestSession, KeptOpen};

/// How often the tables are listed.
const LISTS: usize = 200;

pub(super) struct Opening {
    /// The processor time of the server for one table, in microseconds.
    pub(super) open_us: f64,
    /// The median of the time until a list of one's own tables is there, in milliseconds.
    pub(super) list_ms: f64,
}

/// One person opens so many tables, one after the other over one connection, and lists them.
pub(super) async fn measure(server: &ServerProcess, tables: u32) -> Result<Opening, CampaignError> {
    let host =
        GuestSession::named(server.address, "Host").await.map_err(|lost| format!("a guest: {lost:?}"))?;
    let (headers, wished) =
        ([("cookie", host.cookie.as_str())], json!({ "game": any_game(2), "seats": 2 }).to_string());
    let mut connection = KeptOpen::connect(server.address).await?;
    let before = server.usage().cpu;
    for _ in 0..tables {
        let opened = connection.ask("POST", "/api/tables", &headers, Some(&wished)).await?;
        if opened.status != 201 {
            return Err(format!("a table was not opened: {}", opened.status).into());
        }
    }
    let used = server.usage().cpu.saturating_sub(before);
    let mut took: Vec<Duration> = Vec::new();
    for _ in 0..LISTS {
        let asked = Instant::now();
        let listed = connection.ask("GET", "/api/me/tables", &headers, None).await?;
        if listed.status != 200 {
            return Err(format!("no tables were listed: {}", listed.status).into());
        }
        took.push(asked.elapsed());
    }
    took.sort_unstable();
    Ok(Opening { open_us: used.as_secs_f64() * 1e6 / f64::from(tables), list_ms: percentile(&took, 50) })
}
