//! A race at the table: the countdown, the claims and their order, delays, and what a restart leaves of it.

use irrgarten_faces::Level;
use irrgarten_game::{SearchRng, Seat, Viewer};
use irrgarten_table::{
    Config, ConnectionTiming, HeldSeat, Hold, PersonCommand, PersonId, Phase, ServerCommand, TableError,
    TableEvent,
};
use irrgarten_wire::Code;
use proptest::prelude::*;

use super::harness::*;

const NAMES: [&str; 4] = ["Ada", "Ben", "Cid", "Dot"];

pub(crate) fn racing_config(seats: u8, options: &[(&str, &str)]) -> Config {
    let options = options.iter().map(|&(key, value)| (key.to_owned(), value.to_owned()));
    let options = options.chain([("first".to_owned(), "1".to_owned())]).collect();
    Config { game: "dash".to_owned(), seats, options, ..Config::default() }
}

fn act(seat: Seat, action: &str) -> PersonCommand {
    PersonCommand::Act { seat, action: action.to_owned(), seen: None }
}

/// All seats are people's, and the start command has been given.
fn counting(seats: u8, options: &[(&str, &str)]) -> TestTable {
    let mut test = TestTable::playing(racing_config(seats, options), &NAMES[..usize::from(seats)]);
    test.now = 10_000;
    test.ask("Ada", act(ONE, "go")).unwrap();
    test
}

/// The race has begun at 100 seconds of the test's clock.
fn race(seats: u8, options: &[(&str, &str)]) -> TestTable {
    let mut test = counting(seats, options);
    test.now = 100_000;
    test.serve(ServerCommand::Tick).unwrap();
    test
}

impl TestTable {
    fn at(&mut self, now: u64) -> &mut TestTable {
        self.now = now;
        self
    }

    /// This many milliseconds into the race.
    fn raced(&mut self, millis: u64) -> &mut TestTable {
        self.at(100_000 + millis)
    }

    fn text(&self) -> String {
        self.table.position().unwrap().text()
    }

    fn held(&self) -> Vec<HeldSeat> {
        self.table.snapshot(Viewer::Public, self.now).held
    }

    /// Applies every timeout at its time.
    fn run(&mut self) {
        while let Some(deadline) = self.table.deadline().filter(|_| !self.held().is_empty() || self.claims())
        {
            self.now = self.now.max(deadline);
            self.serve(ServerCommand::Tick).unwrap();
        }
    }

    fn claims(&self) -> bool {
        !self.table.snapshot(Viewer::Public, self.now).claimed.is_empty()
    }

    /// The times that were recorded, by seat, in their order.
    fn times(&self) -> Vec<(u8, String)> {
        let acted = self.log.iter().filter_map(|logged| match &logged.event {
            TableEvent::Acted { seat, action, .. } if action.contains('.') => {
                Some((seat.number(), action.clone()))
            }
            _ => None,
        });
        acted.collect()
    }
}

#[test]
fn a_seat_cannot_choose_its_own_time() {
    let mut test = race(1, &[]);
    assert_eq!(test.ask("Ada", act(ONE, "0.001")), Err(TableError::Refused(Code::NotOffered)));
    test.raced(31_250).ask("Ada", act(ONE, "!")).unwrap();
    assert_eq!(test.times(), [(1, "31.250".to_owned())], "the table says it");
}

#[test]
fn the_race_begins_for_all_when_the_countdown_is_over() {
    let mut test = counting(3, &[]);
    assert_eq!(test.held(), [HeldSeat { seat: 1, hold: Hold::Countdown, left: 3000 }]);
    let hidden =
        |test: &TestTable| test.table.snapshot(Viewer::Seat(ONE), test.now).text.unwrap().contains('?');
    test.at(12_999).serve(ServerCommand::Tick).unwrap();
    assert!(hidden(&test), "the race is not revealed before");
    assert_eq!(test.table.deadline(), Some(13_000));
    assert_eq!(test.ask("Ada", act(ONE, "go")), Err(TableError::Held { millis: 1 }));
    assert_eq!(test.ask("Ben", PersonCommand::Pause(true)), Err(TableError::Refused(Code::Racing)));
    let version = test.table.version();
    test.at(13_004).serve(ServerCommand::Tick).unwrap();
    assert!(!hidden(&test));
    assert_eq!((test.table.version(), test.table.race_began()), (version + 1, Some(version + 1)));
    let clocks = test.table.snapshot(Viewer::Public, 14_004).race;
    assert_eq!(clocks.iter().map(|clock| clock.millis).collect::<Vec<_>>(), [1000; 3]);
}

