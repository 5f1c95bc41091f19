//! Time, as a table charges it.

use irrgarten_game::Viewer;
use irrgarten_table::{Config, PersonCommand, Phase, ProposalKind, ServerCommand, TableError, TimeControl};
use irrgarten_wire::Code;

use super::harness::*;

const GAME: TimeControl = TimeControl::PerGame { seconds: 300, increment: 5 };

fn timed(seats: u8, clock: TimeControl) -> Config {
    Config { clock, ..config(seats) }
}

#[test]
fn alone_every_move_is_paid_once() {
    // When the pile is empty nothing is drawn between two moves of the same seat.
    let mut test =
        TestTable::playing(timed(1, TimeControl::PerGame { seconds: 3600, increment: 0 }), &["Ada"]);
    for moves in 1..=40 {
        test.wait(10).act().unwrap();
        assert_eq!(test.left(ONE), 3600 - 10 * moves, "after move {moves}");
    }
    assert_eq!(test.table.phase(), Phase::Over);
}

#[test]
fn a_pause_charges_what_was_used_before_it_and_nothing_of_itself() {
    let mut test = TestTable::playing(timed(2, GAME), &["Ada", "Ben"]);
    let mover = test.mover();
    test.wait(5).ask("Ben", PersonCommand::Pause(true)).unwrap();
    test.wait(15).ask("Ada", PersonCommand::Answer(ONE, ProposalKind::Pause, true)).unwrap();
    assert_eq!((test.left(mover), test.table.deadline()), (280, None));
    assert_eq!(test.ask("Ben", PersonCommand::Pause(true)), Err(TableError::Refused(Code::Paused)));
    assert_eq!(test.act(), Err(TableError::Refused(Code::Paused)));
    assert_eq!(test.table.snapshot(Viewer::Seat(mover), test.now).actions, Some(vec![]));
    assert_eq!(test.wait(10_000).left(mover), 280);
    test.serve(ServerCommand::Tick).unwrap();
    test.ask("Ada", PersonCommand::Pause(false)).unwrap();
    test.wait(30).act().unwrap();
    assert_eq!(test.left(mover), 255);
}

#[test]
fn sleep_costs_nobody_anything() {
    let mut test = TestTable::playing(timed(2, GAME), &["Ada", "Ben"]);
    let mover = test.mover();
    test.wait(20).act().unwrap();
    test.wait(7);
    let later = test.now + 86_400_000;
    test.table = test.load(later);
    test.now = later;
    assert_eq!((test.left(mover), test.left(test.mover())), (285, 300));
    assert_eq!(test.table.deadline(), Some(later + 300_000));
}

#[test]
fn a_seat_out_of_time_makes_the_first_move_there_is() {
    let mut test = TestTable::playing(timed(2, TimeControl::PerMove { seconds: 60 }), &["Ada", "Ben"]);
    let (mover, version) = (test.mover(), test.table.version());
    test.wait(59).serve(ServerCommand::Tick).unwrap();
    assert_eq!(test.table.version(), version);
    test.wait(1).serve(ServerCommand::Tick).unwrap();
    assert_ne!(test.mover(), mover);
    assert_eq!(test.left(test.mover()), 60);
}

#[test]
fn taking_back_makes_no_time() {
    let mut test = TestTable::playing(timed(1, GAME), &["Ada"]);
    // 36 of 40 cards are drawn.
    for _ in 0..36 {
        test.act().unwrap();
    }
    let before = test.left(ONE);
    for round in 1..=3 {
        test.wait(10).act().unwrap();
        test.ask("Ada", PersonCommand::AskUndo(ONE)).unwrap();
        assert_eq!(test.left(ONE), before - 10 * round, "the ten seconds are gone, the increment too");
    }
    assert_eq!(test.load(test.now).snapshot(Viewer::Public, test.now).left.unwrap()[0] / 1000, before - 30);
}
