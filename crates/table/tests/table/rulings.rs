//! One test for every decision about how tables behave.

use irrgarten_game::{Seat, Secret, Viewer};
use irrgarten_table::{Command, Config, Level, Occupant, PersonId, Phase, Refusal, ServerCommand, Table};
use irrgarten_toys::games;

use super::host::*;

#[test]
fn bots_stay_ready_when_the_settings_change() {
    let mut host = Host::open(config(2));
    host.ask("Ada", Command::Sit(ONE)).unwrap();
    host.ask("Ada", Command::Invite(TWO, Level::Random)).unwrap();
    host.ask("Ada", Command::Configure(Config { clock: CLOCKS[1], ..config(2) })).unwrap();
    host.ask("Ada", Command::Ready(ONE, true)).unwrap();
    assert_eq!(host.table.phase(), Phase::Playing);
}

#[test]
fn the_last_seat_filled_starts_the_game() {
    let mut host = Host::open(config(2));
    host.ask("Ada", Command::Sit(ONE)).unwrap();
    host.ask("Ada", Command::Ready(ONE, true)).unwrap();
    host.ask("Ada", Command::Invite(TWO, Level::Random)).unwrap();
    assert_eq!(host.table.phase(), Phase::Playing);
}

#[test]
fn a_seat_with_somebody_on_it_is_not_taken_away() {
    let mut host = Host::open(config(3));
    host.ask("Ben", Command::Sit(THREE)).unwrap();
    let before = host.seen();
    assert_eq!(host.ask("Ada", Command::Configure(config(2))), Err(Refusal::SeatTaken));
    assert_eq!(host.seen(), before);
    host.ask("Ada", Command::Free(THREE)).unwrap();
    host.ask("Ada", Command::Configure(config(2))).unwrap();
    assert_eq!(host.ask("Ben", Command::Sit(THREE)), Err(Refusal::NoSuchSeat));
}

#[test]
fn a_commitment_leaves_with_the_person_who_made_it() {
    let mut host = Host::open(config(2));
    let share = Secret([3; 32]);
    host.ask("Ben", Command::Sit(ONE)).unwrap();
    host.ask("Ben", Command::Commit(ONE, share.commitment("t1"))).unwrap();
    host.ask("Ben", Command::Free(ONE)).unwrap();
    host.ask("Ada", Command::Sit(ONE)).unwrap();
    host.ask("Ada", Command::Invite(TWO, Level::Random)).unwrap();
    host.ask("Ada", Command::Ready(ONE, true)).unwrap();
    assert_eq!(host.table.phase(), Phase::Playing, "nobody is asked for Ben's share");
}

#[test]
fn the_cards_are_dealt_without_a_share_that_is_not_revealed() {
    let mut host = Host::open(config(2));
    for (seat, name) in [(ONE, "Ada"), (TWO, "Ben")] {
        host.ask(name, Command::Sit(seat)).unwrap();
        host.ask(name, Command::Commit(seat, Secret([seat.number(); 32]).commitment("t1"))).unwrap();
    }
    assert_eq!(host.serve(ServerCommand::DealNow), Err(Refusal::NotPlaying), "too early");
    host.ask("Ada", Command::Ready(ONE, true)).unwrap();
    host.ask("Ben", Command::Ready(TWO, true)).unwrap();
    assert_eq!(host.ask("Ben", Command::Free(TWO)), Err(Refusal::AlreadyStarted));
    assert_eq!(host.ask("Ben", Command::Reveal(ONE, Secret([1; 32]))), Err(Refusal::NotYourSeat));
    host.ask("Ada", Command::Reveal(ONE, Secret([1; 32]))).unwrap();
    host.serve(ServerCommand::DealNow).unwrap();
    assert_eq!(host.table.phase(), Phase::Playing);
    assert_eq!(host.ask("Ben", Command::Reveal(TWO, Secret([2; 32]))), Err(Refusal::BadShare), "too late");
    assert_eq!(host.serve(ServerCommand::DealNow), Err(Refusal::NotPlaying), "once");
}

#[test]
fn chat_does_not_make_a_move_stale() {
    let mut host = Host::playing(config(2), &["Ada"]);
    if host.mover() == ONE {
        host.act().unwrap();
    }
    let (action, seen) = (host.choose(TWO), host.table.version());
    host.ask("Cid", Command::Say("hurry up".to_owned())).unwrap();
    let act = |seen| ServerCommand::ActFor { seat: TWO, action: action.clone(), seen };
    let stale = Err(Refusal::Stale { version: seen + 1 });
    assert_eq!(host.serve(act(seen - 1)), stale, "before the game changed");
    assert_eq!(host.serve(act(seen + 2)), stale, "not yet");
    host.serve(act(seen)).unwrap();
}

