//! Converts between columns and the types of the contract.

use tokio_postgres::Row;
use tokio_postgres::types::FromSql;

use crate::{ChainHash, ListedPhase, Seq, TableId, Version};

/// A column that is missing, or has no value that makes sense: the caller knows what is damaged.
pub(super) struct Damaged;

/// Reads a column.
pub(super) trait Column<'a>: Sized {
    type Stored: FromSql<'a>;

    fn from_stored(stored: Self::Stored) -> Option<Self>;
}

/// The column at this place.
pub(super) fn get<'a, T: Column<'a>>(row: &'a Row, column: usize) -> Result<T, Damaged> {
    row.try_get(column).ok().and_then(T::from_stored).ok_or(Damaged)
}

macro_rules! bytes_column {
    ($name:ty, $from:expr) => {
        impl<'a> Column<'a> for $name {
            type Stored = &'a [u8];

            fn from_stored(stored: &'a [u8]) -> Option<Self> {
                stored.try_into().ok().map($from)
            }
        }
    };
}

macro_rules! plain_column {
    ($name:ty) => {
        impl<'a> Column<'a> for $name {
            type Stored = $name;

            fn from_stored(stored: $name) -> Option<Self> {
                Some(stored)
            }
        }
    };
}

macro_rules! number_column {
    ($name:ty, $from:expr) => {
        impl Column<'_> for $name {
            type Stored = i64;

            fn from_stored(stored: i64) -> Option<Self> {
                u64::try_from(stored).ok().map($from)
            }
        }
    };
}

bytes_column!(TableId, TableId::from_bytes);
bytes_column!(ChainHash, ChainHash::from_bytes);
bytes_column!([u8; 8], |bytes| bytes);
bytes_column!([u8; 32], |bytes| bytes);
number_column!(Seq, Seq::new);
number_column!(Version, Version::new);
number_column!(u64, |number| number);
plain_column!(Vec<u8>);
plain_column!(String);
plain_column!(bool);

impl<'a, T: Column<'a>> Column<'a> for Option<T> {
    type Stored = Option<T::Stored>;

    fn from_stored(stored: Option<T::Stored>) -> Option<Self> {
        match stored {
            Some(stored) => T::from_stored(stored).map(Some),
            None => Some(None),
        }
    }
}

impl<'a> Column<'a> for ListedPhase {
    type Stored = &'a str;

    fn from_stored(stored: &'a str) -> Option<Self> {
        Self::ALL.into_iter().find(|phase| phase.name() == stored)
    }
}
