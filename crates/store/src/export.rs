//! Reading a whole log, page by page.

use std::collections::VecDeque;

use crate::{Link, Store, StoreError, StoredEvent, TableId};

const EVENTS_A_PAGE: usize = 256;

/// The events of one table from the first to the last, read page by page, so that a long log needs little memory and
/// no long transaction.
///
/// Every event is verified against the one before. A table that is being played while it is exported simply goes on
/// for longer.
pub struct Export<'a> {
    store: &'a dyn Store,
    table: TableId,
    tip: Link,
    page: VecDeque<StoredEvent>,
}

impl<'a> Export<'a> {
    /// Begins at the first event.
    pub fn new(store: &'a dyn Store, table: TableId) -> Self {
        Self { store, table, tip: Link::START, page: VecDeque::new() }
    }

    /// The next event, or `None` after the last.
    pub async fn next(&mut self) -> Result<Option<StoredEvent>, StoreError> {
        if self.page.is_empty() {
            self.page = self.store.read_after(self.table, self.tip, EVENTS_A_PAGE).await?.into();
        }
        let event = self.page.pop_front();
        if let Some(event) = &event {
            self.tip = event.link();
        }
        Ok(event)
    }
}
