//! Rulebooks with their pictures.

use std::sync::OnceLock;

use irrgarten_faces::{Entry, Games, Picture};
use irrgarten_game::Language;
use irrgarten_table::problem_of;
use irrgarten_wire::{Code, Problem};

/// The rulebooks of all games, each written and drawn when it is first asked for.
pub struct Books(Vec<(&'static dyn Entry, OnceLock<Book>)>);

/// The rulebooks of one game with their pictures.
struct Book {
    /// In the order of [`Language::ALL`].
    texts: [String; 4],
    pictures: Vec<Picture>,
}

impl Books {
    /// The rulebooks of these games.
    pub fn new(games: Games) -> Books {
        Books(games.all().iter().map(|&entry| (entry, OnceLock::new())).collect())
    }

    fn find(&self, slug: &str) -> Result<&Book, Problem> {
        let known = || self.0.iter().map(|(entry, _)| entry.meta().slug).collect();
        let unknown = || irrgarten_faces::GameError::UnknownGame { name: slug.to_owned(), known: known() };
        let found = self.0.iter().find(|(entry, _)| entry.meta().slug == slug);
        let (entry, book) = found.ok_or_else(|| problem_of(&unknown()))?;
        Ok(book.get_or_init(|| {
            // Readers are told what a picture shows by the text beside it, which is in their language.
            let pictures = entry.pictures(Language::En);
            Book { texts: Language::ALL.map(|language| entry.rulebook(language, &pictures)), pictures }
        }))
    }

    /// The rulebook of a game in a language, as Markdown.
    pub fn rulebook(&self, slug: &str, language: &str) -> Result<&str, Problem> {
        let book = self.find(slug)?;
        let unwritten = |_| Problem::new(Code::NotFound, "rulebooks are written in en, de, fr and nl");
        let language: Language = language.parse().map_err(unwritten)?;
        Ok(&book.texts[language as usize])
    }

    /// A picture of a rulebook by the name of its file, as SVG.
    pub fn picture(&self, slug: &str, file: &str) -> Result<&str, Problem> {
        let pictures = &self.find(slug)?.pictures;
        let found = pictures.iter().find(|picture| file.strip_suffix(".svg") == Some(&picture.name));
        let missing = || Problem::new(Code::NotFound, "the rulebook has no such picture");
        found.map(|picture| picture.svg.as_str()).ok_or_else(missing)
    }
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
    }
}
