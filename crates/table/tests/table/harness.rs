//! The test harness: a table with its log and its clock, and checks after every command.

use irrgarten_game::{SearchRng, Seat, Viewer};
use irrgarten_table::{
    CommandFrom, Config, Input, Level, Logged, Millis, Person, PersonCommand, Phase, Secret, SeenEvent,
    ServerCommand, Table, TableError, TimeControl,
};
use irrgarten_toys::games;
use irrgarten_wire as wire;

use crate::watchers::Watchers;

pub(crate) const ONE: Seat = Seat::at(0);
pub(crate) const TWO: Seat = Seat::at(1);
pub(crate) const THREE: Seat = Seat::at(2);

pub(crate) fn person(name: &str) -> Person {
    Person::new(name.to_lowercase(), name)
}

pub(crate) fn config(seats: u8) -> Config {
    // Every action ends a turn.
    let options = [("knocks".to_owned(), "no".to_owned())].into();
    Config { game: "hands".to_owned(), seats, options, ..Config::default() }
}

pub(crate) struct TestTable {
    pub(crate) table: Table,
    pub(crate) log: Vec<Logged>,
    pub(crate) now: Millis,
    pub(crate) dice: SearchRng,
    pub(crate) watchers: Watchers,
}

impl TestTable {
    /// A table opened by Ada.
    pub(crate) fn open(config: Config) -> TestTable {
        TestTable::open_with("t1", config, Secret([7; 32]))
    }

    pub(crate) fn open_with(id: &str, config: Config, secret: Secret) -> TestTable {
        let (table, log) = Table::open(games(), id, config, person("Ada"), secret, 0).unwrap();
        TestTable { table, log, now: 0, dice: SearchRng::new(4), watchers: Watchers::default() }
    }

    /// A game has begun: these people from seat 1 on, bots on the other seats.
    pub(crate) fn playing(config: Config, people: &[&str]) -> TestTable {
        let seats = config.seats;
        let mut test = TestTable::open(config);
        for (seat, name) in Seat::all(seats).zip(people) {
            test.ask(name, PersonCommand::Sit(seat)).unwrap();
        }
        for seat in Seat::all(seats).skip(people.len()) {
            test.ask("Ada", PersonCommand::Invite(seat, Level::Greedy)).unwrap();
        }
        for (seat, name) in Seat::all(seats).zip(people) {
            test.ask(name, PersonCommand::Ready(seat, true)).unwrap();
        }
        assert_eq!(test.table.phase(), Phase::Playing);
        test
    }

    /// A person sends a command.
    pub(crate) fn ask(&mut self, by: &str, command: PersonCommand) -> Result<(), TableError> {
        self.put(CommandFrom::Person(person(by), command))
    }

    /// The server sends a command.
    pub(crate) fn serve(&mut self, command: ServerCommand) -> Result<(), TableError> {
        self.put(CommandFrom::Server(command))
    }

    fn put(&mut self, asked: CommandFrom) -> Result<(), TableError> {
        let input = Input { asked, now: self.now, at: self.now };
        self.log.extend(self.table.handle(&input)?);
        self.watchers.hear(&self.table, self.now);
        Ok(())
    }

    pub(crate) fn wait(&mut self, seconds: u64) -> &mut TestTable {
        self.now += seconds * 1000;
        self
    }

    /// The seat whose turn it is.
    pub(crate) fn mover(&self) -> Seat {
        let snapshot = self.table.snapshot(Viewer::Public, self.now);
        Seat::numbered(snapshot.turn[0], snapshot.config.seats).unwrap()
    }

    /// Something the seat may do.
    pub(crate) fn choose(&mut self, seat: Seat) -> String {
        let position = self.table.position().unwrap();
        position.suggest(seat, irrgarten_faces::Level::Random, &mut self.dice).unwrap()
    }

    /// The seat whose turn it is acts, as a person or as a bot.
    pub(crate) fn act(&mut self) -> Result<(), TableError> {
        let seat = self.mover();
        let action = self.choose(seat);
        let seen = self.table.version();
        match self.table.occupant(seat).cloned() {
            Some(irrgarten_table::Occupant::Person { person }) => {
                self.put(CommandFrom::Person(person, PersonCommand::Act { seat, action, seen: Some(seen) }))
            }
            _ => self.serve(ServerCommand::ActFor { seat, action, seen }),
        }
    }

    /// Plays on until the game is over.
    pub(crate) fn finish(&mut self) {
        while self.table.phase() == Phase::Playing {
            self.act().unwrap();
        }
    }

    pub(crate) fn left(&self, seat: Seat) -> u64 {
        self.table.snapshot(Viewer::Public, self.now).left.unwrap()[seat.index()] / 1000
    }

    pub(crate) fn load(&self, now: Millis) -> Table {
        let cannot = |version: u64| panic!("cannot have happened: {:?}", self.log.get(version as usize - 1));
        Table::load(games(), self.log.iter().cloned(), now).unwrap_or_else(cannot)
    }

    /// Everything that every viewer can see of the table now.
    pub(crate) fn seen(&self) -> Vec<(wire::TableSnapshot, Vec<SeenEvent>)> {
        seen(&self.table, self.now)
    }
}

pub(crate) fn seen(table: &Table, now: Millis) -> Vec<(wire::TableSnapshot, Vec<SeenEvent>)> {
    let viewers = Viewer::all(table.config().seats);
    viewers.map(|who| (table.snapshot(who, now), table.seen_since(0, who).unwrap())).collect()
}

/// One time control of every kind.
pub(crate) const CLOCKS: [TimeControl; 4] = [
    TimeControl::None,
    TimeControl::PerMove { seconds: 60 },
    TimeControl::PerGame { seconds: 300, increment: 5 },
    TimeControl::Days { days: 2 },
];
