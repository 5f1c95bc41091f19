//! Rulebooks with their pictures.

use std::sync::OnceLock;

use irrgarten_faces::{Entry, Games, Picture};
use irrgarten_game::Language;
use irrgarten_table::problem_of;
use irrgarten_wire::{Code, Problem};

/// The rulebooks of all games, each written and drawn when it is first asked for.
pub struct Books(Vec<(&'static dyn Entry, [Book; 4])>);

/// The rulebook of one game in one language. Who asks for pictures alone has no text written.
#[derive(Default)]
struct Book {
    text: OnceLock<String>,
    /// Its pictures; in other languages than English those alone in which something is said.
    pictures: OnceLock<Vec<Picture>>,
}

impl Books {
    /// The rulebooks of these games.
    pub fn new(games: Games) -> Books {
        Books(games.all().iter().map(|&entry| (entry, Default::default())).collect())
    }

    fn find(&self, slug: &str) -> Result<(&dyn Entry, &[Book; 4]), Problem> {
        let known = || self.0.iter().map(|(entry, _)| entry.meta().slug).collect();
        let unknown = || irrgarten_faces::GameError::UnknownGame { name: slug.to_owned(), known: known() };
        let found = self.0.iter().find(|(entry, _)| entry.meta().slug == slug);
        found.map(|(entry, books)| (*entry, books)).ok_or_else(|| problem_of(&unknown()))
    }

    /// The rulebook of a game in a language, as Markdown.
    pub fn rulebook(&self, slug: &str, language: &str) -> Result<&str, Problem> {
        let unwritten = |_| Problem::new(Code::NotFound, "rulebooks are written in en, de, fr and nl");
        // An unknown game is told first.
        let (entry, books) = self.find(slug)?;
        let language = language.parse().map_err(unwritten)?;
        Ok(books[language as usize].text.get_or_init(|| written(entry, books, language)))
    }

    /// A picture of a rulebook by the name of its file, as SVG: `town-1.svg`, or `town-1.fr.svg` where it says something.
    pub fn picture(&self, slug: &str, file: &str) -> Result<&str, Problem> {
        let missing = || Problem::new(Code::NotFound, "the rulebook has no such picture");
        let unknown = |_| missing();
        let name = file.strip_suffix(".svg").unwrap_or_default();
        let (name, language) = match name.split_once('.') {
            None => (name, Language::En),
            Some((name, code)) => (name, code.parse().map_err(unknown)?),
        };
        let (entry, books) = self.find(slug)?;
        let found = drawn(entry, books, language).iter().find(|picture| picture.name == name);
        found.map(|picture| picture.svg.as_str()).ok_or_else(missing)
    }
}

/// The pictures of the book in this language; in others than English those that look different there.
fn drawn<'a>(entry: &dyn Entry, books: &'a [Book; 4], language: Language) -> &'a [Picture] {
    books[language as usize].pictures.get_or_init(|| {
        let mut pictures = entry.pictures(language);
        if language != Language::En {
            let english = drawn(entry, books, Language::En);
            pictures.retain(|picture| !english.iter().any(|known| looks_like(picture, known)));
        }
        pictures
    })
}

fn written(entry: &dyn Entry, books: &[Book; 4], language: Language) -> String {
    let mut text = entry.rulebook(language, &entry.pictures(language));
    if language != Language::En {
        for Picture { name, .. } in drawn(entry, books, language) {
            text = text.replace(&format!("/{name}.svg#"), &format!("/{name}.{language}.svg#"));
        }
    }
    text
}

/// Is the same drawn? What stands before the drawing is for those who do not see it, and they have the caption.
fn looks_like(one: &Picture, other: &Picture) -> bool {
    let drawn = |picture: &Picture| picture.svg.split_once("</desc>").map(|(_, drawn)| drawn.to_owned());
    one.name == other.name && (one.svg == other.svg || drawn(one).is_some() && drawn(one) == drawn(other))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_there_is_named() {
        let books = Books::new(irrgarten_toys::games());
        assert!(books.rulebook("hands", "en").is_ok_and(|book| !book.is_empty()));
        let code = |asked: Result<&str, Problem>| asked.unwrap_err().code;
        assert_eq!(code(books.rulebook("chess", "en")), Code::UnknownGame);
        assert_eq!(code(books.rulebook("hands", "tlh")), Code::NotFound);
        assert_eq!(code(books.picture("hands", "nothing.svg")), Code::NotFound);
        assert!(books.picture("hands", "start-1.svg").is_ok());
        for missing in ["start-1", "start-1.xx.svg", "start-1.de.svg.svg"] {
            assert_eq!(code(books.picture("hands", missing)), Code::NotFound, "{missing}");
        }
    }
}
