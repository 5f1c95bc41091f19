//! The pool of threads in which built-in bots think.

use std::sync::Arc;
use std::thread;
use std::time::Duration;

use irrgarten_faces::{Advice, Character, Decision, Grade, Level, Mind};
use irrgarten_game::SearchRng;
use tokio::sync::Semaphore;
use tokio::time::{Instant, sleep_until};

use crate::clock::Clock;
use crate::people::random;

/// The longest a bot thinks: what it has found by then is played.
const LONGEST: Duration = Duration::from_millis(800);

/// Limits how many bots think at once, to all cores but one, so that people never wait for them.
#[derive(Clone, Debug)]
pub(crate) struct ThinkingPool {
    places: Arc<Semaphore>,
    clock: Clock,
}

impl ThinkingPool {
    pub(crate) fn new(clock: Clock) -> ThinkingPool {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        ThinkingPool { places: Arc::new(Semaphore::new(cores.saturating_sub(1).max(1))), clock }
    }

    /// Thinks when there is room, and calls `told` once, after the time the bot takes for its move, but at most after
    /// `longest`.
    pub(crate) fn think(
        &self,
        mind: Box<dyn Mind>,
        level: Level,
        longest: Duration,
        told: impl FnOnce(Option<String>) + Send + 'static,
    ) {
        let (places, clock, since) = (Arc::clone(&self.places), self.clock, Instant::now());
        tokio::spawn(async move {
            let thought = in_the_pool(places, move |stop, dice| mind.choose(level, stop, dice)).await;
            if let Some(thought) = &thought {
                let after = Duration::from_millis(thought.after.into()).min(longest);
                sleep_until(since + clock.lasting(after.as_millis() as u64)).await;
            }
            told(thought.map(|thought| thought.action));
        });
    }

    /// What the strongest built-in bot would do, and why.
    pub(crate) async fn advise(&self, mind: Box<dyn Mind>) -> Option<Advice> {
        let places = Arc::clone(&self.places);
        in_the_pool(places, move |stop, dice| mind.advise(Character::Owl, stop, dice)).await
    }

    /// How good a move was. The dice and the number of nodes are fixed, so that everybody gets the same grade.
    pub(crate) async fn grade(&self, decision: Decision) -> Option<Grade<String>> {
        in_the_pool(Arc::clone(&self.places), move |_, _| decision.grade(Decision::DICE)).await
    }
}

