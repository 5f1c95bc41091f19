//! A figure in a rulebook comes from the game, and a setting has the words of the page: they cannot be wrong.

use irrgarten_game::Language;

use super::{assert_none, books};

#[test]
fn every_figure_of_a_book_is_one_of_its_game() {
    let mut wrong = Vec::new();
    for (game, language, book) in books() {
        for (nth, line) in prose(book) {
            let place = format!("{} in {language}, line {}: {line}", game.meta().slug, nth + 1);
            for name in line.split('{').skip(1).filter_map(|part| part.split('}').next()) {
                let (name, word) =
                    name.split_once('|').map_or((name, None), |(name, word)| (name, Some(word)));
                let Some(figure) = game.blank(name, language) else {
                    wrong.push(format!("{place}\n  the game has no figure or setting {name:?}"));
                    continue;
                };
                if word.is_some_and(|word| number(word, language).map(|n| n.to_string()) != Some(figure)) {
                    wrong.push(format!("{place}\n  {word:?} is not the game's {name}"));
                }
            }
            if let Some(figure) = figure(line, language) {
                wrong.push(format!(
                    "{place}\n  {figure} should be a name in braces, or in backticks if it is a name"
                ));
            }
        }
    }
    assert_none(&wrong);
}

/// A quarter of an hour is a figure, too, and no word of its own.
#[test]
fn every_book_begins_with_how_many_play_at_which_age_and_for_how_long() {
    let mut wrong = Vec::new();
    for (game, language, book) in books() {
        let begin: String = book.split_inclusive("\n## ").take(2).collect();
        let missing = ["{max_seats", "{age", "{minutes"].into_iter().filter(|name| !begin.contains(name));
        wrong.extend(missing.map(|name| format!("{} in {language}: no {name}}}", game.meta().slug)));
    }
    assert_none(&wrong);
}

#[test]
fn settings_are_told_in_the_words_of_the_page() {
    let mut wrong = Vec::new();
    for (game, language, book) in books() {
        let speaker = game.speaker(language);
        let place = format!("{} in {language}", game.meta().slug);
        let last = book.rfind("\n## ").unwrap_or(book.len());
        let taught = &book[..last];
        // One of several that differ by the seat stands for all of them.
        let shown = |key: &str| !key.ends_with(['2', '3', '4', '5', '6']);
        let choice = |values: &[&str]| values.len() != 1;
        for setting in game.settings().iter().filter(|one| shown(one.key) && choice(one.values.words())) {
            if !taught.contains(&format!("{{{}=}}", setting.key)) {
                wrong.push(format!("{place}: the setting {:?} is not told", setting.key));
            }
        }
        let codes = taught.split('`').skip(1).step_by(2);
        let told = |code: &&str| {
            let parts = code.split_once('=');
            parts.is_some_and(|(key, value)| speaker.setting_value(key, value).is_some())
        };
        wrong.extend(codes.filter(told).map(|code| format!("{place}: `{code}` should be {{{code}}}")));
    }
    assert_none(&wrong);
}

/// The lines outside of fenced blocks, captions of examples among them.
fn prose(book: &str) -> impl Iterator<Item = (usize, &str)> {
    let (mut fenced, mut example) = (false, false);
    book.lines().enumerate().filter(move |(_, line)| {
        let fence = line.starts_with("```");
        if fence {
            fenced = !fenced;
            example = line.starts_with("```example ");
        }
        !fence && (!fenced || example)
    })
}

/// The first figure that is no name: not in backticks, not in braces, not a clause, not the number of a step. Numbers up
/// to four are also said without meaning a figure of the game: three steps, all four sides.
fn figure(line: &str, language: Language) -> Option<String> {
    let step = line.split_once(". ").filter(|(number, _)| number.parse::<u8>().is_ok());
    let line = step.map_or(line, |(_, text)| text);
    let plain: String = line.split('`').step_by(2).collect::<Vec<_>>().join(" ");
    let plain: String =
        plain.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest)).collect();
    let is_id = |word: &str| word.split('-').count() == 3 && word.contains(|c: char| c.is_ascii_uppercase());
    let mut words = plain.split(|c: char| !c.is_alphanumeric() && c != '-');
    let digits = |word: &str| word.contains(|c: char| c.is_ascii_digit()) && !is_id(word);
    let found = words.find(|word| digits(word) || number(word, language).is_some_and(|number| number > 4));
    found.map(str::to_owned)
}

/// The numbers from 1 to 20 in the order of `Language::ALL`, then the tens.
const ONES: [&str; 4] = [
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
    "eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig",
    "un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt",
    "een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig",
];
const TENS: [&str; 4] = [
    "twenty thirty forty fifty sixty",
    "zwanzig dreißig vierzig fünfzig sechzig",
    "vingt trente quarante cinquante soixante",
    "twintig dertig veertig vijftig zestig",
];

/// The number that a word says, up to 69.
fn number(word: &str, language: Language) -> Option<u32> {
    let word = word.to_lowercase();
    let place =
        |words: &str, word: &str| words.split(' ').position(|one| one == word).map(|nth| nth as u32 + 1);
    let ones = |word: &str| place(ONES[language as usize], word);
    let tens = |word: &str| place(TENS[language as usize], word).map(|tens| 10 * (tens + 1));
    let (high, low) = match language {
        Language::En | Language::Fr => word.split_once('-').unwrap_or((&word, "")),
        // The ones come first, joined by a word that may also be a part of one.
        Language::De => word.rsplit_once("und").map_or((word.as_str(), ""), |(low, high)| (high, low)),
        Language::Nl => {
            let end = TENS[3].split(' ').find(|tens| word.ends_with(*tens)).unwrap_or_default();
            let low = word.strip_suffix(end).unwrap_or_default();
            let low = low.strip_suffix("en").or_else(|| low.strip_suffix("ën")).unwrap_or_default();
            (end, low)
        }
    };
    ones(&word).or_else(|| tens(&word)).or_else(|| Some(tens(high)? + ones(low)?))
}

#[test]
fn numbers_are_read_in_every_language() {
    for words in [
        ["five", "fünf", "cinq", "vijf"],
        ["Twelve", "Zwölf", "Douze", "Twaalf"],
        ["forty-five", "fünfundvierzig", "quarante-cinq", "vijfenveertig"],
        ["twenty-three", "dreiundzwanzig", "vingt-trois", "drieëntwintig"],
    ] {
        let read = Language::ALL.map(|language| number(words[language as usize], language));
        assert!(read[0].is_some() && read.iter().all(|number| *number == read[0]), "{words:?}: {read:?}");
    }
    assert_eq!(number("und", Language::De), None);
    assert_eq!(number("then", Language::En), None);
}

#[test]
fn figures_are_told_from_names() {
    for fine in ["There are {cards} cards, `44n` among them (C-PLACE-03).", "1. **C-TAKE-05** No figure."] {
        assert_eq!(figure(fine, Language::En), None);
    }
    assert_eq!(figure("There are 50 cards.", Language::En).as_deref(), Some("50"));
    assert_eq!(figure("There are eight arrows.", Language::En).as_deref(), Some("eight"));
    assert_eq!(figure("There are {arrows|eight} arrows at four sides.", Language::En), None);
    let read = "a\n```example b\nc 5\n```\nd\n```\n6\n```\ne";
    assert_eq!(prose(read).map(|(_, line)| line).collect::<Vec<_>>(), ["a", "c 5", "d", "e"]);
}
