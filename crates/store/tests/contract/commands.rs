//! A command is carried out once, however often it is sent.

use std::sync::Arc;

use irrgarten_store::{Append, Appended, Seq, Store, StoreError};

use crate::support::{append, append_at_end, command, table, texts};

pub(crate) async fn a_repeated_command_is_done_once(store: Arc<dyn Store>) {
    let move_once =
        Append { command: Some(command("ada", "c-1")), ..append(table(1), 1, &["slide", "step"]) };
    let tries: Vec<_> = (0..8)
        .map(|_| {
            let (store, append) = (Arc::clone(&store), move_once.clone());
            tokio::spawn(async move { store.append(append).await.unwrap() })
        })
        .collect();
    let mut written = 0;
    for answer in tries {
        let answer = answer.await.unwrap();
        assert_eq!(answer.places(), (Seq::new(1), Seq::new(2)));
        written += usize::from(matches!(answer, Appended::Now { .. }));
    }
    assert_eq!(written, 1);
    assert_eq!(texts(&*store, table(1)).await, ["slide", "step"]);
}

pub(crate) async fn a_repeated_command_is_found_after_others(store: Arc<dyn Store>) {
    let first = Append { command: Some(command("ada", "c-1")), ..append(table(1), 1, &["a", "b"]) };
    store.append(first.clone()).await.unwrap();
    for place in 3..20 {
        store.append(append(table(1), place, &["x"])).await.unwrap();
    }
    let done = Ok(Appended::AlreadyDone { first: Seq::new(1), last: Seq::new(2) });
    assert_eq!(store.append(first.clone()).await, done);
    // Whatever seq the repetition names: the command counts.
    assert_eq!(store.append(Append { next: Seq::new(20), ..first.clone() }).await, done);
    assert_eq!(store.append(Append { next: Seq::new(77), ..first }).await, done);
    assert_eq!(texts(&*store, table(1)).await.len(), 19);
}

pub(crate) async fn actors_and_tables_have_their_own_commands(store: Arc<dyn Store>) {
    for (place, who) in [(1, "ada"), (2, "bob")] {
        for number in [1, 2] {
            let append =
                Append { command: Some(command(who, "c-1")), ..append(table(number), place, &[who]) };
            assert!(matches!(store.append(append).await, Ok(Appended::Now { .. })), "{who} {number}");
        }
    }
    assert_eq!(texts(&*store, table(1)).await, ["ada", "bob"]);
    assert_eq!(texts(&*store, table(2)).await, ["ada", "bob"]);
}

pub(crate) async fn a_refused_command_is_not_remembered(store: Arc<dyn Store>) {
    let early = Append { command: Some(command("ada", "c-1")), ..append(table(1), 2, &["a"]) };
    assert_eq!(store.append(early.clone()).await, Err(StoreError::Conflict { next: Seq::FIRST }));
    let right = Append { next: Seq::FIRST, ..early };
    assert!(matches!(store.append(right).await, Ok(Appended::Now { .. })));
}

pub(crate) async fn a_store_says_whether_a_command_was_done_and_writes_nothing(store: Arc<dyn Store>) {
    let done = async |number, who, name| store.command_done(table(number), command(who, name)).await;
    assert_eq!(done(1, "ada", "c-1").await, Ok(None), "there is no such table yet");
    let twice = Append { command: Some(command("ada", "c-1")), ..append(table(1), 1, &["a", "b"]) };
    store.append(twice).await.unwrap();
    let refused = Append { command: Some(command("ada", "c-2")), ..append(table(1), 9, &["c"]) };
    assert_eq!(store.append(refused).await, Err(StoreError::Conflict { next: Seq::new(3) }));
    store.append(append(table(1), 3, &["d"])).await.unwrap();
    assert_eq!(done(1, "ada", "c-1").await, Ok(Some((Seq::new(1), Seq::new(2)))));
    for (number, who, name) in [(1, "ada", "c-2"), (1, "bob", "c-1"), (2, "ada", "c-1")] {
        assert_eq!(done(number, who, name).await, Ok(None), "{number} {who} {name}");
    }
    assert_eq!(texts(&*store, table(1)).await, ["a", "b", "d"]);
    assert!(texts(&*store, table(2)).await.is_empty(), "asking makes no table");
}

/// A shuffle that is the same on every run.
fn scattered(count: usize) -> impl Iterator<Item = usize> {
    (0..count).map(move |n| (n * 7_919 + 13) % count)
}

pub(crate) async fn every_command_sent_one_to_five_times_is_done_once(store: Arc<dyn Store>) {
    const COMMANDS: usize = 300;
    const TABLES: usize = 4;
    let sendings: Vec<usize> = (0..COMMANDS).flat_map(|n| vec![n; 1 + n % 5]).collect();
    // The number of sendings and the step have no common factor, so this visits each once.
    let order: Vec<usize> = scattered(sendings.len()).map(|place| sendings[place]).collect();
    let tasks: Vec<_> = order
        .into_iter()
        .map(|number| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                let name = format!("c-{number}");
                let command = Some(command(&format!("seat-{}", number % 3), &name));
                let append = Append { command, ..append(table((number % TABLES) as u8), 1, &[&name]) };
                (number, append_at_end(&*store, append).await.places())
            })
        })
        .collect();
    let mut places = vec![None; COMMANDS];
    for task in tasks {
        let (number, answer) = task.await.unwrap();
        // The same answer every time.
        assert_eq!(*places[number].get_or_insert(answer), answer, "{number}");
    }
    for number in 0..TABLES {
        let mut log = texts(&*store, table(number as u8)).await;
        log.sort_unstable();
        let mut sent: Vec<_> = (number..COMMANDS).step_by(TABLES).map(|n| format!("c-{n}")).collect();
        sent.sort_unstable();
        assert_eq!(log, sent);
    }
}
