//! Seats that come and go with people, people who ask for one, and people who still learn the game.

use irrgarten_game::{Seat, Viewer};
use irrgarten_table::{Config, Level, Occupant, PersonCommand, Phase, Secret, TableError};
use irrgarten_wire::Code;

use super::harness::*;
use super::race::racing_config;

const FOUR: Seat = Seat::at(3);

fn growing() -> Config {
    Config { grows: true, ..config(2) }
}

/// These people sit down, one after the other.
fn gathered(config: Config, people: &[&str]) -> TestTable {
    let mut test = TestTable::open(config);
    for (seat, name) in (0..).map(Seat::at).zip(people) {
        test.ask(name, PersonCommand::Sit(seat)).unwrap();
    }
    test
}

impl TestTable {
    fn names(&self) -> Vec<String> {
        let seats = self.table.snapshot(Viewer::Public, self.now).seats;
        seats
            .iter()
            .map(|seat| seat.person().map_or_else(String::new, |person| person.name.clone()))
            .collect()
    }

    fn asking(&self) -> Vec<String> {
        let asking = self.table.snapshot(Viewer::Public, self.now).asking;
        asking.into_iter().map(|person| person.name).collect()
    }
}

#[test]
fn seats_grow_as_people_come_up_to_the_most_of_the_game() {
    let growing = Config { grows: true, ..racing_config(2, &[]) };
    let mut test = gathered(growing, &["Ada", "Ben", "Cid", "Dot"]);
    assert_eq!(test.names(), ["Ada", "Ben", "Cid", "Dot"]);
    assert!(!test.table.has_room_for_another_seat());
    assert_eq!(test.ask("Eve", PersonCommand::Sit(Seat::at(4))), Err(TableError::Refused(Code::NoSuchSeat)));
    assert_eq!(test.seen(), seen(&test.load(test.now), test.now));
}

#[test]
fn only_the_next_seat_is_added() {
    let mut test = gathered(growing(), &["Ada"]);
    assert_eq!(test.ask("Ben", PersonCommand::Sit(FOUR)), Err(TableError::Refused(Code::NoSuchSeat)));
    let mut fixed = gathered(config(2), &["Ada", "Ben"]);
    assert_eq!(fixed.ask("Cid", PersonCommand::Sit(THREE)), Err(TableError::Refused(Code::NoSuchSeat)));
}

#[test]
fn a_person_who_sits_down_leaves_the_others_ready() {
    let mut test = gathered(growing(), &["Ada", "Ben"]);
    test.ask("Ben", PersonCommand::Ready(TWO, true)).unwrap();
    test.ask("Cid", PersonCommand::Sit(THREE)).unwrap();
    assert_eq!(*test.table.snapshot(Viewer::Public, 0).ready, [false, true, false]);
    test.ask("Cid", PersonCommand::Ready(THREE, true)).unwrap();
    test.ask("Ada", PersonCommand::Ready(ONE, true)).unwrap();
    assert_eq!((test.table.phase(), test.table.config().seats), (Phase::Playing, 3));
}

#[test]
fn at_a_rated_table_nobody_is_ready_for_somebody_who_came_later() {
    let mut test = gathered(Config { rated: true, ..growing() }, &["Ada", "Ben"]);
    test.ask("Ben", PersonCommand::Ready(TWO, true)).unwrap();
    test.ask("Cid", PersonCommand::Sit(THREE)).unwrap();
    assert_eq!(*test.table.snapshot(Viewer::Public, 0).ready, [false, false, false]);
}

#[test]
fn where_somebody_gets_up_the_others_move_up_with_what_they_promised() {
    let mut test = gathered(growing(), &["Ada", "Ben", "Cid"]);
    let share = Secret([3; 32]);
    test.ask("Cid", PersonCommand::Commit(THREE, share.commitment("t1"))).unwrap();
    test.ask("Ben", PersonCommand::Leave).unwrap();
    assert_eq!(test.names(), ["Ada", "Cid"]);
    test.ask("Ada", PersonCommand::Ready(ONE, true)).unwrap();
    test.ask("Cid", PersonCommand::Ready(TWO, true)).unwrap();
    assert_eq!(test.table.phase(), Phase::Dealing);
    test.ask("Cid", PersonCommand::Reveal(TWO, share)).unwrap();
    assert_eq!(test.table.phase(), Phase::Playing);
}

#[test]
fn nobody_is_left_alone_at_a_table_that_grows() {
    let mut test = gathered(growing(), &["Ada", "Ben"]);
    test.ask("Ada", PersonCommand::Ready(ONE, true)).unwrap();
    test.ask("Ben", PersonCommand::Free(TWO)).unwrap();
    assert_eq!((test.table.phase(), test.names()), (Phase::Gathering, vec!["Ada".to_owned(), String::new()]));
}

#[test]
fn the_host_can_fix_the_number_of_seats() {
    let mut test = gathered(growing(), &["Ada", "Ben", "Cid"]);
    test.ask("Ada", PersonCommand::Configure(config(3))).unwrap();
    assert_eq!(test.ask("Dot", PersonCommand::Sit(FOUR)), Err(TableError::Refused(Code::NoSuchSeat)));
}

