//! Several processes on one database: here, several stores.

use std::sync::Arc;

use irrgarten_scratch::{Disk, Postgres};
use irrgarten_store::postgres::PostgresStore;
use irrgarten_store::{Appended, DocumentKey, Expect, Store, StoreError};

use crate::support::{append, command, open, table, texts};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn nodes_that_share_a_database_have_one_log() {
    let server = Postgres::start(Disk::Unsynced);
    server.database("one");
    // All of them find it empty, and one fills it.
    let opened = (0..4).map(|_| open(&server, "one"));
    let nodes: Vec<Arc<PostgresStore>> = futures_util::future::join_all(opened).await;

    for place in 1..=50_u64 {
        let racers = nodes.iter().map(|node| {
            let node = Arc::clone(node);
            tokio::spawn(async move { node.append(append(table(1), place, &format!("{place}"))).await })
        });
        let mut won = 0;
        for racer in racers.collect::<Vec<_>>() {
            match racer.await.unwrap() {
                Ok(Appended::Now { .. }) => won += 1,
                Err(StoreError::Conflict { next }) => assert_eq!(next.get(), place + 1),
                other => panic!("{other:?}"),
            }
        }
        assert_eq!(won, 1, "{place}");
    }
    for node in &nodes {
        assert_eq!(texts(&**node, table(1)).await, (1..=50).map(|n| n.to_string()).collect::<Vec<_>>());
    }

    // The same command at every node, each of which believes that it comes next.
    let mut written = 0;
    for node in &nodes {
        let mut again = append(table(2), 1, "once");
        again.command = Some(command(1));
        written += usize::from(matches!(node.append(again).await.unwrap(), Appended::Now { .. }));
    }
    assert_eq!((written, texts(&*nodes[0], table(2)).await), (1, vec!["once".to_owned()]));

    counters_on_every_node_lose_nothing(&nodes).await;
}

async fn counters_on_every_node_lose_nothing(nodes: &[Arc<PostgresStore>]) {
    let key = || DocumentKey::new("people", "count").unwrap();
    nodes[0].put_if(key(), Expect::Absent, b"0".to_vec()).await.unwrap();
    let counters = nodes.iter().map(|node| {
        let node = Arc::clone(node);
        tokio::spawn(async move {
            let mut counted = 0;
            while counted < 10 {
                let now = node.document(key()).await.unwrap().unwrap();
                let number: u32 = String::from_utf8(now.bytes).unwrap().parse().unwrap();
                let next = (number + 1).to_string().into_bytes();
                match node.put_if(key(), Expect::Version(now.version), next).await {
                    Ok(_) => counted += 1,
                    Err(error) => assert_eq!(error.code(), "stale"),
                }
            }
        })
    });
    for counter in counters.collect::<Vec<_>>() {
        counter.await.unwrap();
    }
    assert_eq!(nodes[0].document(key()).await.unwrap().unwrap().bytes, b"40");
}
