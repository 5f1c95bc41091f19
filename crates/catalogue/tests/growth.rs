//! What does not grow with the length of a game: what a bot gets to think from, the memory of one more event, and the work
//! for a move.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use irrgarten_catalogue::games;
use irrgarten_faces::Entry;
use irrgarten_game::{Dice as _, SearchRng, Seat, Secret, Turn, Viewer};
use irrgarten_laws::{Counting, bytes_asked_for, bytes_in_use};
use irrgarten_table::{
    CommandFrom, Config, Input, Person, PersonCommand, Phase, Sent, Table, Updates, ViewRequest,
};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Games that have gone on for so long have everything that bots look back at.
const LONG: u64 = 300;
/// Far more than a game at a table has, so that the doubling of lists is over.
const LONGEST: u64 = 1200;
/// The most bytes for an event, with the room that lists keep free for more.
const EVENT: i64 = 560;

fn ask(table: &mut Table, command: PersonCommand) {
    let asked = CommandFrom::Person(Person::new("ada", "Ada"), command);
    table.handle(&Input { asked, now: 0, at: 0 }).unwrap();
}

/// A table at which one person has every seat, shortly after the deal.
fn dealt(game: &dyn Entry) -> Table {
    let (slug, seats) = (game.meta().slug.to_owned(), game.usual_seats());
    let config = Config { game: slug, seats, ..Config::default() };
    let host = Person::new("ada", "Ada");
    let (mut table, _) = Table::open(games(), "t", config, host, Secret([1; 32]), 0).unwrap();
    Seat::all(seats).for_each(|seat| ask(&mut table, PersonCommand::Sit(seat)));
    Seat::all(seats).for_each(|seat| ask(&mut table, PersonCommand::Ready(seat, true)));
    table
}

/// How many bytes a bot on this seat would get.
fn bytes_of_mind(table: &Table, seat: Seat) -> i64 {
    let before = bytes_in_use();
    let mind = table.position().unwrap().mind(seat);
    let bytes = bytes_in_use() - before;
    drop(mind);
    bytes
}

#[test]
fn neither_a_bots_decision_nor_an_event_costs_more_in_a_long_game() {
    // In a race time has to pass, and nobody looks back.
    for game in games().all().iter().filter(|game| !game.is_live()) {
        let slug = game.meta().slug;
        let mut dice = SearchRng::new(1);
        let begun = bytes_in_use();
        let mut table = dealt(*game);
        let mut minds = (0, 0);
        while table.phase() == Phase::Playing && table.version() < LONGEST {
            let Turn::Decide(seats) = table.position().unwrap().turn() else {
                panic!("{slug}: a draw waits")
            };
            let seat = seats.iter().next().unwrap();
            let bytes = bytes_of_mind(&table, seat);
            let most = if table.version() < LONG { &mut minds.0 } else { &mut minds.1 };
            *most = bytes.max(*most);
            let actions = table.position().unwrap().actions(seat);
            let action = actions[dice.below(actions.len() as u32) as usize].clone();
            ask(&mut table, PersonCommand::Act { seat, action, seen: None });
        }
        let an_event = (bytes_in_use() - begun) / table.version() as i64;
        println!(
            "{slug}: {} events of {an_event} bytes, minds of {} and {} bytes",
            table.version(),
            minds.0,
            minds.1
        );
        assert!(minds.1 <= minds.0, "{slug}: a bot gets {} bytes, and {} in a long game", minds.0, minds.1);
        assert!(an_event <= EVENT, "{slug}: {an_event} bytes an event");
    }
}

/// A table, and what its viewers were sent.
struct Told {
    table: Table,
    sent: Sent,
}

impl Told {
    fn say_until(&mut self, version: u64) {
        while self.table.version() < version {
            ask(&mut self.table, PersonCommand::Say("hm".to_owned()));
        }
        self.tell(self.table.version());
    }

    /// Tells a seat and the public what changed since a version.
    fn tell(&mut self, since: u64) {
        let mut updates = Updates::new(&self.table, 0, std::mem::take(&mut self.sent));
        for viewer in [Viewer::Seat(Seat::at(0)), Viewer::Public] {
            let request = ViewRequest { viewer, since: Some(since), with_text: false, changes: true };
            updates.write(request, &mut Vec::new());
        }
        self.sent = updates.sent();
    }

    /// The bytes asked for while a seat acts and everybody is told.
    fn act(&mut self, seat: Seat, action: String) -> u64 {
        let (before, version) = (bytes_asked_for(), self.table.version());
        ask(&mut self.table, PersonCommand::Act { seat, action, seen: None });
        self.tell(version);
        bytes_asked_for() - before
    }
}

/// The same game at two tables, at one of which much was said before. Memory asked for is what can be counted: whatever
/// copies, collects or reads again what has happened asks for more of it.
#[test]
fn a_move_at_event_10_000_costs_what_one_at_event_100_does() {
    for game in games().all().iter().filter(|game| !game.is_live()) {
        let slug = game.meta().slug;
        let mut dice = SearchRng::new(1);
        let [mut short, mut long] = [100, 10_000].map(|version| {
            let mut told = Told { table: dealt(*game), sent: Sent::default() };
            told.say_until(version);
            told
        });
        let (mut at_100, mut at_10_000) = (0, 0);
        for _ in 0..40 {
            let Turn::Decide(seats) = short.table.position().unwrap().turn() else { break };
            let seat = seats.iter().next().unwrap();
            let actions = short.table.position().unwrap().actions(seat);
            let action = actions[dice.below(actions.len() as u32) as usize].clone();
            at_100 += short.act(seat, action.clone());
            at_10_000 += long.act(seat, action);
        }
        println!("{slug}: {at_10_000} bytes for 40 moves from event 10,000 on, {at_100} from event 100 on");
        // Versions with more digits need a few bytes more, and buffers that double now and then twice as many.
        assert!(at_10_000 * 4 <= at_100 * 5, "{slug}: {at_10_000} bytes at event 10,000, {at_100} at 100");
    }
}
