//! What of a table's settings goes over to a rematch, with real games.

use std::collections::BTreeMap;

use irrgarten_catalogue::games;
use irrgarten_game::Secret;
use irrgarten_table::{Config, Person, Table};

fn options(pairs: &[(&str, &str)]) -> BTreeMap<String, String> {
    pairs.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect()
}

/// The settings of a rematch of a table of towers with these.
fn rematch(seats: u8, chosen: &[(&str, &str)]) -> BTreeMap<String, String> {
    let config = Config { game: "towers".to_owned(), seats, options: options(chosen), ..Config::default() };
    let host = Person::new("ada", "Ada");
    let (table, _) = Table::open(games(), "t1", config, host, Secret([1; 32]), 0).unwrap();
    table.rematch_config(false).options
}

/// T-KIDS-02: the children's rule is a person's, and people sit one seat further.
#[test]
fn what_was_chosen_for_a_seat_moves_with_its_player() {
    assert_eq!(rematch(2, &[("kids", "G")]), options(&[("kids", "R")]));
    assert_eq!(rematch(3, &[("kids", "RB")]), options(&[("kids", "BG")]));
    assert_eq!(rematch(4, &[("kids", "GY")]), options(&[("kids", "RY")]));
    assert_eq!(rematch(4, &[("kids", "all"), ("equal_turns", "true")]).len(), 2);
}

/// T-SETUP-09: a maze that was kept for one game is not kept for the next by itself.
#[test]
fn a_maze_is_kept_only_if_wished() {
    let maze = ".a3J.a2H./54L34Kc3I31E72-/.73-.51-./92-63-a3-52-51F/.b4-.91-.:32G";
    assert_eq!(rematch(2, &[("maze", maze)]), options(&[]));
}
