//! Drawing with letters.

use std::fmt;

/// A sheet of squared paper that grows to the south and east as it is written on.
#[derive(Clone, Default)]
pub struct Canvas {
    rows: Vec<Vec<char>>,
}

impl Canvas {
    /// A blank sheet.
    pub fn new() -> Canvas {
        Canvas::default()
    }

    /// Writes one letter.
    pub fn put(&mut self, x: usize, y: usize, letter: char) {
        if self.rows.len() <= y {
            self.rows.resize(y + 1, Vec::new());
        }
        let row = &mut self.rows[y];
        if row.len() <= x {
            row.resize(x + 1, ' ');
        }
        row[x] = letter;
    }

    /// Writes a text to the east; a line break goes on below its beginning.
    pub fn write(&mut self, x: usize, y: usize, text: &str) {
        for (row, line) in text.lines().enumerate() {
            for (column, letter) in line.chars().enumerate() {
                self.put(x + column, y + row, letter);
            }
        }
    }
}

/// Row by row, without blanks at the ends of lines.
impl fmt::Display for Canvas {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in &self.rows {
            let line: String = row.iter().collect();
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writes_where_told_and_trims() {
        let mut canvas = Canvas::new();
        canvas.write(2, 1, "ab\nc ");
        canvas.put(0, 0, '*');
        assert_eq!(canvas.to_string(), "*\n  ab\n  c\n");
    }
}
