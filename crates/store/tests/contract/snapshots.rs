//! Snapshots are kept and found.

use std::sync::Arc;

use irrgarten_store::{MAX_SNAPSHOT_BYTES, Seq, Snapshot, Store};

use crate::support::{append, table};

pub(crate) async fn a_snapshot_comes_back_with_its_link(store: Arc<dyn Store>) {
    assert_eq!(store.snapshot(table(1)).await.unwrap(), None);
    store.append(append(table(1), 1, &["a", "b", "c"])).await.unwrap();
    assert_eq!(store.snapshot(table(1)).await.unwrap(), None);
    let events = store.read(table(1), Seq::FIRST).await.unwrap();
    for (place, state) in [(2, "after b"), (3, "after c"), (1, "after a")] {
        store.put_snapshot(table(1), Seq::new(place), state.into()).await.unwrap();
        let link = events[place as usize - 1].link();
        let snapshot = store.snapshot(table(1)).await.unwrap().unwrap();
        assert_eq!(snapshot, Snapshot { link, bytes: state.into() });
        let rest = store.read_after(table(1), snapshot.link, 100).await.unwrap();
        assert_eq!(rest, events[place as usize..]);
    }
    assert_eq!(store.snapshot(table(2)).await.unwrap(), None);
}

pub(crate) async fn a_snapshot_needs_its_event(store: Arc<dyn Store>) {
    store.append(append(table(1), 1, &["a"])).await.unwrap();
    for (number, place) in [(1, 0), (1, 2), (2, 1)] {
        let refused = store.put_snapshot(table(number), Seq::new(place), vec![]).await;
        assert_eq!(refused.unwrap_err().code(), "missing");
    }
    let long = store.put_snapshot(table(1), Seq::FIRST, vec![0; MAX_SNAPSHOT_BYTES + 1]).await;
    assert_eq!(long.unwrap_err().code(), "invalid");
}
