//! One test for every decision about how tables behave.

use irrgarten_game::{Seat, Secret, Viewer};
use irrgarten_table::{
    CommandFrom, Config, Input, Level, Occupant, PersonCommand, PersonId, Phase, ProposalKind, ServerCommand,
    Table, TableError,
};
use irrgarten_toys::games;
use irrgarten_wire::{Code, May, When};

use super::harness::*;

#[test]
fn bots_stay_ready_when_the_settings_change() {
    let mut test = TestTable::open(config(2));
    test.ask("Ada", PersonCommand::Sit(ONE)).unwrap();
    test.ask("Ada", PersonCommand::Invite(TWO, Level::Random)).unwrap();
    test.ask("Ada", PersonCommand::Configure(Config { clock: CLOCKS[1], ..config(2) })).unwrap();
    test.ask("Ada", PersonCommand::Ready(ONE, true)).unwrap();
    assert_eq!(test.table.phase(), Phase::Playing);
}

#[test]
fn the_last_seat_filled_starts_the_game() {
    let mut test = TestTable::open(config(2));
    test.ask("Ada", PersonCommand::Sit(ONE)).unwrap();
    test.ask("Ada", PersonCommand::Ready(ONE, true)).unwrap();
    test.ask("Ada", PersonCommand::Invite(TWO, Level::Random)).unwrap();
    assert_eq!(test.table.phase(), Phase::Playing);
}

#[test]
fn a_seat_with_somebody_on_it_is_not_taken_away() {
    let mut test = TestTable::open(config(3));
    for (seat, name) in [(ONE, "Ada"), (TWO, "Cid"), (THREE, "Ben")] {
        test.ask(name, PersonCommand::Sit(seat)).unwrap();
    }
    let before = test.seen();
    assert_eq!(
        test.ask("Ada", PersonCommand::Configure(config(2))),
        Err(TableError::Refused(Code::SeatTaken))
    );
    assert_eq!(test.seen(), before);
    test.ask("Ada", PersonCommand::Free(TWO)).unwrap();
    test.ask("Ada", PersonCommand::Configure(config(2))).unwrap();
    assert_eq!(test.table.seats_of(&person("Ben").id), [TWO], "whoever sat behind it moves up");
    assert_eq!(test.ask("Cid", PersonCommand::Sit(THREE)), Err(TableError::Refused(Code::NoSuchSeat)));
}

#[test]
fn a_commitment_leaves_with_the_person_who_made_it() {
    let mut test = TestTable::open(config(2));
    let share = Secret([3; 32]);
    test.ask("Ben", PersonCommand::Sit(ONE)).unwrap();
    test.ask("Ben", PersonCommand::Commit(ONE, share.commitment("t1"))).unwrap();
    test.ask("Ben", PersonCommand::Free(ONE)).unwrap();
    test.ask("Ada", PersonCommand::Sit(ONE)).unwrap();
    test.ask("Ada", PersonCommand::Invite(TWO, Level::Random)).unwrap();
    test.ask("Ada", PersonCommand::Ready(ONE, true)).unwrap();
    assert_eq!(test.table.phase(), Phase::Playing, "nobody is asked for Ben's share");
}

#[test]
fn the_cards_are_dealt_without_a_share_that_is_not_revealed() {
    let mut test = TestTable::open(config(2));
    for (seat, name) in [(ONE, "Ada"), (TWO, "Ben")] {
        test.ask(name, PersonCommand::Sit(seat)).unwrap();
        test.ask(name, PersonCommand::Commit(seat, Secret([seat.number(); 32]).commitment("t1"))).unwrap();
    }
    assert_eq!(test.serve(ServerCommand::DealNow), Err(TableError::Refused(Code::NotPlaying)), "too early");
    test.ask("Ada", PersonCommand::Ready(ONE, true)).unwrap();
    test.ask("Ben", PersonCommand::Ready(TWO, true)).unwrap();
    assert_eq!(test.ask("Ben", PersonCommand::Free(TWO)), Err(TableError::Refused(Code::AlreadyStarted)));
    assert_eq!(
        test.ask("Ben", PersonCommand::Reveal(ONE, Secret([1; 32]))),
        Err(TableError::Refused(Code::NotYourSeat))
    );
    test.ask("Ada", PersonCommand::Reveal(ONE, Secret([1; 32]))).unwrap();
    test.serve(ServerCommand::DealNow).unwrap();
    assert_eq!(test.table.phase(), Phase::Playing);
    assert_eq!(
        test.ask("Ben", PersonCommand::Reveal(TWO, Secret([2; 32]))),
        Err(TableError::Refused(Code::BadShare)),
        "too late"
    );
    assert_eq!(test.serve(ServerCommand::DealNow), Err(TableError::Refused(Code::NotPlaying)), "once");
}

