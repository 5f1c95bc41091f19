//! Nodes: leases that end, news that may get lost, and what each says of itself.

use std::sync::Arc;
use std::time::Duration;

use irrgarten_scratch::{Disk, Postgres};
use irrgarten_store::postgres::{PostgresOptions, PostgresStore, Sharing};
use irrgarten_store::{Append, Appended, Epoch, News, Nodes, Store, StoreError};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::timeout;

use crate::support::{append, command, table, texts};

/// Longer than anything takes.
const PATIENCE: Duration = Duration::from_mins(1);

async fn node(server: &Postgres) -> Arc<PostgresStore> {
    let options = PostgresOptions { sharing: Sharing::Nodes, ..PostgresOptions::default() };
    Arc::new(PostgresStore::open(server.address("one").parse().unwrap(), options).await.unwrap())
}

fn nodes(store: &PostgresStore) -> &dyn Nodes {
    store.nodes().unwrap()
}

/// Waits for this news, and passes over others.
async fn hears(receiver: &mut Receiver<News>, wanted: impl Fn(&News) -> bool) -> News {
    timeout(PATIENCE, async {
        loop {
            match receiver.recv().await {
                Ok(news) if wanted(&news) => return news,
                Ok(_) | Err(RecvError::Lagged(_)) => {}
                Err(RecvError::Closed) => panic!("the node has ended"),
            }
        }
    })
    .await
    .expect("it is not heard")
}

