//! A seat may do what it is offered, and say nothing that is for the table to say.

use irrgarten_game::Seat;
use irrgarten_table::{Command, Config, Input, Person, Phase, Refusal, Secret, Table};

/// In a race the table writes down how long a seat thought. A seat that could say so itself would always be fastest.
#[test]
fn a_seat_cannot_choose_its_own_time() {
    let ada = Person::new("ada", "Ada");
    let config = Config { game: "djinn".to_owned(), seats: 1, ..Config::default() };
    let (mut table, _) = Table::open("t1", config, ada.clone(), Secret([3; 32]), 0).unwrap();
    let seat = Seat::at(0);
    let mut ask = |command| {
        table.handle(&Input { by: Some(ada.clone()), now: 0, at: 0, command }).map(|_| table.phase())
    };
    let act = |action: &str| Command::Act { seat, action: action.to_owned(), seen: None };
    ask(Command::Sit(seat)).unwrap();
    assert_eq!(ask(Command::Ready(seat, true)), Ok(Phase::Playing));
    for action in ["roll", "go"] {
        ask(act(action)).unwrap();
    }
    assert_eq!(ask(act("0.001")), Err(Refusal::NotOffered));
    assert_eq!(ask(act("pass")).map_err(|refusal| refusal.code()), Ok(Phase::Playing));
}
