//! Rulebooks with their pictures.

use std::sync::OnceLock;

use irrgarten_faces::{Entry, Games, Picture};
use irrgarten_game::Language;
use irrgarten_table::problem_of;
use irrgarten_wire::{Code, Problem};

/// The rulebooks of all games, each written and drawn when it is first asked for.
pub struct Books(Vec<(&'static dyn Entry, [OnceLock<Book>; 4])>);

/// The rulebook of one game in one language.
struct Book {
    text: String,
    /// Its pictures; in other languages than English those alone in which something is said.
    pictures: Vec<Picture>,
}

impl Books {
    /// The rulebooks of these games.
    pub fn new(games: Games) -> Books {
        Books(games.all().iter().map(|&entry| (entry, std::array::from_fn(|_| OnceLock::new()))).collect())
    }

    fn find(&self, slug: &str, language: Language) -> Result<&Book, Problem> {
        let known = || self.0.iter().map(|(entry, _)| entry.meta().slug).collect();
        let unknown = || irrgarten_faces::GameError::UnknownGame { name: slug.to_owned(), known: known() };
        let found = self.0.iter().find(|(entry, _)| entry.meta().slug == slug);
        let (entry, books) = found.ok_or_else(|| problem_of(&unknown()))?;
        let english = || books[Language::En as usize].get_or_init(|| Book::english(*entry));
        Ok(match language {
            Language::En => english(),
            other => books[other as usize].get_or_init(|| Book::translated(*entry, other, english())),
        })
    }

    /// The rulebook of a game in a language, as Markdown.
    pub fn rulebook(&self, slug: &str, language: &str) -> Result<&str, Problem> {
        let unwritten = |_| Problem::new(Code::NotFound, "rulebooks are written in en, de, fr and nl");
        let language: Result<Language, _> = language.parse();
        // An unknown game is told first.
        self.find(slug, Language::En)?;
        Ok(&self.find(slug, language.map_err(unwritten)?)?.text)
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
        let mut pictures = self.find(slug, language)?.pictures.iter();
        let found = pictures.find(|picture| picture.name == name);
        found.map(|picture| picture.svg.as_str()).ok_or_else(missing)
    }
}

impl Book {
    fn english(entry: &dyn Entry) -> Book {
        let pictures = entry.pictures(Language::En);
        Book { text: entry.rulebook(Language::En, &pictures), pictures }
    }

    /// In which pictures that look the same are those of the English book.
    fn translated(entry: &dyn Entry, language: Language, english: &Book) -> Book {
        let mut pictures = entry.pictures(language);
        let mut text = entry.rulebook(language, &pictures);
        let same = |picture: &Picture| english.pictures.iter().any(|known| looks_like(picture, known));
        pictures.retain(|picture| !same(picture));
        for Picture { name, .. } in &pictures {
            text = text.replace(&format!("/{name}.svg#"), &format!("/{name}.{language}.svg#"));
        }
        Book { text, pictures }
    }
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
