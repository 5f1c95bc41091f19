//! What must be true of a table at any time.

use irrgarten_game::record::Record;
use irrgarten_game::{PerSeat, Seat, Secret, Shares, Viewer};
use irrgarten_table::{
    CommandFrom, Input, Logged, Millis, Occupant, PersonCommand, Phase, SeenEvent, ServerCommand, Table,
    TableEvent,
};

use super::harness::*;
use super::model::{Tally, share};

/// A week later.
const MUCH_LATER: Millis = 7 * 24 * 60 * 60 * 1000;

/// Everything that can be read from a table.
fn looks(table: &Table, now: Millis) -> impl PartialEq + std::fmt::Debug + use<> {
    let missed: Vec<String> = table.missed().map(|person| person.0.clone()).collect();
    (seen(table, now), table.version(), table.deadline(), table.bot_to_act(), missed, table.record())
}

/// Sends a command and compares before and after: a refusal changes nothing, and the events tell all that has
/// changed.
pub(crate) fn ask(test: &mut TestTable, asked: CommandFrom, tally: &mut Tally) -> Vec<Logged> {
    let before = looks(&test.table, test.now);
    let version = test.table.version();
    let input = Input { asked, now: test.now, at: test.now };
    tally.count("asked");
    let logged = match test.table.handle(&input) {
        Ok(logged) => logged,
        Err(refusal) => {
            assert!(refusal.code().status() < 500 && !refusal.to_string().is_empty());
            tally.count("refused");
            Vec::new()
        }
    };
    if logged.is_empty() {
        assert_eq!(looks(&test.table, test.now), before, "{input:?} changed something");
    }
    let versions = logged.iter().map(|logged| logged.version);
    assert!(versions.eq(version + 1..=test.table.version()), "{input:?} leaves a gap: {logged:?}");
    for logged in &logged {
        let json = serde_json::to_string(logged).unwrap();
        assert_eq!(serde_json::from_str::<Logged>(&json).unwrap(), *logged, "{json}");
    }
    test.log.extend(logged.iter().cloned());
    logged
}

/// Checks a table after a command.
pub(crate) fn table(test: &TestTable, tally: &mut Tally) {
    let alive = seen(&test.table, 0);
    let later = test.now + MUCH_LATER;
    let mut asleep = test.load(later);
    // At time 0 nobody has used anything of the move they are thinking about.
    assert_eq!(seen(&asleep, 0), alive, "the log is not the table");
    assert_eq!(seen(&asleep, later), alive, "time outside memory was charged");
    for (snapshot, events) in &alive {
        assert_eq!(snapshot.version, test.log.len() as u64);
        numbered(snapshot, events);
    }
    times(&test.table, test.now);
    let snapshot = test.table.snapshot(Viewer::Public, test.now);
    assert!(!snapshot.config.rated || snapshot.learning.is_empty(), "somebody learns at a rated table");
    secrets(test, &alive);
    if let Some(record) = test.table.record() {
        tally.count("record replayed");
        let again: Record = record.to_string().parse().unwrap();
        assert_eq!(again.to_string(), record.to_string());
        // Commitments, seed, start, every draw, every action, result and seal.
        let replay = irrgarten_toys::games().find(&record.game).unwrap().replay(&again).unwrap();
        assert_eq!(replay.record, record);
    }
    way_on(&mut asleep, later, tally);
    tally.count("table compared");
}

/// The seed is never sent, the server's secret not before the end, a share not before it is revealed.
fn secrets(test: &TestTable, told: &[(irrgarten_wire::TableSnapshot, Vec<SeenEvent>)]) {
    let told = serde_json::to_string(told).unwrap();
    let seats = test.table.config().seats;
    let revealed = |seat: Seat| {
        test.log.iter().find_map(|logged| match logged.event {
            TableEvent::Revealed { seat: whose, share } if whose == seat => Some(share),
            _ => None,
        })
    };
    let shares = Shares { server: Secret([7; 32]), seats: PerSeat::from_fn(seats, revealed) };
    assert!(!told.contains(&shares.seed("t1").to_string()), "the seed is sent");
    let over = test.table.phase() == Phase::Over;
    assert_eq!(told.contains(&String::from(shares.server)), over, "the server's secret belongs to the end");
    for seat in Seat::all(seats) {
        let mine = [share(seat, 0), share(seat, 1)];
        let known = mine.iter().filter(|share| told.contains(&String::from(**share))).count();
        assert_eq!(known, usize::from(revealed(seat).is_some()), "a share is sent too early");
    }
}