#[test]
fn chat_does_not_make_a_move_stale() {
    let mut test = TestTable::playing(config(2), &["Ada"]);
    if test.mover() == ONE {
        test.act().unwrap();
    }
    let (action, seen) = (test.choose(TWO), test.table.version());
    test.ask("Cid", PersonCommand::Say("hurry up".to_owned())).unwrap();
    let act = |seen| ServerCommand::ActFor { seat: TWO, action: action.clone(), seen };
    let stale = Err(TableError::Stale { version: seen + 1 });
    assert_eq!(test.serve(act(seen - 1)), stale, "before the game changed");
    assert_eq!(test.serve(act(seen + 2)), stale, "not yet");
    test.serve(act(seen)).unwrap();
}

#[test]
fn the_guardian_comes_only_for_a_person_who_is_away() {
    let mut test = TestTable::playing(config(3), &["Ada", "Ben"]);
    let guard = |plays| PersonCommand::Guardian(TWO, plays);
    assert_eq!(test.ask("Ada", guard(true)), Err(TableError::Refused(Code::NotAway)));
    test.table.present(&PersonId("ben".to_owned()), false, test.now);
    assert_eq!(test.wait(29).ask("Ada", guard(true)), Err(TableError::Refused(Code::NotAway)));
    assert_eq!(test.wait(1).ask("Cid", guard(true)), Err(TableError::Refused(Code::NotYourSeat)));
    assert_eq!(
        test.ask("Ada", PersonCommand::Guardian(THREE, true)),
        Err(TableError::Refused(Code::NotYourSeat))
    );
    test.ask("Ada", guard(true)).unwrap();
    assert_eq!(
        test.ask("Ada", guard(false)),
        Err(TableError::Refused(Code::NotAway)),
        "only Ben takes his seat back"
    );
    test.ask("Ben", guard(false)).unwrap();
}

#[test]
fn a_table_that_is_loaded_again_counts_everybody_as_present() {
    let mut test = TestTable::playing(config(2), &["Ada", "Ben"]);
    test.table = test.load(1_000_000);
    test.now = 1_000_000;
    test.table.present(&PersonId("ada".to_owned()), true, test.now);
    assert_eq!(
        test.wait(29).ask("Ada", PersonCommand::Guardian(TWO, true)),
        Err(TableError::Refused(Code::NotAway))
    );
    test.wait(1).ask("Ada", PersonCommand::Guardian(TWO, true)).unwrap();
}

#[test]
fn a_person_who_did_not_open_the_table_aborts_at_once_only_when_all_the_others_are_away() {
    let mut test = TestTable::playing(config(3), &["Ada", "Ben"]);
    assert_eq!(test.ask("Cid", PersonCommand::Abort), Err(TableError::Refused(Code::NotYourSeat)));
    test.ask("Ben", PersonCommand::Abort).unwrap();
    assert_eq!(test.table.phase(), Phase::Playing, "Ada is asked");
    test.ask("Ada", PersonCommand::Guardian(ONE, true)).unwrap();
    assert_eq!(test.ask("Cid", PersonCommand::Abort), Err(TableError::Refused(Code::NotYourSeat)));
    test.ask("Ben", PersonCommand::Abort).unwrap();
    let snapshot = test.table.snapshot(Viewer::Seat(TWO), 0);
    assert_eq!((snapshot.phase, snapshot.turn, snapshot.actions), (Phase::Over, vec![], Some(vec![])));
    assert_eq!(test.ask("Ben", PersonCommand::Abort), Err(TableError::Refused(Code::NotPlaying)));
}

#[test]
fn the_host_ends_a_game_of_bots() {
    let mut test = TestTable::playing(config(2), &[]);
    assert_eq!(test.ask("Ben", PersonCommand::Abort), Err(TableError::Refused(Code::NotYourSeat)));
    test.ask("Ada", PersonCommand::Abort).unwrap();
    assert_eq!((test.table.phase(), test.table.score()), (Phase::Over, None));
    // Nobody loses a rating.
    let mut rated = TestTable::playing(Config { rated: true, ..config(2) }, &[]);
    rated.ask("Ada", PersonCommand::Abort).unwrap();
}

