//! Wakes tables after a restart at which people wait for a clock or a bot.

use std::collections::HashSet;

use irrgarten_store::{ListedPhase, TableEntry, TableId, TableQuery};
use irrgarten_wire::{LobbyTable, Occupant, TimeControl};
use tokio::sync::oneshot;

use crate::App;
use crate::people::ratings;
use crate::tables::task::TaskRequest;

const PAGE: usize = 100;

/// Wakes every running table with a person and a clock or a bot, one after the other. Tables of bots alone sleep until
/// somebody looks.
pub(crate) async fn wake(app: App) {
    if let Err(error) = ratings::catch_up(app.store()).await {
        tracing::warn!(code = error.code(), "some results are not counted yet");
    }
    let mut after = None;
    loop {
        let query = TableQuery {
            phase: Some(ListedPhase::Running),
            listed: None,
            participant: None,
            after,
            limit: PAGE,
        };
        let page = match app.store().tables(query).await {
            Ok(page) => page,
            Err(error) => return tracing::error!(code = error.code(), "running tables cannot be listed"),
        };
        let elsewhere = awake_elsewhere(&app, &page.items).await;
        for entry in &page.items {
            let Some(summary) = &entry.summary else {
                app.registry().summarise(entry.id).await;
                continue;
            };
            let needs = serde_json::from_slice(&summary.document).is_ok_and(|table| goes_on_alone(&table));
            if needs && !elsewhere.contains(&entry.id) && !*app.draining().borrow() {
                let (answer, awake) = oneshot::channel();
                let asked = app.registry().send(entry.id, TaskRequest::PublicView { answer }).await;
                // An unreadable table is in the log already.
                let _ = (asked, awake.await);
            }
        }
        match page.next {
            Some(next) => after = Some(next),
            None => return,
        }
    }
}

/// Which of these tables another node keeps going.
async fn awake_elsewhere(app: &App, tables: &[TableEntry]) -> HashSet<TableId> {
    let Some(nodes) = app.store().nodes() else { return HashSet::new() };
    let looked = nodes.look(tables.iter().map(|entry| entry.id).collect()).await;
    let leased = looked.unwrap_or_default().into_iter().filter(|look| look.leased);
    leased.map(|look| look.table).collect()
}

fn goes_on_alone(table: &LobbyTable) -> bool {
    let any = |is: fn(&Occupant) -> bool| table.seats.iter().any(is);
    any(|seat| matches!(seat, Occupant::Person { .. }))
        && (table.clock != TimeControl::None || any(|seat| matches!(seat, Occupant::Bot { .. })))
}
