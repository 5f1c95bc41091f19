//! Notifies the people at a table, wherever they are, that a game has begun, that it is their turn, that it is over.

use irrgarten_api::people_at;
use irrgarten_game::SeatSet;
use irrgarten_store::TableId;
use irrgarten_table::{Occupant, Person, Phase, Table, TableEvent};
use irrgarten_wire::Notification;

use super::TableTask;
use crate::metrics::count;
use crate::notify::webhooks::DueTurn;

/// What the people at a table have been notified of.
pub(super) struct Notified {
    version: u64,
    phase: Phase,
    /// The seats that have been told that it is their turn.
    asked: SeatSet,
}

impl Notified {
    pub(super) fn of(table: &Table) -> Notified {
        Notified { version: table.version(), phase: table.phase(), asked: table.deciding() }
    }

    /// Takes note of the table as it is now, and returns what has changed.
    fn catch_up(&mut self, table: &Table) -> Changes {
        let had_begun = began(self.phase);
        for event in table.events_since(self.version) {
            match event {
                TableEvent::Acted { seat, .. } => self.asked = self.asked.without(*seat),
                TableEvent::Undone => self.asked = SeatSet::EMPTY,
                _ => {}
            }
        }
        let deciding = table.deciding();
        let over = table.phase() == Phase::Over && self.phase != Phase::Over;
        let asked = deciding.iter().filter(|&seat| !self.asked.has(seat)).fold(SeatSet::EMPTY, SeatSet::with);
        *self = Notified::of(table);
        Changes { begun: began(self.phase) && !had_begun, asked, over }
    }
}

/// What is worth a notification.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Changes {
    begun: bool,
    asked: SeatSet,
    over: bool,
}

fn began(phase: Phase) -> bool {
    matches!(phase, Phase::Playing | Phase::Paused)
}

impl TableTask {
    /// Notifies everybody at the table of what has changed.
    pub(super) fn notify(&mut self) {
        let (Some(table), Some(notified)) = (&self.table, &mut self.notified) else { return };
        if notified.version == table.version() {
            return;
        }
        let (id, changes) = (self.id, notified.catch_up(table));
        let services = &self.services;
        if changes.begun {
            for person in distinct(people_at(table)) {
                services.notify(&person.id, || start(id, table, &person));
            }
        }
        for seat in changes.asked.iter() {
            let Some(Occupant::Person { person }) = table.occupant(seat) else { continue };
            services.notify(&person.id, || turn(id, table, seat.number()));
            if !person.bot && !self.is_here(&person.id) {
                let config = table.config();
                let shown = (!config.private).then(|| id.to_string());
                let (person, game) = (person.id.clone(), config.game.clone());
                if !self.services.webhooks.enqueue(DueTurn {
                    person,
                    table: shown,
                    game,
                    seat: seat.number(),
                }) {
                    count(&self.services.metrics.hooks_dropped);
                }
            }
        }
        if changes.over {
            let over = || Notification::GameOver {
                table: id.to_string(),
                game: table.config().game.clone(),
                score: table.events_since(0).find_map(|event| match event {
                    TableEvent::Ended { score, .. } => score.as_ref().map(ToString::to_string),
                    _ => None,
                }),
            };
            for person in distinct(people_at(table)) {
                services.notify(&person.id, over);
            }
        }
    }
}

fn distinct(mut people: Vec<Person>) -> Vec<Person> {
    people.sort_by(|a, b| a.id.cmp(&b.id));
    people.dedup_by(|a, b| a.id == b.id);
    people
}

fn start(id: TableId, table: &Table, person: &Person) -> Notification {
    Notification::GameStart {
        table: id.to_string(),
        game: table.config().game.clone(),
        seats: table.seats_of(&person.id).iter().map(|seat| seat.number()).collect(),
    }
}

fn turn(id: TableId, table: &Table, seat: u8) -> Notification {
    Notification::YourTurn {
        table: id.to_string(),
        game: table.config().game.clone(),
        seat,
        version: table.version(),
    }
}

/// What a new subscriber should know of a table.
pub(super) fn standing(id: TableId, table: &Table, person: &Person) -> Vec<Notification> {
    let mine = table.seats_of(&person.id);
    if !began(table.phase()) || mine.is_empty() {
        return Vec::new();
    }
    let turns = mine.iter().filter(|seat| table.deciding().has(**seat));
    std::iter::once(start(id, table, person))
        .chain(turns.map(|seat| turn(id, table, seat.number())))
        .collect()
}

#[cfg(test)]
mod tests {
    use irrgarten_game::Seat;
    use irrgarten_table::{CommandFrom, Config, Input, PersonCommand, Secret};

    use super::*;

    fn table(seats: u8, options: &[(&str, &str)]) -> Table {
        let options = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        let config = Config { game: "hands".to_owned(), seats, options, ..Config::default() };
        Table::open(irrgarten_toys::games(), "t", config, Person::new("ada", "Ada"), Secret([1; 32]), 0)
            .unwrap()
            .0
    }

    fn ask(table: &mut Table, command: PersonCommand) {
        let asked = CommandFrom::Person(Person::new("ada", "Ada"), command);
        table.handle(&Input { asked, now: 0, at: 0 }).unwrap();
    }

    fn act(table: &mut Table, seat: Seat) {
        let action = table.position().unwrap().actions(seat).remove(0);
        ask(table, PersonCommand::Act { seat, action, seen: None });
    }

    #[test]
    fn every_turn_is_notified_once() {
        let mut table = table(2, &[("first", "1")]);
        let mut notified = Notified::of(&table);
        let (one, two) = (Seat::at(0), Seat::at(1));
        let none = Changes { begun: false, asked: SeatSet::EMPTY, over: false };
        for seat in [one, two] {
            ask(&mut table, PersonCommand::Sit(seat));
            assert_eq!(notified.catch_up(&table), none);
        }
        ask(&mut table, PersonCommand::Ready(one, true));
        ask(&mut table, PersonCommand::Ready(two, true));
        let first = Changes { begun: true, asked: SeatSet::only(one), over: false };
        assert_eq!(notified.catch_up(&table), first);
        ask(&mut table, PersonCommand::Say("hm".to_owned()));
        assert_eq!(notified.catch_up(&table), none);
        act(&mut table, one);
        assert_eq!(notified.catch_up(&table), Changes { asked: SeatSet::only(two), ..none });
        ask(&mut table, PersonCommand::Pause(true));
        assert_eq!(notified.catch_up(&table), none);
        ask(&mut table, PersonCommand::Pause(false));
        assert_eq!(
            notified.catch_up(&table),
            Changes { asked: SeatSet::only(two), ..none },
            "time runs again"
        );
    }

    #[test]
    fn a_seat_alone_is_asked_again_after_each_action_and_told_of_the_end() {
        let mut table = table(1, &[]);
        let one = Seat::at(0);
        ask(&mut table, PersonCommand::Sit(one));
        ask(&mut table, PersonCommand::Ready(one, true));
        let mut notified = Notified::of(&table);
        let mut turns = 0;
        loop {
            act(&mut table, one);
            let changes = notified.catch_up(&table);
            assert!(!changes.begun);
            if changes.over {
                assert!(changes.asked.is_empty());
                break;
            }
            assert_eq!(changes.asked, SeatSet::only(one));
            turns += 1;
        }
        assert!(turns > 10);
    }
}
