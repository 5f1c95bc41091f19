//! Appending to a log and reading it.

use std::sync::Arc;

use irrgarten_store::{
    Append, Appended, Chain, ChainHash, Export, Link, MAX_EVENT_BYTES, MAX_EVENTS, Seq, Store, StoreError,
};

use crate::support::{append, append_at_end, table, texts};

pub(crate) async fn events_come_back_as_they_were_given(store: Arc<dyn Store>) {
    let first = store.append(append(table(1), 1, &["deal", "move"])).await.unwrap();
    let second = store.append(append(table(1), 3, &["", "\u{0}binary\u{ff}"])).await.unwrap();
    store.append(append(table(2), 1, &["other"])).await.unwrap();
    assert_eq!(first.places(), (Seq::new(1), Seq::new(2)));
    assert_eq!(second.places(), (Seq::new(3), Seq::new(4)));

    let events = store.read(table(1), Seq::FIRST).await.unwrap();
    assert_eq!(events.iter().map(|event| event.seq.get()).collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert_eq!(events.iter().map(|event| event.at_ms).collect::<Vec<_>>(), [1_001, 1_001, 1_003, 1_003]);
    assert_eq!(texts(&*store, table(1)).await, ["deal", "move", "", "\u{0}binary\u{ff}"]);
    assert!(matches!(second, Appended::Now { last, .. } if last == events[3].link()));

    assert_eq!(store.read(table(1), Seq::new(3)).await.unwrap(), events[2..]);
    assert_eq!(store.read(table(1), Seq::new(5)).await.unwrap(), []);
    assert_eq!(store.read(table(9), Seq::FIRST).await.unwrap(), []);
}

pub(crate) async fn hashes_follow_the_documented_formula(store: Arc<dyn Store>) {
    store.append(append(table(1), 1, &["one", "two"])).await.unwrap();
    let events = store.read(table(1), Seq::FIRST).await.unwrap();
    let mut hash = [0; 32];
    for event in &events {
        let mut input = hash.to_vec();
        input.extend_from_slice(table(1).as_bytes());
        input.extend_from_slice(&event.seq.get().to_be_bytes());
        input.extend_from_slice(&event.at_ms.to_be_bytes());
        input.extend_from_slice(&event.bytes);
        hash = *blake3::hash(&input).as_bytes();
        assert_eq!(event.hash, ChainHash::from_bytes(hash));
    }
    let mut chain = Chain::after(table(1), Link::START);
    for event in &events {
        chain.check(event).unwrap();
    }
    assert_eq!(Chain::after(table(2), Link::START).check(&events[0]).unwrap_err().code(), "broken-chain");
}

pub(crate) async fn a_wrong_place_is_a_conflict_and_changes_nothing(store: Arc<dyn Store>) {
    let early = store.append(append(table(1), 2, &["early"])).await;
    assert_eq!(early, Err(StoreError::Conflict { next: Seq::FIRST }));
    assert_eq!(store.table(table(1)).await.unwrap(), None);

    store.append(append(table(1), 1, &["a", "b"])).await.unwrap();
    for wrong in [1, 2, 4, 100] {
        let refused = store.append(append(table(1), wrong, &["x"])).await;
        assert_eq!(refused, Err(StoreError::Conflict { next: Seq::new(3) }), "{wrong}");
    }
    assert_eq!(texts(&*store, table(1)).await, ["a", "b"]);
}

pub(crate) async fn eight_writers_have_one_winner_for_each_place(store: Arc<dyn Store>) {
    const PLACES: u64 = 60;
    let writers: Vec<_> = (0..8)
        .map(|writer| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                let mut won = Vec::new();
                for place in 1..=PLACES {
                    match store.append(append(table(1), place, &[&format!("{writer}")])).await {
                        Ok(_) => won.push((place, writer)),
                        Err(StoreError::Conflict { next }) => assert!(next.get() > place),
                        Err(other) => panic!("{other}"),
                    }
                }
                won
            })
        })
        .collect();
    let mut winners = Vec::new();
    for writer in writers {
        winners.extend(writer.await.unwrap());
    }
    winners.sort_unstable();
    assert_eq!(winners.iter().map(|(place, _)| *place).collect::<Vec<_>>(), (1..=PLACES).collect::<Vec<_>>());
    let log: Vec<_> = winners.iter().map(|(_, writer)| format!("{writer}")).collect();
    assert_eq!(texts(&*store, table(1)).await, log);
}

