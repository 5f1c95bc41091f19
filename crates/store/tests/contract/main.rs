//! The contract of every store, whatever it is built on.
//!
//! The tests are written against `dyn Store`, and `clauses!` names them all. A store runs them with one line:
//! `contract!(open_it)`, where `open_it` returns a [`TestStore`] with an empty store; or, where a server has to be
//! started first, one after the other (`postgres`).

#![allow(clippy::unwrap_used, clippy::panic, reason = "a broken contract ends the test")]

mod commands;
mod documents;
mod listing;
mod log;
mod postgres;
mod snapshots;
mod support;
mod text;

use std::pin::Pin;
use std::sync::Arc;

use irrgarten_store::Store;
use irrgarten_store::sqlite::{SqliteOptions, SqliteStore};
use support::TestStore;

/// Every clause of the contract.
macro_rules! clauses {
    ($with:ident!($($given:tt)*)) => {
        $with! { $($given)*
            log::events_come_back_as_they_were_given,
            log::hashes_follow_the_documented_formula,
            log::a_wrong_place_is_a_conflict_and_changes_nothing,
            log::eight_writers_have_one_winner_for_each_place,
            log::a_refused_append_does_not_spoil_its_neighbours,
            log::reading_goes_on_after_a_link,
            log::a_link_of_another_history_is_refused,
            log::an_export_gives_a_long_log_in_order,
            log::limits_are_refused_with_a_sentence,
            commands::a_repeated_command_is_done_once,
            commands::a_repeated_command_is_found_after_others,
            commands::actors_and_tables_have_their_own_commands,
            commands::a_refused_command_is_not_remembered,
            commands::a_store_says_whether_a_command_was_done_and_writes_nothing,
            commands::every_command_sent_one_to_five_times_is_done_once,
            listing::tables_are_found_by_phase_and_listing,
            listing::a_player_finds_their_tables,
            listing::pages_cover_everything_once,
            listing::an_append_without_summary_keeps_the_old_one,
            listing::a_summary_is_made_anew_after_the_last_event,
            documents::documents_come_back_with_a_version,
            documents::a_stale_writer_is_refused,
            documents::a_version_is_never_given_twice,
            documents::documents_are_listed_by_prefix_in_pages,
            documents::documents_change_together_or_not_at_all,
            documents::documents_change_with_an_append_or_not_at_all,
            documents::eight_counters_lose_nothing,
            snapshots::a_snapshot_comes_back_with_its_link,
            snapshots::a_snapshot_needs_its_event,
        }
    };
}

/// One test for every clause.
macro_rules! tests {
    ($open:path: $($module:ident::$promise:ident,)+) => {
        $(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $promise() {
                let server = $open();
                crate::$module::$promise(server.store.clone()).await;
            }
        )+
    };
}

/// All clauses as values, for one test that has to keep something alive between them.
macro_rules! list {
    ($($module:ident::$promise:ident,)+) => {
        vec![$((stringify!($promise), (|store| Box::pin($module::$promise(store))) as Clause)),+]
    };
}

macro_rules! contract {
    ($open:path) => {
        clauses! { tests!($open:) }
    };
}

type Clause = fn(Arc<dyn Store>) -> Pin<Box<dyn Future<Output = ()> + Send>>;

/// Every clause with its name.
fn all_clauses() -> Vec<(&'static str, Clause)> {
    clauses! { list!() }
}

mod sqlite {
    use super::{SqliteOptions, SqliteStore, TestStore};

    fn store(options: SqliteOptions) -> TestStore {
        let folder = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(folder.path().join("irrgarten.db"), options).unwrap();
        TestStore::new(store, folder)
    }

    fn empty_file() -> TestStore {
        store(SqliteOptions::default())
    }

    contract!(empty_file);

    /// The index of the logs is written after every few events.
    mod often_indexed {
        use super::{SqliteOptions, TestStore};

        fn empty_file() -> TestStore {
            super::store(SqliteOptions { index_events: 3, ..SqliteOptions::default() })
        }

        contract!(empty_file);
    }
}
