//! The SQLite library itself.

use crate::StoreError;

/// SQLite 3.7.0 to 3.51.2 can lose committed pages when the log is reset while another connection
/// checkpoints (<https://sqlite.org/wal.html#walresetbug>).
const OLDEST: i32 = 3_051_003;
/// 3.52.0 was withdrawn by its authors.
const WITHDRAWN: i32 = 3_052_000;

/// Refuses versions of SQLite that are known to damage a log like ours.
pub(super) fn check(version_number: i32) -> Result<(), StoreError> {
    if version_number < OLDEST || version_number == WITHDRAWN {
        return Err(StoreError::OldLibrary { found: version_number });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::StoreError;

    #[test]
    fn versions_with_the_log_reset_bug_are_refused() {
        for found in [3_007_000, 3_040_001, 3_051_002, 3_052_000] {
            assert_eq!(check(found), Err(StoreError::OldLibrary { found }));
        }
        for good in [3_051_003, 3_053_000, 3_054_001, 4_000_000] {
            assert_eq!(check(good), Ok(()));
        }
    }

    #[test]
    fn the_refusal_names_the_version() {
        let sentence = check(3_040_001).unwrap_err().to_string();
        assert!(sentence.contains("3.40.1") && sentence.contains("3.51.3"), "{sentence}");
    }

    #[test]
    fn the_library_of_this_build_is_good() {
        assert_eq!(check(rusqlite::version_number()), Ok(()));
    }
}
