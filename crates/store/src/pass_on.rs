//! For a store around another one.

/// Inside `impl Store`: passes on to the store in this field whatever is about lists of tables and documents, commands,
/// summaries and snapshots. What is left are appends, events, single documents and writes.
#[macro_export]
macro_rules! pass_on {
    ($inner:ident) => {
        fn command_done(
            &self,
            table: $crate::TableId,
            command: $crate::CommandRef,
        ) -> $crate::StoreFuture<'_, Option<($crate::Seq, $crate::Seq)>> {
            self.$inner.command_done(table, command)
        }

        fn read_after(
            &self,
            table: $crate::TableId,
            link: $crate::Link,
            limit: usize,
        ) -> $crate::StoreFuture<'_, Vec<$crate::StoredEvent>> {
            self.$inner.read_after(table, link, limit)
        }

        fn table(&self, table: $crate::TableId) -> $crate::StoreFuture<'_, Option<$crate::TableEntry>> {
            self.$inner.table(table)
        }

        fn tables(
            &self,
            query: $crate::TableQuery,
        ) -> $crate::StoreFuture<'_, $crate::Page<$crate::TableEntry, $crate::TableCursor>> {
            self.$inner.tables(query)
        }

        fn documents(
            &self,
            query: $crate::DocumentQuery,
        ) -> $crate::StoreFuture<'_, $crate::Page<$crate::Document, String>> {
            self.$inner.documents(query)
        }

        fn put_summary(
            &self,
            table: $crate::TableId,
            seq: $crate::Seq,
            updated_ms: u64,
            summary: $crate::Summary,
        ) -> $crate::StoreFuture<'_, ()> {
            self.$inner.put_summary(table, seq, updated_ms, summary)
        }

        fn put_snapshot(
            &self,
            table: $crate::TableId,
            seq: $crate::Seq,
            bytes: Vec<u8>,
        ) -> $crate::StoreFuture<'_, ()> {
            self.$inner.put_snapshot(table, seq, bytes)
        }

        fn nodes(&self) -> Option<&dyn $crate::Nodes> {
            self.$inner.nodes()
        }

        fn snapshot(&self, table: $crate::TableId) -> $crate::StoreFuture<'_, Option<$crate::Snapshot>> {
            self.$inner.snapshot(table)
        }
    };
}
