//! How fast bots play at tables that nobody looks at, in virtual time.

use irrgarten_game::Seat;
use irrgarten_store::TableId;
use irrgarten_store::sqlite::{SqliteOptions, SqliteStore};
use irrgarten_table::{Config, Person, PersonCommand, Secret, Table};
use tokio::sync::oneshot;
use tokio::time::advance;

use super::*;
use crate::tables::task::{Reply, TaskRequest};
use crate::{App, ServerConfig};

/// Knows at once what to do, and takes this many milliseconds for it.
struct Quick(u32);

impl Mind for Quick {
    fn choose(&self, _: Level, _: &dyn Fn() -> bool, _: &mut SearchRng) -> Option<Paced<String>> {
        Some(Paced { action: "go".to_owned(), after: self.0 })
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

/// After how long a bot acts that needs this many milliseconds, at a table that is watched or not. Somebody comes to look
/// after `seen_after`, if ever.
async fn acts_after(needs: u32, watched: bool, seen_after: Option<Duration>) -> Duration {
    let pool = ThinkingPool::with_workers(1, Clock::new(1));
    let (told, answered) = oneshot::channel();
    let begun = Instant::now();
    let mind = Box::new(Quick(needs));
    let turn = BotTurn { host: id("ada"), mind, level: Level::Random, watched, longest: Duration::MAX };
    let mut thought = pool.think(turn, move |_| told.send(Instant::now()).unwrap());
    if let Some(seen_after) = seen_after {
        sleep(seen_after).await;
        thought.set_watched(true);
    }
    answered.await.unwrap() - begun
}

#[tokio::test(start_paused = true)]
async fn a_table_that_nobody_looks_at_gets_an_action_every_two_seconds() {
    let millis = Duration::from_millis;
    assert_eq!(acts_after(0, true, None).await, millis(0));
    assert_eq!(acts_after(0, false, None).await, millis(2_000));
    assert_eq!(acts_after(0, false, Some(millis(300))).await, millis(300), "somebody came to look");
    assert_eq!(acts_after(700, true, None).await, millis(700));
    assert_eq!(acts_after(5_000, false, None).await, millis(5_000), "in a race a bot takes its time");
}

/// Waits in real time, for the store and for bots that think. Virtual time goes on by this step now and then.
async fn until<T>(step: Duration, mut what: impl FnMut() -> Option<T>) -> T {
    let deadline = std::time::Instant::now() + Duration::from_secs(30);
    loop {
        if let Some(happened) = what() {
            return happened;
        }
        assert!(std::time::Instant::now() < deadline, "it never happens");
        advance(step).await;
        tokio::task::spawn_blocking(|| thread::sleep(Duration::from_millis(1))).await.unwrap();
    }
}

#[tokio::test(start_paused = true)]
async fn at_a_table_that_nobody_has_looked_at_for_a_while_bots_wait_for_somebody() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path().join("irrgarten.db"), SqliteOptions::default()).unwrap();
    let config = ServerConfig { idle: Duration::from_secs(10), ..ServerConfig::default() };
    let app = App::start(config, irrgarten_toys::games(), Arc::new(store)).await.unwrap();
    let (id, ada) = (TableId::from_bytes([7; 16]), Person::new("ada", "Ada"));
    let setting = Config { game: "hands".to_owned(), seats: 2, ..Config::default() };
    let opened =
        Table::open(irrgarten_toys::games(), &id.to_string(), setting, ada.clone(), Secret([1; 32]), 0);
    let (table, logged) = opened.unwrap();
    let events = logged.iter().map(|event| serde_json::to_vec(event).unwrap()).collect();
    let append = irrgarten_store::Append::new(id, irrgarten_store::Seq::FIRST, 0, events);
    app.store().append(append).await.unwrap();
    app.registry().begin(id, table, None);
    let (one, two) = (Seat::at(0), Seat::at(1));
    // Once Ada has left, everybody at the table is a bot.
    for (name, command) in [
        ("sit", PersonCommand::Sit(one)),
        ("invite", PersonCommand::Invite(two, irrgarten_table::Level::Random)),
        ("ready", PersonCommand::Ready(one, true)),
        ("leave", PersonCommand::Leave),
    ] {
        let (answer, mut answered) = oneshot::channel();
        let (reply, person) = (Reply::Once(answer), ada.clone());
        let request = TaskRequest::Do { reply, person, id: name.to_owned(), command, received: None };
        app.registry().send(id, request).await.ok().unwrap();
        until(Duration::ZERO, || answered.try_recv().ok()).await.unwrap();
    }
    let step = Duration::from_millis(100);
    let acted = || app.metrics().bot_actions.load(Ordering::Relaxed);
    let before = acted();
    until(step, || (app.registry().awake() == 0).then_some(())).await;
    let played = acted();
    assert!(played > before, "bots play until nobody has looked for a while");
    // Somebody asks for the table.
    let (answer, _answered) = oneshot::channel();
    app.registry().send(id, TaskRequest::PublicView { answer }).await.ok().unwrap();
    until(step, || (acted() > played).then_some(())).await;
    app.settle().await;
}
