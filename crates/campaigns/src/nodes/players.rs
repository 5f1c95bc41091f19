//! Players who go on at any node that answers.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use irrgarten_devices::{Disconnect, Progress, TablePlayers};
use irrgarten_game::{Dice as _, SearchRng};

use super::Shared;
use crate::CampaignError;
use crate::torture::party;

/// Plays table after table until told to stop, through everything that goes wrong.
pub(super) async fn play(number: u32, mut dice: SearchRng, shared: Arc<Shared>) -> Result<(), CampaignError> {
    let mut pauses = SearchRng::new(dice.below(u32::MAX).into());
    let mut reachable = shared.reachable.clone();
    let name = format!("T{number}");
    let mut players = loop {
        let nodes = reachable.borrow_and_update().clone();
        let gathering = TablePlayers::gather_at_nodes(nodes, party(number), &name, dice.clone());
        let gathered = tokio::select! {
            gathered = gathering => gathered,
            _ = reachable.changed() => continue,
        };
        match gathered {
            Ok(players) => break players,
            Err(lost) => come_back(lost, &mut pauses).await?,
        }
    };
    let mut open = false;
    while !*shared.stop.borrow() || players.is_waiting() {
        let went = async {
            if !open {
                let history = players.open().await?;
                if !history.table.is_empty() {
                    // If nobody compares any more, the campaign has failed already.
                    let _ = shared.over.send(history);
                }
                open = true;
            }
            players.connect().await?;
            players.step().await
        };
        let went = tokio::select! {
            went = went => Some(went),
            _ = reachable.changed() => None,
        };
        match went {
            Some(Ok(Progress::Done { is_move, .. })) => {
                shared.moves.fetch_add(u64::from(is_move), Ordering::Relaxed);
                shared.done[number as usize].fetch_add(1, Ordering::Relaxed);
            }
            Some(Ok(Progress::Waited)) => {}
            Some(Ok(Progress::Over)) => open = false,
            Some(Err(lost)) => {
                players.disconnect();
                shared.reconnects.fetch_add(1, Ordering::Relaxed);
                come_back(lost, &mut pauses).await?;
            }
            None => {
                players.use_nodes(reachable.borrow_and_update().clone());
                players.disconnect();
                shared.reconnects.fetch_add(1, Ordering::Relaxed);
            }
        }
    }
    let history = players.into_history();
    if !history.table.is_empty() {
        let _ = shared.over.send(history);
    }
    Ok(())
}

/// A node that was killed is away, and one that has lost its database lets go of its clients. Silence is a fault.
async fn come_back(lost: Disconnect, dice: &mut SearchRng) -> Result<(), CampaignError> {
    if lost == Disconnect::Silent {
        return Err("a node is there, and says nothing".into());
    }
    tokio::time::sleep(Duration::from_millis(5 + u64::from(dice.below(20)))).await;
    Ok(())
}
