//! Converts between columns and the types of the contract.

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};

use crate::{Actor, ChainHash, CommandId, ListedPhase, Seq, TableId, Version};

macro_rules! bytes_column {
    ($name:ident) => {
        impl ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(ToSqlOutput::Borrowed(ValueRef::Blob(self.as_bytes())))
            }
        }

        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                <[u8; _]>::column_result(value).map($name::from_bytes)
            }
        }
    };
}

macro_rules! number_column {
    ($name:ident) => {
        impl ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(ToSqlOutput::from(self.get() as i64))
            }
        }

        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                let number = value.as_i64()?;
                u64::try_from(number).map($name::new).map_err(|_| FromSqlError::OutOfRange(number))
            }
        }
    };
}

macro_rules! text_column {
    ($name:ident) => {
        impl ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(ToSqlOutput::from(self.as_str()))
            }
        }
    };
}

bytes_column!(TableId);
bytes_column!(ChainHash);
number_column!(Seq);
number_column!(Version);
number_column!(Millis);
text_column!(Actor);
text_column!(CommandId);

/// A time in milliseconds, as a column.
#[derive(Clone, Copy)]
pub(super) struct Millis(u64);

impl Millis {
    pub(super) const fn new(number: u64) -> Self {
        Self(number)
    }

    pub(super) const fn get(self) -> u64 {
        self.0
    }
}

impl ToSql for ListedPhase {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::from(self.name()))
    }
}

impl FromSql for ListedPhase {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let name = value.as_str()?;
        Self::ALL.into_iter().find(|phase| phase.name() == name).ok_or(FromSqlError::InvalidType)
    }
}