#[test]
fn the_guardian_comes_only_for_a_person_who_is_away() {
    let mut host = Host::playing(config(3), &["Ada", "Ben"]);
    let guard = |plays| Command::Guardian(TWO, plays);
    assert_eq!(host.ask("Ada", guard(true)), Err(Refusal::NotAway));
    host.table.present(&PersonId("ben".to_owned()), false, host.now);
    assert_eq!(host.wait(29).ask("Ada", guard(true)), Err(Refusal::NotAway));
    assert_eq!(host.wait(1).ask("Cid", guard(true)), Err(Refusal::NotYourSeat));
    assert_eq!(host.ask("Ada", Command::Guardian(THREE, true)), Err(Refusal::NotYourSeat));
    host.ask("Ada", guard(true)).unwrap();
    assert_eq!(host.ask("Ada", guard(false)), Err(Refusal::NotAway), "only Ben takes his seat back");
    host.ask("Ben", guard(false)).unwrap();
}

#[test]
fn a_table_that_is_loaded_again_counts_everybody_as_present() {
    let mut host = Host::playing(config(2), &["Ada", "Ben"]);
    host.table = host.load(1_000_000);
    host.now = 1_000_000;
    host.table.present(&PersonId("ada".to_owned()), true, host.now);
    assert_eq!(host.wait(29).ask("Ada", Command::Guardian(TWO, true)), Err(Refusal::NotAway));
    host.wait(1).ask("Ada", Command::Guardian(TWO, true)).unwrap();
}

#[test]
fn a_game_is_aborted_only_when_all_the_others_are_away() {
    let mut host = Host::playing(config(3), &["Ada", "Ben"]);
    assert_eq!(host.ask("Cid", Command::Abort), Err(Refusal::NotYourSeat));
    assert_eq!(host.ask("Ada", Command::Abort), Err(Refusal::NotAway), "being host does not matter any more");
    host.ask("Ben", Command::Guardian(TWO, true)).unwrap();
    host.ask("Ada", Command::Abort).unwrap();
    let snapshot = host.table.snapshot(Viewer::Seat(ONE), 0);
    assert_eq!((snapshot.phase, snapshot.turn, snapshot.actions), (Phase::Over, vec![], Some(vec![])));
    assert_eq!(host.ask("Ada", Command::Abort), Err(Refusal::NotPlaying));
}

#[test]
fn a_person_who_leaves_frees_all_seats_or_lets_the_guardian_play() {
    let mut host = Host::open(config(3));
    host.ask("Ben", Command::Sit(ONE)).unwrap();
    host.ask("Ben", Command::Sit(TWO)).unwrap();
    assert_eq!(host.ask("Cid", Command::Leave), Err(Refusal::NotYourSeat));
    host.ask("Ben", Command::Leave).unwrap();
    assert!(host.table.seats_of(&PersonId("ben".to_owned())).is_empty());
    let mut host = Host::playing(config(3), &["Ada", "Ben", "Ben"]);
    host.ask("Ben", Command::Guardian(TWO, true)).unwrap();
    host.ask("Ben", Command::Leave).unwrap();
    assert_eq!(host.table.snapshot(Viewer::Public, 0).guarded.as_slice(), [false, true, true]);
    // One command, and the seat is one's own again.
    host.ask("Ben", Command::Guardian(THREE, false)).unwrap();
    assert_eq!(host.load(0).snapshot(Viewer::Public, 0).guarded.as_slice(), [false, true, false]);
}

#[test]
fn at_a_rated_table_everybody_has_one_seat() {
    let alone =
        Table::open(games(), "t", Config { rated: true, ..config(1) }, person("Ada"), Secret([1; 32]), 0);
    assert_eq!(alone.err(), Some(Refusal::NobodyElse));
    let mut host = Host::open(Config { rated: true, ..config(3) });
    host.ask("Ada", Command::Sit(ONE)).unwrap();
    assert_eq!(host.ask("Ada", Command::Sit(TWO)), Err(Refusal::OneSeatOnly));
    host.ask("Ben", Command::Sit(TWO)).unwrap();
    host.ask("Ada", Command::Configure(config(3))).unwrap();
    host.ask("Ada", Command::Sit(THREE)).unwrap();
    let rated = Command::Configure(Config { rated: true, ..config(3) });
    assert_eq!(host.ask("Ada", rated.clone()), Err(Refusal::OneSeatOnly));
    host.ask("Ada", Command::Free(ONE)).unwrap();
    host.ask("Ada", rated).unwrap();
}

