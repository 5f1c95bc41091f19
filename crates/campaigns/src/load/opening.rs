//! What opening a table costs.

use serde_json::json;

use crate::{CampaignError, ServerProcess, any_game};
use irrgarten_devices::{GuestSession, ask};

/// The clock of a process counts hundredths of a second: fewer tables would say little.
const TABLES: u32 = 2_000;

/// The processor time of the server for one table, in microseconds.
pub(super) async fn measure(server: &ServerProcess) -> Result<f64, CampaignError> {
    let host =
        GuestSession::named(server.address, "Host").await.map_err(|lost| format!("a guest: {lost:?}"))?;
    let (headers, wished) =
        ([("cookie", host.cookie.as_str())], json!({ "game": any_game(2), "seats": 2 }).to_string());
    let before = server.usage().cpu;
    for _ in 0..TABLES {
        let opened = ask(server.address, "POST", "/api/tables", &headers, Some(&wished)).await?;
        if opened.status != 201 {
            return Err(format!("a table was not opened: {}", opened.status).into());
        }
    }
    let used = server.usage().cpu.saturating_sub(before);
    Ok(used.as_secs_f64() * 1e6 / f64::from(TABLES))
}
