use std::sync::Arc;
use std::thread;

use irrgarten_catalogue::{Level, Mind};
use irrgarten_game::SearchRng;
use tokio::sync::{Semaphore, oneshot};

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

    /// Thinks when a place is free. Nobody gets an answer if the seat cannot act.
    pub(crate) fn think(&self, mind: Box<dyn Mind>, level: Level) -> oneshot::Receiver<String> {
        let (answer, chosen) = oneshot::channel();
        let places = Arc::clone(&self.places);
        tokio::spawn(async move {
            let Ok(_place) = places.acquire_owned().await else { return };
            let Ok(seed) = random::<8>() else { return };
            let mut dice = SearchRng::new(u64::from_le_bytes(seed));
            let thought = tokio::task::spawn_blocking(move || mind.choose(level, &mut dice)).await;
            if let Ok(Some(action)) = thought {
                // Nobody waits any more if the table has gone to sleep.
                let _ = answer.send(action);
            }
        });
        chosen
    }
}
