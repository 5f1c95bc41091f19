//! Documents are written only over the version that was read.

use std::sync::Arc;

use irrgarten_store::{
    Append, DocumentChange, DocumentKey, DocumentQuery, DocumentWrite, Expect, ListedPhase,
    MAX_DOCUMENT_BYTES, Store, StoreError,
};

use crate::support::{append, command, summary, table, texts};

fn key(key: &str) -> DocumentKey {
    DocumentKey::new("people", key).unwrap()
}

fn put(name: &str, expect: Expect, bytes: &str) -> DocumentWrite {
    DocumentWrite { key: key(name), expect, change: DocumentChange::Put(bytes.as_bytes().to_vec()) }
}

async fn text(store: &dyn Store, name: &str) -> Option<String> {
    let found = store.document(key(name)).await.unwrap()?;
    Some(String::from_utf8(found.bytes).unwrap())
}

pub(crate) async fn documents_come_back_with_a_version(store: Arc<dyn Store>) {
    assert_eq!(store.document(key("ada")).await.unwrap(), None);
    let first = store.put_if(key("ada"), Expect::Absent, b"1".to_vec()).await.unwrap();
    let second = store.put_if(key("ada"), Expect::Version(first), b"2".to_vec()).await.unwrap();
    let third = store.put_if(key("ada"), Expect::Anything, b"3".to_vec()).await.unwrap();
    assert!(first < second && second < third);
    let found = store.document(key("ada")).await.unwrap().unwrap();
    assert_eq!((found.key, found.version, &found.bytes[..]), (key("ada"), third, &b"3"[..]));
    let other = DocumentKey::new("tokens", "ada").unwrap();
    assert_eq!(store.document(other).await.unwrap(), None);
    store.delete(key("ada"), Expect::Version(third)).await.unwrap();
    assert_eq!(store.document(key("ada")).await.unwrap(), None);
    store.delete(key("ada"), Expect::Anything).await.unwrap();
}

pub(crate) async fn a_stale_writer_is_refused(store: Arc<dyn Store>) {
    let first = store.put_if(key("ada"), Expect::Absent, b"1".to_vec()).await.unwrap();
    let second = store.put_if(key("ada"), Expect::Version(first), b"2".to_vec()).await.unwrap();
    let stale = StoreError::Stale { key: key("ada"), version: Some(second) };
    for expect in [Expect::Absent, Expect::Version(first)] {
        assert_eq!(store.put_if(key("ada"), expect, b"x".to_vec()).await, Err(stale.clone()));
        assert_eq!(store.delete(key("ada"), expect).await, Err(stale.clone()));
    }
    let missing = store.put_if(key("bob"), Expect::Version(first), b"x".to_vec()).await;
    assert_eq!(missing, Err(StoreError::Stale { key: key("bob"), version: None }));
    assert_eq!(text(&*store, "ada").await.as_deref(), Some("2"));
}

pub(crate) async fn a_version_is_never_given_twice(store: Arc<dyn Store>) {
    let old = store.put_if(key("ada"), Expect::Absent, b"old".to_vec()).await.unwrap();
    store.delete(key("ada"), Expect::Version(old)).await.unwrap();
    let new = store.put_if(key("ada"), Expect::Absent, b"new".to_vec()).await.unwrap();
    assert!(new > old);
    assert_eq!(store.delete(key("ada"), Expect::Version(old)).await.unwrap_err().code(), "stale");
}

pub(crate) async fn documents_are_listed_by_prefix_in_pages(store: Arc<dyn Store>) {
    for name in ["a", "ab", "abc", "abd", "b", "ab\u{10ffff}", "äb", "Ab"] {
        store.put_if(key(name), Expect::Absent, name.as_bytes().to_vec()).await.unwrap();
    }
    let foreign = DocumentKey::new("tokens", "abx").unwrap();
    store.put_if(foreign, Expect::Absent, vec![]).await.unwrap();
    let list = async |prefix: &str, limit| {
        let (collection, prefix) = (String::from("people"), String::from(prefix));
        let mut query = DocumentQuery { collection, prefix, after: None, limit };
        let mut keys = Vec::new();
        loop {
            let page = store.documents(query.clone()).await.unwrap();
            assert!(page.items.len() <= limit);
            keys.extend(page.items.into_iter().map(|found| found.key.key().to_owned()));
            query.after = match page.next {
                Some(next) => Some(next),
                None => return keys,
            };
        }
    };
    for limit in [1, 2, 3, 100] {
        assert_eq!(list("ab", limit).await, ["ab", "abc", "abd", "ab\u{10ffff}"]);
        assert_eq!(list("", limit).await.len(), 8);
        assert_eq!(list("ä", limit).await, ["äb"]);
        assert_eq!(list("zz", limit).await, [""; 0]);
    }
}

