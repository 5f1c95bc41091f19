//! What a viewer is sent is the same, byte for byte, whoever else looks on.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use irrgarten_catalogue::games;
use irrgarten_game::{Dice as _, SearchRng, Seat, Secret, Turn, Viewer};
use irrgarten_table::{
    CommandFrom, Config, Input, Person, PersonCommand, Phase, Sent, Table, Updates, ViewRequest,
};

/// So many versions of a game have everything that viewers are told.
const VERSIONS: u64 = 60;

/// Viewers who are told what changes.
struct Company {
    viewers: Vec<Viewer>,
    sent: Sent,
    since: Option<u64>,
}

impl Company {
    fn of(viewers: Vec<Viewer>) -> Company {
        Company { viewers, sent: Sent::default(), since: None }
    }

    /// The message for each of them.
    fn told(&mut self, table: &Table) -> Vec<String> {
        let mut updates = Updates::new(table, 0, std::mem::take(&mut self.sent));
        let told = self.viewers.iter().map(|viewer| {
            let mut message = Vec::new();
            let request = ViewRequest { viewer: *viewer, since: self.since, with_text: false, changes: true };
            updates.write(request, &mut message);
            String::from_utf8(message).unwrap()
        });
        let told = told.collect();
        self.sent = updates.sent();
        self.since = Some(table.version());
        told
    }
}

fn ask(table: &mut Table, command: PersonCommand) {
    let asked = CommandFrom::Person(Person::new("ada", "Ada"), command);
    table.handle(&Input { asked, now: 0, at: 0 }).unwrap();
}

#[test]
fn a_viewer_alone_is_sent_what_it_is_sent_in_company() {
    for game in games().all() {
        let (slug, seats) = (game.meta().slug, game.usual_seats());
        let config = Config { game: slug.to_owned(), seats, ..Config::default() };
        let host = Person::new("ada", "Ada");
        let (mut table, _) = Table::open(games(), "t", config, host, Secret([1; 32]), 0).unwrap();
        let viewers: Vec<Viewer> = Viewer::all(seats).collect();
        let mut together = Company::of(viewers.clone());
        let mut alone: Vec<Company> = viewers.iter().map(|viewer| Company::of(vec![*viewer])).collect();
        let mut dice = SearchRng::new(1);
        let mut gathering: Vec<PersonCommand> = Seat::all(seats)
            .map(PersonCommand::Sit)
            .chain(Seat::all(seats).map(|seat| PersonCommand::Ready(seat, true)))
            .collect();
        gathering.reverse();
        let mut changes = 0;
        loop {
            let told = together.told(&table);
            for (one, expected) in alone.iter_mut().zip(told) {
                changes += u32::from(expected.contains(r#""type":"changes""#));
                assert_eq!(one.told(&table), [expected], "{slug}: version {}", table.version());
            }
            if let Some(command) = gathering.pop() {
                ask(&mut table, command);
                continue;
            }
            // In a race time has to pass before anybody acts.
            if table.phase() != Phase::Playing || table.version() > VERSIONS || game.is_live() {
                break;
            }
            let Turn::Decide(deciding) = table.position().unwrap().turn() else {
                panic!("{slug}: a draw waits")
            };
            let seat = deciding.iter().next().unwrap();
            let actions = table.position().unwrap().actions(seat);
            let action = actions[dice.below(actions.len() as u32) as usize].clone();
            ask(&mut table, PersonCommand::Act { seat, action, seen: None });
        }
        assert!(changes > 0, "{slug}: nobody was told of a change");
    }
}
