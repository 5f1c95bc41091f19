//! People and bots at tables, while the pool is busy.

use irrgarten_game::Seat;
use irrgarten_store::sqlite::{SqliteOptions, SqliteStore};
use irrgarten_store::{Append, Seq, Store as _, TableId};
use irrgarten_table::{Config, Person, PersonCommand, Secret, Table};

use super::*;
use crate::tables::task::{Reply, TaskRequest};
use crate::{App, ServerConfig};

/// All workers are busy, a hundred more wait, and so does the table's own bot: people are answered all
/// the same, at that very table, because nothing they ask for goes through the pool.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_are_answered_while_every_place_is_taken() {
    let folder = tempfile::tempdir().unwrap();
    let store =
        Arc::new(SqliteStore::open(folder.path().join("irrgarten.db"), SqliteOptions::default()).unwrap());
    let app = App::start(
        ServerConfig::default(),
        irrgarten_toys::games(),
        Arc::clone(&store) as Arc<dyn irrgarten_store::Store>,
    )
    .await
    .unwrap();
    let pool = app.pool().clone();
    let count = pool.workers.count;
    let minds = Arc::new(MindsAtWork::default());
    let enough = Enough(Arc::clone(&minds));
    let (told, mut answers) = unbounded_channel();
    let mut thoughts = Vec::new();
    for _ in 0..count + 100 {
        let told = told.clone();
        let mind = Box::new(SlowMind(Arc::clone(&minds), String::new()));
        let (host, level, longest) = (id("somebody"), Level::Random, Duration::MAX);
        let turn = BotTurn { host, mind, level, watched: true, longest };
        thoughts.push(pool.think(turn, move |thought| told.send(thought).unwrap()));
    }
    drop(told);
    while minds.now.load(Ordering::SeqCst) < count {
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
    assert_eq!((acted(), minds.now.load(Ordering::SeqCst)), (0, count), "the bot still waits for a worker");

    drop(enough);
    while acted() == 0 {
        sleep(Duration::from_millis(1)).await;
    }
    while let Some(thought) = answers.recv().await {
        assert_eq!(thought, None, "a bot that finds nothing to do says so");
    }
    assert_eq!(minds.most.load(Ordering::SeqCst), count, "never more at once than there are workers");
    app.settle().await;
}
