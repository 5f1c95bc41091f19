//! Time, as a table charges it.

use irrgarten_game::Viewer;
use irrgarten_table::{Clock, Command, Config, Phase, Refusal, ServerCommand};

use super::host::*;

const GAME: Clock = Clock::PerGame { seconds: 300, increment: 5 };

fn timed(seats: u8, clock: Clock) -> Config {
    Config { clock, ..config(seats) }
}

#[test]
fn alone_every_move_is_paid_once() {
    // When the pile is empty nothing is drawn between two moves of the same seat.
    let mut host = Host::playing(timed(1, Clock::PerGame { seconds: 3600, increment: 0 }), &["Ada"]);
    for moves in 1..=40 {
        host.wait(10).act().unwrap();
        assert_eq!(host.left(ONE), 3600 - 10 * moves, "after move {moves}");
    }
    assert_eq!(host.table.phase(), Phase::Over);
}

#[test]
fn a_pause_charges_what_was_used_before_it_and_nothing_of_itself() {
    let mut host = Host::playing(timed(2, GAME), &["Ada", "Ben"]);
    let mover = host.mover();
    host.wait(20).ask("Ben", Command::Pause(true)).unwrap();
    assert_eq!((host.left(mover), host.table.deadline()), (280, None));
    assert_eq!(host.ask("Ben", Command::Pause(true)), Err(Refusal::NotPlaying));
    assert_eq!(host.act(), Err(Refusal::Paused));
    assert_eq!(host.table.snapshot(Viewer::Seat(mover), host.now).actions, Some(vec![]));
    assert_eq!(host.wait(10_000).left(mover), 280);
    host.serve(ServerCommand::Tick).unwrap();
    host.ask("Ada", Command::Pause(false)).unwrap();
    host.wait(30).act().unwrap();
    assert_eq!(host.left(mover), 255);
}

#[test]
fn sleep_costs_nobody_anything() {
    let mut host = Host::playing(timed(2, GAME), &["Ada", "Ben"]);
    let mover = host.mover();
    host.wait(20).act().unwrap();
    host.wait(7);
    let later = host.now + 86_400_000;
    host.table = host.load(later);
    host.now = later;
    assert_eq!((host.left(mover), host.left(host.mover())), (285, 300));
    assert_eq!(host.table.deadline(), Some(later + 300_000));
}

#[test]
fn a_seat_out_of_time_makes_the_first_move_there_is() {
    let mut host = Host::playing(timed(2, Clock::PerMove { seconds: 60 }), &["Ada", "Ben"]);
    let (mover, version) = (host.mover(), host.table.version());
    host.wait(59).serve(ServerCommand::Tick).unwrap();
    assert_eq!(host.table.version(), version);
    host.wait(1).serve(ServerCommand::Tick).unwrap();
    assert_ne!(host.mover(), mover);
    assert_eq!(host.left(host.mover()), 60);
}

#[test]
fn taking_back_makes_no_time() {
    let mut host = Host::playing(timed(1, GAME), &["Ada"]);
    // 36 of 40 cards are drawn.
    for _ in 0..36 {
        host.act().unwrap();
    }
    let before = host.left(ONE);
    for round in 1..=3 {
        host.wait(10).act().unwrap();
        host.ask("Ada", Command::AskUndo(ONE)).unwrap();
        assert_eq!(host.left(ONE), before - 10 * round, "the ten seconds are gone, the increment too");
    }
    assert_eq!(host.load(host.now).snapshot(Viewer::Public, host.now).left.unwrap()[0] / 1000, before - 30);
}
