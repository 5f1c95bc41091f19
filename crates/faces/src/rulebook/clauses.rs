//! Finding a clause in a rulebook, so that a refusal can be looked up.

/// What a rulebook says under this clause, on one line and without Markdown. Capitals do not matter.
///
/// A clause is a list item that begins with its id in bold letters and ends where the next item or a blank line begins.
pub fn clause(book: &str, id: &str) -> Option<String> {
    let mut lines =
        book.lines().skip_while(|line| !heading(line).is_some_and(|it| it.eq_ignore_ascii_case(id)));
    let first = lines.next()?;
    let rest = lines.take_while(|line| line.starts_with(' ') && !line.trim().is_empty());
    let words = [first].into_iter().chain(rest).flat_map(str::split_whitespace).skip(1);
    let text = words.map(|word| word.replace(['*', '`'], "")).collect::<Vec<_>>().join(" ");
    Some(text)
}

/// How a rulebook begins: its title, and its first paragraph on one line.
pub fn opening(book: &str) -> (String, String) {
    let mut lines = book.lines();
    let title = lines.find_map(|line| line.strip_prefix("# ")).unwrap_or_default();
    let lead = lines.skip_while(|line| line.trim().is_empty()).take_while(|line| !line.trim().is_empty());
    (title.trim().to_owned(), lead.flat_map(str::split_whitespace).collect::<Vec<_>>().join(" "))
}

/// The ids of all clauses of a rulebook, in its order.
pub fn clauses(book: &str) -> impl Iterator<Item = &str> {
    book.lines().filter_map(heading)
}

/// Other items may begin in bold letters, too: an id has capitals, digits and dashes, as in `C-PLACE-03`.
fn heading(line: &str) -> Option<&str> {
    let (id, _) = line.strip_prefix("- **")?.split_once("**")?;
    let fits = |byte: u8| byte == b'-' || byte.is_ascii_uppercase() || byte.is_ascii_digit();
    (id.contains('-') && id.bytes().all(fits)).then_some(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "\
# Lots

- **L-CALL-01** Everybody calls
  *once*, see L-CALL-02.
- **L-CALL-02** Not `4`.
- **How loud** Not very.

Later text.
";

    #[test]
    fn a_book_begins_with_its_title_and_a_paragraph() {
        let told = opening("# Lots\n\nA game\nfor all.\n\nLater.\n");
        assert_eq!(told, ("Lots".to_owned(), "A game for all.".to_owned()));
        assert_eq!(opening(""), (String::new(), String::new()));
    }

    #[test]
    fn a_clause_is_read_to_its_end() {
        let said = |id| clause(BOOK, id);
        assert_eq!(said("l-call-01").as_deref(), Some("L-CALL-01 Everybody calls once, see L-CALL-02."));
        assert_eq!(said("L-CALL-02").as_deref(), Some("L-CALL-02 Not 4."));
        assert_eq!(said("L-CALL-03"), None);
        assert_eq!(clauses(BOOK).collect::<Vec<_>>(), ["L-CALL-01", "L-CALL-02"]);
    }
}
