//! Short codes: six letters that identify a table, in place of a long link.

use irrgarten_store::{DocumentChange, DocumentKey, DocumentWrite, Expect, ListedPhase, StoreError, TableId};

use crate::App;
use crate::error::ServerError;
use crate::people::random;
use irrgarten_wire::Code;

/// Letters that cannot be mistaken for another one or a digit, and that form no words.
const LETTERS: &[u8; 20] = b"BCDFGHJKLMNPQRSTVWXZ";
const LENGTH: usize = 6;
const ATTEMPTS: usize = 8;

fn fresh() -> Result<String, ServerError> {
    let bytes = random::<LENGTH>().map_err(|_| Code::Internal)?;
    // 256 is no multiple of 20: some letters come a little more often, which does not help to guess.
    Ok(bytes.iter().map(|byte| char::from(LETTERS[usize::from(*byte) % LETTERS.len()])).collect())
}

/// A code as people type it: in small letters, with spaces or dashes.
fn read(typed: &str) -> Option<String> {
    let letters = typed.chars().filter(|letter| !letter.is_whitespace() && *letter != '-');
    let code: String = letters.map(|letter| letter.to_ascii_uppercase()).collect();
    let good = code.len() == LENGTH && code.bytes().all(|letter| LETTERS.contains(&letter));
    good.then_some(code)
}

fn code_key(code: &str) -> Result<DocumentKey, StoreError> {
    DocumentKey::new("codes", code)
}

fn table_key(table: TableId) -> Result<DocumentKey, StoreError> {
    DocumentKey::new("table-codes", table.to_string())
}

fn no_such_code() -> ServerError {
    ServerError::from(Code::NoSuchCode)
}

/// The code of a table: the one it has, or a new one.
pub(crate) async fn code_of(app: &App, table: TableId) -> Result<String, ServerError> {
    for _ in 0..ATTEMPTS {
        if let Some(document) = app.store().document(table_key(table)?).await? {
            return String::from_utf8(document.bytes).map_err(|_| Code::Internal.into());
        }
        let code = fresh()?;
        // A code whose game is over is free again.
        let taken = app.store().document(code_key(&code)?).await?;
        let expect = match &taken {
            Some(_) if find(app, &code).await.is_ok() => continue,
            Some(old) => Expect::Version(old.version),
            None => Expect::Absent,
        };
        let put = |text: String| DocumentChange::Put(text.into_bytes());
        let writes = vec![
            DocumentWrite { key: code_key(&code)?, expect, change: put(table.to_string()) },
            DocumentWrite { key: table_key(table)?, expect: Expect::Absent, change: put(code.clone()) },
        ];
        match app.store().write(writes).await {
            Ok(_) => return Ok(code),
            Err(StoreError::Stale { .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(Code::Busy.into())
}

/// The table with this code, as long as its game is not over.
pub(crate) async fn find(app: &App, typed: &str) -> Result<TableId, ServerError> {
    let code = read(typed).ok_or_else(no_such_code)?;
    let document = app.store().document(code_key(&code)?).await?.ok_or_else(no_such_code)?;
    let text = String::from_utf8(document.bytes).map_err(|_| no_such_code())?;
    let table: TableId = text.parse().map_err(|_| no_such_code())?;
    let entry = app.store().table(table).await?;
    if entry.is_some_and(|entry| entry.phase() != Some(ListedPhase::Finished)) {
        Ok(table)
    } else {
        Err(no_such_code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_as_people_type_them() {
        let code = fresh().unwrap();
        assert_eq!(read(&code), Some(code.clone()));
        assert_eq!(read(&format!(" {}-{} ", code[..3].to_lowercase(), &code[3..])), Some(code));
        for bad in ["", "BCDFG", "BCDFGHJ", "BCDFG1", "BCDFGÄ", "ABCDEF"] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }
}
