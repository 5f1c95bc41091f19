//! Games that begin at a position instead of a deal.

use irrgarten_faces::{GameError, Position};
use irrgarten_game::{Seat, Seed, Turn};
use irrgarten_table::{Config, Phase, Secret, Table, TableError};
use irrgarten_toys::games;
use irrgarten_wire::Code;

use super::harness::{TestTable, person};

/// Where a game of `hands` for two is after some actions.
fn middle() -> String {
    let options = [("knocks".to_owned(), "no".to_owned())];
    let mut position = games().find("hands").unwrap().deal(2, &options, &Seed([5; 32])).unwrap();
    for number in 0..4 {
        let action = position.actions(mover(&*position)).swap_remove(0);
        position.act_in_text(mover(&*position), &action).unwrap();
        while let Ok(drawn) = position.foresee(&Seed([5; 32]), number) {
            position.draw(&drawn).unwrap();
        }
    }
    position.text()
}

fn mover(position: &dyn Position) -> Seat {
    let Turn::Decide(seats) = position.turn() else { panic!("nobody is to act") };
    seats.iter().next().unwrap()
}

fn at(start: &str) -> Config {
    let start = Some(start.to_owned());
    Config { game: "hands".to_owned(), seats: 2, start, ..Config::default() }
}

#[test]
fn a_game_goes_on_at_a_position_and_its_record_says_where_it_began() {
    let start = middle();
    let mut test = TestTable::playing(at(&start), &["Ada", "Ben"]);
    assert_eq!(test.table.position().unwrap().text(), start);
    test.finish();
    let record = test.table.record().unwrap();
    assert_eq!(record.start.as_deref(), Some(start.as_str()));
    assert!(record.seed.is_none() && record.deal.is_none(), "the seed has not dealt this");
    let read = record.to_string().parse().unwrap();
    let replay = games().find("hands").unwrap().replay(&read).unwrap();
    assert_eq!(replay.score, record.result);
    let again = test.load(test.now);
    assert_eq!(again.phase(), Phase::Over);
    assert_eq!(again.record(), test.table.record());
}

#[test]
fn the_next_game_is_dealt() {
    let mut test = TestTable::playing(at(&middle()), &["Ada", "Ben"]);
    test.finish();
    assert_eq!(test.table.rematch_config(false).start, None);
}

#[test]
fn what_cannot_be_gone_on_with_is_refused() {
    let start = middle();
    let open =
        |config: Config| Table::open(games(), "t1", config, person("Ada"), Secret([7; 32]), 0).err().unwrap();
    let of_three = Config { seats: 3, ..at(&start) };
    assert!(matches!(open(of_three), TableError::Game(GameError::BadPosition(_))));
    assert!(matches!(open(at("hands/1 nothing")), TableError::Game(GameError::BadPosition(_))));
    let rated = Config { rated: true, ..at(&start) };
    assert_eq!(open(rated), TableError::Refused(Code::NoRatings));
    for config in [
        Config { grows: true, ..at(&start) },
        Config { options: [("knocks".to_owned(), "no".to_owned())].into(), ..at(&start) },
    ] {
        assert!(matches!(open(config), TableError::Game(GameError::BadOption(_))));
    }
    let mut test = TestTable::playing(at(&start), &["Ada", "Ben"]);
    test.finish();
    let over = test.table.position().unwrap().text();
    assert_eq!(open(at(&over)), TableError::Game(GameError::GameOver));
}
