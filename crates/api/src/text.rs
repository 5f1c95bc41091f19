//! Cleans names and chat messages: nothing invisible, nothing that turns the direction of the text. Angle brackets
//! and the like stay: escaping is up to the code that shows the text.

/// As many characters as fit under a seat.
const LONGEST: usize = 24;
/// Combining marks do not count as characters, but nobody needs hundreds of them.
const LONGEST_WITH_MARKS: usize = 72;

/// A name as others will see it; `None` if nothing is left of it or it is too long.
pub fn name(name: &str) -> Option<String> {
    let name = one_line(name);
    let letters = name.chars().filter(|&letter| !is_mark(letter)).count();
    let fits = (1..=LONGEST).contains(&letters) && name.chars().count() <= LONGEST_WITH_MARKS;
    fits.then_some(name)
}

/// A chat message as others will see it. The table limits its length.
pub fn one_line(text: &str) -> String {
    let visible: String = text.chars().filter(|&letter| !is_invisible(letter)).collect();
    visible.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn is_invisible(letter: char) -> bool {
    let format = matches!(letter,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200c}' | '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}');
    format || (letter.is_control() && !letter.is_whitespace())
}

/// Combining marks, joiners and variation selectors belong to the character before.
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{200d}' | '\u{20d0}'..='\u{20ff}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{1f3fb}'..='\u{1f3ff}')
}

#[cfg(test)]
mod tests {
    use super::{name, one_line};

    #[test]
    fn names_are_one_visible_line() {
        assert_eq!(name("  Ada \n Lovelace\t").as_deref(), Some("Ada Lovelace"));
        assert_eq!(name("A\u{202e}da\u{200b}\u{0}").as_deref(), Some("Ada"));
        assert_eq!(name("👩\u{200d}🚀 e\u{301}").as_deref(), Some("👩\u{200d}🚀 e\u{301}"));
        assert_eq!(name("<b>Ada</b>").as_deref(), Some("<b>Ada</b>"));
    }

    #[test]
    fn remarks_are_one_visible_line() {
        assert_eq!(one_line("a\u{7}b\u{2066}\nc <i>d</i>\u{2028}e"), "ab c <i>d</i> e");
    }

    #[test]
    fn empty_and_endless_names_are_none() {
        assert_eq!(name(" \u{200b} "), None);
        assert_eq!(name(&"a".repeat(24)).map(|name: String| name.len()), Some(24));
        assert_eq!(name(&"a".repeat(25)), None);
        assert_eq!(name(&format!("a{}", "\u{301}".repeat(200))), None);
    }
}
