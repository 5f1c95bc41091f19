//! Writes the rulebooks of all games in all languages into a folder, as a site of files has them: `<slug>/<language>.md`.

use std::io;
use std::path::PathBuf;

use irrgarten_catalogue::games;
use irrgarten_game::Language;

fn main() -> io::Result<()> {
    let Some(folder) = std::env::args_os().nth(1).map(PathBuf::from) else {
        return Err(io::Error::other("expected a folder"));
    };
    for game in games().all() {
        let folder = folder.join(game.meta().slug);
        std::fs::create_dir_all(&folder)?;
        // What a picture shows is told by the text beside it, which is in the language of the reader.
        let pictures = game.pictures(Language::En);
        for language in Language::ALL {
            std::fs::write(folder.join(format!("{language}.md")), game.rulebook(language, &pictures))?;
        }
    }
    Ok(())
}
