//! Lists of tables: order, filters and pages.

use std::sync::Arc;

use irrgarten_store::{Append, ListedPhase, Seq, Store, StoreError, TableId, TableQuery};

use crate::support::{actor, append, summary, table};

async fn found(store: &dyn Store, query: TableQuery) -> Vec<TableId> {
    let page = store.tables(TableQuery { limit: 100, ..query }).await.unwrap();
    assert_eq!(page.next, None);
    page.items.into_iter().map(|entry| entry.id).collect()
}

pub(crate) async fn tables_are_found_by_phase_and_listing(store: Arc<dyn Store>) {
    let phases = [ListedPhase::Open, ListedPhase::Open, ListedPhase::Running, ListedPhase::Finished];
    for (number, phase) in (1_u8..).zip(phases) {
        let summary = Some(summary(phase, number != 2, &[], &format!("{{\"n\":{number}}}")));
        let at_ms = u64::from(number);
        store.append(Append { summary, at_ms, ..append(table(number), 1, &["x"]) }).await.unwrap();
    }
    let by = |phase, listed| TableQuery { phase, listed, ..TableQuery::default() };
    assert_eq!(found(&*store, by(None, None)).await, [table(4), table(3), table(2), table(1)]);
    assert_eq!(found(&*store, by(Some(ListedPhase::Open), None)).await, [table(2), table(1)]);
    assert_eq!(found(&*store, by(Some(ListedPhase::Open), Some(true))).await, [table(1)]);
    assert_eq!(found(&*store, by(None, Some(false))).await, [table(2)]);
    assert_eq!(found(&*store, by(Some(ListedPhase::Running), None)).await, [table(3)]);

    let entry = store.table(table(3)).await.unwrap().unwrap();
    assert_eq!((entry.created_ms, entry.updated_ms), (3, 3));
    assert_eq!(entry.summary, Some(summary(ListedPhase::Running, true, &[], "{\"n\":3}")));
    assert_eq!(store.table(table(9)).await.unwrap(), None);

    let summary = Some(summary(ListedPhase::Finished, true, &[], "over"));
    store.append(Append { summary, at_ms: 50, ..append(table(3), 2, &["end"]) }).await.unwrap();
    assert_eq!(found(&*store, by(Some(ListedPhase::Running), None)).await, []);
    assert_eq!(found(&*store, by(Some(ListedPhase::Finished), None)).await, [table(3), table(4)]);
    let entry = store.table(table(3)).await.unwrap().unwrap();
    assert_eq!((entry.head.seq.get(), entry.created_ms, entry.updated_ms), (2, 3, 50));
}

pub(crate) async fn a_player_finds_their_tables(store: Arc<dyn Store>) {
    for (number, people) in [(1, &["ada", "bob"][..]), (2, &["bob"]), (3, &["ada", "ada"])] {
        let summary = Some(summary(ListedPhase::Open, false, people, ""));
        let at_ms = u64::from(number);
        store.append(Append { summary, at_ms, ..append(table(number), 1, &["x"]) }).await.unwrap();
    }
    let of = |name| TableQuery { participant: Some(actor(name)), ..TableQuery::default() };
    assert_eq!(found(&*store, of("ada")).await, [table(3), table(1)]);
    assert_eq!(found(&*store, of("bob")).await, [table(2), table(1)]);
    assert_eq!(found(&*store, of("eve")).await, []);

    // Bob leaves, Eve comes.
    let summary = Some(summary(ListedPhase::Running, false, &["ada", "eve"], ""));
    store.append(Append { summary, at_ms: 9, ..append(table(1), 2, &["x"]) }).await.unwrap();
    assert_eq!(found(&*store, of("bob")).await, [table(2)]);
    assert_eq!(found(&*store, of("eve")).await, [table(1)]);
    let running = TableQuery { phase: Some(ListedPhase::Running), ..of("ada") };
    assert_eq!(found(&*store, running).await, [table(1)]);
}

