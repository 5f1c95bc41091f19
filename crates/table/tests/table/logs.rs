//! Logs that are cut, shuffled or forged.

use irrgarten_game::{Seat, SeatSet, Secret};
use irrgarten_table::{
    ChosenBy, Config, Level, Logged, Occupant, PersonCommand, PersonId, ProposalKind, ServerCommand, Table,
    TableEvent,
};
use irrgarten_toys::games;

use super::harness::*;

/// Of 40 cards three seats are dealt four each.
const DRAWS: usize = 28;

/// A log with nearly everything in it.
fn eventful() -> TestTable {
    let mut test = TestTable::open(Config { clock: CLOCKS[2], ..config(3) });
    let share = Secret([1; 32]);
    test.ask("Ada", PersonCommand::Configure(Config { clock: CLOCKS[1], ..config(3) })).unwrap();
    test.ask("Ada", PersonCommand::Sit(ONE)).unwrap();
    test.ask("Ben", PersonCommand::Sit(TWO)).unwrap();
    test.ask("Ada", PersonCommand::Invite(THREE, Level::Random)).unwrap();
    test.ask("Ada", PersonCommand::Commit(ONE, share.commitment("t1"))).unwrap();
    test.ask("Cid", PersonCommand::Say("good luck".to_owned())).unwrap();
    test.ask("Ada", PersonCommand::Ready(ONE, true)).unwrap();
    test.ask("Ben", PersonCommand::Ready(TWO, true)).unwrap();
    test.ask("Ada", PersonCommand::Reveal(ONE, share)).unwrap();
    test.act().unwrap();
    test.ask("Ben", PersonCommand::Pause(true)).unwrap();
    test.ask("Ada", PersonCommand::Answer(ONE, ProposalKind::Pause, true)).unwrap();
    test.ask("Ben", PersonCommand::Pause(false)).unwrap();
    test.ask("Ben", PersonCommand::Guardian(TWO, true)).unwrap();
    test.finish_guarded();
    test.serve(ServerCommand::LinkRematch("t2".to_owned())).unwrap();
    test
}

impl TestTable {
    fn finish_guarded(&mut self) {
        while self.table.deadline().is_some() {
            match self.table.bot_to_act() {
                Some((seat, _)) => {
                    let (action, seen) = (self.choose(seat), self.table.version());
                    self.serve(ServerCommand::ActFor { seat, action, seen }).unwrap();
                }
                None => self.act().unwrap(),
            }
        }
    }
}

#[test]
fn a_log_can_be_cut_between_commands_and_nowhere_else() {
    let test = eventful();
    let mut whole = vec![];
    let mut table: Option<Table> = None;
    for length in 1..=test.log.len() {
        match Table::load(games(), test.log[..length].iter().cloned(), 5) {
            Ok(loaded) => {
                whole.push(length);
                table = Some(loaded);
            }
            // The missing version is named.
            Err(version) => assert_eq!(version, length as u64 + 1),
        }
        let peeked = Table::peek(games(), test.log[..length].iter().cloned(), 5).unwrap();
        assert_eq!(peeked.version(), length as u64, "every prefix can be looked at");
    }
    assert_eq!(seen(&table.unwrap(), 5), seen(&test.load(5), 5));
    assert!(
        whole.len() > 50 && whole.len() <= test.log.len() - DRAWS,
        "{} of {}",
        whole.len(),
        test.log.len()
    );
}

#[test]
fn events_that_are_missing_doubled_or_swapped_are_named() {
    let test = eventful();
    let renumbered = |mut log: Vec<Logged>| {
        for (nth, logged) in log.iter_mut().enumerate() {
            logged.version = nth as u64 + 1;
        }
        log
    };
    let mut without_effect = 0;
    for at in 1..test.log.len() - 1 {
        let mut missing = test.log.clone();
        missing.remove(at);
        assert_eq!(Table::load(games(), missing.clone(), 0).err(), Some(at as u64 + 2), "a gap at {at}");
        let mut doubled = test.log.clone();
        doubled.insert(at, test.log[at].clone());
        assert_eq!(Table::load(games(), doubled, 0).err(), Some(at as u64 + 1), "an event twice at {at}");
        // Even with numbers that fit, a game does not go on without one of its events.
        match Table::load(games(), renumbered(missing), 0) {
            Err(version) => assert!(version > at as u64),
            Ok(_) => without_effect += 1,
        }
    }
    // Settings, a chat message, and a pause with its end: nothing depends on them.
    assert!(without_effect <= 4, "{without_effect} events can be left out unnoticed");
}