pub(crate) async fn a_refused_append_does_not_spoil_its_neighbours(store: Arc<dyn Store>) {
    let appends: Vec<_> = (0..100_u8)
        .map(|number| {
            // Every third stands at a place that does not exist.
            let next = if number % 3 == 0 { 5 } else { 1 };
            let store = Arc::clone(&store);
            tokio::spawn(async move { store.append(append(table(number), next, &["move"])).await })
        })
        .collect();
    for (number, answer) in (0..100_u8).zip(appends) {
        let answer = answer.await.unwrap();
        let good = number % 3 != 0;
        assert_eq!(answer.is_ok(), good, "{number}: {answer:?}");
        assert_eq!(texts(&*store, table(number)).await.len(), usize::from(good));
    }
}

pub(crate) async fn reading_goes_on_after_a_link(store: Arc<dyn Store>) {
    store.append(append(table(1), 1, &["a", "b", "c", "d", "e"])).await.unwrap();
    let events = store.read(table(1), Seq::FIRST).await.unwrap();
    assert_eq!(store.read_after(table(1), Link::START, 2).await.unwrap(), events[..2]);
    assert_eq!(store.read_after(table(1), events[1].link(), 2).await.unwrap(), events[2..4]);
    assert_eq!(store.read_after(table(1), events[3].link(), 2).await.unwrap(), events[4..]);
    assert_eq!(store.read_after(table(1), events[4].link(), 2).await.unwrap(), []);
    assert_eq!(store.read_after(table(1), Link::START, 0).await.unwrap(), []);
    assert_eq!(store.read_after(table(9), Link::START, 2).await.unwrap(), []);
}

pub(crate) async fn a_link_of_another_history_is_refused(store: Arc<dyn Store>) {
    store.append(append(table(1), 1, &["a", "b"])).await.unwrap();
    let events = store.read(table(1), Seq::FIRST).await.unwrap();
    let wrong = Link { hash: ChainHash::START, ..events[0].link() };
    let broken = StoreError::BrokenChain { table: table(1), seq: Seq::new(2) };
    assert_eq!(store.read_after(table(1), wrong, 10).await, Err(broken));
    let beyond = Link { seq: Seq::new(7), ..events[1].link() };
    assert_eq!(store.read_after(table(1), beyond, 10).await.unwrap_err().code(), "broken-chain");
    assert_eq!(store.read_after(table(9), beyond, 10).await.unwrap_err().code(), "broken-chain");
}

pub(crate) async fn an_export_gives_a_long_log_in_order(store: Arc<dyn Store>) {
    for round in 0..10 {
        let events: Vec<String> = (0..100).map(|n| format!("{}", round * 100 + n)).collect();
        let events: Vec<&str> = events.iter().map(String::as_str).collect();
        append_at_end(&*store, append(table(1), 1, &events)).await;
    }
    let mut export = Export::new(&*store, table(1));
    for number in 0..1_000 {
        let event = export.next().await.unwrap().unwrap();
        assert_eq!(event.bytes, number.to_string().as_bytes());
    }
    assert_eq!(export.next().await.unwrap(), None);
    store.append(append(table(1), 1_001, &["later"])).await.unwrap();
    assert_eq!(export.next().await.unwrap().unwrap().bytes, b"later");
}

pub(crate) async fn limits_are_refused_with_a_sentence(store: Arc<dyn Store>) {
    let given = |next, events| Append::new(table(1), Seq::new(next), 1, events);
    let late = Append { at_ms: u64::MAX, ..given(1, vec![vec![]]) };
    let refused = [
        given(1, vec![]),
        given(0, vec![vec![]]),
        given(u64::MAX, vec![vec![]]),
        given(1, vec![vec![0; MAX_EVENT_BYTES + 1]]),
        given(1, vec![vec![]; MAX_EVENTS + 1]),
        late,
    ];
    for append in refused {
        assert_eq!(store.append(append).await.unwrap_err().code(), "invalid");
    }
    assert_eq!(store.table(table(1)).await.unwrap(), None);
    store.append(given(1, vec![vec![7; MAX_EVENT_BYTES]; 3])).await.unwrap();
    store.append(given(4, vec![vec![]; MAX_EVENTS])).await.unwrap();
    assert_eq!(store.read(table(1), Seq::FIRST).await.unwrap().len(), 3 + MAX_EVENTS);
}
