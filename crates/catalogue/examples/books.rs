//! Writes the rulebooks of all games in all languages into a folder, as a site of files has them: `<slug>/<language>.md`.

use std::io;
use std::path::PathBuf;

use irrgarten_catalogue::games;
use irrgarten_game::Language;

fn main() -> io::Result<()> {
    let Some(folder) = std::env::args_os().nth(1).map(PathBuf::from) else {
        return Err(io::Error::other("expected a folder"));
    };
    let books = irrgarten_api::Books::new(games());
    for game in games().all() {
        let slug = game.meta().slug;
        let folder = folder.join(slug);
        std::fs::create_dir_all(&folder)?;
        for language in Language::ALL {
            let book =
                books.rulebook(slug, language.code()).map_err(|gone| io::Error::other(gone.message))?;
            std::fs::write(folder.join(format!("{language}.md")), book)?;
        }
    }
    Ok(())
}
