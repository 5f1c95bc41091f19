use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use irrgarten_game::{Dice as _, SearchRng};

use super::Shared;
use crate::{Lost, Trouble};
use crate::{Party, Rivals, Step, Story};

/// Plays table after table until told to stop, and through every death of the server.
pub(super) async fn play(
    address: SocketAddr,
    party: Party,
    number: u32,
    mut dice: SearchRng,
    shared: Arc<Shared>,
) -> Result<Vec<Story>, Trouble> {
    let mut pauses = SearchRng::new(dice.below(u32::MAX).into());
    let mut rivals = loop {
        match Rivals::gather(address, party.clone(), &format!("T{number}"), dice.clone()).await {
            Ok(rivals) => break rivals,
            Err(lost) => come_back(lost, &mut pauses).await?,
        }
    };
    let mut stories = Vec::new();
    let mut open = false;
    loop {
        let stop = *shared.stop.borrow();
        if stop && !rivals.is_waiting() {
            break;
        }
        let went = async {
            if !open {
                stories.push(rivals.open().await?);
                open = true;
            }
            rivals.connect().await?;
            rivals.step().await
        };
        match went.await {
            Ok(Step::Done { is_move, .. }) => {
                shared.moves.fetch_add(u64::from(is_move), Ordering::Relaxed);
            }
            Ok(Step::Waited) => {}
            Ok(Step::Over) => open = false,
            Err(lost) => {
                rivals.disconnect();
                shared.reconnects.fetch_add(1, Ordering::Relaxed);
                come_back(lost, &mut pauses).await?;
            }
        }
    }
    stories.push(rivals.into_story());
    stories.retain(|story| !story.table.is_empty());
    Ok(stories)
}

/// A server that is gone comes back. One that complains, or is there and silent, has a fault.
async fn come_back(lost: Lost, dice: &mut SearchRng) -> Result<(), Trouble> {
    if lost != Lost::Gone {
        return Err(format!("a connection ended with {lost:?}").into());
    }
    tokio::time::sleep(Duration::from_millis(5 + u64::from(dice.below(20)))).await;
    Ok(())
}
