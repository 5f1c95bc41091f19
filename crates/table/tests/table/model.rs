//! Random people send random commands to random tables, and the checks of `invariants` hold throughout.

use std::collections::BTreeMap;

use irrgarten_game::{Seat, Secret, Viewer};
use irrgarten_table::{
    CommandFrom, Config, Level, Logged, Occupant, PersonCommand, PersonId, Phase, ProposalKind,
    ServerCommand, TableEvent,
};
use proptest::prelude::*;
use proptest::test_runner::{Config as Runs, RngAlgorithm, TestCaseError, TestRng, TestRunner};

use super::harness::*;
use super::invariants;
use super::may;

const KINDS: [ProposalKind; 3] = [ProposalKind::Undo, ProposalKind::Pause, ProposalKind::Abort];
pub(crate) const PEOPLE: [&str; 5] = ["Ada", "Ben", "Cid", "Dot", "Eve"];
/// Games in which seats act in turn, all at once, each alone, and all together.
const GAMES: [(&str, &[(&str, &str)]); 8] = [
    ("hands", &[]),
    ("hands", &[("knocks", "no"), ("first", "1")]),
    ("dash", &[]),
    ("dash", &[("rounds", "1"), ("limit", "60")]),
    ("dash", &[("check", "instant"), ("first", "1")]),
    ("dash", &[("check", "instant"), ("rounds", "2"), ("pause", "0")]),
    ("dash", &[("clock", "stopwatch"), ("rounds", "1"), ("limit", "60")]),
    ("lots", &[]),
];

/// How a table begins.
#[derive(Clone, Debug)]
struct Opening {
    seats: u8,
    clock: usize,
    rated: bool,
    game: usize,
    /// The people on the first seats, one of them perhaps on several; bots sit on the others.
    sitters: [u8; 4],
}

/// Random numbers, interpreted at the table as it is.
#[derive(Clone, Debug)]
struct Step {
    what: u8,
    who: u8,
    seat: u8,
    number: u8,
    /// Seconds to wait; sometimes the clock jumps back instead.
    wait: u16,
}

impl Step {
    /// A random number for a check after this step.
    fn dice(&self) -> usize {
        usize::from(self.wait) * 256 + usize::from(self.number)
    }
}

fn opening() -> impl Strategy<Value = Opening> {
    (1..=4u8, 0..4usize, any::<bool>(), 0..8usize, any::<[u8; 4]>()).prop_map(
        |(seats, clock, rated, game, sitters)| {
            let together = GAMES[game].0 == "lots";
            let seats = if together { seats.clamp(2, 3) } else { seats };
            Opening { seats, clock, rated: rated && seats > 1 && !together, game, sitters }
        },
    )
}

fn step() -> impl Strategy<Value = Step> {
    (any::<u8>(), any::<u8>(), any::<u8>(), any::<u8>(), any::<u16>())
        .prop_map(|(what, who, seat, number, wait)| Step { what, who, seat, number, wait })
}

fn config_of(opening: &Opening) -> Config {
    let (game, options) = GAMES[opening.game];
    let options = options.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
    let (clock, rated) = (CLOCKS[opening.clock], opening.rated);
    Config { game: game.to_owned(), options, clock, rated, ..config(opening.seats) }
}

/// The share of a seat; what matters is only that it is known here.
pub(crate) fn share(seat: Seat, number: u8) -> Secret {
    Secret([seat.number() + 10 * (number % 2); 32])
}