fn fenced(next: u64, event: &str, lease: Epoch) -> Append {
    Append { lease: Some(lease), ..append(table(1), next, event) }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn nodes_hear_of_each_other() {
    let server = Postgres::start(Disk::Unsynced);
    server.database("one");
    let (one, two) = (node(&server).await, node(&server).await);
    assert!(nodes(&one).has_others() && nodes(&two).has_others());
    let mut heard = nodes(&two).news();
    one.append(append(table(1), 1, "one")).await.unwrap();
    hears(&mut heard, |news| *news == News::Appended(table(1))).await;
    nodes(&one).send("hello".to_owned());
    hears(&mut heard, |news| *news == News::Message("hello".to_owned())).await;
    nodes(&one).post("bots".to_owned(), Some("ada".to_owned()));
    hears(&mut heard, |news| *news == News::Notice("bots".to_owned())).await;
    assert_eq!(nodes(&two).posted("bots".to_owned()).await.unwrap(), ["ada"]);
    assert_eq!(nodes(&one).posted("bots".to_owned()).await.unwrap(), [""; 0], "only what others say");
    nodes(&one).post("bots".to_owned(), None);
    hears(&mut heard, |news| *news == News::Notice("bots".to_owned())).await;
    assert_eq!(nodes(&two).posted("bots".to_owned()).await.unwrap(), [""; 0]);

    // A message that does not fit, and connections that break: the other hears that it has missed something.
    nodes(&one).send("x".repeat(10_000));
    hears(&mut heard, |news| *news == News::Missed).await;
    let mut again = nodes(&two).news();
    server.cut_connections("one");
    hears(&mut again, |news| *news == News::Missed).await;
    one.append(append(table(1), 2, "two")).await.unwrap();
    let look = nodes(&two).look(vec![table(1), table(9)]).await.unwrap();
    assert_eq!(look.iter().map(|look| (look.last.get(), look.leased)).collect::<Vec<_>>(), [(2, false)]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn a_lease_is_held_by_one_node_and_taken_over_when_that_is_gone() {
    let server = Postgres::start(Disk::Unsynced);
    server.database("one");
    let (one, two) = (node(&server).await, node(&server).await);
    one.append(append(table(1), 1, "one")).await.unwrap();
    let lease = nodes(&one).lease(table(1)).await.unwrap().unwrap();
    assert_eq!(nodes(&two).lease(table(1)).await.unwrap(), None);
    assert_eq!(nodes(&one).leases().await.unwrap(), [(table(1), lease)]);
    one.append(fenced(2, "two", lease)).await.unwrap();
    // Whoever does not name a lease needs none.
    two.append(append(table(1), 3, "three")).await.unwrap();

    let mut heard = nodes(&two).news();
    nodes(&one).release(table(1), lease).await.unwrap();
    hears(&mut heard, |news| *news == News::Released(table(1))).await;
    assert_eq!(one.append(fenced(4, "four", lease)).await, Err(StoreError::LeaseOver));
    let lease = nodes(&one).lease(table(1)).await.unwrap().unwrap();

    // It ends in order: the others need not wait.
    nodes(&one).leave().await.unwrap();
    let news = hears(&mut heard, |news| matches!(news, News::TakenOver(..))).await;
    let News::TakenOver(taken, epoch) = news else { unreachable!() };
    assert!(taken == table(1) && epoch > lease);
    assert_eq!(one.append(fenced(4, "late", lease)).await, Err(StoreError::LeaseOver));
    two.append(fenced(4, "four", epoch)).await.unwrap();
    assert_eq!(texts(&*two, table(1)).await, ["one", "two", "three", "four"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn a_node_that_was_stopped_past_its_lease_is_refused() {
    let server = Postgres::start(Disk::Unsynced);
    server.database("one");
    let one = node(&server).await;
    one.append(append(table(1), 1, "one")).await.unwrap();
    let lease = nodes(&one).lease(table(1)).await.unwrap().unwrap();
    let two = node(&server).await;
    let (mut at_one, mut at_two) = (nodes(&one).news(), nodes(&two).news());
    // As if the process had been stopped for so long: the database saw no report of it.
    server.sql(
        "one",
        "UPDATE irrgarten.nodes SET expires = '-infinity' WHERE id = (SELECT min(id) FROM irrgarten.nodes)",
    );
    let taken = tokio::select! {
        news = hears(&mut at_one, |news| matches!(news, News::TakenOver(..))) => news,
        news = hears(&mut at_two, |news| matches!(news, News::TakenOver(..))) => news,
    };
    let News::TakenOver(_, newer) = taken else { unreachable!() };
    assert!(newer > lease);
    // It knows where the log ends, and nobody has appended: only the lease stops it.
    assert_eq!(one.append(fenced(2, "stale", lease)).await, Err(StoreError::LeaseOver));
    // What people ask is done at any node, and a command is done once wherever it is repeated.
    let asked = || Append { command: Some(command(1)), ..append(table(1), 2, "asked") };
    assert!(matches!(one.append(asked()).await.unwrap(), Appended::Now { .. }));
    assert!(matches!(two.append(asked()).await.unwrap(), Appended::AlreadyDone { .. }));
    assert_eq!(texts(&*two, table(1)).await, ["one", "asked"]);
    let mut heard = nodes(&one).news();
    drop(two);
    // Dropped without a word, as if it had been killed.
    hears(&mut heard, |news| *news == News::Gone).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn nodes_share_a_database_with_each_other_and_with_nobody_else() {
    let server = Postgres::start(Disk::Unsynced);
    server.database("one");
    let alone = || async {
        let options = PostgresOptions { sharing: Sharing::Nobody, ..PostgresOptions::default() };
        PostgresStore::open(server.address("one").parse().unwrap(), options).await
    };
    let (one, two) = (node(&server).await, node(&server).await);
    assert_eq!(alone().await.err().unwrap().code(), "in-use");
    drop((one, two));
    // The connections end a moment later.
    let only = timeout(PATIENCE, async {
        loop {
            match alone().await {
                Ok(only) => return only,
                Err(error) => assert_eq!(error.code(), "in-use"),
            }
        }
    });
    let only = only.await.unwrap();
    assert!(only.nodes().is_none());
    let options = PostgresOptions { sharing: Sharing::Nodes, ..PostgresOptions::default() };
    let refused = PostgresStore::open(server.address("one").parse().unwrap(), options).await;
    assert_eq!(refused.err().unwrap().code(), "in-use");
}
