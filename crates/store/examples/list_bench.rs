//! Measures how long a list of one's own tables takes in a store with many.
//!
//! `cargo run --release -p irrgarten-store --example list_bench [tables]`
//!
//! Half of the tables are those of one person, the others of 40 people; times are medians of 200 lists of 100 tables.

use std::io::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};

use irrgarten_store::sqlite::{SqliteOptions, SqliteStore};
use irrgarten_store::{Actor, Append, ListedPhase, Seq, Store, Summary, TableId, TableQuery};

type AnyError = Box<dyn std::error::Error + Send + Sync>;

fn actor(number: u64) -> Result<Actor, AnyError> {
    Ok(Actor::new(format!("person-{number}"))?)
}

async fn fill(store: &Arc<SqliteStore>, tables: u64) -> Result<(), AnyError> {
    let mut writing = tokio::task::JoinSet::new();
    for number in 0..tables {
        let host = if number % 2 == 0 { 0 } else { 1 + number % 40 };
        let summary = Summary {
            phase: ListedPhase::ALL[(number / 2 % 3) as usize],
            listed: number % 5 != 0,
            participants: vec![actor(host)?],
            document: vec![b'x'; 300],
        };
        let table = TableId::from_bytes(u128::from(number).to_be_bytes());
        let opened = Append::new(table, Seq::FIRST, 1_700_000_000_000 + number, vec![vec![7; 200]]);
        let store = Arc::clone(store);
        writing.spawn(async move { store.append(Append { summary: Some(summary), ..opened }).await });
    }
    while let Some(written) = writing.join_next().await {
        written??;
    }
    Ok(())
}

#[tokio::main]
async fn main() -> Result<(), AnyError> {
    let tables = std::env::args().nth(1).map_or(Ok(40_000), |count| count.parse())?;
    let folder = tempfile::tempdir()?;
    let store = Arc::new(SqliteStore::open(folder.path().join("irrgarten.db"), SqliteOptions::default())?);
    fill(&store, tables).await?;
    let mut out = std::io::stdout();
    writeln!(out, "{tables} tables; a list of 100 takes, in microseconds")?;
    for (whose, person) in [("the person with half of them", 0), ("one of the others", 2), ("a stranger", 99)]
    {
        for phase in [None, Some(ListedPhase::Open), Some(ListedPhase::Finished)] {
            let query =
                TableQuery { participant: Some(actor(person)?), phase, limit: 100, ..TableQuery::default() };
            let mut times = Vec::new();
            for _ in 0..200 {
                let begin = Instant::now();
                store.tables(query.clone()).await?;
                times.push(begin.elapsed());
            }
            times.sort_unstable();
            let median = times.get(times.len() / 2).map_or(0, Duration::as_micros);
            writeln!(out, "{median:8}  {whose}, {}", phase.map_or("all", ListedPhase::name))?;
        }
    }
    Ok(())
}