#[test]
fn a_draw_that_the_seed_does_not_give_is_named() {
    let test = eventful();
    let mut changed = 0;
    for at in 0..test.log.len() {
        let mut log = test.log.clone();
        if let TableEvent::Drew { chance } = &mut log[at].event {
            *chance = if chance == "+01" { "+02".to_owned() } else { "+01".to_owned() };
            assert_eq!(Table::load(games(), log, 0).err(), Some(at as u64 + 1));
            changed += 1;
        }
    }
    assert_eq!(changed, DRAWS);
}

/// Events that were never logged, for seats the table may not have.
fn impossible() -> Vec<TableEvent> {
    let six = Seat::at(5);
    let person = || person("Eve");
    let mut all = vec![
        TableEvent::Opened {
            table: "t1".to_owned(),
            config: Box::new(config(2)),
            host: Box::new(person()),
            secret: Box::new(Secret([0; 32])),
        },
        TableEvent::Configured { config: Box::new(config(200)) },
        TableEvent::Configured { config: Box::new(Config { game: "chess".to_owned(), ..config(2) }) },
        TableEvent::Configured { config: Box::new(Config { clock: CLOCKS[0], seats: 0, ..config(2) }) },
        TableEvent::Dealing,
        TableEvent::Drew { chance: "+01".to_owned() },
        TableEvent::Drew { chance: "?".to_owned() },
        TableEvent::Undone,
        TableEvent::Ended { score: Some(Box::new("1 2 points 3 4".parse().unwrap())), by: None },
        TableEvent::Ended { score: None, by: None },
        TableEvent::Said { by: Box::new(person()), text: "\n".to_owned() },
        TableEvent::Said { by: Box::new(person()), text: "x".repeat(301) },
        TableEvent::Paused { spent: vec![] },
        TableEvent::Paused { spent: vec![u64::MAX; 9] },
    ];
    for seat in [ONE, six] {
        all.push(TableEvent::Revealed { seat, share: Secret([9; 32]) });
        all.push(TableEvent::Proposed { seat, kind: ProposalKind::Undo, asked: None });
        all.push(TableEvent::Proposed { seat, kind: ProposalKind::Abort, asked: Some(SeatSet::only(THREE)) });
        all.push(TableEvent::Answered { seat, yes: true });
        all.push(TableEvent::Resigned { seat });
        all.push(TableEvent::Acted {
            seat,
            action: "nonsense".to_owned(),
            spent: u64::MAX,
            chosen_by: ChosenBy::Seat,
            raced: None,
        });
        all.push(TableEvent::Acted {
            seat,
            action: "07".to_owned(),
            spent: 0,
            chosen_by: ChosenBy::Guardian,
            raced: None,
        });
    }
    let occupant = Box::new(Occupant::Person { person: person() });
    all.push(TableEvent::Seated { seat: six, occupant });
    all.push(TableEvent::Ready { seat: six, ready: true });
    all.push(TableEvent::Learning { seat: six, learning: true });
    all.push(TableEvent::SeatDeclined { person: person().id });
    all.push(TableEvent::Guardian { seat: six, plays: true });
    all
}

#[test]
fn forged_events_are_named_everywhere() {
    let test = eventful();
    let mut tried = 0;
    for length in (1..=test.log.len()).filter(|&length| length < 30 || length % 10 == 0) {
        for event in impossible() {
            let mut log = test.log[..length].to_vec();
            let version = length as u64 + 1;
            if test.log.get(length).is_some_and(|logged| logged.event == event) {
                continue;
            }
            log.push(Logged { version, at: 0, event });
            assert_eq!(Table::load(games(), log.clone(), 0).err(), Some(version), "{:?}", log.last());
            tried += 1;
        }
    }
    assert!(tried > 800, "{tried}");
}

