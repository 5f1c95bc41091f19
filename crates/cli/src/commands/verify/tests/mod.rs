//! A record of a real table, changed everywhere.

mod every_game;

use std::collections::BTreeMap;

use irrgarten_faces::Level;
use irrgarten_game::record::Record;
use irrgarten_game::{SearchRng, Seat};
use irrgarten_table::{
    CommandFrom, Config, Input, Person, PersonCommand, Phase, Secret, ServerCommand, Table,
};

use super::*;

/// Seat 1 reveals its share, seat 2 does not, seat 3 is a built-in bot.
fn played() -> Record {
    let person = |name: &str| Person::new(name, format!("{name} | #1"));
    let options =
        [("edges".to_owned(), "strict".to_owned()), ("equal_turns".to_owned(), "true".to_owned())].into();
    let config = Config { game: "cards".to_owned(), seats: 3, options, ..Config::default() };
    let (mut table, _) =
        Table::open(irrgarten_catalogue::games(), "t-1", config, person("Ada"), Secret([77; 32]), 0).unwrap();
    let seats: Vec<Seat> = Seat::all(3).collect();
    let share = |byte| Secret([byte; 32]);
    let promised = |byte| share(byte).commitment("t-1");
    let asked = |name: &str, command| CommandFrom::Person(person(name), command);
    for asked in [
        asked("Ada", PersonCommand::Sit(seats[0])),
        asked("Ben", PersonCommand::Sit(seats[1])),
        asked("Ada", PersonCommand::Invite(seats[2], irrgarten_table::Level::Greedy)),
        asked("Ada", PersonCommand::Commit(seats[0], promised(1))),
        asked("Ben", PersonCommand::Commit(seats[1], promised(2))),
        asked("Ada", PersonCommand::Ready(seats[0], true)),
        asked("Ben", PersonCommand::Ready(seats[1], true)),
        asked("Ada", PersonCommand::Reveal(seats[0], share(1))),
        CommandFrom::Server(ServerCommand::DealNow),
    ] {
        table.handle(&Input { asked, now: 0, at: 0 }).unwrap();
    }
    let mut dice = SearchRng::new(1);
    while table.phase() == Phase::Playing {
        let position = table.position().unwrap();
        let seat = seats.iter().copied().find(|&seat| !position.actions(seat).is_empty()).unwrap();
        let action = position.suggest(seat, Level::Greedy, &mut dice).unwrap();
        let asked = match seat.index() {
            2 => CommandFrom::Server(ServerCommand::ActFor { seat, action, seen: table.version() }),
            sitter => asked(["Ada", "Ben"][sitter], PersonCommand::Act { seat, action, seen: None }),
        };
        assert!(table.record().is_none(), "a record would tell the seed");
        table.handle(&Input { asked, now: 0, at: 0 }).unwrap();
    }
    table.record().unwrap()
}

fn judged(text: &str) -> Result<Record, String> {
    verify(&RecordFile::read(text.to_owned())?).map(|replay| replay.record)
}

#[test]
fn the_record_of_a_table_is_verified_and_tells_who_contributed() {
    let record = played();
    assert_eq!(judged(&record.to_string()), Ok(record.clone()));
    assert_eq!(record.names, ["Ada   #1", "Ben   #1", "greedy"]);
    assert_eq!(record.seal.as_ref(), Some(&record.sealed()));
    let told = contributions(record.deal.as_ref().unwrap());
    assert_eq!(
        told,
        "the deal of table t-1: the server and seat 1 made the seed together; no share of its own was promised by seat 3; \
         a share was promised and not revealed by seat 2"
    );
    let json = crate::output::json(&irrgarten_api::RecordJson::from(&record));
    assert_eq!(judged(&json).map(|record| record.to_string()), Ok(record.to_string()));
}

/// The effect of a change.
#[derive(PartialEq, Eq, PartialOrd, Ord, Debug)]
enum ChangeEffect {
    /// It is reported.
    Found,
    /// It does not matter: blanks, comments, names.
    SaysTheSame,
}

fn fate(original: &Record, bytes: &[u8]) -> ChangeEffect {
    let Ok(text) = std::str::from_utf8(bytes) else { return ChangeEffect::Found };
    let Ok(mut record) = judged(text) else { return ChangeEffect::Found };
    record.names.clone_from(&original.names);
    assert_eq!(record, *original, "not found:\n{text}");
    ChangeEffect::SaysTheSame
}

