//! Fair play: nobody gains by ending, stopping or taking over what others play by a clock or for their ratings.

use irrgarten_game::record::RecordedOutcome;
use irrgarten_game::{Seat, Viewer};
use irrgarten_table::{
    Config, Level, PersonCommand, PersonId, Phase, ProposalKind, ServerCommand, TableError,
};
use irrgarten_wire::Code;

use super::harness::*;

/// Longer than anybody waits for a person without a clock.
const LONG: u64 = 3600;

fn away(test: &mut TestTable, name: &str) {
    test.table.present(&PersonId(name.to_lowercase()), false, test.now);
    test.wait(LONG);
}

#[test]
fn with_a_clock_nobody_takes_over_the_seat_of_a_person_who_is_away() {
    for clock in CLOCKS.into_iter().skip(1) {
        let mut test = TestTable::playing(Config { clock, ..config(2) }, &["Ada", "Ben"]);
        away(&mut test, "Ben");
        assert_eq!(
            test.ask("Ada", PersonCommand::Guardian(TWO, true)),
            Err(TableError::Refused(Code::ByTheClock)),
            "{clock:?}"
        );
    }
}

#[test]
fn with_a_clock_nobody_ends_the_game_of_a_person_who_is_away() {
    for clock in CLOCKS.into_iter().skip(1) {
        let mut test = TestTable::playing(Config { clock, ..config(2) }, &["Ada", "Ben"]);
        away(&mut test, "Ben");
        let _ = test.ask("Ada", PersonCommand::Abort);
        assert_eq!(test.table.phase(), Phase::Playing, "{clock:?}");
    }
}

#[test]
fn a_rated_game_is_not_ended_by_one_person() {
    for people in [&["Ada"][..], &["Ada", "Ben"]] {
        let mut test = TestTable::playing(Config { rated: true, ..config(2) }, people);
        away(&mut test, "Ben");
        let _ = test.ask("Ada", PersonCommand::Abort);
        assert_eq!(test.table.phase(), Phase::Playing, "{people:?}");
    }
}

#[test]
fn nobody_stops_a_clock_alone() {
    let mut test = TestTable::playing(Config { clock: CLOCKS[2], ..config(2) }, &["Ada", "Ben"]);
    for name in ["Ada", "Ben"] {
        let _ = test.ask(name, PersonCommand::Pause(true));
        assert_eq!(test.table.phase(), Phase::Playing, "{name}");
    }
}

#[test]
fn nobody_plays_a_rated_game_with_the_help_of_the_guardian() {
    let mut test = TestTable::playing(Config { rated: true, ..config(2) }, &["Ada", "Ben"]);
    assert_eq!(test.ask("Ada", PersonCommand::Guardian(ONE, true)), Err(TableError::Refused(Code::Rated)));
}

#[test]
fn a_person_who_leaves_a_rated_game_has_lost_it() {
    let mut test = TestTable::playing(Config { rated: true, ..config(2) }, &["Ada", "Ben"]);
    test.ask("Ada", PersonCommand::Leave).unwrap();
    let score = test.table.score().map(ToString::to_string).unwrap_or_default();
    assert!(test.table.phase() == Phase::Over && score.starts_with("2 1"), "{score}");
    assert_eq!(test.ask("Ben", PersonCommand::Leave), Err(TableError::Refused(Code::NotPlaying)));
    assert_eq!(seen(&test.load(0), 0), test.seen());
}

fn answer(kind: ProposalKind, yes: bool) -> [PersonCommand; 3] {
    [ONE, TWO, THREE].map(|seat| PersonCommand::Answer(seat, kind, yes))
}

#[test]
fn a_pause_by_the_clock_needs_everybody() {
    let mut test = TestTable::playing(Config { clock: CLOCKS[2], ..config(3) }, &["Ada", "Ben", "Cid"]);
    let [_, ben, cid] = answer(ProposalKind::Pause, true);
    test.ask("Ada", PersonCommand::Pause(true)).unwrap();
    let proposal = test.table.snapshot(Viewer::Public, 0).proposal.unwrap();
    assert_eq!((proposal.kind, proposal.seat, proposal.asked), (ProposalKind::Pause, 1, vec![2, 3]));
    // A move does not answer it.
    test.act().unwrap();
    test.ask("Ben", ben.clone()).unwrap();
    assert_eq!(test.ask("Ben", ben.clone()), Err(TableError::Refused(Code::NothingAsked)), "twice");
    // Asking again does not forget who has agreed.
    test.ask("Ada", PersonCommand::Pause(true)).unwrap();
    assert_eq!(test.table.snapshot(Viewer::Public, 0).proposal.unwrap().asked, [3]);
    test.ask("Ben", answer(ProposalKind::Pause, false)[1].clone()).unwrap();
    assert_eq!(
        test.ask("Cid", cid.clone()),
        Err(TableError::Refused(Code::NothingAsked)),
        "Ben has said no after all"
    );
    test.ask("Ada", PersonCommand::Pause(true)).unwrap();
    test.ask("Ben", ben).unwrap();
    test.ask("Cid", cid).unwrap();
    assert_eq!(test.table.phase(), Phase::Paused);
    assert_eq!(seen(&test.load(0), 0), test.seen());
    test.ask("Cid", PersonCommand::Pause(false)).unwrap();
    assert_eq!(test.table.phase(), Phase::Playing);
}