#[test]
fn a_log_begins_with_a_table_that_can_be_opened() {
    let opened = |table: &str, config: Config| Logged {
        version: 1,
        at: 0,
        event: TableEvent::Opened {
            table: table.to_owned(),
            config: Box::new(config),
            host: Box::new(person("Ada")),
            secret: Box::new(Secret([0; 32])),
        },
    };
    assert!(Table::load(games(), [opened("t1", config(2))], 0).is_ok());
    assert_eq!(Table::load(games(), [], 0).err(), Some(1));
    assert_eq!(Table::load(games(), [Logged { version: 2, ..opened("t1", config(2)) }], 0).err(), Some(1));
    for id in ["", "a b", "a\nb", "ü", &"x".repeat(65)] {
        assert_eq!(Table::load(games(), [opened(id, config(2))], 0).err(), Some(1), "{id:?}");
    }
    for bad in [
        config(0),
        config(255),
        Config { clock: irrgarten_table::TimeControl::Days { days: 0 }, ..config(2) },
    ] {
        assert_eq!(Table::load(games(), [opened("t1", bad)], 0).err(), Some(1));
    }
    let ended = TableEvent::Ended { score: None, by: Some(PersonId("ada".to_owned())) };
    assert_eq!(Table::load(games(), [Logged { version: 1, at: 0, event: ended }], 0).err(), Some(1));
}

/// Every later version must read what is stored. People and settings in it have the form they have on the wire: if
/// that changes, this must still be read.
#[test]
fn a_log_that_was_stored_is_read() {
    let person = r#"{"id":"ada","name":"Ada","avatar":"cat","bot":false}"#;
    let config = r#"{"game":"toy","seats":2,"options":{"first":"1"},"clock":{"type":"per_move","seconds":60},"private":false,"rated":false}"#;
    let secret = "07".repeat(32);
    for event in [
        format!(r#"{{"type":"opened","table":"t1","config":{config},"host":{person},"secret":"{secret}"}}"#),
        format!(r#"{{"type":"seated","seat":1,"occupant":{{"type":"person","person":{person}}}}}"#),
        r#"{"type":"seated","seat":2,"occupant":{"type":"bot","level":"owl"}}"#.to_owned(),
        r#"{"type":"seated","seat":2,"occupant":{"type":"empty"}}"#.to_owned(),
        r#"{"type":"acted","seat":1,"action":"go","spent":5,"why":"guardian"}"#.to_owned(),
        r#"{"type":"held","seat":1,"hold":"delay","action":"go","millis":9,"spent":5,"why":"seat","raced":7}"#.to_owned(),
        r#"{"type":"proposed","seat":1,"kind":"pause","asked":[2,3]}"#.to_owned(),
        r#"{"type":"answered","seat":2,"yes":true}"#.to_owned(),
        r#"{"type":"paused","spent":[0,20]}"#.to_owned(),
        r#"{"type":"resigned","seat":2}"#.to_owned(),
        format!(r#"{{"type":"seat_asked","by":{person}}}"#),
        r#"{"type":"seat_declined","person":"ada"}"#.to_owned(),
        r#"{"type":"learning","seat":1,"learning":true}"#.to_owned(),
        r#"{"type":"ended","score":"1 2 points 19 17","by":null}"#.to_owned(),
    ] {
        let stored = format!(r#"{{"version":3,"at":9,"event":{event}}}"#);
        let read: Logged = serde_json::from_str(&stored).unwrap();
        assert_eq!(serde_json::to_string(&read).unwrap(), stored);
        // Before people were animals, they were shapes.
        let older = stored.replace(r#""avatar":"cat""#, r#""avatar":{"shape":"circle","colour":"blue"}"#);
        assert_eq!(serde_json::from_str::<Logged>(&older).unwrap(), read);
    }
}

/// Before anything else was asked for, events about taking back had names of their own.
#[test]
fn an_old_log_in_which_an_action_was_taken_back_is_read() {
    let mut test = TestTable::playing(config(1), &["Ada"]);
    // 36 of 40 cards are drawn.
    for _ in 0..37 {
        test.act().unwrap();
    }
    test.ask("Ada", PersonCommand::AskUndo(ONE)).unwrap();
    let old = test.log.iter().map(|logged| {
        let stored = serde_json::to_string(logged).unwrap();
        stored.replace(r#""proposed","seat":1,"kind":"undo","asked":[]"#, r#""undo_asked","seat":1"#)
    });
    let old: Vec<String> = old.collect();
    assert_eq!(old.iter().filter(|stored| stored.contains("undo_asked")).count(), 1, "{old:?}");
    let read = old.iter().map(|stored| serde_json::from_str::<Logged>(stored).unwrap());
    assert_eq!(seen(&Table::load(games(), read, 0).unwrap(), 0), test.seen());
    let answered = r#"{"type":"undo_answered","seat":2,"yes":false}"#;
    let read: TableEvent = serde_json::from_str(answered).unwrap();
    assert_eq!(read, TableEvent::Answered { seat: TWO, yes: false });
}