pub(crate) async fn pages_cover_everything_once(store: Arc<dyn Store>) {
    for number in 0..25 {
        let phase = ListedPhase::ALL[usize::from(number % 3)];
        let summary = Some(summary(phase, number % 2 == 0, &["ada"], ""));
        // Many have the same time: the order among them must still be firm.
        let at_ms = u64::from(number / 10);
        store.append(Append { summary, at_ms, ..append(table(number), 1, &["x"]) }).await.unwrap();
    }
    for participant in [None, Some(actor("ada"))] {
        let mut query = TableQuery { participant, limit: 4, ..TableQuery::default() };
        let mut seen = Vec::new();
        loop {
            let page = store.tables(query.clone()).await.unwrap();
            assert!(!page.items.is_empty() && page.items.len() <= 4);
            seen.extend(page.items);
            let Some(next) = page.next else { break };
            query.after = Some(next.to_string().parse().unwrap());
        }
        assert!(seen.is_sorted_by(|a, b| a.updated_ms >= b.updated_ms));
        let mut ids: Vec<_> = seen.iter().map(|entry| entry.id).collect();
        ids.sort_unstable();
        assert_eq!(ids, (0..25).map(table).collect::<Vec<_>>());
    }
    let none =
        store.tables(TableQuery { participant: Some(actor("eve")), ..TableQuery::default() }).await.unwrap();
    assert_eq!((none.items.len(), none.next), (0, None));
}

pub(crate) async fn an_append_without_summary_keeps_the_old_one(store: Arc<dyn Store>) {
    store.append(append(table(1), 1, &["x"])).await.unwrap();
    let new = store.table(table(1)).await.unwrap().unwrap();
    assert_eq!(new.summary, Some(summary(ListedPhase::Open, false, &[], "")));

    let given = Some(summary(ListedPhase::Running, true, &["ada"], "{}"));
    store.append(Append { summary: given.clone(), ..append(table(1), 2, &["x"]) }).await.unwrap();
    store.append(append(table(1), 3, &["x"])).await.unwrap();
    let entry = store.table(table(1)).await.unwrap().unwrap();
    assert_eq!((&entry.summary, entry.head.seq.get(), entry.updated_ms), (&given, 3, 1_002));

    let refused = Some(summary(ListedPhase::Finished, true, &[], "late"));
    store.append(Append { summary: refused, ..append(table(1), 2, &["x"]) }).await.unwrap_err();
    assert_eq!(store.table(table(1)).await.unwrap().unwrap(), entry);
}

pub(crate) async fn a_summary_is_made_anew_after_the_last_event(store: Arc<dyn Store>) {
    let old = Some(summary(ListedPhase::Open, true, &["ada", "bob"], "old"));
    store.append(Append { summary: old, ..append(table(1), 1, &["x", "y"]) }).await.unwrap();
    let new = summary(ListedPhase::Running, false, &["bob", "eve"], "new");
    let missing = store.put_summary(table(2), Seq::FIRST, 9, new.clone()).await.unwrap_err();
    assert_eq!(missing.code(), "missing");
    let early = store.put_summary(table(1), Seq::FIRST, 9, new.clone()).await;
    assert_eq!(early, Err(StoreError::Conflict { next: Seq::new(3) }));

    store.put_summary(table(1), Seq::new(2), 9, new.clone()).await.unwrap();
    let entry = store.table(table(1)).await.unwrap().unwrap();
    assert_eq!((entry.summary, entry.updated_ms, entry.head.seq.get()), (Some(new), 9, 2));
    let of = |name| TableQuery { participant: Some(actor(name)), ..TableQuery::default() };
    assert_eq!(found(&*store, of("ada")).await, []);
    assert_eq!(found(&*store, of("bob")).await, [table(1)]);
    assert_eq!(found(&*store, of("eve")).await, [table(1)]);
}