#[test]
fn without_a_clock_or_with_bots_alone_a_pause_begins_at_once() {
    for (config, people) in
        [(config(2), &["Ada", "Ben"][..]), (Config { clock: CLOCKS[1], ..config(2) }, &["Ada"])]
    {
        let mut test = TestTable::playing(config, people);
        test.ask("Ada", PersonCommand::Pause(true)).unwrap();
        assert_eq!(test.table.phase(), Phase::Paused);
    }
}

/// A rated game by a clock of these people and bots, in which it is Ada's turn or somebody else's.
fn rated_by_a_clock(people: &[&str], is_adas: bool) -> TestTable {
    let mut test = TestTable::playing(Config { clock: CLOCKS[2], rated: true, ..config(2) }, people);
    while (test.mover() == ONE) != is_adas {
        test.act().unwrap();
    }
    test
}

#[test]
fn at_a_rated_table_nobody_asks_to_stop_their_own_clock() {
    for people in [&["Ada", "Ben"][..], &["Ada"]] {
        let mut test = rated_by_a_clock(people, true);
        assert_eq!(test.ask("Ada", PersonCommand::Pause(true)), Err(TableError::Refused(Code::OwnClock)));
    }
    let mut test = rated_by_a_clock(&["Ada", "Ben"], false);
    test.ask("Ada", PersonCommand::Pause(true)).unwrap();
    assert_eq!(test.table.phase(), Phase::Playing, "Ben is asked");
}

#[test]
fn against_bots_nobody_thinks_for_nothing_in_a_rated_game_by_a_clock() {
    let mut test = rated_by_a_clock(&["Ada"], false);
    assert_eq!(test.table.snapshot(Viewer::Seat(ONE), 0).may.pause, None);
    assert_eq!(test.ask("Ada", PersonCommand::Pause(true)), Err(TableError::Refused(Code::Rated)));
}

#[test]
fn a_pause_that_is_agreed_to_on_the_turn_of_the_person_who_asked_waits_for_its_end() {
    let mut test = rated_by_a_clock(&["Ada", "Ben"], false);
    test.ask("Ada", PersonCommand::Pause(true)).unwrap();
    while test.mover() != ONE {
        test.act().unwrap();
    }
    let (version, before) = (test.table.version(), test.left(ONE));
    test.ask("Ben", answer(ProposalKind::Pause, true)[1].clone()).unwrap();
    assert_eq!((test.table.phase(), test.table.version()), (Phase::Playing, version + 1));
    assert_eq!(seen(&test.load(0), 0), test.seen());
    test.wait(60);
    while test.table.phase() == Phase::Playing {
        assert_eq!(test.mover(), ONE, "the pause begins with Ben's turn");
        test.act().unwrap();
    }
    assert!(test.left(ONE) < before - 50, "the time Ada has thought is counted");
    assert_eq!(seen(&test.load(0), 0), test.seen());
}

#[test]
fn an_answer_is_for_the_question_it_was_given_to() {
    let mut test = TestTable::playing(Config { clock: CLOCKS[1], ..config(3) }, &["Ada", "Ben", "Cid"]);
    test.ask("Ada", PersonCommand::Pause(true)).unwrap();
    assert_eq!(test.ask("Ben", PersonCommand::Abort), Err(TableError::Refused(Code::AlreadyAsked)));
    // A second question of the same person replaces the first.
    test.ask("Ada", PersonCommand::Abort).unwrap();
    assert_eq!(
        test.ask("Ben", answer(ProposalKind::Pause, true)[1].clone()),
        Err(TableError::Refused(Code::NothingAsked))
    );
    test.ask("Ben", answer(ProposalKind::Abort, true)[1].clone()).unwrap();
    assert_eq!(test.table.phase(), Phase::Playing);
    test.ask("Cid", answer(ProposalKind::Abort, true)[2].clone()).unwrap();
    assert_eq!((test.table.phase(), test.table.score()), (Phase::Over, None));
    assert_eq!(test.table.snapshot(Viewer::Public, 0).proposal, None);
    assert_eq!(seen(&test.load(0), 0), test.seen());
}

