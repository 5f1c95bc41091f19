//! Every example is played: the position after is what the rules make of the position before.

use irrgarten_catalogue::games;
use irrgarten_faces::{Entry, Example, GameError, Panel, Position, Reading, Subject};
use irrgarten_game::record::Record;
use irrgarten_game::{Language, difference};

use super::{assert_none, books};

#[test]
fn every_example_can_be_drawn() {
    let mut wrong = Vec::new();
    for game in games().all() {
        for example in game.examples().unwrap_or_else(|bad| panic!("{}: {bad}", game.meta().slug)).list {
            for nth in 0..example.panels.len() {
                match game.draw_panel(&example, nth, Language::En) {
                    Ok(picture) => assert!(picture.svg.contains("</svg>") && picture.size.0 > 20),
                    Err(bad) => wrong.push(format!("{}: {bad}", game.meta().slug)),
                }
            }
        }
    }
    assert_none(&wrong);
}

#[test]
fn a_picture_shows_what_its_viewer_sees_and_no_more() {
    let mut wrong = Vec::new();
    for &game in games().all() {
        for example in game.examples().unwrap().list {
            for (nth, panel) in example.panels.iter().enumerate() {
                let Subject::Position(text) = &panel.subject else { continue };
                let Ok(Reading::Open(position)) = game.read(text) else { continue };
                let seen = position.seen_by(panel.viewer).art(Language::En);
                if game.draw_panel(&example, nth, Language::En).unwrap().art != Some(seen) {
                    wrong.push(format!(
                        "{}, example {}, picture {}",
                        game.meta().slug,
                        example.name,
                        nth + 1
                    ));
                }
            }
        }
    }
    assert_none(&wrong);
}

#[test]
fn every_example_comes_to_the_position_it_shows() {
    let mut wrong = Vec::new();
    for &game in games().all() {
        for example in game.examples().unwrap().list {
            if let Err(problem) = play(game, &example) {
                wrong.push(format!("{}, example {}: {problem}", game.meta().slug, example.name));
            }
        }
    }
    assert_none(&wrong);
}

#[test]
fn every_book_shows_every_example_once_with_a_caption_for_each_picture() {
    for (game, language, book) in books() {
        let examples = game.examples().unwrap();
        let place = format!("{} in {language}", game.meta().slug);
        let mut shown: Vec<&str> = Vec::new();
        for block in book.split("```example ").skip(1) {
            let (inside, _) =
                block.split_once("\n```").unwrap_or_else(|| panic!("{place}: unfinished block"));
            let (name, captions) = inside.split_once('\n').unwrap_or((inside, ""));
            let Some(example) = examples.find(name) else { panic!("{place}: no example {name}") };
            let captions = captions.lines().filter(|caption| !caption.trim().is_empty()).count();
            assert_eq!(captions, example.panels.len(), "{place}: captions of {name}");
            shown.push(name);
        }
        shown.sort_unstable();
        let mut all: Vec<&str> = examples.list.iter().map(|example| example.name.as_str()).collect();
        all.sort_unstable();
        assert_eq!(shown, all, "{place}");
    }
}

#[test]
fn every_game_has_as_many_examples_as_it_wants_to_have() {
    for (game, ..) in books().filter(|(_, language, _)| *language == Language::En) {
        let examples = game.examples().unwrap();
        let positions = |example: &&Example| matches!(example.panels[0].subject, Subject::Position(_));
        let (slug, count) = (game.meta().slug, examples.list.iter().filter(positions).count());
        assert!(examples.least >= 5, "{slug}: a book teaches with at least five examples");
        assert!(count >= examples.least, "{slug}: {count} of {} examples", examples.least);
    }
}

/// Plays an example from picture to picture; an error says what differs.
fn play(game: &dyn Entry, example: &Example) -> Result<(), String> {
    for (nth, panel) in example.panels.iter().enumerate() {
        let Subject::Position(text) = &panel.subject else { continue };
        if let Some(Subject::Position(start)) = panel.follows.map(|before| &example.panels[before].subject) {
            let reached =
                played(game, start, panel).map_err(|error| format!("picture {}: {error}", nth + 1))?;
            if let Some(difference) = difference(text, &reached.text()) {
                return Err(format!(
                    "picture {}: {difference}\nthe rules come to\n{}",
                    nth + 1,
                    reached.text()
                ));
            }
        }
        match game.read(text).map_err(|error| error.to_string())? {
            Reading::Open(position) => refused(&*position, panel)?,
            Reading::View(_) if panel.refused.is_empty() => {}
            Reading::View(_) => return Err("a view cannot be played on".to_owned()),
        }
    }
    Ok(())
}

/// Where the lines of a panel lead, by the same way as a record.
fn played(game: &dyn Entry, start: &str, panel: &Panel) -> Result<Box<dyn Position>, GameError> {
    let Reading::Open(position) = game.read(start)? else { return Err(GameError::Hidden) };
    let (meta, seats) = (game.meta(), position.seats());
    let header = format!("irrgarten record 1\ngame: {}/{}\nseats: {seats}\n", meta.slug, meta.version);
    let record = format!("{header}start: {start}\n\n{}\n", panel.played.join("\n"));
    let replay = game.replay(&record.parse::<Record>().map_err(GameError::BadRecord)?)?;
    let mut position = replay.start;
    for ply in replay.plies {
        position.play(&ply)?;
    }
    Ok(position)
}

/// What a panel calls forbidden is forbidden, by that clause.
fn refused(position: &dyn Position, panel: &Panel) -> Result<(), String> {
    for wrong in &panel.refused {
        match position.check_action(wrong.seat, &wrong.action) {
            Ok(_) => return Err(format!("{} is allowed", wrong.action)),
            Err(refused) if refused.error.clause() == Some(wrong.clause.as_str()) => {}
            Err(refused) => return Err(format!("{} is refused otherwise: {}", wrong.action, refused.error)),
        }
    }
    Ok(())
}