/// Thinks when there is room, for a limited time and with dice of its own. The permit is released as soon as the
/// result is there.
async fn in_the_pool<T: Send + 'static>(
    places: Arc<Semaphore>,
    think: impl FnOnce(&dyn Fn() -> bool, &mut SearchRng) -> Option<T> + Send + 'static,
) -> Option<T> {
    let _place = places.acquire_owned().await.ok()?;
    let mut dice = SearchRng::new(u64::from_le_bytes(random::<8>().ok()?));
    let thinking = move || {
        let began = Instant::now();
        think(&|| began.elapsed() >= LONGEST, &mut dice)
    };
    tokio::task::spawn_blocking(thinking).await.ok()?
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::{Condvar, Mutex};

    use irrgarten_game::{Paced, Seat};
    use irrgarten_store::sqlite::{SqliteOptions, SqliteStore};
    use irrgarten_store::{Append, Seq, Store as _, TableId};
    use irrgarten_table::{Config, Person, PersonCommand, Secret, Table};
    use tokio::time::{Duration, sleep};

    use super::*;
    use crate::tables::task::{Reply, TaskRequest};
    use crate::{App, ServerConfig};

    /// Thinks until the test lets it stop.
    struct Brooding(Arc<Brood>);

    #[derive(Default)]
    struct Brood {
        now: AtomicUsize,
        most: AtomicUsize,
        enough: (Mutex<bool>, Condvar),
    }

    /// Lets all of them stop, even if the test fails: a runtime waits for its threads.
    struct Enough(Arc<Brood>);

    impl Drop for Enough {
        fn drop(&mut self) {
            let (enough, told) = &self.0.enough;
            *enough.lock().unwrap() = true;
            told.notify_all();
        }
    }

    impl Mind for Brooding {
        fn choose(&self, _: Level, _: &dyn Fn() -> bool, _: &mut SearchRng) -> Option<Paced<String>> {
            let now = self.0.now.fetch_add(1, Ordering::SeqCst) + 1;
            self.0.most.fetch_max(now, Ordering::SeqCst);
            let (enough, told) = &self.0.enough;
            drop(told.wait_while(enough.lock().unwrap(), |enough| !*enough).unwrap());
            self.0.now.fetch_sub(1, Ordering::SeqCst);
            None
        }

        fn think(&self, _: Character, _: &dyn Fn() -> bool, _: &mut SearchRng) -> Option<(String, f32)> {
            None
        }

        fn advise(&self, _: Character, _: &dyn Fn() -> bool, _: &mut SearchRng) -> Option<Advice> {
            None
        }

        fn grade(&self, _: &str, _: &mut SearchRng) -> Option<Grade<String>> {
            None
        }
    }

    /// All permits are taken, a hundred more wait, and the table's own bot waits behind them: people are answered all
    /// the same, at that very table, because nothing they ask for goes through the pool.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn people_are_answered_while_every_place_is_taken() {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(
            SqliteStore::open(folder.path().join("irrgarten.db"), SqliteOptions::default()).unwrap(),
        );
        let app = App::start(
            ServerConfig::default(),
            irrgarten_toys::games(),
            Arc::clone(&store) as Arc<dyn irrgarten_store::Store>,
        )
        .await
        .unwrap();
        let pool = app.pool().clone();
        let places = pool.places.available_permits();
        let brood = Arc::new(Brood::default());
        let enough = Enough(Arc::clone(&brood));
        let (told, mut answers) = tokio::sync::mpsc::unbounded_channel();
        for _ in 0..places + 100 {
            let told = told.clone();
            pool.think(
                Box::new(Brooding(Arc::clone(&brood))),
                Level::Random,
                Duration::MAX,
                move |thought| {
                    told.send(thought).unwrap();
                },
            );
        }
        drop(told);
        while brood.now.load(Ordering::SeqCst) < places {
            sleep(Duration::from_millis(1)).await;
        }

        let id = TableId::from_bytes([7; 16]);
        let ada = Person::new("ada", "Ada");
        let options = [("first".to_owned(), "2".to_owned())].into();
        let setting = Config { game: "hands".to_owned(), seats: 2, options, ..Config::default() };
        let (_, logged) =
            Table::open(irrgarten_toys::games(), &id.to_string(), setting, ada.clone(), Secret([1; 32]), 0)
                .unwrap();
        let events = logged.iter().map(|event| serde_json::to_vec(event).unwrap()).collect();
        store.append(Append::new(id, Seq::FIRST, 0, events)).await.unwrap();
        let ask = async |name: &str, command| {
            let (person, id_of_command) = (ada.clone(), name.to_owned());
            let ask = |answer| TaskRequest::Do {
                reply: Reply::Once(answer),
                person,
                id: id_of_command,
                command,
                received: None,
            };
            app.registry().ask(id, ask).await.unwrap()
        };
        let (one, two) = (Seat::at(0), Seat::at(1));
        ask("sit", PersonCommand::Sit(one)).await;
        ask("invite", PersonCommand::Invite(two, irrgarten_table::Level::Random)).await;
        let begun = ask("ready", PersonCommand::Ready(one, true)).await;
        for remark in 0..20 {
            assert_eq!(
                ask(&format!("say-{remark}"), PersonCommand::Say("hm".to_owned())).await,
                begun + remark + 1
            );
        }
        let acted = || app.metrics().bot_actions.load(Ordering::Relaxed);
        assert_eq!(
            (acted(), brood.now.load(Ordering::SeqCst)),
            (0, places),
            "the bot still waits for a permit"
        );

        drop(enough);
        while acted() == 0 {
            sleep(Duration::from_millis(1)).await;
        }
        while let Some(thought) = answers.recv().await {
            assert_eq!(thought, None, "a bot that finds nothing to do says so");
        }
        assert_eq!(brood.most.load(Ordering::SeqCst), places, "never more at once than there are places");
        app.settle().await;
    }
}