#[test]
fn a_person_who_looks_on_asks_for_a_seat_and_the_host_adds_one() {
    let mut test = gathered(config(2), &["Ada", "Ben"]);
    assert_eq!(test.ask("Ben", PersonCommand::AskSeat), Err(TableError::Refused(Code::SeatTaken)));
    test.ask("Cid", PersonCommand::AskSeat).unwrap();
    test.ask("Cid", PersonCommand::AskSeat).unwrap();
    assert_eq!(test.asking(), ["Cid"]);
    let give = PersonCommand::GiveSeat(person("Cid").id, true);
    assert_eq!(test.ask("Ben", give.clone()), Err(TableError::Refused(Code::HostOnly)));
    test.ask("Ada", give.clone()).unwrap();
    assert_eq!((test.names(), test.asking()), (["Ada", "Ben", "Cid"].map(str::to_owned).to_vec(), vec![]));
    assert_eq!(test.ask("Ada", give), Err(TableError::Refused(Code::NothingAsked)));
    test.ask("Dot", PersonCommand::AskSeat).unwrap();
    test.ask("Ada", PersonCommand::GiveSeat(person("Dot").id, false)).unwrap();
    assert_eq!((test.names().len(), test.asking()), (3, vec![]));
}

#[test]
fn in_the_middle_of_a_game_a_bot_gives_way() {
    let mut test = TestTable::playing(config(3), &["Ada", "Ben"]);
    test.ask("Cid", PersonCommand::AskSeat).unwrap();
    test.ask("Ada", PersonCommand::GiveSeat(person("Cid").id, true)).unwrap();
    assert_eq!(test.names(), ["Ada", "Ben", "Cid"]);
    test.ask("Dot", PersonCommand::AskSeat).unwrap();
    let give = PersonCommand::GiveSeat(person("Dot").id, true);
    assert_eq!(test.ask("Ada", give), Err(TableError::Refused(Code::SeatTaken)));
    assert_eq!(test.seen(), seen(&test.load(test.now), test.now));
    test.finish();
    let rated = Config { rated: true, ..config(3) };
    let mut test = TestTable::playing(rated, &["Ada", "Ben"]);
    test.ask("Cid", PersonCommand::AskSeat).unwrap();
    assert_eq!(
        test.ask("Ada", PersonCommand::GiveSeat(person("Cid").id, true)),
        Err(TableError::Refused(Code::Rated))
    );
}

#[test]
fn nothing_runs_before_a_person_has_learned_the_game() {
    let clock = CLOCKS[1];
    let mut test = gathered(Config { clock, ..racing_config(2, &[]) }, &["Ada"]);
    test.ask("Ada", PersonCommand::Learn(ONE, true)).unwrap();
    test.ask("Ada", PersonCommand::Invite(TWO, Level::Greedy)).unwrap();
    test.ask("Ada", PersonCommand::Ready(ONE, true)).unwrap();
    assert_eq!(test.table.phase(), Phase::Playing);
    let go = PersonCommand::Act { seat: ONE, action: "go".to_owned(), seen: None };
    assert_eq!(test.ask("Ada", go.clone()), Err(TableError::Refused(Code::Learning)));
    assert_eq!(
        (test.table.bot_to_act(), test.table.deadline()),
        (None, None),
        "no bot plays and no clock runs"
    );
    assert_eq!(test.table.snapshot(Viewer::Public, 0).learning, [1]);
    test.ask("Ada", PersonCommand::Learn(ONE, false)).unwrap();
    assert!(test.table.deadline().is_some());
    test.ask("Ada", go).unwrap();
    assert!(!test.table.snapshot(Viewer::Public, 0).held.is_empty(), "the countdown runs");
    assert_eq!(
        test.ask("Ada", PersonCommand::Learn(ONE, true)),
        Err(TableError::Refused(Code::AlreadyStarted))
    );
}

#[test]
fn nobody_waits_for_a_person_who_has_gone_while_learning() {
    let mut test = gathered(racing_config(2, &[]), &["Ada", "Ben"]);
    test.ask("Ben", PersonCommand::Learn(TWO, true)).unwrap();
    for (seat, name) in [(ONE, "Ada"), (TWO, "Ben")] {
        test.ask(name, PersonCommand::Ready(seat, true)).unwrap();
    }
    test.ask("Ben", PersonCommand::Leave).unwrap();
    assert!(test.table.snapshot(Viewer::Public, 0).learning.is_empty());
}

#[test]
fn a_table_against_bots_can_be_opened_to_watchers_and_closed_again() {
    let private = Config { private: true, ..config(2) };
    let mut test = TestTable::playing(private.clone(), &["Ada"]);
    let listed = PersonCommand::Configure(config(2));
    assert_eq!(test.ask("Eve", listed.clone()), Err(TableError::Refused(Code::HostOnly)));
    test.ask("Ada", listed.clone()).unwrap();
    assert!(!test.table.config().private);
    let other = Config { clock: CLOCKS[1], ..config(2) };
    assert_eq!(
        test.ask("Ada", PersonCommand::Configure(other)),
        Err(TableError::Refused(Code::AlreadyStarted))
    );
    test.ask("Ada", PersonCommand::Configure(private.clone())).unwrap();
    assert!(test.table.config().private);
    let mut test = TestTable::playing(private, &["Ada", "Ben"]);
    assert_eq!(
        test.ask("Ada", listed),
        Err(TableError::Refused(Code::AlreadyStarted)),
        "Ben was promised a private table"
    );
}

#[test]
fn the_table_says_whose_action_can_be_taken_back() {
    let mut test = TestTable::playing(config(1), &["Ada"]);
    let undo =
        |test: &TestTable| test.table.snapshot(Viewer::Seat(ONE), 0).may.take_back.map(|back| back.seat);
    assert_eq!(undo(&test), None);
    test.act().unwrap();
    assert_eq!(undo(&test), None, "a card was drawn");
    for _ in 0..36 {
        test.act().unwrap();
    }
    assert_eq!(undo(&test), Some(1), "nothing is drawn any more");
    test.ask("Ada", PersonCommand::AskUndo(ONE)).unwrap();
    assert_eq!(undo(&test), None);
    assert!(matches!(test.table.occupant(ONE), Some(Occupant::Person { .. })));
}