/// A command and its sender. About half of them do what should come next, so that games come to their ends.
fn request(test: &mut TestTable, step: &Step) -> CommandFrom {
    let seats = test.table.config().seats;
    // Now and then a seat that does not exist.
    let seat = Seat::at(usize::from(step.seat) % (usize::from(seats) + usize::from(step.number > 250)));
    let mut by = person(PEOPLE[usize::from(step.who) % PEOPLE.len()]);
    let owner = match test.table.occupant(seat) {
        Some(Occupant::Person { person }) => Some(person.clone()),
        _ => None,
    };
    let odd = step.number % 2 == 1;
    // Mostly the right person asks.
    if let Some(owner) = owner.filter(|_| step.who < 200) {
        by = owner;
    }
    let command = match (test.table.phase(), step.what) {
        (_, 0..8) => {
            PersonCommand::Say(["hello", "", " \t", "was ist?"][usize::from(step.number % 4)].to_owned())
        }
        (_, 8) => PersonCommand::Abort,
        (_, 9) => PersonCommand::Leave,
        (_, 10..16) => return CommandFrom::Server(ServerCommand::LinkRematch("t2".to_owned())),
        (_, 16..24) => PersonCommand::Guardian(seat, odd),
        (_, 24..32) => PersonCommand::Pause(odd),
        (Phase::Paused, 128..) => PersonCommand::Pause(false),
        (_, 32..40) => PersonCommand::AskUndo(seat),
        (_, 40..44) => PersonCommand::Answer(seat, KINDS[usize::from(step.who % 3)], odd),
        (Phase::Playing | Phase::Paused, 100..140) if let Some(answer) = due_answer(test, step) => {
            return answer;
        }
        (_, 44..50) => return CommandFrom::Server(ServerCommand::Tick),
        (Phase::Playing, _) if step.wait % 97 < 7 => return CommandFrom::Server(ServerCommand::Tick),
        (_, 50..54) => return CommandFrom::Server(ServerCommand::DealNow),
        (_, 54..58) => PersonCommand::Free(seat),
        (_, 58..62) | (Phase::Gathering, 200..220) => {
            by = person("Ada");
            let config = Config {
                clock: CLOCKS[usize::from(step.number % 4)],
                grows: step.number.is_multiple_of(3),
                rated: test.table.config().rated != step.number.is_multiple_of(4),
                ..test.table.config().clone()
            };
            PersonCommand::Configure(if odd {
                Config { seats: 1 + step.number % 5, ..config }
            } else {
                config
            })
        }
        (_, 62..64) => PersonCommand::Sit(seat),
        (_, 64..66) => PersonCommand::AskSeat,
        (_, 66..68) => {
            let asking = test.table.asking().first().map_or_else(|| person("Eve").id, |asks| asks.id.clone());
            by = person("Ada");
            PersonCommand::GiveSeat(asking, odd)
        }
        (_, 68..70) | (Phase::Gathering, 180..200) => PersonCommand::Learn(seat, odd),
        (_, 80..82) | (Phase::Gathering, 140..180) => {
            PersonCommand::Commit(seat, share(seat, step.number).commitment("t1"))
        }
        (_, 70..74) => PersonCommand::Ready(seat, odd),
        (_, 74..78) | (Phase::Dealing, 128..) => PersonCommand::Reveal(seat, share(seat, step.number)),
        (Phase::Gathering, 78..140) if test.table.occupant(seat) == Some(&Occupant::Empty) => {
            if odd {
                by = person("Ada");
                PersonCommand::Invite(seat, Level::Random)
            } else {
                PersonCommand::Sit(seat)
            }
        }
        (Phase::Gathering, _) => PersonCommand::Ready(seat, true),
        (Phase::Dealing, _) => return CommandFrom::Server(ServerCommand::DealNow),
        (Phase::Playing, 86..150) if seats == 1 => PersonCommand::AskUndo(seat),
        (Phase::Playing, 86..) => return next_action(test, step),
        (Phase::Playing, _) => {
            let action = ["07", "nonsense", "!", "12.345"][usize::from(step.number % 4)].to_owned();
            PersonCommand::Act { seat, action, seen: odd.then_some(u64::from(step.number)) }
        }
        _ => PersonCommand::Say("over".to_owned()),
    };
    CommandFrom::Person(by, command)
}

/// Somebody who is asked answers.
fn due_answer(test: &TestTable, step: &Step) -> Option<CommandFrom> {
    let proposal = test.table.snapshot(Viewer::Public, test.now).proposal?;
    let seat = Seat::at(usize::from(*proposal.asked.first()?) - 1);
    let person = test.table.occupant(seat)?.person()?.clone();
    Some(CommandFrom::Person(
        person,
        PersonCommand::Answer(seat, proposal.kind, !step.number.is_multiple_of(4)),
    ))
}

/// A seat that is to act acts; if all wait, time passes.
fn next_action(test: &mut TestTable, step: &Step) -> CommandFrom {
    let turn = test.table.snapshot(Viewer::Public, test.now).turn;
    if turn.is_empty() {
        test.now = test.now.max(test.table.deadline().unwrap());
        return CommandFrom::Server(ServerCommand::Tick);
    }
    let seat = Seat::at(usize::from(turn[usize::from(step.seat) % turn.len()]) - 1);
    let bot = test.table.bots_to_act().any(|(bot, _)| bot == seat);
    let (mut action, seen) = (test.choose(seat), test.table.version());
    // Built-in bots seldom claim, and never wrongly.
    if test.table.config().game == "dash" && step.number.is_multiple_of(8) {
        "!".clone_into(&mut action);
    }
    match test.table.occupant(seat).cloned() {
        Some(Occupant::Person { person }) if !bot => {
            CommandFrom::Person(person, PersonCommand::Act { seat, action, seen: Some(seen) })
        }
        _ => CommandFrom::Server(ServerCommand::ActFor { seat, action, seen }),
    }
}

