//! A table from its opening to the end of the game.

use irrgarten_game::{Seat, Viewer};
use irrgarten_table::{Level, Logged, PersonCommand, Phase, Secret, TableError};
use irrgarten_wire::{Code, Event, GameJson};

use super::harness::{TestTable, config};

#[test]
fn two_people_and_a_bot_play_to_the_end_and_the_log_is_the_table() {
    let mut test = TestTable::open(config(3));
    let seats: Vec<Seat> = Seat::all(3).collect();
    test.ask("Ada", PersonCommand::Sit(seats[0])).unwrap();
    test.ask("Ben", PersonCommand::Sit(seats[1])).unwrap();
    assert_eq!(test.ask("Cid", PersonCommand::Sit(seats[1])), Err(TableError::Refused(Code::SeatTaken)));
    assert_eq!(
        test.ask("Ben", PersonCommand::Invite(seats[2], Level::Greedy)),
        Err(TableError::Refused(Code::HostOnly))
    );
    test.ask("Ada", PersonCommand::Invite(seats[2], Level::Greedy)).unwrap();
    let share = Secret([1; 32]);
    test.ask("Ada", PersonCommand::Commit(seats[0], share.commitment("t1"))).unwrap();
    test.ask("Ada", PersonCommand::Ready(seats[0], true)).unwrap();
    test.ask("Ben", PersonCommand::Ready(seats[1], true)).unwrap();
    assert_eq!(test.table.phase(), Phase::Dealing);
    assert_eq!(
        test.ask("Ada", PersonCommand::Reveal(seats[0], Secret([2; 32]))),
        Err(TableError::Refused(Code::BadShare))
    );
    test.ask("Ada", PersonCommand::Reveal(seats[0], share)).unwrap();
    assert_eq!(test.table.phase(), Phase::Playing);

    while test.table.phase() == Phase::Playing {
        let seat = test.mover();
        if seat.index() < 2 {
            let act = PersonCommand::Act { seat, action: test.choose(seat), seen: None };
            assert_eq!(
                test.ask(["Ben", "Ada"][seat.index()], act),
                Err(TableError::Refused(Code::NotYourSeat))
            );
        }
        test.act().unwrap();
    }
    assert_eq!(test.table.phase(), Phase::Over);
    let again = test.load(test.now);
    for who in Viewer::all(3) {
        assert_eq!(again.snapshot(who, 0), test.table.snapshot(who, 0));
        assert_eq!(again.seen_since(0, who), test.table.seen_since(0, who));
    }
    // A card that is laid covers the one before it: boards are told which, unless it was long ago.
    let covered =
        |motion: &GameJson| serde_json::from_str::<(u8, serde_json::Value)>(motion.get()).unwrap().0;
    let seen = test.table.seen_since(0, Viewer::Public).unwrap();
    let acted = seen.iter().filter_map(|seen| match &seen.event {
        Event::Acted { action, motion, .. } => {
            Some((action.parse::<u8>().unwrap(), motion.as_ref().map(covered)))
        }
        _ => None,
    });
    let acted: Vec<(u8, Option<u8>)> = acted.collect();
    let told = acted.windows(2).filter(|two| two[1].1 == Some(two[0].0)).count();
    let untold = acted.iter().filter(|(_, covered)| covered.is_none()).count();
    assert!(told > 3 && told + untold == acted.len(), "{acted:?}");
    let json: Vec<String> = test.log.iter().map(|logged| serde_json::to_string(logged).unwrap()).collect();
    let read = json.iter().map(|line| serde_json::from_str::<Logged>(line).unwrap());
    assert!(read.eq(test.log.iter().cloned()));
}

/// A motion is for somebody who watches; a whole history is read, and says the same whenever it is.
#[test]
fn what_is_long_ago_has_no_motion_any_more_but_its_effect() {
    let mut test = TestTable::playing(config(2), &["Ada", "Ben"]);
    let (mut acted, mut last) = (0, 0);
    while acted < 3 {
        last = test.table.version();
        test.act().unwrap();
        acted += 1;
    }
    let has_motion = |test: &TestTable| {
        let seen = test.table.seen_since(last, Viewer::Public).unwrap();
        let Event::Acted { motion, effect, .. } = &seen[0].event else { panic!("{seen:?}") };
        assert!(effect.is_some());
        motion.is_some()
    };
    while test.table.version() < last + 64 {
        assert!(has_motion(&test), "{} events later", test.table.version() - last);
        test.ask("Ada", PersonCommand::Say("hm".to_owned())).unwrap();
    }
    assert!(has_motion(&test));
    test.ask("Ada", PersonCommand::Say("hm".to_owned())).unwrap();
    assert!(!has_motion(&test));
    let again = test.load(test.now);
    for who in Viewer::all(2) {
        assert_eq!(again.seen_since(0, who), test.table.seen_since(0, who));
    }
}
