//! What a table says a viewer may ask for is what it accepts, no less and no more.

use irrgarten_game::{Seat, SeatSet, Viewer};
use irrgarten_table::{
    CommandFrom, Config, Input, Logged, Millis, Person, PersonCommand, Phase, Table, TableEvent,
};
use irrgarten_wire::{May, When};

use super::harness::*;
use super::model::{PEOPLE, Tally};

/// What the table said about a command.
struct Foretold {
    name: &'static str,
    when: Option<When>,
}

impl Foretold {
    /// What the table says about this command of this person.
    fn of(table: &Table, by: &Person, command: &PersonCommand, now: Millis) -> Option<Foretold> {
        let config = table.config();
        let in_progress = matches!(table.phase(), Phase::Playing | Phase::Paused);
        let seats = table.seats_of(&by.id);
        let may = match seats.first() {
            Some(&seat) => table.snapshot(Viewer::Seat(seat), now).may,
            None if table.host().id == by.id => table.snapshot(Viewer::Public, now).may,
            None => May::default(),
        };
        let gone: SeatSet =
            Seat::all(config.seats).filter(|&seat| table.gone_in(seat, now) == Some(0)).collect();
        let is_gone = |number: &u8| gone.iter().any(|seat| seat.number() == *number);
        let once = |may: bool| may.then_some(When::Now);
        let (name, when) = match command {
            PersonCommand::Pause(true) => ("pause", may.pause),
            PersonCommand::Pause(false) => ("resume", once(may.resume)),
            PersonCommand::AskUndo(seat) => {
                let own = may.take_back.filter(|back| back.seat == seat.number());
                ("take back", own.map(|back| back.when))
            }
            PersonCommand::Abort => {
                let alone = !may.abort_if_gone.is_empty() && may.abort_if_gone.iter().all(is_gone);
                ("abort", once(alone).or(may.abort))
            }
            PersonCommand::Leave if in_progress && config.rated => ("resign", once(may.resign)),
            PersonCommand::Guardian(seat, true) => {
                let number = seat.number();
                let guards_absent = may.guard_if_gone.contains(&number) && is_gone(&number);
                ("guard", once(may.guard.contains(&number) || guards_absent))
            }
            PersonCommand::Guardian(seat, false) => {
                ("dismiss the guardian", once(may.dismiss_guardian.contains(&seat.number())))
            }
            PersonCommand::Configure(other) if in_progress && *other == listed(config) => {
                ("list", once(may.list))
            }
            PersonCommand::GiveSeat(person, true) if table.asking().iter().any(|asks| asks.id == *person) => {
                ("give a seat", once(may.give_seat))
            }
            _ => return None,
        };
        Some(Foretold { name, when })
    }

    /// Compares it with what came of the command. Returns what it was, for a tally.
    fn came_true(&self, logged: &[Logged]) -> String {
        let when = match logged {
            [] => None,
            [Logged { event: TableEvent::Proposed { .. }, .. }] => Some(When::Agreed),
            _ => Some(When::Now),
        };
        assert_eq!(self.when, when, "the table said otherwise about: {}; {logged:?}", self.name);
        format!("{}: {when:?}", self.name)
    }
}

/// The same settings, but on the list of the lobby if they were not, and the other way round.
fn listed(config: &Config) -> Config {
    Config { private: !config.private, ..config.clone() }
}

/// How many commands are tried at a time.
const TRIED: usize = 12;

/// Random people try commands about which the table says something, until one is accepted.
pub(crate) fn says_what_is_accepted(test: &TestTable, dice: usize, tally: &mut Tally) {
    let mut table = test.load(test.now);
    let config = table.config().clone();
    for (nth, name) in PEOPLE.iter().enumerate() {
        // Some are gone, and some have been away for a moment only.
        let since = test.now.saturating_sub(if dice >> (nth + 5) & 1 == 0 { 10_000 } else { 700_000 });
        table.present(&person(name).id, dice >> nth & 1 == 0, since);
    }
    let mut commands = vec![
        PersonCommand::Pause(true),
        PersonCommand::Pause(false),
        PersonCommand::Abort,
        PersonCommand::Leave,
        PersonCommand::Configure(listed(&config)),
    ];
    commands.extend(table.asking().iter().map(|asks| PersonCommand::GiveSeat(asks.id.clone(), true)));
    for seat in Seat::all(config.seats) {
        commands.extend([
            PersonCommand::AskUndo(seat),
            PersonCommand::Guardian(seat, true),
            PersonCommand::Guardian(seat, false),
        ]);
    }
    for nth in (0..TRIED).map(|nth| dice / 7 + nth * 31) {
        let by = person(PEOPLE[nth % PEOPLE.len()]);
        let command = commands[nth / PEOPLE.len() % commands.len()].clone();
        let Some(foretold) = Foretold::of(&table, &by, &command, test.now) else { continue };
        let asked = CommandFrom::Person(by, command);
        let logged = table.handle(&Input { asked, now: test.now, at: test.now }).unwrap_or_default();
        tally.count(foretold.came_true(&logged));
        if !logged.is_empty() {
            return;
        }
    }
}

fn may(test: &TestTable, seat: Seat) -> May {
    test.table.snapshot(Viewer::Seat(seat), test.now).may
}

#[test]
fn all_seats_of_a_person_may_ask_for_the_same_and_spectators_for_nothing() {
    let test = TestTable::playing(config(3), &["Ada", "Ada", "Ben"]);
    assert_eq!(may(&test, ONE), may(&test, TWO));
    assert_eq!(may(&test, ONE).guard, [1, 2]);
    assert_eq!(may(&test, THREE).guard, [3]);
    assert_eq!(test.table.snapshot(Viewer::Public, 0).may, May::default());
}

#[test]
fn who_is_away_changes_nothing_of_it_but_when_they_are_gone_is_known() {
    let mut test = TestTable::playing(config(2), &["Ada", "Ben"]);
    let before = may(&test, TWO);
    assert_eq!((before.abort, &before.abort_if_gone), (Some(When::Agreed), &vec![1]));
    assert_eq!(before.guard_if_gone, [1]);
    assert_eq!(test.table.gone_in(ONE, test.now), None);
    test.table.present(&person("Ada").id, false, test.now);
    test.wait(29);
    assert_eq!(test.table.gone_in(ONE, test.now), Some(1000));
    test.wait(2);
    assert_eq!(test.table.gone_in(ONE, test.now), Some(0));
    assert_eq!(may(&test, TWO), before);
}

#[test]
fn a_host_who_looks_on_may_end_a_game_of_bots() {
    let mut test = TestTable::open(config(2));
    for seat in [ONE, TWO] {
        test.ask("Ada", PersonCommand::Invite(seat, irrgarten_table::Level::Random)).unwrap();
    }
    let host = test.table.snapshot(Viewer::Public, 0).may;
    assert_eq!((host.abort, host.list), (Some(When::Now), true));
    assert_eq!(may(&test, ONE), May::default(), "a bot asks for nothing");
}