#[test]
fn without_a_clock_nobody_waits_for_the_consent_of_people_who_are_away() {
    let mut test = TestTable::playing(config(3), &["Ada", "Ben", "Cid"]);
    away(&mut test, "Ada");
    test.ask("Ben", PersonCommand::Abort).unwrap();
    assert_eq!(test.table.snapshot(Viewer::Public, 0).proposal.unwrap().asked, [3]);
    // Whoever comes back in time may say no.
    test.ask("Ada", answer(ProposalKind::Abort, false)[0].clone()).unwrap();
    test.ask("Ben", PersonCommand::Abort).unwrap();
    away(&mut test, "Cid");
    assert_eq!(test.table.phase(), Phase::Playing);
    test.ask("Ben", PersonCommand::Abort).unwrap();
    assert_eq!(test.table.phase(), Phase::Over, "both are away");
}

#[test]
fn without_a_clock_the_guardian_plays_a_rated_game_on_after_a_long_absence() {
    let mut test = TestTable::playing(Config { rated: true, ..config(2) }, &["Ada", "Ben"]);
    test.table.present(&PersonId("ben".to_owned()), false, test.now);
    let guard = PersonCommand::Guardian(TWO, true);
    assert_eq!(test.wait(599).ask("Ada", guard.clone()), Err(TableError::Refused(Code::NotAway)));
    test.wait(1).ask("Ada", guard).unwrap();
    assert_eq!(test.table.phase(), Phase::Playing);
    test.ask("Ada", PersonCommand::Abort).unwrap();
    assert_eq!(test.table.phase(), Phase::Playing, "only Ben can agree to that");
    test.ask("Ben", PersonCommand::Guardian(TWO, false)).unwrap();
}

#[test]
fn a_host_ends_the_table_alone_unless_a_clock_or_a_rating_is_at_stake() {
    for people in [&["Ada", "Ben"][..], &["Ben", "Cid"]] {
        let mut test = TestTable::playing(config(2), people);
        test.ask("Ada", PersonCommand::Abort).unwrap();
        assert_eq!((test.table.phase(), test.table.score()), (Phase::Over, None), "{people:?}");
        assert_eq!(seen(&test.load(0), 0), test.seen());
        for (clock, rated) in [(CLOCKS[3], false), (CLOCKS[0], true), (CLOCKS[3], true)] {
            let mut test = TestTable::playing(Config { clock, rated, ..config(2) }, people);
            away(&mut test, "Ben");
            let answer = test.ask("Ada", PersonCommand::Abort);
            assert_eq!(test.table.phase(), Phase::Playing, "{people:?} {clock:?} {rated}: {answer:?}");
        }
    }
    let looking_on = |clock, rated| {
        let mut test = TestTable::playing(Config { clock, rated, ..config(2) }, &["Ben", "Cid"]);
        test.ask("Ada", PersonCommand::Abort)
    };
    assert_eq!(looking_on(CLOCKS[3], false), Err(TableError::Refused(Code::ByTheClock)));
    assert_eq!(looking_on(CLOCKS[0], true), Err(TableError::Refused(Code::Rated)));
}

#[test]
fn a_seat_that_gave_up_is_last_while_the_others_play_on() {
    let mut test = TestTable::playing(Config { rated: true, ..config(3) }, &["Ada", "Ben", "Cid"]);
    test.ask("Ada", PersonCommand::Abort).unwrap();
    test.ask("Ben", answer(ProposalKind::Abort, true)[1].clone()).unwrap();
    test.ask("Cid", PersonCommand::Leave).unwrap();
    assert_eq!((test.table.phase(), test.table.score()), (Phase::Over, None), "all who are left agree");

    let mut test = TestTable::playing(Config { rated: true, ..config(3) }, &["Ada", "Ben", "Cid"]);
    test.ask("Ben", PersonCommand::Leave).unwrap();
    assert_eq!(test.table.snapshot(Viewer::Public, 0).resigned, [2]);
    for command in [PersonCommand::Guardian(TWO, false), PersonCommand::Leave, PersonCommand::Pause(true)] {
        assert_eq!(test.ask("Ben", command.clone()), Err(TableError::Refused(Code::Resigned)), "{command:?}");
    }
    while test.table.phase() == Phase::Playing {
        match test.table.bot_to_act() {
            Some((seat, _)) => {
                let (action, seen) = (test.choose(seat), test.table.version());
                test.serve(ServerCommand::ActFor { seat, action, seen }).unwrap();
            }
            None => test.act().unwrap(),
        }
    }
    let score = test.table.score().unwrap().clone();
    let RecordedOutcome::Places(places) = &score.outcome else { panic!("{score}") };
    assert!(places[1] == 3 && places[0] < 3 && places[2] < 3, "{score}");
    assert_eq!(seen(&test.load(0), 0), test.seen());
}

