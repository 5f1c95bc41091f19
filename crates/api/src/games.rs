//! The list of games.

use irrgarten_faces::{Character, Entry, Games, Level};
use irrgarten_game::Language;
use irrgarten_wire::{GameInfo, GameList, Introduction, Setting};

/// All games, as people choose among them.
pub fn game_list(games: Games) -> GameList {
    GameList { games: games.all().iter().map(|&entry| described(entry)).collect() }
}

fn described(entry: &dyn Entry) -> GameInfo {
    let meta = entry.meta();
    let speaker = entry.speaker(Language::En);
    let settings = entry.settings().iter().map(|setting| Setting {
        key: setting.key.to_owned(),
        values: setting.values.words().iter().map(|&word| word.to_owned()).collect(),
        numbers: setting.values.numbers(),
        form: setting.values.form().map(str::to_owned),
        by_seat: setting.by_seat,
        about: speaker.setting(setting.key).unwrap_or_default(),
    });
    let words = Language::ALL.into_iter().map(|language| {
        let (title, lead) = entry.opening(language);
        (language.code().to_owned(), Introduction { title, lead })
    });
    let characters = Character::ALL.map(|who| {
        let name = Level::Character(who).name();
        (name.to_owned(), speaker.character(name).unwrap_or_default())
    });
    let colours =
        (meta.min_seats..=meta.max_seats).filter_map(|seats| Some((seats, entry.colours(seats, &[])?)));
    GameInfo {
        game: meta.slug.to_owned(),
        version: meta.version,
        title: meta.title.to_owned(),
        words: words.collect(),
        after: meta.after.to_owned(),
        known_as: meta.known_as.iter().map(|&name| name.to_owned()).collect(),
        min_seats: meta.min_seats,
        max_seats: meta.max_seats,
        usual_seats: entry.usual_seats(),
        together: meta.together,
        live: entry.is_live(),
        secrets: entry.has_secrets(),
        settings: settings.collect(),
        passing: entry.passing().iter().map(|&(key, word)| (key.to_owned(), word.to_owned())).collect(),
        characters: characters.into(),
        colours: colours.map(|(seats, letters)| (seats.to_string(), letters)).collect(),
        keeps: entry.keeps().map(str::to_owned),
    }
}
