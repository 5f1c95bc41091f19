//! The order in which bots think, with minds that the test holds and releases.

mod order;
mod pace;
mod people;

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex};

use irrgarten_game::Paced;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio::time::sleep;

use super::*;

/// Notes that it begins, and thinks until the test lets it stop.
struct SlowMind(Arc<MindsAtWork>, String);

#[derive(Default)]
struct MindsAtWork {
    now: AtomicUsize,
    most: AtomicUsize,
    begun: Mutex<Vec<String>>,
    enough: (Mutex<bool>, Condvar),
}

impl SlowMind {
    fn hold_on(&self) {
        let SlowMind(all, name) = self;
        all.begun.lock().unwrap().push(name.clone());
        let now = all.now.fetch_add(1, Ordering::SeqCst) + 1;
        all.most.fetch_max(now, Ordering::SeqCst);
        let (enough, changed) = &all.enough;
        drop(changed.wait_while(enough.lock().unwrap(), |enough| !*enough).unwrap());
        all.now.fetch_sub(1, Ordering::SeqCst);
    }
}

/// Lets all of them stop, even if the test fails: a runtime waits for its threads.
struct Enough(Arc<MindsAtWork>);

impl Drop for Enough {
    fn drop(&mut self) {
        let (enough, changed) = &self.0.enough;
        *enough.lock().unwrap() = true;
        changed.notify_all();
    }
}

impl Mind for SlowMind {
    fn choose(&self, _: Level, _: &dyn Fn() -> bool, _: &mut SearchRng) -> Option<Paced<String>> {
        self.hold_on();
        None
    }

    fn think(&self, _: Character, _: &dyn Fn() -> bool, _: &mut SearchRng) -> Option<(String, f32)> {
        None
    }

    fn advise(&self, _: Character, _: &dyn Fn() -> bool, _: &mut SearchRng) -> Option<Advice> {
        self.hold_on();
        None
    }

    fn grade(&self, _: &str, _: &mut SearchRng) -> Option<Grade<String>> {
        self.hold_on();
        None
    }
}

fn id(name: &str) -> PersonId {
    PersonId(name.to_owned())
}

/// A pool with one place, which is taken until the test lets go.
struct Busy {
    pool: ThinkingPool,
    minds: Arc<MindsAtWork>,
    done: UnboundedSender<()>,
    thoughts: Vec<BotThought>,
}

impl Busy {
    /// With a turn at the table of this person under way. The last function waits until this many more are thought, and
    /// says in which order they began.
    async fn new(host: &str) -> (Busy, Enough, impl AsyncFnOnce(usize) -> Vec<String>) {
        let minds = Arc::new(MindsAtWork::default());
        let (done, mut answers) = unbounded_channel();
        let pool = ThinkingPool::with_workers(1, Clock::new(1));
        let mut busy = Busy { pool, minds: Arc::clone(&minds), done, thoughts: Vec::new() };
        busy.turn(host, "first", true);
        while minds.now.load(Ordering::SeqCst) == 0 {
            sleep(Duration::from_millis(1)).await;
        }
        let enough = Enough(Arc::clone(&minds));
        let order = async move |turns| {
            for _ in 0..=turns {
                answers.recv().await.unwrap();
            }
            minds.begun.lock().unwrap()[1..].to_vec()
        };
        (busy, enough, order)
    }

    fn mind(&self, name: &str) -> Box<dyn Mind> {
        Box::new(SlowMind(Arc::clone(&self.minds), name.to_owned()))
    }

    /// Lets a bot think about its turn at somebody's table. Its name is the one it notes.
    fn turn(&mut self, host: &str, name: &str, watched: bool) {
        let (host, mind, done) = (id(host), self.mind(name), self.done.clone());
        let turn = BotTurn { host, mind, level: Level::Random, watched, longest: Duration::MAX };
        self.thoughts.push(self.pool.think(turn, move |_| done.send(()).unwrap()));
    }

    /// Asks for the grades of a whole game, one after the other, as a review does.
    fn review(&self, person: &str, moves: usize) {
        let (pool, done, person) = (self.pool.clone(), self.done.clone(), id(person));
        let minds: Vec<_> = (0..moves).map(|_| self.mind("grade")).collect();
        tokio::spawn(async move {
            for mind in minds {
                pool.grade(person.clone(), mind, String::new()).await;
            }
            done.send(()).unwrap();
        });
    }

    fn hint(&self, person: &str) {
        let (pool, done) = (self.pool.clone(), self.done.clone());
        let (person, mind) = (id(person), self.mind("hint"));
        tokio::spawn(async move {
            pool.advise(person, mind).await;
            done.send(()).unwrap();
        });
    }

    async fn waiting(&self, purpose: Purpose, number: usize) {
        while self.pool.waiting(purpose) != number {
            sleep(Duration::from_millis(1)).await;
        }
    }
}