#[test]
fn a_game_that_nobody_plays_for_any_more_is_over() {
    let rated = Config { rated: true, ..config(3) };
    let places = |test: &TestTable| test.table.score().map(ToString::to_string).unwrap_or_default();
    let mut alone = TestTable::playing(rated.clone(), &["Ada"]);
    assert_eq!(alone.ask("Ada", PersonCommand::Abort), Err(TableError::Refused(Code::Rated)));
    alone.ask("Ada", PersonCommand::Leave).unwrap();
    assert!(places(&alone).starts_with("3 1 1"), "{}", places(&alone));
    let mut three = TestTable::playing(rated, &["Ada", "Ben", "Cid"]);
    three.ask("Cid", PersonCommand::Leave).unwrap();
    three.ask("Ada", PersonCommand::Leave).unwrap();
    assert!(places(&three).starts_with("2 1 2"), "{}", places(&three));
}

/// A table at which Ada still learns the game when it begins: these people from seat 1 on, bots on the other seats.
fn begun_while_ada_learns(config: &Config, people: &[&str]) -> TestTable {
    let mut test = TestTable::open(Config { rated: false, ..config.clone() });
    for (seat, name) in Seat::all(config.seats).zip(people) {
        test.ask(name, PersonCommand::Sit(seat)).unwrap();
    }
    for seat in Seat::all(config.seats).skip(people.len()) {
        test.ask("Ada", PersonCommand::Invite(seat, Level::Greedy)).unwrap();
    }
    test.ask("Ada", PersonCommand::Learn(ONE, true)).unwrap();
    test.ask("Ada", PersonCommand::Configure(config.clone())).unwrap();
    for (seat, name) in Seat::all(config.seats).zip(people) {
        test.ask(name, PersonCommand::Ready(seat, true)).unwrap();
    }
    assert_eq!(test.table.phase(), Phase::Playing);
    test
}

fn learning(test: &TestTable) -> Vec<u8> {
    test.table.snapshot(Viewer::Public, 0).learning
}

#[test]
fn at_a_rated_table_nobody_learns() {
    for clock in CLOCKS {
        let rated = Config { clock, rated: true, ..config(2) };
        for people in [&["Ada", "Ben"][..], &["Ada"]] {
            let test = begun_while_ada_learns(&rated, people);
            assert_eq!(learning(&test), [0; 0], "{clock:?}");
            assert_eq!(test.table.deadline().is_some(), clock != CLOCKS[0], "{clock:?}");
            assert_eq!(seen(&test.load(0), 0), test.seen());
        }
    }
}

#[test]
fn nobody_stops_a_clock_for_others_by_learning() {
    for clock in CLOCKS.into_iter().skip(1) {
        let timed = Config { clock, ..config(3) };
        let test = begun_while_ada_learns(&timed, &["Ada", "Ben"]);
        assert!(test.table.deadline().is_some(), "{clock:?}");
        assert_eq!(learning(&test), [0; 0]);
        let alone = begun_while_ada_learns(&timed, &["Ada"]);
        assert_eq!((alone.table.deadline(), alone.table.bot_to_act()), (None, None), "{clock:?}");
        assert_eq!(learning(&alone), [1]);
    }
}

#[test]
fn a_person_who_plays_has_learned_enough() {
    let mut test = begun_while_ada_learns(&Config { clock: CLOCKS[1], ..config(2) }, &["Ada"]);
    assert_eq!(test.mover(), ONE, "otherwise nobody would play at all");
    test.act().unwrap();
    assert_eq!(learning(&test), [0; 0]);
    assert!(test.table.bot_to_act().is_some() && test.table.deadline().is_some());
    assert_eq!(seen(&test.load(0), 0), test.seen());
}