pub(crate) async fn documents_change_together_or_not_at_all(store: Arc<dyn Store>) {
    let versions = store
        .write(vec![put("ada", Expect::Absent, "1500"), put("bob", Expect::Absent, "1500")])
        .await
        .unwrap();
    let ada = versions[0].unwrap();
    let stale = vec![put("ada", Expect::Version(ada), "1510"), put("bob", Expect::Absent, "1490")];
    assert_eq!(store.write(stale).await.unwrap_err().code(), "stale");
    assert_eq!(text(&*store, "ada").await.as_deref(), Some("1500"));

    let gone = DocumentWrite { key: key("bob"), expect: Expect::Anything, change: DocumentChange::Delete };
    let versions = store.write(vec![put("ada", Expect::Version(ada), "1510"), gone]).await.unwrap();
    assert!(versions[0] > Some(ada) && versions[1].is_none());
    assert_eq!(text(&*store, "bob").await, None);

    let doubled = vec![put("ada", Expect::Anything, "1"), put("ada", Expect::Anything, "2")];
    assert_eq!(store.write(doubled).await.unwrap_err().code(), "invalid");
    let long = store.put_if(key("ada"), Expect::Anything, vec![0; MAX_DOCUMENT_BYTES + 1]).await;
    assert_eq!(long.unwrap_err().code(), "invalid");
    assert_eq!(store.write(vec![]).await, Ok(vec![]));
}

pub(crate) async fn documents_change_with_an_append_or_not_at_all(store: Arc<dyn Store>) {
    let rating = store.put_if(key("ada"), Expect::Absent, b"1500".to_vec()).await.unwrap();
    store.append(append(table(1), 1, &["deal"])).await.unwrap();

    let end = Append {
        command: Some(command("server", "end")),
        summary: Some(summary(ListedPhase::Finished, true, &["ada"], "over")),
        documents: vec![put("ada", Expect::Version(rating), "1510"), put("bob", Expect::Absent, "1490")],
        ..append(table(1), 2, &["over"])
    };
    let mut stale = end.clone();
    stale.documents[1].expect = Expect::Version(rating);
    assert_eq!(store.append(stale).await.unwrap_err().code(), "stale");
    assert_eq!(texts(&*store, table(1)).await, ["deal"]);
    assert_eq!(text(&*store, "ada").await.as_deref(), Some("1500"));
    assert_eq!(store.table(table(1)).await.unwrap().unwrap().phase(), Some(ListedPhase::Open));

    store.append(end.clone()).await.unwrap();
    assert_eq!(texts(&*store, table(1)).await, ["deal", "over"]);
    assert_eq!(text(&*store, "ada").await.as_deref(), Some("1510"));
    // Repeating the command neither appends nor counts the rating twice.
    store.append(end).await.unwrap();
    assert_eq!(text(&*store, "bob").await.as_deref(), Some("1490"));
    assert_eq!(texts(&*store, table(1)).await.len(), 2);
}

pub(crate) async fn eight_counters_lose_nothing(store: Arc<dyn Store>) {
    store.put_if(key("count"), Expect::Absent, b"0".to_vec()).await.unwrap();
    let counters: Vec<_> = (0..8)
        .map(|_| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                let mut counted = 0;
                while counted < 10 {
                    let now = store.document(key("count")).await.unwrap().unwrap();
                    let number: u32 = String::from_utf8(now.bytes).unwrap().parse().unwrap();
                    let next = (number + 1).to_string().into_bytes();
                    match store.put_if(key("count"), Expect::Version(now.version), next).await {
                        Ok(_) => counted += 1,
                        Err(error) => assert_eq!(error.code(), "stale"),
                    }
                }
            })
        })
        .collect();
    for counter in counters {
        counter.await.unwrap();
    }
    assert_eq!(text(&*store, "count").await.as_deref(), Some("80"));
}
