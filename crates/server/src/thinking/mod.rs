//! The pool of threads in which built-in bots think.
//!
//! `queue.rs` says which thought comes next, `workers.rs` has the threads.

mod queue;
#[cfg(test)]
mod tests;
mod workers;

use std::sync::Arc;
use std::thread;
use std::time::Duration;

use irrgarten_faces::{Advice, Character, Decision, Grade, Level, Mind};
use irrgarten_game::SearchRng;
use irrgarten_table::PersonId;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

use crate::clock::Clock;
pub(crate) use queue::Purpose;
use workers::{Ticket, Workers};

/// How long an action takes at a table that nobody looks at.
const UNHURRIED: Duration = Duration::from_secs(2);

/// Limits how many bots think at once, to all cores but one, so that people never wait for them.
#[derive(Clone)]
pub(crate) struct ThinkingPool {
    workers: Arc<Workers>,
    clock: Clock,
}

/// A bot that is to act.
pub(crate) struct BotTurn {
    /// The person who opened the table: people share the pool, not tables.
    pub(crate) host: PersonId,
    pub(crate) mind: Box<dyn Mind>,
    pub(crate) level: Level,
    /// Somebody looks at the table.
    pub(crate) watched: bool,
    /// The longest a bot delays its action.
    pub(crate) longest: Duration,
}

/// A bot's turn that is being thought about. Nothing is thought any more for one that was dropped while it waited.
pub(crate) struct BotThought {
    ticket: Ticket,
    watched: watch::Sender<bool>,
}

impl BotThought {
    /// Somebody looks at the table now, or nobody does any more.
    pub(crate) fn set_watched(&mut self, watched: bool) {
        let changes = |was: &mut bool| std::mem::replace(was, watched) != watched;
        if self.watched.send_if_modified(changes) {
            self.ticket.change(turn(watched));
        }
    }
}

fn turn(watched: bool) -> Purpose {
    if watched { Purpose::Turn } else { Purpose::UnwatchedTurn }
}

impl ThinkingPool {
    pub(crate) fn new(clock: Clock) -> ThinkingPool {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        ThinkingPool::with_workers(cores.saturating_sub(1).max(1), clock)
    }

    fn with_workers(count: usize, clock: Clock) -> ThinkingPool {
        ThinkingPool { workers: Workers::new(count), clock }
    }

    /// Thinks when it is the host's turn in the pool, and calls `told` once, after the time the bot takes for its
    /// action.
    pub(crate) fn think(
        &self,
        turn_of_bot: BotTurn,
        told: impl FnOnce(Option<String>) + Send + 'static,
    ) -> BotThought {
        let BotTurn { host, mind, level, watched, longest } = turn_of_bot;
        let (clock, since) = (self.clock, Instant::now());
        let (ticket, thought) =
            self.workers.ask(turn(watched), host, move |stop, dice| mind.choose(level, stop, dice));
        let (watched, mut watching) = watch::channel(watched);
        tokio::spawn(async move {
            // Nobody waits for it any more.
            let Ok(thought) = thought.await else { return };
            if let Some(thought) = &thought {
                let after = Duration::from_millis(thought.after.into()).min(longest);
                sleep_until(since + clock.lasting(after.as_millis() as u64)).await;
                tokio::select! {
                    () = sleep_until(since + clock.lasting(UNHURRIED.as_millis() as u64)) => {}
                    _ = watching.wait_for(|watched| *watched) => {}
                }
            }
            told(thought.map(|thought| thought.action));
        });
        BotThought { ticket, watched }
    }

    /// What the strongest built-in bot would do, and why.
    pub(crate) async fn advise(&self, asked_by: PersonId, mind: Box<dyn Mind>) -> Option<Advice> {
        let advise = move |stop: &dyn Fn() -> bool, dice: &mut _| mind.advise(Character::Owl, stop, dice);
        let (_ticket, answer) = self.workers.ask(Purpose::Hint, asked_by, advise);
        answer.await.ok()?
    }

    /// How good a move was. The dice and the number of nodes are fixed, so that everybody gets the same grade.
    pub(crate) async fn grade(
        &self,
        asked_by: PersonId,
        mind: Box<dyn Mind>,
        played: String,
    ) -> Option<Grade<String>> {
        let grade =
            move |_: &dyn Fn() -> bool, _: &mut _| mind.grade(&played, &mut SearchRng::new(Decision::DICE));
        let (_ticket, answer) = self.workers.ask(Purpose::Review, asked_by, grade);
        answer.await.ok()?
    }

    /// How many thoughts wait for their turn.
    pub(crate) fn waiting(&self, purpose: Purpose) -> usize {
        self.workers.waiting(purpose)
    }
}