#[test]
fn a_claim_waits_for_claims_that_may_be_under_way() {
    let mut test = race(3, &[]);
    test.table
        .measured(&PersonId("ben".to_owned()), ConnectionTiming { round_trip: 300, revealed: Some(100_004) });
    test.table
        .measured(&PersonId("ada".to_owned()), ConnectionTiming { round_trip: 50, revealed: Some(100_004) });
    test.raced(5000).ask("Ada", act(ONE, "!")).unwrap();
    let snapshot = test.table.snapshot(Viewer::Public, test.now);
    assert_eq!((snapshot.claimed, snapshot.turn), (vec![1], vec![2, 3]));
    let told = test.table.seen_since(test.table.version() - 1, Viewer::Public).unwrap();
    assert_eq!(told[0].event, irrgarten_wire::Event::Claimed { seat: 1 });
    for command in [act(ONE, "!"), act(ONE, "pass"), PersonCommand::Pause(true), PersonCommand::AskUndo(ONE)]
    {
        assert!(test.ask("Ada", command).is_err());
    }
    // 4946 is Ada's time; until 200 + 20 milliseconds later another claim could be as fast.
    assert_eq!(test.table.deadline(), Some(105_166));
    test.raced(5140).ask("Ben", act(TWO, "!")).unwrap();
    assert_eq!(test.table.deadline(), Some(105_160));
    test.raced(5159).serve(ServerCommand::Tick).unwrap();
    assert_eq!(test.times(), []);
    test.raced(5170).serve(ServerCommand::Tick).unwrap();
    test.run();
    // No more than the cap of 200 is compensated.
    assert_eq!(test.times(), [(2, "4.940".to_owned()), (1, "4.946".to_owned())]);
    assert!(test.text().contains("round=2/4"), "all but one have claimed: {}", test.text());
}

#[test]
fn nobody_waits_for_a_seat_that_cannot_claim_any_more() {
    let mut test = race(2, &[]);
    test.raced(4000).ask("Ben", act(TWO, "pass")).unwrap();
    test.raced(5000).ask("Ada", act(ONE, "!")).unwrap();
    assert_eq!(test.times(), [(1, "5.000".to_owned())]);
}

#[test]
fn the_slow_one_of_two_claims_comes_too_late() {
    let mut test = race(2, &[]);
    test.raced(5000).ask("Ada", act(ONE, "!")).unwrap();
    test.raced(5100).ask("Ben", act(TWO, "!")).unwrap();
    assert_eq!(test.times(), [(1, "5.000".to_owned())], "both have claimed, and the first ended the race");
    assert!(!test.claims() && test.text().contains("round=2/4"), "{}", test.text());
}

#[test]
fn an_exchange_takes_its_time_and_nothing_else_can_be_done_in_it() {
    let mut test = race(3, &[]);
    let before = test.text();
    test.raced(1000).ask("Ben", act(TWO, "x")).unwrap();
    assert_eq!(test.held(), [HeldSeat { seat: 2, hold: Hold::Delay, left: 1500 }]);
    assert_eq!(test.raced(2000).ask("Ben", act(TWO, "!")), Err(TableError::Held { millis: 500 }));
    assert_eq!(test.text(), before, "nothing is drawn yet");
    test.ask("Ada", act(ONE, "pass")).unwrap();
    assert!(test.text().contains("x=0 "), "{}", test.text());
    test.raced(2500).serve(ServerCommand::Tick).unwrap();
    assert!(test.text().contains("x=1 "), "{}", test.text());
    test.ask("Ben", act(TWO, "!")).unwrap();
    // The end of the race ends every delay.
    let mut test = race(2, &[]);
    test.raced(1000).ask("Ben", act(TWO, "x")).unwrap();
    test.raced(1001).ask("Ada", act(ONE, "!")).unwrap();
    test.raced(1300).serve(ServerCommand::Tick).unwrap();
    assert!(test.held().is_empty() && test.text().contains("round=2/4"), "{}", test.text());
}

