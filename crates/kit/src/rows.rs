//! A square board as text: rows from north to south with `/` between.

use irrgarten_game::BadText;

use crate::{Cursor, Square};

/// Reads a board row by row; the function reads one square.
pub fn read_rows<const N: usize>(
    cursor: &mut Cursor<'_>,
    mut read: impl FnMut(&mut Cursor<'_>, Square<N>) -> Result<(), BadText>,
) -> Result<(), BadText> {
    for square in Square::all() {
        if begins_a_later_row(square) {
            cursor.expect("/")?;
        }
        read(cursor, square)?;
    }
    Ok(())
}

/// Writes a board row by row; the function writes one square.
pub fn write_rows<const N: usize>(mut write: impl FnMut(&mut String, Square<N>)) -> String {
    let mut text = String::new();
    for square in Square::all() {
        if begins_a_later_row(square) {
            text.push('/');
        }
        write(&mut text, square);
    }
    text
}

fn begins_a_later_row<const N: usize>(square: Square<N>) -> bool {
    square.column() == 0 && square.row() > 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_read_as_they_are_written() {
        let text = write_rows::<2>(|text, square| text.push_str(square.name()));
        assert_eq!(text, "a1b1/a2b2");
        let mut cursor = Cursor::new(&text);
        assert_eq!(read_rows::<2>(&mut cursor, |cursor, square| cursor.expect(square.name())), Ok(()));
        assert_eq!(cursor.end(), Ok(()));
        assert!(
            read_rows::<2>(&mut Cursor::new("a1b1a2b2"), |cursor, square| cursor.expect(square.name()))
                .is_err()
        );
    }
}