#[test]
fn only_a_clock_that_people_play_by_keeps_a_table_awake() {
    let clock = CLOCKS[1];
    assert!(!TestTable::playing(config(2), &["Ada"]).table.keeps_time_for_people());
    assert!(!TestTable::playing(Config { clock, ..config(2) }, &[]).table.keeps_time_for_people());
    let mut test = TestTable::playing(Config { clock, ..config(2) }, &["Ada"]);
    assert!(test.table.keeps_time_for_people());
    test.ask("Ada", PersonCommand::Guardian(ONE, true)).unwrap();
    assert!(!test.table.keeps_time_for_people());
}

#[test]
fn a_person_who_leaves_frees_all_seats_or_lets_the_guardian_play() {
    let mut test = TestTable::open(config(3));
    test.ask("Ben", PersonCommand::Sit(ONE)).unwrap();
    test.ask("Ben", PersonCommand::Sit(TWO)).unwrap();
    assert_eq!(test.ask("Cid", PersonCommand::Leave), Err(TableError::Refused(Code::NotYourSeat)));
    test.ask("Ben", PersonCommand::Leave).unwrap();
    assert!(test.table.seats_of(&PersonId("ben".to_owned())).is_empty());
    let mut test = TestTable::playing(config(3), &["Ada", "Ben", "Ben"]);
    test.ask("Ben", PersonCommand::Guardian(TWO, true)).unwrap();
    test.ask("Ben", PersonCommand::Leave).unwrap();
    assert_eq!(test.table.snapshot(Viewer::Public, 0).guarded.as_slice(), [false, true, true]);
    // One command, and the seat is one's own again.
    test.ask("Ben", PersonCommand::Guardian(THREE, false)).unwrap();
    assert_eq!(test.load(0).snapshot(Viewer::Public, 0).guarded.as_slice(), [false, true, false]);
}

#[test]
fn at_a_rated_table_everybody_has_one_seat() {
    let alone =
        Table::open(games(), "t", Config { rated: true, ..config(1) }, person("Ada"), Secret([1; 32]), 0);
    assert_eq!(alone.err(), Some(TableError::Refused(Code::NobodyElse)));
    let mut test = TestTable::open(Config { rated: true, ..config(3) });
    test.ask("Ada", PersonCommand::Sit(ONE)).unwrap();
    assert_eq!(test.ask("Ada", PersonCommand::Sit(TWO)), Err(TableError::Refused(Code::OneSeatOnly)));
    test.ask("Ben", PersonCommand::Sit(TWO)).unwrap();
    test.ask("Ada", PersonCommand::Configure(config(3))).unwrap();
    test.ask("Ada", PersonCommand::Sit(THREE)).unwrap();
    let rated = PersonCommand::Configure(Config { rated: true, ..config(3) });
    assert_eq!(test.ask("Ada", rated.clone()), Err(TableError::Refused(Code::OneSeatOnly)));
    test.ask("Ada", PersonCommand::Free(ONE)).unwrap();
    test.ask("Ada", rated).unwrap();
}

#[test]
fn a_game_is_played_again_at_one_other_table() {
    let mut test = TestTable::playing(config(2), &["Ada", "Ben"]);
    test.finish();
    assert!(test.table.score().is_some() && test.table.rematch().is_none());
    test.serve(ServerCommand::LinkRematch("t2".to_owned())).unwrap();
    assert_eq!(
        test.serve(ServerCommand::LinkRematch("t3".to_owned())),
        Err(TableError::Refused(Code::NotOver))
    );
    assert_eq!(test.load(0).snapshot(Viewer::Public, 0).rematch.as_deref(), Some("t2"));
}

#[test]
fn one_person_on_several_seats_passes_the_device_around() {
    let mut test = TestTable::playing(config(2), &["Ada", "Ada"]);
    assert_eq!(test.table.seats_of(&PersonId("ada".to_owned())), [ONE, TWO]);
    test.finish();
    assert_eq!(test.table.phase(), Phase::Over);
}

#[test]
fn spectators_may_chat_and_nothing_else() {
    let mut test = TestTable::playing(config(2), &["Ada", "Ben"]);
    test.ask("Cid", PersonCommand::Say("  hello ".to_owned())).unwrap();
    let before = test.seen();
    let (seat, action) = (test.mover(), test.choose(test.mover()));
    for command in [
        PersonCommand::Act { seat, action, seen: None },
        PersonCommand::Pause(true),
        PersonCommand::Guardian(ONE, true),
        PersonCommand::AskUndo(ONE),
        PersonCommand::Answer(ONE, ProposalKind::Undo, true),
        PersonCommand::Abort,
        PersonCommand::Say(" \n".to_owned()),
        PersonCommand::Say("x".repeat(301)),
    ] {
        assert!(test.ask("Cid", command.clone()).is_err(), "{command:?}");
        assert_eq!(test.seen(), before, "{command:?}");
    }
}