#[test]
fn a_wrong_claim_that_is_checked_at_once_locks_the_seat() {
    let mut test = race(4, &[("check", "instant")]);
    let numbers = test.text().split("h=").nth(1).unwrap().to_owned();
    let low = numbers.split(',').position(|number| number < "5").expect("a number that is too low");
    let (name, seat) = (NAMES[low], Seat::at(low));
    test.raced(1000).ask(name, act(seat, "!")).unwrap();
    assert_eq!(test.held(), [HeldSeat { seat: seat.number(), hold: Hold::Penalty, left: 3000 }]);
    assert_eq!(test.raced(3999).ask(name, act(seat, "pass")), Err(TableError::Held { millis: 1 }));
    test.raced(4000).ask(name, act(seat, "pass")).unwrap();
    assert!(test.held().is_empty());
}

#[test]
fn a_race_ends_when_its_limit_is_over() {
    for (private, options, begins, limit) in [
        (true, &[][..], 13_000, 3600),
        (false, &[][..], 13_000, 300),
        (true, &[("limit", "60")][..], 13_000, 60),
        (false, &[("limit", "600"), ("clock", "stopwatch")][..], 10_000, 600),
    ] {
        let config = Config { private, ..racing_config(2, options) };
        let mut test = TestTable::playing(config, &["Ada", "Ben"]);
        test.at(10_000);
        for (name, seat) in [("Ada", ONE), ("Ben", TWO)] {
            // With the stopwatch everybody starts alone.
            let _ = test.ask(name, act(seat, "go"));
        }
        test.run();
        assert_eq!(test.table.deadline(), Some(begins + limit * 1000), "{private} {options:?}");
        test.wait(limit);
        test.serve(ServerCommand::Tick).unwrap();
        test.serve(ServerCommand::Tick).unwrap();
        assert!(test.text().contains("round=2/4"), "{}", test.text());
    }
}

#[test]
fn with_the_stopwatch_each_seat_is_measured_from_its_own_start() {
    let mut test = TestTable::playing(racing_config(3, &[("clock", "stopwatch")]), &["Ada", "Ben", "Ben"]);
    test.at(20_000).ask("Ben", act(THREE, "go")).unwrap();
    test.at(90_000).ask("Ada", act(ONE, "go")).unwrap();
    assert!(
        test.table.snapshot(Viewer::Seat(TWO), 0).text.unwrap().ends_with(" h=?,?,?"),
        "others see nothing"
    );
    let clocks = test.table.snapshot(Viewer::Public, 91_000).race;
    assert_eq!(
        clocks.iter().map(|clock| (clock.seat, clock.millis)).collect::<Vec<_>>(),
        [(1, 1000), (3, 71_000)]
    );
    test.at(95_000).ask("Ben", act(THREE, "!")).unwrap();
    test.at(100_000).ask("Ada", act(ONE, "!")).unwrap();
    // Days later; the server was down in between.
    test.table = test.load(500_000_000);
    test.at(600_000_000).ask("Ben", act(TWO, "go")).unwrap();
    test.at(600_020_000).ask("Ben", act(TWO, "!")).unwrap();
    let times = [(3, "75.000".to_owned()), (1, "10.000".to_owned()), (2, "20.000".to_owned())];
    assert_eq!(test.times(), times);
    assert!(test.text().contains("round=2/4"), "{}", test.text());
}

#[test]
fn a_restart_costs_nobody_anything_in_a_race() {
    let mut test = counting(3, &[]);
    test.at(11_000);
    test.table = test.load(50_000);
    assert_eq!(test.at(50_000).held()[0].left, 3000, "the countdown begins anew");
    test.at(53_000).serve(ServerCommand::Tick).unwrap();
    test.at(60_000).ask("Ben", act(TWO, "pass")).unwrap();
    test.table = test.load(900_000);
    // Seven seconds were raced, and all that happened was logged.
    test.at(903_000).ask("Ada", act(ONE, "!")).unwrap();
    test.table = test.load(2_000_000);
    test.at(2_000_000).run();
    assert_eq!(test.times(), [(1, "10.000".to_owned())]);
}

