//! Players who keep playing through every restart of the server.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use irrgarten_game::{Dice as _, SearchRng};

use super::{Shared, party};
use crate::CampaignError;
use irrgarten_devices::Disconnect;
use irrgarten_devices::{Progress, TableHistory, TablePlayers};

/// Plays table after table until told to stop, through every restart of the server.
pub(super) async fn play(
    address: SocketAddr,
    number: u32,
    mut dice: SearchRng,
    shared: Arc<Shared>,
) -> Result<(), CampaignError> {
    let mut pauses = SearchRng::new(dice.below(u32::MAX).into());
    let mut players = loop {
        match TablePlayers::gather(address, party(number), &format!("T{number}"), dice.clone()).await {
            Ok(players) => break players,
            Err(lost) => come_back(lost, &mut pauses).await?,
        }
    };
    let mut open = false;
    loop {
        let stop = *shared.stop.borrow();
        if stop && !players.is_waiting() {
            break;
        }
        let went = async {
            if !open {
                done_with(players.open().await?, &shared);
                open = true;
            }
            players.connect().await?;
            players.step().await
        };
        match went.await {
            Ok(Progress::Done { is_move, .. }) => {
                shared.moves.fetch_add(u64::from(is_move), Ordering::Relaxed);
            }
            Ok(Progress::Waited) => {}
            Ok(Progress::Over) => open = false,
            Err(lost) => {
                players.disconnect();
                shared.reconnects.fetch_add(1, Ordering::Relaxed);
                come_back(lost, &mut pauses).await?;
            }
        }
    }
    done_with(players.into_history(), &shared);
    Ok(())
}

/// Before the first table there is nothing to know.
fn done_with(history: TableHistory, shared: &Shared) {
    if !history.table.is_empty() {
        // If nobody compares any more, the campaign has failed already.
        let _ = shared.over.send(history);
    }
}

/// A killed server comes back. An error, or silence, is a fault.
async fn come_back(lost: Disconnect, dice: &mut SearchRng) -> Result<(), CampaignError> {
    if !matches!(lost, Disconnect::Gone | Disconnect::Refused(_)) {
        return Err(format!("a connection ended with {lost:?}").into());
    }
    tokio::time::sleep(Duration::from_millis(5 + u64::from(dice.below(20)))).await;
    Ok(())
}