#[test]
fn a_person_without_a_seat_is_not_remembered() {
    let mut test = TestTable::playing(config(2), &["Ada", "Ben"]);
    for nth in 0..1000 {
        test.table.present(&PersonId(format!("guest {nth}")), false, 0);
    }
    assert_eq!(test.table.missed().count(), 0);
    test.table.present(&PersonId("ben".to_owned()), false, 0);
    assert_eq!(test.table.missed().count(), 1);
}

#[test]
fn a_log_does_not_grow_without_end() {
    let mut test = TestTable::open(config(1));
    test.ask("Ada", PersonCommand::Sit(ONE)).unwrap();
    while test.table.version() < 20_000 {
        test.ask("Ada", PersonCommand::Ready(ONE, false)).unwrap();
    }
    assert_eq!(test.ask("Ada", PersonCommand::Ready(ONE, true)), Err(TableError::Refused(Code::Full)));
    assert_eq!(
        test.ask("Cid", PersonCommand::Say("still here?".to_owned())),
        Err(TableError::Refused(Code::Full))
    );
    let may = test.table.snapshot(Viewer::Seat(ONE), 0).may;
    assert_eq!(may, May { abort: Some(When::Now), ..May::default() });
    test.ask("Ada", PersonCommand::Abort).unwrap();
}

#[test]
fn a_person_can_leave_a_table_whose_log_is_full() {
    for rated in [false, true] {
        let mut test = TestTable::playing(Config { rated, ..config(3) }, &["Ada", "Ben", "Cid"]);
        let say = PersonCommand::Say("hello".to_owned());
        let remark = Input { asked: CommandFrom::Person(person("Ada"), say), now: 0, at: 0 };
        while test.table.handle(&remark).is_ok() {}
        assert_eq!(test.table.handle(&remark), Err(TableError::Refused(Code::Full)));
        let may = |test: &TestTable| test.table.snapshot(Viewer::Seat(TWO), 0).may;
        assert_eq!((may(&test).resign, may(&test).pause), (rated, None));
        test.ask("Ben", PersonCommand::Leave).unwrap();
        assert!(may(&test).dismiss_guardian.is_empty());
        assert!(test.table.snapshot(Viewer::Public, 0).guarded[1]);
        // Leaving and coming back, again and again, would make the log grow without end.
        let back = test.ask("Ben", PersonCommand::Guardian(TWO, false));
        assert_eq!(back, Err(TableError::Refused(Code::Full)), "rated: {rated}");
    }
}

#[test]
fn a_viewer_on_a_seat_the_table_does_not_have_gets_the_public_view() {
    let test = TestTable::playing(config(2), &["Ada", "Ben"]);
    let stranger = Viewer::Seat(Seat::at(5));
    assert_eq!(test.table.snapshot(stranger, 0), test.table.snapshot(Viewer::Public, 0));
    assert_eq!(test.table.seen_since(0, stranger), test.table.seen_since(0, Viewer::Public));
    assert_eq!(test.table.occupant(Seat::at(5)), None::<&Occupant>);
}

#[test]
fn alone_the_last_moves_can_be_taken_back_and_nothing_that_was_drawn() {
    let mut test = TestTable::playing(config(1), &["Ada"]);
    assert_eq!(test.ask("Ada", PersonCommand::AskUndo(ONE)), Err(TableError::Refused(Code::NothingToUndo)));
    test.act().unwrap();
    assert_eq!(test.ask("Ada", PersonCommand::AskUndo(ONE)), Err(TableError::Refused(Code::UndoTooLate)));
    // 36 of 40 cards are drawn.
    for _ in 1..36 {
        test.act().unwrap();
    }
    let start = test.table.snapshot(Viewer::Seat(ONE), 0).view;
    test.act().unwrap();
    test.ask("Ada", PersonCommand::AskUndo(ONE)).unwrap();
    assert_eq!(test.table.snapshot(Viewer::Seat(ONE), 0).view, start);
    // The last step is the draw again, although an action that could be taken back was the last to happen.
    assert_eq!(test.ask("Ada", PersonCommand::AskUndo(ONE)), Err(TableError::Refused(Code::UndoTooLate)));
    assert_eq!(seen(&test.load(0), 0), test.seen());
}
