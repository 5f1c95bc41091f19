//! Everything a tab and a thinker were asked, and what they answered: the same questions get the same bytes, here and in
//! WebAssembly.
//!
//! With `IRRGARTEN_TRANSCRIPT` set to a file, what was asked here is written into it, and `cargo verify tab` asks a module in
//! WebAssembly the same. `IRRGARTEN_DECISIONS` says how many decisions each player makes in each game.

use std::time::Instant;

use irrgarten_faces::{Entry, Games};
use irrgarten_game::Language;
use irrgarten_tab::{Tab, Thinker};
use irrgarten_wire::{AskPosition, AskRecord, Config, Level, Phase, ThoughtResult, VerifiedRecord};
use serde::{Deserialize, Serialize};

use crate::browser::Browser;
use crate::person::begin;

const LEVELS: [Level; 7] =
    [Level::Random, Level::Greedy, Level::Mouse, Level::Hedgehog, Level::Fox, Level::Raven, Level::Owl];

/// One question and its answer, as text.
#[derive(Serialize, Deserialize)]
pub(crate) struct Line {
    to: String,
    message: String,
    answer: String,
    /// How long it took here, in microseconds.
    micros: u64,
}

#[derive(Default)]
pub(crate) struct Transcript(Option<Vec<Line>>);

impl Transcript {
    pub(crate) fn note(&mut self, to: &str, message: String, answer: &impl Serialize, began: Instant) {
        if let Some(lines) = &mut self.0 {
            let answer = serde_json::to_string(answer).unwrap();
            let micros = began.elapsed().as_micros() as u64;
            lines.push(Line { to: to.to_owned(), message, answer, micros });
        }
    }
}

/// Lets bots of one level play a game until they have made this many decisions, and returns all that was said.
fn decisions(games: Games, game: &dyn Entry, level: Level, most: usize) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut made = 0;
    for seed in 0.. {
        let mut browser = Browser::new(games, seed);
        let message = format!("{} {}", game.meta().slug, level.name());
        lines.push(Line { to: "new".to_owned(), message, answer: String::new(), micros: 0 });
        browser.transcript = Transcript(Some(Vec::new()));
        let seats = game.usual_seats().max(2);
        let config = Config { game: game.meta().slug.to_owned(), seats, ..Config::default() };
        let mut page = begin(&mut browser, &config, &[1], level);
        while page.phase() != Phase::Over && made < most {
            page.read(&mut browser);
            if browser.think() {
                made += 1;
            } else if !page.act(&mut browser) && page.phase() != Phase::Over {
                assert!(browser.sleep());
            }
        }
        lines.append(&mut browser.transcript.0.unwrap());
        if made >= most {
            break;
        }
    }
    lines
}

/// Every golden game of a game and what can be asked about it: it is verified ply by ply, its start and its end are looked at
/// and drawn in every language.
fn goldens(games: Games, game: &dyn Entry) -> Vec<Line> {
    let slug = game.meta().slug;
    let folder = format!("{}/../../games/{slug}/playthroughs", env!("CARGO_MANIFEST_DIR"));
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    let mut browser = Browser::new(games, 0);
    let mut lines = vec![Line {
        to: "new".to_owned(),
        message: format!("{slug} goldens"),
        answer: String::new(),
        micros: 0,
    }];
    browser.transcript = Transcript(Some(Vec::new()));
    browser.ask("GET", "/api/games", None);
    for picture in game.pictures(Language::En) {
        let path = format!("/api/games/{slug}/rulebook/examples/{}.svg", picture.name);
        assert_eq!(browser.ask("GET", &path, None).status, 200, "{path}");
    }
    for file in files {
        let record = std::fs::read_to_string(&file).unwrap();
        let asked = AskRecord { record };
        let answer = browser.ask("POST", "/api/record", Some(&serde_json::to_string(&asked).unwrap()));
        assert_eq!(answer.status, 200, "{}: {}", file.display(), answer.body);
        let read: VerifiedRecord = serde_json::from_str(&answer.body).unwrap();
        for position in [&read.start, &read.plies.last().unwrap().position] {
            for language in Language::ALL {
                let asked = AskPosition {
                    position: position.clone(),
                    language: Some(language.to_string()),
                    perft: Some(1),
                    ..AskPosition::default()
                };
                let answer =
                    browser.ask("POST", "/api/position", Some(&serde_json::to_string(&asked).unwrap()));
                assert_eq!(answer.status, 200, "{}: {}", file.display(), answer.body);
            }
        }
    }
    lines.append(&mut browser.transcript.0.unwrap());
    lines
}

/// Asks again, and compares every byte.
fn repeat(games: Games, lines: &[Line]) {
    let (mut tab, mut thinker) = (Tab::new(games), Thinker::new(games, || 0.0));
    for Line { to, message, answer, .. } in lines {
        let said = match to.as_str() {
            "tab" => serde_json::to_string(&tab.handle(serde_json::from_str(message).unwrap())).unwrap(),
            "thinker" => {
                serde_json::to_string(&thinker.handle(serde_json::from_str(message).unwrap())).unwrap()
            }
            _ => {
                (tab, thinker) = (Tab::new(games), Thinker::new(games, || 0.0));
                String::new()
            }
        };
        assert_eq!(said, *answer, "{message}");
    }
}

#[test]
fn the_same_questions_get_the_same_bytes() {
    let most = std::env::var("IRRGARTEN_DECISIONS").map_or(5, |number| number.parse().unwrap());
    let games = irrgarten_catalogue::games();
    let mut text = String::new();
    let mut write = |lines: &[Line]| {
        for line in lines {
            text += &serde_json::to_string(line).unwrap();
            text.push('\n');
        }
    };
    for &game in games.all() {
        let lines = goldens(games, game);
        repeat(games, &lines);
        write(&lines);
        for level in LEVELS {
            let lines = decisions(games, game, level, most);
            let is_choice = |line: &&Line| {
                let thought = serde_json::from_str::<irrgarten_wire::Thought>(&line.answer);
                line.to == "thinker"
                    && matches!(thought.unwrap().result, ThoughtResult::Chosen { action: Some(_), .. })
            };
            assert!(lines.iter().filter(is_choice).count() >= most, "{} {level:?}", game.meta().slug);
            repeat(games, &lines);
            write(&lines);
        }
    }
    if let Ok(file) = std::env::var("IRRGARTEN_TRANSCRIPT") {
        std::fs::write(file, text).unwrap();
    }
}
