//! Thousands of spectators that only listen.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use irrgarten_catalogue::games;
use serde_json::json;
use tokio::sync::Semaphore;

use super::LoadPlan;
use crate::{CampaignError, ServerProcess};
use irrgarten_devices::{Device, GuestSession, ask};

/// How many spectators a table has.
const AT_A_TABLE: u32 = 100;
/// How many connect at the same moment.
const AT_ONCE: usize = 200;

pub(super) struct Idle {
    pub(super) kb_per_connection: f64,
    lost: Arc<AtomicU32>,
}

impl Idle {
    pub(super) fn lost(&self) -> u32 {
        self.lost.load(Ordering::Relaxed)
    }
}

#[expect(clippy::cast_precision_loss, reason = "figures are printed with three digits")]
pub(super) async fn hold(
    server: &ServerProcess,
    plan: &LoadPlan,
    progress: &mut impl FnMut(&str),
) -> Result<Idle, CampaignError> {
    let lost = |what| move |lost| format!("{what}: {lost:?}");
    let host = GuestSession::named(server.address, "Host").await.map_err(lost("a guest"))?;
    let mut tables = Vec::new();
    for number in 0..plan.connections.div_ceil(AT_A_TABLE) as usize {
        let meta = games().all()[number % games().all().len()].meta();
        let wished = json!({ "game": meta.slug, "seats": meta.max_seats }).to_string();
        let headers = [("cookie", host.cookie.as_str())];
        let opened = ask(server.address, "POST", "/api/tables", &headers, Some(&wished)).await?.json();
        tables.push(opened["table"].as_str().ok_or("no table was opened")?.to_owned());
        // Every table is in memory before the memory is measured.
        let mut first =
            Device::connect(server.address, &tables[number], None).await.map_err(lost("a device"))?;
        first.hello(None).await.map_err(lost("hello"))?;
        first.next().await.map_err(lost("welcome"))?;
    }
    let empty = server.usage().resident;
    let places = Arc::new(Semaphore::new(AT_ONCE));
    let mut coming = Vec::new();
    for number in 0..plan.connections {
        let place = Arc::clone(&places).acquire_owned().await?;
        let table = tables[(number / AT_A_TABLE) as usize].clone();
        let address = server.address;
        coming.push(tokio::spawn(async move {
            let mut device = Device::connect(address, &table, None).await?;
            device.hello(None).await?;
            device.next().await?;
            device.next().await?;
            drop(place);
            Ok(device)
        }));
    }
    let gone = Arc::new(AtomicU32::new(0));
    for device in coming {
        let device: Device = device.await?.map_err(lost("a device"))?;
        let gone = Arc::clone(&gone);
        tokio::spawn(async move {
            device.hold().await;
            gone.fetch_add(1, Ordering::Relaxed);
        });
    }
    // Time for pings, and for freeing what connecting needed.
    tokio::time::sleep(Duration::from_secs(12)).await;
    let full = server.usage().resident;
    progress(&format!("{} connections, {full} KB; {empty} KB without them", plan.connections));
    let kb_per_connection = full.saturating_sub(empty) as f64 / f64::from(plan.connections);
    Ok(Idle { kb_per_connection, lost: gone })
}