#[test]
fn what_other_seats_do_does_not_make_a_decision_stale() {
    let mut test = race(3, &[]);
    let seen = test.table.version();
    test.raced(500).ask("Ben", act(TWO, "pass")).unwrap();
    assert!(test.table.is_open(ONE, seen) && !test.table.is_open(TWO, seen));
    test.ask("Ada", PersonCommand::Act { seat: ONE, action: "!".to_owned(), seen: Some(seen) }).unwrap();
    assert!(!test.table.is_open(ONE, seen));
}

#[test]
fn the_guardian_claims_and_goes_and_the_claim_stays() {
    let mut test = race(3, &[]);
    test.ask("Ben", PersonCommand::Guardian(TWO, true)).unwrap();
    let seen = test.table.version();
    test.raced(9000).serve(ServerCommand::ActFor { seat: TWO, action: "!".to_owned(), seen }).unwrap();
    test.ask("Ben", PersonCommand::Guardian(TWO, false)).unwrap();
    test.run();
    assert_eq!(test.times(), [(2, "9.000".to_owned())]);
    test.load(0);
}

#[test]
fn bots_race_against_people() {
    let mut test = TestTable::playing(racing_config(3, &[]), &["Ada"]);
    test.now = 10_000;
    let mut dice = SearchRng::new(1);
    // Bots play at their own pace; Ada does nothing but start and choose.
    while test.table.phase() == Phase::Playing {
        let bots: Vec<_> = test.table.bots_to_act().collect();
        let thoughts = bots.iter().map(|&(seat, level)| {
            (test.table.position().unwrap().mind(seat).choose(level, &|| false, &mut dice).unwrap(), seat)
        });
        let next = thoughts.min_by_key(|(thought, _)| thought.after);
        if let Some((thought, seat)) = next {
            test.now += u64::from(thought.after);
            let seen = test.table.version();
            test.serve(ServerCommand::ActFor { seat, action: thought.action, seen }).unwrap();
        } else if test.table.deadline().is_none()
            || !test.table.position().unwrap().actions(ONE).contains(&"!".to_owned())
        {
            let action = test.table.position().unwrap().suggest(ONE, Level::Greedy, &mut dice);
            match action {
                Some(action) if test.held().is_empty() => test.ask("Ada", act(ONE, &action)).unwrap(),
                _ => test.run(),
            }
        }
        test.run();
    }
    test.load(0);
    assert!(test.times().len() >= 4, "{:?}", test.times());
}

/// A possible claim: the seat, when it arrives, and the round trip of its connection.
type Arrival = (u64, u32, u32);

fn claimed(order: &[usize], arrivals: &[Arrival]) -> Vec<(u8, String)> {
    let mut test = race(4, &[]);
    for &nth in order {
        let (arrived, round_trip, revealed) = arrivals[nth];
        let (name, seat) = (NAMES[nth], Seat::at(nth));
        let line = ConnectionTiming { round_trip, revealed: Some(100_000 + u64::from(revealed)) };
        test.table.measured(&PersonId(name.to_lowercase()), line);
        test.raced(arrived).ask(name, act(seat, "!")).unwrap();
        test.load(0);
    }
    test.raced(arrivals.iter().map(|arrival| arrival.0).max().unwrap());
    test.run();
    test.times()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    /// Claims end up in the same order, whatever order the table handles them in.
    #[test]
    fn the_order_of_claims_does_not_depend_on_which_is_handled_first(
        arrivals in prop::collection::vec((9_000..9_300u64, 0..500u32, 0..20u32), 3),
        order in Just(vec![0usize, 1, 2]).prop_shuffle(),
    ) {
        prop_assert_eq!(claimed(&order, &arrivals), claimed(&[0, 1, 2], &arrivals));
    }

    /// A connection that is slowed down on purpose gains the cap and no more.
    #[test]
    fn a_feigned_delay_gains_no_more_than_the_cap(arrived in 1_000..9_000u64, trip in 0..500u32, more in (0..5_000u32, 0..5_000u32)) {
        let time = |arrival: Arrival| {
            let said = claimed(&[0], &[arrival]).remove(0).1;
            said.replace('.', "").parse::<u64>().unwrap()
        };
        let (honest, feigned) = (time((arrived, trip, 0)), time((arrived, trip + more.0, more.1)));
        prop_assert!(feigned <= honest && honest - feigned <= 200);
        prop_assert!(arrived - feigned <= 200);
    }
}