/// Counts what happened.
#[derive(Default)]
pub(crate) struct Tally(pub(crate) BTreeMap<String, u64>);

impl Tally {
    pub(crate) fn count(&mut self, what: impl Into<String>) {
        *self.0.entry(what.into()).or_default() += 1;
    }
}

fn name(event: &TableEvent) -> String {
    let debug = format!("{event:?}");
    debug.split([' ', '(', '{']).next().unwrap_or_default().to_owned()
}

fn play(opening: &Opening, steps: &[Step], tally: &mut Tally) {
    let mut test = TestTable::open(config_of(opening));
    for (seat, sitter) in Seat::all(opening.seats).zip(opening.sitters) {
        match sitter {
            // At a rated table nobody has a second seat.
            0..100 => drop(test.ask(PEOPLE[usize::from(sitter % 3)], PersonCommand::Sit(seat))),
            100..160 => test.ask("Ada", PersonCommand::Invite(seat, Level::Greedy)).unwrap(),
            _ => {}
        }
    }
    let mut after_the_end = 0;
    for step in steps {
        after_the_end += usize::from(test.table.phase() == Phase::Over);
        if after_the_end > 8 {
            break;
        }
        match step.wait % 97 {
            0 => test.now = test.now.saturating_sub(u64::from(step.wait) * 1000),
            1 => {
                // Unloaded for days, and loaded again.
                test.now += 1_000_000_000;
                test.table = test.load(test.now);
                tally.count("restart");
            }
            2..6 => test.now += 400_000,
            6 => test.now += 200_000_000,
            wait => test.now += u64::from(wait) * 100,
        }
        let who = PersonId(PEOPLE[usize::from(step.who) % PEOPLE.len()].to_lowercase());
        if step.number < 24 {
            test.table.present(&who, step.number < 8, test.now);
        }
        let asked = request(&mut test, step);
        let logged = invariants::ask(&mut test, asked, tally);
        for Logged { event, .. } in &logged {
            tally.count(name(event));
            match event {
                TableEvent::Acted { chosen_by, .. } => tally.count(format!("by {chosen_by:?}")),
                TableEvent::Held { hold, .. } => tally.count(format!("{hold:?}")),
                TableEvent::Proposed { kind, .. } => tally.count(format!("asked for {kind:?}")),
                _ => {}
            }
        }
        // That a refusal changes nothing has been checked already.
        if !logged.is_empty() {
            invariants::table(&test, tally);
            may::says_what_is_accepted(&test, step.dice(), tally);
        }
    }
    tally.count(format!("{:?}", test.table.phase()));
}

#[test]
fn whatever_is_asked_the_invariants_of_a_table_hold() {
    let cases =
        std::env::var("IRRGARTEN_TABLE_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(128);
    let runs = Runs { cases, failure_persistence: None, max_shrink_iters: 2_000, ..Runs::default() };
    let dice = TestRng::from_seed(RngAlgorithm::ChaCha, &[7; 32]);
    let tally = std::cell::RefCell::new(Tally::default());
    let plan = (opening(), proptest::collection::vec(step(), 40..200));
    let done = TestRunner::new_with_rng(runs, dice).run(&plan, |(opening, steps)| {
        let played = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            play(&opening, &steps, &mut tally.borrow_mut());
        }));
        played.map_err(|_| TestCaseError::fail("see above"))
    });
    done.unwrap();
    let tally = tally.into_inner();
    // A test that never gets there proves nothing: everything must have happened.
    let kinds = "Configured Seated Ready Committed Dealing Revealed Started Acted Drew Proposed Answered Undone Paused Resumed \
                 SeatAsked Learning Guardian Resigned Said Ended Rematch restart refused Playing Over Held Claimed Countdown Delay Penalty";
    for kind in kinds.split(' ').chain([
        "record replayed",
        "asked for Undo",
        "asked for Pause",
        "asked for Abort",
        "by Seat",
        "by Clock",
        "by Guardian",
        "way on: DealNow",
        "way on: Pause",
        "way on: Tick",
        "pause: None",
        "pause: Some(Now)",
        "pause: Some(Agreed)",
        "resume: None",
        "resume: Some(Now)",
        "take back: None",
        "take back: Some(Now)",
        "abort: None",
        "abort: Some(Now)",
        "abort: Some(Agreed)",
        "resign: Some(Now)",
        "guard: None",
        "guard: Some(Now)",
        "dismiss the guardian: None",
        "dismiss the guardian: Some(Now)",
        "list: None",
        "list: Some(Now)",
        "give a seat: None",
        "give a seat: Some(Now)",
    ]) {
        assert!(tally.0.contains_key(kind), "{kind} never happened: {:?}", tally.0);
    }
}