/// Changes every byte to every other byte; by default only to those that could pass for something else.
fn others(byte: u8) -> Vec<u8> {
    let all = std::env::var_os("IRRGARTEN_TAMPER_ALL").is_some();
    let likely =
        [byte ^ 1, byte ^ 0x20, byte.wrapping_add(1), byte.wrapping_sub(1), b'#', b' ', b'\n', b'0', b'-'];
    let mut others: Vec<u8> = if all { (0..=255).collect() } else { likely.to_vec() };
    others.sort_unstable();
    others.dedup();
    others.retain(|&other| other != byte);
    others
}

#[test]
fn every_change_is_found_or_does_not_matter() {
    let record = played();
    let text = record.to_string();
    let bytes = text.as_bytes();
    let mut fates = BTreeMap::<(&str, ChangeEffect), usize>::new();
    let mut count = |part, fate| *fates.entry((part, fate)).or_default() += 1;
    let names = text.find("names:").unwrap()..text.find("\nseed:").unwrap();
    for at in 0..bytes.len() {
        let part = if names.contains(&at) { "names" } else { "the rest" };
        for other in others(bytes[at]) {
            let mut changed = bytes.to_vec();
            changed[at] = other;
            count(part, fate(&record, &changed));
        }
        let without = [&bytes[..at], &bytes[at + 1..]].concat();
        count(part, fate(&record, &without));
        let doubled = [&bytes[..=at], &bytes[at..]].concat();
        count(part, fate(&record, &doubled));
    }
    let lines: Vec<&str> = text.lines().collect();
    for at in 0..lines.len() {
        let without = [&lines[..at], &lines[at + 1..]].concat().join("\n");
        count("whole lines", fate(&record, without.as_bytes()));
        let doubled = [&lines[..=at], &lines[at..]].concat().join("\n");
        count("whole lines", fate(&record, doubled.as_bytes()));
    }
    let told: Vec<String> = fates.iter().map(|(what, count)| format!("{what:?}: {count}")).collect();
    crate::error::warn(&format!("{} bytes changed: {}", bytes.len(), told.join(", ")));
    let found = fates[&("the rest", ChangeEffect::Found)];
    let same = fates[&("the rest", ChangeEffect::SaysTheSame)];
    // Blanks, line ends, and comment signs behind them.
    assert!(found > 10_000 && same * 50 < found, "{told:?}");
}

#[test]
fn the_first_difference_is_named_with_its_line() {
    let text = played().to_string();
    let line_of = |key: &str| 1 + text.lines().position(|line| line.starts_with(key)).unwrap();
    let with = |key: &str, from: &str, to: &str| {
        let line = text.lines().nth(line_of(key) - 1).unwrap();
        text.replace(line, &line.replacen(from, to, 1))
    };
    let share = String::from(Secret([1; 32]));
    let cases = [
        (
            with("deal", &share, &share.replace("0101", "0102")),
            "deal",
            "the share of seat 1 is not the one it promised",
        ),
        (
            with("deal", "table=t-1", "table=t-2"),
            "deal",
            "the share of the server is not the one it promised",
        ),
        (with("deal", " 3=-", ""), "deal", "found 2 seats in the deal, expected 3"),
        (with("seed", ": ", ": 0"), "seed", "the shares of the deal give another seed: found "),
        (with("start", "t=", "t=4"), "start", "start: "),
        (with("1 28e", "@3,4", "@2,4"), "seal", "the seal is broken: found "),
        (with("result", "points ", "points 1"), "result", "the record's result is "),
    ];
    for (changed, key, expected) in cases {
        let said = judged(&changed).unwrap_err();
        assert!(said.contains(&format!("line {}: ", line_of(key))) && said.contains(expected), "{said}");
        assert!(said.len() < 300, "{said}");
    }
    let number = line_of("3 ");
    let line = text.lines().nth(number - 1).unwrap();
    let (before, drawn) = line.rsplit_once('+').unwrap();
    let other = (1..=50).map(|card| format!("{card:02}")).filter(|card| card != drawn);
    let said: Vec<String> =
        other.map(|card| judged(&text.replace(line, &format!("{before}+{card}"))).unwrap_err()).collect();
    let named = format!("line {number}: ");
    assert!(said.iter().all(|said| said.contains(&named)), "{said:?}");
    let gives = format!("is drawn where the seed gives +{drawn}");
    assert!(said.iter().any(|said| said.contains(&gives)), "{said:?}");
}

#[test]
fn a_record_without_a_deal_is_verified_by_its_seed_or_not_at_all() {
    let with_seed = Record { deal: None, seal: None, ..played() };
    assert!(judged(&with_seed.to_string()).is_ok());
    let without = Record { seed: None, ..with_seed };
    let said = judged(&without.to_string()).unwrap_err();
    assert_eq!(said, "nothing can be verified: the record has neither a deal nor a seed");
}
