//! Everything a game says is in its words files, in every language, and nothing else is.

use std::fs;
use std::path::Path;

use irrgarten_game::{Game, Language, Presentation as _, Refusal as _, Settings as _, WordsFiles};
use irrgarten_players::{Character, Level};
use irrgarten_words::Speaker;

use crate::{Effort, Lawful, OptionsOf, Report, Violation};

type RefusalOf<L> = <<L as Lawful>::Game as Game>::Refusal;

/// The line about a character is shown beside its picture.
const LONGEST_CHARACTER: usize = 60;
/// The hints of a game that does not say better ones.
const PLAIN_HINTS: [&str; 3] = ["advice-compare", "advice-better", "advice-try"];

/// The files agree with each other; each has a sentence for every refusal, character, setting and value; and no file has
/// a refusal, a character, an ending or a piece of advice that the game never says.
pub fn words_are_complete<L: Lawful>(_: Effort) -> Result<Report, Violation> {
    const LAW: &str = "words_are_complete";
    let files = &L::Game::WORDS;
    let mut faults = irrgarten_words::faults(files);
    for language in Language::ALL {
        let missing = missing::<L>(&Speaker::new(files, language));
        faults.extend(missing.into_iter().map(|what| format!("{language}: {what}")));
    }
    faults.extend(unused::<L>(files).into_iter().map(|name| format!("the game never says {name}")));
    match faults.first() {
        Some(_) => Err(Violation::general::<L::Game>(LAW, faults.join("\n"))),
        None => Ok(Report::new::<L::Game>(LAW).noting(format!("{} refusals", RefusalOf::<L>::ALL.len()))),
    }
}

fn missing<L: Lawful>(speaker: &Speaker) -> Vec<String> {
    let mut missing = Vec::new();
    for refusal in RefusalOf::<L>::ALL {
        let message = refusal.message();
        let is_sentence =
            |text: String| text.ends_with(['.', '!', '?']) && !text.starts_with(char::is_lowercase);
        if !speaker.text(&message).is_some_and(is_sentence) {
            missing.push(format!("{} is no whole sentence", message.key));
        }
    }
    for character in Character::ALL {
        let name = Level::Character(character).name();
        let fits = |text: String| (1..=LONGEST_CHARACTER).contains(&text.trim().chars().count());
        if !speaker.character(name).is_some_and(fits) {
            missing.push(format!("character-{name} is no line of at most {LONGEST_CHARACTER} characters"));
        }
    }
    for setting in OptionsOf::<L>::LIST {
        let key = setting.key;
        if speaker.setting(key).is_none() {
            missing.push(format!("setting-{key} is missing"));
        }
        let words = setting.values.words();
        // A number speaks for itself.
        let said = |word: &str| word.parse::<u32>().is_ok() || speaker.setting_value(key, word).is_some();
        let silent = words.iter().filter(|word| !said(word));
        missing.extend(silent.map(|word| format!("setting-{key} does not say what {word} means")));
    }
    missing
}

fn unused<L: Lawful>(files: &WordsFiles) -> Vec<String> {
    let refusals: Vec<&str> = RefusalOf::<L>::ALL.iter().map(|refusal| refusal.message().key).collect();
    let characters =
        Character::ALL.map(|character| format!("character-{}", Level::Character(character).name()));
    let source = source(Path::new(L::folder()));
    let mut names = irrgarten_words::names(files);
    names.retain(|name| match name.split('-').next() {
        Some("refusal") => !refusals.contains(&name.as_str()),
        Some("character") => !characters.contains(name),
        Some("ending") => !source.contains(&format!("\"{name}\"")),
        Some("advice") => !PLAIN_HINTS.contains(&name.as_str()) && !source.contains(&format!("\"{name}\"")),
        _ => false,
    });
    names
}

/// All the Rust of a game: which advice and endings it names can be seen nowhere else.
fn source(folder: &Path) -> String {
    let Ok(entries) = fs::read_dir(folder) else { return String::new() };
    let texts = entries.flatten().map(|entry| entry.path()).map(|path| match path.extension() {
        _ if path.is_dir() => source(&path),
        Some(ending) if ending == "rs" => fs::read_to_string(&path).unwrap_or_default(),
        _ => String::new(),
    });
    texts.collect()
}
