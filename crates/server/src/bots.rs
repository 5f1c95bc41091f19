use std::sync::Arc;
use std::thread;

use irrgarten_catalogue::{Level, Mind};
use irrgarten_game::{Paced, SearchRng};
use tokio::sync::Semaphore;
use tokio::time::{Duration, Instant, sleep_until};

use crate::identity::random;

/// Where the players of the house think: on all cores but one, so that people never wait for them.
#[derive(Clone, Debug)]
pub(crate) struct Pool {
    places: Arc<Semaphore>,
}

impl Pool {
    pub(crate) fn new() -> Pool {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Pool { places: Arc::new(Semaphore::new(cores.saturating_sub(1).max(1))) }
    }

    /// Thinks when a place is free, and tells after as long as the player takes for it. Nobody is told twice.
    pub(crate) fn think(
        &self,
        mind: Box<dyn Mind>,
        level: Level,
        told: impl FnOnce(Option<String>) + Send + 'static,
    ) {
        let (places, since) = (Arc::clone(&self.places), Instant::now());
        tokio::spawn(async move {
            let thought = in_the_pool(places, mind, level).await;
            if let Some(thought) = &thought {
                sleep_until(since + Duration::from_millis(u64::from(thought.after))).await;
            }
            told(thought.map(|thought| thought.action));
        });
    }
}

/// The place is free again as soon as the thought is there.
async fn in_the_pool(places: Arc<Semaphore>, mind: Box<dyn Mind>, level: Level) -> Option<Paced<String>> {
    let _place = places.acquire_owned().await.ok()?;
    let mut dice = SearchRng::new(u64::from_le_bytes(random::<8>().ok()?));
    tokio::task::spawn_blocking(move || mind.choose(level, &mut dice)).await.ok()?
}