/// Exactly one event for each version, for every viewer.
fn numbered(snapshot: &irrgarten_wire::TableSnapshot, events: &[SeenEvent]) {
    assert!(events.iter().map(|seen| seen.version).eq(1..=snapshot.version));
}

/// No seat has more time than there is, and clocks run only for seats that may act.
fn times(table: &Table, now: Millis) {
    let snapshot = table.snapshot(Viewer::Public, now);
    if let Some(left) = &snapshot.left {
        // A whole game's increments of the most generous time control, or the days of the longest.
        assert!(left.iter().all(|&left| left <= 2 * 24 * 60 * 60 * 1000), "{left:?}");
        let on = snapshot.phase == Phase::Playing && snapshot.learning.is_empty();
        assert_eq!(snapshot.running, if on { snapshot.turn.clone() } else { vec![] });
    }
    let due = !snapshot.running.is_empty() || !snapshot.race.is_empty() || !snapshot.held.is_empty();
    assert!(table.deadline().is_none() || due, "{snapshot:?}");
    assert!(snapshot.running.is_empty() && snapshot.race.is_empty() || table.deadline().is_some());
    let waiting = snapshot.phase == Phase::Playing && snapshot.turn.is_empty();
    assert!(!waiting || table.deadline().is_some(), "nobody can act and nothing will happen");
}

/// There is always a command that leads on.
fn way_on(table: &mut Table, mut now: Millis, tally: &mut Tally) {
    let sitter = |table: &Table, seat: Seat| match table.occupant(seat) {
        Some(Occupant::Person { person }) => Some(person.clone()),
        _ => None,
    };
    let asked = match table.phase() {
        Phase::Over => return,
        Phase::Gathering => CommandFrom::Person(table.host().clone(), PersonCommand::Abort),
        Phase::Dealing => CommandFrom::Server(ServerCommand::DealNow),
        Phase::Paused => {
            let resigned = table.snapshot(Viewer::Public, now).resigned;
            let mut playing =
                Seat::all(table.config().seats).filter(|seat| !resigned.contains(&seat.number()));
            let somebody = playing.find_map(|seat| sitter(table, seat));
            CommandFrom::Person(somebody.unwrap(), PersonCommand::Pause(false))
        }
        Phase::Playing if let Some(&number) = table.snapshot(Viewer::Public, now).learning.first() => {
            let seat = Seat::numbered(number, table.config().seats).unwrap();
            CommandFrom::Person(sitter(table, seat).unwrap(), PersonCommand::Learn(seat, false))
        }
        Phase::Playing => {
            if let Some(&number) = table.snapshot(Viewer::Public, now).turn.first() {
                let seat = Seat::numbered(number, table.config().seats).unwrap();
                let snapshot = table.snapshot(Viewer::Seat(seat), now);
                let action = table.position().unwrap().actions(seat)[0].clone();
                // A seat with a penalty may act when that is over.
                let held = snapshot.held.iter().filter(|held| held.seat == number);
                now += held.map(|held| held.left).sum::<u64>();
                if table.bots_to_act().any(|(bot, _)| bot == seat) {
                    CommandFrom::Server(ServerCommand::ActFor { seat, action, seen: table.version() })
                } else {
                    CommandFrom::Person(
                        sitter(table, seat).unwrap(),
                        PersonCommand::Act { seat, action, seen: None },
                    )
                }
            } else {
                now = table.deadline().unwrap();
                CommandFrom::Server(ServerCommand::Tick)
            }
        }
    };
    let said = match &asked {
        CommandFrom::Person(_, command) => format!("{command:?}"),
        CommandFrom::Server(command) => format!("{command:?}"),
    };
    tally.count(format!("way on: {}", said.split([' ', '(']).next().unwrap_or_default()));
    let events = table.handle(&Input { asked, now, at: now }).unwrap();
    assert!(!events.is_empty(), "{said} led nowhere");
}