#[test]
fn a_game_is_played_again_at_one_other_table() {
    let mut host = Host::playing(config(2), &["Ada", "Ben"]);
    host.finish();
    assert!(host.table.score().is_some() && host.table.rematch().is_none());
    host.serve(ServerCommand::LinkRematch("t2".to_owned())).unwrap();
    assert_eq!(host.serve(ServerCommand::LinkRematch("t3".to_owned())), Err(Refusal::NotOver));
    assert_eq!(host.load(0).snapshot(Viewer::Public, 0).rematch.as_deref(), Some("t2"));
}

#[test]
fn one_person_on_several_seats_passes_the_device_around() {
    let mut host = Host::playing(config(2), &["Ada", "Ada"]);
    assert_eq!(host.table.seats_of(&PersonId("ada".to_owned())), [ONE, TWO]);
    host.finish();
    assert_eq!(host.table.phase(), Phase::Over);
}

#[test]
fn spectators_may_chat_and_nothing_else() {
    let mut host = Host::playing(config(2), &["Ada", "Ben"]);
    host.ask("Cid", Command::Say("  hello ".to_owned())).unwrap();
    let before = host.seen();
    let (seat, action) = (host.mover(), host.choose(host.mover()));
    for command in [
        Command::Act { seat, action, seen: None },
        Command::Pause(true),
        Command::Guardian(ONE, true),
        Command::AskUndo(ONE),
        Command::AnswerUndo(ONE, true),
        Command::Abort,
        Command::Say(" \n".to_owned()),
        Command::Say("x".repeat(301)),
    ] {
        assert!(host.ask("Cid", command.clone()).is_err(), "{command:?}");
        assert_eq!(host.seen(), before, "{command:?}");
    }
}

#[test]
fn a_person_without_a_seat_is_not_remembered() {
    let mut host = Host::playing(config(2), &["Ada", "Ben"]);
    for nth in 0..1000 {
        host.table.present(&PersonId(format!("guest {nth}")), false, 0);
    }
    assert_eq!(host.table.missed().count(), 0);
    host.table.present(&PersonId("ben".to_owned()), false, 0);
    assert_eq!(host.table.missed().count(), 1);
}

#[test]
fn a_log_does_not_grow_without_end() {
    let mut host = Host::open(config(1));
    host.ask("Ada", Command::Sit(ONE)).unwrap();
    while host.table.version() < 20_000 {
        host.ask("Ada", Command::Ready(ONE, false)).unwrap();
    }
    assert_eq!(host.ask("Ada", Command::Ready(ONE, true)), Err(Refusal::Full));
    assert_eq!(host.ask("Cid", Command::Say("still here?".to_owned())), Err(Refusal::Full));
    host.ask("Ada", Command::Abort).unwrap();
}

#[test]
fn a_viewer_on_a_seat_the_table_does_not_have_gets_the_public_view() {
    let host = Host::playing(config(2), &["Ada", "Ben"]);
    let stranger = Viewer::Seat(Seat::at(5));
    assert_eq!(host.table.snapshot(stranger, 0), host.table.snapshot(Viewer::Public, 0));
    assert_eq!(host.table.seen_since(0, stranger), host.table.seen_since(0, Viewer::Public));
    assert_eq!(host.table.occupant(Seat::at(5)), None::<&Occupant>);
}

#[test]
fn alone_the_last_moves_can_be_taken_back_and_nothing_that_was_drawn() {
    let mut host = Host::playing(config(1), &["Ada"]);
    assert_eq!(host.ask("Ada", Command::AskUndo(ONE)), Err(Refusal::NothingToUndo));
    host.act().unwrap();
    assert_eq!(host.ask("Ada", Command::AskUndo(ONE)), Err(Refusal::UndoTooLate));
    // 36 of 40 cards are drawn.
    for _ in 1..36 {
        host.act().unwrap();
    }
    let start = host.table.snapshot(Viewer::Seat(ONE), 0).view;
    host.act().unwrap();
    host.ask("Ada", Command::AskUndo(ONE)).unwrap();
    assert_eq!(host.table.snapshot(Viewer::Seat(ONE), 0).view, start);
    // The last step is the draw again, although an action that could be taken back was the last to happen.
    assert_eq!(host.ask("Ada", Command::AskUndo(ONE)), Err(Refusal::UndoTooLate));
    assert_eq!(seen(&host.load(0), 0), host.seen());
}
