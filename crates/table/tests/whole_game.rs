//! A table from its opening to the end of the game.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use irrgarten_catalogue::Level;
use irrgarten_game::{SearchRng, Seat, Viewer};
use irrgarten_table::{Command, Config, Input, Logged, Person, PersonId, Phase, Refusal, Secret, Table};

fn person(name: &str) -> Person {
    Person { id: PersonId(name.to_lowercase()), name: name.to_owned() }
}

fn config(seats: u8) -> Config {
    Config {
        game: "cards".to_owned(),
        seats,
        options: vec![],
        clock: irrgarten_table::ClockSetting::None,
        rated: false,
        private: false,
    }
}

struct Host {
    table: Table,
    log: Vec<Logged>,
    now: u64,
}

impl Host {
    fn ask(&mut self, by: Option<&str>, command: Command) -> Result<(), Refusal> {
        self.now += 1000;
        let input = Input { by: by.map(person), now: self.now, at: self.now, command };
        self.log.extend(self.table.handle(&input)?);
        Ok(())
    }
}

#[test]
fn two_people_and_a_bot_play_to_the_end_and_the_log_is_the_table() {
    let secret = Secret([7; 32]);
    let (table, log) = Table::open("t1", config(3), person("Ada"), secret, 0).unwrap();
    let mut host = Host { table, log, now: 0 };
    let seats: Vec<Seat> = Seat::all(3).collect();
    host.ask(Some("Ada"), Command::Sit(seats[0])).unwrap();
    host.ask(Some("Ben"), Command::Sit(seats[1])).unwrap();
    assert_eq!(host.ask(Some("Cid"), Command::Sit(seats[1])), Err(Refusal::SeatTaken));
    assert_eq!(host.ask(Some("Ben"), Command::Invite(seats[2], Level::Greedy)), Err(Refusal::HostOnly));
    host.ask(Some("Ada"), Command::Invite(seats[2], Level::Greedy)).unwrap();
    let share = Secret([1; 32]);
    host.ask(Some("Ada"), Command::Commit(seats[0], share.commitment("t1"))).unwrap();
    host.ask(Some("Ada"), Command::Ready(seats[0], true)).unwrap();
    host.ask(Some("Ben"), Command::Ready(seats[1], true)).unwrap();
    assert_eq!(host.table.phase(), Phase::Dealing);
    assert_eq!(host.ask(Some("Ada"), Command::Reveal(seats[0], Secret([2; 32]))), Err(Refusal::BadShare));
    host.ask(Some("Ada"), Command::Reveal(seats[0], share)).unwrap();
    assert_eq!(host.table.phase(), Phase::Playing);

    let mut dice = SearchRng::new(4);
    while host.table.phase() == Phase::Playing {
        let version = host.table.version();
        let position = host.table.position().unwrap();
        if let Some((seat, level)) = host.table.bot_to_act() {
            let action = position.suggest(seat, level, &mut dice).unwrap();
            host.ask(None, Command::ActFor { seat, action, seen: version }).unwrap();
        } else {
            let seat = seats.iter().copied().find(|&seat| !position.actions(seat).is_empty()).unwrap();
            let action = position.suggest(seat, Level::Random, &mut dice).unwrap();
            let name = ["Ada", "Ben"][seat.index()];
            let other = ["Ben", "Ada"][seat.index()];
            let act = Command::Act { seat, action, seen: None };
            assert_eq!(host.ask(Some(other), act.clone()), Err(Refusal::NotYourSeat));
            host.ask(Some(name), act).unwrap();
        }
    }
    assert_eq!(host.table.phase(), Phase::Over);
    let again = Table::load(host.log.iter().cloned(), host.now).unwrap();
    for who in Viewer::all(3) {
        assert_eq!(again.snapshot(who, 0), host.table.snapshot(who, 0));
        assert_eq!(again.seen_since(0, who), host.table.seen_since(0, who));
    }
    let json: Vec<String> = host.log.iter().map(|logged| serde_json::to_string(logged).unwrap()).collect();
    let read = json.iter().map(|line| serde_json::from_str::<Logged>(line).unwrap());
    assert!(read.eq(host.log.iter().cloned()));
}
