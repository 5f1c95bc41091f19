//! A log that was taken along from a tab: every change to it is noticed, or changes nothing.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use irrgarten_api::moved_table;
use irrgarten_catalogue::games;
use irrgarten_faces::{Entry, Level};
use irrgarten_game::{SearchRng, Seat};
use irrgarten_table::{
    CommandFrom, Config, Input, Logged, Person, PersonCommand, Phase, Secret, ServerCommand, Table,
};
use irrgarten_wire::{self as wire, Code};

fn ada() -> Person {
    Person::new("ada-in-a-tab", "Ada")
}

fn me() -> Person {
    Person::new("me", "Ada L.")
}

/// The log of a table at which Ada has played some moves against a bot.
fn log(game: &dyn Entry, rated: bool, moves: usize) -> Vec<String> {
    let games = games();
    let config = Config { game: game.meta().slug.to_owned(), seats: 2, rated, ..Config::default() };
    let id = format!("t{}", "k".repeat(25));
    let (mut table, mut log) = Table::open(games, &id, config, ada(), Secret([3; 32]), 5).unwrap();
    let mut now = 0;
    let mut dice = SearchRng::new(7);
    let mut ask =
        |table: &mut Table, asked, now| log.extend(table.handle(&Input { asked, now, at: 5 }).unwrap());
    let (one, two) = (Seat::at(0), Seat::at(1));
    for command in [
        PersonCommand::Sit(one),
        PersonCommand::Invite(two, wire::Level::Fox),
        PersonCommand::Ready(one, true),
        PersonCommand::Say("hello\u{202e}".to_owned()),
    ] {
        ask(&mut table, CommandFrom::Person(ada(), command), now);
    }
    for _ in 0..moves {
        if table.phase() == Phase::Over {
            break;
        }
        now += 700;
        let Some(seat) = table.deciding().iter().next() else {
            now = table.deadline().unwrap();
            ask(&mut table, CommandFrom::Server(ServerCommand::Tick), now);
            continue;
        };
        let action = table.position().unwrap().suggest(seat, Level::Random, &mut dice).unwrap();
        let seen = table.version();
        let asked = if seat == one {
            CommandFrom::Person(ada(), PersonCommand::Act { seat, action, seen: None })
        } else {
            CommandFrom::Server(ServerCommand::ActFor { seat, action, seen })
        };
        ask(&mut table, asked, now);
    }
    log.iter().map(|event| serde_json::to_string(event).unwrap()).collect()
}

fn code(events: &[String]) -> Code {
    moved_table(games(), events, &me(), 0).map(|_| ()).unwrap_err().code
}

#[test]
fn every_game_goes_on_with_the_person_who_brings_it() {
    for &game in games().all() {
        let events = log(game, false, 12);
        let (table, logged) = moved_table(games(), &events, &me(), 9_000).unwrap();
        assert_eq!(logged.len(), events.len());
        assert_eq!((table.host(), table.seats_of(&me().id)), (&me(), vec![Seat::at(0)]));
        let again: Vec<String> = logged.iter().map(|event| serde_json::to_string(event).unwrap()).collect();
        assert!(!again.concat().contains("ada-in-a-tab") && !again.concat().contains('\u{202e}'));
        let before: Vec<Logged> = events.iter().map(|event| serde_json::from_str(event).unwrap()).collect();
        let old = Table::load(games(), before, 9_000).unwrap();
        let text = |table: &Table| table.position().unwrap().text();
        assert_eq!(text(&old), text(&table));
    }
}

#[test]
fn what_was_changed_cut_or_made_up_is_refused() {
    for &game in games().all() {
        let events = log(game, false, 12);
        let started = events.iter().position(|event| event.contains(r#""type":"started""#)).unwrap();
        // Another secret or another id is another deal, so that draws differ; where nothing was drawn yet, it is just
        // another game, and as good as this one.
        for nth in 0..events.len() {
            let mut cut = events.clone();
            cut.remove(nth);
            assert!(nth + 1 == events.len() || code(&cut) == Code::BadRecord, "without event {}", nth + 1);
            let mut twice = events.clone();
            twice.insert(nth, events[nth].clone());
            assert_eq!(code(&twice), Code::BadRecord, "event {} twice", nth + 1);
            let mut broken = events.clone();
            broken[nth].truncate(events[nth].len() / 2);
            assert_eq!(code(&broken), Code::BadRecord);
        }
        assert_eq!(code(&events[..started]), Code::BadRecord, "the deal is missing");
        assert_eq!(code(&events[..2]), Code::NotPlaying);
        let strange: Vec<String> =
            events.iter().map(|event| event.replacen("ada-in-a-tab", "eve", 1)).collect();
        assert!(moved_table(games(), &strange, &me(), 0).is_ok(), "whoever Ada was");
        let mut mixed = events.clone();
        mixed[1] = strange[1].clone();
        assert_eq!(code(&mixed), Code::BadRecord, "somebody else sat there");
        if let Some(drawn) = events.iter().position(|event| event.contains(r#""type":"drew""#)) {
            let other = log(game, false, 40);
            let different =
                other.iter().find(|event| event.contains(r#""type":"drew""#) && !events.contains(event));
            if let Some(different) = different {
                let chance = |event: &str| event.split(r#""chance":""#).nth(1).unwrap().to_owned();
                let mut lucky = events.clone();
                lucky[drawn] = events[drawn].replace(&chance(&events[drawn]), &chance(different));
                if lucky[drawn] != events[drawn] {
                    assert_eq!(code(&lucky), Code::BadRecord, "another draw: {}", lucky[drawn]);
                }
            }
        }
    }
    assert_eq!(code(&[]), Code::BadRecord);
    assert_eq!(code(&vec!["{}".to_owned(); 20_001]), Code::TooBig);
}

#[test]
fn a_rated_game_is_refused() {
    let games = games();
    let game = games.all().iter().find(|game| !game.meta().together).unwrap();
    assert_eq!(code(&log(*game, true, 3)), Code::Rated);
}
